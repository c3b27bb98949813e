"""The bodies between polygons at several heights.

All faces are flat: bodies are built in a moment, their volume is a closed formula, and their mesh
is exact.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from cad import fits
from cad.part import Sizes
from cad.polygon import Polygon, area, inset


@dataclass(frozen=True, slots=True)
class Layered:
    """The body between outlines at rising heights, all with as many corners; the sides of each
    are parallel to those of the next, so that its faces are flat."""

    levels: tuple[tuple[float, Polygon], ...]

    @property
    def volume(self) -> float:
        """mm³."""
        return self._sum(0)

    @property
    def middle(self) -> float:
        """Height of the centre of gravity, mm."""
        return self._sum(1) / self._sum(0)

    def _sum(self, power: int) -> float:
        """Slices times a power of their height, added up. Corners move evenly from level to level,
        so a slice is a square function of the height; Simpson's rule is exact up to the cube."""
        total = 0.0
        for (low, under), (high, over) in pairwise(self.levels):
            between = tuple(
                ((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(under, over, strict=True)
            )
            slices = (
                area(under) * low**power,
                4 * area(between) * ((low + high) / 2) ** power,
                area(over) * high**power,
            )
            total += (high - low) / 6 * sum(slices)
        return total

    @property
    def size(self) -> Sizes:
        """Of its box, mm."""
        xs, ys = zip(*[point for _, outline in self.levels for point in outline], strict=True)
        heights = [height for height, _ in self.levels]
        return max(xs) - min(xs), max(ys) - min(ys), heights[-1] - heights[0]

    def build(self) -> Any:
        """The solid."""
        from cad.kernel import cq, one_solid

        rings = [[(x, y, height) for x, y in outline] for height, outline in self.levels]
        faces = [_face(rings[0][::-1]), _face(rings[-1])]
        for under, over in pairwise(rings):
            for corner in range(len(under)):
                before = corner - 1
                faces.append(_face([under[before], under[corner], over[corner], over[before]]))
        return one_solid(cq.Solid.makeSolid(cq.Shell.makeShell(faces)))


def _face(points: list[tuple[float, float, float]]) -> Any:
    from cad.kernel import cq

    return cq.Face.makeFromWires(cq.Wire.makePolygon(points, close=True))


def upright(outline: Polygon, height: float) -> Layered:
    """A body with that outline and a chamfer at the bed."""
    chamfer = fits.BED_CHAMFER
    return Layered(((0, inset(outline, chamfer)), (chamfer, outline), (height, outline)))
