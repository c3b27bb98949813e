"""The round board under the chips, covered with felt."""

from __future__ import annotations

import math

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
)

from boardroom.scenes import look
from boardroom.scenes.domino3d.camera import RIM, THICK, Camera, Numbers, around
from boardroom.scenes.domino3d.outlines import Form, filled
from boardroom.scenes.domino3d.shadow import COARSE, paint_soft
from boardroom.scenes.drawing import fade, mix

_CORNERS = 96
_ROUND = Form.of([[_CORNERS]])
_TURNS = np.linspace(0.0, 2 * math.pi, _CORNERS, endpoint=False)
_AROUND: Numbers = np.stack([np.cos(_TURNS), np.sin(_TURNS)], axis=1)
_SEAM = 0.05
_CAST = (0.5, 0.2)
"""How far its wide and its tight shadow are thrown, in cells."""


def paint_board(painter: QPainter, camera: Camera, theme: look.Theme, room: QRectF) -> None:
    """The board, as large as what is looked at; ``room`` is all of the table."""
    stone = look.STONES[theme.name]
    radius = camera.subject.radius
    top = _circle(camera, radius + RIM, 0.0)
    body = top.boundingRect()
    if theme.flat:
        painter.setPen(QPen(QColor(theme.text), look.EDGE))
        painter.setBrush(QColor(stone.felt))
        painter.drawPath(top)
    else:
        _paint_side(painter, camera, radius, stone.rim, room)
        felt = _circle(camera, radius, 0.0)
        lit, shaded = mix(stone.rim, "#FFE9C8", 0.34), mix(stone.rim, "#1A0D06", 0.18)
        painter.fillPath(_between(top, felt), _down(body, lit, shaded))
        light = QLinearGradient(body.topLeft(), body.bottomRight())
        light.setColorAt(0.0, mix(stone.felt, "#FFF1D8", 0.14))
        light.setColorAt(0.45, QColor(stone.felt))
        light.setColorAt(1.0, mix(stone.felt, "#0A0604", 0.3))
        painter.fillPath(felt, light)
        seam = _between(felt, _circle(camera, radius - _SEAM, 0.0))
        painter.fillPath(seam, _down(body, fade("#000000", 0.45), fade("#FFFFFF", 0.22)))
    painter.setPen(QPen(QColor(stone.line), 1.0))
    painter.drawPath(_grid(camera, radius))


def area(camera: Camera) -> QRectF:
    """What the board covers, with its shadow."""
    reach = camera.subject.radius + RIM
    points = np.concatenate([_ring(camera, reach, z) for z in (0.0, -THICK)])
    cast = camera.scale * max(_CAST)
    soft = 2 * _softness(camera)
    return around(camera.project(points)).adjusted(-soft, -soft, cast + soft, cast + soft)


def _softness(camera: Camera) -> float:
    return max(COARSE, camera.scale * 0.16)


def _between(outer: QPainterPath, inner: QPainterPath) -> QPainterPath:
    """The outer shape without the inner one."""
    path = QPainterPath(outer)
    path.addPath(inner)
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def _down(body: QRectF, upper: QColor, lower: QColor) -> QLinearGradient:
    shade = QLinearGradient(body.topLeft(), body.bottomLeft())
    shade.setColorAt(0.0, upper)
    shade.setColorAt(1.0, lower)
    return shade


def _paint_side(painter: QPainter, camera: Camera, radius: float, rim: str, room: QRectF) -> None:
    """The side of the board and its shadow on the table."""
    scale = camera.scale
    low = _circle(camera, radius + RIM, -THICK)
    away = [low.translated(scale * reach * 0.7, scale * reach * 0.6) for reach in _CAST]
    paint_soft(painter, [(each, 0.3) for each in away], room, _softness(camera))
    body = low.boundingRect()
    side = QLinearGradient(body.topLeft(), body.topRight())
    side.setColorAt(0.0, mix(rim, "#FFE9C8", 0.16))
    side.setColorAt(1.0, mix(rim, "#140903", 0.5))
    upper, lower = (camera.project(_ring(camera, radius + RIM, z)) for z in (0.0, -THICK))
    along, across = np.roll(lower, -1, axis=0) - lower, upper - lower
    front = along[:, 0] * across[:, 1] - along[:, 1] * across[:, 0] < 0
    # The corners of the near side stand in one row, once the circle begins behind.
    first = int(np.argmin(front)) + int(np.argmax(np.roll(front, -int(np.argmin(front)))))
    arc = np.arange(first, first + int(front.sum()) + 1) % _CORNERS
    outline = np.concatenate([lower[arc], upper[arc[::-1]]])
    (path,) = filled(Form.of([[len(outline)]]), outline)
    painter.fillPath(path, side)


def _circle(camera: Camera, radius: float, z: float) -> QPainterPath:
    (path,) = filled(_ROUND, camera.project(_ring(camera, radius, z)))
    return path


def _ring(camera: Camera, radius: float, z: float) -> Numbers:
    """The corners of a circle around the middle of the board."""
    points = np.empty((_CORNERS, 3))
    points[:, :2] = (camera.subject.x, camera.subject.y) + radius * _AROUND
    points[:, 2] = z
    return points


def _grid(camera: Camera, radius: float) -> QPainterPath:
    """Lines between the cells, as far as the felt goes."""
    ends = []
    middles = (camera.subject.x, camera.subject.y)
    for axis, middle in enumerate(middles):
        for line in range(math.ceil(middle - radius), math.floor(middle + radius) + 1):
            reach = math.sqrt(max(0.0, radius**2 - (line - middle) ** 2))
            if reach < 0.5:
                continue
            other = middles[1 - axis]
            both = (other - reach, other + reach)
            ends += [(line, end, 0.0) if axis == 0 else (end, line, 0.0) for end in both]
    pixels = camera.project(np.array(ends, np.float64).reshape(-1, 3))
    path = QPainterPath()
    for start, end in zip(pixels[::2].tolist(), pixels[1::2].tolist(), strict=True):
        path.moveTo(*start)
        path.lineTo(*end)
    return path
