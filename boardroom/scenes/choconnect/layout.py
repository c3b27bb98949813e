"""Where things lie: all places in spaces of the box, and how they map to pixels.

One space is 1 wide; the origin is the upper left corner of the 6 x 6 spaces, so the middle of
row r and column c, counted from 0, is at (c + 0.5, r + 0.5). Resizing changes only the mapping.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.games.choconnect import ENTRIES, GRID, ChoconnectView
from boardroom.scenes import look
from boardroom.scenes.ring import Ring
from boardroom.scenes.spaces import Layout, middle

RIM = 0.94
"""Width of the rim of the box."""

BOX = QRectF(-RIM, -RIM, GRID.columns + 2 * RIM, GRID.rows + 2 * RIM)

_FRONT = GRID.rows + RIM + 1.07
"""The middle of what lies in front of the box."""

HAND = QPointF(GRID.columns / 2, _FRONT)
HAND_SPACE = 1.38
"""The space of the chocolate in hand: it is held nearer to the eye."""

COASTER = QRectF(HAND.x() - 0.85, HAND.y() - 0.85, 1.7, 1.7)
POUCH = QPointF(-0.2, _FRONT)
CARD = QRectF(4.42, _FRONT - 0.78, GRID.columns + RIM - 4.42, 1.56)

WHOLE = QRectF(BOX.left(), BOX.top(), BOX.width(), COASTER.bottom() + RIM)
"""The box and all that lies in front of it."""

DOOR = 0.33
"""How far outside the spaces the middle of an entry lies."""

_REACH = 1.1
"""How far outside the spaces an entry can still be touched."""


def fit(size: QSizeF, ratio: float) -> Layout:
    """As large as it goes in the middle, with the table showing all around."""
    high = size.height() - look.AROUND - look.BETWEEN
    room = QRectF(look.AROUND, look.AROUND, size.width() - 2 * look.AROUND, high)
    return Layout.fit(WHOLE, room, ratio)


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


RING = Ring(
    (
        tuple(f"{letter}v" for letter in "abcdef"),
        tuple(f"{number}<" for number in "123456"),
        tuple(f"{letter}^" for letter in "fedcba"),
        tuple(f"{number}>" for number in "654321"),
    )
)
"""The entries around the box."""


def is_full(view: ChoconnectView, entry: str) -> bool:
    """Whether chocolates lie in all spaces behind an entry."""
    return all(view.rows[row][column] != "." for row, column in ENTRIES[entry].cells)
