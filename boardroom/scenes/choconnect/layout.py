"""Where things lie: all places in spaces of the box, and how they map to pixels.

One space is 1 wide; the origin is the upper left corner of the 6 x 6 spaces, so the middle of
row r and column c, counted from 0, is at (c + 0.5, r + 0.5). Resizing changes only the mapping.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt

from boardroom.games.choconnect import ENTRIES, GRID, ChoconnectView
from boardroom.games.grid import Cell
from boardroom.scenes import look

RIM = 0.86
"""Width of the rim of the box."""

BOX = QRectF(-RIM, -RIM, GRID.columns + 2 * RIM, GRID.rows + 2 * RIM)

_FRONT = GRID.rows + RIM + 0.95
"""The middle of what lies in front of the box."""

HAND = QPointF(GRID.columns / 2, _FRONT)
HAND_SPACE = 1.38
"""The space of the chocolate in hand: it is held nearer to the eye."""

COASTER = QRectF(HAND.x() - 0.85, HAND.y() - 0.85, 1.7, 1.7)
POUCH = QPointF(0.02, _FRONT)
CARD = QRectF(4.42, _FRONT - 0.78, GRID.columns + RIM - 4.42, 1.56)

WHOLE = QRectF(BOX.left(), BOX.top(), BOX.width(), COASTER.bottom() + RIM)
"""The box and all that lies in front of it."""

DOOR = 0.29
"""How far outside the spaces the middle of an entry lies."""

_REACH = 1.1
"""How far outside the spaces an entry can still be touched."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The mapping for one size of the table."""

    origin: QPointF
    space: float
    """Pixels to one space."""

    @classmethod
    def fit(cls, size: QSizeF, ratio: float) -> Layout:
        """As large as it goes in the middle, with the table showing all around.

        A space is a whole number of device pixels wide and begins on one: edges stay sharp.
        """
        space = min(
            (size.width() - 2 * look.AROUND - 1) / WHOLE.width(),
            (size.height() - look.AROUND - look.BETWEEN - 1) / WHOLE.height(),
        )
        space = max(math.floor(space * ratio) / ratio, 8.0)
        left = (size.width() - WHOLE.width() * space) / 2
        top = (size.height() + look.AROUND - look.BETWEEN - WHOLE.height() * space) / 2
        return cls(
            QPointF(
                round((left - WHOLE.left() * space) * ratio) / ratio,
                round((top - WHOLE.top() * space) * ratio) / ratio,
            ),
            space,
        )

    def at(self, spot: QPointF) -> QPointF:
        """Spaces to pixels."""
        return self.origin + spot * self.space

    def area(self, area: QRectF) -> QRectF:
        """Spaces to pixels."""
        return QRectF(self.at(area.topLeft()), self.at(area.bottomRight()))

    def back(self, point: QPointF) -> QPointF:
        """Pixels to spaces."""
        return (point - self.origin) / self.space


def middle(cell: Cell) -> QPointF:
    """The middle of a space given as (row, column)."""
    return QPointF(cell[1] + 0.5, cell[0] + 0.5)


def inward(entry: str) -> QPointF:
    """The direction in which a chocolate enters, one space long."""
    first, second = (middle(cell) for cell in ENTRIES[entry].cells[:2])
    return second - first


def door(entry: str) -> QPointF:
    """The middle of an entry on the rim."""
    return middle(ENTRIES[entry].cells[0]) - inward(entry) * (0.5 + DOOR)


def waiting(entry: str) -> QPointF:
    """Where a chocolate lies before it is pushed in: it touches the first one."""
    return middle(ENTRIES[entry].cells[0]) - inward(entry)


def touch(entry: str) -> QRectF:
    """What belongs to an entry: its part of the rim and a little of the table before it."""
    spot, way = middle(ENTRIES[entry].cells[0]), inward(entry)
    outer, inner = spot - way * (0.5 + _REACH), spot - way * 0.5
    across = QPointF(abs(way.y()), abs(way.x())) * 0.5
    return QRectF(outer - across, inner + across).normalized()


def entry_at(spot: QPointF) -> str:
    """The entry that a point in spaces belongs to; "" for none."""
    if COASTER.contains(spot):
        return ""
    return next((entry for entry in ENTRIES if touch(entry).contains(spot)), "")


RING = (
    *(f"{letter}v" for letter in "abcdef"),
    *(f"{number}<" for number in "123456"),
    *(f"{letter}^" for letter in "fedcba"),
    *(f"{number}>" for number in "654321"),
)
"""The entries clockwise from the top left."""

_SIDE = 6


def next_entry(entry: str, key: Qt.Key) -> str:
    """Where an arrow key takes the cursor: along its side and around the corners of the box, or
    straight across it. Home and End go to the first and the last entry of the side."""
    place = RING.index(entry)
    side, step = divmod(place, _SIDE)
    if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
        # Home is the left end of a row of entries, and the upper end of a column.
        first = (key == Qt.Key.Key_Home) == (side in (0, 1))
        return RING[side * _SIDE + (0 if first else _SIDE - 1)]
    # Arrows that go on clockwise, for top, right, bottom and left.
    clockwise = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)
    if key == clockwise[side]:
        return RING[(place + 1) % len(RING)]
    if key == clockwise[(side + 2) % 4]:
        return RING[place - 1]
    if key == clockwise[(side + 1) % 4]:  # into the box and out at the other side
        return RING[((side + 2) % 4 + 1) * _SIDE - 1 - step]
    return entry


def is_full(view: ChoconnectView, entry: str) -> bool:
    """Whether chocolates lie in all spaces behind an entry."""
    return all(view.rows[row][column] != "." for row, column in ENTRIES[entry].cells)
