"""Connect the Colors: slide a line of balls, and collect what touches in one colour.

The rules with their identifiers are in ``docs/rules/connect-colors.md``.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from boardroom.base.words import Message, message
from boardroom.games.connect_colors.balls import (
    BALL_DIAMETER,
    BALLS,
    COLOUR_NAMES,
    COLOUR_TITLES,
    COLOURS,
    EACH,
    NOTHING,
    SEATS,
)
from boardroom.games.connect_colors.board import BOARDS
from boardroom.games.connect_colors.moves import (
    Deal,
    DealMove,
    Group,
    Placed,
    Shift,
    Slide,
    SlideMove,
)
from boardroom.games.connect_colors.options import ConnectColorsOptions
from boardroom.games.connect_colors.position import read_position
from boardroom.games.connect_colors.scoring import TEAM_SEATS
from boardroom.games.connect_colors.sliding import has_move
from boardroom.games.connect_colors.state import ConnectColorsState, ConnectColorsView
from boardroom.games.game import OVER
from boardroom.games.options import OptionError

__all__ = [
    "BALLS",
    "BALL_DIAMETER",
    "BOARDS",
    "COLOURS",
    "COLOUR_NAMES",
    "COLOUR_TITLES",
    "CONNECT_COLORS",
    "EACH",
    "ConnectColors",
    "ConnectColorsOptions",
    "ConnectColorsState",
    "ConnectColorsView",
    "Deal",
    "DealMove",
    "Group",
    "Placed",
    "Shift",
    "Slide",
    "SlideMove",
]


@dataclass(frozen=True, slots=True)
class ConnectColors:
    """The game as the registry lists it."""

    id: str = "connect-colors"
    title: str = "Connect the Colors"
    seats: range = SEATS  # CC-04
    minutes: int = 15  # about 17 moves in a game

    @property
    def about(self) -> Message:
        return message("Slide a row or column of balls, and collect what touches in one colour.")

    @property
    def Options(self) -> type[ConnectColorsOptions]:
        return ConnectColorsOptions

    def start(
        self,
        seats: int = 2,
        options: ConnectColorsOptions | None = None,
        rng: Random | None = None,
    ) -> ConnectColorsState:
        """All balls dealt on the board, one to a field (CC-05)."""
        options = self._options(options)
        rng = rng or Random()
        if type(seats) is not int or seats not in self.seats:
            raise OptionError.of("seats", seats, f"{SEATS[0]} to {SEATS[-1]}")
        if options.variant == "teams" and seats != TEAM_SEATS:  # CC-21
            expected = message("another variant, as teams need {seats} players", seats=TEAM_SEATS)
            raise OptionError.of("variant", options.variant, expected)
        # CC-06
        first = rng.randrange(seats) if options.first == "random" else int(options.first) - 1
        if first >= seats:  # a seat that nobody sits on
            expected = message("random, or a seat from 1 to {seats}", seats=seats)
            raise OptionError.of("first", options.first, expected)
        board = BOARDS[options.board]
        rows = board.start(rng)
        mover = first if has_move(board, rows) else OVER  # CC-16, though hardly ever met
        return ConnectColorsState(options, mover, False, rows, (NOTHING,) * seats)

    def read(self, text: str, options: ConnectColorsOptions | None = None) -> ConnectColorsState:
        return read_position(text, self._options(options))

    def _options(self, options: ConnectColorsOptions | None) -> ConnectColorsOptions:
        if options is None:
            return ConnectColorsOptions()
        if not isinstance(options, ConnectColorsOptions):
            raise OptionError.of("options", options, f"the options of {self.title}")
        return options


CONNECT_COLORS: Final = ConnectColors()
