"""Small means of drawing that every scene uses: canvases, mixed colours, fonts, soft shadows."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPixmap


def canvas(width: float, height: float, ratio: float) -> QPixmap:
    """An empty transparent pixmap of this size in pixels of the scene, sharp at this ratio."""
    pixmap = QPixmap(
        max(1, math.ceil(width * ratio - 1e-6)), max(1, math.ceil(height * ratio - 1e-6))
    )
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def font(size: float, *, bold: bool = False) -> QFont:
    """The interface font of the system at a size in pixels."""
    face = QFont(QGuiApplication.font())
    face.setPixelSize(max(1, round(size)))
    if bold:
        face.setWeight(QFont.Weight.DemiBold)
    return face


def mix(first: str | QColor, second: str | QColor, share: float) -> QColor:
    """The colour that is ``share`` of the way from the first to the second."""
    one, two = QColor(first), QColor(second)

    def between(a: float, b: float) -> float:
        return min(1.0, max(0.0, a + (b - a) * share))

    return QColor.fromRgbF(
        between(one.redF(), two.redF()),
        between(one.greenF(), two.greenF()),
        between(one.blueF(), two.blueF()),
        between(one.alphaF(), two.alphaF()),
    )


def fade(colour: str | QColor, opacity: float) -> QColor:
    """The same colour, seen through."""
    result = QColor(colour)
    result.setAlphaF(opacity)
    return result


def shadow(
    painter: QPainter, body: QRectF, corner: float, depth: float, strength: float = 0.32
) -> None:
    """The soft shadow of a rounded rectangle under the lamp at the upper left.

    Two layers: a tight one that says where it touches, a wide one that says how high it is.
    ``depth`` is how far the wide one reaches, in pixels.
    """
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, share, shift in ((depth, 0.55, 0.28), (depth * 0.4, 0.45, 0.12)):
        _soft(painter, body, corner, reach, strength * share, QPointF(depth, depth) * shift)
    painter.restore()


def _soft(
    painter: QPainter, body: QRectF, corner: float, reach: float, opacity: float, shift: QPointF
) -> None:
    """Layers that add up to ``opacity`` under the body and fade out over ``reach``."""
    layers = max(4, min(14, round(reach * 1.5)))
    painter.setBrush(QColor.fromRgbF(0.09, 0.05, 0.03, 1 - (1 - opacity) ** (1 / layers)))
    for layer in range(layers):
        grow = reach * (0.5 - layer / layers)
        ring = body.adjusted(-grow, -grow, grow, grow).translated(shift)
        if ring.isValid():
            painter.drawRoundedRect(ring, corner + max(grow, 0), corner + max(grow, 0))
