"""The test that the program makes of itself: what it tells, and that no failure ends it."""

from __future__ import annotations

import json
import platform

import pytest
from PySide6.QtWidgets import QApplication

import boardroom
from boardroom.base import resources
from boardroom.cli import selftest
from boardroom.cli.apart import done_apart
from tests.cli.failing import breaks, crashes, faulty, never_ends, works
from tests.cli.typed import boardroom as boardroom_command
from tests.cli.typed import typed


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


def test_a_check_that_fails_or_dies_leaves_the_others(
    monkeypatch: pytest.MonkeyPatch,
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
            "Its process ended with code -6.",
            "it works",
        ),
        strict=True,
    ):
        assert line.endswith(f" s  {reason}")


def test_a_check_that_never_ends_is_ended() -> None:
    assert done_apart(never_ends, 1.0).reason == "It took longer than 1 s."
