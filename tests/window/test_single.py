"""A second start: it hands over its file to the window that is open, and ends."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from boardroom.base import folders
from boardroom.play.record import write_record
from boardroom.window.coming import Coming
from boardroom.window.single import Call, OneWindow
from tests.tools import ROOT, run_python
from tests.window.hands import ANNA, BEN, Hands

START = """
import sys
from functools import partialmethod
from boardroom.cli import window_main
from boardroom.window.single import OneWindow

sys.argv[0] = "boardroom-window"
OneWindow.claim = partialmethod(OneWindow.claim, patience=200)
window_main()
"""
"""A start from the desktop, with patience for a busy machine."""
TELLING = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from boardroom.window import app
from boardroom.window.coming import Coming

program = QApplication([])
Coming_answer = Coming.answer

def answer(self, call):
    Coming_answer(self, call)
    (window,) = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    print(window.windowTitle(), flush=True)
    if call.file is not None:
        QApplication.closeAllWindows()

Coming.answer = answer
QTimer.singleShot(0, lambda: print("open", flush=True))
sys.exit(app.run(None))
"""
"""A window that says when it is open, and its title after each call; it ends with a game."""


HANDED = """
import sys
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from boardroom.window import app
from boardroom.window.application import Application

program = Application([])
open_file = app.MainWindow.open_file

def opened(self, file):
    open_file(self, file)
    print(self.isVisible(), self.windowTitle(), flush=True)
    program.closeAllWindows()

app.MainWindow.open_file = opened
QCoreApplication.postEvent(program, QFileOpenEvent(sys.argv[1]))
sys.exit(app.run(None))
"""
"""A start by the Finder, which names the file in an event before the window is there."""


@contextmanager
def started(code: str) -> Iterator[subprocess.Popen[str]]:
    """A program that was started elsewhere than the next one."""
    program = subprocess.Popen(
        [sys.executable, "-c", code], cwd=ROOT.parent, stdout=subprocess.PIPE, text=True
    )
    try:
        yield program
    finally:
        program.kill()
        program.communicate()


def said(program: subprocess.Popen[str]) -> str:
    assert program.stdout is not None
    return program.stdout.readline().strip()


@pytest.fixture
def saved(hands: Hands, tmp_path: Path) -> Path:
    """A game of Choconnect that has begun."""
    hands.begin(ANNA, BEN)
    hands.play(["1>"])
    path = tmp_path / "a game.boardroom"
    write_record(path, hands.match.record())
    hands.window.leave_game()
    return path


def test_a_second_start_brings_the_window_to_the_front_and_its_file_onto_the_table(
    saved: Path,
) -> None:
    with started(TELLING) as first:
        assert said(first) == "open"
        assert run_python(START).returncode == 0
        assert said(first) == "Boardroom"
        assert run_python(START, os.path.relpath(saved, ROOT)).returncode == 0
        assert said(first) == "Choconnect – Boardroom"
        assert first.wait() == 0
    assert not list((folders.data() / "calls").iterdir())


def test_a_window_that_was_killed_keeps_nobody_out(boardroom_home: Path) -> None:
    hold = (
        "import time; from pathlib import Path; from boardroom.window.single import OneWindow\n"
        f"one = OneWindow(Path({str(boardroom_home)!r})); print(one.claim(None), flush=True)\n"
        "time.sleep(600)\n"
    )
    with started(hold) as first:
        assert said(first) == "True"
        late = OneWindow(boardroom_home)
        # It is there, but does not answer: then too there is a window, and no call is left.
        assert late.claim(None, patience=0.1)
        assert not list((boardroom_home / "calls").iterdir())
        first.kill()
        first.wait()
    later = OneWindow(boardroom_home)
    assert later.claim(None)
    assert (boardroom_home / "window.lock").exists()
    later.close()
    assert not (boardroom_home / "window.lock").exists()


def test_a_folder_that_takes_no_lock_keeps_nobody_out(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert OneWindow(file / "folder").claim(None)


def test_a_call_that_does_not_read_still_wants_the_window(hands: Hands, tmp_path: Path) -> None:
    one, heard = OneWindow(tmp_path), list[Call]()
    one.called.connect(heard.append)
    (tmp_path / "calls").mkdir()
    for name, words in (("a.json", "{"), ("b.json", "[]"), (".half.json", "{")):
        (tmp_path / "calls" / name).write_text(words)
    one.listen()
    hands.bot.waitUntil(lambda: len(heard) == 2)
    one.close()
    assert heard == [Call(), Call()]
    assert [each.name for each in (tmp_path / "calls").iterdir()] == [".half.json"]


def test_a_game_waits_until_the_question_is_answered(hands: Hands, saved: Path) -> None:
    coming = Coming(hands.window)

    def look(dialog: QDialog) -> None:
        coming.answer(Call(saved))
        hands.settle()
        assert hands.window.game_page is None
        dialog.reject()

    hands.in_dialog(look, lambda: hands.window.new_game("choconnect"))
    hands.bot.waitUntil(lambda: hands.window.game_page is not None)
    assert hands.page.file == saved


def test_a_window_that_was_put_down_is_shown_again(hands: Hands) -> None:
    hands.window.showMinimized()
    Coming(hands.window).answer(Call())
    hands.settle()
    assert hands.window.isVisible()
    assert not hands.window.windowState() & Qt.WindowState.WindowMinimized


def test_a_file_that_the_desktop_names_in_an_event_comes_onto_the_table(saved: Path) -> None:
    done = run_python(HANDED, str(saved))
    assert done.returncode == 0, done.stderr
    shown, _, title = done.stdout.strip().partition(" ")
    assert shown == "True"
    assert "Choconnect" in title
