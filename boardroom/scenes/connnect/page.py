"""Where everything is printed on the paper sheet. Lengths are spaces of its grid; the upper left
corner of the paper is the origin."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from boardroom.games.connnect import layout

PAPER: Final = QRectF(0, 0, 8.0, 10.9)

GRID: Final = QRectF(1.0, 1.42, 6, 6)
"""The spaces; the marks of the zones lie above and on the left."""

CIRCLE: Final = 0.17
"""Radius of the circles where four spaces meet."""

CUT: Final = QRectF(0.28, 0.7, 6.84, 6.84)
"""The part of a sheet that is seen from afar: zones and grid."""

HEAD: Final = QRectF(0.25, 0.12, 7.5, 0.6)
DISC: Final = QRectF(0.25, 0.23, 0.38, 0.38)
"""The mark of the seat."""

NAME: Final = QRectF(0.75, 0.12, 1.6, 0.6)
SCORE: Final = QRectF(6.75, 0.1, 1.0, 0.64)

_ENDS: Final = 7.06
"""Where the column with the points of each row of the paper begins."""

_WIDE: Final = 0.7
_FIRST: Final = 1.5
"""Where the boxes begin, right of the captions."""

TRACK: Final = QRectF(0.25, 7.98, 7.5, 0.54)
PART_3: Final = QRectF(0.25, 8.63, 7.5, 0.66)
PART_4: Final = QRectF(0.25, 9.4, 7.5, 0.76)
PART_5: Final = QRectF(0.25, 10.26, 7.5, 0.54)

_COST: Final = 0.68
"""Pitch of the boxes of the Free Action track."""

_FIVE: Final = 0.62
"""Pitch of the Connect-5 boxes."""

_BOX: Final = 0.46
"""Pitch of the bonus boxes."""

_SHAPE: Final = 0.53
"""Pitch of the Connect-4 shapes."""


def space_area(name: str) -> QRectF:
    """One space of the grid."""
    column, row = layout.COLUMNS.index(name[0]), layout.ROWS.index(name[1])
    return QRectF(GRID.left() + column, GRID.top() + row, 1, 1)


def space_at(point: QPointF) -> str:
    """The name of the space at a point; "" beside the grid."""
    if not GRID.contains(point):
        return ""
    column, row = int(point.x() - GRID.left()), int(point.y() - GRID.top())
    if column >= len(layout.COLUMNS) or row >= len(layout.ROWS):
        return ""
    return layout.COLUMNS[column] + layout.ROWS[row]


def zone_area(zone: int) -> QRectF:
    """The twelve spaces of a zone."""
    spaces = layout.ZONES[zone]
    return space_area(spaces[0]) | space_area(spaces[-1])


def zone_mark(zone: int) -> QRectF:
    """The bracket with the die of a zone: above two columns, or left of two rows."""
    area = zone_area(zone)
    if zone in layout.COLUMN_ZONES:
        return QRectF(area.left() + 0.06, 0.84, 1.88, 0.5)
    return QRectF(0.34, area.top() + 0.06, 0.58, 1.88)


def circle_centre(place: int) -> QPointF:
    """The middle of a circle, by its place in the layout."""
    return space_area(layout.CIRCLES[place][-1]).topLeft()


def without_circles(name: str, inset: float) -> QPainterPath:
    """The part of a space of the grid, ``inset`` within its edges, that no circle covers."""
    inside, circles = QPainterPath(), QPainterPath()
    inside.addRect(space_area(name).adjusted(inset, inset, -inset, -inset))
    reach = CIRCLE + inset
    for place, spaces in enumerate(layout.CIRCLES):
        if name in spaces:
            circles.addEllipse(circle_centre(place), reach, reach)
    return inside.subtracted(circles)


def line_end(line: str) -> QRectF:
    """Where the points of an arrow line are written."""
    first = space_area(layout.ARROW_LINES[line][0])
    if line in layout.ROWS:
        return QRectF(_ENDS, first.top() + 0.25, _WIDE, 0.5)
    return QRectF(first.left() + 0.15, GRID.bottom() + 0.05, _WIDE, 0.46)


def round_boxes() -> tuple[QRectF, ...]:
    """The boxes of the round tracker."""
    return tuple(QRectF(2.44 + 0.354 * number, 0.25, 0.33, 0.34) for number in range(layout.ROUNDS))


def track_boxes() -> tuple[QRectF, ...]:
    """The boxes of the Free Action track, the last of which stands for all of them."""
    return tuple(
        QRectF(_FIRST + _COST * number, TRACK.top(), _COST - 0.08, TRACK.height())
        for number in range(len(layout.FREE_ACTIONS) + 1)
    )


def _row_of_boxes(bonuses: tuple[layout.Bonus, ...], left: float, top: float) -> list[
    tuple[str, QRectF]
]:  # fmt: skip
    names = [bonus.name for bonus in bonuses for _ in range(bonus.count)]
    return [
        (name, QRectF(left + _BOX * number, top, _BOX - 0.03, PART_3.height()))
        for number, name in enumerate(names)
    ]


def _boxes() -> dict[str, tuple[QRectF, ...]]:
    fours = _FIRST + _SHAPE * len(layout.CONNECT_4) + 0.06
    found: dict[str, tuple[QRectF, ...]] = {}
    for name, area in (
        *_row_of_boxes(layout.CONNECT_3_BONUSES, _FIRST, PART_3.top()),
        *_row_of_boxes(layout.CONNECT_4_BONUSES, fours, PART_4.top() + 0.05),
    ):
        found[name] = (*found.get(name, ()), area)
    return found


BOXES: Final[Mapping[str, tuple[QRectF, ...]]] = MappingProxyType(_boxes())
"""The boxes of each bonus, by its name."""


def shape_area(number: int) -> QRectF:
    """A Connect-4 shape with its mark and its circle, by its place in the layout."""
    return QRectF(_FIRST + _SHAPE * number, PART_4.top(), _SHAPE - 0.05, PART_4.height())


def shape_mark(number: int) -> QRectF:
    """The first-claim mark under a Connect-4 shape."""
    area = shape_area(number)
    return QRectF(area.left() + 0.02, area.bottom() - 0.27, 0.22, 0.22)


def shape_circle(number: int) -> QRectF:
    """The circle beside it, for later claims."""
    return shape_mark(number).translated(0.24, 0)


def five_boxes() -> tuple[QRectF, ...]:
    """The Connect-5 boxes from the top."""
    return tuple(
        QRectF(_FIRST + _FIVE * number, PART_5.top(), _FIVE - 0.08, PART_5.height())
        for number in range(layout.CONNECT_5_BOXES)
    )


def sum_area(row: QRectF) -> QRectF:
    """Where the points of a row of the paper are written."""
    return QRectF(_ENDS, row.center().y() - 0.28, _WIDE, 0.56)


def sums() -> tuple[QRectF, ...]:
    """The three sums that belong to the grid and the cards: lines, circles, objectives."""
    return tuple(
        QRectF(QPointF(4.1 + 0.95 * number, PART_5.top()), QSizeF(0.88, 0.56))
        for number in range(3)
    )
