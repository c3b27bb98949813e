"""The signs that coloured pieces carry besides their hue, as outlines around the origin."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath


def sign(name: str, radius: float) -> QPainterPath:
    """The outline of a sign that fills a circle of this radius about as far as the others do."""
    return _SIGNS[name](radius)


def _circle(radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(), radius * 0.86, radius * 0.86)
    return path


def _square(radius: float) -> QPainterPath:
    half = radius * 0.8
    path = QPainterPath()
    path.addRoundedRect(QRectF(-half, -half, 2 * half, 2 * half), radius * 0.12, radius * 0.12)
    return path


def _diamond(radius: float) -> QPainterPath:
    return _polygon(((0, -1.1), (0.84, 0), (0, 1.1), (-0.84, 0)), radius)


def _triangle(radius: float) -> QPainterPath:
    return _polygon(((0, -1.02), (1.0, 0.74), (-1.0, 0.74)), radius)


def _star(radius: float) -> QPainterPath:
    corners = []
    for step in range(10):
        reach = 1.16 if step % 2 == 0 else 0.52
        turn = step * math.pi / 5
        corners.append((reach * math.sin(turn), 0.08 - reach * math.cos(turn)))
    return _polygon(tuple(corners), radius)


def _drop(radius: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, -1.16 * radius))
    path.cubicTo(_at(0.22, -0.62, radius), _at(0.78, -0.28, radius), _at(0.78, 0.26, radius))
    path.cubicTo(_at(0.78, 0.70, radius), _at(0.42, 1.02, radius), _at(0, 1.02, radius))
    path.cubicTo(_at(-0.42, 1.02, radius), _at(-0.78, 0.70, radius), _at(-0.78, 0.26, radius))
    path.cubicTo(_at(-0.78, -0.28, radius), _at(-0.22, -0.62, radius), _at(0, -1.16, radius))
    path.closeSubpath()
    return path


def _heart(radius: float) -> QPainterPath:
    path = QPainterPath(_at(0, 1.0, radius))
    path.cubicTo(_at(-0.35, 0.62, radius), _at(-1.08, 0.22, radius), _at(-1.08, -0.36, radius))
    path.cubicTo(_at(-1.08, -0.98, radius), _at(-0.28, -1.14, radius), _at(0, -0.46, radius))
    path.cubicTo(_at(0.28, -1.14, radius), _at(1.08, -0.98, radius), _at(1.08, -0.36, radius))
    path.cubicTo(_at(1.08, 0.22, radius), _at(0.35, 0.62, radius), _at(0, 1.0, radius))
    path.closeSubpath()
    return path


def _at(x: float, y: float, radius: float) -> QPointF:
    return QPointF(x * radius, y * radius)


def _polygon(corners: tuple[tuple[float, float], ...], radius: float) -> QPainterPath:
    path = QPainterPath(_at(*corners[0], radius))
    for corner in corners[1:]:
        path.lineTo(_at(*corner, radius))
    path.closeSubpath()
    return path


_SIGNS = {
    "circle": _circle,
    "diamond": _diamond,
    "drop": _drop,
    "heart": _heart,
    "square": _square,
    "star": _star,
    "triangle": _triangle,
}
