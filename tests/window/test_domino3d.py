"""Whole games of 3Domino through the window, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.games import game
from boardroom.games.game import OVER
from boardroom.play.seat import Seat
from boardroom.scenes.domino3d import DominoScene
from boardroom.window.setup import Setup
from tests.window.hands import ANNA, LEFT, Hands

RANDOM = Seat("Robo", "bot:random", "blue")
Key = Qt.Key


def begin(hands: Hands, seed: int) -> None:
    domino = game("domino3d")
    hands.window.begin(Setup(domino, domino.Options(), (ANNA, RANDOM), seed))
    hands.settle()
    hands.wait_for_turn()


def scene_of(hands: Hands) -> DominoScene:
    scene = hands.page.scene
    assert isinstance(scene, DominoScene)
    return scene


def click(hands: Hands, point: QPointF) -> None:
    view = hands.page.view
    QTest.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(point))
    hands.settle()


def lay_by_mouse(hands: Hands) -> None:
    """Click a chip that fits, and then the first of its ghosts that can be pointed at."""
    scene = scene_of(hands)
    if scene.passing:
        click(hands, scene.area_of("pass").center())
        return
    chip = sorted(scene.lies)[-1]
    click(hands, scene.front_of(chip).center())
    assert scene.picked == chip
    for lie in scene.lies[chip]:
        area = scene.seen_area(lie)
        for share in (0.5, 0.35, 0.65, 0.2, 0.8):
            point = area.topLeft() + (area.bottomRight() - area.topLeft()) * share
            if scene.lie_under(point):
                click(hands, point)
                return
    raise AssertionError(f"no place for {chip} can be pointed at")


def lay_by_keys(hands: Hands) -> None:
    """Walk to a chip that fits, Return, walk on to another place, Return."""
    scene = scene_of(hands)
    hands.key(Key.Key_Home)
    for _ in range(len(scene.hand)):
        if scene.cursor in scene.lies or scene.passing:
            break
        hands.key(Key.Key_Right)
    hands.key(Key.Key_Return)
    if scene.can_choose:
        hands.key(Key.Key_Right)
        hands.key(Key.Key_Return)


@pytest.mark.parametrize("lay", [lay_by_mouse, lay_by_keys], ids=["mouse", "keys"])
def test_a_game_against_a_bot_is_played_to_its_result(hands: Hands, lay: object) -> None:
    begin(hands, seed=5)
    hands.page.view.setFocus()
    while not hands.match.over:
        before = len(hands.match.moves)
        lay(hands)  # type: ignore[operator]
        assert len(hands.match.moves) > before
        hands.wait_for_turn()
    assert hands.match.now.turn == OVER
    assert hands.page.result.isVisible()
    assert QApplication.focusWidget() is hands.page.result.again
