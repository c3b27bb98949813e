"""Small means of drawing that every scene uses: canvases, mixed colours, fonts."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPixmap


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
