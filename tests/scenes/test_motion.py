"""Moves as they are shown: they end where the position stands, whatever happens meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QAbstractAnimation, QTimer
from pytestqt.qtbot import QtBot

from boardroom.scenes.look import DARK
from tests.scenes.table import (
    BUSY,
    EMPTY,
    LEFT,
    PATIENCE,
    Table,
    first_of_two_rounds,
    position,
    random_game,
)

FAST = 40.0


def still(table: Table, state: object, last: object) -> dict[str, object]:
    """What lies there when the same position is shown without motion."""
    table.show(state, my_turn=False, last=last)
    return dict(table.lying())


@pytest.mark.parametrize("seed", [0, 2])
def test_a_shown_move_ends_as_the_position_stands(
    tables: Callable[..., Table], qtbot: QtBot, seed: int
) -> None:
    table, plain = tables(speed=FAST), tables()
    last = None
    for count, (state, text) in enumerate(random_game(seed), 1):
        effects = state.effects(state.read_move(text))
        if count == 1:
            table.show(state, my_turn=False)
        after = table.animate(state, text)
        qtbot.waitUntil(lambda count=count: table.settled == count, timeout=PATIENCE)
        if len(text) == 2:  # a draw leaves the last chocolate marked
            last = effects
        assert table.lying() == still(plain, after, last)
        assert table.rows() == "/".join(after.view(None).rows)


def test_without_speed_a_move_stands_at_once_and_settles_after_the_call(
    table: Table, qtbot: QtBot
) -> None:
    state = position(BUSY)
    table.show(state, my_turn=False)
    after = table.animate(state, "3>")
    assert table.rows() == "/".join(after.view(None).rows)
    assert table.settled == 0
    qtbot.waitUntil(lambda: table.settled == 1, timeout=PATIENCE)
    assert not table.scene.busy


def test_chocolates_touch_while_they_are_pushed(tables: Callable[..., Table], qtbot: QtBot) -> None:
    table = tables(speed=0.3)
    state = position(BUSY)
    table.show(state, my_turn=False)
    table.animate(state, "3>")
    scene, gaps = table.scene, []
    for now in range(0, scene.motion.duration() + 1, 15):
        scene.motion.setCurrentTime(now)
        back = scene.layout.back
        row = [scene.hand, scene.pieces[2, 0], scene.pieces[2, 1]]
        spots = [back(thing.pos()) for thing in row]
        if spots[1].x() > 0.5 + 1e-6:
            gaps += [spots[1].x() - spots[0].x(), spots[2].x() - spots[1].x()]
            assert {round(spot.y(), 6) for spot in spots} == {2.5}
        # What lies beyond the gap does not move (row 4 is none of this line's business either).
        assert back(scene.pieces[3, 0].pos()).toTuple() == pytest.approx((0.5, 3.5))
    assert len(gaps) > 10
    assert gaps == pytest.approx([1.0] * len(gaps))


def test_a_position_shown_during_a_move_stands_and_nothing_settles(
    tables: Callable[..., Table], qtbot: QtBot
) -> None:
    table, plain = tables(speed=0.5), tables()
    state, other = position(BUSY), position(EMPTY, "W")
    table.show(state, my_turn=False)
    table.animate(state, "3>")
    qtbot.wait(120)
    assert table.scene.busy
    table.show(other, my_turn=False)
    assert table.lying() == still(plain, other, None)
    qtbot.wait(700)
    assert table.lying() == still(plain, other, None)
    assert table.settled == 0


def test_a_second_move_during_the_first_starts_from_where_the_first_ends(
    tables: Callable[..., Table], qtbot: QtBot
) -> None:
    table, plain = tables(speed=2.0), tables()
    first, second = (state for state, _ in random_game(2)[5:7])
    table.show(first, my_turn=False)
    texts = [text for _, text in random_game(2)[5:7]]
    table.animate(first, texts[0])
    qtbot.wait(40)
    after = table.animate(second, texts[1])
    qtbot.waitUntil(lambda: table.settled == 1, timeout=PATIENCE)
    qtbot.wait(50)
    assert table.settled == 1
    assert table.rows() == "/".join(after.view(None).rows)
    entry = next(s.effects(s.read_move(t)) for s, t in random_game(2)[6:4:-1] if len(t) == 2)
    assert table.lying() == still(plain, after, entry)


def test_resizing_during_a_move_keeps_everything_in_its_place(
    tables: Callable[..., Table], qtbot: QtBot
) -> None:
    table, plain = tables(speed=1.0), tables(1100, 760)
    state = position(BUSY)
    table.show(state, my_turn=False)
    after = table.animate(state, "3>")
    for size in ((700, 520), (1300, 900), (640, 480), (1100, 760)):
        qtbot.wait(40)
        table.view.resize(*size)
        scene = table.scene
        for (row, column), piece in scene.pieces.items():
            if piece.isVisible() and row != 2:
                spot = scene.layout.back(piece.pos())
                assert spot.toTuple() == pytest.approx((column + 0.5, row + 0.5))
        assert scene.sceneRect().contains(scene.hand.pos())
    qtbot.waitUntil(lambda: table.settled == 1, timeout=PATIENCE)
    effects = state.effects(state.read_move("3>"))
    assert table.lying() == still(plain, after, effects)
    assert table.scene.board_rect == plain.scene.board_rect
    qtbot.waitUntil(lambda: table.scene.sprites.space == table.scene.layout.space, timeout=PATIENCE)


def test_a_theme_switch_during_a_move_changes_no_place(
    tables: Callable[..., Table], qtbot: QtBot
) -> None:
    table, plain = tables(speed=1.0), tables(theme=DARK)
    state = position(BUSY)
    table.show(state, my_turn=False)
    after = table.animate(state, "3>")
    qtbot.wait(60)
    table.scene.set_theme(DARK)
    qtbot.waitUntil(lambda: table.settled == 1, timeout=PATIENCE)
    assert table.lying() == still(plain, after, state.effects(state.read_move("3>")))


def test_a_won_round_glows_and_the_others_step_back(
    tables: Callable[..., Table], qtbot: QtBot
) -> None:
    table = tables(speed=FAST)
    state = position("D.D.../....../..M.../....../....../......")
    table.show(state, my_turn=False)
    table.animate(state, "1>")
    qtbot.waitUntil(lambda: table.settled == 1, timeout=PATIENCE)
    assert table.scene.glow.isVisible()
    assert table.scene.glow.opacity() == 1.0
    shown = {
        cell: piece.opacity() for cell, piece in table.scene.pieces.items() if piece.isVisible()
    }
    assert [shown.pop((0, column)) for column in range(3)] == [1.0, 1.0, 1.0]
    assert set(shown) == {(2, 2)}
    assert 0.3 < shown[2, 2] < 0.8


def test_after_a_round_the_box_is_emptied_from_where_everything_lies(
    tables: Callable[..., Table], qtbot: QtBot
) -> None:
    table = tables(speed=1.0)
    state = first_of_two_rounds("D.D.../.M..../....../....../....../......", "D")
    table.show(state, my_turn=False)
    table.animate(state, "1>")
    motion, scene = table.scene.motion, table.scene
    motion.pause()
    path = []
    for now in range(0, motion.duration(), 10):
        motion.setCurrentTime(now)
        path.append(
            [
                (*scene.layout.back(thing.pos()).toTuple(), thing.opacity())
                for thing in (scene.hand, scene.pieces[0, 0], scene.pieces[0, 2])
            ]
        )
    won = next(step for step in path if step[0][:2] == pytest.approx((0.5, 0.5)))
    assert won[1][:2] == pytest.approx((1.5, 0.5))
    assert won[2][:2] == pytest.approx((2.5, 0.5))
    # Nothing jumps: each step is a small one.
    for before, after in pairwise(path):
        for (x, y, _), (new_x, new_y, _) in zip(before, after, strict=True):
            assert abs(new_x - x) + abs(new_y - y) < 2.0
    assert all(opacity < 0.2 for *_, opacity in path[-1])
    motion.setCurrentTime(motion.duration())
    qtbot.waitUntil(lambda: table.settled == 1, timeout=PATIENCE)
    assert table.rows() == EMPTY
    assert not scene.glow.isVisible()


def test_an_entry_is_shut_only_once_its_line_is_full(
    tables: Callable[..., Table], qtbot: QtBot
) -> None:
    table = tables(speed=4.0)
    state = position(BUSY)  # row 4 has one gap
    table.show(state)
    table.animate(state, "4>")
    assert table.scene.doors["4<"].kind == "idle"
    qtbot.waitUntil(lambda: table.settled == 1, timeout=PATIENCE)
    assert table.scene.doors["4<"].kind == "shut"
    assert table.scene.doors["4>"].kind == "shut"
    assert table.scene.doors["3>"].kind == "idle"


def test_nothing_of_a_position_stays_when_another_is_shown(tables: Callable[..., Table]) -> None:
    table = tables()
    won = position("D.D.../....../..M.../....../....../......")
    shown = [
        (won, None),
        (won.play(won.read_move("1>")), won.effects(won.read_move("1>"))),
        (position(BUSY), None),
        (position(EMPTY, "W"), None),
        (won.play(won.read_move("2>")), won.effects(won.read_move("2>"))),
    ]
    for first, first_last in shown:
        for second, second_last in shown:
            table.show(first, last=first_last)
            table.show(second, last=second_last)
            plain = tables()
            plain.show(second, last=second_last)
            assert table.lying() == plain.lying()


def test_no_input_is_taken_while_a_move_is_shown(
    tables: Callable[..., Table], qtbot: QtBot
) -> None:
    table = tables(speed=1.0)
    state = position(EMPTY)
    table.show(state, my_turn=False)
    table.animate(state.play(state.read_move("3>")), "M", my_turn=True)
    table.click(table.entry("4>"))
    assert table.chosen == []
    qtbot.waitUntil(lambda: table.settled == 1, timeout=PATIENCE)
    table.click(table.entry("4>"))
    assert table.chosen == ["4>"]


def test_a_chosen_chocolate_that_was_dragged_goes_in_from_where_it_is(
    tables: Callable[..., Table], qtbot: QtBot
) -> None:
    table = tables(speed=1.0)
    state = position(BUSY)
    table.show(state)
    table.scene.chosen.connect(lambda text: table.animate(state, text))
    table.press(table.over_hand())
    table.move(table.entry("cv"), LEFT)
    table.release(table.entry("cv"))
    spots = []
    while table.scene.busy:
        spots.append(table.scene.layout.back(table.scene.hand.pos()).y())
        qtbot.wait(10)
    assert spots[0] < 0.0
    assert spots == sorted(spots)
    assert max(spots[:-1]) <= 0.5 + 1e-6


def test_a_table_at_rest_runs_no_timer_and_no_animation(
    tables: Callable[..., Table], qtbot: QtBot
) -> None:
    table = tables(speed=FAST)
    state = position(BUSY)
    table.show(state)
    table.move(table.entry("3>"))
    table.animate(state, "3>")
    qtbot.waitUntil(lambda: table.settled == 1, timeout=PATIENCE)
    table.view.resize(900, 700)
    qtbot.wait(200)
    scene = table.scene
    assert not any(timer.isActive() for timer in scene.findChildren(QTimer))
    assert not any(
        each.state() == QAbstractAnimation.State.Running
        for each in scene.findChildren(QAbstractAnimation)
    )
    assert scene.findChildren(QAbstractAnimation) == []


def test_a_hint_points_a_move_out_until_something_else_happens(table: Table) -> None:
    table.show(position(BUSY))
    before = table.lying()
    table.scene.hint("3>")
    assert table.scene.hinting.isVisible()
    assert table.ghosts() == {(2, 0): "D", (2, 1): "D", (2, 2): "M"}
    table.scene.hint("4<")
    assert table.scene.hinting.pos() == table.scene.doors["4<"].pos()
    table.scene.hint(None)
    assert table.lying() == before
    assert not table.scene.hinting.isVisible()
    table.scene.hint("3>")
    table.show(position(BUSY))
    assert table.lying() == before
    assert not table.scene.hinting.isVisible()
