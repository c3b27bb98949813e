"""How a line of the catalogue is drawn: a picture on the table, the name, and one sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from boardroom.scenes import look
from boardroom.scenes.look import Theme
from boardroom.window.parts.entries import Entry
from boardroom.window.parts.pictures import part_picture
from boardroom.window.style import chosen_colour, hover_colour

ENTRY = Qt.ItemDataRole.UserRole

_PICTURE = QSize(68, 51)
_EDGE, _GAP, _BAR, _INDENT = 6, 10, 4, 12


class EntryDelegate(QStyledItemDelegate):
    """A game stands out from its parts, which are set in under it."""

    def __init__(self, view: QListView, theme: Callable[[], Theme]) -> None:
        super().__init__(view)
        self._view = view
        self._theme = theme

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        entry: Entry = index.data(ENTRY)
        tall = _PICTURE.height() + 2 * _EDGE
        if entry.part is None:
            tall += _EDGE + QFontMetrics(_font(option.font, look.LARGE)).height()
        return QSize(self._view.viewport().width(), tall)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        entry: Entry = index.data(ENTRY)
        theme = self._theme()
        area: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(area, QColor(chosen_colour(theme)))
            painter.fillRect(QRect(area.left(), area.top(), _BAR, area.height()), theme.accent)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(area, QColor(hover_colour(theme)))
        inside = area.adjusted(_BAR + _EDGE, _EDGE, -_EDGE, -_EDGE)
        painter.setPen(QColor(theme.text))
        title = entry.title.show()
        if entry.part is None:
            _write(painter, inside, [title], _font(option.font, look.LARGE))
            inside.setTop(inside.bottom() + 1 - _PICTURE.height())
        else:
            inside.setLeft(inside.left() + _INDENT)
        self._paint_picture(painter, QRect(inside.topLeft(), _PICTURE), entry, theme)
        inside.setLeft(inside.left() + _PICTURE.width() + _GAP)
        small = QFont(option.font)
        small.setPixelSize(look.SMALL)
        metrics = QFontMetrics(small)
        lines = _broken(entry.about.show(), metrics, inside.width())
        upper = _font(option.font, look.TEXT)
        above = QFontMetrics(upper).height() if entry.part is not None else 0
        spare = inside.height() - above - len(lines) * metrics.height()
        inside.setTop(inside.top() + max(0, spare // 2))
        if entry.part is not None:
            _write(painter, inside, [title], upper)
            inside.setTop(inside.top() + above)
        painter.setPen(QColor(theme.quiet))
        _write(painter, inside, lines, small)
        painter.restore()

    def _paint_picture(self, painter: QPainter, place: QRect, entry: Entry, theme: Theme) -> None:
        lit, dim = theme.table
        wood = QLinearGradient(QPointF(place.topLeft()), QPointF(place.bottomRight()))
        wood.setColorAt(0, lit)
        wood.setColorAt(1, dim)
        path = QPainterPath()
        path.addRoundedRect(QRectF(place), look.CORNER - 2, look.CORNER - 2)
        painter.fillPath(path, wood)
        if theme.flat:
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawPath(path)
        picture = part_picture(entry.id, place.size(), self._view.devicePixelRatioF())
        if picture is not None:
            shown = QRectF(QPointF(), picture.deviceIndependentSize())
            shown.moveCenter(QRectF(place).center())
            painter.drawPixmap(shown.topLeft(), picture)


def _font(font: QFont, size: int) -> QFont:
    """That of a title, ``size`` in pixels."""
    made = QFont(font)
    made.setPixelSize(size)
    made.setWeight(QFont.Weight.DemiBold)
    return made


def _write(painter: QPainter, room: QRect, lines: Sequence[str], font: QFont) -> None:
    """Lines from the top of the room on, each cut with dots where it is too long."""
    metrics = QFontMetrics(font)
    painter.setFont(font)
    left = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    for number, line in enumerate(lines):
        place = QRect(room).translated(0, number * metrics.height())
        shown = metrics.elidedText(line, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(place, left, shown)


def _broken(text: str, metrics: QFontMetrics, width: int) -> list[str]:
    """A sentence on two lines at most."""
    words, first = text.split(" "), ""
    while words and metrics.horizontalAdvance(f"{first} {words[0]}".strip()) <= width:
        first = f"{first} {words.pop(0)}".strip()
    return [line for line in (first, " ".join(words)) if line]
