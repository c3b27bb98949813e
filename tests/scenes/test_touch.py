"""The Choconnect table under a hand with a mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from boardroom.games.choconnect import ENTRIES
from tests.scenes.table import BUSY, EMPTY, FULL_LINES, LEFT, PATIENCE, Table, position, why_not


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_click_on_an_entry_chooses_it(table: Table, entry: str) -> None:
    table.show(position(EMPTY))
    table.click(table.entry(entry))
    assert table.chosen == [entry]


@pytest.mark.parametrize("entry", ENTRIES)
def test_an_entry_lies_at_the_edge_and_on_the_side_of_its_line(table: Table, entry: str) -> None:
    table.show(position(EMPTY))
    spot, box = table.entry(entry), table.scene.board_rect
    line, way = entry[0], entry[1]
    if way in "<>":
        assert (spot.x() < box.center().x()) == (way == ">")
        assert int(table.scene.layout.back(spot).y()) == int(line) - 1
    else:
        assert (spot.y() < box.center().y()) == (way == "v")
        assert int(table.scene.layout.back(spot).x()) == "abcdef".index(line)


def test_entries_show_whether_they_may_be_chosen(table: Table) -> None:
    table.show(position(FULL_LINES))
    kinds = {entry: thing.kind for entry, thing in table.scene.doors.items()}
    shut = {"2>", "2<", "av", "a^", "fv", "f^"}
    assert {entry for entry, kind in kinds.items() if kind == "shut"} == shut
    assert {entry for entry, kind in kinds.items() if kind == "open"} == ENTRIES.keys() - shut
    table.move(table.entry("3>"))
    assert table.scene.doors["3>"].kind == "taken"
    table.leave()
    assert table.scene.doors["3>"].kind == "open"
    table.show(position(FULL_LINES), my_turn=False)
    assert {thing.kind for thing in table.scene.doors.values()} == {"shut", "idle"}


def test_a_double_click_chooses_once_even_when_the_next_turn_comes_at_once(table: Table) -> None:
    state = position(EMPTY)
    table.scene.chosen.connect(lambda text: table.show(position(EMPTY, "M", "2/2")))
    table.show(state)
    table.double_click(table.entry("3>"))
    assert table.chosen == ["3>"]


def test_a_second_click_before_the_answer_chooses_nothing(table: Table) -> None:
    table.show(position(EMPTY))
    table.click(table.entry("3>"))
    table.click(table.entry("4>"))
    assert table.chosen == ["3>"]


def test_a_press_that_slips_to_another_entry_chooses_nothing(table: Table) -> None:
    table.show(position(EMPTY))
    table.press(table.entry("3>"))
    table.move(table.entry("4>"), LEFT)
    table.release(table.entry("4>"))
    assert table.chosen == []


def test_clicks_beside_the_entries_choose_nothing(table: Table) -> None:
    table.show(position(BUSY))
    for point in (QPointF(2, 2), table.scene.board_rect.center(), table.over_hand()):
        table.click(point)
    assert table.chosen == []


def test_out_of_turn_nothing_is_previewed_and_nothing_chosen(table: Table) -> None:
    table.show(position(BUSY), my_turn=False)
    before = table.lying()
    table.move(table.entry("3>"))
    table.click(table.entry("3>"))
    table.press(table.over_hand())
    table.move(table.entry("4>"), LEFT)
    table.release(table.entry("4>"))
    assert (table.chosen, table.pointed, table.lying()) == ([], [], before)


def test_hovering_shows_the_whole_push_and_leaving_takes_it_away(table: Table) -> None:
    table.show(position(BUSY))
    before = table.lying()
    # Row 3 is `DM....`: the dark one in hand pushes both one space on.
    table.move(table.entry("3>"))
    assert table.ghosts() == {(2, 0): "D", (2, 1): "D", (2, 2): "M"}
    assert table.rows() == BUSY.replace("/DM....", "/......")
    state = position(BUSY)
    assert table.pointed == [state.wording(state.read_move("3>")).show()]
    table.move(table.scene.board_rect.center())
    assert table.lying() == before
    assert table.pointed[-1] == ""


def test_a_preview_stops_at_the_first_gap(table: Table) -> None:
    table.show(position(BUSY))
    # Row 4 is `W.MDWM`: only the white one at its left end is pushed.
    table.move(table.entry("4>"))
    assert table.ghosts() == {(3, 0): "D", (3, 1): "W"}


def test_a_pointer_that_leaves_the_table_leaves_no_preview(table: Table) -> None:
    table.show(position(BUSY))
    before = table.lying()
    table.move(table.entry("cv"))
    table.leave()
    assert table.lying() == before


def test_a_preview_of_a_winning_move_lights_the_line(table: Table) -> None:
    state = position("D.D.../....../....../....../....../......")
    table.show(state)
    table.move(table.entry("2>"))
    assert not table.scene.glow.isVisible()
    table.move(table.entry("1>"))
    assert table.scene.glow.isVisible()
    assert table.pointed[-1] == state.wording(state.read_move("1>")).show()
    table.leave()
    assert not table.scene.glow.isVisible()


@pytest.mark.parametrize("entry", ["2>", "2<", "av", "a^", "fv", "f^"])
def test_a_full_line_refuses_with_the_reason_beside_it(table: Table, entry: str) -> None:
    state = position(FULL_LINES)
    table.show(state)
    before = table.lying()
    table.click(table.entry(entry))
    bubble = table.scene.bubble
    assert table.chosen == []
    assert bubble.isVisible()
    assert bubble.words == why_not(state, entry)
    assert "full" in bubble.words
    assert table.lying() == before
    gap = bubble.sceneBoundingRect().center() - table.entry(entry)
    assert gap.manhattanLength() < 250
    assert table.scene.sceneRect().contains(bubble.sceneBoundingRect().adjusted(8, 8, -8, -8))


def test_hovering_a_full_line_says_why_and_previews_nothing(table: Table) -> None:
    state = position(FULL_LINES)
    table.show(state)
    before = table.lying()
    table.move(table.entry("2<"))
    assert table.scene.bubble.isVisible()
    assert table.lying() == before
    assert table.pointed == [why_not(state, "2<")]
    table.move(table.entry("1<"))
    assert not table.scene.bubble.isVisible()


def test_a_refusal_shakes_and_comes_to_rest_as_it_was(
    tables: Callable[..., Table], qtbot: QtBot
) -> None:
    table = tables(speed=3.0)
    table.show(position(FULL_LINES))
    before = table.lying()
    table.click(table.entry("2>"))
    seen: set[tuple[float, float]] = set()

    def swung_and_rests() -> None:
        seen.add(table.scene.doors["2>"].pos().toTuple())
        assert len(seen) > 2
        assert table.lying() == before

    qtbot.waitUntil(lambda: _holds(swung_and_rests), timeout=PATIENCE)


def _holds(check: Callable[[], None]) -> bool:
    try:
        check()
    except AssertionError:
        return False
    return True


def test_the_page_can_refuse_a_move_and_another_is_chosen_after(table: Table) -> None:
    table.show(position(EMPTY))
    table.click(table.entry("3>"))
    table.scene.refuse("3>", "Not now.")
    assert table.scene.bubble.words == "Not now."
    table.click(table.entry("4<"))
    assert table.chosen == ["3>", "4<"]


# Dragging.


@pytest.mark.parametrize("entry", ["1>", "6<", "av", "f^", "cv", "4<"])
def test_the_chocolate_in_hand_is_dragged_to_an_entry(table: Table, entry: str) -> None:
    table.show(position(EMPTY))
    table.press(table.over_hand())
    half = (table.over_hand() + table.entry(entry)) / 2
    table.move(half, LEFT)
    table.move(table.entry(entry), LEFT)
    table.release(table.entry(entry))
    assert table.chosen == [entry]


def test_a_dragged_chocolate_is_seen_under_the_pointer(table: Table) -> None:
    table.show(position(BUSY))
    table.press(table.over_hand())
    for point in (table.scene.board_rect.center(), QPointF(30, 300), QPointF(700, 600)):
        table.move(point, LEFT)
        hand = table.scene.hand
        assert (hand.pos() - point).manhattanLength() < 2
        assert hand.isVisible()
        assert hand.opacity() == 1.0
        above = [item for item in table.scene.items(point) if item.isVisible()]
        assert above[0] is hand


def test_near_an_open_entry_it_snaps_to_it_and_the_push_is_previewed(table: Table) -> None:
    table.show(position(BUSY))
    table.press(table.over_hand())
    table.move(table.entry("3>") + QPointF(9, 11), LEFT)
    spot = table.scene.layout.back(table.scene.hand.pos())
    assert spot.toTuple() == pytest.approx((-0.5, 2.5))  # touching the first space of row 3
    assert table.ghosts() == {(2, 0): "D", (2, 1): "D", (2, 2): "M"}
    assert table.scene.hand.opacity() == 1.0


def test_released_elsewhere_it_returns_and_nothing_is_chosen(table: Table) -> None:
    table.show(position(BUSY))
    before = table.lying()
    table.press(table.over_hand())
    table.move(table.entry("3>"), LEFT)
    table.move(table.scene.board_rect.center(), LEFT)
    table.release(table.scene.board_rect.center())
    assert (table.chosen, table.lying()) == ([], before)


def test_dragged_to_a_full_line_it_is_refused_and_returns(table: Table) -> None:
    table.show(position(FULL_LINES))
    before = table.lying()
    table.press(table.over_hand())
    table.move(table.entry("2<"), LEFT)
    assert table.ghosts() == {}
    table.release(table.entry("2<"))
    assert (table.chosen, table.lying()) == ([], before)
    assert table.scene.bubble.words == why_not(position(FULL_LINES), "2<")


def test_escape_cancels_a_drag(table: Table) -> None:
    table.show(position(BUSY))
    before = table.lying()
    table.press(table.over_hand())
    table.move(table.entry("3>"), LEFT)
    table.key(Qt.Key.Key_Escape)
    assert table.lying() == before
    table.release(table.entry("3>"))
    assert (table.chosen, table.lying()) == ([], before)


def test_a_new_position_during_a_drag_ends_it(table: Table) -> None:
    table.show(position(BUSY))
    home = table.over_hand()
    table.press(home)
    table.move(table.entry("3>"), LEFT)
    table.show(position(EMPTY, "W"))
    assert table.over_hand() == home
    table.release(table.entry("3>"))
    table.leave()
    assert (table.chosen, table.ghosts(), table.rows()) == ([], {}, EMPTY)


def test_a_released_chocolate_glides_home(tables: Callable[..., Table], qtbot: QtBot) -> None:
    table = tables(speed=2.0)
    table.show(position(BUSY))
    before = table.lying()
    table.press(table.over_hand())
    table.move(QPointF(30, 30), LEFT)
    table.release(QPointF(30, 30))
    qtbot.waitUntil(lambda: table.lying() == before, timeout=PATIENCE)


def test_other_buttons_choose_nothing(table: Table, qtbot: QtBot) -> None:
    table.show(position(EMPTY))
    spot = table.view.mapFromScene(table.entry("3>"))
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        qtbot.mouseClick(table.view.viewport(), button, pos=spot)
    assert table.chosen == []
