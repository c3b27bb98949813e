"""Connnect: write dice into zones, claim shapes of equal or ordered numbers, use the bonuses.

The rules with their identifiers are in ``docs/rules/connnect.md``; what is printed on the sheet
and on the cards is data in ``layout.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from boardroom.base.words import Message, message
from boardroom.games.connnect import layout, objectives
from boardroom.games.connnect.notation import read_position
from boardroom.games.connnect.options import ConnnectOptions
from boardroom.games.connnect.position import SETUP, Cards
from boardroom.games.connnect.sheet import NO_DICE, Sheet
from boardroom.games.connnect.state import ConnnectState, ConnnectView
from boardroom.games.options import OptionError

__all__ = [
    "CONNNECT",
    "Connnect",
    "ConnnectOptions",
    "ConnnectState",
    "ConnnectView",
]


@dataclass(frozen=True, slots=True)
class Connnect:
    """The game as the registry lists it."""

    id: str = "connnect"
    title: str = "Connnect"
    seats: range = layout.SEATS  # CN-01, CN-61
    minutes: int = 45

    @property
    def about(self) -> Message:
        return message("Write dice into your sheet and claim shapes of equal or ordered numbers.")

    @property
    def Options(self) -> type[ConnnectOptions]:
        return ConnnectOptions

    def start(
        self, seats: int = 2, options: ConnnectOptions | None = None, rng: Random | None = None
    ) -> ConnnectState:
        """Empty sheets; shape cards, objectives and the first player are drawn."""
        options = self._options(options)
        if type(seats) is not int or seats not in self.seats:
            raise OptionError.of("seats", seats, f"{layout.SEATS[0]} to {layout.SEATS[-1]}")
        rng = rng or Random()
        letters = [card.letter for card in layout.CONNECT_5]
        shapes = "".join(sorted(rng.sample(letters, layout.OPEN_CARDS)))  # CN-15
        names = objectives.drawn(options.objectives == "published", rng)  # CN-16
        first = rng.randrange(seats)  # CN-17
        cards = Cards(shapes, "", 0, names)
        return ConnnectState(options, cards, SETUP, first, first, NO_DICE, (Sheet(),) * seats)

    def read(self, text: str, options: ConnnectOptions | None = None) -> ConnnectState:
        return read_position(text, self._options(options))

    def _options(self, options: ConnnectOptions | None) -> ConnnectOptions:
        if options is None:
            return ConnnectOptions()
        if not isinstance(options, ConnnectOptions):
            raise OptionError.of("options", options, f"the options of {self.title}")
        return options


CONNNECT: Final = Connnect()
