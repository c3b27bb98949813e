"""Hints on the page of a game: thought over elsewhere, shown with reasons, and dropped in time."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from time import process_time

import pytest
from PySide6.QtCore import Qt

from boardroom.base.words import message
from boardroom.bots import Advice, Bot, Hint, Thought
from boardroom.bots.reasons import seat_words
from boardroom.games import View, game
from boardroom.play.thinker import Thinker
from boardroom.window.setup import Setup
from tests.window.hands import ANNA, BEN, PATIENCE, Hands
from tests.window.slow import PONDERING, STUMBLING, Ponderer

CONTROL = Qt.KeyboardModifier.ControlModifier
SECRET_GAMES = ["colorpop", "domino3d"]


@pytest.fixture
def looking(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> Hands:
    """A hint is asked for, and thought over for ever."""
    monkeypatch.setattr("boardroom.play.thinker.Thinker", PONDERING)
    hands.begin(ANNA, BEN)
    hands.play(["1>", "2>"])
    hands.click("Hint")
    hands.bot.waitUntil(lambda: hands.page.conductor.hinting.progress == 0.25, timeout=PATIENCE)
    return hands


def test_hints_come_best_first_and_then_the_next_best(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.wait_for_turn()
    legal = [str(move) for move in hands.match.now.moves()]
    shown = []
    for number in range(1, 7):
        shown.append(hands.hint())
        move, reason = hands.page.status.text().split("\n")
        assert move.startswith(f"Hint {number} of 6: ")
        assert reason.endswith(".")
    assert len(set(shown)) == 6
    assert set(shown) <= set(legal)
    assert hands.hint() == shown[0], "after the last comes the first again"
    hands.choose(shown[1])
    assert hands.page.conductor.hinted == ""


def test_the_first_hint_wins_at_once_and_says_so(hands: Hands) -> None:
    hands.begin(ANNA, BEN, seed=3)
    hands.wait_for_turn()
    for _ in range(36):
        state = hands.match.now
        if any(state.play(move).winners() for move in state.moves()):
            break
        hands.choose(str(state.moves()[0]))
        hands.wait_for_turn()
    hands.hint()
    assert hands.page.status.text().endswith("\nWins the game.")
    hands.choose(hands.page.conductor.hinted)
    assert hands.match.over


class Naming(Ponderer):
    """Speaks of the second seat."""

    def think(self, view: View, history: Sequence[str], rng: Random) -> Iterator[Thought]:
        reason = message("Keeps {player} out.", player=seat_words(1))
        yield Advice("3>", 1.0, hints=(Hint("3>", reason),))


def naming(game_id: str, id: str) -> Bot:
    return Naming()


def test_a_hint_calls_the_others_by_name(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardroom.play.thinker.Thinker", partial(Thinker, find_bot=naming))
    hands.begin(ANNA, BEN)
    hands.wait_for_turn()
    assert hands.hint() == "3>"
    assert hands.page.status.text().endswith("\nKeeps Ben out.")


def test_while_a_hint_is_looked_for_the_page_says_so_and_the_table_waits_for_a_move(
    looking: Hands,
) -> None:
    side = looking.page.side
    assert side.doing.text() == "Looking for a hint…"
    assert side.progress.isVisible()
    assert side.progress.value() == 250
    assert looking.page.scene.can_choose
    looking.click("Hint")  # once is enough
    assert looking.page.conductor.hinting.looking
    assert looking.page.conductor.hinting.progress == 0.25


DROPPED: dict[str, Callable[[Hands], object]] = {
    "a move": lambda hands: hands.choose("3>"),
    "undo": lambda hands: hands.click("Undo"),
    "leaving": lambda hands: hands.click("Back to the start page"),
}


@pytest.mark.parametrize("act", DROPPED.values(), ids=DROPPED.keys())
def test_a_hint_that_is_still_looked_for_is_dropped_at_once(
    looking: Hands, act: Callable[[Hands], object]
) -> None:
    conductor = looking.page.conductor
    (pid,) = (busy.pid for busy in multiprocessing.active_children())
    assert pid is not None
    act(looking)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert not conductor.hinting.looking
    assert conductor.hinted == ""


def test_to_stop_looking_for_a_hint_takes_no_time(looking: Hands) -> None:
    """As with undo while a bot thinks, the work is counted, not the time."""
    began = process_time()
    looking.page.conductor.hinting.forget()
    assert process_time() - began < 0.1
    assert looking.page.scene.can_choose


def test_a_hint_that_comes_while_one_looks_back_is_dropped(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>", "2>"])
    hands.click("Hint")
    hands.click("To the start")
    hinting = hands.page.conductor.hinting
    hands.bot.waitUntil(lambda: not hinting.looking, timeout=PATIENCE)
    assert hands.page.conductor.hinted == ""
    assert "Hint" not in hands.page.status.text()
    assert not hands.page.side.progress.isVisible()


def test_why_there_is_no_hint_is_said_and_the_game_goes_on(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardroom.play.thinker.Thinker", STUMBLING)
    hands.begin(ANNA, BEN)
    hands.wait_for_turn()
    assert hands.hint() == ""
    assert hands.page.status.text().startswith("There is no hint: ")
    assert "nothing works today" in hands.page.status.toolTip()
    assert not hands.page.side.progress.isVisible()
    hands.play(["1>"])
    assert hands.match.texts[1] == "1>"


@pytest.mark.parametrize("game_id", SECRET_GAMES)
def test_a_hint_is_for_whom_the_curtain_was_lifted_and_for_nobody_else(
    hands: Hands, game_id: str
) -> None:
    begun = game(game_id)
    hands.window.begin(Setup(begun, begun.Options(), (ANNA, BEN), 7))
    conductor = hands.page.conductor
    hands.bot.waitUntil(lambda: conductor.curtain, timeout=PATIENCE)
    assert not hands.page.side.hint.isEnabled()
    hands.page.hint()
    hands.key(Qt.Key.Key_H, CONTROL)
    assert not conductor.hinting.looking
    hands.page.curtain.lift.click()
    hands.wait_for_turn()
    text = hands.hint()
    assert hands.page.status.text().startswith("Hint")
    hands.match.play(text)
    hands.bot.waitUntil(lambda: conductor.curtain, timeout=PATIENCE)
    hands.settle()
    assert "Hint" not in hands.page.status.text()
    assert "Hint" not in hands.page.status.toolTip()
    assert conductor.hinting.hints == ()


def test_a_long_hint_keeps_to_two_lines_that_end_in_dots_and_the_tip_tells_all(
    hands: Hands,
) -> None:
    hands.begin(ANNA, BEN)
    hands.wait_for_turn()
    line, table = hands.page.status, hands.page.view.size()
    for words in (f"Hint 1 of 6: {'word ' * 80}\n{'why ' * 80}", "one " * 160, "Short."):
        hands.page.conductor.advised.emit(words)
        hands.settle()
        lines = line.text().split("\n")
        assert len(lines) <= 2
        for each in lines:
            assert line.fontMetrics().horizontalAdvance(each) <= line.width()
        assert line.toolTip() == words
        assert line.sizeHint().height() <= line.height()
        assert hands.page.view.size() == table
        assert line.text().endswith("…") == (words != "Short.")
