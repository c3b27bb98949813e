"""Lines above the page: what went wrong, what has changed, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from boardroom.base.words import say
from boardroom.scenes.look import INSIDE
from boardroom.window.icons import wear_icon
from boardroom.window.pieces import button, icon_button, label

Kind = Literal["news", "trouble"]

_TOAST = 300
"""Width of a toast, in pixels, where the table is wide."""
_SHARE = 0.36
"""Of a narrow table: what lies in its middle stays free."""

NEWS_STAY = 8000
"""Milliseconds after which news goes by itself; trouble stays until it is over or closed."""


class Notice(QFrame):
    """One line with an icon, a button for each thing that can be done, and one to close it."""

    def __init__(
        self, text: str, kind: Kind, actions: Mapping[str, Callable[[], object]], *, narrow: bool
    ) -> None:
        super().__init__()
        self.text = text
        self.setProperty("role", "notice")
        self.setProperty("kind", kind)
        self.setAccessibleName(text)
        self.setProperty("narrow", narrow)
        row = QHBoxLayout(self)
        row.setContentsMargins(*((12, 8, 4, 8) if narrow else (16, 6, 8, 6)))
        row.setSpacing(8 if narrow else 12)
        picture = label("")
        wear_icon(picture, "warning" if kind == "trouble" else "information")
        row.addWidget(picture)
        words = label(text, wrap=True)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column = QVBoxLayout()
        column.addWidget(words)
        row.addLayout(column, 1)
        self.action: QPushButton | None = None
        for name, done in actions.items():
            made = button(name)
            made.clicked.connect(done)
            self.action = self.action or made
            if narrow:
                column.addWidget(made, 0, Qt.AlignmentFlag.AlignLeft)
            else:
                row.addWidget(made)
        self.close_button = icon_button(say("Close this message"), "close")
        row.addWidget(self.close_button)


class Notices(QWidget):
    """A bar that holds one notice for each ``key``; a new one takes the place of the old."""

    narrow = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: dict[str, Notice] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8 if self.narrow else 0)
        self.hide()

    def show_notice(
        self,
        key: str,
        text: str,
        kind: Kind = "news",
        action: str = "",
        done: Callable[[], object] = lambda: None,
        also: tuple[str, Callable[[], object]] | None = None,
    ) -> None:
        """Show a line, and say it to a screen reader. ``also`` is another thing that can be done;
        whatever is done, the line goes."""
        self.clear(key)

        def acting(deed: Callable[[], object]) -> Callable[[], object]:
            def act() -> None:
                self.clear(key)
                deed()

            return act

        actions = {action: acting(done)} if action else {}
        if also is not None:
            actions[also[0]] = acting(also[1])
        notice = Notice(text, kind, actions, narrow=self.narrow)
        notice.close_button.clicked.connect(lambda: self.clear(key))
        self.shown[key] = notice
        self._column.addWidget(notice)
        self.show()
        self._settle()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        if kind == "news":
            expiring = QTimer(notice)  # goes with the notice, and holds no window that was closed
            expiring.setSingleShot(True)
            expiring.timeout.connect(lambda: self._expire(key, notice))
            expiring.start(NEWS_STAY)

    def clear(self, key: str) -> None:
        """Take a line away, if it is there."""
        notice = self.shown.pop(key, None)
        if notice is None:
            return
        notice.hide()
        self._column.removeWidget(notice)
        notice.deleteLater()
        self.setVisible(bool(self.shown))
        self._settle()

    def _settle(self) -> None:
        """Take the place that the notices need; the layout around them does it here."""

    def _expire(self, key: str, notice: Notice) -> None:
        if self.shown.get(key) is notice:
            self.clear(key)


class Toasts(Notices):
    """The same in the lower left corner over ``under``, so that the table keeps its size."""

    narrow = True

    def __init__(self, under: QWidget) -> None:
        self._under = under
        super().__init__(under)
        under.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._settle()
        return super().eventFilter(watched, event)

    def _settle(self) -> None:
        under = self._under
        width = min(_TOAST, round(under.width() * _SHARE))
        self.setFixedWidth(width)
        tall = self._column.totalHeightForWidth(width)
        self.setGeometry(INSIDE, under.height() - tall - INSIDE, width, tall)
        self.raise_()
