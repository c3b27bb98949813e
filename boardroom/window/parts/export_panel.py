"""Exporting what is chosen: the button, how far it is, and what came of it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QDesktopServices
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from boardroom.base.words import messages, say
from boardroom.scenes.look import BETWEEN
from boardroom.window.keeper import Keeper
from boardroom.window.parts.export_choice import ExportChoosing
from boardroom.window.parts.orders import Order
from boardroom.window.pieces import ElidedLabel, LabelRole, button, label, restyle
from boardroom.window.questions import LOSES, ask

if TYPE_CHECKING:
    from boardroom.window.exporting import ExportChild


class ExportPanel(QFrame):
    """One export at a time; it goes on whatever is chosen meanwhile. ``ended`` says what came of
    it."""

    ended = Signal(str)

    def __init__(self, keeper: Keeper, child: ExportChild) -> None:
        super().__init__()
        self._child = child
        self._order: Order | None = None
        """What is being exported, or was exported last."""
        self.running = False
        self.setProperty("role", "strip")
        self.choosing = ExportChoosing(keeper)
        self.export = button(say("&Export"), "export", role="primary")
        self.cancel = button(say("Cancel"), "close")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(say("How far the export is"))
        self.doing = ElidedLabel("small")
        self.outcome = label("", "small", wrap=True)
        self.open = button(say("Open the folder"), "open")
        self._lay_out()
        self._read()
        self._tell("")
        self.choosing.changed.connect(self._read)
        self.export.clicked.connect(self.start)
        self.cancel.clicked.connect(self.stop)
        self.open.clicked.connect(self._open_folder)
        child.progressed.connect(self._show_progress)
        child.finished.connect(self._finish)
        child.failed.connect(self._fail)
        child.cancelled.connect(self._end)

    def _lay_out(self) -> None:
        self._progress = QWidget()
        going = QVBoxLayout()
        going.setSpacing(6)
        going.addWidget(self.doing)
        going.addWidget(self.bar)
        row = QHBoxLayout(self._progress)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addLayout(going, 1)
        row.addWidget(self.cancel)
        column = QVBoxLayout(self)
        column.setContentsMargins(BETWEEN, 12, BETWEEN, 12)
        column.setSpacing(8)
        column.addWidget(self.choosing)
        column.addWidget(self.export)
        column.addWidget(self._progress)
        column.addWidget(self.outcome)
        column.addWidget(self.open)

    def start(self) -> None:
        """Export what is chosen; whoever does not want files to be replaced is asked before."""
        order = self.choosing.order
        if order is None or self.running or not self._may_replace(order):
            return
        self._order = order
        self.running = True
        self._tell("")
        self._show_progress(0, 0, say("Starting"))
        self._read()
        self.cancel.setFocus()
        self._child.start(order.words)

    def forget(self) -> None:
        """Something else is looked at: what came of an earlier export has been read."""
        if not self.running:
            self._tell("")

    def stop(self) -> None:
        """Have the export end; nothing half-written stays."""
        if self.running:
            self.doing.show_text(say("Stopping"))
            self._child.cancel()

    def close_child(self) -> None:
        """End what still runs: the window goes."""
        self._child.close()

    def may_close(self) -> bool:
        """Whether no export is running, or the person would rather lose it."""
        if not self.running:
            return True
        end = say("&End it")
        text = say("Parts are being exported. What is not written yet is lost when you close now.")
        return ask(self, say("End the export?"), text, {end: LOSES}, say("&Go on")) == end

    def _may_replace(self, order: Order) -> bool:
        # Unlike Path.exists it does not mind a closed folder; the export tells of that.
        there = [path for path in order.files if os.path.lexists(path)]
        if not there:
            return True
        replace = say("&Replace")
        text = say(
            "{folder} has files of an export: {names}. They are replaced.",
            folder=str(order.folder),
            names=", ".join(path.name for path in there),
        )
        return (
            ask(self, say("Replace files?"), text, {replace: LOSES}, say("&Keep them")) == replace
        )

    def _read(self) -> None:
        self.export.setEnabled(self.choosing.order is not None)
        self.export.setVisible(not self.running)
        self._progress.setVisible(self.running)

    def _show_progress(self, done: int, total: int, words: str) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.doing.show_text(words)
        self.bar.setAccessibleDescription(words)

    def _finish(self, files: Sequence[Path]) -> None:
        self._end()
        assert self._order is not None
        told = messages(
            "Wrote {count} file into {folder}.",
            "Wrote {count} files into {folder}.",
            len(files),
            folder=str(self._order.folder),
        )
        self._tell(told.show())
        self.open.show()
        self.ended.emit(told.show())

    def _fail(self, words: str) -> None:
        self._end()
        self._tell(words, "error")
        self.ended.emit(words)

    def _end(self) -> None:
        """The choice is open again, and the focus where the person left it."""
        held = self.cancel.hasFocus()
        self.running = False
        self._read()
        if held:
            self.export.setFocus()

    def _tell(self, words: str, role: LabelRole = "small") -> None:
        """Say what came of it, to a screen reader too."""
        self.open.hide()
        self.outcome.setProperty("role", role)
        restyle(self.outcome)
        self.outcome.setText(words)
        self.outcome.setVisible(bool(words))
        if words:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def _open_folder(self) -> None:
        if self._order is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._order.folder)))
