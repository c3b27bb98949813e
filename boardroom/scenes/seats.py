"""The disc that stands for a seat: its colour and its number, alike on the table and beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from boardroom.scenes.drawing import font

_EDGE = 1.5
"""Pixels of the edge, without which a dark disc is lost on dark ground (look)."""

_SMALLEST = 7.0
"""Pixels of the smallest number that is worth drawing."""


def draw_seat(painter: QPainter, area: QRectF, seat: int | None, fill: str, edge: str) -> None:
    """The disc of a seat, counted from 0, inside ``area``; None leaves out the number."""
    colour = QColor(fill)
    inset = _EDGE / 2
    disc = area.adjusted(inset, inset, -inset, -inset)
    painter.setBrush(colour)
    painter.setPen(QPen(QColor(edge), _EDGE))
    painter.drawEllipse(disc)
    height = area.height() * 0.55
    if seat is None or height < _SMALLEST:
        return
    painter.setFont(font(height, bold=True))
    painter.setPen(QColor(ink_on(colour)))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(seat + 1))


def ink_on(fill: QColor) -> str:
    """Dark or light, whichever has the greater contrast (WCAG relative luminance)."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (fill.redF(), fill.greenF(), fill.blueF()))
    luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return "#1A1410" if (luminance + 0.05) ** 2 > 1.05 * 0.05 else "#FFFFFF"
