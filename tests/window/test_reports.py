"""What is kept of a run that went wrong, and how the next start tells of it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog

import boardroom
from boardroom.base import folders
from boardroom.window.aftermath import tell_of_the_end
from boardroom.window.faults import ReportDialog
from boardroom.window.reports import Report, left_behind
from tests.tools import run_python
from tests.window.hands import ANNA, BEN, Hands

CRASH = """
import os, sys
from pathlib import Path
from boardroom.window.reports import Report
Report(Path(sys.argv[1])).hear_crashes()
os.abort()
"""


def test_a_run_that_ends_well_leaves_nothing(tmp_path: Path) -> None:
    report = Report(tmp_path)
    assert report.path.is_file()
    report.end()
    assert list(tmp_path.iterdir()) == []
    assert left_behind(tmp_path) is None


def test_a_crash_leaves_where_the_program_stood_and_is_told_of_once(tmp_path: Path) -> None:
    assert run_python(CRASH, str(tmp_path)).returncode == -6
    found = left_behind(tmp_path)
    assert found is not None
    text = found.read_text("utf-8")
    assert text.startswith(f"Boardroom {boardroom.__version__}, Python 3.")
    assert "Fatal Python error: Aborted" in text
    assert 'File "<string>", line 6 in <module>' in text
    assert left_behind(tmp_path) is None
    assert found.is_file()


def test_a_fault_is_kept_with_the_journal_and_the_libraries(tmp_path: Path) -> None:
    report = Report(tmp_path)
    told = report.add_fault("Traceback\nZeroDivisionError: by hand\n", Path("/games/one.journal"))
    report.add_fault("Traceback\nKeyError: again\n", None)
    report.end()
    (kept,) = tmp_path.iterdir()
    text = kept.read_text("utf-8")
    assert text.startswith(told)
    assert "Journal: /games/one.journal\nTraceback\nZeroDivisionError: by hand\n" in told
    assert "Journal: none\nTraceback\nKeyError: again\n" in text
    assert text.count("msgspec ") == 1
    assert left_behind(tmp_path) is None  # the person has seen it


def test_a_fault_is_told_also_where_nothing_more_can_be_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "boardroom.base.libraries", None)  # as after its removal
    report = Report(tmp_path)
    told = report.add_fault("Oops: this and that", None)
    report.end()
    assert "Oops: this and that" in told


def test_the_last_ten_reports_are_kept(tmp_path: Path) -> None:
    for number in range(12):
        (tmp_path / f"20260101-0000{number:02}-1.running").write_text("")
    last = left_behind(tmp_path)
    assert last == tmp_path / "20260101-000011-1.txt"
    names = sorted(each.name for each in tmp_path.iterdir())
    assert names == [f"20260101-0000{number:02}-1.txt" for number in range(2, 12)]


def test_a_folder_that_cannot_be_written_still_shows_the_report(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    report = Report(file / "reports")
    report.hear_crashes()
    assert "KeyError" in report.add_fault("KeyError", None)
    report.end()


@pytest.fixture
def crashed(hands: Hands) -> Path:
    """The report of a run that ended while a game was on the table."""
    hands.begin(ANNA, BEN)
    hands.play(["1>", "2>"])
    hands.window.leave_game()
    hands.settle()
    folders.reports().mkdir()
    (folders.reports() / "20260101-120000-1.running").write_text("Boardroom 1\n")
    found = left_behind(folders.reports())
    assert found is not None
    return found


def test_the_next_start_offers_the_game_again(hands: Hands, crashed: Path) -> None:
    tell_of_the_end(hands.window, crashed)
    hands.settle()
    assert "Your game is kept." in hands.window.notices.shown["end"].text
    hands.click("Continue it", hands.window.notices)
    assert [text for text in hands.match.texts if text[-1] == ">"] == ["1>", "2>"]
    assert "end" not in hands.window.notices.shown


def test_the_next_start_shows_the_report_to_copy(hands: Hands, crashed: Path) -> None:
    tell_of_the_end(hands.window, crashed)
    hands.settle()

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, ReportDialog)
        hands.click("Copy the report", dialog)
        copied = QApplication.clipboard().text()
        assert copied.startswith("Boardroom ")
        (journal,) = folders.journals().glob("*.journal")
        assert f"Journal: {journal}\n" in copied
        hands.click("Go on", dialog)

    hands.in_dialog(look, lambda: hands.click("Show the report", hands.window.notices))


def test_without_a_game_only_the_report_is_offered(hands: Hands, tmp_path: Path) -> None:
    tell_of_the_end(hands.window, tmp_path / "gone.txt")
    action = hands.window.notices.shown["end"].action
    assert action is not None
    assert action.text() == "Show the &report"
