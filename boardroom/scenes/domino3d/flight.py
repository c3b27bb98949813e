"""A chip on its way: between the rack, the bag, the plates of the seats and its place in space."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from boardroom.games.domino3d import DIRECTIONS, PlaceMove
from boardroom.scenes.domino3d.camera import Camera, Numbers, around
from boardroom.scenes.domino3d.faces import NORMALS, Skin
from boardroom.scenes.domino3d.layout import RACK_LAMP, standing
from boardroom.scenes.domino3d.stones import Inks, paint_chip

FLY, DRAWN = 420.0, 340.0
"""Milliseconds from the hand to a place, and from the bag to the hand."""

SCORED, PASSED = 900.0, 1000.0
"""How long points and a pass are shown before the game goes on."""

FADE = 0.86
"""From here on the chip is seen in its place, also where others hide it."""

Pose = tuple[Numbers, Numbers]
"""The corners of a chip in pixels and the direction to the lamp in its own terms."""


def stood(front: QRectF) -> Pose:
    """As it stands in the rack, its front there."""
    return standing(front), RACK_LAMP


def small(middle: QPointF, width: float) -> Pose:
    """Standing upright around a point."""
    front = QRectF(0, 0, width, 2 * width)
    front.moveCenter(middle)
    return stood(front)


def laid(move: PlaceMove, camera: Camera) -> Pose:
    """As it lies in space."""
    along = NORMALS[DIRECTIONS.index(move.direction)]
    beside = np.roll(np.abs(along), 1)
    above = np.cross(along, beside)
    corner = np.array(move.cells[0]) + 0.5 - (along + beside + above) / 2
    ends = np.array([[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)])
    points = corner + ends[:, :1] * 2 * along + ends[:, 1:2] * beside + ends[:, 2:] * above
    pixels = camera.project(points).reshape(2, 2, 2, 2)
    return pixels, np.array([along, beside, above]) @ camera.lamp


@dataclass(slots=True)
class Flight:
    """``numbers`` is None for a chip that is seen from behind."""

    numbers: tuple[int, int] | None
    start: Pose
    end: Callable[[], Pose]
    fades: bool
    share: float = 0.0

    def pose(self) -> Pose:
        """Where it is now, a little above the straight way."""
        (start, lamp), (end, other) = self.start, self.end()
        corners = start + (end - start) * self.share
        corners[..., 1] -= 60.0 * self.share * (1 - self.share)
        way = lamp + (other - lamp) * self.share
        return corners, way / np.linalg.norm(way)

    def area(self) -> QRectF:
        """What it covers now."""
        return around(self.pose()[0].reshape(-1, 2)).adjusted(-3, -3, 3, 3)

    def paint(self, painter: QPainter, inks: Inks) -> None:
        corners, lamp = self.pose()
        skin = Skin.BACK if self.numbers is None else Skin.SOLID
        if self.fades and self.share > FADE:
            painter.setOpacity((1 - self.share) / (1 - FADE))
        paint_chip(painter, self.numbers or (0, 0), corners, lamp, inks, skin)
        painter.setOpacity(1.0)
