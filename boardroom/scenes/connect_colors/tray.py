"""A tray for collected balls: a lane for each colour, in each lane three grooves for three balls.

A full groove is a point (CC-15). Lengths are in fields of the board.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.games.connect_colors import COLOURS

GROOVE = 3
"""Balls that lie in a groove."""

_EDGE = 0.14
_HEAD, _TOP = 1.42, 0.88
"""Room for who it belongs to and what it is worth: width beside the lanes, height above them."""

_LANE = 3.14
"""Width and height of a lane with the room around it, in steps between two balls."""

_GRIDS = ((6, 1), (3, 2), (2, 3), (1, 6))
"""How the six lanes can lie: columns and rows."""


@dataclass(frozen=True, slots=True)
class Tray:
    """Where one tray lies. ``seats`` put their balls into it; ``pitch`` is the step between two
    balls; ``lanes`` are the middles of the lanes."""

    seats: tuple[int, ...]
    area: QRectF
    head: QRectF
    lanes: tuple[QPointF, ...]
    pitch: float

    def disc(self, place: int) -> QRectF:
        """Where the number of the seat is that sits at this place of the team."""
        step = QPointF(0, 0.58) if _lying(self.area) else QPointF(0.58, 0)
        return QRectF(self.head.left(), self.head.top() + 0.06, 0.52, 0.52).translated(step * place)

    @property
    def figure(self) -> QRectF:
        """Where its worth is written; what it counts, below."""
        discs = self.disc(0 if _lying(self.area) else len(self.seats) - 1)
        area = QRectF(discs.right(), self.head.top(), 0, 0.64)
        area.setRight(self.head.right())
        return area

    @property
    def gain(self) -> QPointF:
        """Where is told what a move would bring."""
        if _lying(self.area):
            return QPointF(self.head.left() + 0.55, self.head.bottom() - 0.3)
        return QPointF(self.head.right() - 0.36, self.head.top() + 0.32)

    def slot(self, colour: int, number: int) -> QPointF:
        """Where the ball with this number lies, both counted from 0."""
        row, column = divmod(number, GROOVE)
        return self.lanes[colour] + QPointF(column - 1, row - 1) * self.pitch

    def groove(self, colour: int, row: int) -> QRectF:
        """What one groove covers."""
        middle = self.slot(colour, row * GROOVE + 1)
        size = QSizeF(self.pitch * 2.98, self.pitch * 0.94)
        return QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)


def tray(seats: tuple[int, ...], area: QRectF) -> Tray:
    """A tray that fills an area, its lanes as large as they go."""
    inside = area.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    if _lying(area):
        room = inside.adjusted(min(_HEAD, inside.width() * 0.3), 0, 0, 0)
        head = QRectF(inside.topLeft(), QSizeF(room.left() - inside.left(), inside.height()))
    else:
        room = inside.adjusted(0, _TOP, 0, 0)
        head = QRectF(inside.topLeft(), QSizeF(inside.width(), _TOP))
    columns, rows = max(_GRIDS, key=lambda grid: _pitch(room, *grid))
    wide, high = room.width() / columns, room.height() / rows
    lanes = tuple(
        room.topLeft() + QPointF((number % columns + 0.5) * wide, (number // columns + 0.5) * high)
        for number in range(len(COLOURS))
    )
    return Tray(seats, area, head, lanes, _pitch(room, columns, rows))


def _lying(area: QRectF) -> bool:
    """Whether the lanes of a tray lie beside its head rather than below it."""
    return area.width() > 1.8 * area.height()


def _pitch(room: QRectF, columns: int, rows: int) -> float:
    """The step between two balls, with a little room between two lanes."""
    return min(room.width() / columns / _LANE, room.height() / rows / _LANE)
