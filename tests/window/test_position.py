"""Positions on the clipboard, and the number that brings a deal again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog

from boardroom.games import game
from boardroom.play.record import read_record
from boardroom.play.seat import Seat
from boardroom.window.new_game import NewGameDialog
from boardroom.window.setup import Setup
from tests.window.hands import ANNA, BEN, Hands
from tests.window.test_files import choose_file

CTRL = Qt.KeyboardModifier.ControlModifier
ROBOT = Seat("Robo", "bot:random", "blue")

# Seat 1 of three holds a milk tile; four white ones lie there.
THREE = "....../....../....../....../....../WWWW.. 1/3 M D12M11W8 1/1:1;0,0,0;0,0,0"


def copy(hands: Hands) -> str:
    QApplication.clipboard().setText("before")
    hands.key(Qt.Key.Key_C, CTRL)
    return QApplication.clipboard().text()


def paste(hands: Hands, text: str, *, start: bool = True) -> dict[str, object]:
    """Paste a position, and start the game that is offered if it can be."""
    QApplication.clipboard().setText(text)
    seen: dict[str, object] = {}

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        seen.update(
            game=dialog.windowTitle(),
            position=dialog.position.text(),
            seats=len(dialog.rows),
            trouble=dialog.position_trouble.text(),
            able=dialog.start.isEnabled(),
        )
        if start:
            hands.click("Start the game", dialog)

    hands.in_dialog(look, lambda: hands.key(Qt.Key.Key_V, CTRL))
    return seen


def test_the_position_that_is_looked_at_is_copied(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>", "cv"])
    assert copy(hands) == hands.match.now.text()
    assert hands.reads("The position is copied.")
    hands.click("To the start")
    assert copy(hands) == hands.match.states[0].text()


def test_a_copied_position_begins_a_game_that_goes_on_from_there(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>", "cv", "6<"])
    text = copy(hands)
    seen = paste(hands, f"  {text}\n")
    assert (seen["game"], seen["position"]) == ("New game of Choconnect", text)
    assert hands.match.states[0].text() == text
    hands.wait_for_turn()  # a bot may have begun
    hands.page.conductor.match.play(str(hands.match.now.moves()[0]))
    assert hands.match.journal is not None


def test_a_position_brings_its_game_and_its_seats(hands: Hands) -> None:
    hands.window.keeper.change(recent="colorpop")
    seen = paste(hands, THREE)
    assert (seen["game"], seen["seats"]) == ("New game of Choconnect", 3)
    assert hands.match.now.text() == THREE
    assert len(hands.match.seats) == 3


def test_a_game_from_a_position_is_saved_and_read_back(hands: Hands, tmp_path: Path) -> None:
    paste(hands, THREE)
    path = tmp_path / "three.boardroom"
    hands.in_dialog(choose_file(path), hands.window.actions_["save as"].trigger)
    assert read_record(path).start == THREE


@pytest.mark.parametrize("text", ["", "hello", "x" * 100_000, "1/2 " * 20])
def test_what_is_no_position_is_told_in_one_line(hands: Hands, text: str) -> None:
    QApplication.clipboard().setText(text)
    hands.key(Qt.Key.Key_V, CTRL)
    told = hands.window.notices.shown["told"].text
    assert "position" in told
    assert len(told) < 400
    assert hands.window.game_page is None


def test_a_wrong_position_is_told_where_it_is_written(hands: Hands) -> None:
    kind = game("choconnect")

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        for text, reason in (
            (THREE, "This position is for 3 players."),
            (THREE.replace(" M D12", " M D13"), "D"),
            ("", ""),
        ):
            dialog.position.setText(text)
            assert reason in dialog.position_trouble.text()
            assert dialog.position_trouble.isVisible() is bool(reason)
            assert dialog.start.isEnabled() is not bool(reason)

    hands.in_dialog(look, lambda: hands.window.new_game(kind.id))


def test_what_a_seat_may_not_know_is_not_copied(hands: Hands) -> None:
    kind = game("domino3d")
    hands.window.begin(Setup(kind, kind.Options(), (ANNA, ROBOT), 7))
    hands.wait_for_turn()
    own = copy(hands)
    assert own == hands.match.view(0).text()
    assert own.count("?") == 2  # the other hand and the bag
    assert hands.reads("with ? for what you may not see")


@pytest.mark.parametrize("name", ["domino3d", "colorpop"])
def test_a_position_with_something_hidden_is_told_so_when_it_is_pasted(
    hands: Hands, name: str
) -> None:
    kind = game(name)
    hands.window.begin(Setup(kind, kind.Options(), (ANNA, ROBOT), 7))
    hands.settle()
    assert "?" in copy(hands)
    hands.key(Qt.Key.Key_V, CTRL)
    assert hands.window.notices.shown["told"].text.startswith("Something is hidden")


def test_no_hand_of_a_shared_screen_is_left_on_the_clipboard(hands: Hands) -> None:
    kind = game("domino3d")
    hands.window.begin(Setup(kind, kind.Options(), (ANNA, BEN), 7))
    hands.settle()
    hands.click("Show what")
    shown = copy(hands)
    assert shown == hands.match.view(None).text()
    assert shown.count("?") == 3  # both hands and the bag


# The number of a deal.


def play_out(hands: Hands) -> None:
    hands.wait_for_turn()
    while not hands.match.over:
        hands.choose(str(hands.match.now.moves()[0]))
        hands.wait_for_turn()


def test_the_result_tells_the_number_that_brings_the_deal_again(hands: Hands) -> None:
    kind = game("choconnect")
    hands.window.begin(Setup(kind, kind.Options(first="1"), (ANNA, BEN)))
    hands.settle()
    play_out(hands)
    texts = list(hands.match.texts)
    number = hands.page.result.deal.text().removeprefix("Deal number ")
    assert hands.page.result.deal.isVisible()

    def again(dialog: QDialog) -> None:
        assert isinstance(dialog, NewGameDialog)
        dialog.seed.setText(number)
        for row in dialog.rows:
            row.player.setCurrentIndex(row.player.findData("human"))
        dialog.options["first"].show_value("1")
        hands.click("Start the game", dialog)

    hands.in_dialog(again, lambda: hands.window.new_game("choconnect"))
    play_out(hands)
    assert list(hands.match.texts) == texts


def test_a_game_from_a_position_has_no_number(hands: Hands) -> None:
    paste(hands, THREE)
    for seat in range(3):
        hands.page.conductor.seat_player(seat, "human")
    play_out(hands)
    assert hands.page.result.isVisible()
    assert not hands.page.result.deal.isVisible()
