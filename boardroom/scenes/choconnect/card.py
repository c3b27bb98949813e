"""The card that tells what is in the bag."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from boardroom.scenes import look
from boardroom.scenes.choconnect.chocolate import draw_chocolate
from boardroom.scenes.drawing import font
from boardroom.scenes.light import rounded, shadow


def draw_card(
    painter: QPainter,
    area: QRectF,
    heading: str,
    counts: tuple[tuple[str, int], ...],
    space: float,
    theme: look.Theme,
) -> None:
    """A small card over ``area``: how many chocolates of each kind are in the bag, below a heading
    that is no wider than the card."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = rounded(area, look.CORNER)
    if not theme.flat:
        shadow(painter, shape, space * 0.14, 0.5)
    painter.setPen(QPen(QColor(theme.line), look.EDGE if theme.flat else 1.0))
    painter.setBrush(QColor(theme.panel))
    painter.drawPath(shape)
    title = font(max(look.SMALL, space * 0.2))
    painter.setFont(title)
    painter.setPen(QColor(theme.quiet))
    middle = Qt.AlignmentFlag.AlignCenter
    top = QRectF(area.left(), area.top() + space * 0.06, area.width(), title.pixelSize() * 1.4)
    painter.drawText(top, middle, heading)
    wide = area.width() / (len(counts) + 0.3)
    left = area.center().x() - wide * len(counts) / 2
    for number, (kind, count) in enumerate(counts):
        x = left + wide * (number + 0.5)
        painter.save()
        painter.setOpacity(1.0 if count else 0.35)
        painter.translate(x, (top.bottom() + area.bottom()) / 2 - space * 0.2)
        draw_chocolate(painter, kind, space * 0.62, theme, 0.6)
        painter.restore()
        painter.setFont(font(max(look.TEXT, space * 0.27), bold=True))
        painter.setPen(QColor(theme.text if count else theme.quiet))
        below = QRectF(x - wide / 2, area.bottom() - space * 0.46, wide, space * 0.42)
        painter.drawText(below, middle, str(count))
