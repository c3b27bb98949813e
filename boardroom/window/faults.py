"""A fault of the program: one line, the details to copy, and the game goes on."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from boardroom import __version__
from boardroom.base.errors import BoardroomError
from boardroom.base.words import say
from boardroom.window.pieces import button, label


class FaultDialog(QDialog):
    """Tells of a fault; ``details`` are for whoever repairs it, in English."""

    def __init__(self, details: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("Something went wrong"))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        words = say(
            "Something went wrong in the program. Your game is kept, and you can go on with it."
        )
        column.addWidget(label(say("Something went wrong"), "heading"))
        column.addWidget(label(words, wrap=True))
        self.details = QPlainTextEdit(details)
        self.details.setReadOnly(True)
        self.details.setAccessibleName(say("Details"))
        self.details.setMinimumSize(520, 180)
        column.addWidget(self.details, 1)
        foot = QHBoxLayout()
        self.copy = button(say("&Copy the details"), "copy")
        self.go_on = button(say("&Go on"), role="primary")
        self.go_on.setDefault(True)
        foot.addWidget(self.copy)
        foot.addStretch(1)
        foot.addWidget(self.go_on)
        column.addLayout(foot)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(details))
        self.go_on.clicked.connect(self.accept)


class Faults(QObject):
    """Stands in for ``sys.excepthook`` while the window is open.

    What a person can put right is shown as its one line; anything else in the dialog, each fault
    once and one at a time: one that comes back with every repaint must not lock the person out.
    """

    told = Signal(str)

    def __init__(self, window: Callable[[], QWidget | None]) -> None:
        super().__init__()
        self._window = window
        self._open = False
        self._known: set[str] = set()

    def install(self) -> None:
        sys.excepthook = self.hear

    def uninstall(self) -> None:
        sys.excepthook = sys.__excepthook__

    def hear(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """Tell the person; the same goes to the standard error stream."""
        sys.__excepthook__(kind, error, trace)
        if issubclass(kind, KeyboardInterrupt):
            QGuiApplication.quit()
        elif isinstance(error, BoardroomError):
            self.told.emit(error.message.show())
        else:
            lines = traceback.format_exception(kind, error, trace)
            self._show(f"Boardroom {__version__}\n{''.join(lines)}")

    def _show(self, details: str) -> None:
        if self._open or details in self._known:
            return
        self._open = True
        self._known.add(details)
        try:
            dialog = FaultDialog(details, self._window())
            dialog.exec()
            dialog.deleteLater()
        finally:
            self._open = False
