"""Every sheet looks as it did when its stored pictures were last looked at.

Where a change is meant, `make pictures` draws them anew.
"""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image, ImageChops

from sheets import SHEETS
from tests.sheets.references import FOLDER, SHOWN, Shown, alike, drawn


def stored(shown: Shown) -> Image.Image:
    with Image.open(shown.file) as image:
        return image.convert("L")


def test_each_picture_is_stored_and_no_other() -> None:
    assert {shown.file for shown in SHOWN} == set(FOLDER.iterdir())
    assert {shown.id for shown in SHOWN} | {"player-sheet"} == set(SHEETS)


@pytest.mark.parametrize("shown", SHOWN, ids=lambda shown: shown.name)
def test_a_sheet_looks_as_it_did(shown: Shown) -> None:
    assert alike(drawn(shown), stored(shown))


@pytest.mark.parametrize("shown", SHOWN, ids=lambda shown: shown.name)
def test_what_is_missing_or_lies_elsewhere_is_found(shown: Shown) -> None:
    picture = stored(shown)
    assert not alike(ImageChops.offset(picture, 6, 0), picture)
    # The darkest square of 9 mm left out.
    side = 13
    means = np.asarray(picture.resize((picture.width // side, picture.height // side)))
    row, column = np.unravel_index(means.argmin(), means.shape)
    left, top = int(column) * side, int(row) * side
    picture.paste(255, (left, top, left + side, top + side))
    assert not alike(picture, stored(shown))
