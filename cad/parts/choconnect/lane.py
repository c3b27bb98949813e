"""The lane that a line of tiles is pushed along, which box and tiles are made to.

Lines cross, so a rail between two rows may not stand in the way of a column: what is left of it
are posts where the corners of four spaces meet. A tile is therefore a mushroom. Its foot runs
between the posts; its body stands above them and is nearly as wide as a space, so that tiles push
each other by their bodies and a pushed line stays in step with the spaces.

It stays so within the air between two bodies, once for each tile before the last one. By so much
the last tile of a full line can lie off when the line across is pushed, and the round corners of
foot and post have to bring it back instead of catching.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from boardroom.base.words import message
from boardroom.games.choconnect import GRID
from cad import fits
from cad.parameters import WrongParameter, hundredths

PITCH: Final = 28.0
"""mm from space to space: six of them and two aprons lie on the usual bed."""

RAIL: Final = 6.0
"""mm wide are the posts; a foot is guided over this length, and cannot turn by more than the fit
on both sides over it: 5 degrees."""

RISE: Final = 2.0
"""mm high are the posts: ten layers, no tile climbs over them."""

POST_ROUND: Final = 1.0
"""mm: radius of the upright edges of a post."""

CLEAR: Final = 0.4
"""mm between the top of a post and where a body begins to widen."""

FLAT: Final = 8.0
"""mm of straight side at least, so that two tiles that push each other do not turn."""


@dataclass(frozen=True, slots=True)
class Lane:
    """Spaces ``pitch`` mm apart with posts ``rail`` mm wide and ``rise`` mm high, and tiles with
    ``fit`` mm of air on each side."""

    pitch: float
    rail: float
    rise: float
    fit: float

    @property
    def body(self) -> float:
        """Width of the upper part of a tile, mm."""
        return self.pitch - 2 * self.fit

    @property
    def foot(self) -> float:
        """Width of its lower part, mm."""
        return self.body - self.rail

    @property
    def foot_height(self) -> float:
        """mm, in whole layers."""
        return fits.layers(self.rise + CLEAR)

    @property
    def drift(self) -> float:
        """How far the last tile of a full line can lie off its space, mm."""
        return (max(GRID.rows, GRID.columns) - 1) * 2 * self.fit

    @property
    def least_corner(self) -> float:
        """The least radius of the corners of a body at which no foot is caught, mm.

        Two arcs of radii a and b that meet by m mm too far to the side touch where the surface
        leans by arccos(1 - m / (a + b)) from the lane.
        """
        arcs = (self.drift - self.fit) / (1 - fits.WEDGE_COSINE)
        return arcs - POST_ROUND + self.rail / 2

    def check(self, corner: float) -> None:
        """WrongParameter when a tile with such corners would be caught at a post, or has no flat
        sides to push with."""
        if corner < self.least_corner - 1e-9:
            raise WrongParameter(
                message(
                    "corner {corner} is caught at a post when a line has drifted {drift} mm; "
                    "{least} needed with fit {fit}",
                    corner=f"{corner:g}",
                    drift=hundredths(self.drift),
                    least=hundredths(self.least_corner, math.ceil),
                    fit=f"{self.fit:g}",
                )
            )
        flat = self.body - 2 * corner
        if flat < FLAT - 1e-9:
            raise WrongParameter(
                message(
                    "corner {corner} leaves {flat} mm of straight side to push with; {least} "
                    "needed with pitch {pitch}",
                    corner=f"{corner:g}",
                    flat=hundredths(flat),
                    least=f"{FLAT:g}",
                    pitch=f"{self.pitch:g}",
                )
            )
