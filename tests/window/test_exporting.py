"""An export in a process of its own: how far it is, what came of it, and that it can be stopped."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from boardroom.window import exporting
from boardroom.window.child import own_command
from boardroom.window.exporting import ExportChild
from tests.window.processes import alive, children

PATIENCE = 120_000
"""Milliseconds that a test waits for CadQuery on a busy machine."""

STAND_IN = """
import json, os, signal, subprocess, sys, time
mood, *words = sys.argv[1:]
def tell(**what):
    print(json.dumps(what), flush=True)
helper = subprocess.Popen([sys.executable, "-I", "-S", "-c", "import time; time.sleep(600)"])
if mood == "stubborn":
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
tell(done=0, total=2, doing=f"{os.getpid()} {helper.pid}")
if mood in ("stubborn", "patient"):
    time.sleep(600)
helper.kill()
helper.wait()
print("a library talks")
if mood == "full":
    print("Cannot write ball.stl: No space left on device.", file=sys.stderr)
    sys.exit(2)
if mood == "silent":
    sys.exit(3)
tell(done=2, total=2, doing=" ".join(words))
tell(files=["/somewhere/ball.stl", "/somewhere/ball.3mf"], grams=1.5)
"""


class Heard:
    """What an export has said."""

    def __init__(self, child: ExportChild) -> None:
        self.steps: list[tuple[int, int, str]] = []
        self.ends: list[Any] = []
        child.progressed.connect(lambda *step: self.steps.append(step))
        child.finished.connect(self.ends.append)
        child.failed.connect(self.ends.append)
        child.cancelled.connect(lambda: self.ends.append("cancelled"))

    @property
    def processes(self) -> list[int]:
        """The process of the export, and the one that it has started."""
        return [int(pid) for pid in self.steps[0][2].split()]


@pytest.fixture
def open_child(qtbot: QtBot) -> Iterator[Callable[[str], tuple[ExportChild, Heard]]]:
    opened: list[ExportChild] = []

    def opener(mood: str) -> tuple[ExportChild, Heard]:
        def command(*words: str) -> list[str]:
            return [sys.executable, "-I", "-S", "-c", STAND_IN, mood, *words]

        child = ExportChild(command=command)
        opened.append(child)
        heard = Heard(child)
        child.start(["parts", "export", "ball"])
        assert child.running
        return child, heard

    yield opener
    for child in opened:
        child.close()


def test_progress_is_told_and_then_the_files(
    qtbot: QtBot, open_child: Callable[[str], tuple[ExportChild, Heard]]
) -> None:
    child, heard = open_child("good")
    with pytest.raises(RuntimeError):
        child.start(["parts", "export", "board"])
    qtbot.waitUntil(lambda: not child.running, timeout=PATIENCE)
    assert [step[:2] for step in heard.steps] == [(0, 2), (2, 2)]
    assert heard.steps[1][2] == "parts export ball --progress json"
    assert heard.ends == [(Path("/somewhere/ball.stl"), Path("/somewhere/ball.3mf"))]


@pytest.mark.parametrize(
    ("mood", "words"),
    [
        ("full", "Cannot write ball.stl: No space left on device."),
        ("silent", "The export ended with code 3."),
    ],
)
def test_a_failure_is_told_in_words(
    mood: str,
    words: str,
    qtbot: QtBot,
    open_child: Callable[[str], tuple[ExportChild, Heard]],
) -> None:
    child, heard = open_child(mood)
    qtbot.waitUntil(lambda: not child.running, timeout=PATIENCE)
    assert heard.ends == [words]


def test_a_crash_is_told(
    qtbot: QtBot, open_child: Callable[[str], tuple[ExportChild, Heard]]
) -> None:
    child, heard = open_child("patient")
    qtbot.waitUntil(lambda: bool(heard.steps), timeout=PATIENCE)
    os.killpg(heard.processes[0], signal.SIGKILL)
    qtbot.waitUntil(lambda: not child.running, timeout=PATIENCE)
    assert len(heard.ends) == 1
    assert "ended" in heard.ends[0]


@pytest.mark.parametrize("mood", ["patient", "stubborn"])
def test_a_cancelled_export_ends_with_all_that_it_has_started(
    mood: str,
    qtbot: QtBot,
    open_child: Callable[[str], tuple[ExportChild, Heard]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(exporting, "_POLITE", 200)
    child, heard = open_child(mood)
    qtbot.waitUntil(lambda: bool(heard.steps), timeout=PATIENCE)
    assert all(map(alive, heard.processes))
    child.cancel()
    child.cancel()
    qtbot.waitUntil(lambda: not child.running, timeout=PATIENCE)
    qtbot.waitUntil(lambda: not any(map(alive, heard.processes)), timeout=PATIENCE)
    assert heard.ends == ["cancelled"]


def test_an_export_that_runs_while_the_window_is_closed_ends_with_it(
    qtbot: QtBot, open_child: Callable[[str], tuple[ExportChild, Heard]]
) -> None:
    child, heard = open_child("patient")
    qtbot.waitUntil(lambda: bool(heard.steps), timeout=PATIENCE)
    child.close()
    assert not alive(heard.processes[0])
    qtbot.waitUntil(lambda: not any(map(alive, heard.processes)), timeout=PATIENCE)
    assert heard.ends == []
    assert not child.running


def test_the_real_command_leaves_nothing_when_it_is_cancelled(qtbot: QtBot, tmp_path: Path) -> None:
    before = children()
    child = ExportChild()
    heard = Heard(child)
    child.start(["parts", "export", "board", "frame", "--format", "all", "--out", str(tmp_path)])
    try:
        qtbot.waitUntil(lambda: bool(heard.steps), timeout=PATIENCE)
        child.cancel()
        qtbot.waitUntil(lambda: not child.running, timeout=PATIENCE)
    finally:
        child.close()
    assert heard.steps[0] == (0, 11, "Starting CadQuery")  # 1 + 2 parts x (2 + 3 files)
    assert heard.ends == ["cancelled"]
    assert list(tmp_path.iterdir()) == []
    assert children() <= before


def test_the_command_is_that_of_this_very_program(monkeypatch: pytest.MonkeyPatch) -> None:
    assert own_command("parts", "serve") == (
        *(sys.executable, "-P", "-m", "boardroom"),
        *("parts", "serve"),
    )
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    for window, command in (
        ("/opt/boardroom/boardroom-window", "/opt/boardroom/boardroom"),
        ("/opt/boardroom/boardroom", "/opt/boardroom/boardroom"),
        ("/opt/boardroom/boardroom-window.exe", "/opt/boardroom/boardroom.exe"),
    ):
        monkeypatch.setattr(sys, "executable", window)
        assert own_command("parts") == (command, "parts")


def test_the_real_command_refuses_in_words_wherever_the_window_was_started(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("json.py", "cad.py"):  # no modules of the program
        (tmp_path / name).write_text("raise SystemExit(7)")
    monkeypatch.chdir(tmp_path)
    child = ExportChild()
    heard = Heard(child)
    child.start(["parts", "export", "cup"])
    try:
        qtbot.waitUntil(lambda: not child.running, timeout=PATIENCE)
    finally:
        child.close()
    (end,) = heard.ends
    assert end.startswith("There is no part named cup; the parts are: ")
