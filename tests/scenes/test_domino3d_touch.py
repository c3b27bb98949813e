"""The 3Domino table by mouse and keyboard: choosing, previews, refusals, turning the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardroom.games.domino3d import PlaceMove
from boardroom.scenes.domino3d.faces import Skin
from tests.games.domino3d_positions import TOWERS, position, rest
from tests.scenes.domino_table import LEFT, DominoTable, corner, laid
from tests.scenes.table import why_not

Key = Qt.Key


def test_the_position_of_these_tests_is_what_it_says() -> None:
    state = corner()
    assert {str(move).split("@")[0] for move in state.moves()} == {"1-3", "3-4"}


def test_a_chip_of_the_rack_is_chosen_and_shows_every_place_where_it_may_lie(
    domino: DominoTable,
) -> None:
    state = corner()
    domino.show(state)
    assert domino.skins(Skin.GHOST, Skin.TAKEN) == set()
    domino.click(domino.chip("3-4"))
    domino.leave()
    cells = {cell for move in state.moves() if move.chip == "3-4" for cell in move.cells}
    assert domino.scene.picked == "3-4"
    assert domino.skins(Skin.GHOST) == cells
    assert domino.chosen == []


def test_pointing_previews_exactly_what_the_move_does(domino: DominoTable) -> None:
    state = corner()
    domino.show(state)
    domino.click(domino.chip("1-3"))
    for move in state.moves():
        if move.chip != "1-3":
            continue
        text, effects = str(move), laid(state, str(move))
        domino.scene.point_at(text)
        assert domino.skins(Skin.TAKEN) == set(move.cells)
        lit = {each.lying_cell for each in effects.contacts if each.points}
        assert domino.skins(Skin.LIT) <= lit
        assert domino.scene.previewed == effects
        assert str(effects.points) in domino.pointed[-1] or not effects.points


def test_a_ghost_is_pointed_at_and_clicked_with_the_mouse(domino: DominoTable) -> None:
    domino.show(corner())
    domino.click(domino.chip("1-3"))
    text = str(domino.scene.lies["1-3"][-1])
    point = domino.spot(text)
    domino.move(point)
    assert domino.scene.under == text
    assert domino.scene.previewed is not None
    domino.click(point)
    assert domino.chosen == [text]


def test_nothing_previews_where_a_chip_may_not_lie(domino: DominoTable) -> None:
    state = corner()
    domino.show(state)
    domino.click(domino.chip("3-4"))
    legal = set(map(str, state.moves()))
    for down in range(70, 600, 23):
        for across in range(20, 960, 23):
            domino.move(QPointF(across, down))
            shown = domino.scene.previewed
            taken = domino.skins(Skin.TAKEN)
            assert (shown is None) == (not taken)
            if shown is not None:
                assert domino.scene.under in legal
                assert set(shown.cells) == taken


def test_a_chip_that_fits_nowhere_says_so(domino: DominoTable) -> None:
    domino.show(corner())
    domino.click(domino.chip("2-5"))
    assert domino.scene.bubble.isVisible()
    assert domino.scene.bubble.words == "The chip 2-5 fits nowhere now."
    assert domino.scene.picked == ""


def test_a_click_where_the_numbers_differ_says_why(domino: DominoTable) -> None:
    state = corner()
    domino.show(state)
    domino.click(domino.chip("3-4"))
    refused = 0
    for down in range(120, 520, 31):
        for across in range(200, 800, 31):
            point = QPointF(across, down)
            text = domino.scene.place_at(point)
            if "@" in text and text not in domino.scene.moves:
                domino.click(point)
                assert domino.scene.bubble.isVisible()
                assert domino.scene.bubble.words == why_not(state, text)
                assert domino.skins(Skin.TAKEN) == set()
                refused += 1
    assert refused > 3
    assert domino.chosen == []


def test_a_chip_is_dragged_to_its_place(domino: DominoTable) -> None:
    domino.show(corner())
    start = domino.chip("1-3")
    domino.click(start)
    text = str(domino.scene.lies["1-3"][0])
    point = domino.spot(text)
    domino.press(domino.chip("1-3"))
    domino.move((start + point) / 2, LEFT)
    assert domino.scene.carried is not None
    domino.move(point, LEFT)
    assert domino.scene.under == text
    domino.release(point)
    assert domino.chosen == [text]


def test_a_chip_that_is_let_go_elsewhere_or_escaped_returns(domino: DominoTable) -> None:
    domino.show(corner())
    domino.press(domino.chip("1-3"))
    domino.move(QPointF(60, 300), LEFT)
    domino.release(QPointF(60, 300))
    assert domino.scene.carried is None
    domino.press(domino.chip("1-3"))
    domino.move(QPointF(60, 300), LEFT)
    domino.key(Key.Key_Escape)
    assert domino.scene.carried is None
    domino.release(QPointF(60, 300))
    assert domino.chosen == []


def test_dragging_the_table_turns_the_board_and_chooses_nothing(domino: DominoTable) -> None:
    domino.show(corner())
    domino.click(domino.chip("1-3"))
    point = domino.spot(str(domino.scene.lies["1-3"][0]))
    before = domino.scene.eye.now
    domino.press(point)
    domino.move(point + QPointF(60, 30), LEFT)
    domino.move(point + QPointF(120, 40), LEFT)
    domino.release(point + QPointF(120, 40))
    assert domino.scene.eye.now.yaw != before.yaw
    assert domino.scene.eye.now.pitch > before.pitch
    assert domino.chosen == []


def test_the_board_turns_out_of_turn_and_through_a_new_position(domino: DominoTable) -> None:
    state = corner()
    domino.show(state, my_turn=False)
    before = domino.scene.eye.now.yaw
    domino.press(QPointF(80, 300))
    domino.move(QPointF(120, 300), LEFT)
    middle = domino.scene.eye.now.yaw
    domino.show(state)
    domino.move(QPointF(180, 300), LEFT)
    domino.release(QPointF(180, 300))
    assert before != middle != domino.scene.eye.now.yaw
    assert domino.chosen == []


@pytest.mark.parametrize(
    ("key", "modifier", "part"),
    [
        (Key.Key_Q, Qt.KeyboardModifier.NoModifier, "yaw"),
        (Key.Key_E, Qt.KeyboardModifier.NoModifier, "yaw"),
        (Key.Key_R, Qt.KeyboardModifier.NoModifier, "pitch"),
        (Key.Key_F, Qt.KeyboardModifier.NoModifier, "pitch"),
        (Key.Key_Left, Qt.KeyboardModifier.ControlModifier, "yaw"),
        (Key.Key_Up, Qt.KeyboardModifier.ShiftModifier, "pitch"),
        (Key.Key_Plus, Qt.KeyboardModifier.NoModifier, "zoom"),
        (Key.Key_Minus, Qt.KeyboardModifier.NoModifier, "zoom"),
    ],
)
def test_keys_turn_and_zoom_and_zero_goes_back(
    domino: DominoTable, key: Qt.Key, modifier: Qt.KeyboardModifier, part: str
) -> None:
    domino.show(corner())
    first = domino.scene.eye.now
    QTest.keyClick(domino.view, key, modifier)
    assert getattr(domino.scene.eye.now, part) != getattr(first, part)
    assert not domino.scene.cursor_shown
    domino.key(Key.Key_0)
    assert domino.scene.eye.now == first


def test_the_wheel_and_the_buttons_zoom(domino: DominoTable) -> None:
    domino.show(corner())
    viewport, spot = domino.view.viewport(), QPointF(300, 300)
    wheel = QWheelEvent(
        spot,
        QPointF(viewport.mapToGlobal(spot)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, wheel)
    assert domino.scene.eye.now.zoom == pytest.approx(1.2)
    for name, area in domino.scene.layout.knobs().items():
        domino.click(area.center())
        wanted = {"closer": 1.44, "farther": 1.2, "reset": 1.0}[name]
        assert domino.scene.eye.now.zoom == pytest.approx(wanted)


def test_a_button_zooms_at_every_quick_press(domino: DominoTable) -> None:
    domino.show(corner())
    domino.double_click(domino.scene.layout.knobs()["closer"].center())
    assert domino.scene.eye.now.zoom == pytest.approx(1.44)


def test_every_place_of_every_chip_is_reached_by_keyboard(domino: DominoTable) -> None:
    state = corner()
    domino.show(state)
    reached: set[str] = set()
    domino.key(Key.Key_Right)
    domino.key(Key.Key_Home)
    for number in range(len(domino.scene.hand)):
        domino.key(Key.Key_Home)
        for _ in range(number):
            domino.key(Key.Key_Right)
        chip = domino.scene.cursor
        domino.key(Key.Key_Up)
        for _ in domino.scene.lies.get(chip, ()):
            reached.add(domino.scene.cursor)
            assert domino.skins(Skin.TAKEN)
            domino.key(Key.Key_Right)
        if chip in domino.scene.lies:
            domino.key(Key.Key_Down)
        assert domino.scene.cursor == chip
    assert reached == set(map(str, state.moves()))
    assert domino.chosen == []


def test_return_chooses_the_chip_and_then_its_place(domino: DominoTable) -> None:
    domino.show(corner())
    domino.key(Key.Key_Right)
    chip = domino.scene.cursor
    assert chip in domino.scene.lies
    domino.key(Key.Key_Return)
    text = domino.scene.cursor
    assert text in domino.scene.moves
    assert domino.skins(Skin.TAKEN)
    domino.key(Key.Key_Return)
    assert domino.chosen == [text]


@pytest.mark.parametrize("by_mouse", [True, False])
def test_who_can_do_nothing_passes_by_a_button_or_a_key(
    domino: DominoTable, by_mouse: bool
) -> None:
    state = position(TOWERS, "2-2|" + rest(TOWERS, "2-2"), bag="-")
    domino.show(state)
    assert domino.scene.caption == "Nothing in the hand fits, and the bag is empty."
    if by_mouse:
        domino.click(domino.scene.layout.pass_button().center())
    else:
        domino.key(Key.Key_Return)
        domino.key(Key.Key_Return)
    assert domino.chosen == ["pass"]


def test_a_hint_shows_the_move_it_means(domino: DominoTable) -> None:
    state = corner()
    domino.show(state)
    text = str(state.moves()[0])
    domino.scene.hint(text)
    move = domino.scene.move_from(text)
    assert isinstance(move, PlaceMove)
    assert domino.skins(Skin.TAKEN) == set(move.cells)
    assert domino.chosen == []
    domino.scene.hint(None)
    assert domino.skins(Skin.TAKEN) == set()
