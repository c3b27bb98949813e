"""The table of Connect the Colors under a hand with a mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from tests.games.connect_colors_positions import ALL
from tests.scenes.colors_table import LEFT, PAIRS, ColorsTable, position, why_not
from tests.scenes.table import PATIENCE

# Of PAIRS, counted by hand: row 4 is R.R....., row 5 is GGB.BB.., row 6 is OYP......
OPEN = {"4<", "4>", "5<", "5>", "av", "bv"}
SINGLE = {"4<": "4<:a4", "4>": "4>:g4", "av": "av:a5", "bv": "bv:a5"}
BOTH = {"5<": ("5<:a5", "5<:c5"), "5>": ("5>:d5", "5>:f5")}


def row(table: ColorsTable, number: int) -> str:
    return table.rows().split("/")[number - 1]


def test_arrows_show_which_lines_can_be_slid(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    kinds = {line: colors.state(line) for line in colors.scene.arrows}
    assert len(kinds) == 28
    assert {line for line, kind in kinds.items() if kind == "open"} == OPEN
    assert {kind for line, kind in kinds.items() if line not in OPEN} == {"shut"}
    colors.move(colors.arrow("4<"))
    assert colors.state("4<") == "taken"
    colors.leave()
    assert colors.state("4<") == "open"
    colors.show(position(PAIRS), my_turn=False)
    assert {colors.state(line) for line in kinds} == {"idle"}


def test_an_arrow_lies_where_its_balls_are_slid_to(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    board = colors.scene.board_rect
    for line in colors.scene.arrows:
        spot = colors.scene.layout.back(colors.arrow(line))
        assert board.contains(colors.arrow(line))
        if line[1] in "<>":
            assert int(spot.y()) == int(line[0]) - 1
            assert (spot.x() < 0) == (line[1] == "<")
        else:
            assert int(spot.x()) == "abcdefgh".index(line[0])
            assert (spot.y() < 0) == (line[1] == "^")


@pytest.mark.parametrize("line", SINGLE)
def test_a_click_on_an_arrow_with_one_group_makes_the_move(colors: ColorsTable, line: str) -> None:
    colors.show(position(PAIRS))
    colors.click(colors.arrow(line))
    assert colors.chosen == [SINGLE[line]]


def test_hovering_shows_the_slide_the_pair_and_the_tray(colors: ColorsTable) -> None:
    # One red is there already: with two more it makes a point.
    colors.show(position(PAIRS, "R1"))
    before = colors.lying()
    colors.move(colors.arrow("4<"))
    assert row(colors, 4) == "RR......"
    assert colors.rings() == {"bright": 1}
    assert colors.ghosts() == "RR"
    assert colors.scene.preview.gain.kind == "+1"
    slots = colors.scene.plan.trays[0]
    spots = [thing.spot for thing in colors.scene.preview.ghosts if thing.isVisible()]
    assert spots == [slots.slot(0, 1), slots.slot(0, 2)]
    assert colors.pointed[-1] == "Row 4 to the left: 2 red"
    colors.leave()
    assert colors.lying() == before
    assert colors.chosen == []


def test_hovering_promises_no_point_where_none_is_made(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    colors.move(colors.arrow("4<"))
    assert colors.ghosts() == "RR"
    assert not colors.scene.preview.gain.isVisible()


def test_nothing_is_previewed_where_no_pair_is_made(colors: ColorsTable) -> None:
    state = position(PAIRS)
    colors.show(state)
    before = colors.lying()
    for line, field in (("6<", "a6"), ("c^", "c1"), ("1>", "a1"), ("dv", "d1")):
        colors.move(colors.arrow(line))
        assert colors.lying() == before
        words = why_not(state, f"{line}:{field}")
        assert colors.scene.bubble.words == words
        assert colors.pointed[-1] == words
        colors.click(colors.arrow(line))
        assert (colors.chosen, colors.lying()) == ([], before)
        assert colors.scene.bubble.words == words


def test_a_refusal_shakes_the_line_and_comes_to_rest_as_it_was(
    colors_tables: Callable[..., ColorsTable], qtbot: QtBot
) -> None:
    table = colors_tables(speed=2.0)
    table.show(position(PAIRS))
    before = table.lying()
    table.click(table.arrow("6<"))
    home = table.field("a6")
    seen: set[float] = set()

    def rested() -> bool:
        seen.add(table.scene.pieces[5, 0].pos().x())
        return len(seen) > 2 and table.lying() == before

    qtbot.waitUntil(rested, timeout=PATIENCE)
    assert max(abs(x - home.x()) for x in seen) > 1


@pytest.mark.parametrize("line", BOTH)
@pytest.mark.parametrize("group", [0, 1])
def test_of_several_groups_one_is_picked_on_the_board(
    colors: ColorsTable, line: str, group: int
) -> None:
    colors.show(position(PAIRS))
    colors.move(colors.arrow(line))
    assert colors.rings() == {"fine": 2}
    assert colors.ghosts() == ""
    colors.click(colors.arrow(line))
    assert colors.chosen == []
    assert colors.rings() == {"fine": 2}
    assert row(colors, 5) == ("GGBBB..." if line == "5<" else "...GGBBB")
    move = BOTH[line][group]
    colors.move(colors.field(move[-2:]))
    assert colors.rings() == {"bright": 1, "fine": 1}
    assert colors.ghosts() == ("GG", "BBB")[group]
    colors.click(colors.field(move[-2:]))
    assert colors.chosen == [move]


def test_every_ball_of_a_group_picks_it(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    colors.click(colors.arrow("5<"))
    colors.click(colors.field("e5"))
    assert colors.chosen == ["5<:c5"]


def test_while_a_group_is_picked_the_others_step_back(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    colors.click(colors.arrow("5<"))
    bright = {
        cell for cell, piece in colors.scene.pieces.items() if piece.kind and piece.opacity() == 1
    }
    # The balls of row 5, which lie slid to the left now.
    assert bright == {(4, 0), (4, 1), (4, 2), (4, 4), (4, 5)}


@pytest.mark.parametrize("away", ["a click beside", "Escape", "a click on its arrow"])
def test_picking_is_called_off_without_a_trace(colors: ColorsTable, away: str) -> None:
    colors.show(position(PAIRS))
    before = colors.lying()
    colors.click(colors.arrow("5<"))
    assert colors.lying() != before
    if away == "Escape":
        colors.key(Qt.Key.Key_Escape)
    else:
        colors.click(QPointF(3, 3) if away == "a click beside" else colors.arrow("5<"))
    colors.leave()
    assert (colors.chosen, colors.lying()) == ([], before)
    colors.click(colors.field("a5"))
    assert colors.chosen == []


def test_another_arrow_can_be_clicked_instead_of_a_group(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    colors.click(colors.arrow("5<"))
    colors.move(colors.arrow("4<"))
    assert row(colors, 4) == "RR......"
    assert row(colors, 5) == "GGB.BB.."
    colors.click(colors.arrow("4<"))
    assert colors.chosen == ["4<:a4"]


def test_a_double_click_picks_nothing(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    colors.double_click(colors.arrow("5<"))
    assert colors.chosen == []
    assert colors.rings() == {"fine": 2}


def test_where_every_group_is_collected_an_arrow_makes_the_move(colors: ColorsTable) -> None:
    colors.show(position(PAIRS, options=ALL))
    colors.move(colors.arrow("5<"))
    assert colors.rings() == {"bright": 2}
    assert colors.ghosts() == "GGBBB"
    colors.click(colors.arrow("5<"))
    assert colors.chosen == ["5<"]
    state = position(PAIRS, options=ALL)
    colors.show(state)
    colors.click(colors.arrow("6<"))
    assert colors.scene.bubble.words == why_not(state, "6<")


# Dragging a line.


def test_a_line_is_dragged(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    colors.drag(colors.field("c4"), colors.field("b4"))
    assert colors.chosen == ["4<:a4"]
    colors.show(position(PAIRS))
    colors.drag(colors.field("a4"), colors.field("f4"))
    assert colors.chosen == ["4<:a4", "4>:g4"]
    colors.show(position(PAIRS))
    colors.drag(colors.field("a4"), colors.field("a6"))
    assert colors.chosen[2:] == ["av:a5"]


def test_dragged_balls_follow_the_hand_as_far_as_the_slide_goes(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    scene, start = colors.scene, colors.field("c4")
    wide = scene.layout.space
    colors.press(start)
    for away in (0.25, 0.5, 0.8, 1.0, 2.0, 4.0):
        colors.move(start - QPointF(away * wide, 0), LEFT)
        spot = scene.layout.back(scene.pieces[3, 2].pos())
        # It has one field to go; a4 is at the edge already. The hand moves by whole pixels.
        assert spot.x() == pytest.approx(2.5 - min(away, 1.0), abs=1 / wide)
        assert spot.y() == pytest.approx(3.5)
        assert scene.layout.back(scene.pieces[3, 0].pos()).x() == pytest.approx(0.5)
    colors.release(start - QPointF(4 * wide, 0))
    assert colors.chosen == ["4<:a4"]


def test_a_line_let_go_near_where_it_was_goes_back(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    before = colors.lying()
    start = colors.field("c4")
    colors.press(start)
    colors.move(colors.field("b4"), LEFT)
    colors.move(start - QPointF(4, 0), LEFT)
    colors.release(start - QPointF(4, 0))
    colors.leave()
    assert (colors.chosen, colors.lying()) == ([], before)


def test_a_line_without_a_pair_hardly_gives_way_and_is_refused(colors: ColorsTable) -> None:
    state = position(PAIRS)
    colors.show(state)
    before = colors.lying()
    start = colors.field("b6")
    colors.press(start)
    colors.move(colors.field("f6"), LEFT)
    spot = colors.scene.layout.back(colors.scene.pieces[5, 1].pos())
    assert 1.5 <= spot.x() < 1.6
    assert colors.rings() == {}
    colors.release(colors.field("f6"))
    assert colors.scene.bubble.words == why_not(state, "6>:a6")
    colors.leave()
    assert (colors.chosen, colors.lying()) == ([], before)


def test_a_dragged_line_with_several_groups_lets_one_be_picked(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    colors.drag(colors.field("a5"), colors.field("d5"))
    assert colors.chosen == []
    assert row(colors, 5) == "...GGBBB"
    colors.click(colors.field("h5"))
    assert colors.chosen == ["5>:f5"]


def test_escape_cancels_a_drag(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    before = colors.lying()
    colors.press(colors.field("c4"))
    colors.move(colors.field("b4"), LEFT)
    colors.key(Qt.Key.Key_Escape)
    assert colors.lying() == before
    colors.release(colors.field("b4"))
    colors.leave()
    assert (colors.chosen, colors.lying()) == ([], before)


def test_a_new_position_ends_drag_and_picking(colors: ColorsTable) -> None:
    other = position(PAIRS, "R1")
    colors.show(other)
    plain = colors.lying()
    colors.show(position(PAIRS))
    colors.press(colors.field("c4"))
    colors.move(colors.field("b4"), LEFT)
    colors.show(other)
    colors.release(colors.field("b4"))
    colors.leave()
    assert (colors.chosen, colors.lying()) == ([], plain)
    colors.click(colors.arrow("5<"))
    colors.show(other)
    colors.leave()
    assert (colors.chosen, colors.lying()) == ([], plain)
    assert colors.scene.picking == ""


def test_out_of_turn_nothing_happens(colors: ColorsTable) -> None:
    colors.show(position(PAIRS), my_turn=False)
    before = colors.lying()
    colors.move(colors.arrow("4<"))
    colors.click(colors.arrow("5<"))
    colors.drag(colors.field("c4"), colors.field("b4"))
    assert (colors.chosen, colors.pointed, colors.lying()) == ([], [], before)


def test_a_hint_points_out_one_group_of_a_line(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    before = colors.lying()
    colors.scene.hint("5<:c5")
    assert colors.scene.hinting.pos() == colors.arrow("5<")
    assert colors.rings() == {"bright": 1, "fine": 1}
    assert colors.ghosts() == "BBB"
    colors.scene.hint("4<:a4")
    assert colors.ghosts() == "RR"
    colors.scene.hint(None)
    assert colors.lying() == before
    assert not colors.scene.hinting.isVisible()


def test_the_page_can_refuse_a_move_and_another_is_chosen_after(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    colors.click(colors.arrow("4<"))
    colors.scene.refuse("4<:a4", "Not now.")
    assert colors.scene.bubble.words == "Not now."
    colors.click(colors.arrow("av"))
    assert colors.chosen == ["4<:a4", "av:a5"]
