"""Pips: frustums of 45 degrees, which print without supports on all faces at once."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

from cad import fits
from cad.parts.domino3d.cube import Cube
from cad.parts.domino3d.faces import Face

RIM: Final = 2.6
DEPTH: Final = 0.8
"""mm in the usual cube, with a floor of 1.0 between slopes of 45 degrees. Sliced: no support on
any face; pips with straight walls or round floors get some."""

OUT: Final = 0.27
"""How far from the middle of a face its outer pips are, as a share of the edge: between three in
a row stays a wall of 1.45 mm in the usual cube."""

SPOTS: Final = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    # Two rows of three along the chip.
    ((-1, -1), (0, -1), (1, -1), (-1, 1), (0, 1), (1, 1)),
)
"""Where the pips of each number are: to the right of the middle and above it."""


@dataclass(frozen=True, slots=True)
class Pips:
    """The pips in the faces of a cube."""

    cube: Cube

    @property
    def rim(self) -> float:
        """Radius at the surface, mm."""
        return RIM / 2 * self.cube.scale

    @property
    def depth(self) -> float:
        """mm, in whole layers: rounded down, so that the floor stays as wide as it should be."""
        return int(DEPTH * self.cube.scale / fits.LAYER + 1e-9) * fits.LAYER

    @property
    def floor(self) -> float:
        """Radius at the bottom, mm."""
        return self.rim - self.depth

    def volume(self, number: int) -> float:
        """What a face with this number loses, mm³."""
        areas = self.rim**2 + self.rim * self.floor + self.floor**2
        return len(SPOTS[number]) * math.pi * self.depth / 3 * areas

    def tools(self, number: int, face: Face) -> list[Any]:
        """What to cut out of the face."""
        from cad.kernel import cq

        far = OUT * self.cube.edge
        x, y, z = face.out
        return [
            cq.Solid.makeCone(
                self.rim,
                self.floor,
                self.depth,
                face.at(far * across, far * up),
                (-x, -y, -z),
            )
            for across, up in SPOTS[number]
        ]
