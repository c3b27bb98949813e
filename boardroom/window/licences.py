"""The licences of what others made: a list to search, and beside it whose it is and the text."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontDatabase, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from boardroom.base.licences import Component, components, facts, texts, title
from boardroom.base.words import messages, say
from boardroom.scenes.look import BETWEEN, INSIDE
from boardroom.window.pieces import button, frame, label

SIZE, LEAST = QSize(900, 620), QSize(640, 480)
_SIDE = 240


class LicencesDialog(QDialog):
    """At the left everything that the program is made with, as far as it fits what is searched."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("Licences"))
        self.setMinimumSize(LEAST)
        self.resize(SIZE)
        self._components = components()
        self.line = QLineEdit()
        self.line.setPlaceholderText(say("Find a name or a licence"))
        self.line.setAccessibleName(say("Find a name or a licence"))
        self.line.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setProperty("role", "contents")
        self.list.setAccessibleName(say("What the program is made with"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.count = label("", "small")
        self.title = label("", "heading", wrap=True)
        self.facts = label("", "muted", wrap=True)
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(say("Text of the licence"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setProperty("role", "small")  # lines of 80 letters, as licences have, fit
        self.text.setTabChangesFocus(True)
        policy = self.text.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.text.setSizePolicy(policy)
        self._lay_out()
        for each in self._components:
            item = QListWidgetItem(title(each), self.list)
            item.setToolTip(f"{item.text()}\n{each.licence}")
        self.list.currentRowChanged.connect(self._show_row)
        self.line.textChanged.connect(self._look)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self._find)
        self._look("")
        self.line.setFocus()

    def _lay_out(self) -> None:
        side = frame("side")
        side.setFixedWidth(_SIDE)
        column = QVBoxLayout(side)
        column.setContentsMargins(BETWEEN, BETWEEN, BETWEEN, BETWEEN)
        column.setSpacing(INSIDE)
        column.addWidget(label(say("Licences"), "heading"))
        column.addWidget(self.line)
        column.addWidget(self.list, 1)
        column.addWidget(self.count)
        close = button(say("Close"), role="primary")
        close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(close)
        page = QVBoxLayout()
        page.setContentsMargins(BETWEEN, BETWEEN, BETWEEN, BETWEEN)
        page.setSpacing(INSIDE)
        page.addWidget(self.title)
        page.addWidget(self.facts)
        page.addWidget(self.text, 1)
        page.addLayout(foot)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(side)
        whole.addLayout(page, 1)

    def _look(self, words: str) -> None:
        """Keep what holds all the words; what was shown stays, if it is among it."""
        wanted = words.casefold().split()
        rows = range(self.list.count())
        for row in rows:
            found = _searched(self._components[row])
            self.list.item(row).setHidden(not all(word in found for word in wanted))
        left = [row for row in rows if not self.list.item(row).isHidden()]
        self.count.setText(messages("{count} component", "{count} components", len(left)).show())
        if self.list.currentRow() not in left:
            self.list.setCurrentRow(left[0] if left else -1)
        self.list.scrollToItem(self.list.currentItem(), self.list.ScrollHint.PositionAtCenter)

    def _show_row(self, row: int) -> None:
        shown = self._components[row] if row >= 0 else None
        self.text.setVisible(shown is not None)
        self.title.setText(title(shown) if shown else say("Nothing has that name or licence."))
        self.facts.setText("\n".join(facts(shown)) if shown else "")
        self.text.setPlainText(texts(shown) if shown else "")

    def _find(self) -> None:
        self.line.setFocus()
        self.line.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the arrows go through the list while one searches."""
        steps = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        if event.key() in steps and self.line.hasFocus():
            self.list.keyPressEvent(event)
        else:
            super().keyPressEvent(event)


def _searched(component: Component) -> str:
    return f"{component.name} {component.licence} {component.part_of}".casefold()
