"""A cloth bag with a golden cord, from which things are drawn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from boardroom.scenes import look
from boardroom.scenes.drawing import fade, mix
from boardroom.scenes.light import rim, shadow


def draw_pouch(painter: QPainter, space: float, theme: look.Theme) -> None:
    """The bag around the origin of the painter, 1.5 spaces high."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body, ruffle = _body(), _ruffle()
    cloth = QColor(look.BOXES[theme.name].cloth)
    if theme.flat:
        painter.scale(space, space)
        painter.setPen(QPen(QColor(theme.text), look.EDGE / space))
        painter.setBrush(cloth)
        painter.drawPath(ruffle)
        painter.drawPath(body)
        painter.restore()
        return
    painter.scale(space, space)
    shadow(painter, body, 0.2, 0.6)
    shadow(painter, ruffle, 0.08, 0.4)
    painter.fillPath(ruffle, _round_shade(cloth, QPointF(-0.12, -0.62), 0.55))
    _pleats(painter, ruffle, QPointF(0, -0.30), (-0.4, -0.24, -0.08, 0.08, 0.24, 0.4), -0.82)
    painter.fillPath(body, _round_shade(cloth, QPointF(-0.26, 0.02), 1.05))
    _pleats(painter, body, QPointF(0, -0.46), (-0.62, -0.36, -0.12, 0.12, 0.36, 0.62), 0.36)
    rim(painter, body, fade("#ffe9d8", 0.28), fade("#000000", 0.3), 0.02)
    _cord(painter, look.BOXES[theme.name].foil)
    painter.restore()


def _round_shade(cloth: QColor, lit: QPointF, reach: float) -> QRadialGradient:
    shade = QRadialGradient(lit, reach)
    shade.setColorAt(0.0, mix(cloth, "#ffe2cc", 0.30))
    shade.setColorAt(0.45, cloth)
    shade.setColorAt(1.0, mix(cloth, "#12050a", 0.5))
    return shade


def _body() -> QPainterPath:
    path = QPainterPath(QPointF(-0.19, -0.36))
    path.cubicTo(-0.42, -0.26, -0.72, 0.06, -0.68, 0.42)
    path.cubicTo(-0.65, 0.70, -0.34, 0.74, 0.0, 0.74)
    path.cubicTo(0.34, 0.74, 0.65, 0.70, 0.68, 0.42)
    path.cubicTo(0.72, 0.06, 0.42, -0.26, 0.19, -0.36)
    path.closeSubpath()
    return path


def _ruffle() -> QPainterPath:
    path = QPainterPath(QPointF(-0.17, -0.34))
    path.cubicTo(-0.24, -0.48, -0.34, -0.58, -0.40, -0.70)
    path.cubicTo(-0.30, -0.80, -0.20, -0.68, -0.10, -0.76)
    path.cubicTo(-0.02, -0.82, 0.06, -0.70, 0.16, -0.77)
    path.cubicTo(0.26, -0.82, 0.32, -0.74, 0.40, -0.69)
    path.cubicTo(0.34, -0.58, 0.24, -0.48, 0.17, -0.34)
    path.closeSubpath()
    return path


def _pleats(
    painter: QPainter, cloth: QPainterPath, root: QPointF, ends: tuple[float, ...], height: float
) -> None:
    """Folds that run from the cord outward, each a dark line beside a bright one."""
    painter.save()
    painter.setClipPath(cloth)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for end in ends:
        for shift, colour in ((0.0, fade("#12050a", 0.26)), (-0.03, fade("#ffe2cc", 0.16))):
            fold = QPainterPath(QPointF(root.x() + end * 0.25 + shift, root.y()))
            fold.quadTo(
                QPointF(end * 0.5 + shift, (root.y() + height) / 2 - 0.04),
                QPointF(end + shift, height),
            )
            painter.setPen(QPen(colour, 0.035))
            painter.drawPath(fold)
    painter.restore()


def _cord(painter: QPainter, foil: str) -> None:
    """The golden cord around the neck, tied to a bow."""
    knot = QPointF(0.03, -0.35)
    path = QPainterPath(QPointF(-0.21, -0.37))
    path.quadTo(QPointF(0.0, -0.29), QPointF(0.21, -0.37))
    for side in (-1, 1):
        path.moveTo(knot)
        path.cubicTo(knot + QPointF(side * 0.12, -0.16), knot + QPointF(side * 0.34, -0.06), knot)
        path.moveTo(knot)
        path.cubicTo(
            knot + QPointF(side * 0.05, 0.10),
            knot + QPointF(side * 0.14, 0.14),
            knot + QPointF(side * 0.13, 0.26),
        )
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for shift, colour in (
        (QPointF(0.02, 0.025), fade("#12050a", 0.45)),
        (QPointF(0, 0), mix(foil, "#3a1c08", 0.15)),
        (QPointF(-0.006, -0.008), mix(foil, "#fff3d0", 0.55)),
    ):
        pen = QPen(colour, 0.05 if shift.x() >= 0 else 0.018)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(path.translated(shift))
    painter.restore()
