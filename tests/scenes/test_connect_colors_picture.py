"""The table of Connect the Colors at every size, in every theme, and as it is spoken."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from boardroom.games.connect_colors import COLOURS, ConnectColorsState
from boardroom.scenes import accessible, scene_for
from boardroom.scenes.connect_colors import ConnectColorsScene
from boardroom.scenes.connect_colors.ball import SIGNS, draw_ball
from boardroom.scenes.connect_colors.counting import SMALL_BALL
from boardroom.scenes.look import BALLS, DARK, LIGHT, PRINTS, THEMES, Theme
from boardroom.scenes.picture import picture
from tests.games.connect_colors_positions import START, TEAMS
from tests.scenes.colors_table import PAIRS, ColorsTable, board, position, random_game
from tests.scenes.test_look import contrast
from tests.scenes.test_secrets import reachable

ID = "connect-colors"
SIZES = [(640, 480), (724, 720), (980, 720), (480, 800), (1620, 1080), (2560, 1440)]
GAMES = [
    (2, {}),
    (3, {"board": "7x7"}),
    (4, {}),
    (4, {"variant": "teams"}),
    (2, {"variant": "first-to-ten"}),
]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)
def test_all_of_the_table_fits_with_the_board_in_the_middle(
    qtbot: QtBot, size: tuple[int, int], seats: int, options: dict[str, str]
) -> None:
    scene = ConnectColorsScene()
    scene.set_stage(QSizeF(*size), 1.0)
    scene.show_position(random_game(1, seats, **options)[0][0].view(0))
    whole = QRectF(0, 0, *size)
    assert abs(scene.board_rect.center().x() - size[0] / 2) < 1
    areas = [scene.board_rect, *(scene.layout.area(tray.area) for tray in scene.plan.trays)]
    for number, area in enumerate(areas):
        assert whole.adjusted(4, 4, -4, -4).contains(area)
        assert not any(area.intersects(other) for other in areas[:number])
    for line in scene.arrows:
        # 24 px is the least target of WCAG 2.2.
        assert min(scene.area_of(line).size().toTuple()) >= 24
    for tray in scene.plan.trays:
        spots = [tray.slot(colour, number) for colour in range(6) for number in range(8)]
        half = tray.pitch / 2
        for number, spot in enumerate(spots):
            body = QRectF(spot - QPointF(half, half), QSizeF(2 * half, 2 * half))
            assert tray.area.contains(body)
            assert not any(
                max(abs(spot.x() - other.x()), abs(spot.y() - other.y())) < tray.pitch * 0.99
                for other in spots[:number]
            )
            assert not any(tray.disc(place).intersects(body) for place in range(len(tray.seats)))


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_pictures_are_drawn_at_the_pixels_of_the_screen(qtbot: QtBot, ratio: float) -> None:
    scene = ConnectColorsScene()
    scene.set_stage(QSizeF(700, 520), ratio)
    scene.show_position(position(PAIRS).view(0))
    for thing in (*scene.arrows.values(), *scene.pieces.values(), *scene.trays):
        if thing.isVisible():
            assert thing.pixmap().devicePixelRatio() == ratio
            assert thing.scale() == 1.0
    image = picture(ID, position(PAIRS).view(0), QSize(700, 520), ratio=ratio)
    assert image.size() == QSize(round(700 * ratio), round(520 * ratio))


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_a_picture_shows_each_ball_in_its_place(qtbot: QtBot, theme: Theme) -> None:
    state = position(board("ROYGBPP."))
    image = picture(ID, state.view(None), QSize(980, 800), theme)
    scene = ConnectColorsScene()
    scene.set_stage(QSizeF(980, 800), 1.0)
    scene.show_position(state.view(None))
    for column, colour in enumerate("ROYGBP"):
        # Below the middle, between the sign and the edge: plain colour.
        spot = scene.layout.at(QPointF(column + 0.5, 5.5 + 0.27)).toPoint()
        seen, meant = image.pixelColor(spot), QColor(BALLS.fills[colour])
        for part in ("red", "green", "blue"):
            assert abs(getattr(seen, part)() - getattr(meant, part)()) < 48, (colour, part)


def test_signs_tell_the_balls_apart_without_any_colour(qtbot: QtBot) -> None:
    """At the size of a ball in the smallest window each sign differs from every other."""
    assert len(set(SIGNS.values())) == len(COLOURS)
    shapes = {}
    for colour in COLOURS:
        image = QImage(30, 30, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.gray)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(15, 15)
        draw_ball(painter, colour, 28, THEMES["contrast"])
        painter.end()
        fill = QColor(BALLS.fills[colour]).lightnessF()
        ink = QColor(BALLS.signs[colour]).lightnessF()
        half = (fill + ink) / 2
        shapes[colour] = {
            (x, y)
            for x in range(6, 24)
            for y in range(6, 24)
            if (image.pixelColor(x, y).lightnessF() > half) == (ink > fill)
        }
    for first in COLOURS:
        for second in COLOURS[COLOURS.index(first) + 1 :]:
            differing = shapes[first] ^ shapes[second]
            assert len(differing) > 0.12 * len(shapes[first] | shapes[second]), (first, second)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_balls_in_every_tray_are_told_apart_at_an_ordinary_window(qtbot: QtBot, seats: int) -> None:
    scene = ConnectColorsScene()
    scene.set_stage(QSizeF(784, 646), 1.0)  # in a window of 1024 x 720
    scene.show_position(random_game(1, seats)[0][0].view(0))
    widths = [tray.pitch * SMALL_BALL * scene.layout.space for tray in scene.plan.trays]
    assert min(widths) >= 15
    assert len({tray.area.height() for tray in scene.plan.trays}) == (1 if seats == 1 else 2)


@pytest.mark.parametrize("name", PRINTS)
def test_the_print_can_be_read(name: str) -> None:
    colours, theme = PRINTS[name], THEMES[name]
    assert contrast(colours.label, colours.rim) >= 4.5
    assert contrast(theme.accent, colours.rim) >= 3  # open arrows
    assert contrast(colours.idle, colours.rim) >= 2.4  # stepped back on purpose
    assert contrast(colours.pressed, colours.plate) >= 3
    assert PRINTS.keys() == THEMES.keys()


def test_a_picture_marks_the_last_move_and_repeats_itself(qtbot: QtBot) -> None:
    state = position(PAIRS)
    move = state.read_move("4<:a4")
    after = state.play(move).view(None)
    plain = picture(ID, after, QSize(640, 480))
    assert plain == picture(ID, after, QSize(640, 480))
    assert plain != picture(ID, after, QSize(640, 480), last_effects=state.effects(move))
    assert plain != picture(ID, after, QSize(640, 480), DARK)


def test_small_pictures_are_made_too(qtbot: QtBot) -> None:
    for size in ((222, 150), (360, 200), (560, 320)):
        image = picture(ID, random_game(1)[8][0].view(None), QSize(*size))
        assert image.size() == QSize(*size)


def test_the_tray_of_the_viewer_lies_before_the_board(qtbot: QtBot) -> None:
    scene = ConnectColorsScene()
    scene.set_stage(QSizeF(980, 720), 1.0)
    for seats, options in GAMES:
        state = random_game(2, seats, **options)[0][0]
        for seat in range(seats):
            scene.show_position(state.view(seat))
            below = [
                tray.seats
                for tray in scene.plan.trays
                if tray.area.top() > scene.plan.board.bottom()
            ]
            assert len(below) == 1
            assert seat in below[0]


def test_partners_share_a_tray_that_counts_their_balls_together(qtbot: QtBot) -> None:
    # Two reds of seat 1 and one of seat 3 make a point (CC-21).
    state = position(PAIRS, "R2", "B1", "R1", seat="1/4", options=TEAMS)
    scene = ConnectColorsScene()
    scene.show_position(state.view(0))
    first, second = scene.counts
    assert [tray.seats for tray in scene.plan.trays] == [(0, 2), (1, 3)]
    assert first.balls[0] == 3
    assert first.points == 1
    assert first.to_move
    assert not second.to_move


def test_winners_are_marked_at_the_end_only(qtbot: QtBot) -> None:
    scene = ConnectColorsScene()
    game = random_game(1)
    state, text = game[-1]
    scene.show_position(state.view(0))
    assert not any(count.won for count in scene.counts)
    over = state.play(state.read_move(text))
    scene.show_position(over.view(0), winners=over.winners())
    won = [number for number, count in enumerate(scene.counts) if count.won]
    assert tuple(won) == over.winners()


def names(table: ColorsTable) -> list[str]:
    return [spoken.name for spoken in table.view.spoken()]


def test_all_that_lies_there_is_named_and_located(colors: ColorsTable) -> None:
    accessible.install()
    colors.show(position(PAIRS, "R2O3"))
    found = names(colors)
    assert found[0] == "tray of seat 1: 2 red, 3 orange; 1 point"
    assert "red ball at a4" in found
    assert "purple ball at c6" in found
    assert not any("d6" in name for name in found)
    assert found.count("Row 4 to the left, open") == 1
    assert found.count("Column c up, not possible") == 1
    root = QAccessible.queryAccessibleInterface(colors.view)
    assert root.childCount() == len(found)
    children = [root.child(number) for number in range(root.childCount())]
    where = {child.text(QAccessible.Text.Name): child for child in children}
    point = colors.view.viewport().mapToGlobal(colors.point_in_view(colors.field("c4")))
    assert where["red ball at c4"].rect().contains(point)
    arrow = where["Row 4 to the left, open"]
    assert arrow.role() == QAccessible.Role.PushButton
    assert not arrow.state().disabled
    assert where["Column c up, not possible"].state().disabled


def test_groups_to_pick_from_are_named(colors: ColorsTable) -> None:
    colors.show(position(PAIRS))
    assert not any(name.startswith("collect") for name in names(colors))
    colors.click(colors.arrow("5<"))
    assert names(colors)[:2] == ["collect 2 green at a5, b5", "collect 3 blue at c5, d5, e5"]
    colors.key(Qt.Key.Key_Escape)
    assert not any(name.startswith("collect") for name in names(colors))


def test_no_state_is_reachable_from_the_scene(colors: ColorsTable) -> None:
    for state, text in random_game(4)[:6]:
        colors.show(state)
        colors.move(colors.arrow(text.split(":")[0]))
        colors.scene.ask = None
        colors.scene.show_position(state.view(0))
        colors.animate(state, text)
        assert reachable(colors.scene, ConnectColorsState) == []


def test_the_scene_is_found_by_the_name_of_the_game(qtbot: QtBot) -> None:
    assert scene_for(ID) is ConnectColorsScene
    view: Any = position(START).view(None)
    assert not picture(ID, view, QSize(320, 240), LIGHT).isNull()
