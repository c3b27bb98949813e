"""The curtain: while the screen is passed on, the table shows what everyone may see."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.base.words import say
from boardroom.scenes.look import AROUND, BETWEEN
from boardroom.window.pieces import button, frame, label

_WIDEST = 420
_LIFTING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Curtain(QWidget):
    """Lies over ``under`` and takes every touch there. ``lifted`` when the next player is ready."""

    lifted = Signal()

    def __init__(self, under: QWidget) -> None:
        super().__init__(under)
        self._under = under
        self.setProperty("role", "curtain")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title = label("", "heading", wrap=True)
        self.words = label("", "muted", wrap=True)
        self.lift = button("", role="primary")
        self.setFocusProxy(self.lift)
        self._lay_out()
        self.lift.clicked.connect(self.lifted)
        under.installEventFilter(self)
        self.hide()

    def _lay_out(self) -> None:
        card = frame("card")
        card.setMaximumWidth(_WIDEST)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(AROUND, AROUND, AROUND, AROUND)
        inside.setSpacing(BETWEEN)
        for text in (self.title, self.words):
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
            inside.addWidget(text)
        inside.addWidget(self.lift)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(card, 4)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)

    def come_down(self, name: str) -> None:
        """Ask for the player of this name, here and to a screen reader."""
        title = say("Pass the screen to {name}", name=name)
        self.title.setText(title)
        self.words.setText(say("Until then the table shows what everyone may see."))
        self.lift.setText(say("&Show what {name} may see", name=name.replace("&", "&&")))
        self.setAccessibleName(title)
        self.setGeometry(self._under.rect())
        if not self.isVisible():
            self.show()
            self.raise_()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, title))
        self.lift.setFocus()

    def go_up(self) -> None:
        """Leave the table free."""
        if self.isVisible():
            self.hide()
            self._under.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _LIFTING_KEYS and not event.isAutoRepeat():
            self.lifted.emit()
            return
        super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._under.rect())
        return super().eventFilter(watched, event)
