"""The Choconnect table by keyboard alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from boardroom.games.choconnect import ENTRIES
from tests.scenes.table import BUSY, EMPTY, FULL_LINES, Table, position, why_not

Key = Qt.Key


def clockwise() -> list[str]:
    """All entries around the box from the top left, as one walks along its rim."""
    top = [f"{letter}v" for letter in "abcdef"]
    right = [f"{row}<" for row in range(1, 7)]
    bottom = [f"{letter}^" for letter in "fedcba"]
    left = [f"{row}>" for row in range(6, 0, -1)]
    return top + right + bottom + left


def go_to(table: Table, entry: str) -> None:
    table.scene._move_cursor(entry)


def test_the_first_key_shows_the_cursor_and_a_preview(table: Table) -> None:
    table.show(position(BUSY))
    assert not table.scene.frame.isVisible()
    table.key(Key.Key_Right)
    assert table.scene.frame.isVisible()
    assert table.scene.cursor in ENTRIES
    assert table.ghosts()
    assert table.chosen == []


def test_arrows_walk_around_the_box_in_both_directions(table: Table) -> None:
    table.show(position(EMPTY))
    ring = clockwise()
    onward = [Key.Key_Right] * 6 + [Key.Key_Down] * 6 + [Key.Key_Left] * 6 + [Key.Key_Up] * 6
    go_to(table, ring[0])
    walked = []
    for key in onward:
        walked.append(table.scene.cursor)
        table.key(key)
    assert walked == ring
    assert table.scene.cursor == ring[0]
    back = [Key.Key_Left, *[Key.Key_Down] * 6, *[Key.Key_Right] * 6, *[Key.Key_Up] * 6]
    back += [Key.Key_Left] * 5
    walked = []
    for key in back:
        table.key(key)
        walked.append(table.scene.cursor)
    assert walked == ring[::-1]


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        ("cv", Key.Key_Down, "c^"),
        ("c^", Key.Key_Up, "cv"),
        ("4>", Key.Key_Right, "4<"),
        ("4<", Key.Key_Left, "4>"),
        ("cv", Key.Key_Up, "cv"),
        ("4<", Key.Key_Right, "4<"),
        ("cv", Key.Key_Home, "av"),
        ("cv", Key.Key_End, "fv"),
        ("c^", Key.Key_Home, "a^"),
        ("c^", Key.Key_End, "f^"),
        ("3>", Key.Key_Home, "1>"),
        ("3>", Key.Key_End, "6>"),
        ("3<", Key.Key_Home, "1<"),
        ("3<", Key.Key_End, "6<"),
    ],
)
def test_keys_cross_the_box_and_reach_the_ends_of_a_side(
    table: Table, start: str, key: Qt.Key, end: str
) -> None:
    table.show(position(EMPTY))
    go_to(table, start)
    table.key(key)
    assert table.scene.cursor == end


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_a_whole_choice_without_the_mouse(table: Table, key: Qt.Key) -> None:
    table.show(position(EMPTY))
    table.key(Key.Key_Right)
    table.key(Key.Key_Home)
    at = table.scene.cursor
    table.key(key)
    assert table.chosen == [at]


def test_every_entry_can_be_reached_and_chosen(table: Table) -> None:
    state = position(EMPTY)
    for entry in clockwise():
        table.show(state)
        go_to(table, entry)
        table.key(Key.Key_Return)
    assert table.chosen == clockwise()


def test_the_frame_lies_around_the_entry_of_the_cursor(table: Table) -> None:
    table.show(position(EMPTY))
    for entry in clockwise():
        go_to(table, entry)
        assert table.scene.frame.pos() == table.scene.doors[entry].pos()


def test_the_cursor_tells_why_a_full_line_is_shut(table: Table) -> None:
    state = position(FULL_LINES)
    table.show(state)
    go_to(table, "2>")
    assert table.pointed[-1] == why_not(state, "2>")
    table.key(Key.Key_Return)
    assert table.chosen == []
    assert table.scene.bubble.words == why_not(state, "2>")


def test_escape_hides_the_cursor_and_its_preview(table: Table) -> None:
    table.show(position(BUSY))
    before = table.lying()
    table.key(Key.Key_Down)
    table.key(Key.Key_Escape)
    assert not table.scene.frame.isVisible()
    assert table.lying() == before
    table.key(Key.Key_Return)  # only shows the cursor again
    assert table.chosen == []


def test_the_mouse_takes_over_from_the_keyboard(table: Table) -> None:
    table.show(position(BUSY))
    go_to(table, "3>")
    table.move(table.entry("4>"))
    assert not table.scene.frame.isVisible()
    assert table.scene.under == "4>"


def test_the_cursor_returns_with_the_next_turn(table: Table) -> None:
    table.show(position(EMPTY))
    go_to(table, "d^")
    table.show(position(BUSY), my_turn=False)
    assert not table.scene.frame.isVisible()
    assert table.ghosts() == {}
    table.show(position(BUSY))
    assert table.scene.frame.isVisible()
    assert table.scene.under == "d^"


def test_out_of_turn_keys_are_left_to_the_page(table: Table) -> None:
    table.show(position(BUSY), my_turn=False)
    taken: list[int] = []
    parent_key = table.view.keyPressEvent

    def key_press(event: object) -> None:
        parent_key(event)  # type: ignore[arg-type]
        taken.append(event.isAccepted())  # type: ignore[attr-defined]

    table.view.keyPressEvent = key_press  # type: ignore[method-assign]
    for key in (Key.Key_Left, Key.Key_Home, Key.Key_Return, Key.Key_Escape):
        table.key(key)
    assert taken == [False] * 4
