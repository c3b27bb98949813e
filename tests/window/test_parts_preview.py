"""Turning parts with the mouse, the wheel and keys, and what the preview says meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from boardroom.scenes.look import CONTRAST, DARK, LIGHT, Theme
from boardroom.window.parts.easel import Easel, Look
from boardroom.window.parts.preview import AT_FIRST, Preview
from boardroom.window.style import sheet
from cad.shading import Camera, Model, Shape, draw
from tests.window.hands import LEFT, PATIENCE, put_away

NONE = Qt.KeyboardModifier.NoModifier
SIZE = QSize(240, 180)
CORNERS = np.array([(x, y, z) for x in (-9, 9) for y in (-6, 6) for z in (0, 4)], np.float32)
QUADS = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
TRIANGLES = np.array([each for a, b, c, d in QUADS for each in ((a, b, c), (a, c, d))])


def block(colour: str = "#B42807", at: float = 0.0) -> Shape:
    """A block of 18 by 12 by 4 mm at some height, which goes up by 20 when it moves apart."""
    return Shape(CORNERS + np.float32([0, 0, at]), TRIANGLES, colour, away=(0.0, 0.0, 20.0))


@pytest.fixture
def preview(qtbot: QtBot) -> Iterator[Preview]:
    made = Preview()
    made.setStyleSheet(sheet(LIGHT))
    made.resize(SIZE)
    made.show()
    made.activateWindow()
    qtbot.waitExposed(made)
    made.setFocus()
    yield made
    put_away(made)


@pytest.fixture
def shown(preview: Preview, qtbot: QtBot) -> Preview:
    """A preview with a block, drawn as well as it gets."""
    preview.show_shapes([block()])
    rest(preview, qtbot)
    return preview


def rest(preview: Preview, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: preview.at_rest, timeout=PATIENCE)


def words(preview: Preview) -> list[str]:
    return [each.text() for each in preview.findChildren(QLabel) if each.isVisible()]


def pixels(image: QImage) -> np.ndarray:
    """Red, green, blue and opacity (height, width, 4), premultiplied."""
    image = image.convertToFormat(QImage.Format.Format_RGBA8888_Premultiplied)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return rows[:, : 4 * image.width()].reshape(image.height(), image.width(), 4).copy()


def drag(preview: Preview, way: QPoint) -> None:
    port, start = preview.viewport(), QPoint(120, 90)
    QTest.mousePress(port, LEFT, pos=start)
    QTest.mouseMove(port, start + way / 2)
    QTest.mouseMove(port, start + way)
    QTest.mouseRelease(port, LEFT, pos=start + way)


def turn_wheel(preview: Preview, delta: int, at: QPointF) -> None:
    port = preview.viewport()
    event = QWheelEvent(
        at,
        port.mapToGlobal(at),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(port, event)


def spot(preview: Preview, colour: int) -> np.ndarray:
    """The middle, in shares of the picture, of what has most of red, green or blue."""
    picture = pixels(preview.image).astype(int)
    rest = np.delete(picture[..., :3], colour, axis=2).max(axis=2)
    rows, columns = np.nonzero(picture[..., colour] > rest + 60)
    return np.array([columns.mean() / picture.shape[1], rows.mean() / picture.shape[0]])


def test_a_drag_turns_along_with_the_pointer(shown: Preview, qtbot: QtBot) -> None:
    before = pixels(shown.image)
    shown.clearFocus()
    drag(shown, QPoint(40, -20))
    assert shown.hasFocus()
    assert shown.camera == Camera(AT_FIRST.turn - 20, AT_FIRST.tilt - 10)
    rest(shown, qtbot)
    assert not np.array_equal(pixels(shown.image), before)
    QTest.mouseMove(shown.viewport(), QPoint(10, 10))  # the button is not down any more
    assert shown.camera.turn == AT_FIRST.turn - 20
    drag(shown, QPoint(0, 179))
    drag(shown, QPoint(0, 179))
    assert shown.camera.tilt == 89
    drag(shown, QPoint(-800, 0))
    assert -180 <= shown.camera.turn <= 180


def test_keys_turn_enlarge_and_go_back(shown: Preview) -> None:
    presses = {
        Qt.Key.Key_Right: Camera(-17, 38),
        Qt.Key.Key_Up: Camera(-17, 46),
        Qt.Key.Key_Left: Camera(-32, 46),
        Qt.Key.Key_Down: Camera(-32, 38),
        Qt.Key.Key_Plus: Camera(-32, 38, 1.2),
        Qt.Key.Key_Minus: Camera(-32, 38, 1.0),
    }
    for key, camera in presses.items():
        QTest.keyClick(shown, key)
        assert shown.camera == camera
    for key in (Qt.Key.Key_Home, Qt.Key.Key_0):
        QTest.keyClick(shown, Qt.Key.Key_Down)
        QTest.keyClick(shown, Qt.Key.Key_Equal)
        assert shown.camera != AT_FIRST
        QTest.keyClick(shown, key)
        assert shown.camera == AT_FIRST


def test_other_keys_are_left_to_the_page(shown: Preview) -> None:
    for key, modifier in (
        (Qt.Key.Key_Escape, NONE),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier),
        (Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier),
    ):
        event = QKeyEvent(QEvent.Type.KeyPress, key, modifier)
        shown.keyPressEvent(event)
        assert not event.isAccepted()
    assert shown.camera == AT_FIRST


def test_a_double_click_goes_back(shown: Preview) -> None:
    drag(shown, QPoint(30, 30))
    QTest.mouseDClick(shown.viewport(), LEFT, pos=QPoint(50, 50))
    assert shown.camera == AT_FIRST


def test_the_wheel_enlarges_what_is_under_the_pointer(preview: Preview, qtbot: QtBot) -> None:
    mark = Shape(CORNERS / 6 + np.float32([6, 3, 4]), TRIANGLES, "#0000FF")
    preview.show_shapes([block(), mark])
    rest(preview, qtbot)
    port = preview.viewport().size()
    before = spot(preview, 2)
    turn_wheel(preview, 240, QPointF(before[0] * port.width(), before[1] * port.height()))
    assert preview.camera.zoom == pytest.approx(1.44)
    rest(preview, qtbot)
    assert spot(preview, 2) == pytest.approx(before, abs=0.02)
    turn_wheel(preview, 12000, QPointF(9, 9))
    assert preview.camera.zoom == 8
    turn_wheel(preview, -12000, QPointF(9, 9))
    assert preview.camera == Camera(-32, 38, 0.5)  # all is seen again, in the middle


def test_another_part_is_seen_whole_and_another_size_from_as_near(shown: Preview) -> None:
    QTest.keyClick(shown, Qt.Key.Key_Plus)
    QTest.keyClick(shown, Qt.Key.Key_Right)
    near = shown.camera
    shown.show_shapes([replace(block(), points=CORNERS * np.float32(1.1))])
    assert shown.camera == near
    shown.show_shapes([replace(block(), name="another")])
    assert shown.camera == Camera(near.turn, near.tilt)


def test_in_the_end_the_picture_is_as_good_as_it_gets(shown: Preview, qtbot: QtBot) -> None:
    for _ in range(3):
        QTest.keyClick(shown, Qt.Key.Key_Right)
        QApplication.processEvents()
    rest(shown, qtbot)
    size = shown.viewport().size().toTuple()
    model = Model.of([block()])
    focus, scale = model.steady(38, size)
    wanted = draw(model, Camera(13, 38), *size, scale=scale, focus=focus, passes=8, shadows=True)
    assert np.array_equal(pixels(shown.image), wanted)


def test_others_have_their_turn_while_pictures_are_drawn(preview: Preview, qtbot: QtBot) -> None:
    turns = [0]
    other = QTimer(preview, interval=0)
    other.timeout.connect(lambda: turns.__setitem__(0, turns[0] + 1))
    other.start()
    preview.show_shapes([block(at=5.0 * number) for number in range(6)])
    rest(preview, qtbot)
    other.stop()
    assert turns[0] >= 6 + 8  # after each body that was made ready, and after each better picture


def test_what_was_shown_stays_faded_while_something_is_built(shown: Preview, qtbot: QtBot) -> None:
    bright = pixels(shown.grab().toImage())
    shown.show_waiting("Building…")
    assert words(shown) == ["Building…"]
    assert shown.accessibleDescription() == "Building…"
    faded = pixels(shown.grab().toImage())
    corner = faded[12, 12]
    middle = bright.shape[0] // 2 + 30, bright.shape[1] // 2
    assert np.array_equal(bright[12, 12], corner)
    way = np.abs(bright[middle].astype(int) - corner).max()
    assert 0 < np.abs(faded[middle].astype(int) - corner).max() < way / 2
    QTest.keyClick(shown, Qt.Key.Key_Right)  # it can be turned meanwhile, and stays faded
    rest(shown, qtbot)
    assert np.abs(pixels(shown.grab().toImage())[middle].astype(int) - corner).max() < way / 2
    shown.show_shapes([block("#00C000")])
    assert words(shown) == []
    rest(shown, qtbot)
    red, green = pixels(shown.grab().toImage())[middle][:2]
    assert 2 * red < 80 < green


def test_trouble_is_said_and_nothing_is_shown_of_no_shapes(shown: Preview) -> None:
    shown.show_trouble("It cannot be built.")
    assert words(shown) == ["It cannot be built."]
    (label,) = (each for each in shown.findChildren(QLabel) if each.isVisible())
    assert label.property("role") == "error"
    shown.show_shapes([])
    assert words(shown) == []
    assert shown.image.isNull()
    QTest.keyClick(shown, Qt.Key.Key_Right)
    turn_wheel(shown, 120, QPointF(20, 20))
    assert shown.at_rest


def test_bodies_move_apart(preview: Preview, qtbot: QtBot) -> None:
    lid = Shape(CORNERS + np.float32([0, 0, 4]), TRIANGLES, "#0000FF", away=(0.0, 0.0, 30.0))
    preview.show_shapes([Shape(CORNERS, TRIANGLES, "#FF0000"), lid])
    rest(preview, qtbot)
    for fraction, gaps in ((0.0, 0), (1.0, 1), (0.0, 0)):
        preview.set_apart(fraction)
        rest(preview, qtbot)
        rows = (pixels(preview.image)[..., 3] == 255).any(axis=1).astype(int)
        assert np.count_nonzero(np.diff(rows) > 0) == gaps + 1
        assert spot(preview, 2)[1] < spot(preview, 0)[1]


def test_it_says_what_it_is_and_from_where_it_is_seen(shown: Preview) -> None:
    assert shown.accessibleName() == "Preview"
    assert shown.accessibleDescription() == "Seen from the front left, from above"
    for key, said in (
        (Qt.Key.Key_Right, "the front"),
        (Qt.Key.Key_Right, "the front"),
        (Qt.Key.Key_Right, "the front"),
        (Qt.Key.Key_Right, "the front right"),
    ):
        QTest.keyClick(shown, key)
        assert shown.accessibleDescription() == f"Seen from {said}, from above"
    for _ in range(5):
        QTest.keyClick(shown, Qt.Key.Key_Down)
    assert shown.accessibleDescription() == "Seen from the front right, from below"


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda each: each.name)
def test_the_focus_is_seen_in_each_theme(preview: Preview, theme: Theme) -> None:
    preview.setStyleSheet(sheet(theme))
    for focused in (True, False):
        (preview.setFocus if focused else preview.clearFocus)()
        QApplication.processEvents()
        assert preview.hasFocus() is focused
        edge = preview.grab().toImage().pixelColor(0, SIZE.height() // 2)
        assert (edge == QColor(theme.accent)) is focused


def test_pictures_have_the_pixels_of_the_screen(qtbot: QtBot, preview: Preview) -> None:
    easel = Easel(preview)
    sizes: list[QSize] = []
    easel.drawn.connect(lambda image: sizes.append(image.size()))
    for ratio, wanted in ((2.0, QSize(240, 180)), (1.5, QSize(180, 135))):
        easel.look(Look(AT_FIRST, 0.0, QSize(120, 90), ratio))
        easel.take([block()])
        qtbot.waitUntil(lambda: easel.at_rest, timeout=PATIENCE)
        assert sizes[-1] == wanted
    easel.look(Look(AT_FIRST, 0.0, QSize(1000, 800), 1.0))
    sizes.clear()
    qtbot.waitUntil(lambda: bool(sizes), timeout=PATIENCE)
    first = sizes[0]  # coarse, so that the hand that moves it is followed
    assert first.width() * first.height() <= 301_000
    assert first.width() / first.height() == pytest.approx(1.25, rel=0.01)
    easel.take([])
    assert easel.at_rest
