"""Whole games of Colorpop through the window, by mouse, by strokes and by keyboard."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from boardroom.games.game import OVER
from boardroom.games.grid import cell_name
from boardroom.play.seat import Seat
from boardroom.scenes.colorpop import ColorpopScene
from boardroom.window.new_game import NewGameDialog
from tests.window.hands import ANNA, BEN, LEFT, Hands

ROBOT = Seat("Robot", "bot:random", "blue")


def scene_of(hands: Hands) -> ColorpopScene:
    scene = hands.page.scene
    assert isinstance(scene, ColorpopScene)
    return scene


def click_move(hands: Hands, text: str) -> None:
    """Toggle the jokers until those of a move are counted in, and click its token."""
    token, *jokers = text.split("+")
    scene = scene_of(hands)
    for cell in list(scene.counted):
        hands.choose(cell_name(*cell))
    for joker in jokers:
        hands.choose(joker)
    assert {cell_name(*cell) for cell in scene.counted} == set(jokers)
    hands.choose(token)


def stroke_move(hands: Hands, text: str) -> None:
    """Press on a token, run over the jokers, and let go on the last of them."""
    places = [hands.place(cell) for cell in text.split("+")]
    port = hands.page.view.viewport()
    QTest.mousePress(port, LEFT, pos=places[0])
    for spot in places:
        QTest.mouseMove(port, spot)
    QTest.mouseRelease(port, LEFT, pos=places[-1])
    hands.settle()


def test_a_game_against_a_bot_is_played_by_mouse_to_its_result(hands: Hands) -> None:
    hands.begin(ANNA, ROBOT, of="colorpop", seed=3)
    hands.wait_for_turn()
    with_jokers = 0
    while not hands.match.over:
        before = len(hands.match.moves)
        texts = [str(move) for move in hands.match.now.moves()]
        text = max(texts, key=lambda each: (each.count("+"), each))
        with_jokers += "+" in text
        click_move(hands, text)
        assert hands.match.texts[before] == text
        hands.wait_for_turn()
    assert with_jokers > 0
    assert hands.page.result.isVisible()
    names = [hands.match.seats[seat].name for seat in hands.match.now.winners()]
    assert all(name in hands.page.result.head.text() for name in names)
    assert "?" not in hands.page.scene.view.secrets


def test_a_game_is_played_with_strokes_that_take_one_joker_along(hands: Hands) -> None:
    hands.begin(ANNA, ROBOT, ROBOT.__class__("Other", "bot:random", "green"), of="colorpop", seed=5)
    hands.wait_for_turn()
    while not hands.match.over:
        before = len(hands.match.moves)
        texts = [str(move) for move in hands.match.now.moves()]
        text = max(texts, key=lambda each: (each.count("+") == 1, each))
        if text.count("+") > 1:
            click_move(hands, text)
        else:
            stroke_move(hands, text)
        assert hands.match.texts[before] == text
        hands.wait_for_turn()
    assert hands.page.result.isVisible()


def test_a_game_is_played_by_keyboard_alone_from_the_start_page_to_the_result(
    hands: Hands,
) -> None:
    hands.bot.waitUntil(hands.window.start_page.cards[0].button.hasFocus)
    hands.tab_to(hands.card("colorpop").button)

    def set_up(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        hands.type("Zoë")
        hands.key(Qt.Key.Key_Return)

    hands.in_dialog(set_up, lambda: hands.key(Qt.Key.Key_Space))
    hands.wait_for_turn()
    assert hands.page.view.hasFocus()
    while not hands.match.over:
        _choose_by_keyboard(hands)
        hands.wait_for_turn()
    assert hands.match.now.turn == OVER
    assert QApplication.focusWidget() is hands.page.result.again


def _choose_by_keyboard(hands: Hands) -> None:
    """Walk over all tokens, chute by chute, until Return takes a group; jokers are counted in."""
    before = len(hands.match.moves)
    hands.key(Qt.Key.Key_Home)
    hands.key(Qt.Key.Key_Home)
    for _ in range(10):
        for _ in range(10):
            hands.key(Qt.Key.Key_Up)
        for _ in range(10):
            hands.key(Qt.Key.Key_Return)
            if len(hands.match.moves) > before:
                return
            hands.key(Qt.Key.Key_Down)
        hands.key(Qt.Key.Key_Right)
    raise AssertionError("no group can be taken")


def test_two_people_play_to_the_end_behind_the_curtain(hands: Hands) -> None:
    hands.begin(ANNA, BEN, of="colorpop", seed=4, secrets="two", jokers="sticky")
    while not hands.match.over:
        name = hands.match.seats[hands.match.now.turn].name
        assert hands.page.curtain.title.text() == f"Pass the screen to {name}"
        hands.key(Qt.Key.Key_Space)
        assert scene_of(hands).view.seat == hands.match.now.turn  # type: ignore[union-attr]
        hands.choose(str(hands.match.now.moves()[0]))
        hands.settle()
    assert not hands.page.curtain.isVisible()
    assert hands.page.result.isVisible()


def test_a_lone_token_is_refused_in_words_at_the_place(hands: Hands) -> None:
    hands.begin(ANNA, ROBOT, of="colorpop", seed=3)
    hands.wait_for_turn()
    scene = scene_of(hands)
    taken = {cell for group in scene.choices.groups.values() for cell in group.cells}
    lone = next(cell for cell, token in scene.tokens.items() if token.kind and cell not in taken)
    hands.choose(cell_name(*lone))
    assert scene.bubble.isVisible()
    assert "a single token is never taken" in scene.bubble.words
    assert hands.page.status.text() == scene.bubble.words
    assert len(hands.match.moves) == 0


def test_what_is_pointed_at_is_told_below_the_table(hands: Hands) -> None:
    hands.begin(ANNA, ROBOT, of="colorpop", seed=3)
    hands.wait_for_turn()
    plain = next(str(move) for move in hands.match.now.moves() if "+" not in str(move))
    joker = next(str(move) for move in hands.match.now.moves() if "+" in str(move)).split("+")[1]
    hands.point(plain)
    move = hands.match.now.read_move(plain)
    assert hands.page.status.text() == hands.match.now.wording(move, 0).show()
    hands.point(joker)
    assert hands.page.status.text() == (
        f"The joker at {joker} is left out: choose it to count it in."
    )
    QTest.mouseMove(hands.page.view.viewport(), QPoint(3, 3))
    hands.settle()
    assert hands.page.status.text() == ""
