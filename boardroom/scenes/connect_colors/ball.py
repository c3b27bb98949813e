"""The balls: glossy, lit from the upper left, each colour with a sign that tells it without hue."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from boardroom.scenes import look
from boardroom.scenes.drawing import canvas, fade, mix
from boardroom.scenes.light import shadow
from boardroom.scenes.signs import sign

SIGNS = {
    "R": "triangle",
    "O": "diamond",
    "Y": "circle",
    "G": "square",
    "B": "drop",
    "P": "star",
}

BALL = 0.88
"""Width of a ball, as a share of the width of its field."""

MARGIN = 0.22
"""Room around the ball in a picture, for its shadow, as a share of its width."""

_LAMP = "#fff3df"
SIGN = 0.47
"""Radius of the sign, as a share of the radius of the ball."""


def ball(
    colour: str, width: float, ratio: float, theme: look.Theme, sign_share: float = SIGN
) -> QPixmap:
    """One ball, ``width`` pixels wide, in the middle of a pixmap with MARGIN around it."""
    side = width * (1 + 2 * MARGIN)
    pixmap = canvas(side, side, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    draw_ball(painter, colour, width, theme, sign_share)
    painter.end()
    return pixmap


def draw_ball(
    painter: QPainter,
    colour: str,
    width: float,
    theme: look.Theme,
    sign_share: float = SIGN,
) -> None:
    """One ball around the origin of the painter; the sign is ``sign_share`` of its radius."""
    radius = width / 2
    fill, ink = QColor(look.BALLS.fills[colour]), QColor(look.BALLS.signs[colour])
    shape = QPainterPath()
    shape.addEllipse(QPointF(), radius, radius)
    if theme.flat:
        edge = min(float(look.EDGE), width * 0.07)
        painter.setPen(QPen(QColor(theme.text), edge))
        painter.setBrush(fill)
        painter.drawEllipse(QPointF(), radius - edge / 2, radius - edge / 2)
        _ink(painter, sign(SIGNS[colour], radius * sign_share), ink, radius)
        return
    shadow(painter, shape, width * 0.14, 0.5)
    painter.fillPath(shape, _sphere(fill, radius))
    relief = sign(SIGNS[colour], radius * sign_share)
    _ink(painter, relief.translated(radius * 0.025, radius * 0.03), fade("#000000", 0.25), radius)
    _ink(painter, relief, ink, radius)
    _gloss(painter, shape, fill, radius)


def _sphere(fill: QColor, radius: float) -> QRadialGradient:
    """Light where the lamp shines, dark where the ball turns away from it."""
    body = QRadialGradient(
        QPointF(-0.12 * radius, -0.14 * radius),
        radius * 1.22,
        QPointF(-0.42 * radius, -0.5 * radius),
    )
    body.setColorAt(0.0, mix(fill, _LAMP, 0.42))
    body.setColorAt(0.34, mix(fill, _LAMP, 0.1))
    body.setColorAt(0.62, fill)
    body.setColorAt(0.86, mix(fill, "#000000", 0.24))
    body.setColorAt(1.0, mix(fill, "#000000", 0.46))
    return body


def _ink(painter: QPainter, shape: QPainterPath, colour: QColor, radius: float) -> None:
    """A sign with soft corners."""
    pen = QPen(colour, radius * 0.09)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(colour)
    painter.drawPath(shape)
    painter.setPen(Qt.PenStyle.NoPen)


def _gloss(painter: QPainter, shape: QPainterPath, fill: QColor, radius: float) -> None:
    """The lamp mirrored in the upper left, and light from the table along the lower right."""
    painter.save()
    painter.setClipPath(shape)
    bounce = QRadialGradient(QPointF(-0.16 * radius, -0.16 * radius), radius * 1.2)
    bounce.setColorAt(0.84, fade(_LAMP, 0.0))
    bounce.setColorAt(0.97, fade(mix(fill, _LAMP, 0.6), 0.5))
    bounce.setColorAt(1.0, fade(mix(fill, _LAMP, 0.6), 0.0))
    painter.fillPath(shape, bounce)
    painter.translate(-0.4 * radius, -0.5 * radius)
    painter.rotate(-39)
    glow = QRadialGradient(QPointF(), radius)
    strength = 0.95 if fill.lightnessF() < 0.7 else 1.0
    glow.setColorAt(0.0, fade("#ffffff", strength))
    glow.setColorAt(0.34, fade("#ffffff", strength * 0.55))
    glow.setColorAt(1.0, fade("#ffffff", 0.0))
    painter.scale(0.46, 0.25)
    painter.fillRect(QRectF(-radius, -radius, 2 * radius, 2 * radius), glow)
    painter.restore()
