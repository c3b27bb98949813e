"""Where a game of Connnect stands: the cards in the middle, the dice, and a sheet a player."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar

from boardroom.games.connnect.changing import Changer
from boardroom.games.connnect.layout import SCORE_CARDS
from boardroom.games.connnect.options import ConnnectOptions
from boardroom.games.connnect.sheet import Dice, Sheet
from boardroom.games.game import CHANCE, OVER

SETUP: Final = 0
"""The round in which the setup numbers are written."""

Phase = Literal["roll", "setup", "zone", "fill", "claim", "over"]


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards in the middle: the letters of the open shape cards, those of them that lie face
    down, how many score cards have left the game, and the names of the objectives."""

    shapes: str
    down: str
    gone: int
    objectives: tuple[str, ...]

    @property
    def value(self) -> int:
        """The value of the top score card; 0 when none is left."""
        return SCORE_CARDS[self.gone] if self.gone < len(SCORE_CARDS) else 0

    def face_up(self) -> str:
        """The letters that can be claimed (CN-39)."""
        return "".join([letter for letter in self.shapes if letter not in self.down])


P = TypeVar("P", bound="Position")


@dataclass(frozen=True, slots=True)
class Position:
    """Everything that lies on the table. Seats are counted from 0.

    ``round`` is SETUP or 1 to 12, ``active`` the seat that rolls in it, ``actor`` the seat that
    decides or rolls, or OVER. ``dice`` are those that were rolled, none when a roll is due.
    """

    options: ConnnectOptions
    cards: Cards
    round: int
    active: int
    actor: int
    dice: Dice
    sheets: tuple[Sheet, ...]

    @property
    def game(self) -> str:
        return "connnect"

    @property
    def seats(self) -> int:
        return len(self.sheets)

    @property
    def phase(self) -> Phase:
        if self.actor == OVER:
            return "over"
        if not self.dice.open:
            return "roll"
        if self.round == SETUP:
            return "setup"
        if not self.dice.zone:
            return "zone"
        return "fill" if self.sheets[self.actor].dice.open else "claim"

    @property
    def turn(self) -> int:
        if self.actor == OVER or self.dice.open:
            return self.actor
        return CHANCE

    def after(self, seat: int) -> Iterator[int]:
        """The seats that come after one in a phase, to the left up to the active player."""
        seats = len(self.sheets)
        first = (seat - self.active) % seats + 1
        return ((self.active + place) % seats for place in range(first, seats))

    def changed(self: P, **fields: Any) -> P:
        """The position with some fields changed."""
        return _POSITION.changed(self, fields)

    def with_sheet(self: P, seat: int, sheet: Sheet) -> P:
        """The position with one sheet changed."""
        sheets = (*self.sheets[:seat], sheet, *self.sheets[seat + 1 :])
        return self.changed(sheets=sheets)


_POSITION: Final = Changer(Position)
