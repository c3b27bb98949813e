"""What is laid over the table to be touched or read: buttons, words, badges, the cursor."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from boardroom.scenes import look
from boardroom.scenes.connnect import signs
from boardroom.scenes.connnect.signs import SMALL
from boardroom.scenes.light import rounded, shadow

REACH: Final = 0.16
"""How far the cursor reaches beyond its place."""

_BADGE: Final = 0.52
"""Height of a badge."""


def draw_button(
    painter: QPainter,
    theme: look.Theme,
    space: float,
    *,
    size: QSizeF,
    words: str,
    kind: str,
    arrow: str,
) -> None:
    """A button with words or an arrow; its upper left corner is the origin."""
    area = QRectF(QPointF(), size)
    body = rounded(area, 0.14)
    primary = kind == "primary"
    if kind == "idle":
        painter.setOpacity(0.45)
    if theme.flat:
        painter.setPen(QPen(QColor(theme.line), look.EDGE / space))
    else:
        shadow(painter, body, 0.08, 0.45)
        painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.accent if primary else theme.raised))
    painter.drawPath(body)
    ink = theme.on_accent if primary else theme.text
    if arrow:
        signs.chevron(painter, area, ink, left=arrow == "<")
    signs.text(painter, area, words, 0.28, ink, bold=True)


def draw_words(
    painter: QPainter, theme: look.Theme, space: float, *, size: QSizeF, head: str, body: str
) -> None:
    """A line in bold and a smaller one under it."""
    wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
    upright = Qt.AlignmentFlag.AlignBottom if body else Qt.AlignmentFlag.AlignVCenter
    upper = QRectF(0, 0, size.width(), size.height() * (0.54 if body else 1.0))
    signs.text(painter, upper, head, 0.3, theme.on_table, bold=True, flags=wrap | upright)
    lower = QRectF(0, upper.bottom() + 0.03, size.width(), size.height() * 0.46 - 0.03)
    signs.text(painter, lower, body, SMALL, theme.on_table, flags=wrap)


def draw_counter(
    painter: QPainter, theme: look.Theme, space: float, *, size: QSizeF, words: str
) -> None:
    """A few words in the middle."""
    wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
    signs.text(painter, QRectF(QPointF(), size), words, 0.25, theme.on_table, flags=wrap)


def badge_area(words: str) -> QRectF:
    """How large a badge with these words is, around its middle."""
    width = max(_BADGE, 0.19 * len(words) + 0.28)
    return QRectF(-width / 2, -_BADGE / 2, width, _BADGE)


def draw_badge(painter: QPainter, theme: look.Theme, space: float, *, words: str) -> None:
    """A few signs in the accent."""
    body = badge_area(words)
    if not theme.flat:
        shadow(painter, rounded(body, _BADGE / 2), 0.08, 0.4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.accent))
    painter.drawRoundedRect(body, _BADGE / 2, _BADGE / 2)
    signs.text(painter, body, words, 0.3, theme.on_accent, bold=True)


def draw_field(painter: QPainter, theme: look.Theme, space: float, *, words: str) -> None:
    """A field of a picker."""
    paper = look.PAPERS[theme.name]
    body = QRectF(-0.31, -0.31, 0.62, 0.62)
    if not theme.flat:
        shadow(painter, rounded(body, 0.14), 0.08, 0.5)
    painter.setPen(QPen(QColor(paper.accent), max(3 / space, 0.03)))
    painter.setBrush(QColor(paper.card))
    painter.drawRoundedRect(body, 0.14, 0.14)
    signs.text(painter, body, words, 0.34, paper.ink, bold=True)


def draw_frame(painter: QPainter, theme: look.Theme, space: float, *, area: QRectF) -> None:
    """The cursor: a line in the accent with a seam that shows it on everything."""
    body = area.adjusted(0.07, 0.07, -0.07, -0.07)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = max(3 / space, 0.055)
    seam = "#000000" if theme.flat else "#FFFFFF"
    for colour, line in ((seam, width * 2), (look.PAPERS[theme.name].accent, width)):
        painter.setPen(QPen(QColor(colour), line))
        painter.drawRoundedRect(body, 0.14, 0.14)
