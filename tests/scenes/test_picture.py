"""The table at every size: nothing outside, everything sharp, the wood all around."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QFontMetricsF
from pytestqt.qtbot import QtBot

from boardroom.scenes import has_scene, scene_for
from boardroom.scenes.choconnect import ChoconnectScene
from boardroom.scenes.choconnect.layout import CARD, COASTER
from boardroom.scenes.choconnect.words import card_heading
from boardroom.scenes.drawing import font
from boardroom.scenes.look import CHOCOLATE, SMALL, THEMES
from boardroom.scenes.picture import picture
from tests.scenes.table import BUSY, first_of_two_rounds, position

SIZES = [(640, 480), (700, 520), (724, 720), (980, 800), (480, 800), (1620, 1080), (2560, 1440)]
RATIOS = [1.0, 1.25, 1.5, 2.0]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_of_the_table_fits_with_the_wood_around_it(qtbot: QtBot, size: tuple[int, int]) -> None:
    scene = ChoconnectScene()
    scene.set_stage(QSizeF(*size), 1.0)
    whole = QRectF(0, 0, *size)
    box = scene.board_rect
    assert whole.adjusted(24, 24, -24, -24).contains(box)
    assert abs(box.center().x() - size[0] / 2) < 1
    for area in (COASTER, CARD):
        assert whole.adjusted(8, 8, -8, -8).contains(scene.layout.area(area))
        assert scene.layout.area(area).top() - box.bottom() >= 8
    for entry in scene.doors:
        assert whole.contains(scene.area_of(entry))
        # 24 px is the least target of WCAG 2.2.
        assert min(scene.area_of(entry).size().toTuple()) >= 24
    scene.show_position(position(BUSY).view(0))
    for thing in scene.pieces.values():
        if thing.isVisible():
            assert box.contains(thing.pos())


@pytest.mark.parametrize("ratio", RATIOS)
def test_pictures_are_drawn_at_the_pixels_of_the_screen(qtbot: QtBot, ratio: float) -> None:
    scene = ChoconnectScene()
    scene.set_stage(QSizeF(700, 520), ratio)
    scene.show_position(position(BUSY).view(0))
    for thing in (scene.hand, *scene.doors.values(), *scene.pieces.values()):
        if thing.isVisible():
            assert thing.pixmap().devicePixelRatio() == ratio
            assert thing.scale() == 1.0
    image = picture("choconnect", position(BUSY).view(0), QSize(700, 520), ratio=ratio)
    assert image.size() == QSize(round(700 * ratio), round(520 * ratio))
    assert image.devicePixelRatio() == ratio


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_a_picture_shows_each_chocolate_in_its_place(qtbot: QtBot, theme: object) -> None:
    state = position("D...../.M..../..W.../....../....../......", "W")
    image = picture("choconnect", state.view(None), QSize(980, 800), theme)  # type: ignore[arg-type]
    scene = ChoconnectScene()
    scene.set_stage(QSizeF(980, 800), 1.0)
    for place, kind in enumerate("DMW"):
        spot = scene.layout.area(QRectF(place, place, 1, 1))
        # Beside the ornament, below and right of the middle: plain chocolate.
        at = spot.topLeft() + (spot.bottomRight() - spot.topLeft()) * 0.5
        at.setY(spot.bottom() - spot.height() * 0.15)
        seen, meant = image.pixelColor(at.toPoint()), QColor(CHOCOLATE.fills[kind])
        for part in ("red", "green", "blue"):
            assert abs(getattr(seen, part)() - getattr(meant, part)()) < 42, (kind, part)


def test_the_same_position_gives_the_same_picture(qtbot: QtBot) -> None:
    view = position(BUSY).view(None)
    assert picture("choconnect", view, QSize(640, 480)) == picture(
        "choconnect", view, QSize(640, 480)
    )


def test_a_picture_marks_the_last_move(qtbot: QtBot) -> None:
    state = position(BUSY)
    move = state.read_move("3>")
    after = state.play(move).view(None)
    plain = picture("choconnect", after, QSize(640, 480))
    marked = picture("choconnect", after, QSize(640, 480), last_effects=state.effects(move))
    assert plain != marked


def test_a_series_tells_its_round_within_the_card(qtbot: QtBot) -> None:
    view = first_of_two_rounds(BUSY, "D").view(None)
    assert card_heading(view) == "Round 1 of 2, bag:"
    assert card_heading(position(BUSY).view(None)) == "In the bag"
    scene = ChoconnectScene()
    scene.set_stage(QSizeF(*SIZES[0]), 1.0)
    scene.show_position(view)
    assert "round 1 of 2" in [each.name for each in scene.spoken()]
    wide = QFontMetricsF(font(SMALL)).horizontalAdvance(card_heading(view))
    assert wide < scene.layout.area(CARD).width()
    area = scene.layout.area(CARD).toRect()
    series, single = (
        picture("choconnect", each, QSize(*SIZES[0])).copy(area)
        for each in (view, position(BUSY).view(None))
    )
    assert series != single


def test_scenes_are_found_by_the_name_of_the_game(qtbot: QtBot) -> None:
    assert has_scene("choconnect")
    assert scene_for("choconnect") is ChoconnectScene
    assert not has_scene("chess")
    with pytest.raises(KeyError, match="choconnect"):
        scene_for("chess")
