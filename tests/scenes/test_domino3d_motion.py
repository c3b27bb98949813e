"""Moves of 3Domino as they are shown, what screen readers meet, and what stays secret."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from boardroom.games.domino3d import DominoState, PlaceMove
from boardroom.games.domino3d.notation import read_lie
from boardroom.scenes.domino3d.camera import RIM, THICK, Camera, Subject
from boardroom.scenes.domino3d.faces import Skin, halves_of
from boardroom.scenes.domino3d.layout import LIFT, standing
from boardroom.scenes.domino3d.patterns import CHAMFER
from boardroom.scenes.domino3d.stones import Inks, Stones
from boardroom.scenes.look import THEMES
from boardroom.scenes.picture import picture
from tests.scenes.domino_table import DominoTable, corner, random_game
from tests.scenes.table import PATIENCE
from tests.scenes.test_secrets import reachable

FAST = 40.0


@pytest.mark.parametrize("seed", [1, 4])
def test_a_shown_move_ends_as_the_position_stands(
    domino_tables: Callable[..., DominoTable], qtbot: QtBot, seed: int
) -> None:
    table, plain = domino_tables(speed=FAST), domino_tables()
    last = None
    for count, (state, text) in enumerate(random_game(seed)[:24], 1):
        effects = state.effects(state.read_move(text))
        if count == 1:
            table.show(state, my_turn=False)
        after = table.animate(state, text)
        qtbot.waitUntil(lambda count=count: table.settled == count, timeout=PATIENCE)
        last = effects if "@" in text else last
        plain.show(after, my_turn=False, last=last)
        assert table.lying() == plain.lying()
    assert table.scene.eye.aim == plain.scene.eye.aim


def test_the_points_of_a_chip_are_shown_before_the_game_goes_on(
    domino_tables: Callable[..., DominoTable], qtbot: QtBot
) -> None:
    state, text = next(
        (state, text)
        for seed in range(30)
        for state, text in random_game(seed)
        if "@" in text and state.effects(state.read_move(text)).points
    )
    table = domino_tables(speed=1.0)
    table.show(state, my_turn=False)
    table.animate(state, text)
    assert table.scene.flight is not None
    table.scene.motion.setCurrentTime(700)
    effects = state.effects(state.read_move(text))
    assert table.scene.scored == effects
    lit = {each.lying_cell for each in effects.contacts if each.points}
    assert table.skins(Skin.LIT) <= lit
    assert table.scene.busy
    table.scene.motion.setCurrentTime(table.scene.motion.duration())
    qtbot.waitUntil(lambda: table.settled == 1)
    assert table.skins(Skin.LIT) == set()
    assert table.skins(Skin.LAST) <= set(effects.cells)


def test_resizing_and_another_position_cut_a_flight_short(
    domino_tables: Callable[..., DominoTable], qtbot: QtBot
) -> None:
    table, plain = domino_tables(speed=0.5), domino_tables(700, 560)
    state, text = next((s, t) for s, t in random_game(2) if "@" in t and len(s.placed) > 4)
    table.show(state, my_turn=False)
    table.animate(state, text)
    qtbot.wait(60)
    table.view.resize(700, 560)
    qtbot.wait(60)
    assert table.scene.busy
    table.show(corner(), my_turn=False)
    plain.show(corner(), my_turn=False)
    assert table.lying() == plain.lying()
    assert table.scene.flight is None
    assert not table.scene.moving.isVisible()


def test_hidden_hands_show_their_number_alone(domino: DominoTable) -> None:
    state = corner()
    domino.scene.show_position(state.view(None))
    assert domino.scene.hand == ()
    names = [each.name for each in domino.scene.spoken()]
    assert "Seat 1: 3 chips, 0 points" in names
    assert not any(chip in name for name in names for chip in ("1-3", "2-5", "3-4", "0-0"))
    domino.scene.show_position(state.view(1))
    assert domino.scene.hand == ("0-0",)
    names = [each.name for each in domino.scene.spoken()]
    assert not any(chip in name for name in names for chip in ("1-3", "2-5", "3-4"))


def test_no_state_is_reachable_from_the_scene(domino: DominoTable) -> None:
    for state, text in random_game(3)[:8]:
        domino.show(state, my_turn=state.turn == 0)
        if state.turn == 0 and domino.scene.lies:
            domino.scene.point_at(str(state.moves()[0]))
        domino.animate(state, text)
        assert reachable(domino.scene, DominoState) == []


def test_everything_is_named_and_located(domino: DominoTable) -> None:
    state = corner()
    domino.show(state)
    domino.scene.pick("1-3")
    spoken = domino.scene.spoken()
    whole = QRectF(domino.view.rect())
    assert all(whole.intersects(each.area) for each in spoken)
    names = [each.name for each in spoken]
    assert "in hand: The chip 2-5 fits nowhere now." in names
    assert "in the bag: 15 chips" in names
    assert "1-1 from 0,0,0 to 1,0,0" in names
    places = {each.place for each in spoken if "@" in each.place}
    assert places == {str(move) for move in state.moves() if move.chip == "1-3"}
    assert {each.place for each in spoken if each.name.startswith("in hand")} == {
        "1-3",
        "2-5",
        "3-4",
    }


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("size", [(360, 200), (560, 320), (640, 480), (1620, 1080)], ids=str)
def test_all_of_a_game_fits_on_every_table(
    qtbot: QtBot, theme: object, size: tuple[int, int], domino_tables: Callable[..., DominoTable]
) -> None:
    state = random_game(6, seats=5)[-1][0]
    table = domino_tables(*size, theme=theme)
    table.show(state, my_turn=False)
    room = QRectF(0, 0, *size)
    for move in state.view(None).placed:
        assert room.contains(table.scene.seen_area(move))
    layout = table.scene.layout
    if not layout.small:
        seats = [layout.seat(number, 5) for number in range(5)]
        assert all(room.contains(each) for each in (*seats, layout.rack, layout.bag))
        assert all(not one.intersects(two) for one, two in pairwise(seats))
    view = state.view(None)
    small = QSize(*size)
    assert picture("domino3d", view, small, theme) == picture("domino3d", view, small, theme)  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [(660, 546), (784, 646), (1620, 1046)], ids=str)
def test_a_chip_that_stands_out_of_the_rack_is_clear_of_the_board(
    size: tuple[int, int], domino_tables: Callable[..., DominoTable]
) -> None:
    table = domino_tables(*size)
    table.show(random_game(1)[0][0])
    camera, layout = table.scene.eye.now, table.scene.layout
    reach, turns = camera.subject.radius + RIM, np.linspace(0, 2 * np.pi, 90)
    edge = np.stack([reach * np.cos(turns), reach * np.sin(turns), np.full(90, -THICK)], axis=1)
    edge += np.array([camera.subject.x, camera.subject.y, 0.0])
    foot = camera.project(edge)[:, 1].max()
    chips = standing(layout.slot(0, 5).translated(0, -LIFT * layout.chip))
    assert foot < chips[..., 1].min()


def test_every_edge_of_a_chip_is_a_line_where_nothing_is_shaded() -> None:
    move = PlaceMove(read_lie("2-3@0,0,0+x", "move", (1 << 28) - 1))
    eye = Camera(Subject.around(list(move.cells)), QRectF(0, 0, 400, 300), zoom=2.0)
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    Stones(halves_of(move, Skin.SOLID)).paint(painter, eye, Inks(THEMES["contrast"]))
    painter.end()
    # Just inside each edge of the upper face and of the front, a quarter of the way along it.
    inside = CHAMFER / 2
    upper = [(0.5, inside, 1), (0.5, 1 - inside, 1), (inside, 0.3, 1), (2 - inside, 0.3, 1)]
    front = [(0.5, 0, inside), (0.5, 0, 1 - inside), (inside, 0, 0.3), (2 - inside, 0, 0.3)]
    for spot in upper + front:
        assert image.pixelColor(eye.at(*spot).toPoint()).lightnessF() < 0.2, spot
    assert image.pixelColor(eye.at(0.5, 0.2, 1).toPoint()).lightnessF() > 0.9


def test_a_picture_marks_the_last_chip(qtbot: QtBot) -> None:
    state, text = next((s, t) for s, t in random_game(2) if "@" in t and len(s.placed) > 3)
    move = state.read_move(text)
    after, size = state.play(move).view(None), QSize(640, 480)
    marked = picture("domino3d", after, size, last_effects=state.effects(move))
    assert marked != picture("domino3d", after, size)


def test_an_empty_board_has_no_chips_to_paint(domino: DominoTable) -> None:
    """Qt complains of pictures without an extent."""
    start, _ = random_game(1)[0]
    domino.show(start, my_turn=False)
    assert domino.scene.ground.isVisible()
    assert not domino.scene.chips.isVisible()
    domino.show(corner(), my_turn=False)
    assert domino.scene.chips.isVisible()
    domino.show(start, my_turn=False)
    assert not domino.scene.chips.isVisible()


def test_seats_are_called_by_their_names(domino: DominoTable) -> None:
    domino.show(corner(), my_turn=False)
    scene = domino.scene
    before = domino.view.grab().toImage()
    scene.set_seats(("Ännchen", "Ben"), scene.seat_colours)
    names = [each.name for each in scene.spoken()]
    assert "Ännchen: 3 chips, 0 points" in names
    assert "Ben: 1 chip, 0 points" in names
    plate = scene.layout.seat(0, 2).toRect()
    assert domino.view.grab().toImage().copy(plate) != before.copy(plate)


def test_the_plates_of_those_who_won_have_a_golden_edge(
    domino_tables: Callable[..., DominoTable],
) -> None:
    table = domino_tables(theme=THEMES["contrast"])
    ends = (
        state.play(state.read_move(text))
        for state, text in (random_game(seed, seats=3)[-1] for seed in range(30))
    )
    state = next(state for state in ends if len(set(state.scores())) > 1)
    table.show(state, my_turn=False)
    image, glow = table.view.grab().toImage(), QColor(THEMES["contrast"].glow)

    def golden(seat: int) -> bool:
        plate = table.scene.layout.seat(seat, 3).toRect()
        return image.pixelColor(plate.center().x(), plate.top() + 3) == glow

    best = max(state.scores())
    assert [golden(seat) for seat in range(3)] == [score == best for score in state.scores()]
