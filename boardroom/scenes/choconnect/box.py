"""The open box on the table: rim, foil, tray and wells, and the entries in the rim."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from boardroom.games.choconnect import GRID
from boardroom.games.grid import column_letter
from boardroom.scenes import look
from boardroom.scenes.choconnect.layout import BOX, COASTER, RIM
from boardroom.scenes.drawing import canvas, fade, font, mix
from boardroom.scenes.light import recess, rim, rounded, shadow, sloping
from boardroom.scenes.spaces import Layout

_TRAY = QRectF(-0.06, -0.06, GRID.columns + 0.12, GRID.rows + 0.12)
_WELL = 0.045
"""Half the ridge between two wells."""

_EDGE = 1.5
"""Pixels of the edge of a well in the flat theme: thinner than that of a chocolate."""


def draw_box(painter: QPainter, layout: Layout, ratio: float, theme: look.Theme) -> None:
    """The empty box and the coaster, without the chevrons of the entries."""
    colours = look.BOXES[theme.name]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = rounded(layout.area(BOX), layout.space * 0.34)
    tray = rounded(layout.area(_TRAY), layout.space * 0.26)
    coaster = rounded(layout.area(COASTER), layout.space * 0.4)
    for shape in (body, coaster):
        _plate(painter, shape, colours, layout, theme)
    _foil(painter, layout, colours, theme)
    _fill(painter, tray, colours.tray, layout, theme, depth=0.16)
    well = _well(layout.space, ratio, colours, theme)
    for row, column in GRID.all_cells():
        painter.drawPixmap(layout.at(QPointF(column, row)), well)
    inside = rounded(layout.area(COASTER.adjusted(0.13, 0.13, -0.13, -0.13)), layout.space * 0.34)
    _fill(painter, inside, colours.well, layout, theme, depth=0.14)
    _labels(painter, layout, colours)


def _well(space: float, ratio: float, colours: look.Box, theme: look.Theme) -> QPixmap:
    """One space of the tray; all are alike, so it is drawn once."""
    pixmap = canvas(space, space, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    layout = Layout(QPointF(), space)
    edge = QRectF(_WELL, _WELL, 1 - 2 * _WELL, 1 - 2 * _WELL)
    shape = rounded(layout.area(edge), space * 0.24)
    _fill(painter, shape, colours.well, layout, theme, depth=0.11)
    painter.end()
    return pixmap


def _plate(
    painter: QPainter, shape: QPainterPath, colours: look.Box, layout: Layout, theme: look.Theme
) -> None:
    """Something of card that stands on the table."""
    ground = QColor(colours.rim)
    if theme.flat:
        painter.setPen(QPen(QColor(theme.text), look.EDGE))
        painter.setBrush(ground)
        painter.drawPath(shape)
        return
    shadow(painter, shape, layout.space * 0.3, 0.62)
    body = shape.boundingRect()
    painter.fillPath(
        shape, sloping(body, mix(ground, "#ffffff", 0.12), mix(ground, "#2a1408", 0.10))
    )
    rim(painter, shape, fade("#ffffff", 0.75), fade("#3a1c08", 0.45), layout.space * 0.025)


def _foil(painter: QPainter, layout: Layout, colours: look.Box, theme: look.Theme) -> None:
    """Two lines of foil: one near the edge of the box, one around the tray."""
    if theme.flat:
        return
    outer = rounded(layout.area(BOX.adjusted(0.07, 0.07, -0.07, -0.07)), layout.space * 0.28)
    gold = QColor(colours.foil)
    rim(painter, outer, mix(gold, "#fff6d8", 0.5), mix(gold, "#5a3508", 0.25), layout.space * 0.02)


def _fill(
    painter: QPainter,
    shape: QPainterPath,
    colour: str,
    layout: Layout,
    theme: look.Theme,
    depth: float,
) -> None:
    """The ground of something sunk."""
    if theme.flat:
        painter.setPen(QPen(QColor(theme.text), _EDGE))
        painter.setBrush(QColor(colour))
        painter.drawPath(shape)
        return
    body = shape.boundingRect()
    painter.fillPath(
        shape, sloping(body, mix(colour, "#2a1408", 0.12), mix(colour, "#ffffff", 0.14))
    )
    recess(painter, shape, layout.space * depth, 0.42)


def _labels(painter: QPainter, layout: Layout, colours: look.Box) -> None:
    """Row numbers at the left and column letters at the top, small, on the rim."""
    painter.setPen(QColor(colours.label))
    painter.setFont(font(max(look.SMALL, layout.space * 0.2)))
    away = -RIM + 0.22
    for number in range(6):
        for text, spot in (
            (str(number + 1), QPointF(away, number + 0.5)),
            (column_letter(number), QPointF(number + 0.5, away)),
        ):
            box = QRectF(-0.5, -0.5, 1, 1).translated(spot)
            painter.drawText(layout.area(box), Qt.AlignmentFlag.AlignCenter, text)
