"""A few words beside a place on the table: why something is not possible."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem

from boardroom.scenes import look
from boardroom.scenes.drawing import canvas, font
from boardroom.scenes.light import rounded, shadow

WIDEST = 280.0
"""Pixels of the longest line of words."""

_NARROWEST = 76.0
"""Pixels beside a place that are still worth breaking the words for."""

_GAP = 6.0
_SHADOW = 12.0
_PADDING = 2.0 * look.BETWEEN
_FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter


class Bubble(QGraphicsPixmapItem):
    """Lies above everything else: beside a place, whole on the table, off the board if it can."""

    def __init__(self) -> None:
        super().__init__()
        self.words = ""
        self.setZValue(100)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_words(
        self,
        words: str,
        place: QRectF,
        board: QRectF,
        table: QRectF,
        theme: look.Theme,
        ratio: float,
    ) -> None:
        """Show ``words`` beside ``place``; all rectangles are in scene coordinates."""
        self.words = words
        table = table.adjusted(_GAP, _GAP, -_GAP, -_GAP)
        bodies = [
            _kept_in(body, table)
            for room, beside in (
                (place.left() - table.left(), _left),
                (table.right() - place.right(), _right),
                (table.width(), _above),
                (table.width(), _below),
            )
            if (body := _body(words, place, room, beside)) is not None
        ]

        def hidden(body: QRectF) -> float:
            over_place, over_board = body & place, body & board
            return 100 * over_place.width() * over_place.height() + (
                over_board.width() * over_board.height()
            )

        body = min(bodies, key=hidden)
        self._draw(words, body.translated(-body.topLeft()), theme, ratio)
        self.setPos(body.topLeft() - QPointF(_SHADOW, _SHADOW))
        self.show()

    def _draw(self, words: str, body: QRectF, theme: look.Theme, ratio: float) -> None:
        pixmap = canvas(body.width() + 2 * _SHADOW, body.height() + 2 * _SHADOW, ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(_SHADOW, _SHADOW)
        if not theme.flat:
            shadow(painter, rounded(body, look.CORNER), _SHADOW * 0.8)
        painter.setBrush(QColor(theme.panel))
        painter.setPen(QPen(QColor(theme.line), look.EDGE if theme.flat else 1.0))
        painter.drawRoundedRect(body, look.CORNER, look.CORNER)
        painter.setPen(QColor(theme.refusal))
        painter.setFont(_face())
        inside = look.INSIDE
        painter.drawText(body.adjusted(_PADDING / 2, inside, -_PADDING / 2, -inside), _FLAGS, words)
        painter.end()
        self.setPixmap(pixmap)


def _face() -> QFont:
    return font(look.TEXT, bold=True)


def _body(
    words: str, place: QRectF, room: float, beside: Callable[[QRectF, QSizeF], QPointF]
) -> QRectF | None:
    """The bubble on one side of a place, its words broken to the room there; None if too tight."""
    width = min(WIDEST, room - _GAP - _PADDING)
    if width < _NARROWEST:
        return None
    text = QFontMetricsF(_face()).boundingRect(QRectF(0, 0, width, 1000), _FLAGS, words)
    size = QSizeF(math.ceil(text.width()) + _PADDING, math.ceil(text.height()) + look.BETWEEN)
    return QRectF(beside(place, size), size)


def _left(place: QRectF, size: QSizeF) -> QPointF:
    return QPointF(place.left() - size.width() - _GAP, place.center().y() - size.height() / 2)


def _right(place: QRectF, size: QSizeF) -> QPointF:
    return QPointF(place.right() + _GAP, place.center().y() - size.height() / 2)


def _above(place: QRectF, size: QSizeF) -> QPointF:
    return QPointF(place.center().x() - size.width() / 2, place.top() - size.height() - _GAP)


def _below(place: QRectF, size: QSizeF) -> QPointF:
    return QPointF(place.center().x() - size.width() / 2, place.bottom() + _GAP)


def _kept_in(body: QRectF, table: QRectF) -> QRectF:
    """The body moved so that it lies on the table."""
    x = max(table.left(), min(body.left(), table.right() - body.width()))
    y = max(table.top(), min(body.top(), table.bottom() - body.height()))
    return QRectF(QPointF(x, y), body.size())
