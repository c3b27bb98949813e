"""The balls of Connect the Colors: how many there are, of which colours, and how large."""

from __future__ import annotations

from typing import Final

from boardroom.base.words import message

SEATS: Final = range(2, 5)
"""Two to four players (CC-04)."""

COLOURS: Final = "ROYGBP"
"""Red, orange, yellow, green, blue, purple: the letters of the notation, in its order (CC-01)."""

EACH: Final = 8
"""Balls of each colour (CC-01)."""

BALLS: Final = EACH * len(COLOURS)

BALL_DIAMETER: Final = 14.0
"""mm (CC-01)."""

COLOUR_NAMES: Final = {
    "R": message("red"),
    "O": message("orange"),
    "Y": message("yellow"),
    "G": message("green"),
    "B": message("blue"),
    "P": message("purple"),
}
"""The colours as they stand within a sentence."""

COLOUR_TITLES: Final = {
    "R": message("Red"),
    "O": message("Orange"),
    "Y": message("Yellow"),
    "G": message("Green"),
    "B": message("Blue"),
    "P": message("Purple"),
}
"""The colours as they stand by themselves."""

Counts = tuple[int, ...]
"""How many balls of each colour, in the order of COLOURS."""

NOTHING: Final[Counts] = (0,) * len(COLOURS)
