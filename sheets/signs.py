"""Signs drawn as vectors, since fonts lack them: dice, stars, bolts, arrows, shapes."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin

from sheets.box import Box
from sheets.inks import WHITE, Inks
from sheets.pen import BOLD, Pen, Point, Stroke, Type

_PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Where the pips of a die face lie, in steps from its middle."""

_BOLT: tuple[Point, ...] = (
    (0.16, -1.0),
    (-0.58, 0.16),
    (-0.08, 0.16),
    (-0.20, 1.0),
    (0.58, -0.24),
    (0.08, -0.24),
)
"""A lightning bolt around its middle, half as high as 1."""


def die(
    pen: Pen, place: Box, value: int, *, fill: str, pips: str, stroke: Stroke | None = None
) -> None:
    """The face of a die with ``value`` pips; ``value`` 0 leaves it blank."""
    side = min(place.width, place.height)
    face = place.middle(side, side)
    pen.box(face, radius=side * 0.2, fill=fill, stroke=stroke)
    x, y = face.centre
    for across, down in _PIPS.get(value, ()):
        pen.circle((x + across * side * 0.25, y + down * side * 0.25), side * 0.085, fill=pips)


def zone_die(pen: Pen, place: Box, value: int, inks: Inks) -> None:
    """The face of the die that names a zone."""
    die(pen, place, value, fill=inks.zone_fill, pips=inks.zone_pips, stroke=Stroke(inks.zone, 0.8))


def star(
    pen: Pen, centre: Point, radius: float, *, fill: str | None = None, stroke: Stroke | None = None
) -> None:
    """A five-pointed star, plump enough to hold a number."""
    x, y = centre
    outline = [
        (x + length * sin(step * pi / 5), y - length * cos(step * pi / 5))
        for step in range(10)
        for length in (radius if step % 2 == 0 else radius * 0.62,)
    ]
    pen.polygon(outline, fill=fill, stroke=stroke)


def points_star(
    pen: Pen, centre: Point, radius: float, points: int, size: float, inks: Inks
) -> None:
    """A star that says how many points something gives."""
    star(pen, centre, radius, fill=WHITE, stroke=Stroke(inks.points, 0.8))
    x, y = centre
    # The middle of a star's body lies a little below the middle of its points.
    room = Box(x - radius, y - radius * 0.95, radius * 2, radius * 2)
    pen.text(str(points), room, Type(BOLD, size, inks.points_text))


def bolt(pen: Pen, centre: Point, height: float, colour: str) -> None:
    """A lightning bolt: to be used at once."""
    x, y = centre
    half = height / 2
    pen.polygon(
        [(x + across * half, y + down * half) for across, down in _BOLT],
        fill=colour,
        stroke=Stroke(colour, 0.3),
    )


def arrow_head(pen: Pen, tip: Point, size: float, direction: Point, colour: str) -> None:
    """A filled triangle whose ``tip`` points to ``direction``, such as ``(1, 0)``."""
    x, y = tip
    across, down = direction
    back = (x - across * size, y - down * size)
    side = size * 0.62
    pen.polygon(
        [
            tip,
            (back[0] - down * side, back[1] + across * side),
            (back[0] + down * side, back[1] - across * side),
        ],
        fill=colour,
        stroke=Stroke(colour, 0.4),
    )


def arrow(pen: Pen, start: Point, end: Point, stroke: Stroke, head: float = 1.0) -> None:
    """A straight arrow, level or upright."""
    length = abs(end[0] - start[0]) + abs(end[1] - start[1])
    direction = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    stop = (end[0] - direction[0] * head, end[1] - direction[1] * head)
    pen.line([start, stop], stroke)
    arrow_head(pen, end, head, direction, stroke.colour)


def shape(
    pen: Pen, place: Box, spaces: Iterable[str], cell: float, *, fill: str, stroke: Stroke
) -> None:
    """A shape of spaces such as ``a1 b1 b2``, centred in ``place``, its cells ``cell`` mm wide."""
    for x, y in shape_middles(place, spaces, cell):
        square = Box(x - cell / 2, y - cell / 2, cell, cell)
        pen.box(square, radius=cell * 0.12, fill=fill, stroke=stroke)


def shape_middles(place: Box, spaces: Iterable[str], cell: float) -> list[Point]:
    """The middles of the cells of such a shape, in the order of its spaces."""
    cells = [("abcdef".index(space[0]), int(space[1]) - 1) for space in spaces]
    columns = 1 + max(column for column, _ in cells)
    rows = 1 + max(row for _, row in cells)
    block = place.middle(columns * cell, rows * cell)
    return [(block.x + (x + 0.5) * cell, block.y + (y + 0.5) * cell) for x, y in cells]
