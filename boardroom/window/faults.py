"""A fault of the program: one line, the details to copy, and the game goes on."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from boardroom.base.errors import BoardroomError
from boardroom.base.words import say
from boardroom.window.pieces import button, label
from boardroom.window.reports import Report


class ReportDialog(QDialog):
    """Tells what went wrong; ``report`` is for whoever repairs it, in English."""

    def __init__(self, title: str, words: str, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        column.addWidget(label(title, "heading"))
        told = label(words, wrap=True)
        told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(told)
        self.details = QPlainTextEdit(report)
        self.details.setReadOnly(True)
        self.details.setAccessibleName(say("Details"))
        self.details.setMinimumSize(520, 180)
        column.addWidget(self.details, 1)
        foot = QHBoxLayout()
        self.copy = button(say("&Copy the report"), "copy")
        self.go_on = button(say("&Go on"), role="primary")
        self.go_on.setDefault(True)
        foot.addWidget(self.copy)
        foot.addStretch(1)
        foot.addWidget(self.go_on)
        column.addLayout(foot)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        self.go_on.clicked.connect(self.accept)


class Faults(QObject):
    """Stands in for ``sys.excepthook`` while the window is open.

    What a person can put right is shown as its one line; anything else in the dialog, each fault
    once and one at a time: one that comes back with every repaint must not lock the person out,
    nor fill the report of this run.
    """

    told = Signal(str)

    def __init__(
        self,
        window: Callable[[], QWidget | None],
        report: Report,
        journal: Callable[[], Path | None] = lambda: None,
    ) -> None:
        """``journal`` is that of the game on the table."""
        super().__init__()
        self._window = window
        self._report = report
        self._journal = journal
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
            self._show("".join(traceback.format_exception(kind, error, trace)))

    def _show(self, details: str) -> None:
        if self._open or details in self._known:
            return
        self._open = True
        self._known.add(details)
        try:
            words = say(
                "Something went wrong in the program. Your game is kept, and you can go on with it."
            )
            report = self._report.add_fault(details, self._journal())
            dialog = ReportDialog(say("Something went wrong"), words, report, self._window())
            dialog.exec()
            dialog.deleteLater()
        finally:
            self._open = False
