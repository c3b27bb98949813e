"""The list of all parts, game by game, and the field that narrows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from boardroom.base.words import say
from boardroom.scenes.look import Theme
from boardroom.window.parts.entries import Entry
from boardroom.window.parts.entry_delegate import ENTRY, EntryDelegate
from boardroom.window.pieces import label, tip

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MOVES = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)


class SearchField(QLineEdit):
    """``gone_on`` when the person goes on to what was found."""

    gone_on = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in (*_ENTER, *_MOVES):
            self.gone_on.emit()
        else:
            super().keyPressEvent(event)


class EntryList(QListWidget):
    """``entered`` when Enter is pressed, or a line is clicked twice."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        self.entered.emit()


class Catalogue(QWidget):
    """``chosen`` when another entry is looked at; ``entered`` when the person wants to go on to
    what can be done with it."""

    chosen = Signal(object)
    entered = Signal()

    def __init__(self, entries: Sequence[Entry], theme: Callable[[], Theme]) -> None:
        super().__init__()
        self.search = SearchField()
        self.search.setPlaceholderText(say("Search the parts"))
        self.search.setAccessibleName(say("Search the parts"))
        self.search.setClearButtonEnabled(True)
        self.list = EntryList()
        self.list.setProperty("role", "contents")
        self.list.setAccessibleName(say("Games and their parts"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setItemDelegate(EntryDelegate(self.list, theme))
        self.nothing = label(say("No part is called that."), "muted", wrap=True)
        self.nothing.hide()
        for entry in entries:
            item = QListWidgetItem(entry.title.show(), self.list)
            item.setData(ENTRY, entry)
            item.setToolTip(tip(entry.about.show()))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, _spoken(entry))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.search)
        column.addWidget(self.nothing)
        column.addWidget(self.list, 1)
        self.search.textChanged.connect(self._narrow)
        self.search.gone_on.connect(self._go_to_first)
        self.list.currentItemChanged.connect(self._tell)
        self.list.entered.connect(self.entered)

    @property
    def entry(self) -> Entry | None:
        """What is looked at; None at first."""
        found: Entry | None = self.list.currentIndex().data(ENTRY)
        return found

    def show_entry(self, id: str) -> None:
        """Choose a part or a game by its id; the list shows all again."""
        self.search.clear()
        for item in self._items():
            if item.data(ENTRY).id == id:
                self.list.setCurrentItem(item)
                self.list.scrollToItem(item, QListWidget.ScrollHint.PositionAtCenter)
                return

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def _narrow(self, words: str) -> None:
        """Show what the words find; a game stays above its parts that they find."""
        items = self._items()
        found = [item.data(ENTRY) for item in items if item.data(ENTRY).found_by(words)]
        games = {entry.game.id for entry in found}
        for item in items:
            entry = item.data(ENTRY)
            shown = entry in found or (entry.part is None and entry.game.id in games)
            item.setHidden(not shown)
        self.nothing.setVisible(not found)
        self.list.setVisible(bool(found))

    def _tell(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(ENTRY))

    def _go_to_first(self) -> None:
        """From the search to the first part that it has found."""
        shown = [item for item in self._items() if not item.isHidden()]
        words = self.search.text()
        for item in sorted(shown, key=lambda each: not each.data(ENTRY).found_by(words)):
            self.list.setCurrentItem(item)
            self.list.setFocus()
            return


def _spoken(entry: Entry) -> str:
    """What a screen reader says of a line."""
    if entry.part is None:
        return say("{game}, the whole game", game=entry.game.title)
    return say(
        "{part}, part of {game}: {about}",
        part=entry.title,
        game=entry.game.title,
        about=entry.about,
    )
