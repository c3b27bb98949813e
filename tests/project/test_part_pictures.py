"""The pictures of the printable parts: one of each, small files, on nothing."""

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

import cad
from pictures.palette import reduced
from tests.tools import ROOT

FOLDER = ROOT / "resources" / "parts"
NAMES = {*cad.PARTS, *cad.ASSEMBLIES, *(f"{id}-exploded" for id in cad.ASSEMBLIES)}
MOST_BYTES = 1_500_000


def test_there_is_a_picture_of_every_part_and_game_and_no_other():
    assert {path.stem for path in FOLDER.glob("*.png")} == NAMES
    assert sum(path.stat().st_size for path in FOLDER.glob("*.png")) < MOST_BYTES


@pytest.mark.parametrize("name", sorted(NAMES))
def test_a_picture_shows_something_in_the_middle_of_nothing(name: str):
    with Image.open(FOLDER / f"{name}.png") as image:
        assert image.size == (640, 480)
        opacity = np.asarray(image.convert("RGBA"))[..., 3]
    rim = np.concatenate([opacity[0], opacity[-1], opacity[:, 0], opacity[:, -1]])
    assert rim.max() < 16
    rows, columns = np.nonzero(opacity == 255)
    assert len(rows) > 0.03 * opacity.size
    # Nothing is lost in a corner: the body reaches over most of one side of the picture.
    assert np.ptp(columns) > 0.4 * 640 or np.ptp(rows) > 0.5 * 480


def test_few_colours_keep_each_colour_of_a_picture_and_what_is_transparent(tmp_path: Path):
    picture = np.zeros((20, 30, 4), np.uint8)
    picture[5:15, 5:15] = [180, 40, 7, 255]
    picture[5:15, 15:25] = [10, 20, 90, 255]
    picture[0, 0] = [30, 30, 30, 60]  # half of 128, of 60
    image = reduced(picture)
    image.save(tmp_path / "few.png", transparency=image.info["transparency"])
    with Image.open(tmp_path / "few.png") as saved:
        seen = np.asarray(saved.convert("RGBA"))
    assert seen[10, 10].tolist() == [180, 40, 7, 255]
    assert seen[10, 20].tolist() == [10, 20, 90, 255]
    assert seen[0, 0].tolist() == [128, 128, 128, 60]
    assert seen[19, 29, 3] == 0


def test_a_ramp_of_many_colours_keeps_close_to_them():
    ramp = np.full((100, 100, 4), 255, np.uint8)
    ramp[..., 0], ramp[..., 1] = np.indices((100, 100)) * 2
    seen = np.asarray(reduced(ramp).convert("RGBA")).astype(int)
    # 255 of 10,000 colours: patches of 6 by 6, whose corners are some 8 away from the middle.
    assert np.abs(seen - ramp).max() <= 16


def test_a_surface_of_one_colour_keeps_it_among_many_like_it():
    picture = np.full((200, 200, 4), 255, np.uint8)
    picture[:100, :, 0] = np.indices((100, 200))[0] + 100
    picture[:100, :, 1] = np.indices((100, 200))[1]
    picture[100:] = [251, 247, 240, 255]
    assert (np.asarray(reduced(picture).convert("RGBA"))[100:] == picture[100:]).all()
