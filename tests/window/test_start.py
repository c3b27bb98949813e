"""The start of the program: quick, light, and told when something fails."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog

from boardroom.base.errors import FileTrouble
from boardroom.base.words import message
from boardroom.window.faults import Faults, ReportDialog
from boardroom.window.reports import Report
from tests.tools import run_python
from tests.window.first_paint import FIRST_PAINT
from tests.window.hands import ANNA, BEN, Hands

HEAVY = ("OCP", "cadquery", "reportlab", "cad", "sheets", "numpy", "trimesh")


def test_the_window_is_painted_within_a_second_and_loads_nothing_heavy() -> None:
    """The time of the processor is counted from the start of Python, since other programs may be
    busy on the machine; the benchmark of the window has the time on the clock. The second start
    counts, when the files have been read before."""
    for _ in range(2):
        started = run_python(FIRST_PAINT, *HEAVY)
        assert started.returncode == 0, started.stderr
        _, took, loaded = started.stdout.splitlines()
        assert loaded == ""
    assert float(took) < 1.0


def test_the_program_opens_the_file_it_is_given(hands: Hands, tmp_path: Path) -> None:
    from boardroom.play.record import write_record

    hands.begin(ANNA, BEN)
    hands.play(["1>", "2>"])
    path = tmp_path / "game.boardroom"
    write_record(path, hands.match.record())
    stood = hands.match.now.text()
    code = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from boardroom.window import app
def look():
    (window,) = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    print(window.windowTitle(), window.game_page.match.now.text(), sep="|")
    window.close()
app.MainWindow.show_ = QTimer.singleShot(1500, look)
sys.exit(app.run(Path(sys.argv[1])))
"""
    code = code.replace("app.MainWindow.show_ = ", "QApplication([])\n")
    opened = run_python(code, str(path))
    assert opened.returncode == 0, opened.stderr
    assert opened.stdout.strip() == f"Choconnect – Boardroom|{stood}"


@pytest.fixture
def report(tmp_path: Path) -> Iterator[Report]:
    """The report of a run, which ends with the test."""
    made = Report(tmp_path)
    yield made
    made.end()


def test_a_fault_opens_a_dialog_whose_details_can_be_copied_and_the_game_goes_on(
    hands: Hands, capfd: pytest.CaptureFixture[str], report: Report
) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>"])
    faults = Faults(lambda: hands.window, report)

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, ReportDialog)
        hands.click("Copy the report", dialog)
        assert "ZeroDivisionError" in QApplication.clipboard().text()
        hands.click("Go on", dialog)

    def fail() -> None:
        try:
            raise ZeroDivisionError("by hand")
        except ZeroDivisionError as error:
            faults.hear(type(error), error, error.__traceback__)

    hands.in_dialog(look, fail)
    assert "ZeroDivisionError" in capfd.readouterr().err
    hands.play(["2>"])


def test_what_a_person_can_put_right_is_told_in_its_one_line(
    hands: Hands, capfd: pytest.CaptureFixture[str], report: Report
) -> None:
    faults = Faults(lambda: hands.window, report)
    faults.told.connect(hands.window.tell)
    error = FileTrouble(message("Cannot read {path}.", path="x"))
    faults.hear(type(error), error, None)
    assert hands.window.notices.shown["told"].text == "Cannot read x."
    assert capfd.readouterr().err


FAULTY = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from boardroom.window import app
from boardroom.window.faults import ReportDialog

failures = 0

def fail():
    global failures
    failures += 1
    raise ZeroDivisionError("as if by accident")

def look():
    dialog = QApplication.activeModalWidget()
    if failures < 8 or dialog is None:
        return
    looking.stop()
    assert isinstance(dialog, ReportDialog)
    print("accident" in dialog.details.toPlainText())
    dialog.accept()
    ending.start(20)

def end():
    if failures < 16:
        return
    ending.stop()
    for timer in failing:
        timer.stop()
    print(QApplication.activeModalWidget())
    QApplication.closeAllWindows()

program = QApplication([])
failing, looking, ending = (QTimer(), QTimer()), QTimer(), QTimer()
looking.timeout.connect(look)
ending.timeout.connect(end)
for timer in failing:
    timer.timeout.connect(fail)
    timer.start(50)
looking.start(20)
sys.exit(app.run(None))
"""
"""Fails eight times before anyone looks, and eight times after the dialog was closed: counted,
since time says nothing on a slow machine. One timer waits in its own dialog until that is closed,
so the other one goes on."""


def test_a_fault_that_comes_again_and_again_is_shown_once_and_the_window_goes_on() -> None:
    ended = run_python(FAULTY)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.split() == ["True", "None"]
    assert ended.stderr.count("as if by accident") >= 16


def test_the_hook_for_faults_goes_with_the_window(report: Report) -> None:
    faults = Faults(lambda: None, report)
    faults.install()
    faults.uninstall()
    assert sys.excepthook is sys.__excepthook__
    assert os.environ["QT_QPA_PLATFORM"]
