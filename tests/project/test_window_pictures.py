"""The pictures of the README and of software centres: small files, of what the program shows."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from boardroom.window.pictures import WINDOW
from pictures import window as script
from tests.tools import ROOT

FOLDER = ROOT / "docs" / "pictures"
MOST_BYTES = 150_000


def test_there_is_a_picture_of_every_step_and_no_other() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.png" for name in script.steps()}


@pytest.mark.parametrize("path", sorted(FOLDER.iterdir()), ids=lambda path: path.stem)
def test_a_picture_is_small_and_shows_the_whole_window_in_light_colours(path: Path) -> None:
    assert path.stat().st_size <= MOST_BYTES
    with Image.open(path) as picture:
        assert picture.size == WINDOW.toTuple()
        assert np.asarray(picture.convert("L")).mean() > 150


def test_grain_spares_what_is_filled_and_keeps_the_mean_of_the_rest() -> None:
    picture = np.full((100, 100, 4), 255, np.uint8)
    picture[:, :50, :3] = 40
    picture[:, 50:, :3] = np.arange(100, 200).reshape(-1, 1, 1)  # each colour half of 1 %
    found = script.grained(picture)
    assert (found[:, :50] == picture[:, :50]).all()
    assert (found[..., 3] == 255).all()
    changed = found[:, 50:, :3].astype(int) - picture[:, 50:, :3]
    assert 1 <= np.abs(changed).max() <= 2
    assert abs(changed.mean()) < 0.25
