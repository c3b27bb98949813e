"""An export in a process of its own: the same command that a person types, which can be stopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from boardroom.base.words import say
from boardroom.window.child import Child, own_command

_POLITE = 3000
"""Milliseconds in which a command that is asked to stop may still clean up."""


class _Line(msgspec.Struct, frozen=True):
    """What a command with ``--progress json`` writes: steps, and at the end its files."""

    done: int = 0
    total: int = 0
    doing: str = ""
    files: tuple[str, ...] | None = None


class ExportChild(QObject):
    """Runs one export at a time: ``parts export``, ``parts plates``, ``sheets export``."""

    progressed = Signal(int, int, str)
    """Steps that are done, all steps, and what is being done now."""
    finished = Signal(object)
    """The paths of the files that were written, as a tuple."""
    failed = Signal(str)
    """Why nothing was exported."""
    cancelled = Signal()
    """It has ended because it was told to, and so has all that it had started."""

    def __init__(
        self,
        parent: QObject | None = None,
        command: Callable[..., Sequence[str]] = own_command,
    ) -> None:
        super().__init__(parent)
        self._command = command
        self._child: Child | None = None
        self._files: tuple[Path, ...] | None = None
        self._cancelling = False
        self._polite = QTimer(self, singleShot=True, interval=_POLITE)
        self._polite.timeout.connect(self._insist)

    @property
    def running(self) -> bool:
        """Whether an export is under way; also while it is being stopped."""
        return self._child is not None

    def start(self, words: Sequence[str]) -> None:
        """Run ``boardroom`` with these words; one of the signals tells of the end. RuntimeError
        while another export runs."""
        if self._child is not None:
            raise RuntimeError("an export is running")
        self._files, self._cancelling = None, False
        self._child = Child(self._command(*words, "--progress", "json"), self)
        self._child.told.connect(self._hear)
        self._child.ended.connect(self._end)
        self._child.start()

    def cancel(self) -> None:
        """Have the export end: it is asked to, and made to after three seconds."""
        if self._child is not None and not self._cancelling:
            self._cancelling = True
            self._polite.start()
            self._child.terminate()

    def close(self) -> None:
        """End what still runs, and wait for it: the window goes."""
        self._polite.stop()
        if self._child is not None:
            self._child.close(_POLITE)
            self._forget()

    def _insist(self) -> None:
        if self._child is not None:
            self._child.kill()

    def _hear(self, line: bytes) -> None:
        try:
            heard = msgspec.json.decode(line, type=_Line)
        except ValueError:  # not from the command, but from a library that it uses
            return
        if heard.files is not None:
            self._files = tuple(map(Path, heard.files))
        else:
            self.progressed.emit(heard.done, heard.total, heard.doing)

    def _end(self, code: int, complaint: str) -> None:
        self._polite.stop()
        if self._cancelling and self._child is not None:
            self._child.kill()  # what it has started, and did not end itself
        self._forget()
        if code == 0 and self._files is not None:
            self.finished.emit(self._files)
        elif self._cancelling:
            self.cancelled.emit()
        else:
            self.failed.emit(complaint or say("The export ended with code {code}.", code=code))

    def _forget(self) -> None:
        if self._child is not None:
            self._child.deleteLater()
            self._child = None
