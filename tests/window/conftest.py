"""The program's window in a home of its own, with hands for mouse and keyboard."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.base import folders
from boardroom.scenes.look import LIGHT
from boardroom.window import glimpse, pace, player
from boardroom.window.appearance import Appearance
from boardroom.window.keeper import Keeper
from boardroom.window.pace import Pace
from boardroom.window.parts import door
from boardroom.window.player import Opened, SpeakerTrouble
from boardroom.window.sheets import door as sheets_door
from tests.window.builders import Building, Exporting
from tests.window.drawers import Drawing
from tests.window.hands import ANNA, MEDIUM, Hands
from tests.window.slow import PONDERING

_sample = cache(glimpse.sample)
"""The pictures on the cards of the start page, which never change, drawn once for all windows."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The platform without a screen has no window manager to tell of sizes, order and keys."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support"))


@pytest.fixture(autouse=True)
def _no_loudspeaker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever tests is not to be played to, and a machine without a device answers alike."""

    def none(_stream: object) -> Opened:
        raise SpeakerTrouble

    monkeypatch.setattr(player, "open_speaker", none)


@pytest.fixture(autouse=True)
def _no_builders(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that wants parts to be built, or sheets to be drawn, brings the processes for it."""
    monkeypatch.setattr(door, "children", lambda: (Building(), Exporting()))
    monkeypatch.setattr(sheets_door, "child", Drawing)


@pytest.fixture
def drawing(monkeypatch: pytest.MonkeyPatch) -> Drawing:
    """What stands in for the process that draws sheets."""
    made = Drawing()
    monkeypatch.setattr(sheets_door, "child", lambda: made)
    return made


@pytest.fixture
def _nothing_takes_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves stand at once, and bots answer as soon as they know."""
    for speed in pace.PACES:
        monkeypatch.setitem(pace.PACES, speed, Pace(0.0, 0))


@pytest.fixture
def open_window(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, _nothing_takes_time: None
) -> Iterator[Callable[[], Hands]]:
    """Opens the program as often as it is called; every window is closed at the end."""
    monkeypatch.setattr(glimpse, "sample", _sample)
    opened: list[Hands] = []
    appearance: list[Appearance] = []

    def opener() -> Hands:
        keeper = Keeper(folders.settings_file())
        if not appearance:
            appearance.append(Appearance(qapp, lambda: LIGHT))
        appearance[0].choose(keeper.now.theme)
        hands = Hands(qtbot, keeper, appearance[0])
        opened.append(hands)
        return hands

    yield opener
    for hands in opened:
        hands.put_away()
    opened.clear()
    qapp.setStyleSheet("")
    gc.collect()


@pytest.fixture
def hands(open_window: Callable[[], Hands]) -> Hands:
    """The program as it is opened the first time."""
    return open_window()


@pytest.fixture
def pondering(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the turn of a bot that thinks until it is stopped."""
    monkeypatch.setattr("boardroom.play.thinker.Thinker", PONDERING)
    hands.begin(ANNA, MEDIUM)
    hands.wait_for_turn()
    hands.choose("3>")
