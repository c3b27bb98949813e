"""The slab: a block with chamfers around its foot, which most parts begin as."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cad import fits
from cad.part import Sizes


@dataclass(frozen=True, slots=True)
class Slab:
    """A block on the bed whose middle is over the origin; mm.

    ``chamfered`` are how many of its two sides along x, and of those along y, have a chamfer at
    the bed: (2, 2) is all around. One side only is the one at smaller x or y.
    """

    width: float
    depth: float
    height: float
    chamfered: tuple[int, int] = (2, 2)
    chamfer: float = fits.BED_CHAMFER

    @property
    def size(self) -> Sizes:
        """mm."""
        return self.width, self.depth, self.height

    @property
    def volume(self) -> float:
        """mm³: what a slice holds at each height within the chamfer, and the rest."""
        c, (x_sides, y_sides) = self.chamfer, self.chamfered
        sloped = (
            self.width * self.depth * c
            - (self.width * y_sides + self.depth * x_sides) * c**2 / 2
            + x_sides * y_sides * c**3 / 3
        )
        return sloped + self.width * self.depth * (self.height - c)

    def build(self) -> Any:
        """The solid."""
        from cad.kernel import cq, one_solid

        at = (-self.width / 2, -self.depth / 2, 0)
        block = cq.Solid.makeBox(self.width, self.depth, self.height, at)
        edges = [edge for edge in block.Edges() if self._chamfers(edge.Center())]
        return one_solid(block.chamfer(self.chamfer, None, edges)) if edges else block

    def _chamfers(self, middle: Any) -> bool:
        if middle.z > 1e-6:
            return False
        x_sides, y_sides = self.chamfered
        along_x = abs(abs(middle.x) - self.width / 2) < 1e-6
        sides, place = (x_sides, middle.x) if along_x else (y_sides, middle.y)
        return sides == 2 or (sides == 1 and place < 0)
