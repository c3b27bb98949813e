"""Polygons: outlines of straight sides, and what is cut or built from them.

Curves are drawn with so many sides that no printer shows them.
"""

from __future__ import annotations

import math
from typing import Any, Final

Point = tuple[float, float]

Polygon = tuple[Point, ...]
"""Corners counter-clockwise, mm."""

CORNER: Final = 5
"""Sides of a rounded corner."""

ROUND: Final = 48
"""Sides of a round; one of 24 mm is 0.03 mm flatter between two corners than at them."""


def area(outline: Polygon) -> float:
    """mm², below 0 where its corners run clockwise."""
    turned = (*outline[1:], outline[0])
    return sum(a * d - b * c for (a, b), (c, d) in zip(outline, turned, strict=True)) / 2


def moved(outline: Polygon, x: float, y: float) -> Polygon:
    """The same outline elsewhere."""
    return tuple((a + x, b + y) for a, b in outline)


def inset(outline: Polygon, by: float) -> Polygon:
    """Each side moved to its left by so many mm: inwards, or outwards below 0. Its sides must be
    long enough that none of them vanishes."""
    before = (outline[-1], *outline[:-1])
    after = (*outline[1:], outline[0])
    corners = []
    for last, (x, y), following in zip(before, outline, after, strict=True):
        (a, b), (c, d) = _inwards(last, (x, y)), _inwards((x, y), following)
        reach = by / (1 + a * c + b * d)
        corners.append((x + reach * (a + c), y + reach * (b + d)))
    return tuple(corners)


def _inwards(start: Point, end: Point) -> Point:
    """The direction to the left of a side, of length 1."""
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


def along_x(profile: Polygon, width: float, middle: float = 0.0) -> Any:
    """A profile of y and z, as a solid ``width`` mm wide with its middle at that x."""
    from cad.kernel import cq

    points = [(middle - width / 2, y, z) for y, z in profile]
    return cq.Solid.extrudeLinear(cq.Wire.makePolygon(points, close=True), [], (width, 0, 0))
