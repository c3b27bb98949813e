"""Settings: kept, applied at once, and never lost to a broken file."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QDialog

from boardroom.base import folders
from boardroom.scenes.look import CONTRAST, DARK, LIGHT, Theme
from boardroom.window.appearance import Appearance
from boardroom.window.geometry import LEAST, place
from boardroom.window.pace import PACES
from boardroom.window.settings import (
    Geometry,
    LastGame,
    SeatChoice,
    Settings,
    read_settings,
    write_settings,
)
from boardroom.window.settings_dialog import SettingsDialog
from tests.window.hands import ANNA, BEN, LEFT, Hands

FULL = Settings(
    theme="dark",
    speed="fast",
    volume=35,
    muted=True,
    geometry=Geometry(10, 20, 1000, 700, maximized=True),
    folder="/somewhere",
    recent="choconnect",
    last={"choconnect": LastGame((SeatChoice("Зоя", "human", "red"),), {"rounds": "advanced"})},
)


def test_settings_read_back_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    assert write_settings(path, FULL) is None
    assert read_settings(path) == (FULL, None)


def test_without_a_file_the_defaults_hold_and_nothing_is_said(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "settings.json") == (Settings(), None)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b'{"theme": "purple"}',
        b'{"speed": 3}',
        b'{"volume": 101}',
        b'{"no such thing": 1}',
        b'{"geometry": {"x": "left", "y": 0, "width": 1, "height": 1}}',
        b'{"geometry": {"x": 9999999999, "y": 0, "width": 1, "height": 1}}',
        b"\xff\xfe{}",
        b"[" * 100_000,
    ],
    ids=["empty", "torn", "value", "type", "volume", "key", "nested", "far", "bytes", "deep"],
)
def test_a_broken_file_is_set_aside_and_told(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(data)
    settings, trouble = read_settings(path)
    assert settings == Settings()
    assert "settings.broken-1.json" in str(trouble)
    assert "\n" not in str(trouble)
    assert (tmp_path / "settings.broken-1.json").read_bytes() == data
    assert not path.exists()


def test_a_place_that_cannot_be_looked_at_is_told_and_the_defaults_are_used(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 300) / "settings.json"
    settings, trouble = read_settings(path)
    assert settings == Settings()
    assert "cannot be set aside" in str(trouble)


def test_the_window_opens_and_plays_without_a_home(
    open_window: Callable[[], Hands], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOARDROOM_HOME", str(tmp_path / ("x" * 300)))
    hands = open_window()
    assert "too long" in hands.window.notices.shown["told"].text
    hands.begin(ANNA, BEN)
    hands.play(["1>"])
    assert "not being saved" in hands.window.notices.shown["unsaved"].text


def test_a_second_broken_file_does_not_replace_the_first(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for number in (1, 2):
        path.write_text(f"broken {number}")
        read_settings(path)
    assert (tmp_path / "settings.broken-1.json").read_text() == "broken 1"
    assert (tmp_path / "settings.broken-2.json").read_text() == "broken 2"


def test_the_window_says_that_the_settings_were_broken(
    open_window: Callable[[], Hands],
) -> None:
    path = folders.settings_file()
    path.parent.mkdir(parents=True)
    path.write_text("{")
    hands = open_window()
    assert "settings.broken-1.json" in hands.window.notices.shown["told"].text
    hands.keeper.change(theme="dark")
    assert read_settings(path)[0].theme == "dark"


def test_a_theme_is_applied_at_once_to_everything_and_kept(
    hands: Hands, qapp: QApplication, open_window: Callable[[], Hands]
) -> None:
    hands.begin(ANNA, BEN)
    hands.play(["1>"])
    before = hands.page.view.grab().toImage()

    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, SettingsDialog)
        hands.bot.mouseClick(dialog.themes["dark"], LEFT)
        assert qapp.palette().color(QPalette.ColorRole.Window).name().upper() == DARK.panel

    hands.in_dialog(choose, hands.window.actions_["settings"].trigger)
    assert hands.page.scene.theme is DARK
    after = hands.page.view.grab().toImage()
    corner = (4, 4)
    assert after.pixelColor(*corner).lightnessF() < before.pixelColor(*corner).lightnessF() - 0.2
    assert read_settings(folders.settings_file())[0].theme == "dark"
    assert open_window().window.appearance.theme is DARK


def test_no_motion_is_applied_at_once(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "normal", PACES["normal"].__class__(1.0, 0))
    hands.begin(ANNA, BEN)
    hands.bot.waitUntil(lambda: hands.page.scene.can_choose)
    hands.choose("1>")
    assert hands.page.scene.busy

    def choose(dialog: QDialog) -> None:
        assert isinstance(dialog, SettingsDialog)
        hands.bot.mouseClick(dialog.speeds["off"], LEFT)

    hands.in_dialog(choose, hands.window.actions_["settings"].trigger)
    hands.bot.waitUntil(lambda: hands.page.scene.can_choose)
    hands.page.view.setFocus()
    hands.choose("2>")
    assert not hands.page.scene.busy
    assert hands.page.scene.can_choose


def test_the_theme_follows_the_system_unless_one_is_chosen(qapp: QApplication) -> None:
    asked: list[Theme] = [LIGHT]
    appearance = Appearance(qapp, lambda: asked[0])
    assert appearance.theme is LIGHT
    asked[0] = DARK
    appearance.follow()
    assert appearance.theme is DARK
    appearance.choose("contrast")
    asked[0] = LIGHT
    appearance.follow()
    assert appearance.theme is CONTRAST
    appearance.choose("system")
    assert appearance.theme is LIGHT
    qapp.setStyleSheet("")


def test_the_window_comes_back_where_it_was(open_window: Callable[[], Hands]) -> None:
    first = open_window()
    first.window.setGeometry(5, 12, 930, 640)
    first.settle()
    stood = first.window.geometry()
    first.window.close()
    kept = read_settings(folders.settings_file())[0].geometry
    assert kept is not None
    assert QRect(kept.x, kept.y, kept.width, kept.height) == stood


SCREEN = QRect(0, 0, 1280, 800)
SMALL = QRect(0, 0, 1024, 720)
RIGHT = QRect(1280, 0, 1920, 1080)


@pytest.mark.parametrize(
    ("kept", "screens"),
    [
        (None, [SMALL]),
        (None, [SCREEN]),
        (None, [RIGHT, SCREEN]),
        (Geometry(0, 0, 5000, 4000), [SMALL]),
        (Geometry(-3000, -3000, 1000, 700), [SCREEN]),
        (Geometry(1500, 100, 1200, 800), [SCREEN]),  # the screen at the right is gone
        (Geometry(1500, 100, 1200, 800), [SCREEN, RIGHT]),
        (Geometry(1000, 600, 1000, 700), [SMALL]),
        (Geometry(0, 0, 1, 1), [SCREEN]),
        (Geometry(100_000, 100_000, 900, 620), [SCREEN]),
    ],
)
def test_the_window_is_whole_on_a_screen_that_is_there(
    kept: Geometry | None, screens: list[QRect]
) -> None:
    area = place(kept, screens)
    assert any(screen.contains(area) for screen in screens)
    assert area.width() >= LEAST.width()
    assert area.height() >= LEAST.height()


def test_a_window_on_a_screen_that_is_there_stays_where_it_was() -> None:
    assert place(Geometry(1500, 100, 1200, 800), [SCREEN, RIGHT]) == QRect(1500, 100, 1200, 800)


def test_every_page_fits_the_smallest_window(hands: Hands) -> None:
    hands.window.resize(LEAST)
    hands.begin(ANNA, BEN, ANNA, BEN, rounds="advanced")
    hands.wait_for_turn()
    hands.settle()
    assert hands.window.size() == LEAST
    for page in (hands.page.side, hands.page.result, hands.window.start_page):
        assert page.minimumSizeHint().height() <= LEAST.height() - 40


def test_a_change_of_colours_keeps_nothing_of_games_that_were_closed(hands: Hands) -> None:
    def objects_of_qt() -> int:
        gc.collect()
        return sum(isinstance(each, QObject) for each in gc.get_objects())

    counts = []
    for theme in ("dark", "light", "contrast", "dark", "light"):
        hands.begin(ANNA, BEN)  # which closes the one before
        hands.keeper.change(theme=theme)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        hands.settle()
        counts.append(objects_of_qt())
    assert counts[2:] == [counts[2]] * 3  # the first ones bring what all share
