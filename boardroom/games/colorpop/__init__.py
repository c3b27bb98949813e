"""Colorpop: pop groups of tokens, and be left with the fewest of your secret colour.

The rules with their identifiers are in ``docs/rules/colorpop.md``.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from boardroom.base.words import Message, message
from boardroom.games.colorpop.deal import deal_field, deal_secrets
from boardroom.games.colorpop.holdings import HIDDEN
from boardroom.games.colorpop.moves import ChuteShift, Fall, Pop, PopMove, Taken
from boardroom.games.colorpop.notation import read_position
from boardroom.games.colorpop.options import ColorpopOptions
from boardroom.games.colorpop.state import ColorpopState, ColorpopView
from boardroom.games.colorpop.tokens import (
    COLOUR_NAMES,
    COLOUR_TITLES,
    COLOURS,
    GRID,
    JOKER,
    JOKERS,
    PER_COLOUR,
    SEATS,
    SUPPLY,
    TOKENS,
)
from boardroom.games.options import OptionError

__all__ = [
    "COLORPOP",
    "COLOURS",
    "COLOUR_NAMES",
    "COLOUR_TITLES",
    "GRID",
    "HIDDEN",
    "JOKER",
    "JOKERS",
    "PER_COLOUR",
    "SUPPLY",
    "TOKENS",
    "ChuteShift",
    "Colorpop",
    "ColorpopOptions",
    "ColorpopState",
    "ColorpopView",
    "Fall",
    "Pop",
    "PopMove",
    "Taken",
]


@dataclass(frozen=True, slots=True)
class Colorpop:
    """The game as the registry lists it."""

    id: str = "colorpop"
    title: str = "Colorpop"
    seats: range = SEATS  # CP-02
    minutes: int = 20  # about 27 groups a game, and time to think of each

    @property
    def about(self) -> Message:
        return message("Pop groups of tokens, and leave the fewest of your secret colour.")

    @property
    def Options(self) -> type[ColorpopOptions]:
        return ColorpopOptions

    def start(
        self, seats: int = 2, options: ColorpopOptions | None = None, rng: Random | None = None
    ) -> ColorpopState:
        """Secret colours and a full field, dealt at random (CP-03, CP-04)."""
        options = self._options(options)
        rng = rng or Random()
        if type(seats) is not int or seats not in self.seats:
            raise OptionError.of("seats", seats, f"{SEATS[0]} to {SEATS[-1]}")
        if options.colours_each > 1 and seats != 2:  # CP-22
            raise OptionError.of(
                "secrets", options.secrets, message("one, as two are for 2 players")
            )
        first = seats if options.first == "random" else int(options.first)
        if first > seats:  # a seat that nobody sits on
            expected = message("random, or a seat from 1 to {seats}", seats=seats)
            raise OptionError.of("first", options.first, expected)
        turn = rng.randrange(seats) if options.first == "random" else first - 1  # CP-06
        secrets = deal_secrets(seats, options.colours_each, rng)
        nothing = (0,) * len(TOKENS)
        return ColorpopState(options, turn, deal_field(rng), secrets, (nothing,) * seats)

    def read(self, text: str, options: ColorpopOptions | None = None) -> ColorpopState:
        return read_position(text, self._options(options))

    def _options(self, options: ColorpopOptions | None) -> ColorpopOptions:
        if options is None:
            return ColorpopOptions()
        if not isinstance(options, ColorpopOptions):
            raise OptionError.of("options", options, f"the options of {self.title}")
        return options


COLORPOP: Final = Colorpop()
