"""The eye that looks at the chips, and how space lies in pixels.

Space is counted in cells: x to the right, y away, z up from the table. The projection is central:
what is nearer is larger.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF

from boardroom.games.domino3d.cells import Point

Numbers = NDArray[np.float64]

YAW, PITCH = math.radians(-32.0), math.radians(40.0)
"""Where the eye is at first."""

LOWEST, HIGHEST = math.radians(8.0), math.radians(86.0)
NEAREST, FARTHEST = 0.5, 3.0
"""How far one can zoom out and in."""

_AWAY = 4.2
"""Distance of the eye against the radius of what it looks at: how strong the perspective is."""

RIM, THICK = 0.42, 0.34
"""Width of the rim of the board, outside of what is looked at, and its height, in cells."""

_WIDER, _HIGHER = 1.1, 1.12
"""Room for what is nearer than the middle, and so seen larger."""

_ABOVE = 1.0
"""Cells over the highest chip that are seen: there is room for one more."""

_LEAST = 4.2
"""Radius of the smallest board."""


def around(pixels: Numbers) -> QRectF:
    """The smallest area that holds these pixels (n, 2)."""
    low, high = pixels.min(axis=0).tolist(), pixels.max(axis=0).tolist()
    return QRectF(QPointF(*low), QPointF(*high))


@dataclass(frozen=True, slots=True)
class Subject:
    """What is looked at: chips on a round board, in cells."""

    x: float
    y: float
    radius: float
    height: float
    """Of the highest chip."""
    crown: float
    """How far from the middle high chips are."""

    @classmethod
    def around(cls, cells: list[Point]) -> Subject:
        """Around these cells, with a place for one more chip on every side."""
        if not cells:
            return cls(1.0, 0.5, _LEAST, 1.0, 1.1)
        low, high = np.min(cells, axis=0), np.max(cells, axis=0) + 1
        middle = (low + high) / 2
        wide, deep = (high[:2] - low[:2]).tolist()
        radius = max(math.hypot(wide, deep) / 2 + 0.8, max(wide, deep) / 2 + 2.1, _LEAST)
        height = float(high[2])
        away = [
            math.hypot(x + 0.5 - middle[0], y + 0.5 - middle[1]) + 0.7
            for x, y, z in cells
            if z + 1 > height / 2
        ]
        return cls(float(middle[0]), float(middle[1]), radius, height, max(away))

    def towards(self, other: Subject, share: float) -> Subject:
        """A part of the way to another subject."""
        mine, others = np.array(self._all()), np.array(other._all())
        return Subject(*(mine + (others - mine) * share).tolist())

    def _all(self) -> tuple[float, ...]:
        return self.x, self.y, self.radius, self.height, self.crown


@dataclass(frozen=True, slots=True)
class Camera:
    """Angles in radians; ``room`` in pixels is what the subject fills at zoom 1."""

    subject: Subject
    room: QRectF
    yaw: float = YAW
    pitch: float = PITCH
    zoom: float = 1.0

    def turned(self, yaw: float, pitch: float) -> Camera:
        """The eye further around, and higher or lower as far as it goes."""
        pitch = min(HIGHEST, max(LOWEST, self.pitch + pitch))
        return replace(self, yaw=self.yaw + yaw, pitch=pitch)

    def zoomed(self, factor: float) -> Camera:
        """Nearer or farther, as far as it goes."""
        return replace(self, zoom=min(FARTHEST, max(NEAREST, self.zoom * factor)))

    @property
    def scale(self) -> float:
        """Pixels to one cell in the middle."""
        high = sum(self._reach()) * _HIGHER
        wide = 2 * (self.subject.radius + RIM) * _WIDER
        return max(4.0, min(self.room.width() / wide, self.room.height() / high)) * self.zoom

    def _reach(self) -> tuple[float, float]:
        """How far the subject reaches up and down from the middle of the board, as it is seen."""
        subject, sin, cos = self.subject, math.sin(self.pitch), math.cos(self.pitch)
        board = (subject.radius + RIM) * sin
        crown = subject.crown * sin + (subject.height + _ABOVE) * cos
        return max(board, crown), board + THICK * cos

    @property
    def distance(self) -> float:
        """Cells from the eye to the middle."""
        subject = self.subject
        return _AWAY * max(subject.radius, subject.height)

    @property
    def middle(self) -> Numbers:
        """The point that is seen in the middle of the room."""
        up, down = self._reach()
        down *= _WIDER  # the near side of the board is seen larger
        return np.array([self.subject.x, self.subject.y, (up - down) / 2 / math.cos(self.pitch)])

    @property
    def axes(self) -> Numbers:
        """To the right, up and away from the eye, as rows."""
        sin, cos = math.sin(self.yaw), math.cos(self.yaw)
        low, high = math.cos(self.pitch), math.sin(self.pitch)
        return np.array(
            [
                [cos, sin, 0.0],
                [-high * sin, high * cos, low],
                [-low * sin, low * cos, -high],
            ]
        )

    @property
    def eye(self) -> Numbers:
        """Where the eye is."""
        place: Numbers = self.middle - self.distance * self.axes[2]
        return place

    @property
    def lamp(self) -> Numbers:
        """The direction to the lamp, which stays at the upper left of whoever looks."""
        right, flat = self.axes[0], np.array([-math.sin(self.yaw), math.cos(self.yaw), 0.0])
        way = -0.62 * right + 0.12 * flat + np.array([0.0, 0.0, 0.95])
        unit: Numbers = way / np.linalg.norm(way)
        return unit

    def project(self, points: Numbers) -> Numbers:
        """Points in space (n, 3) to pixels (n, 2)."""
        seen = (points - self.middle) @ self.axes.T
        nearness = self.scale * self.distance / (self.distance + seen[:, 2])
        pixels = np.empty((len(points), 2))
        pixels[:, 0] = self.room.center().x() + seen[:, 0] * nearness
        pixels[:, 1] = self.room.center().y() - seen[:, 1] * nearness
        return pixels

    def at(self, x: float, y: float, z: float) -> QPointF:
        """One point in space to pixels."""
        (pixel,) = self.project(np.array([[x, y, z]]))
        return QPointF(*pixel.tolist())

    def ray(self, point: QPointF) -> Numbers:
        """The direction in which a pixel is seen from the eye; not of length 1."""
        off = (point - self.room.center()) / self.scale
        right, up, away = self.axes
        way: Numbers = self.distance * away + off.x() * right - off.y() * up
        return way

    def between(self, other: Camera, share: float) -> Camera:
        """A part of the way to another camera, in the room of this one."""

        def part(mine: float, others: float) -> float:
            return mine + (others - mine) * share

        return Camera(
            self.subject.towards(other.subject, share),
            self.room,
            part(self.yaw, other.yaw),
            part(self.pitch, other.pitch),
            part(self.zoom, other.zoom),
        )
