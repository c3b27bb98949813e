"""How a line of the log is drawn: number, seat, words that wrap, and the notation at the right of
them, or below where it is long."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from boardroom.scenes.look import Theme
from boardroom.window.log_model import LINE, LogLine
from boardroom.window.seat_colours import marker
from boardroom.window.style import chosen_colour

_NUMBER, _DISC, _GAP, _ABOVE = 30, 18, 8, 5
_WRAP = Qt.TextFlag.TextWordWrap
_SHARE = 0.28
"""Of a line that a notation may take from the words; a longer one stands below them."""


class LogDelegate(QStyledItemDelegate):
    """``fills`` are the colours of the seats in order."""

    def __init__(self, view: QListView, theme: Callable[[], Theme]) -> None:
        super().__init__(view)
        self._view = view
        self._theme = theme
        self.fills: tuple[str, ...] = ()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        line: LogLine = index.data(LINE)
        width = self._view.viewport().width()
        font = _font(option.font, line)
        room = QRect(0, 0, self._room(width, font, line), 1000)
        metrics = QFontMetrics(font)
        tall = metrics.boundingRect(room, _WRAP, line.words).height()
        if self._is_below(width, font, line):
            tall += metrics.boundingRect(room, _WRAP, line.notation).height()
        return QSize(width, max(tall, 0 if line.seat is None else _DISC) + 2 * _ABOVE)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        line: LogLine = index.data(LINE)
        theme = self._theme()
        painter.save()
        area: QRect = option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, QColor(chosen_colour(theme)))
            painter.fillRect(QRect(area.left(), area.top(), 4, area.height()), QColor(theme.accent))
        inside = area.adjusted(_GAP, _ABOVE, -_GAP, -_ABOVE)
        font = _font(option.font, line)
        words = QRect(inside)
        words.setLeft(inside.left() + _NUMBER + _DISC + _GAP)
        words.setWidth(self._room(area.width(), font, line))
        if line.seat is not None:
            self._paint_seat(painter, inside, line, font, theme)
            below = self._is_below(area.width(), font, line)
            place = words if below else inside.adjusted(0, 0, 0, _DISC - inside.height())
            across = Qt.AlignmentFlag.AlignLeft if below else Qt.AlignmentFlag.AlignRight
            down = Qt.AlignmentFlag.AlignBottom if below else Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, int(_WRAP | across | down), line.notation)
        painter.setFont(font)
        painter.setPen(QColor(theme.quiet if line.seat is None else theme.text))
        painter.drawText(words, int(_WRAP | Qt.AlignmentFlag.AlignTop), line.words)
        painter.restore()

    def _paint_seat(
        self, painter: QPainter, inside: QRect, line: LogLine, font: QFont, theme: Theme
    ) -> None:
        assert line.seat is not None
        painter.setFont(font)
        painter.setPen(QColor(theme.quiet))
        number = QRect(inside.left(), inside.top(), _NUMBER - 6, _DISC)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(number, int(right), str(line.decided))
        ratio = self._view.devicePixelRatioF()
        disc = marker(self.fills[line.seat], line.seat, _DISC, ratio, theme.text)
        painter.drawPixmap(inside.left() + _NUMBER, inside.top(), disc)

    def _room(self, width: int, font: QFont, line: LogLine) -> int:
        """Pixels for the words between the seat and the notation."""
        room = width - _NUMBER - _DISC - 3 * _GAP
        if line.seat is not None and not self._is_below(width, font, line):
            room -= QFontMetrics(font).horizontalAdvance(line.notation) + _GAP
        return max(60, room)

    def _is_below(self, width: int, font: QFont, line: LogLine) -> bool:
        """Whether the notation would leave the words too little room beside it."""
        room = width - _NUMBER - _DISC - 3 * _GAP
        return QFontMetrics(font).horizontalAdvance(line.notation) > _SHARE * room


def _font(font: QFont, line: LogLine) -> QFont:
    """Chance speaks lower than the players."""
    made = QFont(font)
    made.setPixelSize(12 if line.seat is None else 14)
    return made
