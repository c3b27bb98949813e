"""Whole games through the window, as a person plays them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QPushButton

from boardroom.games.game import OVER
from boardroom.window.geometry import LEAST
from boardroom.window.new_game import NewGameDialog
from boardroom.window.settings import ThemeChoice
from tests.window.hands import ANNA, BEN, MEDIUM, Hands


def test_a_game_against_medium_is_played_by_mouse_to_its_result(hands: Hands) -> None:
    hands.begin(ANNA, MEDIUM)
    hands.wait_for_turn()
    while not hands.match.over:
        before = len(hands.match.moves)
        hands.choose(str(hands.match.now.moves()[before % 5]))
        assert len(hands.match.moves) > before
        hands.wait_for_turn()
    assert hands.page.result.isVisible()
    (winner,) = hands.match.now.winners() or (None,)
    if winner is not None:
        assert hands.page.result.head.text() == f"{hands.match.seats[winner].name} wins"
    assert hands.button("Rematch").isVisible()


def test_a_game_is_played_by_keyboard_alone_from_the_start_page_to_the_result(
    hands: Hands,
) -> None:
    hands.bot.waitUntil(hands.window.start_page.cards[0].button.hasFocus)
    hands.tab_to(hands.card("choconnect").button)

    def set_up(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        hands.type("Zoë")  # the name is selected when the dialog opens
        hands.key(Qt.Key.Key_Return)

    hands.in_dialog(set_up, lambda: hands.key(Qt.Key.Key_Space))
    assert [seat.name for seat in hands.match.seats] == ["Zoë", "Medium"]
    hands.wait_for_turn()
    assert hands.page.view.hasFocus()
    for turn in range(40):
        if hands.match.over:
            break
        hands.key(Qt.Key.Key_Home)
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up):
            for _ in range(turn % 5):
                hands.key(key)
        _choose_by_keyboard(hands)
        hands.wait_for_turn()
    assert hands.match.now.turn == OVER
    assert hands.page.result.isVisible()
    assert QApplication.focusWidget() is hands.page.result.again
    hands.key(Qt.Key.Key_Space)
    assert hands.match.now.turn != OVER
    assert [seat.name for seat in hands.match.seats] == ["Zoë", "Medium"]


def _choose_by_keyboard(hands: Hands) -> None:
    """Press Return, and where that is refused walk on around the box until it is not."""
    before = len(hands.match.moves)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up) * 2:
        for _ in range(8):
            hands.key(Qt.Key.Key_Return)
            if len(hands.match.moves) > before:
                return
            hands.key(key)
    raise AssertionError("no entry can be chosen")


def test_a_rematch_is_begun_by_the_next_seat(hands: Hands) -> None:
    hands.begin(ANNA, MEDIUM, first="1")
    hands.wait_for_turn()
    while not hands.match.over:
        hands.choose(str(hands.match.now.moves()[0]))
        hands.wait_for_turn()
    finished = hands.match
    hands.click("Rematch")
    assert hands.match is not finished
    first = next(state.turn for state in hands.match.states if state.turn >= 0)
    assert first == 1
    assert hands.match.options.tiles == finished.options.tiles


def test_the_result_shows_the_count_of_every_seat_row_by_row(hands: Hands) -> None:
    hands.begin(ANNA, MEDIUM, rounds="advanced")
    hands.wait_for_turn()
    while not hands.match.over:
        hands.choose(str(hands.match.now.moves()[0]))
        hands.wait_for_turn()
    end = hands.match.now
    for seat, who in enumerate(hands.match.seats):
        assert hands.reads(who.name)
        for tally in end.tallies(seat):
            assert hands.reads(tally.what.show())
    assert sum(end.scores()) == sum(
        tally.points for seat in range(2) for tally in end.tallies(seat)
    )


@pytest.mark.parametrize("theme", ["light", "contrast"])
def test_no_word_of_a_button_beside_the_table_is_cut_in_the_smallest_window(
    hands: Hands, theme: ThemeChoice
) -> None:
    hands.keeper.change(theme=theme)
    hands.window.resize(LEAST)
    hands.begin(ANNA, BEN)
    for show in (lambda: None, hands.page.show_result, hands.page.inspect):
        show()
        hands.settle()
        knobs = [each for each in hands.page.findChildren(QPushButton) if each.isVisible()]
        assert len(knobs) >= 4
        for knob in knobs:
            assert knob.width() >= knob.sizeHint().width(), knob.text()


def test_the_finished_board_stays_to_be_looked_at(hands: Hands) -> None:
    hands.begin(ANNA, MEDIUM)
    hands.wait_for_turn()
    while not hands.match.over:
        hands.choose(str(hands.match.now.moves()[0]))
        hands.wait_for_turn()
    hands.click("Look back at the game")
    assert hands.page.side.isVisible()
    assert not hands.page.result.isVisible()
    last = len(hands.match.moves)
    hands.key(Qt.Key.Key_Left)
    assert hands.match.cursor == last - 1
    hands.key(Qt.Key.Key_Home)
    assert hands.match.cursor == 0
    hands.key(Qt.Key.Key_End)
    assert hands.match.cursor == last
    hands.click("Show the result")
    assert hands.page.result.isVisible()


def test_bots_can_be_chosen_for_every_seat(hands: Hands) -> None:
    def set_up(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        box: QComboBox = dialog.rows[0].player
        box.setFocus()
        hands.key(Qt.Key.Key_Down)
        assert box.currentData() == "bot:random"
        hands.click("Start the game", dialog)

    hands.in_dialog(set_up, lambda: hands.click("New game of Choconnect"))
    assert [seat.player for seat in hands.match.seats] == ["bot:random", "bot:medium"]
    hands.bot.waitUntil(lambda: hands.match.over, timeout=60_000)
