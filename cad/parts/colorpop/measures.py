"""The measures that tokens, chutes and their frame share, and how a chute holds its tokens.

Tokens stand on each other with their signs to the front, which is open. No lip holds them: a stiff
lip that holds a token also holds it against a finger. Instead the upper and lower side of each
token, and the foot of the chute, rise to the front by HOLDS degrees, like treads that lean back.
Until a chute is tilted forward by as much, all of them still fall towards the back, so that every
token slides home by its own weight. A token that is pushed through the hole behind it moves along
its treads, forward and a little up: those above it are not lifted, stay where they are, and sink
when it is gone. One that falls lands on a tread and slides to the back.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from boardroom.games.colorpop.tokens import GRID
from cad import fits

HOLDS: Final = 15.0
"""Degrees that a chute may be tilted forward before a token leaves it: what a hand that carries it
does not notice. Also little enough for a leaning side to need no support."""

TREAD: Final = math.tan(math.radians(HOLDS))
"""mm that an upper or lower side of a token rises for each mm to the front."""

BACK: Final = 2.0
"""mm of chute behind the tokens; the arrow leaves a wall of it."""

PLINTH: Final = 8.0
"""mm of chute below the tokens: room for the hook of the frame."""

HEAD: Final = 14.0
"""mm of chute above the tokens: the arrow, and something to lift the chute by."""

STRIP: Final = 1.6
"""mm of a token's back on each side that slides on the chute, beside the holes."""

BAR: Final = fits.WALL + 2 * fits.BED_CHAMFER
"""mm of chute between two holes: at the bed, where they are widest, stays a wall."""

SIZE: Final = 16.0
"""mm that a token is wide and high: ten chutes in their frame still find room on the bed, and the
finger of 12 mm that safety is tested with (IEC 61032) goes through the hole behind it. A thicker
one does turned sideways, or gives the token a flick."""

THICKNESS: Final = 6.0
"""mm of a token without its sign: thinner ones tip over too early."""

ROWS: Final = GRID.rows
CHUTES: Final = GRID.columns


@dataclass(frozen=True, slots=True)
class Measures:
    """Of a chute that holds tokens of this size and thickness with this much air on each side.

    As on the bed: x across, y from foot to head, z from the back to the front; mm.
    """

    token: float
    thickness: float
    fit: float

    @property
    def deep(self) -> float:
        """Thickness of a token without its sign, in whole layers."""
        return fits.layers(self.thickness)

    @property
    def inside(self) -> float:
        """Width between the walls."""
        return self.token + 2 * self.fit

    @property
    def width(self) -> float:
        return self.inside + 2 * fits.WALL

    @property
    def depth(self) -> float:
        return BACK + self.deep

    @property
    def walls(self) -> float:
        """How far up the walls go: as far as ten tokens."""
        return PLINTH + ROWS * self.token

    @property
    def length(self) -> float:
        return self.walls + HEAD

    @property
    def hole(self) -> tuple[float, float]:
        """Width and height of the hole behind each token."""
        return self.token - 2 * STRIP, self.token - BAR

    def row(self, number: int) -> float:
        """The middle of a token's back, counted from the foot."""
        return PLINTH + (number + 0.5) * self.token
