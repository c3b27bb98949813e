"""A few words beside a place on the table: why something is not possible."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem

from boardroom.scenes import look
from boardroom.scenes.drawing import canvas, font
from boardroom.scenes.light import rounded, shadow

WIDEST = 280.0
_GAP = 6.0
_SHADOW = 10.0


class Bubble(QGraphicsPixmapItem):
    """Lies above everything else, near a place and whole inside the table."""

    def __init__(self) -> None:
        super().__init__()
        self.words = ""
        self.setZValue(100)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_words(
        self, words: str, place: QRectF, table: QRectF, theme: look.Theme, ratio: float
    ) -> None:
        """Show ``words`` beside ``place``; both rectangles are in scene coordinates."""
        self.words = words
        body = self._draw(words, theme, ratio)
        spot = QPointF(place.center().x() - body.width() / 2, place.bottom() + _GAP)
        if spot.y() + body.height() > table.bottom() - _GAP:
            spot.setY(place.top() - _GAP - body.height())
        spot.setX(max(_GAP, min(spot.x(), table.right() - body.width() - _GAP)))
        spot.setY(max(_GAP, min(spot.y(), table.bottom() - body.height() - _GAP)))
        self.setPos(spot - QPointF(_SHADOW, _SHADOW))
        self.show()

    def _draw(self, words: str, theme: look.Theme, ratio: float) -> QRectF:
        face = font(look.TEXT, bold=True)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
        text = QFontMetricsF(face).boundingRect(QRectF(0, 0, WIDEST, 1000), flags, words)
        body = QRectF(0, 0, text.width() + 2 * look.BETWEEN, text.height() + 2 * look.INSIDE)
        pixmap = canvas(body.width() + 2 * _SHADOW, body.height() + 2 * _SHADOW, ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body.translate(_SHADOW, _SHADOW)
        if not theme.flat:
            shadow(painter, rounded(body, look.CORNER), _SHADOW)
        painter.setBrush(QColor(theme.panel))
        painter.setPen(QPen(QColor(theme.line), look.EDGE if theme.flat else 1.0))
        painter.drawRoundedRect(body, look.CORNER, look.CORNER)
        painter.setPen(QColor(theme.refusal))
        painter.setFont(face)
        painter.drawText(body, flags, words)
        painter.end()
        self.setPixmap(pixmap)
        return body
