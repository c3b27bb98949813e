"""The chocolates: glossy pralines whose ornament counts what wins.

Three leaves on dark, four petals on milk, a five-pointed star on white; each kind has a form of
its own as well, so they are told apart by shape, by count and by lightness, without any hue.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from boardroom.scenes import look
from boardroom.scenes.drawing import canvas, fade, mix
from boardroom.scenes.light import rim, rounded, shadow, sloping

BODY = 0.86
"""Width of a chocolate, as a share of the width of its space."""

MARGIN = 0.3
"""Room around the space in a picture of a chocolate, for its shadow."""

_LAMP = "#fff0d8"
"""What the lamp adds where it shines."""

_SIGN = 0.3
"""Radius of the ornament, as a share of the width of the space."""

_CORNERS = {"D": 0.17, "M": 0.29, "W": 0.43}
"""From a square to a round: corners as a share of the width of the space."""


def chocolate(
    kind: str, space: float, ratio: float, theme: look.Theme, height: float = 1.0
) -> QPixmap:
    """One chocolate in the middle of a pixmap that is ``1 + 2 * MARGIN`` spaces wide.

    ``kind`` is D, M or W; ``space`` the width of its space in pixels; ``height`` how far above
    the table it is: 1 lies, 2 is in a hand.
    """
    width = space * (1 + 2 * MARGIN)
    pixmap = canvas(width, width, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(width / 2, width / 2)
    draw_chocolate(painter, kind, space, theme, height)
    painter.end()
    return pixmap


def draw_chocolate(
    painter: QPainter, kind: str, space: float, theme: look.Theme, height: float = 1.0
) -> None:
    """One chocolate around the origin of the painter."""
    shape = outline(kind, space)
    fill = QColor(look.CHOCOLATE.fills[kind])
    sign = QColor(look.CHOCOLATE.signs[kind])
    if theme.flat:
        _draw_flat(painter, shape, kind, space, fill, sign, theme)
        return
    shadow(painter, shape, space * 0.13 * height, 0.5)
    _draw_body(painter, shape, kind, space, fill)
    _draw_ornament(painter, kind, fill, sign, space)
    _draw_gloss(painter, shape, kind, space)


def _draw_flat(
    painter: QPainter,
    shape: QPainterPath,
    kind: str,
    space: float,
    fill: QColor,
    sign: QColor,
    theme: look.Theme,
) -> None:
    painter.setPen(QPen(QColor(theme.text), look.EDGE))
    painter.setBrush(fill)
    painter.drawPath(shape)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(ornament(kind, space * _SIGN), sign)


def _draw_body(
    painter: QPainter, shape: QPainterPath, kind: str, space: float, fill: QColor
) -> None:
    """Sloping sides, lit from the upper left, and a flat top."""
    body = shape.boundingRect()
    bright = 0.42 if kind != "W" else 0.75
    painter.fillPath(
        shape, sloping(body, mix(fill, _LAMP, bright * 0.55), mix(fill, "#000000", 0.42))
    )
    inset = space * 0.055
    top = body.adjusted(inset, inset, -inset, -inset)
    face = rounded(top, max(space * _CORNERS[kind] - inset, 0))
    slope = QLinearGradient(top.topLeft(), top.bottomRight())
    slope.setColorAt(0.0, mix(fill, _LAMP, bright * 0.26))
    slope.setColorAt(0.45, fill)
    slope.setColorAt(1.0, mix(fill, "#000000", 0.16))
    painter.fillPath(face, slope)
    rim(painter, face, fade(_LAMP, bright), fade("#000000", 0.18), space * 0.018)


def _draw_ornament(painter: QPainter, kind: str, fill: QColor, sign: QColor, space: float) -> None:
    """Icing in relief: its own small shadow, a lit edge, fine lines."""
    shape = ornament(kind, space * _SIGN)
    for step in (3, 2, 1):
        shift = space * 0.011 * step
        painter.fillPath(shape.translated(shift, shift), fade("#180a04", 0.17))
    painter.fillPath(shape.translated(-space * 0.008, -space * 0.008), mix(sign, _LAMP, 0.55))
    body = shape.boundingRect()
    painter.fillPath(
        shape, sloping(body, mix(sign, _LAMP, 0.16), mix(sign, mix(fill, "#000000", 0.3), 0.2))
    )
    lines = QPen(mix(sign, "#2a1004", 0.32), space * 0.014)
    lines.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(lines)
    painter.drawPath(_veins(kind, space * _SIGN))


def _draw_gloss(painter: QPainter, shape: QPainterPath, kind: str, space: float) -> None:
    """The lamp mirrored in the upper left, and the table's glow in the lower right edge."""
    painter.save()
    painter.setClipPath(shape)
    body = shape.boundingRect()
    spot = QPointF(body.left() + body.width() * 0.25, body.top() + body.height() * 0.19)
    glow = QRadialGradient(QPointF(0, 0), space * 0.34)
    strength = {"D": 0.5, "M": 0.5, "W": 0.85}[kind]
    glow.setColorAt(0.0, fade("#fff8ec", strength))
    glow.setColorAt(0.35, fade("#fff8ec", strength * 0.42))
    glow.setColorAt(1.0, fade("#fff8ec", 0.0))
    painter.translate(spot)
    painter.rotate(-45)
    painter.scale(1.35, 0.62)
    painter.fillRect(QRectF(-space, -space, 2 * space, 2 * space), glow)
    painter.restore()


def outline(kind: str, space: float, grow: float = 0.0) -> QPainterPath:
    """The edge of a chocolate around the origin, ``grow`` spaces further out."""
    half = space * (BODY / 2 + grow)
    return rounded(QRectF(-half, -half, 2 * half, 2 * half), space * (_CORNERS[kind] + grow))


def ornament(kind: str, radius: float) -> QPainterPath:
    """The sign of a kind around the origin: as many leaves, petals or points as win in a line."""
    if kind == "D":
        return _around(_leaf(radius), 3, -90)
    if kind == "M":
        return _around(_petal(radius), 4, -45)
    return _star(radius)


def _veins(kind: str, radius: float) -> QPainterPath:
    """Fine lines in the icing: the rib of each leaf and petal, the ridges of the star."""
    if kind == "W":
        reach = ((1.0, 0.0), (0.42, 0.5))
        ridges = QPainterPath()
        for step in range(5):
            for length, turn in reach:
                angle = (step + turn) * 2 * math.pi / 5
                ridges.moveTo(0, 0)
                ridges.lineTo(
                    radius * length * 0.9 * math.sin(angle),
                    -radius * length * 0.9 * math.cos(angle),
                )
        return ridges
    rib = QPainterPath(QPointF(radius * 0.26, 0))
    rib.lineTo(radius * (0.86 if kind == "D" else 0.74), 0)
    return _around(rib, 3, -90) if kind == "D" else _around(rib, 4, -45)


def _around(part: QPainterPath, count: int, first: float) -> QPainterPath:
    """A part that points to the right, repeated in a circle."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for number in range(count):
        whole.addPath(QTransform().rotate(first + number * 360 / count).map(part))
    return whole


def _leaf(radius: float) -> QPainterPath:
    """A pointed leaf, one of three."""
    leaf = QPainterPath(QPointF(radius * 0.10, 0))
    leaf.cubicTo(radius * 0.35, -radius * 0.62, radius * 0.85, -radius * 0.42, radius * 1.12, 0)
    leaf.cubicTo(radius * 0.85, radius * 0.42, radius * 0.35, radius * 0.62, radius * 0.10, 0)
    return leaf


def _petal(radius: float) -> QPainterPath:
    """A petal that widens outward and is notched at its end, one of four."""
    petal = QPainterPath(QPointF(radius * 0.15, 0))
    for side, ways in ((-1, 1), (1, -1)):
        points = [(0.15, 0.0), (0.26, 0.26), (0.56, 0.54), (0.92, 0.42)]
        points += [(1.16, 0.33), (1.20, 0.10), (1.04, 0.0)]
        along = [QPointF(x * radius, y * radius * side) for x, y in points[::ways]]
        petal.cubicTo(*along[1:4])
        petal.cubicTo(*along[4:7])
    return petal


def _star(radius: float) -> QPainterPath:
    """A five-pointed star with soft points."""
    outer, inner = radius * 1.08, radius * 0.50
    corners = [
        QPointF(
            (outer, inner)[step % 2] * math.sin(step * math.pi / 5),
            -(outer, inner)[step % 2] * math.cos(step * math.pi / 5),
        )
        for step in range(10)
    ]
    star = QPainterPath()
    for step in range(0, 10, 2):
        before, tip, after = corners[step - 1], corners[step], corners[(step + 1) % 10]
        ends = (before + (tip - before) * 0.82, after + (tip - after) * 0.82)
        if step == 0:
            star.moveTo(ends[0])
        else:
            star.lineTo(ends[0])
        star.quadTo(tip, ends[1])
        star.lineTo(after)
    star.closeSubpath()
    return star
