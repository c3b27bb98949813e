"""The table of Connect the Colors by keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.games.connect_colors_positions import START
from tests.scenes.colors_table import PAIRS, ColorsTable, position, why_not

Key = Qt.Key

TOP = [f"{letter}^" for letter in "abcdefgh"]
RIGHT = [f"{number}>" for number in range(1, 7)]
BOTTOM = [f"{letter}v" for letter in "hgfedcba"]
LEFT = [f"{number}<" for number in range(6, 0, -1)]


def go_to(table: ColorsTable, line: str) -> None:
    table.scene._move_cursor(table.scene.place_of(line))


def at(table: ColorsTable) -> str:
    return str(table.scene.cursor.split(":")[0])


def test_arrows_walk_around_the_board_in_both_directions(colors: ColorsTable) -> None:
    colors.show(position(START))
    go_to(colors, "a^")
    walked = []
    for key, count in ((Key.Key_Right, 8), (Key.Key_Down, 6), (Key.Key_Left, 8), (Key.Key_Up, 6)):
        for _ in range(count):
            walked.append(at(colors))
            colors.key(key)
    assert walked == TOP + RIGHT + BOTTOM + LEFT
    assert at(colors) == "a^"
    colors.key(Key.Key_Left)
    assert at(colors) == "1<"


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        ("c^", Key.Key_Down, "cv"),
        ("cv", Key.Key_Up, "c^"),
        ("4<", Key.Key_Right, "4>"),
        ("4>", Key.Key_Left, "4<"),
        ("c^", Key.Key_Up, "c^"),
        ("c^", Key.Key_Home, "a^"),
        ("cv", Key.Key_End, "hv"),
        ("3<", Key.Key_Home, "1<"),
        ("3>", Key.Key_End, "6>"),
    ],
)
def test_keys_cross_the_board_and_reach_the_ends_of_a_side(
    colors: ColorsTable, start: str, key: Qt.Key, end: str
) -> None:
    colors.show(position(START))
    go_to(colors, start)
    colors.key(key)
    assert at(colors) == end
    assert colors.scene.frame.pos() == colors.arrow(end)


def test_the_first_key_shows_the_cursor_and_chooses_nothing(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    assert not colors.scene.frame.isVisible()
    colors.key(Key.Key_Return)
    assert colors.scene.frame.isVisible()
    assert colors.chosen == []


@pytest.mark.parametrize(("rows", "count"), [(START, 18), (PAIRS, 8)])
def test_every_legal_move_is_made_by_keys(colors: ColorsTable, rows: str, count: int) -> None:
    state = position(rows)
    moves = [str(move) for move in state.moves()]
    assert len(moves) == count
    for move in moves:
        colors.show(state)
        go_to(colors, move.split(":")[0])
        for _ in range(12):
            if colors.scene.cursor == move and (
                colors.scene.picking or len(colors.scene.moves_of(at(colors))) == 1
            ):
                break
            colors.key(Key.Key_Right if colors.scene.picking else Key.Key_Return)
        colors.key(Key.Key_Return)
    assert colors.chosen == moves


def test_groups_are_stepped_through_and_seen(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    go_to(colors, "5<")
    colors.key(Key.Key_Return)
    assert colors.rings() == {"bright": 1, "fine": 1}
    seen = [colors.ghosts()]
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_Home, Key.Key_End):
        colors.key(key)
        seen.append(colors.ghosts())
    assert seen == ["GG", "BBB", "GG", "BBB", "GG", "BBB"]
    assert colors.pointed[-1] == "Row 5 to the left: 3 blue"
    colors.key(Key.Key_Space)
    assert colors.chosen == ["5<:c5"]


def test_keys_go_on_with_what_the_mouse_has_begun(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    go_to(colors, "4<")
    colors.click(colors.arrow("5<"))
    assert colors.scene.picking == "5<"
    colors.key(Key.Key_Right)
    assert colors.ghosts() == "GG"
    colors.key(Key.Key_Right)
    assert colors.ghosts() == "BBB"
    colors.key(Key.Key_Return)
    assert colors.chosen == ["5<:c5"]


def test_escape_leads_from_the_groups_to_the_arrow_and_from_there_away(
    colors: ColorsTable,
) -> None:
    colors.show(position(PAIRS))
    before = colors.lying()
    go_to(colors, "5<")
    colors.key(Key.Key_Return)
    colors.key(Key.Key_Escape)
    assert colors.scene.frame.isVisible()
    assert colors.scene.frame.pos() == colors.arrow("5<")
    assert colors.rings() == {"fine": 2}
    colors.key(Key.Key_Escape)
    assert colors.lying() == before


def test_the_cursor_tells_why_a_line_makes_no_pair(colors: ColorsTable) -> None:
    state = position(PAIRS)
    colors.show(state)
    go_to(colors, "6<")
    assert colors.pointed[-1] == why_not(state, "6<:a6")
    colors.key(Key.Key_Return)
    assert colors.chosen == []
    assert colors.scene.bubble.words == why_not(state, "6<:a6")


def test_the_cursor_stays_at_its_line_from_turn_to_turn(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    go_to(colors, "5<")
    colors.key(Key.Key_Return)
    colors.key(Key.Key_End)
    colors.show(position(START), my_turn=False)
    assert not colors.scene.frame.isVisible()
    colors.show(position(START))
    assert at(colors) == "5<"
    assert colors.scene.frame.pos() == colors.arrow("5<")
    assert colors.scene.picking == ""


def test_out_of_turn_keys_are_left_to_the_page(colors: ColorsTable) -> None:
    colors.show(position(PAIRS), my_turn=False)
    for key in (Key.Key_Left, Key.Key_Home, Key.Key_Return, Key.Key_Escape):
        colors.key(key)
    assert not colors.scene.cursor_shown
