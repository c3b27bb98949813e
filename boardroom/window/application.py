"""Qt's application, which on macOS is also told of the files that the program is to open: the
Finder names them in an event, where other desktops name them on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """The one application of this process."""

    asked = Signal(Path)
    """The desktop asks for a file to be opened; also before the window is there."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__(list(words))

    def event(self, event: QEvent) -> bool:
        """Take the files that are meant for the window; all else is Qt's."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked.emit(Path(event.file()))
            return True
        return super().event(event)
