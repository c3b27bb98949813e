"""How spaces of a board lie in pixels: resizing changes only this mapping."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from boardroom.games.grid import Cell

_LEAST = 8.0
"""Pixels of the smallest space."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The mapping for one size of the table. One space is 1 wide."""

    origin: QPointF
    space: float
    """Pixels to one space."""

    @classmethod
    def fit(cls, whole: QRectF, room: QRectF, ratio: float) -> Layout:
        """``whole``, in spaces, as large as it goes in the middle of ``room``, in pixels.

        A space is a whole number of device pixels wide and begins on one: edges stay sharp.
        """
        space = min((room.width() - 1) / whole.width(), (room.height() - 1) / whole.height())
        space = max(math.floor(space * ratio) / ratio, _LEAST)
        corner = room.center() - whole.center() * space
        return cls(
            QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio), space
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
