"""Moves of Connect the Colors as they are shown: they end where the position stands."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QTimer
from pytestqt.qtbot import QtBot

from boardroom.scenes.look import DARK
from tests.games.connect_colors_positions import DEAL
from tests.scenes.colors_table import PAIRS, ColorsTable, board, position, random_game
from tests.scenes.table import PATIENCE

FAST = 60.0


def still(table: ColorsTable, state: Any, last: Any) -> dict[str, object]:
    """What lies there when the same position is shown without motion."""
    table.show(state, my_turn=False, last=last)
    return table.lying()


@pytest.mark.parametrize(
    ("seed", "seats", "options"),
    [
        (1, 2, {}),
        (2, 3, {"board": "7x7", "fill": "stay"}),
        (3, 2, {"fill": "redistribute", "collect": "all"}),
        (4, 4, {"variant": "teams"}),
        (5, 2, {"variant": "first-to-ten"}),
    ],
    ids=str,
)
def test_a_shown_move_ends_as_the_position_stands(
    colors_tables: Callable[..., ColorsTable],
    qtbot: QtBot,
    seed: int,
    seats: int,
    options: dict[str, str],
) -> None:
    table, plain = colors_tables(speed=FAST), colors_tables()
    last = None
    for count, (state, text) in enumerate(random_game(seed, seats, **options), 1):
        if count == 1:
            table.show(state, my_turn=False)
        after = table.animate(state, text)
        qtbot.waitUntil(lambda count=count: table.settled == count, timeout=PATIENCE)
        if not text.startswith("deal"):  # a deal leaves the last slide marked
            last = state.effects(state.read_move(text))
        assert table.rows() == "/".join(after.view(None).rows)
        assert table.lying() == still(plain, after, last)


def path_of(table: ColorsTable, step: int = 10) -> list[dict[tuple[int, int], tuple[float, float]]]:
    """Where every ball is at each moment of the move that is being shown."""
    motion, scene = table.scene.motion, table.scene
    assert motion is not None
    motion.pause()
    found = []
    for now in range(0, motion.duration(), step):
        motion.setCurrentTime(now)
        found.append(
            {
                cell: scene.layout.back(piece.pos()).toTuple()
                for cell, piece in scene.pieces.items()
                if piece.isVisible()
            }
        )
    return found


def test_balls_never_run_into_each_other_while_they_slide(
    colors_tables: Callable[..., ColorsTable],
) -> None:
    table = colors_tables(speed=1.0)
    state = position(board("R..R.B.G"))
    table.show(state, my_turn=False)
    table.animate(state, "6>:e6")  # ....RRBG: the last one has no way to go
    slide = [spots for spots in path_of(table) if spots[5, 0][1] == 5.5][:18]
    assert len(slide) == 18  # 180 ms
    for spots in slide:
        row = [spots[5, column][0] for column in (0, 3, 5, 7)]
        assert all(after - before >= 1 - 1e-6 for before, after in pairwise(row))
        assert row[3] == 7.5
    assert slide[0][5, 0][0] == 0.5
    for before, after in pairwise(slide):
        assert after[5, 0][0] >= before[5, 0][0]


def test_collected_balls_go_to_their_places_in_the_tray(
    colors_tables: Callable[..., ColorsTable],
) -> None:
    table = colors_tables(speed=1.0)
    state = position(PAIRS, "R2")
    table.show(state, my_turn=False)
    table.animate(state, "4<:a4")
    end = path_of(table, 5)[-1]
    tray = table.scene.plan.trays[0]
    assert end[3, 0] == pytest.approx(tray.slot(0, 2).toTuple(), abs=0.02)  # the third red
    assert end[3, 2] == pytest.approx(tray.slot(0, 3).toTuple(), abs=0.02)
    assert tray.area.contains(tray.slot(0, 2))


def test_balls_above_a_gap_fall_straight_down_and_others_stay(
    colors_tables: Callable[..., ColorsTable],
) -> None:
    # The reds of row 6 leave; blue and green above them fall, yellow beside them stays.
    table = colors_tables(speed=1.0)
    state = position(board("B.......", "G.......", "RR.Y...."))
    table.show(state, my_turn=False)
    table.animate(state, "av:a6")
    path = path_of(table, 5)
    for spots in path:
        assert spots[3, 0][0] == spots[4, 0][0] == 0.5
        assert spots[4, 0][1] - spots[3, 0][1] == pytest.approx(1.0)
        assert spots[5, 3] == (3.5, 5.5)
        assert spots[4, 0][1] <= 5.5 + 1e-6
    assert path[0][4, 0][1] == 4.5
    assert path[-1][4, 0][1] == pytest.approx(5.5, abs=0.05)


def test_a_deal_moves_every_ball_to_a_field_of_its_own(
    colors_tables: Callable[..., ColorsTable], qtbot: QtBot
) -> None:
    table = colors_tables(speed=1.0)
    state = position(PAIRS, seat="1/2", options=DEAL)
    dealing = state.play(state.read_move("4<:a4"))
    left = dealing.view(None).rows
    dealt = [row[::-1] for row in left[::-1]]
    table.show(dealing, my_turn=False)
    table.animate(dealing, "deal " + "/".join(dealt))
    end = path_of(table, 2)[-1]
    spots = {(round(x - 0.5), round(y - 0.5)) for x, y in end.values()}
    assert len(spots) == len(end) == 8
    assert all(dealt[y][x] != "." for x, y in spots)
    table.scene.motion.resume()
    qtbot.waitUntil(lambda: table.settled == 1, timeout=PATIENCE)
    assert table.rows() == "/".join(dealt)


def test_a_dragged_line_goes_on_from_where_the_hand_has_brought_it(
    colors_tables: Callable[..., ColorsTable], qtbot: QtBot
) -> None:
    table = colors_tables(speed=1.0)
    state = position(PAIRS)
    table.show(state)
    table.scene.chosen.connect(lambda text: table.animate(state, text))
    wide = table.scene.layout.space
    start = table.field("c4")
    end = start.__class__(start.x() - round(0.6 * wide), start.y())
    table.drag(start, end)
    first = path_of(table)[0][3, 2]
    assert first[0] == pytest.approx(1.9, abs=0.05)
    table.scene.motion.resume()
    qtbot.waitUntil(lambda: table.settled == 1, timeout=PATIENCE)


def test_a_picked_group_leaves_a_line_that_stays_slid(
    colors_tables: Callable[..., ColorsTable],
) -> None:
    table = colors_tables(speed=1.0)
    state = position(PAIRS)
    table.show(state)
    table.scene.chosen.connect(lambda text: table.animate(state, text))
    table.click(table.arrow("5>"))
    table.click(table.field("f5"))
    for spots in path_of(table):
        assert spots[4, 0][0] == 3.5  # the greens, which were slid for a look, do not slide again
        assert spots[4, 1][0] == 4.5


def test_without_speed_a_move_stands_at_once_and_settles_after_the_call(
    colors: ColorsTable, qtbot: QtBot
) -> None:
    state = position(PAIRS)
    colors.show(state, my_turn=False)
    after = colors.animate(state, "4<:a4")
    assert colors.rows() == "/".join(after.view(None).rows)
    assert colors.settled == 0
    qtbot.waitUntil(lambda: colors.settled == 1, timeout=PATIENCE)


def test_resizing_and_another_theme_during_a_move_change_no_place(
    colors_tables: Callable[..., ColorsTable], qtbot: QtBot
) -> None:
    table, plain = colors_tables(speed=0.7), colors_tables(480, 800)
    state = position(PAIRS, "R1")
    table.show(state, my_turn=False)
    after = table.animate(state, "4<:a4")
    for size in ((700, 520), (1300, 900), (640, 480), (480, 800)):
        qtbot.wait(50)
        table.view.resize(*size)
        table.scene.set_theme(DARK)
        scene = table.scene
        for cell in ((4, 0), (5, 1)):
            spot = scene.layout.back(scene.pieces[cell].pos())
            assert spot.toTuple() == pytest.approx((cell[1] + 0.5, cell[0] + 0.5))
        for piece in scene.pieces.values():
            if piece.isVisible():
                assert scene.sceneRect().contains(piece.pos())
    qtbot.waitUntil(lambda: table.settled == 1, timeout=PATIENCE)
    assert table.lying() == still(plain, after, state.effects(state.read_move("4<:a4")))
    qtbot.waitUntil(lambda: table.scene.sprites.space == table.scene.layout.space, timeout=PATIENCE)


def test_nothing_of_a_position_stays_when_another_is_shown(
    colors_tables: Callable[..., ColorsTable],
) -> None:
    table = colors_tables()
    first = position(PAIRS)
    moved = first.play(first.read_move("4<:a4"))
    games = [random_game(3, 4, variant="teams")[3][0], random_game(3, 3, board="7x7")[2][0]]
    games.append(random_game(5, 2, variant="first-to-ten")[3][0])
    shown = [
        (first, None),
        (moved, first.effects(first.read_move("4<:a4"))),
        *((state, None) for state in games),
    ]
    alone = []
    for state, last in shown:
        plain = colors_tables()
        plain.show(state, last=last)
        alone.append(plain.lying())
    # Round the five in steps of one to four: each of them comes once after each other one.
    for turn in [step * number % 5 for step in range(1, 5) for number in range(5)] + [0]:
        state, last = shown[turn]
        table.show(state, last=last)
        assert table.lying() == alone[turn]
        assert table.rows() == "/".join(state.view(None).rows)


def test_a_position_shown_during_a_move_stands_and_nothing_settles(
    colors_tables: Callable[..., ColorsTable], qtbot: QtBot
) -> None:
    table, plain = colors_tables(speed=0.5), colors_tables()
    state, other = position(PAIRS), position(board("RR......", "BB......"))
    table.show(state, my_turn=False)
    table.animate(state, "4<:a4")
    qtbot.wait(150)
    assert table.scene.busy
    table.show(other, my_turn=False)
    qtbot.wait(300)
    assert table.lying() == still(plain, other, None)
    assert table.settled == 0


def test_a_table_at_rest_runs_no_timer_and_no_animation(
    colors_tables: Callable[..., ColorsTable], qtbot: QtBot
) -> None:
    table = colors_tables(speed=FAST)
    state = position(PAIRS)
    table.show(state)
    table.move(table.arrow("4<"))
    table.drag(table.field("b6"), table.field("e6"))
    table.animate(state, "4<:a4")
    qtbot.waitUntil(lambda: table.settled == 1, timeout=PATIENCE)
    table.view.resize(950, 700)
    qtbot.wait(200)
    scene = table.scene
    assert not any(timer.isActive() for timer in scene.findChildren(QTimer))
    assert scene.findChildren(QAbstractAnimation) == []
