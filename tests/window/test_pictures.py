"""Pictures of the whole window: taken from a window of their own, which is gone afterwards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from PySide6.QtWidgets import QApplication

from boardroom.games import GAMES, game
from boardroom.play.match import Match
from boardroom.play.moments import plies, with_a_person
from boardroom.play.simulate import bots_game
from boardroom.scenes import has_scene
from boardroom.scenes.view import TableView
from boardroom.window import pictures
from boardroom.window.main_window import MainWindow
from boardroom.window.pictures import WINDOW, write_hint, write_start, write_window
from pictures import screenshots
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


def _in_the_middle() -> Match:
    """A game of Choconnect, in which a seat is to move."""
    match = bots_game(game("choconnect"), game("choconnect").Options(), ["random"] * 2, 7)
    match.rewind(plies(match)["middle"])
    return match


def test_the_start_page_shows_the_games_that_were_left_and_that_are_over(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[tuple[list[str], list[str], bool]] = []

    class Watched(MainWindow):
        def render(self, *into: Any) -> None:
            rows, finished = self.start_page.rows, self.start_page.finished
            drawn = not any(row.picture.image.isNull() for row in (*rows, *finished))
            shown.append(([row.game.game for row in rows], [r.game.game for r in finished], drawn))
            super().render(*into)

    monkeypatch.setattr(pictures, "MainWindow", Watched)
    over = bots_game(game("colorpop"), game("colorpop").Options(), ["random"] * 2, 7)
    try:
        write_start(tmp_path / "start.png", [over.record(), _in_the_middle().record()])
    finally:
        qapp.setStyleSheet("")
    assert shown == [(["choconnect"], ["colorpop"], True)]


def test_a_hint_is_taken_once_it_is_told(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, str]] = []

    class Watched(MainWindow):
        def render(self, *into: Any) -> None:
            assert self.game_page is not None
            told.append((self.game_page.conductor.hinted, self.game_page.status.whole))
            super().render(*into)

    monkeypatch.setattr(pictures, "MainWindow", Watched)
    match = _in_the_middle()
    try:
        write_hint(tmp_path / "hint.png", with_a_person(match))
    finally:
        qapp.setStyleSheet("")
    ((move, words),) = told
    assert move in {str(each) for each in match.now.moves()}
    assert words.startswith("Hint 1 of ")


@pytest.fixture(scope="module")
def script() -> Any:
    """The script behind `make screenshots`."""
    return screenshots


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
