"""The bar that finds words on a page of rules."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit

from boardroom.base.words import say
from boardroom.scenes.look import BETWEEN
from boardroom.window.pieces import icon_button, label
from boardroom.window.rules.browser import RulesBrowser


class FindBar(QFrame):
    """Lies under the page while one looks for something; ``left`` when it has been closed."""

    left = Signal()

    def __init__(self, browser: RulesBrowser) -> None:
        super().__init__()
        self._browser = browser
        self.setProperty("role", "strip")
        self.line = QLineEdit()
        self.line.setPlaceholderText(say("Find on this page"))
        self.line.setAccessibleName(say("Find on this page"))
        self.line.setMaximumWidth(320)
        self.count = label("", "muted")
        self.before = icon_button(say("The one before"), "previous")
        self.after = icon_button(say("The next one"), "next")
        self.away = icon_button(say("Close"), "close")
        row = QHBoxLayout(self)
        row.setContentsMargins(BETWEEN, 6, BETWEEN, 6)
        row.setSpacing(8)
        row.addWidget(self.line, 1)
        for each in (self.before, self.after):
            row.addWidget(each)
        row.addWidget(self.count)
        row.addStretch(1)
        row.addWidget(self.away)
        self.line.textChanged.connect(self._look)
        self.before.clicked.connect(lambda: self.step(-1))
        self.after.clicked.connect(lambda: self.step(1))
        self.away.clicked.connect(self.leave)
        self.hide()

    def come(self) -> None:
        """Begin to look for something, or for something else."""
        self.show()
        self.line.setFocus()
        self.line.selectAll()
        self._look(self.line.text())

    def leave(self) -> None:
        """Take the marks and the bar away."""
        self._browser.find_all("")
        self.hide()
        self.left.emit()

    def step(self, steps: int) -> None:
        """Go to the next place, or to the one before."""
        if self.isHidden():
            self.come()
            return
        self._browser.find_next(steps)
        self._count()

    def look_again(self) -> None:
        """Look for the same on another page."""
        if not self.isHidden():
            self._look(self.line.text())

    def _look(self, words: str) -> None:
        self._browser.find_all(words)
        self._count()

    def _count(self) -> None:
        number, count = self._browser.found
        for each in (self.before, self.after):
            each.setEnabled(count > 1)
        if not self.line.text():
            self.count.setText("")
        elif count:
            self.count.setText(say("{number} of {count}", number=number, count=count))
        else:
            self.count.setText(say("Not on this page"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.step(-1 if back else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)
