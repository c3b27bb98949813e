"""Moves of Connnect as they are shown: dice, pencil, cards, the sheets of others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.games.connnect_positions import claiming, filling, grid, play
from tests.scenes.connnect_table import ConnnectTable, played
from tests.scenes.table import PATIENCE, ask_about

FAST = 60.0
THREE = "d4=2 e4=2 f4=2"


def animate(table: ConnnectTable, state: Any, text: str, seat: int) -> Any:
    """Show a move to a seat; the state after it."""
    move = state.read_move(text)
    after = state.play(move)
    table.scene.animate(state.effects(move), after.view(seat))
    return after


def test_every_shown_move_ends_as_the_position_stands(
    connnect_tables: Callable[..., ConnnectTable], qtbot: QtBot
) -> None:
    table, plain = connnect_tables(speed=FAST), connnect_tables()
    line = played(3, 5)[:70]
    table.show(line[0][0], my_turn=False, seat=0)
    for count, (state, text) in enumerate(line, 1):
        effects = state.effects(state.read_move(text))
        after = animate(table, state, text, 0)
        qtbot.waitUntil(lambda count=count: table.settled == count, timeout=PATIENCE)
        last = table.scene.last
        assert last is None or text.startswith("roll") or last == effects
        if count % 6 == 0:
            plain.show(after, my_turn=False, last=last, seat=0)
            assert table.lying() == plain.lying()
            assert table.view.grab().toImage() == plain.view.grab().toImage()


def test_while_a_move_is_shown_the_task_is_read_as_it_is_written(
    connnect_tables: Callable[..., ConnnectTable],
) -> None:
    table = connnect_tables(speed=1.0)
    line = played(3, 5, setup="own")[:40]
    table.show(line[0][0], my_turn=False, seat=0)
    shown = 0
    for state, text in line:
        move = state.read_move(text)
        after = state.play(move)
        moves, ask = tuple(map(str, after.moves())), ask_about(after)
        table.scene.animate(state.effects(move), after.view(max(after.turn, 0)), moves, ask)
        shown += table.scene.busy
        names = [each.name for each in table.scene.spoken()]
        assert all(names)
        assert names[1] == table.scene._task.kind
    assert shown > 20


def test_dice_roll_and_come_to_rest_where_they_lie(
    connnect_tables: Callable[..., ConnnectTable],
) -> None:
    table = connnect_tables(speed=1.0)
    state = play(claiming(grid()), "done")
    table.show(state, my_turn=False, seat=0)
    animate(table, state, "roll 1 4 6", 0)
    motion = table.scene.motion
    assert motion is not None
    motion.pause()
    seen = set()
    for now in range(0, motion.duration(), 20):
        motion.setCurrentTime(now)
        seen.add((table.scene.dice[0].kind, round(table.scene.dice[0].spot.x(), 2)))
    assert len({kind for kind, _ in seen}) > 2
    assert len({x for _, x in seen}) > 10
    motion.setCurrentTime(motion.duration())
    assert [die.kind for die in table.scene.dice] == ["1 thrown", "4 thrown", "6 thrown"]


def test_a_number_grows_under_the_pencil(connnect_tables: Callable[..., ConnnectTable]) -> None:
    table = connnect_tables(speed=1.0)
    state = filling(grid(), dice="1:23")
    table.show(state, my_turn=False)
    animate(table, state, "a1=3", 0)
    motion = table.scene.motion
    assert motion is not None
    motion.pause()
    dark = []
    for share in (0.0, 0.5, 0.99):
        motion.setCurrentTime(int(motion.duration() * share))
        dark.append(table.dark_in("a1"))
    assert dark[0] < dark[1] < dark[2]
    assert table.scene.ink.isVisible()
    motion.setCurrentTime(motion.duration())
    assert not table.scene.ink.isVisible()
    assert table.dark_in("a1") >= dark[2] * 0.8


def test_what_another_seat_does_is_told_at_its_sheet(
    connnect_tables: Callable[..., ConnnectTable],
) -> None:
    table = connnect_tables(speed=1.0)
    state = play(filling(grid(), grid(), dice="1:23"), "a1=2", "a2=3")
    table.show(state, my_turn=False, seat=0)
    animate(table, state, "a5=3", 0)
    motion = table.scene.motion
    assert motion is not None
    motion.pause()
    motion.setCurrentTime(motion.duration() // 2)
    assert table.scene.badge.isVisible()
    assert table.scene.badge.kind == "3 a5"
    middle = table.scene.layout.at(table.scene.badge.spot)
    assert table.scene.area_of("seat:1").contains(middle)
    assert not table.scene.ink.isVisible()


def test_a_claimed_card_turns_over_and_the_score_card_leaves(
    connnect_tables: Callable[..., ConnnectTable], qtbot: QtBot
) -> None:
    table = connnect_tables(speed=1.0)
    five = grid("b4=2 c4=2 d4=2 e4=2 f4=2", base="b1=1 d2=3 f3=3 a4=4 c5=5 e6=6")
    state = play(claiming(five), "claim b4c4d4e4f4 -")
    table.show(state, my_turn=False)
    assert table.scene.shape_cards[0].kind == "A"
    animate(table, state, "done", 0)
    motion = table.scene.motion
    assert motion is not None
    motion.pause()
    motion.setCurrentTime(int(motion.duration() * 0.4))
    assert table.scene.leaving.isVisible()
    assert table.scene.shape_cards[0].transform().m11() != 1.0
    motion.setCurrentTime(motion.duration())
    assert table.scene.shape_cards[0].kind == "A down"
    assert table.scene.shape_cards[0].transform().isIdentity()
    assert not table.scene.leaving.isVisible()


@pytest.mark.parametrize("kind", ["roll", "zone", "claim", "write", "other"])
def test_resizing_in_the_middle_of_a_motion_ends_as_if_it_had_not_been(
    connnect_tables: Callable[..., ConnnectTable], qtbot: QtBot, kind: str
) -> None:
    state, text, seat = {
        "roll": lambda: (play(claiming(grid(), grid(), active=2, seat=1), "done"), "roll 1 4 6", 0),
        "zone": lambda: next(
            (s, t, 0) for s, t in played(2, 3) if t.startswith("zone") and s.turn == 0
        ),
        "claim": lambda: (claiming(grid(THREE), grid()), "claim d4e4f4 step3", 0),
        "write": lambda: (filling(grid(), grid(), dice="1:23"), "a1=3", 0),
        "other": lambda: (
            play(filling(grid(), grid(), dice="1:23"), "a1=2", "a2=3"),
            "a1=3",
            0,
        ),
    }[kind]()
    table, plain = connnect_tables(speed=1.0), connnect_tables(1100, 800)
    table.show(state, my_turn=False, seat=seat)
    after = animate(table, state, text, seat)
    motion = table.scene.motion
    assert motion is not None
    motion.pause()
    motion.setCurrentTime(motion.duration() // 3)
    table.view.resize(700, 600)
    motion.setCurrentTime(motion.duration() // 2)
    table.view.resize(1100, 800)
    table.scene._sharpen()
    motion.setCurrentTime(motion.duration() * 2 // 3)
    assert table.scene.busy
    motion.setCurrentTime(motion.duration())
    assert not table.scene.busy
    plain.show(after, my_turn=False, last=table.scene.last, seat=seat)
    assert table.lying() == plain.lying()
    assert table.view.grab().toImage() == plain.view.grab().toImage()


def test_without_motion_a_move_stands_at_once(connnect: ConnnectTable, qtbot: QtBot) -> None:
    state = filling(grid(), dice="1:23")
    connnect.show(state, my_turn=False)
    animate(connnect, state, "a1=3", 0)
    assert not connnect.scene.busy
    assert connnect.dark_in("a1") > 0
    qtbot.waitUntil(lambda: connnect.settled == 1)
