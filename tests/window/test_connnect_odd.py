"""Connnect in the window where something comes in between: in the middle of a claim, a fill, a
bonus that must be written at once."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from boardroom.games import game
from boardroom.games.connnect import ConnnectState
from boardroom.games.game import OVER
from boardroom.play.seat import Seat
from boardroom.scenes.connnect import places
from boardroom.window.setup import Setup
from boardroom.window.standing import outcome
from tests.games.connnect_positions import claiming, filling, grid
from tests.window.hands import ANNA, BEN, LEFT, PATIENCE, Hands
from tests.window.test_connnect import TableHands, play_on

CTRL = Qt.KeyboardModifier.ControlModifier
CLEO, DAN = Seat("Cleo", "human", "green"), Seat("Dan", "human", "orange")
THREE = ("d4", "e4", "f4")


def begin_at(hands: Hands, state: ConnnectState, *seats: Seat) -> TableHands:
    """Go on from a position."""
    kind = game("connnect")
    hands.window.begin(Setup(kind, state.options, seats, start=state.text()))
    hands.settle()
    hands.wait_for_turn()
    return TableHands(hands)


def a_claim() -> ConnnectState:
    """Anna may claim three equal numbers with any bonus of the Connect-3 part."""
    return claiming(grid("d4=2 e4=2 f4=2"), grid("a1=5 b1=5"))


def stands(hands: Hands, table: TableHands) -> None:
    """The table is at rest and offers what the rules do, from the beginning of a move."""
    hands.wait_for_turn()
    scene = table.scene
    assert scene.view.text() == hands.match.now.view(scene.home).text()
    assert set(scene.moves) == set(map(str, hands.match.now.moves()))
    assert scene.path is not None
    assert (scene.path.taken, scene.trace, dict(scene.picker)) == ((), (), {})


def test_a_claim_is_taken_back_before_and_after_its_bonus_is_chosen(hands: Hands) -> None:
    table = begin_at(hands, a_claim(), ANNA, BEN)
    table.draw(THREE)
    assert table.scene.path.claim == "d4e4f4"
    hands.key(Qt.Key.Key_Z, CTRL)  # nothing has been played yet
    assert not hands.match.texts
    hands.key(Qt.Key.Key_Escape)
    stands(hands, table)
    table.draw(THREE)
    table.press_place(places.bonus("move3"))
    assert list(hands.match.texts) == ["claim d4e4f4 move3"]
    hands.key(Qt.Key.Key_Z, CTRL)
    stands(hands, table)
    table.make("claim d4e4f4 step3")
    assert list(hands.match.texts) == ["claim d4e4f4 step3"]


@pytest.mark.parametrize("act", ["leave", "resize", "theme", "escape", "speed"])
def test_a_line_that_is_being_drawn_survives_what_comes_in_between(hands: Hands, act: str) -> None:
    table = begin_at(hands, a_claim(), ANNA, BEN)
    table.press(table.spot("d4"))
    table.drag(table.spot("e4"))
    if act == "leave":
        table.drag(QPointF(-400, 5000))
    elif act == "resize":
        hands.window.resize(640, 480)
        hands.settle()
        hands.window.resize(3000, 700)
        hands.settle()
    elif act == "escape":
        hands.key(Qt.Key.Key_Escape)
        assert table.scene.trace == ()
    else:
        hands.keeper.change(**({"theme": "dark"} if act == "theme" else {"speed": "off"}))
        hands.settle()
    table.drag(table.spot("f4"))
    table.release(table.spot("f4"))
    drawn = act != "escape"
    assert (table.scene.path.claim == "d4e4f4") == drawn
    if drawn:
        hands.key(Qt.Key.Key_Escape)
    stands(hands, table)


def test_a_number_that_must_be_written_waits_while_one_looks_back(
    hands: Hands, tmp_path: Path
) -> None:
    table = begin_at(hands, a_claim(), ANNA, BEN)
    table.make("claim d4e4f4 write5")
    hands.wait_for_turn()
    assert set(hands.match.now.moves()) != set()
    assert all(str(move).endswith("=5") for move in hands.match.now.moves())
    hands.click("To the start")
    assert not table.scene.can_choose
    hands.click("To now")
    stands(hands, table)
    hands.page.file = tmp_path / "pending.boardroom"
    hands.window.save()
    hands.window.open_file(hands.page.file)
    hands.settle()
    again = TableHands(hands)
    stands(hands, again)
    assert again.scene._task.kind == "Write 5 into any free space"
    again.press_place("a1")
    assert list(hands.match.texts) == ["claim d4e4f4 write5", "write a1=5"]


def test_a_bot_takes_a_seat_in_the_middle_of_its_fill(hands: Hands) -> None:
    table = begin_at(hands, filling(grid(), grid(), dice="1:23"), ANNA, BEN)
    table.make("a1=2")
    hands.wait_for_turn()
    table.press_place(places.FREE)
    hands.page.conductor.seat_player(0, "bot:random")
    hands.bot.waitUntil(lambda: hands.match.now.turn == 1, timeout=PATIENCE)
    stands(hands, table)
    assert table.scene.home == 1


def test_a_hasty_hand_writes_for_nobody_else(hands: Hands) -> None:
    """The second press of a double click is not the next person's."""
    table = begin_at(hands, filling(*[grid()] * 4, dice="1:23"), ANNA, BEN, CLEO, DAN)
    for place in ("a1", "b3", "a1", "b3", "a1", "b3", "a1", "b3"):
        before, mover, spot = len(hands.match.moves), hands.match.now.turn, table.spot(place)
        table.click(spot)
        QTest.mouseDClick(table.port, LEFT, **table._at(spot))  # type: ignore[arg-type]
        hands.settle()
        assert len(hands.match.moves) == before + 1
        assert table.scene.home == hands.match.now.turn
        assert hands.match.now.sheets[mover] != hands.match.states[-2].sheets[mover]
        hands.wait_for_turn()
    assert hands.match.now.phase == "claim"


def test_one_player_alone_plays_to_the_result(hands: Hands) -> None:
    kind = game("connnect")
    hands.window.begin(Setup(kind, kind.Options(setup="own", order="gaps"), (ANNA,), 3))
    hands.settle()
    assert not hands.window.actions_["resign"].isEnabled()  # nobody is there to win
    table = TableHands(hands)
    play_on(hands, table.make, Random(6), 600)
    assert hands.match.now.turn == OVER
    assert hands.page.result.isVisible()


def test_who_plays_alone_beats_nobody() -> None:
    assert outcome((0,), (ANNA,)).show() == "Anna has finished"
    assert outcome((), (ANNA,)).show() == "Nobody wins"
    assert outcome((0,), (ANNA, BEN)).show() == "Anna wins"
