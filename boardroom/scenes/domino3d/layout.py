"""Where things lie around the board, in pixels: seats along the top, bag and rack at the bottom."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.scenes import look
from boardroom.scenes.domino3d.camera import Numbers

_SMALL = QSizeF(560, 330)
"""A table below this size is a picture: it shows the board alone."""

_DEPTH = QPointF(0.1, -0.22)
"""Where the back of a chip in the rack is seen against its front, in widths of a chip."""

RACK_LAMP: Numbers = np.array([-0.62, -0.36, 0.70])
"""The direction to the lamp for a chip in the rack: its x runs down, its z to the eye."""

LIFT = 0.34
"""How far a chosen chip stands out of the rack, in widths of a chip."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The places for one size of the table. ``chip`` is the width of a chip in the rack;
    ``rack`` is as wide as it can get."""

    size: QSizeF
    chip: float
    room: QRectF
    """What the board may fill."""
    seats: QRectF
    rack: QRectF
    bag: QRectF

    @classmethod
    def fit(cls, size: QSizeF) -> Layout:
        """As large as it goes, with the table showing around."""
        wide, high = size.width(), size.height()
        if wide < _SMALL.width() or high < _SMALL.height():
            edge = min(look.AROUND, 0.04 * min(wide, high))
            return cls(
                size, 0.0, QRectF(edge, edge, wide - 2 * edge, high - 2 * edge), *[QRectF()] * 3
            )
        edge = float(look.BETWEEN if min(wide, high) < 600 else look.AROUND)
        chip = min(56.0, max(28.0, high * 0.066), wide * 0.055)
        plates = 62.0 if high >= 900 else 46.0 if high >= 560 else 42.0
        seats = QRectF(edge, edge * 0.75, wide - 2 * edge, plates)
        deep = chip * 2.72
        bag = QRectF(edge, high - edge * 0.75 - deep, chip * 2.2, deep)
        left = bag.right() + look.BETWEEN
        rack = QRectF(left, bag.top(), wide - 2 * left, deep)
        above = rack.top() - chip * LIFT - 8  # of a chip that stands out of the rack
        room = QRectF(edge, seats.bottom() + 8, wide - 2 * edge, above - seats.bottom() - 8)
        return cls(size, chip, room, seats, rack, bag)

    @property
    def small(self) -> bool:
        """There is room for the board alone."""
        return self.chip == 0.0

    def seat(self, number: int, count: int) -> QRectF:
        """The plate of a seat."""
        gap = float(look.INSIDE)
        wide = min(4.2 * self.seats.height(), (self.seats.width() - gap * (count - 1)) / count)
        left = self.seats.center().x() - (wide * count + gap * (count - 1)) / 2
        return QRectF(left + number * (wide + gap), self.seats.top(), wide, self.seats.height())

    def rack_of(self, count: int) -> QRectF:
        """The rack for so many chips."""
        wide = min(self.rack.width(), self.chip * (1.42 * max(count, 5) + 1.0))
        off = (self.rack.width() - wide) / 2
        return self.rack.adjusted(off, 0, -off, 0)

    def slot(self, number: int, count: int) -> QRectF:
        """The front of a chip in the rack, one of so many."""
        inside = self.rack.adjusted(self.chip * 0.4, 0, -self.chip * 0.4, 0)
        step = min(self.chip * 1.42, (inside.width() - self.chip) / max(1, count - 1))
        left = inside.center().x() - (step * (count - 1) + self.chip) / 2
        # Many chips stand closer, and are no wider than that.
        wide = min(self.chip, step * 0.9)
        bottom = self.rack.bottom() - self.chip * 0.16
        return QRectF(left + number * step, bottom - 2 * wide, wide, 2 * wide)

    def bag_mouth(self) -> QPointF:
        """Where chips come out of the bag."""
        return QPointF(self.bag.center().x(), self.bag.top() + self.bag.height() * 0.2)

    def pass_button(self) -> QRectF:
        """The button of somebody who can do nothing, over the rack."""
        return QRectF(self.rack.center().x() - 120, self.rack.top() - 52, 240, 40)

    def knobs(self) -> dict[str, QRectF]:
        """The buttons that move the eye, by their names, from the top."""
        if self.small:
            return {}
        wide, gap = 32.0, 8.0
        left, bottom = self.room.right() - wide, self.room.bottom()
        names = ("closer", "farther", "reset")
        return {
            name: QRectF(left, bottom - (len(names) - place) * (wide + gap), wide, wide)
            for place, name in enumerate(names)
        }


def standing(front: QRectF) -> Numbers:
    """The corners of a chip whose front is seen there: (2, 2, 2, 2), by x, y, z, then pixel.

    Its first half is the upper one.
    """
    corners = np.empty((2, 2, 2, 2))
    for x in range(2):
        for y in range(2):
            for z in range(2):
                back = _DEPTH * front.width() * (1 - z)
                corners[x, y, z] = (
                    front.left() + front.width() * y + back.x(),
                    front.top() + front.height() * x + back.y(),
                )
    return corners
