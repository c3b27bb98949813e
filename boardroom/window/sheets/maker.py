"""Has sheets made by the command line, in a process of its own, and tells when they are there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from boardroom.base.errors import BoardroomError, FileTrouble
from boardroom.base.files import is_folder
from boardroom.base.words import message, say
from boardroom.window.sheets.pages import NoPages, Pages

if TYPE_CHECKING:
    from boardroom.window.exporting import ExportChild

Words = Callable[[Path], Sequence[str]]
"""The command that makes a file at this path."""


class Maker(QObject):
    """One file at a time. What is asked for last is what comes: ``made`` with its pages, or
    ``failed`` with the reason."""

    made = Signal(object)
    failed = Signal(str)
    progressed = Signal(int, int, str)

    def __init__(self, child: ExportChild) -> None:
        super().__init__()
        self._child = child
        self._home: TemporaryDirectory[str] | None = None
        self._wanted: Words | None = None
        self._stale = False
        child.finished.connect(self._finish)
        child.failed.connect(self._fail)
        child.cancelled.connect(self._go_on)
        child.progressed.connect(self.progressed)

    @property
    def folder(self) -> Path:
        """Where files are made, and what else they need; gone with the window. FileTrouble when
        the disk refuses."""
        if self._home is not None and not is_folder(Path(self._home.name)):
            self._forget_home()  # systems tidy up what lies there for days
        if self._home is None:
            try:
                self._home = TemporaryDirectory(
                    prefix="boardroom-sheets-", ignore_cleanup_errors=True
                )
            except OSError as error:
                raise FileTrouble(
                    message(
                        "There is no room for the pages: {reason}.",
                        reason=error.strerror or str(error),
                    )
                ) from error
        return Path(self._home.name)

    def make(self, words: Words) -> None:
        """Make this; whatever is being made is not wanted any more."""
        if self._child.running:
            self._wanted, self._stale = words, True
            self._child.cancel()
        else:
            self._stale = False
            self._start(words)

    def stop(self) -> None:
        """Nothing is wanted any more."""
        self._wanted = None
        if self._child.running:
            self._stale = True
            self._child.cancel()

    def close(self) -> None:
        """End what still runs, and remove the files."""
        self._child.close()
        self._forget_home()

    def _forget_home(self) -> None:
        if self._home is not None:
            self._home.cleanup()
            self._home = None

    def _go_on(self) -> None:
        """What was made is not wanted; begin what is."""
        words, self._wanted, self._stale = self._wanted, None, False
        if words is not None:
            self._start(words)

    def _start(self, words: Words) -> None:
        try:
            path = self.folder / "pages.pdf"
        except BoardroomError as error:
            self.failed.emit(error.message.show())
        else:
            self._child.start(words(path))

    def _finish(self, files: Sequence[Path]) -> None:
        if self._stale:
            self._go_on()
            return
        try:
            pages = Pages(files[0])
        except NoPages as error:
            self.failed.emit(say("The pages cannot be read: {reason}.", reason=str(error)))
        else:
            self.made.emit(pages)

    def _fail(self, words: str) -> None:
        if self._stale:
            self._go_on()
        else:
            self.failed.emit(words)
