"""Whole games of Connect the Colors through the window, by mouse and by keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.games import game
from boardroom.play.seat import Seat
from boardroom.scenes.connect_colors import ConnectColorsScene
from boardroom.window.setup import Setup
from tests.window.hands import ANNA, BEN, LEFT, Hands

RANDOM = Seat("Robo", "bot:random", "blue")


def begin(hands: Hands, *seats: Seat, seed: int = 7, **options: str) -> None:
    colors = game("connect-colors")
    chosen = colors.Options(**{"first": "1", **options})
    hands.window.begin(Setup(colors, chosen, seats, seed))
    hands.settle()
    hands.wait_for_turn()


def scene_of(hands: Hands) -> ConnectColorsScene:
    scene = hands.page.scene
    assert isinstance(scene, ConnectColorsScene)
    return scene


def click_move(hands: Hands, text: str) -> None:
    """Click the arrow of a line, and then the group where there are several."""
    hands.choose(text)
    if scene_of(hands).picking:
        hands.choose(text)


def drag_move(hands: Hands, text: str) -> None:
    """Push a line with the mouse, and click the group where there are several."""
    scene, view = scene_of(hands), hands.page.view
    line = text.split(":")[0]
    row, column = next(
        cell
        for cell, piece in scene.pieces.items()
        if piece.kind and scene.plan.line(line).contains(piece.spot)
    )
    start = scene.pieces[row, column].pos()
    across, down = {"<": (-1, 0), ">": (1, 0), "^": (0, -1), "v": (0, 1)}[line[1]]
    space = scene.layout.space
    end = start.__class__(start.x() + across * space, start.y() + down * space)
    port = view.viewport()
    QTest.mousePress(port, LEFT, pos=view.mapFromScene(start))
    QTest.mouseMove(port, view.mapFromScene((start + end) / 2))
    QTest.mouseRelease(port, LEFT, pos=view.mapFromScene(end))
    hands.settle()
    if scene.picking:
        hands.choose(text)


def key_move(hands: Hands, text: str) -> None:
    """Walk to the arrow, press Return, and step to the group where there are several."""
    scene = scene_of(hands)
    line = text.split(":")[0]
    hands.key(Qt.Key.Key_Home)
    walk = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)
    for key in walk * 2:
        for _ in range(8):
            if scene.cursor.split(":")[0] == line:
                break
            hands.key(key)
    assert scene.cursor.split(":")[0] == line
    hands.key(Qt.Key.Key_Return)
    if scene.picking:
        for _ in range(12):
            if scene.cursor == text:
                break
            hands.key(Qt.Key.Key_Right)
        assert scene.cursor == text
        hands.key(Qt.Key.Key_Return)


def play_out(hands: Hands, make_move: object) -> None:
    """Make every third or so of the legal moves until the game is over."""
    assert callable(make_move)
    while not hands.match.over:
        before = len(hands.match.moves)
        moves = hands.match.now.moves()
        text = str(moves[before * 7 % len(moves)])
        make_move(hands, text)
        assert hands.match.texts[before] == text
        hands.wait_for_turn()


@pytest.mark.parametrize(
    ("make_move", "options"),
    [
        (click_move, {}),
        (drag_move, {"board": "7x7", "fill": "stay"}),
        (key_move, {"fill": "redistribute"}),
        (click_move, {"collect": "all"}),
        (key_move, {"variant": "first-to-ten"}),
    ],
    ids=["mouse", "drag", "keyboard", "mouse, all groups", "keyboard, first to ten"],
)
def test_a_game_against_a_bot_is_played_to_its_result(
    hands: Hands, make_move: object, options: dict[str, str]
) -> None:
    begin(hands, ANNA, RANDOM, **options)
    play_out(hands, make_move)
    assert hands.page.result.isVisible()
    winners = [hands.match.seats[seat].name for seat in hands.match.now.winners()]
    assert winners
    assert all(name in hands.page.result.head.text() for name in winners)
    assert QApplication.focusWidget() is hands.page.result.again


def test_a_game_of_teams_at_one_screen_is_played_to_its_result(hands: Hands) -> None:
    begin(hands, ANNA, BEN, Seat("Cem", "human"), RANDOM, variant="teams")
    play_out(hands, click_move)
    assert hands.page.result.isVisible()
    assert len(hands.match.now.winners()) in (2, 4)


def test_the_status_line_says_what_is_pointed_at(hands: Hands) -> None:
    begin(hands, ANNA, BEN)
    scene = scene_of(hands)
    several = next(line for line in scene.arrows if len(scene.moves_of(line)) > 1)
    hands.point(scene.place_of(several))
    assert "choose one of" in hands.page.status.text()
    move = scene.moves_of(several)[-1]
    click_move(hands, move)
    assert hands.match.texts == [move]
    scene = scene_of(hands)
    single = next(line for line in scene.arrows if len(scene.moves_of(line)) == 1)
    hands.point(scene.place_of(single))
    state = hands.match.now
    words = state.wording(state.read_move(scene.place_of(single))).show()
    assert hands.page.status.text() == words


def test_undo_and_review_work_on_this_table(hands: Hands) -> None:
    begin(hands, ANNA, BEN)
    first = str(hands.match.now.moves()[0])
    click_move(hands, first)
    hands.click("Undo")
    assert hands.match.texts == []
    click_move(hands, first)
    click_move(hands, str(hands.match.now.moves()[0]))
    hands.page.look("first")
    hands.settle()
    assert not scene_of(hands).can_choose
    hands.page.look("now")
    hands.settle()
    assert scene_of(hands).can_choose
