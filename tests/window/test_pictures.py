"""Pictures of the whole window: taken from a window of their own, which is gone afterwards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from PySide6.QtWidgets import QApplication

from boardroom.games import GAMES, game
from boardroom.play.match import Match
from boardroom.scenes import has_scene
from boardroom.scenes.view import TableView
from boardroom.window import pictures
from boardroom.window.main_window import MainWindow
from boardroom.window.pictures import WINDOW, write_window
from tests.tools import load_script
from tests.window.hands import ANNA, BEN


def test_the_window_is_gone_once_its_picture_is_taken(qapp: QApplication, tmp_path: Path) -> None:
    choconnect = game("choconnect")
    match = Match.new(choconnect, choconnect.Options(first="1"), (ANNA, BEN), seed=7)
    before = set(QApplication.allWidgets())
    try:
        write_window(tmp_path / "window.png", match.record())
        assert set(QApplication.allWidgets()) == before
    finally:
        qapp.setStyleSheet("")
    with Image.open(tmp_path / "window.png") as picture:
        assert picture.size == (WINDOW.width(), WINDOW.height())


def test_a_picture_is_taken_once_every_table_stands_sharp(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[tuple[bool, bool]] = []

    class Watched(MainWindow):
        def render(self, *into: Any) -> None:
            shown = [view.table for view in self.findChildren(TableView)]
            taken.extend((table.busy, table.sharp) for table in shown if table.view is not None)
            super().render(*into)

    monkeypatch.setattr(pictures, "MainWindow", Watched)
    connnect = game("connnect")  # its game begins with a roll of the dice
    match = Match.new(connnect, connnect.Options(), (ANNA, BEN), seed=7)
    match.rewind(0)
    try:
        write_window(tmp_path / "window.png", match.record())
    finally:
        qapp.setStyleSheet("")
    assert taken
    assert set(taken) == {(False, True)}


@pytest.fixture(scope="module")
def script() -> Any:
    """The script behind `make screenshots`."""
    return load_script("screenshots")


def test_screenshots_show_each_game_in_each_theme_and_size(script: Any, tmp_path: Path) -> None:
    games = [game_id for game_id in GAMES if has_scene(game_id)]
    names = {path.name for path, *_ in script.screenshots(games, tmp_path)}
    assert names == {
        f"{game_id}-{moment}-{theme}-{size}.png"
        for game_id in games
        for moment in ("start", "middle", "end")
        for theme in ("light", "dark", "contrast")
        for size in ("1024x720", "1920x1080")
    }


def test_a_screenshot_is_as_large_and_as_dark_as_its_name_says(
    script: Any, qapp: QApplication, tmp_path: Path
) -> None:
    wanted = {f"choconnect-middle-{theme}-1024x720.png" for theme in ("light", "dark")}
    light: dict[str, Any] = {}
    try:
        for path, record, size, theme in script.screenshots(["choconnect"], tmp_path):
            if path.name in wanted:
                write_window(path, record, size, theme)
                with Image.open(path) as picture:
                    assert picture.size == (1024, 720)
                    light[theme] = picture.convert("L").resize((1, 1)).getpixel((0, 0))
    finally:
        qapp.setStyleSheet("")
    assert light["dark"] + 60 < light["light"]


def test_a_game_without_a_table_is_wrong_use(script: Any, capsys: Any) -> None:
    with pytest.raises(SystemExit) as ended:
        script.main(["chess"])
    assert ended.value.code == 2
    assert "chess" in capsys.readouterr().err
