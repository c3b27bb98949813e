"""The list of all sheets, game by game."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from boardroom.base.words import say
from boardroom.scenes.look import SMALL
from boardroom.window.pieces import tip
from boardroom.window.sheets.entries import PLAYED, Entry, entries

_ENTRY = Qt.ItemDataRole.UserRole


class SheetList(QListWidget):
    """``chosen`` when another sheet is looked at; ``entered`` when the person wants to go on to
    what can be chosen of it."""

    chosen = Signal(object)
    entered = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "contents")
        self.setAccessibleName(say("Games and their sheets"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self._played = self._add(Entry(), heading=True)
        last = self._played[1].data(_ENTRY).group.show()
        for entry in entries():
            group = entry.group.show()
            self._add(entry, heading=group != last)
            last = group
        self.offer_played(False)
        self.currentItemChanged.connect(self._tell)

    def _add(self, entry: Entry, *, heading: bool) -> tuple[QListWidgetItem, ...]:
        items = []
        if heading:
            head = QListWidgetItem(entry.group.show(), self)
            head.setFlags(Qt.ItemFlag.NoItemFlags)
            font = head.font()
            font.setPixelSize(SMALL)
            font.setWeight(QFont.Weight.DemiBold)
            head.setFont(font)
            items.append(head)
        item = QListWidgetItem(entry.title.show(), self)
        item.setData(_ENTRY, entry)
        item.setToolTip(tip(entry.about.show()))
        spoken = say("{sheet}: {about}", sheet=entry.title, about=entry.about)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        return (*items, item)

    @property
    def entry(self) -> Entry | None:
        """What is looked at; None at first."""
        found: Entry | None = self.currentIndex().data(_ENTRY)
        return found

    def offer_played(self, offered: bool) -> None:
        """Offer the sheets of the game on the table, or not."""
        if not offered and self.entry is not None and self.entry.id == PLAYED:
            self.show_first("")
        for item in self._played:
            item.setHidden(not offered)

    def show_entry(self, id: str) -> None:
        """Choose a sheet by its id; one that is looked at already is made anew."""
        for entry, item in self._entries():
            if entry.id == id:
                if item is self.currentItem():
                    self._tell(item)
                self.setCurrentItem(item)
                return

    def show_first(self, game_id: str) -> None:
        """Choose the first sheet of a game; the first of all where it has none."""
        offered = [entry for entry, _ in self._entries() if entry.sheet is not None]
        of_game = [each for each in offered if each.sheet and game_id in each.sheet.games]
        self.show_entry((of_game or offered)[0].id)

    def _entries(self) -> list[tuple[Entry, QListWidgetItem]]:
        items = [self.item(row) for row in range(self.count())]
        return [(item.data(_ENTRY), item) for item in items if item.data(_ENTRY) is not None]

    def _tell(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(_ENTRY) is not None:
            self.chosen.emit(item.data(_ENTRY))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        self.entered.emit()
