"""Undo, redo, rewind and looking back, on the page of a game."""

from __future__ import annotations

import multiprocessing
import os
import signal
from time import monotonic, process_time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.games import CHANCE
from boardroom.window import pace
from boardroom.window.pace import Pace
from tests.window.hands import ANNA, BEN, LEFT, MEDIUM, PATIENCE, Hands
from tests.window.slow import STUMBLING

CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


def test_undo_takes_the_reply_of_the_bot_back_too(hands: Hands) -> None:
    hands.begin(ANNA, MEDIUM)
    hands.wait_for_turn()
    before = list(hands.match.texts)
    hands.choose("3>")
    hands.wait_for_turn()
    assert len(hands.match.moves) > len(before) + 1
    hands.click("Undo")
    assert list(hands.match.texts) == before
    assert hands.page.scene.can_choose


def test_redo_brings_back_exactly_what_undo_took(hands: Hands) -> None:
    hands.begin(ANNA, MEDIUM)
    hands.play(["3>", "4>"])
    stood = list(hands.match.texts)
    hands.click("Undo")
    hands.key(Qt.Key.Key_Z, CTRL)
    assert len(hands.match.texts) < len(stood)
    hands.key(Qt.Key.Key_Y, CTRL)
    hands.click("Redo")
    assert list(hands.match.texts) == stood
    assert not hands.button("Redo").isEnabled()


def test_undo_after_undo_leaves_the_right_player_to_move(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>", "2>", "3>"])
    for mover in ("Ben", "Anna", "Ben"):
        assert hands.page.side.turn.whole == mover
        hands.click("Undo")
    assert hands.page.side.turn.whole == "Anna"
    assert not hands.button("Undo").isEnabled()


def test_going_back_past_a_draw_is_announced_and_counted(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>"])
    assert "rewound" not in hands.page.toasts.shown
    hands.click("Undo")
    assert "past a draw" in hands.page.toasts.shown["rewound"].text
    assert hands.match.record().takebacks == 1


def test_the_same_moves_meet_the_same_draws_again(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>", "2>", "3>"])
    stood = list(hands.match.texts)
    for _ in range(3):
        hands.click("Undo")
    hands.play(["1>", "2>", "3>"])
    assert list(hands.match.texts) == stood


def test_looking_back_shows_the_old_board_and_changes_nothing(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>", "2>", "3>"])
    stood = list(hands.match.texts)
    hands.key(Qt.Key.Key_Home, ALT)
    assert hands.match.cursor == 0
    assert hands.page.status.text() == "Start"
    assert set("".join(hands.page.scene.view.rows)) == {"."}
    hands.key(Qt.Key.Key_Right, ALT)
    hands.key(Qt.Key.Key_PageDown)
    assert hands.match.cursor == 2
    assert hands.page.scene.view == hands.match.view_at(2, hands.page.conductor.viewer)
    assert "Anna: " in hands.page.status.text()
    assert "into row 1 from the left" in hands.page.status.text()
    hands.key(Qt.Key.Key_PageUp)
    assert hands.match.cursor == 1
    hands.key(Qt.Key.Key_End, ALT)
    assert hands.match.live
    assert list(hands.match.texts) == stood
    assert hands.page.scene.can_choose


def test_plain_arrows_look_back_once_there_is_nothing_to_choose(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>", "2>"])
    last = len(hands.match.moves)
    hands.key(Qt.Key.Key_Left)  # it is Anna's turn: the arrows are for the cursor
    assert hands.match.live
    hands.key(Qt.Key.Key_Left, ALT)
    hands.key(Qt.Key.Key_Left)
    assert hands.match.cursor == last - 2
    hands.key(Qt.Key.Key_Right)
    hands.key(Qt.Key.Key_Right)
    assert hands.match.live
    assert hands.page.view.hasFocus()


def test_the_keys_look_back_from_every_button_beside_the_table(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>", "cv", "6<"])
    last, side = len(hands.match.moves), hands.page.side
    for knob in (side.undo, side.hint, side.back, side.log.back, side.seats.lines[0].change):
        for key, wanted in (
            (Qt.Key.Key_Left, last - 1),
            (Qt.Key.Key_Home, 0),
            (Qt.Key.Key_Right, 1),
            (Qt.Key.Key_End, last),
        ):
            if knob.isEnabled() and knob.isVisible():  # a hint is for now alone
                knob.setFocus()
            hands.key(key)
            assert hands.match.cursor == wanted, f"{knob.accessibleName() or knob.text()}: {key}"


def test_the_keys_look_back_from_the_result(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.wait_for_turn()
    while not hands.match.over:
        hands.choose(str(hands.match.now.moves()[0]))
        hands.wait_for_turn()
    assert QApplication.focusWidget() is hands.page.result.again
    hands.key(Qt.Key.Key_Left)
    assert hands.match.cursor == len(hands.match.moves) - 1
    assert hands.page.side.log.isVisible()


def test_a_click_on_a_line_of_the_log_looks_there(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>", "2>", "3>"])
    log = hands.page.side.log.view
    QTest.mouseClick(
        log.viewport(),
        LEFT,
        Qt.KeyboardModifier.NoModifier,
        log.visualRect(log.model().index(2, 0)).center(),
    )
    hands.settle()
    assert hands.match.cursor == 2
    assert log.currentIndex().row() == 2


def test_the_arrow_keys_walk_through_the_log(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>", "2>", "3>"])
    last = len(hands.match.moves)
    hands.page.side.log.view.setFocus()
    hands.key(Qt.Key.Key_Up)
    hands.key(Qt.Key.Key_Up)
    assert hands.match.cursor == last - 2
    hands.key(Qt.Key.Key_Home)
    assert hands.match.cursor == 0
    hands.key(Qt.Key.Key_End)
    assert hands.match.live


def test_the_buttons_below_the_log_walk_through_it(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>", "2>"])
    last = len(hands.match.moves)
    assert not hands.button("One forward").isEnabled()
    hands.click("One back")
    assert hands.match.cursor == last - 1
    hands.click("To the start")
    assert hands.match.cursor == 0
    assert not hands.button("One back").isEnabled()
    hands.click("One forward")
    assert hands.match.cursor == 1
    hands.click("To now")
    assert hands.match.live


def test_a_game_goes_on_from_where_one_looks_back(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>", "2>", "3>"])
    hands.click("To the start")
    hands.click("One forward")
    hands.click("Take back to here")
    hands.wait_for_turn()
    assert len(hands.match.moves) == 1
    assert hands.match.can_redo
    hands.play(["a^"])
    assert hands.match.texts[1] == "a^"


def test_the_log_has_a_line_for_each_ply_in_words_and_notation(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>", "cv"])
    lines = hands.page.side.log.model.lines
    assert [line.notation for line in lines[1:]] == list(hands.match.texts)
    tiles = {"D": "Dark", "M": "Milk", "W": "White"}
    first, _, second = lines[2:5]
    assert first.words == f"{tiles[hands.match.texts[0]]} into row 1 from the left"
    assert second.words == f"{tiles[hands.match.texts[2]]} into column c from the top"
    assert (first.decided, first.name, second.decided, second.name) == (1, "Anna", 2, "Ben")


def test_undo_while_a_bot_thinks_stops_it_at_once(hands: Hands, pondering: None) -> None:
    """The work that it takes is counted, not the time, which other programs have a share in; how
    long the person waits is measured by the benchmark of the window."""
    hands.bot.waitUntil(lambda: hands.page.conductor.deciding.progress == 0.25, timeout=PATIENCE)
    assert hands.page.side.progress.value() == 250
    (pid,) = (busy.pid for busy in multiprocessing.active_children())
    assert pid is not None
    began = process_time()
    hands.click("Undo")
    assert process_time() - began < 0.1
    assert hands.page.conductor.deciding.seat is None
    assert hands.page.scene.can_choose
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_the_window_stays_with_the_person_while_a_bot_thinks(hands: Hands, pondering: None) -> None:
    hands.bot.waitUntil(lambda: hands.page.conductor.deciding.progress == 0.25, timeout=PATIENCE)
    hands.choose("4>")  # out of turn: nothing happens
    assert hands.match.now.turn == 1
    began = process_time()
    hands.click("To the start")
    assert process_time() - began < 0.5
    assert hands.match.cursor == 0
    hands.click("To now")
    assert hands.page.conductor.deciding.seat == 1


def test_a_bot_that_fails_says_so_and_can_be_asked_again(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardroom.play.thinker.Thinker", STUMBLING)
    hands.begin(ANNA, MEDIUM)
    hands.wait_for_turn()
    hands.choose("3>")
    shown = hands.window.notices.shown
    hands.bot.waitUntil(lambda: "bot" in shown, timeout=PATIENCE)
    assert "nothing works today" in shown["bot"].text
    assert hands.match.now.turn == 1
    hands.click("Ask again")
    assert "bot" not in shown
    hands.bot.waitUntil(lambda: "bot" in shown, timeout=PATIENCE)
    hands.window.game_page.conductor.seat_player(1, "human")
    hands.wait_for_turn()
    hands.choose("4>")
    assert hands.match.texts[-2] == "4>"


def processes() -> list[int | None]:
    return [each.pid for each in multiprocessing.active_children()]


def test_a_bot_whose_process_is_killed_thinks_again_by_itself(
    hands: Hands, pondering: None
) -> None:
    conductor = hands.page.conductor
    hands.bot.waitUntil(lambda: conductor.deciding.progress == 0.25, timeout=PATIENCE)
    (killed,) = processes()
    os.kill(killed, signal.SIGKILL)
    hands.bot.waitUntil(lambda: processes() not in ([], [killed]), timeout=PATIENCE)
    hands.bot.waitUntil(lambda: conductor.deciding.progress == 0.25, timeout=PATIENCE)
    assert conductor.deciding.seat == 1
    assert "bot" not in hands.window.notices.shown


def test_a_bot_takes_its_time_so_that_its_move_can_be_followed(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(pace.PACES, "normal", Pace(0.0, 400))
    hands.begin(ANNA, MEDIUM)
    hands.wait_for_turn()
    asked_after = monotonic()
    hands.choose("3>")
    assert hands.page.side.doing.whole == "Thinking…"
    before = len(hands.match.moves)
    hands.bot.waitUntil(lambda: len(hands.match.moves) > before)
    assert monotonic() - asked_after >= 0.4


def test_the_last_move_is_marked_also_once_the_next_tile_is_drawn(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>", "2>"])
    scene = hands.page.scene
    assert scene.last.entry == "2>"
    hands.click("To the start")
    assert scene.last is None
    hands.click("To now")
    assert hands.match.states[-2].turn == CHANCE
    assert scene.last.entry == "2>"
