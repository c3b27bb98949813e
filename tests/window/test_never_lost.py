"""What is played is kept: over a leave, a kill, a full disk, and beside a second program."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from boardroom.base import folders
from boardroom.play.open_games import list_open
from tests.tools import ROOT
from tests.window.hands import ANNA, BEN, MEDIUM, Hands
from tests.window.slow import PONDERING

# A window of its own process in which two people play these entries, one after the other.
PLAYER = """
import sys
from PySide6.QtCore import QTimer
from boardroom.games import game
from boardroom.play.seat import Seat
from boardroom.window import app, main_window
from boardroom.window.setup import Setup

class Window(main_window.MainWindow):
    def __init__(self, *given):
        super().__init__(*given)
        self.entries = sys.argv[1].split()
        QTimer.singleShot(0, self.play)

    def play(self):
        choconnect = game("choconnect")
        seats = (Seat("Anna", "human"), Seat("Ben", "human"))
        self.keeper.change(speed="off")
        self.begin(Setup(choconnect, choconnect.Options(first="1"), seats, 7))
        self.timer = QTimer()
        self.timer.timeout.connect(self.go_on)
        self.timer.start(5)

    def go_on(self):
        page = self.game_page
        if not page.scene.can_choose:
            return
        if self.entries:
            page.scene.choose(self.entries.pop(0))
        else:
            self.timer.stop()
            print("stands", page.match.now.text(), flush=True)

app.MainWindow = Window
sys.exit(app.run(None))
"""


def start_player(*entries: str) -> tuple[subprocess.Popen[str], str]:
    """The program in a process of its own, and the position once the entries are played."""
    process = subprocess.Popen(
        [sys.executable, "-c", PLAYER, " ".join(entries)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("stands ")
    return process, line.removeprefix("stands ").strip()


def end(process: subprocess.Popen[str], how: signal.Signals) -> None:
    process.send_signal(how)
    process.wait(timeout=20)
    assert process.stdout is not None
    process.stdout.close()


def test_a_killed_program_offers_the_game_again_exactly_there(
    open_window: Callable[[], Hands],
) -> None:
    process, stood = start_player("1>", "cv", "6<", "b^")
    end(process, signal.SIGKILL)
    hands = open_window()
    (row,) = hands.window.start_page.rows
    assert row.isVisible()
    assert hands.window.focusWidget() is row.resume
    assert row.resume.property("role") == "primary"
    hands.click("Continue")
    hands.wait_for_turn()
    assert hands.match.now.text() == stood
    assert [seat.name for seat in hands.match.seats] == ["Anna", "Ben"]
    hands.choose("2>")
    assert hands.match.texts[-2] == "2>"
    assert hands.match.can_undo


def test_a_game_that_another_program_plays_is_not_offered(
    open_window: Callable[[], Hands],
) -> None:
    process, stood = start_player("1>", "cv")
    try:
        hands = open_window()
        assert hands.window.start_page.rows == []
        assert not hands.window.start_page._side.isVisible()
    finally:
        end(process, signal.SIGKILL)
    hands.begin(ANNA, BEN)
    hands.click("Back to the start page")
    hands.bot.waitUntil(lambda: len(hands.window.start_page.rows) == 2)
    assert stood


def test_two_windows_cannot_continue_one_game(open_window: Callable[[], Hands]) -> None:
    first = open_window()
    first.begin(ANNA, BEN)
    first.play(["1>"])
    first.click("Back to the start page")
    second = open_window()
    path = second.window.start_page.rows[0].game.path
    first.click("Continue")
    second.click("Continue")
    assert second.window.game_page is None
    assert "another window" in second.window.notices.shown["told"].text
    assert first.match.journal == path


def test_leaving_a_game_keeps_it_and_says_so(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>", "2>"])
    stood = hands.match.now
    hands.click("Back to the start page")
    assert hands.reads("Your game is kept")
    hands.bot.waitUntil(lambda: len(hands.window.start_page.rows) == 1)
    assert hands.reads("Anna, Ben")
    assert hands.reads("Anna to move")
    hands.click("Continue")
    assert hands.match.now == stood


def test_a_new_game_leaves_the_old_one_waiting(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>"])
    old = hands.match.now
    hands.begin(ANNA, BEN, seed=8)
    hands.play(["2>"])
    assert hands.match.now != old
    hands.click("Back to the start page")
    hands.bot.waitUntil(lambda: len(hands.window.start_page.rows) == 2)


def test_a_finished_game_is_not_offered_again(hands: Hands) -> None:
    hands.begin(ANNA, MEDIUM)
    hands.wait_for_turn()
    while not hands.match.over:
        hands.choose(str(hands.match.now.moves()[0]))
        hands.wait_for_turn()
    hands.click("Back to the start page")
    hands.bot.wait(50)
    assert hands.window.start_page.rows == []


@pytest.mark.parametrize(("answer", "left"), [("Keep it", 1), ("Throw it away", 0)])
def test_throwing_a_game_away_is_asked_about(hands: Hands, answer: str, left: int) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>"])
    hands.click("Back to the start page")
    hands.bot.waitUntil(lambda: len(hands.window.start_page.rows) == 1)

    def say(box: object) -> None:
        assert isinstance(box, QMessageBox)
        assert "Choconnect with Anna, Ben" in box.text()
        assert box.defaultButton().text() == "&Keep it"
        hands.click(answer, box)

    hands.in_dialog(say, lambda: hands.click("Throw away"))
    assert len(hands.window.start_page.rows) == left
    assert len(list_open(folders.journals())) == left


def test_a_journal_that_cannot_be_written_is_a_banner_and_play_goes_on(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>"])

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("boardroom.play.journal.os.fsync", full)
        hands.play(["2>"])
        shown = hands.window.notices.shown
        assert "No space left on device" in shown["unsaved"].text
        assert shown["unsaved"].isVisible()
        hands.play(["3>"])
        assert hands.match.texts[-2] == "3>"
    hands.play(["4>"])
    assert "unsaved" not in hands.window.notices.shown
    stood = hands.match.now
    hands.click("Back to the start page")
    hands.bot.waitUntil(lambda: len(hands.window.start_page.rows) == 1)
    hands.click("Continue")
    assert hands.match.now == stood


def test_a_damaged_journal_is_told_in_one_line_and_left_alone(
    hands: Hands, open_window: Callable[[], Hands]
) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>"])
    hands.click("Back to the start page")
    (path,) = folders.journals().glob("*.journal")
    lines = path.read_text().splitlines(keepends=True)
    entry = json.loads(lines[1])
    entry["n"] = 99
    path.write_text(lines[0] + json.dumps(entry) + "\n" + lines[2])
    damaged = path.read_bytes()
    again = open_window()
    again.bot.waitUntil(lambda: "broken" in again.window.notices.shown)
    words = again.window.notices.shown["broken"].text
    assert path.name in words
    assert "line 2" in words
    assert again.window.start_page.rows == []
    assert path.read_bytes() == damaged


def test_closing_while_a_bot_thinks_leaves_no_process_and_keeps_the_game(
    open_window: Callable[[], Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardroom.play.thinker.Thinker", PONDERING)
    hands = open_window()
    hands.begin(ANNA, MEDIUM)
    hands.wait_for_turn()
    hands.choose("3>")
    assert hands.page.conductor.deciding.seat == 1
    moves = len(hands.match.moves)
    assert children()
    hands.window.close()
    deadline = time.monotonic() + 20
    while children() and time.monotonic() < deadline:
        time.sleep(0.01)
    assert children() == []
    (waiting,) = list_open(folders.journals())
    assert waiting.plies == moves


def children() -> list[str]:
    """Child processes of this one, without the helper that Python itself keeps."""
    found = []
    for listing in Path("/proc/self/task").glob("*/children"):
        for pid in listing.read_text().split():
            command = Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
            if "resource_tracker" not in command and command:
                found.append(command)
    return found
