"""Where things lie, in spaces of the field: one token is 1 wide, the origin is the upper left
corner of the 10 x 10 spaces, so the middle of row r and column c is at (c + 0.5, r + 0.5).

The seat that looks has its tray in front of the frame; the others sit around it clockwise, at
the left and at the right.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.games.colorpop import GRID, TOKENS
from boardroom.games.grid import Cell, cell_name
from boardroom.scenes import look
from boardroom.scenes.spaces import Layout

RIM = 0.6
"""Width of the frame around the chutes."""

FIELD = QRectF(0, 0, GRID.columns, GRID.rows)
FRAME = FIELD.adjusted(-RIM, -RIM, RIM, RIM)

_GAP = 0.34
_OWN_HEIGHT = 1.62
_SIDE_WIDTH = 1.86
_SIDE_HEIGHT = (FRAME.height() - _GAP) / 2

WHOLE = FRAME.adjusted(-_GAP - _SIDE_WIDTH, 0, _GAP + _SIDE_WIDTH, _GAP + _OWN_HEIGHT)
"""The frame and the trays around it."""

CARD = QSizeF(0.98, 1.3)
"""The card with a secret colour, before its owner."""

_CELLS = {cell_name(*cell): cell for cell in GRID.all_cells()}


READABLE = 16.0
"""Pixels of a space from which on there is room for numbers and letters."""


@dataclass(frozen=True, slots=True)
class Tray:
    """Where one seat keeps what it has: places are middles."""

    area: QRectF
    disc: QPointF
    """The number of the seat."""
    cards: tuple[QPointF, QPointF]
    """The secret colours, the first and the second."""
    card: float
    """Their size, against the cards in front of the frame."""
    stacks: tuple[QPointF, ...]
    """What was taken, in the order of TOKENS."""
    token: float
    """How large a token is shown there."""
    count: QPointF
    """From the middle of a stack to the middle of its count."""


def _own_tray() -> Tray:
    area = QRectF(FRAME.left(), FRAME.bottom() + _GAP, FRAME.width(), _OWN_HEIGHT)
    middle = area.center().y()
    left = area.left()
    return Tray(
        area,
        QPointF(left + 0.58, middle),
        (QPointF(left + 1.6, middle), QPointF(left + 2.68, middle)),
        1.0,
        # Each count lies nearer to its own stack than to the next, even with two figures.
        tuple(QPointF(left + 3.6 + 1.28 * kind, middle) for kind in range(len(TOKENS))),
        0.66,
        QPointF(0.63, 0),
    )


def _side_tray(left: float, top: float) -> Tray:
    area = QRectF(left, top, _SIDE_WIDTH, _SIDE_HEIGHT)
    return Tray(
        area,
        QPointF(left + 0.48, top + 0.56),
        (QPointF(left + 1.12, top + 0.56), QPointF(left + 1.5, top + 0.56)),
        0.5,
        tuple(QPointF(left + 0.56, top + 1.4 + 0.71 * kind) for kind in range(len(TOKENS))),
        0.66,
        QPointF(0.72, 0),
    )


OWN = _own_tray()
_LEFT, _RIGHT = WHOLE.left(), WHOLE.right() - _SIDE_WIDTH
_LOW = FRAME.bottom() - _SIDE_HEIGHT
_AROUND = tuple(
    _side_tray(*corner)
    for corner in (
        (_LEFT, _LOW),
        (_LEFT, FRAME.top()),
        (_RIGHT, FRAME.top()),
        (_RIGHT, _LOW),
    )
)
"""The places beside the frame, clockwise from the seat in front of it."""

_TAKEN_PLACES = {1: (1,), 2: (1, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""Which of them are sat at, by the number of other seats."""


def trays(seats: int, home: int) -> tuple[Tray, ...]:
    """The tray of each seat, as ``home`` sees the table."""
    around = _TAKEN_PLACES[seats - 1]
    places = (OWN, *(_AROUND[place] for place in around))
    return tuple(places[(seat - home) % seats] for seat in range(seats))


def fitted(size: QSizeF, ratio: float) -> Layout:
    """As large as it goes in the middle, with the table showing all around."""
    margin = min(look.AROUND, size.height() * 0.04)
    room = QRectF(0, 0, size.width(), size.height())
    return Layout.fit(WHOLE, room.adjusted(margin, margin, -margin, -margin), ratio)


def card_area(spot: QPointF, size: float) -> QRectF:
    """What a card with its middle there covers."""
    wide, high = CARD.width() * size, CARD.height() * size
    return QRectF(spot.x() - wide / 2, spot.y() - high / 2, wide, high)


def space_of(cell: Cell) -> QRectF:
    """The space of a cell given as (row, column)."""
    return QRectF(cell[1], cell[0], 1, 1)


def cell_of(place: str) -> Cell | None:
    """The cell of this name; None for no name of a cell."""
    return _CELLS.get(place)


def first_cell(text: str) -> Cell | None:
    """The first cell that a move or a place names."""
    return cell_of(text.split("+")[0])


def cell_at(spot: QPointF) -> Cell | None:
    """The cell that a point in spaces lies in."""
    if not FIELD.contains(spot):
        return None
    return (min(int(spot.y()), GRID.rows - 1), min(int(spot.x()), GRID.columns - 1))
