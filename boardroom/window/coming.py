"""What the window does when the program is started again: it comes to the front, and opens the
game that the later start was given as soon as no question waits for an answer."""

from __future__ import annotations

import os
from collections import deque
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from boardroom.window.main_window import MainWindow
from boardroom.window.single import ACTIVATION, Call

_AGAIN = 200
"""Milliseconds between two looks whether the question has been answered."""


class Coming(QObject):
    """Answers the calls for one window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._files: deque[Path] = deque()
        self._waiting = QTimer(self)
        self._waiting.setInterval(_AGAIN)
        self._waiting.timeout.connect(self._open)

    def answer(self, call: Call) -> None:
        """Come to the front, and open what the call names."""
        if call.activation:
            os.environ[ACTIVATION] = call.activation  # Qt's Wayland plugin reads it there
        front = QApplication.activeModalWidget() or self._window
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowMinimized)
        for each in (self._window, front):
            each.show()
            each.raise_()
        front.activateWindow()
        QApplication.alert(self._window)  # where the desktop lets no window come by itself
        if call.file is not None:
            self._files.append(call.file)
            self._waiting.start()
            self._open()

    def _open(self) -> None:
        if QApplication.activeModalWidget() is not None:
            return
        if self._files:
            self._window.open_file(self._files.popleft())
        if not self._files:
            self._waiting.stop()
