"""The test that the program makes of itself: what it tells, and that no failure ends it."""

from __future__ import annotations

import json
import os
import platform
import signal
import tempfile
import threading
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import boardroom
from boardroom.base import resources
from boardroom.cli import selftest
from boardroom.cli.apart import done_apart
from tests.cli.failing import breaks, crashes, faulty, never_ends, works
from tests.cli.typed import MAIN, complaint, typed
from tests.cli.typed import boardroom as boardroom_command
from tests.tools import run_python


def test_the_checks_say_what_they_found(qapp: QApplication) -> None:
    assert selftest.program().startswith(boardroom.__version__)
    libraries = selftest.libraries()
    assert f"Python {platform.python_version()}, Qt 6." in libraries
    assert "cadquery 2." in libraries
    assert selftest.screen().startswith("offscreen: ")
    sounds = len(list((resources.root() / "sounds").glob("*.wav")))
    assert selftest.sound() == f"{sounds} sounds, read and played unheard"
    assert selftest.part() == "ball as step, stl, 3mf, checked"
    assert selftest.sheet() == "player-sheet, pages: 1, written and opened"


@pytest.mark.long
def test_each_part_of_the_program_works_here() -> None:
    ended = boardroom_command("selftest", "--json")
    told = json.loads(ended.stdout)
    checks = {each["name"]: each for each in told["checks"]}
    assert [each["reason"] for each in told["checks"] if not each["right"]] == []
    assert (ended.returncode, told["right"]) == (0, True)
    assert list(checks) == list(selftest.CHECKS)


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where temporary files go: a folder of this test."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def test_a_check_that_fails_or_dies_leaves_the_others_and_no_file(
    monkeypatch: pytest.MonkeyPatch, temporary: Path
) -> None:
    checks = (breaks, faulty, crashes, works)
    monkeypatch.setattr(selftest, "CHECKS", {check.__name__: check for check in checks})
    ended = typed("selftest")
    assert ended.returncode == 1
    *lines, last = ended.stdout.splitlines()
    assert last == "3 checks failed."
    assert [line.split()[1] for line in lines] == ["FAILED"] * 3 + ["ok"]
    for line, reason in zip(
        lines,
        (
            r"The disk\nis full.",
            "ZeroDivisionError: by hand",
            "Its process ended with code -6. No screen: it is gone.",
            "it works",
        ),
        strict=True,
    ):
        assert line.endswith(f" s  {reason}")
    assert not list(temporary.iterdir())


def test_a_check_that_never_ends_is_ended(temporary: Path) -> None:
    assert done_apart(never_ends, 1.0).reason == "It took longer than 1 s."
    assert not list(temporary.iterdir())


def test_whoever_is_asked_to_end_leaves_no_file(
    monkeypatch: pytest.MonkeyPatch, temporary: Path
) -> None:
    monkeypatch.setattr(selftest, "CHECKS", {"never_ends": never_ends})

    def ask_once_it_waits() -> None:
        while not [path for path in temporary.glob("*/*") if path.is_dir()]:
            threading.Event().wait(0.01)
        os.kill(os.getpid(), signal.SIGTERM)

    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        threading.Thread(target=ask_once_it_waits, daemon=True).start()
        assert typed("selftest", "--patience", 60).returncode == 128 + signal.SIGTERM
    finally:
        signal.signal(signal.SIGTERM, before)
    assert not list(temporary.iterdir())


def test_no_check_can_start_from_a_folder_that_is_gone(tmp_path: Path) -> None:
    gone = "import os, sys; os.chdir(sys.argv.pop()); os.rmdir(os.getcwd()); "
    told = complaint(run_python(gone + MAIN, "selftest", str(tmp_path)))
    assert told == "boardroom: the folder that it was started in is gone."


@pytest.mark.parametrize("seconds", ["0", "inf", "nan", "1e300"])
def test_nobody_waits_longer_than_a_day(seconds: str) -> None:
    assert "--patience" in complaint(typed("selftest", "--patience", seconds))
