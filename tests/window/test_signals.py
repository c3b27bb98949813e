"""Signals from outside: Ctrl+C in the terminal, and the end of the session."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from boardroom.window.app import hear_signals


@pytest.fixture
def listening(qapp: QApplication) -> Iterator[None]:
    """The program hears signals, and the tests hear theirs again afterwards."""
    before = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)}
    timer = hear_signals(qapp)
    yield
    timer.stop()
    for each, handler in before.items():
        signal.signal(each, handler)


class Interrupted(QWidget):
    """A window that hears a signal while it is painted."""

    def __init__(self, number: signal.Signals) -> None:
        super().__init__()
        self._number = number
        self.there_after_it: list[bool] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.there_after_it:
            signal.raise_signal(self._number)
            self.there_after_it.append(self.isVisible())


@pytest.mark.usefixtures("listening")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_window_is_closed_by_a_signal_but_not_while_it_is_painted(
    qtbot: QtBot, number: signal.Signals
) -> None:
    window = Interrupted(number)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: bool(window.there_after_it))
    qtbot.waitUntil(lambda: not window.isVisible())
    assert window.there_after_it == [True]
