"""One lamp at the upper left: what is raised throws a soft shadow, what is sunk holds one.

Softness comes from thin layers of paint that add up, so it is the same vector drawing at every
size. Lengths are in the pixels of the painter.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from boardroom.scenes.drawing import fade

_DARK = QColor.fromRgbF(0.09, 0.05, 0.03)
_LAYERS = 12


def rounded(body: QRectF, corner: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(body, corner, corner)
    return path


def sloping(body: QRectF, lit: QColor, shaded: QColor) -> QLinearGradient:
    """From the lit corner of ``body`` at the upper left to the shaded one."""
    gradient = QLinearGradient(body.topLeft(), body.bottomRight())
    gradient.setColorAt(0.0, lit)
    gradient.setColorAt(1.0, shaded)
    return gradient


def shadow(painter: QPainter, shape: QPainterPath, depth: float, strength: float = 0.36) -> None:
    """The shadow of a raised shape: a tight layer where it touches, a wide one for its height.

    ``depth`` is how far the wide one reaches beyond the shape.
    """
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, share, shift in ((depth, 0.6, 0.36), (depth * 0.35, 0.6, 0.14)):
        _blur(
            painter, shape.translated(depth * shift, depth * shift), reach * 0.8, strength * share
        )
    painter.restore()


def _blur(painter: QPainter, shape: QPainterPath, reach: float, strength: float) -> None:
    """A shape that fades out over ``reach`` on both sides of its edge."""
    layers = min(32, max(_LAYERS, round(reach * 1.5)))
    each = fade(_DARK, 1 - (1 - strength) ** (1 / layers))
    for layer in range(layers):
        painter.fillPath(grown(shape, reach * (1 - 2 * layer / (layers - 1))), each)


def grown(shape: QPainterPath, reach: float) -> QPainterPath:
    """The shape scaled about its middle so that it is ``reach`` larger on every side."""
    body = shape.boundingRect()
    middle = body.center()
    transform = QTransform.fromTranslate(middle.x(), middle.y())
    transform.scale(max(0.0, 1 + 2 * reach / body.width()), max(0.0, 1 + 2 * reach / body.height()))
    transform.translate(-middle.x(), -middle.y())
    return transform.map(shape)


def recess(painter: QPainter, shape: QPainterPath, depth: float, strength: float = 0.5) -> None:
    """The inside of something sunk: shade under its upper left edge, light on the lower right."""
    around = shape.boundingRect().adjusted(-depth, -depth, depth, depth)
    each = fade(_DARK, 1 - (1 - strength) ** (1 / _LAYERS))
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    for layer in range(1, _LAYERS + 1):
        shift = depth * layer / _LAYERS
        edge = QPainterPath()
        edge.setFillRule(Qt.FillRule.OddEvenFill)
        edge.addRect(around)
        edge.addPath(shape.translated(shift * 0.8, shift))
        painter.fillPath(edge, each)
    painter.restore()
    rim(painter, shape, fade("#000000", strength * 0.5), fade("#ffffff", strength), depth * 0.16)


def rim(painter: QPainter, shape: QPainterPath, lit: QColor, shaded: QColor, width: float) -> None:
    """A line along the edge of a shape that goes from one colour at the upper left to another."""
    body = shape.boundingRect()
    pen = QPen(QBrush(sloping(body, lit, shaded)), width)
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(shape)
    painter.restore()


def lamp(body: QRectF) -> QPointF:
    """Where the light falls brightest on a surface."""
    return QPointF(body.left() + body.width() * 0.3, body.top() + body.height() * 0.22)
