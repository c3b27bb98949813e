"""Every table looks as it did when its stored pictures were last looked at.

Where a change is meant, `make pictures` draws them anew.
"""

from __future__ import annotations

import pytest
from PIL import Image
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boardroom.games import GAMES
from boardroom.scenes import has_scene
from tests.scenes.references import FOLDER, Scene, alike, drawn, scenes

TABLES = [game_id for game_id in GAMES if has_scene(game_id)]

EARLIER = {"connnect": 6}
"""So many moves change what is as large as a piece; a number on a sheet of Connnect is smaller."""


def stored(scene: Scene) -> Image.Image:
    with Image.open(scene.file) as image:
        return image.convert("RGB")


def test_each_picture_is_stored_and_no_other() -> None:
    assert {scene.file for scene in scenes()} == set(FOLDER.iterdir())


@pytest.mark.parametrize("scene", list(scenes()), ids=lambda scene: scene.name)
def test_a_table_looks_as_it_did(qtbot: QtBot, scene: Scene) -> None:
    assert alike(drawn(scene), stored(scene))


@pytest.mark.parametrize("moment", ["middle", "end"])
@pytest.mark.parametrize("game_id", TABLES)
def test_a_piece_that_lies_elsewhere_is_found(qtbot: QtBot, game_id: str, moment: str) -> None:
    scene = Scene(game_id, moment, "light")
    assert not alike(drawn(scene, earlier=EARLIER.get(game_id, 1)), stored(scene))


@pytest.mark.parametrize("game_id", TABLES)
def test_another_font_is_no_difference(qtbot: QtBot, game_id: str) -> None:
    scene, before = Scene(game_id, "middle", "light"), QFont(QApplication.font())
    other = QFont("Serif")
    other.setPointSize(before.pointSize())
    QApplication.setFont(other)
    try:
        assert alike(drawn(scene), stored(scene))
    finally:
        QApplication.setFont(before)
