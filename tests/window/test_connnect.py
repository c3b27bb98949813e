"""Whole games of Connnect through the window, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.games import game
from boardroom.games.connnect.moves import read
from boardroom.games.game import OVER
from boardroom.play.seat import Seat
from boardroom.scenes.connnect import ConnnectScene
from boardroom.window.setup import Setup
from tests.scenes.connnect_table import ConnnectHands, eager
from tests.window.hands import ANNA, BEN, LEFT, PATIENCE, Hands

RANDOM = Seat("Robo", "bot:random", "orange")


class TableHands(ConnnectHands):
    """The gestures of the table, made in the window."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        scene = hands.page.scene
        assert isinstance(scene, ConnnectScene)
        self.scene = scene
        self.port = hands.page.view.viewport()

    def _at(self, point: QPointF) -> dict[str, object]:
        return {"pos": self.hands.page.view.mapFromScene(point)}

    def click(self, point: QPointF) -> None:
        QTest.mouseClick(self.port, LEFT, **self._at(point))  # type: ignore[arg-type]
        self.hands.settle()

    def press(self, point: QPointF) -> None:
        QTest.mousePress(self.port, LEFT, **self._at(point))  # type: ignore[arg-type]

    def drag(self, point: QPointF) -> None:
        QTest.mouseMove(self.port, **self._at(point))  # type: ignore[arg-type]

    def release(self, point: QPointF) -> None:
        QTest.mouseRelease(self.port, LEFT, **self._at(point))  # type: ignore[arg-type]
        self.hands.settle()

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.hands.page.view, key)


def begin(hands: Hands, *seats: Seat, seed: int = 5) -> TableHands:
    kind = game("connnect")
    hands.window.begin(Setup(kind, kind.Options(), seats, seed))
    hands.settle()
    return TableHands(hands)


def play_on(hands: Hands, make: Callable[[str], None], rng: Random, plies: int) -> None:
    """Make what an eager player would, at most so many moves of people."""
    for _ in range(plies):
        hands.wait_for_turn()
        if hands.match.over:
            return
        text = str(eager(hands.match.now, rng))
        before = len(hands.match.moves)
        make(text)
        hands.bot.waitUntil(lambda: len(hands.match.moves) > before, timeout=PATIENCE)  # noqa: B023
        assert hands.match.texts[before] == text


def test_a_game_against_a_bot_is_played_by_mouse_to_its_result(hands: Hands) -> None:
    table = begin(hands, ANNA, RANDOM)
    play_on(hands, table.make, Random(2), 1000)
    assert hands.match.now.turn == OVER
    assert hands.page.result.isVisible()
    kinds = {type(read(text)).__name__ for text in hands.match.texts}
    assert {"PickZone", "Write", "FreeWrite", "Claim", "Done"} <= kinds


def test_a_game_is_begun_by_keyboard_alone(hands: Hands) -> None:
    table = begin(hands, ANNA, RANDOM, seed=8)
    hands.page.view.setFocus()
    play_on(hands, table.make_by_key, Random(3), 16)
    assert hands.match.now.round >= 2


@pytest.mark.long
def test_a_game_is_played_by_keyboard_alone_to_its_result(hands: Hands) -> None:
    table = begin(hands, ANNA, RANDOM, seed=8)
    hands.page.view.setFocus()
    play_on(hands, table.make_by_key, Random(3), 1000)
    assert hands.match.now.turn == OVER
    assert QApplication.focusWidget() is hands.page.result.again


def test_two_people_see_their_own_sheet_in_turn(hands: Hands) -> None:
    table = begin(hands, ANNA, BEN)
    for _ in range(8):
        hands.wait_for_turn()
        assert table.scene.home == hands.match.now.turn
        colours = table.scene.seat_colours
        assert colours == ("#B42807", "#48BDFF")  # Anna is red, Ben is blue
        table.make(str(hands.match.now.moves()[0]))


def test_a_claim_that_is_none_is_refused_in_words(hands: Hands) -> None:
    table = begin(hands, ANNA, BEN)
    play_on(hands, table.make, Random(2), 9)
    hands.wait_for_turn()
    while hands.match.now.phase != "claim":
        play_on(hands, table.make, Random(2), 1)
        hands.wait_for_turn()
    before = len(hands.match.moves)
    sheet = hands.match.now.sheets[hands.match.now.turn]
    free = [name for name in ("a1", "c1", "e1", "a6", "f1") if not sheet.grid.taken & _bit(name)]
    near = free[0][0] + ("2" if free[0][1] == "1" else "5")
    further = free[0][0] + ("3" if free[0][1] == "1" else "4")
    table.draw((free[0], near, further))
    assert table.scene.bubble.isVisible()
    assert "holds no number" in table.scene.bubble.words
    assert len(hands.match.moves) == before


def _bit(name: str) -> int:
    return 1 << ("abcdef".index(name[0]) * 6 + int(name[1]) - 1)
