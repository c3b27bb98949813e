"""Pictures of the whole window: taken from a window of their own, which is gone afterwards."""

from __future__ import annotations

from pathlib import Path

from PIL import Image
from PySide6.QtWidgets import QApplication

from boardroom.games import game
from boardroom.play.match import Match
from boardroom.window.pictures import WINDOW, write_window
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
