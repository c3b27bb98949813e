"""What is left of a game that was left: nothing, however often games are opened."""

from __future__ import annotations

from typing import Any
from weakref import ref

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from boardroom.games import GAMES, game
from boardroom.window.setup import Setup
from tests.window.hands import ANNA, BEN, PATIENCE, Hands

TIMES = 3


def play_a_little(hands: Hands, game_id: str, seed: int) -> list[ref[Any]]:
    """Open a game, hear what lies there as a screen reader does, make a move, and look back."""
    kind = game(game_id)
    hands.window.begin(Setup(kind, kind.Options(), (ANNA, BEN), seed))
    hands.settle()
    page = hands.page
    page.conductor.lift_curtain()
    hands.wait_for_turn()
    access = QAccessible.queryAccessibleInterface(page.view)
    assert access.childCount() > 0
    assert access.child(0).text(QAccessible.Text.Name)
    hands.match.play(str(hands.match.now.moves()[0]))
    hands.settle()
    page.look("back")
    hands.settle()
    return [
        ref(each) for each in (page, page.scene, page.view, page.conductor, page.side, page.match)
    ]


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_stays_of_the_games_that_were_left(hands: Hands, game_id: str) -> None:
    left = [each for seed in range(TIMES) for each in leave(hands, game_id, seed)]

    def gone() -> bool:
        # Done by the loop of the program, but not by one that a test runs.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        return not [each() for each in left if each() is not None]

    hands.bot.waitUntil(gone, timeout=PATIENCE)


def leave(hands: Hands, game_id: str, seed: int) -> list[ref[Any]]:
    made = play_a_little(hands, game_id, seed)
    hands.window.leave_game()
    hands.settle()
    return made
