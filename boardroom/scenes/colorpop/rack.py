"""The frame on the table, and the chutes that stand side by side behind it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from boardroom.games.colorpop import GRID
from boardroom.games.grid import column_letter
from boardroom.scenes import look
from boardroom.scenes.colorpop.layout import FIELD, FRAME, READABLE, RIM
from boardroom.scenes.drawing import fade, font, mix
from boardroom.scenes.light import recess, rim, rounded, shadow, sloping
from boardroom.scenes.spaces import Layout

CHUTE = QRectF(0, 0, 1, GRID.rows)
"""A chute whose middle line is at 0.5."""

ARROW_ROWS = 2
"""So many rows from the top does the arrow in a chute cover."""

_SLOT = QRectF(0.03, 0.0, 0.94, GRID.rows)
_LIP = 0.025
"""How far the frame reaches over the chutes."""


def draw_back(painter: QPainter, layout: Layout, theme: look.Theme) -> None:
    """The back of the frame: its shadow on the table, and the well that holds the chutes."""
    colours = look.RACKS[theme.name]
    body = rounded(layout.area(FRAME), layout.space * 0.42)
    if theme.flat:
        painter.setPen(QPen(QColor(theme.text), look.EDGE))
        painter.setBrush(QColor(colours.frame))
        painter.drawPath(body)
        return
    shadow(painter, body, layout.space * 0.36, 0.62)
    painter.fillPath(body, QColor(colours.frame))
    well = layout.area(FIELD)
    painter.fillRect(well, mix(colours.chute, "#000000", 0.35))


def draw_chute(painter: QPainter, layout: Layout, theme: look.Theme, *, arrow: bool) -> None:
    """One chute from (0, 0) on: open at the top, and on its back an ``arrow`` where it is bare."""
    colours = look.RACKS[theme.name]
    shape = rounded(layout.area(_SLOT), layout.space * 0.2)
    if theme.flat:
        painter.setPen(QPen(QColor(colours.arrow), 1.0))
        painter.setBrush(QColor(colours.chute))
        painter.drawPath(shape)
    else:
        area = layout.area(_SLOT)
        ground = sloping(
            QRectF(area.left(), area.top(), area.width(), area.width()),
            mix(colours.chute, "#000000", 0.22),
            mix(colours.chute, "#ffffff", 0.05),
        )
        painter.fillPath(shape, ground)
        recess(painter, shape, layout.space * 0.12, 0.45)
    if not arrow:
        return
    pen = QPen(QColor(colours.arrow), layout.space * 0.09)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_arrow(layout))


def _arrow(layout: Layout) -> QPainterPath:
    """This end up."""
    path = QPainterPath(layout.at(QPointF(0.5, 1.5)))
    path.lineTo(layout.at(QPointF(0.5, 0.7)))
    path.moveTo(layout.at(QPointF(0.27, 0.95)))
    path.lineTo(layout.at(QPointF(0.5, 0.68)))
    path.lineTo(layout.at(QPointF(0.73, 0.95)))
    return path


def draw_front(painter: QPainter, layout: Layout, theme: look.Theme) -> None:
    """The frame before the chutes: its bars, and the shade that they throw on the tokens."""
    colours = look.RACKS[theme.name]
    outer = rounded(layout.area(FRAME), layout.space * 0.42)
    opening = rounded(layout.area(FIELD.adjusted(_LIP, _LIP, -_LIP, -_LIP)), layout.space * 0.22)
    if theme.flat:
        painter.setPen(QPen(QColor(theme.text), look.EDGE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outer)
        painter.drawPath(rounded(layout.area(FIELD.adjusted(-0.03, -0.03, 0.03, 0.03)), 4))
        _labels(painter, layout, colours)
        return
    bars = QPainterPath(outer)
    bars.addPath(opening)
    bars.setFillRule(Qt.FillRule.OddEvenFill)
    recess(painter, opening, layout.space * 0.16, 0.42)
    ground = QColor(colours.frame)
    body = layout.area(FRAME)
    painter.fillPath(bars, sloping(body, mix(ground, "#ffffff", 0.14), mix(ground, "#2a1408", 0.1)))
    rim(painter, outer, fade("#ffffff", 0.75), fade("#3a1c08", 0.45), layout.space * 0.03)
    rim(painter, opening, fade("#3a1c08", 0.3), fade("#ffffff", 0.6), layout.space * 0.035)
    _inlay(painter, layout)
    _labels(painter, layout, colours)


def _inlay(painter: QPainter, layout: Layout) -> None:
    """A dot of each colour at the foot of the frame, in the order in which they are written."""
    for number, fill in enumerate(look.COLORPOP.fills.values()):
        spot = QPointF(FIELD.center().x() + (number - 2) * 0.42, FIELD.bottom() + RIM * 0.54)
        dot = QPainterPath()
        dot.addEllipse(layout.at(spot), layout.space * 0.1, layout.space * 0.1)
        painter.fillPath(dot, QColor(fill))
        rim(painter, dot, fade("#000000", 0.45), fade("#ffffff", 0.6), layout.space * 0.02)


def _labels(painter: QPainter, layout: Layout, colours: look.Rack) -> None:
    """Column letters along the top of the frame, row numbers along its left side."""
    if layout.space < READABLE:
        return
    painter.setPen(QColor(colours.label))
    painter.setFont(font(max(look.SMALL, layout.space * 0.26)))
    away = -RIM / 2
    for number in range(GRID.columns):
        for text, spot in (
            (str(number + 1), QPointF(away, number + 0.5)),
            (column_letter(number), QPointF(number + 0.5, away)),
        ):
            box = QRectF(-0.5, -0.5, 1, 1).translated(spot)
            painter.drawText(layout.area(box), Qt.AlignmentFlag.AlignCenter, text)
