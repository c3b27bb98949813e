"""The program with a window, from its start to its end."""

from __future__ import annotations

import gc
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from boardroom import __version__
from boardroom.base import folders
from boardroom.window import icons
from boardroom.window.aftermath import tell_of_the_end
from boardroom.window.appearance import Appearance
from boardroom.window.application import Application
from boardroom.window.coming import Coming
from boardroom.window.faults import Faults
from boardroom.window.keeper import Keeper
from boardroom.window.main_window import MainWindow
from boardroom.window.reports import Report, left_behind
from boardroom.window.single import Call, OneWindow

_LISTEN = 250
"""Milliseconds between two chances for Python to hear a signal."""


def run(file: Path | None = None) -> int:
    """Open the window, with a saved game if one is given; the exit status when it is closed.

    Where a window is open already, that comes to the front and opens the game.
    """
    one = OneWindow(folders.data())
    if not one.claim(file):
        return 0
    app = _application()
    keeper = Keeper(folders.settings_file())
    appearance = Appearance(app)
    appearance.choose(keeper.now.theme)
    window = MainWindow(keeper, appearance)
    ended_badly = left_behind(folders.reports()) if one.held else None
    report = Report(folders.reports())
    report.hear_crashes()

    def journal() -> Path | None:
        page = window.game_page
        return page.match.journal if page is not None else None

    faults = Faults(lambda: window, report, journal)
    faults.told.connect(window.tell)
    faults.install()
    listening = hear_signals(app)
    coming = Coming(window)
    one.called.connect(coming.answer)
    one.listen()
    if isinstance(app, Application):
        app.asked.connect(lambda asked: coming.answer(Call(asked)))
    window.show()
    # What is there now stays: looking through it again for garbage would cost a frame.
    gc.freeze()
    if file is not None:
        QTimer.singleShot(0, window, lambda: window.open_file(file))
    if ended_badly is not None:
        QTimer.singleShot(0, window, lambda: tell_of_the_end(window, ended_badly))
    try:
        return app.exec()
    finally:
        listening.stop()
        one.close()
        faults.uninstall()
        window.close()
        report.end()
        icons.forget()


def _application() -> QApplication:
    """Qt's application, with what desktops are told of the program."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = Application(sys.argv[:1])
    app.setApplicationName("Boardroom")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("boardroom")
    app.setWindowIcon(icons.app_icon())
    return app


def hear_signals(app: QApplication) -> QTimer:
    """Let Ctrl+C in the terminal, and the end of the session, close the window as its own button
    does."""
    # Python hears a signal wherever it is at work: in the middle of painting a window, for one.
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, lambda *_: QTimer.singleShot(0, app, app.closeAllWindows))
    timer = QTimer()
    timer.timeout.connect(lambda: None)
    timer.start(_LISTEN)
    return timer
