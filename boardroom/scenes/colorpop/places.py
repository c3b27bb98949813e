"""What lies around the frame: a tray for every seat, and the cards with the secret colours."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from boardroom.games.colorpop import HIDDEN, TOKENS, ColorpopView, Pop
from boardroom.games.colorpop.tokens import SEATS
from boardroom.games.game import OVER
from boardroom.scenes.colorpop.layout import Tray, trays
from boardroom.scenes.colorpop.seating import Holding
from boardroom.scenes.colorpop.sprites import Sprites, tray_area
from boardroom.scenes.thing import Stage, Thing

_NOTHING = (0,) * len(TOKENS)


class Table(Stage, Protocol):
    """The scene, which knows who sits there and who has won."""

    @property
    def seat_colours(self) -> tuple[str, ...]: ...
    @property
    def winners(self) -> tuple[int, ...] | None: ...


class Places:
    """The things before all seats, as ``home`` sees the table."""

    def __init__(self, table: Table, height: float) -> None:
        self._table = table
        most = range(SEATS[-1])
        self._trays = [Thing(table, height, centred=False) for _ in most]
        self.cards = [(Thing(table, height + 1), Thing(table, height + 1)) for _ in most]
        """Of each seat, the first and the second."""

    def show(
        self, view: ColorpopView, home: int, last: Pop | None, *, peeking: bool = False
    ) -> None:
        """Everything as it lies there once ``last`` has been taken."""
        for each in self._trays[view.seats :]:
            each.hide()
        for seat in range(view.seats):
            self.show_tray(view, home, seat, view.taken[seat], brought(last, seat))
        self.show_cards(view, home, peeking=peeking)

    def show_cards(self, view: ColorpopView, home: int, *, peeking: bool) -> None:
        """The cards of all seats."""
        for first, second in self.cards:
            first.hide()
            second.hide()
        for seat, tray in enumerate(trays(view.seats, home)):
            self._show_cards(view, tray, seat, own=seat == view.seat, peeking=peeking)

    def show_tray(
        self,
        view: ColorpopView,
        home: int,
        seat: int,
        counts: tuple[int, ...],
        new: tuple[int, ...] = _NOTHING,
    ) -> None:
        """One tray with these counts of tokens."""
        tray = trays(view.seats, home)[seat]
        winners, fill = self._table.winners, self._table.seat_colours[seat]
        turn, won = winners is None and view.turn == seat, seat in (winners or ())
        holding = Holding(seat, counts, new, turn, won, fill)
        thing = self._trays[seat]
        thing.wear(lambda sprites: sprites.tray(tray, holding))
        thing.put(tray_area(tray).topLeft())

    def _show_cards(
        self, view: ColorpopView, tray: Tray, seat: int, *, own: bool, peeking: bool
    ) -> None:
        """Face down, but for the own ones that are looked at, and for all of them at the end."""
        for number in range(view.options.colours_each):
            open_ = view.turn == OVER or (own and peeking)
            secret = view.secrets[seat]
            colour = secret[number] if open_ and secret != HIDDEN else ""
            thing = self.cards[seat][number]
            thing.kind = colour
            thing.wear(partial(Sprites.card, colour=colour, size=tray.card, own=own))
            thing.put(tray.cards[number])


def brought(last: Pop | None, seat: int) -> tuple[int, ...]:
    """How many tokens of each kind the last move brought to a seat."""
    if last is None or last.seat != seat:
        return _NOTHING
    return tuple(sum(taken.token == kind for taken in last.group) for kind in TOKENS)
