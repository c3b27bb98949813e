"""Polygons, and the bodies between polygons at several heights.

Curves are drawn with so many sides that no printer shows them. All faces are then flat: bodies are
built in a moment, their volume is a closed formula, and their mesh is exact.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from cad import fits
from cad.part import Sizes

Point = tuple[float, float]

Polygon = tuple[Point, ...]
"""Corners counter-clockwise, mm."""

CORNER: Final = 5
"""Sides of a rounded corner."""

ROUND: Final = 48
"""Sides of a round; one of 24 mm is 0.03 mm flatter between two corners than at them."""


def area(outline: Polygon) -> float:
    """mm²."""
    turned = (*outline[1:], outline[0])
    return sum(a * d - b * c for (a, b), (c, d) in zip(outline, turned, strict=True)) / 2


def moved(outline: Polygon, x: float, y: float) -> Polygon:
    """The same outline elsewhere."""
    return tuple((a + x, b + y) for a, b in outline)


def inset(outline: Polygon, by: float) -> Polygon:
    """Each side moved inwards by so many mm, or outwards below 0; its sides must be long enough
    that none of them vanishes."""
    before = (outline[-1], *outline[:-1])
    after = (*outline[1:], outline[0])
    corners = []
    for last, (x, y), following in zip(before, outline, after, strict=True):
        (a, b), (c, d) = _inwards(last, (x, y)), _inwards((x, y), following)
        reach = by / (1 + a * c + b * d)
        corners.append((x + reach * (a + c), y + reach * (b + d)))
    return tuple(corners)


def _inwards(start: Point, end: Point) -> Point:
    """The direction across a side, of length 1."""
    x, y = end[0] - start[0], end[1] - start[1]
    length = math.hypot(x, y)
    return -y / length, x / length


def circle(radius: float, sides: int = ROUND) -> Polygon:
    """A round around the origin; corners lie on both axes."""
    turns = [2 * math.pi * step / sides for step in range(sides)]
    return tuple((radius * math.cos(turn), radius * math.sin(turn)) for turn in turns)


def rounded(
    width: float, height: float, upper: float, lower: float, sides: int = CORNER
) -> Polygon:
    """A rectangle around the origin; ``upper`` and ``lower`` are the radii of its corners above
    and below, 0 for none, each drawn with so many sides."""
    corners: list[Point] = []
    for quarter, (across, up, radius) in enumerate(
        [(1, 1, upper), (-1, 1, upper), (-1, -1, lower), (1, -1, lower)]
    ):
        x, y = across * (width / 2 - radius), up * (height / 2 - radius)
        for step in range(sides + 1) if radius else range(1):
            turn = (quarter + step / sides) * math.pi / 2
            corners.append((x + radius * math.cos(turn), y + radius * math.sin(turn)))
    return tuple(corners)


def along_x(profile: Polygon, width: float) -> Any:
    """A profile of y and z, as a solid ``width`` mm wide around x = 0."""
    from cad.kernel import cq

    points = [(-width / 2, y, z) for y, z in profile]
    return cq.Solid.extrudeLinear(cq.Wire.makePolygon(points, close=True), [], (width, 0, 0))


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
