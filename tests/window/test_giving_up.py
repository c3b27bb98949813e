"""Resigning, and the question before a game is lost that is not being saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox, QPushButton, QWidget

from boardroom.base import folders
from boardroom.games import GAMES, game
from boardroom.play.open_games import list_open
from boardroom.play.record import read_record
from boardroom.play.seat import Seat
from boardroom.window.setup import Setup
from tests.window.hands import ANNA, BEN, MEDIUM, PATIENCE, Hands
from tests.window.test_files import choose_file
from tests.window.test_never_lost import children

CLARA = Seat("Clara", "human", "green")
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
NONE = Qt.KeyboardModifier.NoModifier
Key = Qt.Key
Press = tuple[Qt.Key, Qt.KeyboardModifier]


def resign(hands: Hands, answer: str = "Resign") -> list[str]:
    """Press the key and answer; what was asked."""
    asked: list[str] = []

    def say(box: QDialog) -> None:
        assert isinstance(box, QMessageBox)
        asked.append(box.text())
        assert box.defaultButton().text() == "&Play on"
        hands.click(answer, box)

    hands.in_dialog(say, lambda: hands.key(Qt.Key.Key_G, CTRL))
    return asked


def test_who_is_to_move_resigns_and_the_other_one_wins(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>"])
    assert resign(hands) == ["Ben gives the game up, and Anna wins."]
    assert hands.match.winners == (0,)
    assert hands.page.result.isVisible()
    assert hands.page.result.head.text() == "Anna wins"
    assert hands.reads("Ben resigned.")
    assert not hands.page.scene.can_choose
    assert not hands.window.actions_["resign"].isEnabled()
    hands.click("Look back at the game")
    assert hands.page.side.turn.whole == "Anna wins"
    assert not hands.page.side.hint.isVisible()


def test_a_second_thought_goes_on(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>"])
    resign(hands, "Play on")
    assert not hands.match.over
    hands.choose("2>")


def test_undo_takes_a_resignation_back(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>"])
    resign(hands)
    hands.key(Qt.Key.Key_Z, CTRL)
    assert hands.match.resigned is None
    assert not hands.page.result.isVisible()
    hands.wait_for_turn()
    hands.choose("2>")


@pytest.mark.parametrize(("name", "told"), [("choconnect", True), ("domino3d", False)])
def test_the_deal_is_told_where_it_gives_no_secret_away(
    hands: Hands, name: str, told: bool
) -> None:
    kind = game(name)
    hands.window.begin(Setup(kind, kind.Options(), (ANNA, MEDIUM), 7))
    hands.wait_for_turn()
    resign(hands)
    assert hands.page.result.isVisible()
    assert hands.reads("Deal number 7") is told


def test_a_person_resigns_while_the_bot_thinks(hands: Hands, pondering: None) -> None:
    assert hands.page.conductor.deciding.seat == 1
    assert resign(hands) == ["Anna gives the game up, and Medium wins."]
    assert hands.page.conductor.deciding.seat is None
    assert hands.match.winners == (1,)


def test_among_three_a_bot_takes_the_seat(hands: Hands) -> None:
    hands.begin(ANNA, BEN, CLARA)
    hands.play(["1>"])
    assert resign(hands) == ["Ben gives the seat up, and a bot plays on."]
    assert [seat.player for seat in hands.match.seats] == ["human", "bot:medium", "human"]
    assert not hands.match.over


def test_a_game_that_was_given_up_is_listed_with_who_won(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>"])
    resign(hands)
    hands.click("Back to the start page")
    page = hands.window.start_page
    hands.bot.waitUntil(lambda: bool(page.finished), timeout=PATIENCE)
    assert page.rows == []
    hands.bot.waitUntil(lambda: page.finished[0].standing.whole == "Anna wins", timeout=PATIENCE)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_table_of_a_game_that_was_given_up_is_finished(hands: Hands, game_id: str) -> None:
    kind = game(game_id)
    hands.window.begin(Setup(kind, kind.Options(), (ANNA, BEN), 7))
    hands.settle()
    if hands.page.curtain.isVisible():
        hands.click("", hands.page.curtain)
    hands.wait_for_turn()
    scene, loser = hands.page.scene, hands.match.turn
    assert scene.winners is None
    resign(hands)
    assert scene.winners == (1 - loser,)
    assert (scene.moves, scene.ask, scene.can_choose) == ((), None, False)
    hands.click("Look back at the game")
    hands.key(Qt.Key.Key_Z, CTRL)
    assert scene.winners is None
    assert not hands.match.over


def test_secret_points_stay_secret_when_a_game_is_given_up(hands: Hands) -> None:
    kind = game("colorpop")
    hands.window.begin(Setup(kind, kind.Options(first="1"), (ANNA, BEN), 7))
    hands.settle()
    resign(hands)
    assert hands.match.over
    assert not hands.page.curtain.isVisible()
    texts = [each.text() for each in hands.page.result._counts.findChildren(QLabel)]
    assert [text for text in texts if text] == ["Anna", "Ben"]


# A game that is not being saved.


@pytest.fixture
def full(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> Hands:
    """Two moves on a disk that has become full after the first."""
    hands.begin(ANNA, BEN)
    hands.play(["1>"])

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("boardroom.play.journal.os.fsync", fail)
    hands.play(["2>"])
    return hands


def answering(hands: Hands, answer: str) -> Callable[[QDialog], None]:
    def say(box: QDialog) -> None:
        assert isinstance(box, QMessageBox)
        assert "No space left on device" in box.text()
        assert box.defaultButton().text() == "S&tay"
        hands.click(answer, box)

    return say


def test_leaving_is_asked_about(full: Hands) -> None:
    full.in_dialog(answering(full, "Stay"), lambda: full.click("Back to the start page"))
    assert full.match.texts[-2] == "2>"
    full.in_dialog(answering(full, "Leave it"), lambda: full.click("Back to the start page"))
    assert full.window.game_page is None


def test_closing_the_window_is_asked_about(full: Hands) -> None:
    full.in_dialog(answering(full, "Stay"), full.window.close)
    assert full.window.isVisible()
    full.in_dialog(answering(full, "Leave it"), full.window.close)
    assert not full.window.isVisible()


def test_putting_a_window_away_loses_the_game(full: Hands) -> None:
    match = full.match
    assert match.trouble is not None
    full.put_away()
    with pytest.raises(RuntimeError, match="closed"):
        match.undo()


ESCAPE, ENTER = (Key.Key_Escape, NONE), (Key.Key_Return, NONE)


@pytest.mark.parametrize(
    ("keys", "left"),
    [
        ([ESCAPE], False),
        ([ENTER], False),
        ([(Key.Key_T, ALT)], False),
        ([(Key.Key_L, ALT)], True),
        ([(Key.Key_S, ALT), ESCAPE, ESCAPE], False),  # no file after all: it is asked again
        ([(Key.Key_S, ALT), ESCAPE, (Key.Key_L, ALT)], True),
    ],
)
def test_keys_answer_the_question(full: Hands, keys: list[Press], left: bool) -> None:
    press_in_dialogs(full, keys)
    assert (full.window.game_page is None) == left


def test_tab_leads_to_each_answer_of_the_question(full: Hands) -> None:
    def reached() -> bool:
        focus = QApplication.focusWidget()
        return isinstance(focus, QPushButton) and focus.text() == "&Leave it"

    def go(box: QDialog) -> None:
        for _ in range(3):
            if not reached():
                full.key(Key.Key_Tab)
        assert reached()
        full.key(Key.Key_Space)
        assert not box.isVisible()

    full.in_dialog(go, lambda: full.key(Key.Key_B, CTRL))
    assert full.window.game_page is None


def press_in_dialogs(hands: Hands, keys: list[Press]) -> None:
    """Leave the game by its key, and press the next of these in each dialog that comes up."""
    left: list[Press] = list(keys)
    seen: list[QWidget] = [hands.window]

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is not None and dialog is not seen[-1] and dialog.isActiveWindow() and left:
            seen.append(dialog)
            hands.key(*left.pop(0))

    timer = QTimer(interval=10)
    timer.timeout.connect(press)
    timer.start()
    hands.key(Key.Key_B, CTRL)
    timer.stop()
    assert not left
    hands.window.activateWindow()


def test_another_game_is_asked_about(full: Hands) -> None:
    before = full.match
    full.in_dialog(answering(full, "Stay"), lambda: full.begin(ANNA, BEN, seed=8))
    assert full.match is before
    full.in_dialog(answering(full, "Leave it"), lambda: full.begin(ANNA, BEN, seed=8))
    assert full.match is not before


def test_a_game_that_was_saved_to_a_file_may_go(full: Hands, tmp_path: Path) -> None:
    path = tmp_path / "kept.boardroom"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("boardroom.base.files.os.fsync", lambda _: None)
        full.in_dialog(choose_file(path), full.window.actions_["save as"].trigger)
    texts = tuple(full.match.texts)
    full.click("Back to the start page")
    assert full.window.game_page is None
    assert read_record(path).moves == texts


# What is left behind.


def test_leaving_while_a_bot_thinks_leaves_no_process(hands: Hands, pondering: None) -> None:
    assert hands.page.conductor.deciding.seat == 1
    assert children()
    hands.click("Back to the start page")
    hands.bot.waitUntil(lambda: children() == [], timeout=PATIENCE)
    assert len(list_open(folders.journals())) == 1
    hands.bot.waitUntil(lambda: bool(hands.window.start_page.rows), timeout=PATIENCE)
    hands.click("Continue")  # and the bot thinks again
    hands.bot.waitUntil(lambda: hands.page.conductor.deciding.seat == 1, timeout=PATIENCE)
