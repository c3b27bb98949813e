"""What is in the box of Colorpop: the tokens, the chutes they stand in, and who can play."""

from __future__ import annotations

from typing import Final

from boardroom.base.words import message
from boardroom.games.grid import Grid

SEATS: Final = range(2, 6)
"""Two to five players: there are five colours to hold (CP-02)."""

COLOURS: Final = "GYOBP"
"""Green, yellow, orange, blue, pink, in the order in which they are written."""

JOKER: Final = "*"
"""The white token that stands for any colour (CP-09)."""

TOKENS: Final = COLOURS + JOKER

PER_COLOUR: Final = 19
"""Tokens of each colour (CP-01)."""

JOKERS: Final = 5
"""Jokers (CP-01)."""

SUPPLY: Final = (PER_COLOUR,) * len(COLOURS) + (JOKERS,)
"""How many tokens there are of each kind, in the order of TOKENS: 100 in all (CP-23)."""

Takings = tuple[tuple[int, ...], ...]
"""What each seat has taken of every kind, in the order of TOKENS (CP-15)."""

GRID: Final = Grid(10, 10)
"""Ten chutes side by side, each a column of ten tokens (CP-01)."""

COLOUR_TITLES: Final = {
    "G": message("Green"),
    "Y": message("Yellow"),
    "O": message("Orange"),
    "B": message("Blue"),
    "P": message("Pink"),
}
"""The colours as a sentence begins with them."""

COLOUR_NAMES: Final = {
    "G": message("green"),
    "Y": message("yellow"),
    "O": message("orange"),
    "B": message("blue"),
    "P": message("pink"),
}
"""The colours as they stand within a sentence."""
