"""Choconnect: slide chocolate tiles into the box, and be the first to make a line.

The rules with their identifiers are in ``docs/rules/choconnect.md``.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from boardroom.base.words import Message, message
from boardroom.games.choconnect.box import EMPTY, ENTRIES, GRID, LINE, PLACES, SEATS, TILES
from boardroom.games.choconnect.moves import Draw, DrawMove, Entry, EntryMove, Line, Slide
from boardroom.games.choconnect.notation import read_position
from boardroom.games.choconnect.options import ChoconnectOptions, split
from boardroom.games.choconnect.state import ChoconnectState, ChoconnectView
from boardroom.games.options import OptionError
from boardroom.games.series import Series

__all__ = [
    "CHOCONNECT",
    "ENTRIES",
    "GRID",
    "LINE",
    "PLACES",
    "TILES",
    "Choconnect",
    "ChoconnectOptions",
    "ChoconnectState",
    "ChoconnectView",
    "Draw",
    "DrawMove",
    "Entry",
    "EntryMove",
    "Line",
    "Slide",
    "split",
]


@dataclass(frozen=True, slots=True)
class Choconnect:
    """The game as the registry lists it."""

    id: str = "choconnect"
    title: str = "Choconnect"
    seats: range = SEATS  # CH-04
    minutes: int = 15  # the published game says "up to 15 min"

    @property
    def about(self) -> Message:
        return message("Slide chocolate tiles into the box and be the first to make a line.")

    @property
    def Options(self) -> type[ChoconnectOptions]:
        return ChoconnectOptions

    def start(
        self, seats: int = 2, options: ChoconnectOptions | None = None, rng: Random | None = None
    ) -> ChoconnectState:
        """An empty board and a full bag (CH-04)."""
        options = self._options(options)
        if type(seats) is not int or seats not in self.seats:
            raise OptionError.of("seats", seats, f"{SEATS[0]} to {SEATS[-1]}")
        if options.first == "random":  # CH-19
            first = (rng or Random()).randrange(seats)
        else:
            first = int(options.first) - 1
        if first >= seats:  # a seat that nobody sits on
            expected = message("random, or a seat from 1 to {seats}", seats=seats)
            raise OptionError.of("first", options.first, expected)
        rounds = seats if options.rounds == "advanced" else 1  # CH-13
        series = Series(1, rounds, first, (0,) * seats, (0,) * seats)
        return ChoconnectState(options, first, "", EMPTY, series)

    def read(self, text: str, options: ChoconnectOptions | None = None) -> ChoconnectState:
        return read_position(text, self._options(options))

    def _options(self, options: ChoconnectOptions | None) -> ChoconnectOptions:
        if options is None:
            return ChoconnectOptions()
        if not isinstance(options, ChoconnectOptions):
            raise OptionError.of("options", options, f"the options of {self.title}")
        return options


CHOCONNECT: Final = Choconnect()
