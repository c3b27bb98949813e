"""Who plays: taking seats over, games among bots, and whose turn it is."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from boardroom.play.record import write_record
from boardroom.play.seat import Seat
from boardroom.window.seat_panel import SeatLine
from tests.window.hands import ANNA, BEN, LEFT, MEDIUM, PATIENCE, Hands

BOT_A, BOT_B = Seat("Ada", "bot:random"), Seat("Bob", "bot:medium")


def take_over(hands: Hands, seat: int, words: str) -> None:
    """Open the menu of a seat by keyboard and choose an entry with the mouse."""
    line: SeatLine = hands.page.side.seats.lines[seat]
    line.change.setFocus()
    menu = line.change.menu()
    menu.popup(line.mapToGlobal(line.rect().center()))
    (action,) = [each for each in menu.actions() if each.text() == words]
    QTest.mouseClick(
        menu, LEFT, Qt.KeyboardModifier.NoModifier, menu.actionGeometry(action).center()
    )
    hands.settle()


def test_a_bot_takes_a_seat_over_in_the_middle_of_its_turn(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>"])
    assert hands.match.now.turn == 1
    before = len(hands.match.moves)
    take_over(hands, 1, "The bot Medium plays")
    hands.bot.waitUntil(lambda: len(hands.match.moves) > before, timeout=PATIENCE)
    hands.wait_for_turn()
    assert hands.match.now.turn == 0
    assert hands.match.seats[1].player == "bot:medium"
    assert hands.page.side.seats.lines[1].player.text() == "Bot: Medium"


def test_a_person_takes_a_seat_over_while_its_bot_thinks(hands: Hands, pondering: None) -> None:
    assert hands.page.conductor.deciding.seat == 1
    take_over(hands, 1, "A person plays")
    assert hands.page.conductor.deciding.seat is None
    hands.wait_for_turn()
    assert hands.match.now.turn == 1
    hands.choose("4>")
    assert hands.match.texts[-2] == "4>"


def test_a_save_with_a_bot_that_is_not_here_waits_for_another_player(
    hands: Hands, tmp_path: Path
) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>"])
    record = hands.match.record()
    path = tmp_path / "other.boardroom"
    write_record(path, replace(record, seats=(ANNA, Seat("Bo", "bot:wizard"))))
    hands.window.open_file(path)
    shown = hands.window.notices.shown
    hands.bot.waitUntil(lambda: "bot" in shown, timeout=PATIENCE)
    assert shown["bot"].text == (
        "Bo cannot play: unknown bot wizard: known are random, easy, medium, hard."
        " Choose who takes the seat."
    )
    before = len(hands.match.moves)
    take_over(hands, 1, "The bot Medium plays")
    hands.bot.waitUntil(lambda: len(hands.match.moves) > before, timeout=PATIENCE)
    assert "bot" not in shown


def test_whose_turn_it_is_stands_at_the_top_and_in_the_list(hands: Hands) -> None:
    hands.begin(ANNA, BEN)
    for turn, entry in enumerate(("1>", "cv", "6<")):
        hands.wait_for_turn()
        name = ("Anna", "Ben")[turn % 2]
        assert hands.page.side.turn.whole == name
        assert hands.page.side.turn.accessibleName() == f"To move: {name}"
        marked = [line.property("now") for line in hands.page.side.seats.lines]
        assert marked == [turn % 2 == 0, turn % 2 == 1]
        assert hands.page.side.seats.lines[turn % 2].accessibleName().endswith("to move")
        hands.choose(entry)


def test_points_of_a_series_stand_beside_the_seats(hands: Hands) -> None:
    hands.begin(ANNA, BEN, rounds="advanced")
    hands.wait_for_turn()
    while hands.match.now.view(None).round == 1:
        hands.choose(str(hands.match.now.moves()[0]))
        hands.wait_for_turn()
    points = [line.points.text() for line in hands.page.side.seats.lines]
    assert points == [str(score) for score in hands.match.now.scores()]
    assert "1" in points


def test_a_game_among_bots_plays_itself_and_can_be_held(hands: Hands) -> None:
    hands.begin(BOT_A, BOT_B)
    hands.bot.waitUntil(lambda: len(hands.match.moves) >= 3, timeout=PATIENCE)
    hands.click("Pause")
    held = len(hands.match.moves)
    hands.bot.wait(200)
    assert len(hands.match.moves) == held
    assert hands.page.side.doing.whole == "Paused."
    hands.click("Go on")
    hands.bot.waitUntil(hands.page.result.isVisible, timeout=60_000)
    assert hands.match.over


def test_a_held_game_goes_on_one_decision_a_step(hands: Hands) -> None:
    hands.begin(BOT_A, BOT_B)
    hands.click("Pause")
    for _ in range(3):
        decided = decisions(hands)
        hands.click("Step")
        hands.bot.waitUntil(lambda: hands.page.conductor.paused, timeout=PATIENCE)
        assert decisions(hands) == decided + 1
        hands.bot.wait(60)
        assert decisions(hands) == decided + 1


def test_looking_back_holds_a_game_among_bots(hands: Hands) -> None:
    hands.begin(BOT_A, BOT_B)
    hands.bot.waitUntil(lambda: len(hands.match.moves) >= 3, timeout=PATIENCE)
    hands.click("To the start")
    held = len(hands.match.moves)
    hands.bot.wait(150)
    assert hands.match.cursor == 0
    assert len(hands.match.moves) == held
    hands.click("Go on")
    hands.bot.waitUntil(lambda: len(hands.match.moves) > held, timeout=PATIENCE)
    assert hands.match.live


def test_a_bot_plays_on_while_a_person_studies_an_earlier_position(hands: Hands) -> None:
    hands.begin(ANNA, MEDIUM)
    hands.wait_for_turn()
    hands.choose("3>")
    hands.click("To the start")
    hands.bot.waitUntil(lambda: hands.match.now.turn == 0, timeout=PATIENCE)
    assert hands.match.cursor == 0
    assert not hands.page.scene.can_choose
    hands.click("To now")
    assert hands.page.scene.can_choose


def decisions(hands: Hands) -> int:
    return sum(state.turn >= 0 for state in hands.match.states[:-1])
