"""The outline: a closed line of straight pieces and arcs, for reliefs, arrows and signs."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cad.polygon import Point


@dataclass(frozen=True, slots=True)
class Outline:
    """Corners counter-clockwise, each with the bulge of the piece that begins there; mm.

    The bulge is the height of an arc over half its chord, as in DXF files: 0 is a straight piece,
    1 half a circle, and positive to the outside.
    """

    corners: tuple[tuple[float, float, float], ...]

    @property
    def area(self) -> float:
        """mm²: a polygon, and a segment of a circle at each arc."""
        total = 0.0
        for (x, y), (to_x, to_y), bulge in self._pieces():
            total += (x * to_y - to_x * y) / 2
            if bulge:
                angle = 4 * math.atan(bulge)
                radius = math.hypot(to_x - x, to_y - y) / 2 / math.sin(angle / 2)
                total += radius**2 * (angle - math.sin(angle)) / 2
        return total

    def prism(self, low: float, high: float) -> Any:
        """The solid from one height to another, mm."""
        from cad.kernel import cq

        edges = []
        for start, end, bulge in self._pieces():
            (x, y), (to_x, to_y) = start, end
            if bulge:
                top = (
                    (x + to_x + bulge * (to_y - y)) / 2,
                    (y + to_y - bulge * (to_x - x)) / 2,
                )
                edges.append(cq.Edge.makeThreePointArc(*((*at, low) for at in (start, top, end))))
            else:
                edges.append(cq.Edge.makeLine((*start, low), (*end, low)))
        return cq.Solid.extrudeLinear(cq.Wire.assembleEdges(edges), [], (0, 0, high - low))

    def _pieces(self) -> Iterator[tuple[Point, Point, float]]:
        for place, (x, y, bulge) in enumerate(self.corners):
            to_x, to_y, _ = self.corners[(place + 1) % len(self.corners)]
            yield (x, y), (to_x, to_y), bulge


def polygon(*points: Point) -> Outline:
    """Straight pieces from corner to corner, counter-clockwise."""
    return Outline(tuple((x, y, 0.0) for x, y in points))


def rectangle(x: float, y: float, width: float, depth: float) -> Outline:
    """Around its middle."""
    half, deep = width / 2, depth / 2
    return polygon(
        (x - half, y - deep), (x + half, y - deep), (x + half, y + deep), (x - half, y + deep)
    )
