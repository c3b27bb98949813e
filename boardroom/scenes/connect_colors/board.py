"""The printed board and the printed trays, without balls."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from boardroom.games.grid import column_letter
from boardroom.scenes import look
from boardroom.scenes.connect_colors.plan import RIM, Plan
from boardroom.scenes.drawing import canvas, fade, font, mix
from boardroom.scenes.light import recess, rim, rounded, shadow, sloping
from boardroom.scenes.spaces import Layout

_DIMPLE = 0.8
"""Width of a dimple, as a share of its field."""

_SMALLEST = 7.0
"""Pixels of the smallest letters that are worth drawing."""


def draw_board(
    painter: QPainter, layout: Layout, plan: Plan, ratio: float, theme: look.Theme
) -> None:
    """Frame, plate, dimples and the names of rows and columns."""
    colours = look.PRINTS[theme.name]
    printed(painter, rounded(layout.area(plan.board), layout.space * 0.3), layout, theme)
    plate = rounded(layout.area(plan.fields.adjusted(-0.07, -0.07, 0.07, 0.07)), layout.space * 0.3)
    sunk(painter, plate, colours.plate, layout.space * 0.13, theme)
    dimple = _dimple(layout.space, ratio, theme)
    for row in range(plan.rows):
        for column in range(plan.columns):
            painter.drawPixmap(layout.at(QPointF(column, row)), dimple)
    _name(painter, layout, plan, colours.label)


def printed(painter: QPainter, shape: QPainterPath, layout: Layout, theme: look.Theme) -> None:
    """Something that was printed in plastic and lies on the table."""
    ground = QColor(look.PRINTS[theme.name].rim)
    if theme.flat:
        painter.setPen(QPen(QColor(theme.text), look.EDGE))
        painter.setBrush(ground)
        painter.drawPath(shape)
        return
    shadow(painter, shape, layout.space * 0.26, 0.6)
    body = shape.boundingRect()
    lit, shaded = mix(ground, "#ffffff", 0.18), mix(ground, "#3a2410", 0.1)
    painter.fillPath(shape, sloping(body, lit, shaded))
    _strands(painter, shape, layout.space)
    rim(painter, shape, fade("#ffffff", 0.7), fade("#2a1608", 0.42), max(1.0, layout.space * 0.03))


def _strands(painter: QPainter, shape: QPainterPath, space: float) -> None:
    """The top layer of a print is laid in strands, slantwise: just to be felt."""
    painter.save()
    painter.setClipPath(shape)
    body = shape.boundingRect()
    step = max(3.0, space * 0.07)
    painter.setPen(QPen(fade("#2a1608", 0.05), step * 0.4))
    reach = body.width() + body.height()
    painter.drawLines(
        [
            QLineF(
                body.left() + number * step,
                body.top(),
                body.left() + number * step - body.height(),
                body.bottom(),
            )
            for number in range(math.ceil(reach / step))
        ]
    )
    painter.restore()


def sunk(
    painter: QPainter, shape: QPainterPath, colour: str, depth: float, theme: look.Theme
) -> None:
    """The ground of a recess, ``depth`` pixels deep."""
    if theme.flat:
        painter.setPen(QPen(QColor(theme.text), 1.0))
        painter.setBrush(QColor(colour))
        painter.drawPath(shape)
        return
    body = shape.boundingRect()
    painter.fillPath(shape, sloping(body, mix(colour, "#2a1608", 0.1), mix(colour, "#ffffff", 0.1)))
    recess(painter, shape, depth, 0.4)


def _dimple(space: float, ratio: float, theme: look.Theme) -> QPixmap:
    """One field; all are alike, so it is drawn once."""
    pixmap = canvas(space, space, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(space / 2, space / 2)
    radius = space * _DIMPLE / 2
    colour = look.PRINTS[theme.name].dimple
    if theme.flat:
        painter.setPen(QPen(fade(theme.text, 0.55), 1.0))
        painter.drawEllipse(QPointF(), radius, radius)
        painter.end()
        return pixmap
    # A hollow is lit on the side that faces the lamp: below and right.
    hollow = QRadialGradient(QPointF(0.34 * radius, 0.38 * radius), radius * 1.55)
    hollow.setColorAt(0.0, mix(colour, "#ffffff", 0.34))
    hollow.setColorAt(0.5, QColor(colour))
    hollow.setColorAt(1.0, mix(colour, "#1c0f06", 0.52))
    circle = QPainterPath()
    circle.addEllipse(QPointF(), radius, radius)
    painter.fillPath(circle, hollow)
    rim(painter, circle, fade("#1c0f06", 0.45), fade("#ffffff", 0.75), max(1.0, space * 0.025))
    painter.end()
    return pixmap


def _name(painter: QPainter, layout: Layout, plan: Plan, colour: str) -> None:
    """Row numbers at the left and column letters at the top of the frame."""
    size = layout.space * 0.2
    if size < _SMALLEST:
        return
    painter.setPen(QColor(colour))
    painter.setFont(font(max(size, look.SMALL)))
    away = -RIM + 0.2
    names = [(str(row + 1), QPointF(away, row + 0.5)) for row in range(plan.rows)]
    names += [
        (column_letter(column), QPointF(column + 0.5, away)) for column in range(plan.columns)
    ]
    for text, spot in names:
        write(painter, layout, text, QRectF(spot - QPointF(0.5, 0.5), QSizeF(1, 1)))


def write(
    painter: QPainter,
    layout: Layout,
    text: str,
    area: QRectF,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Words in an area given in fields."""
    painter.drawText(layout.area(area), align, text)
