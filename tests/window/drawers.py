"""What stands in for the process that draws sheets: it keeps what it was asked for, and a test says
when it is done; and the ways of a test to the page of sheets."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit

from boardroom.cli.program import app
from boardroom.window.boxes import NumberBox
from boardroom.window.sheets.page import SheetsPage
from boardroom.window.sheets.page_view import PageView
from tests.window.builders import Exporting
from tests.window.hands import PATIENCE, Hands

CTRL = Qt.KeyboardModifier.ControlModifier


class Drawing(Exporting):
    """``finish`` really draws what was asked for last, in this process."""

    running = False

    def start(self, words: object) -> None:
        super().start(words)  # type: ignore[arg-type]
        self.running = True

    def finish(self) -> Path:
        """Draw the file and tell of it."""
        words = list(self.asked[-1])
        app([*words, "--progress", "none"], standalone_mode=False)
        self.running = False
        path = Path(words[words.index("--out") + 1])
        self.finished.emit((path,))
        return path

    def refuse(self, words: str) -> None:
        """Tell that it could not be drawn."""
        self.running = False
        self.failed.emit(words)

    def end(self) -> None:
        """Tell that it has stopped."""
        self.running = False
        self.cancelled.emit()


def asked(hands: Hands, drawing: Drawing, count: int) -> list[str]:
    """The words of the command, once so many were asked for, without where the file goes."""
    hands.bot.waitUntil(lambda: len(drawing.asked) == count, timeout=PATIENCE)
    words = list(drawing.asked[-1])
    assert words[-2] == "--out"
    return words[:-2]


def opened(hands: Hands, drawing: Drawing, id: str) -> SheetsPage:
    """The page with a sheet, drawn."""
    hands.key(Qt.Key.Key_E, CTRL)
    page = hands.window.sheets.page
    assert page is not None
    asked(hands, drawing, 1)
    drawing.finish()
    page.open_at(id)
    assert asked(hands, drawing, 2)[2] == id
    drawing.finish()
    return page


def box(page: SheetsPage, name: str) -> NumberBox | QComboBox | QLineEdit | QCheckBox:
    """What a setting is chosen in."""
    assert page.form is not None
    return page.form.fields[name].box


def wheel(view: PageView, way: QPoint) -> None:
    """Turn the wheel over the page; 120 is a notch."""
    port = view.viewport()
    at = QPointF(port.rect().center())
    event = QWheelEvent(
        at,
        port.mapToGlobal(at),
        QPoint(),
        way,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(port, event)
