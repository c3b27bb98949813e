"""Numerals for those who read faster than they count: grooves with walls of 45 degrees.

Each is drawn as the outline of a plain stroke, so no font is needed and every part of it prints.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from cad.parts.domino3d.cube import Cube
from cad.parts.domino3d.faces import Face
from cad.polygon import Point, Polygon, area, inset

DEPTH: Final = 0.6
"""mm, three layers, in a cube of any size: the slicer puts supports into deeper ones below. In the
usual cube, where strokes are 1.8 wide, it leaves a floor of 0.6."""

OUTLINES: Final[tuple[tuple[Polygon, ...], ...]] = (
    (),  # the empty side stays empty
    (
        (
            *((1.8, -4.5), (1.8, 4.5), (0, 4.5), (-1.9, 2.6), (-1.9, 0.2)),
            *((0, 2.1), (0, -4.5)),
        ),
    ),
    (
        (
            *((-3, -4.5), (3, -4.5), (3, -2.7), (-0.45, -2.7), (3, 0.75), (3, 3.3), (1.8, 4.5)),
            *((-1.8, 4.5), (-3, 3.3), (-3, 2.1), (-1.2, 2.1), (-1.2, 2.7), (1.2, 2.7)),
            *((1.2, 1.5), (-3, -2.7)),
        ),
    ),
    (
        (
            *((-3, -3.3), (-1.8, -4.5), (1.8, -4.5), (3, -3.3), (3, -0.9), (2.1, 0), (3, 0.9)),
            *((3, 3.3), (1.8, 4.5), (-1.8, 4.5), (-3, 3.3), (-3, 2.1), (-1.2, 2.1), (-1.2, 2.7)),
            *((1.2, 2.7), (1.2, 0.9), (-1, 0.9), (-1, -0.9), (1.2, -0.9), (1.2, -2.7)),
            *((-1.2, -2.7), (-1.2, -2.1), (-3, -2.1)),
        ),
    ),
    (
        (
            *((0.7, -4.5), (2.5, -4.5), (2.5, -2.4), (3.4, -2.4), (3.4, -0.6), (2.5, -0.6)),
            *((2.5, 1.6), (0.7, 1.6), (0.7, -0.6), (-1.33, -0.6), (0.07, 4.5), (-1.8, 4.5)),
            *((-3.2, -0.6), (-3.2, -2.4), (0.7, -2.4)),
        ),
    ),
    (
        (
            *((-3, -3.3), (-1.8, -4.5), (1.8, -4.5), (3, -3.3), (3, -0.3), (1.8, 0.9)),
            *((-1.2, 0.9), (-1.2, 2.7), (3, 2.7), (3, 4.5), (-3, 4.5), (-3, -0.9), (1.2, -0.9)),
            *((1.2, -2.7), (-1.2, -2.7), (-1.2, -2.1), (-3, -2.1)),
        ),
    ),
    (
        (
            *((-3, -3.3), (-1.8, -4.5), (1.8, -4.5), (3, -3.3), (3, -0.3), (1.8, 0.9)),
            *((-1.2, 0.9), (-1.2, 2.7), (1.2, 2.7), (1.2, 2.1), (3, 2.1), (3, 3.3)),
            *((1.8, 4.5), (-1.8, 4.5), (-3, 3.3)),
        ),
        ((-1.2, -2.7), (-1.2, -0.9), (1.2, -0.9), (1.2, -2.7)),
    ),
)
"""By number, in mm of the usual cube from the middle of a face: to the right and up. The stroke is
to the left of who walks along: the first ring goes around it, the second around what it leaves
standing in its middle."""


@dataclass(frozen=True, slots=True)
class Numerals:
    """The numerals in the faces of a cube."""

    cube: Cube

    def volume(self, number: int) -> float:
        """What a face with this number loses, mm³. ``t`` below the surface each edge has moved
        ``t`` inwards: the section there is area - length * t + corners * t²."""
        scale, lost = self.cube.scale, 0.0
        for ring in OUTLINES[number]:
            length = sum(math.dist(a, b) for a, b in _edges(ring)) * scale
            corners = sum(math.tan(turn / 2) for turn in _turns(ring))
            lost += area(ring) * scale**2 * DEPTH - length * DEPTH**2 / 2 + corners * DEPTH**3 / 3
        return lost

    def tools(self, number: int, face: Face) -> list[Any]:
        """What to cut out of the face: nothing, or one solid between flat faces."""
        from cad.kernel import cq, one_solid

        scale = self.cube.scale
        tops, floors, sides = [], [], []
        for outline in OUTLINES[number]:
            ring = tuple((x * scale, y * scale) for x, y in outline)
            top = [face.at(*spot) for spot in ring]
            floor = [face.at(*spot, DEPTH) for spot in inset(ring, DEPTH)]
            tops.append(cq.Wire.makePolygon(top, close=True))
            floors.append(cq.Wire.makePolygon(floor, close=True))
            for place in range(len(ring)):
                corners = [top[place - 1], top[place], floor[place], floor[place - 1]]
                sides.append(cq.Wire.makePolygon(corners, close=True))
        if not tops:
            return []
        shell = cq.Shell.makeShell(
            [
                cq.Face.makeFromWires(tops[0], tops[1:]),
                cq.Face.makeFromWires(floors[0], floors[1:]),
                *(cq.Face.makeFromWires(side) for side in sides),
            ]
        )
        return [one_solid(cq.Solid.makeSolid(shell).fix())]


def _edges(ring: Polygon, first: int = 0) -> Iterator[tuple[Point, Point]]:
    """Its edges, from the one that begins at the corner ``first``."""
    count = len(ring)
    for place in range(first, first + count):
        yield ring[place % count], ring[(place + 1) % count]


def _way(start: Point, end: Point) -> Point:
    """The step of length 1 from one point towards the other."""
    length = math.dist(start, end)
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def _turns(ring: Polygon) -> Iterator[float]:
    """How far each corner turns to the left, radians."""
    for (before, here), (_, after) in zip(_edges(ring, -1), _edges(ring), strict=True):
        into, onwards = _way(before, here), _way(here, after)
        cross = into[0] * onwards[1] - into[1] * onwards[0]
        yield math.atan2(cross, into[0] * onwards[0] + into[1] * onwards[1])
