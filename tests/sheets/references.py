"""Pictures of every sheet as it was last looked at, and how one of today is compared with them.

    make pictures

draws them anew, and it is for a person to look at what has changed. All pages of a sheet stand
side by side in one small grey picture.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from tests.sheets.printed import pictures, printed

FOLDER = Path(__file__).parent / "pictures"

DOTS = 36
"""Dots an inch: letters are grey, what is as large as a sign is plain."""

WORST, MEAN = 40.0, 2.0
"""Steps of 255 by which a grey may differ: around any block, and over all."""

BLOCK = 3
"""Dots in what is compared: 2 mm of paper."""


@dataclass(frozen=True)
class Shown:
    """A sheet with settings, some pages of it from ``first``; ``name`` is that of its picture."""

    name: str
    id: str
    settings: tuple[tuple[str, str], ...] = ()
    first: int = 0
    count: int = 99

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.webp"


SHOWN = (
    Shown("player-sheet", "player-sheet", (("names", "Юлия"), ("solo", "yes"))),
    Shown(
        "player-sheet-saving",
        "player-sheet",
        (("per-page", "2"), ("copies", "2"), ("ink-saver", "yes"), ("lang", "ru")),
    ),
    Shown("connnect-cards", "connnect-cards"),
    Shown("connnect-cards-bleed", "connnect-cards", (("layout", "bleed"),), 4, 4),
    Shown("connnect-cards-fold", "connnect-cards", (("layout", "fold"),), 2, 3),
    Shown("connnect-cards-mini", "connnect-cards", (("size", "mini"), ("paper", "letter"))),
    Shown("connnect-cards-saving", "connnect-cards", (("ink-saver", "yes"),)),
    Shown("connnect-cards-large", "connnect-cards", (("size", "large"),), 6, 8),
    Shown("colorpop-cards", "colorpop-cards"),
    Shown("connect-colors-pad", "connect-colors-pad"),
    Shown("domino3d-pad", "domino3d-pad", (("paper", "letter"),)),
    Shown("choconnect-pad", "choconnect-pad"),
    Shown("box-labels", "box-labels"),
    Shown("calibration", "calibration"),
)


def drawn(shown: Shown) -> Image.Image:
    """The pages as they are drawn now, side by side."""
    pages = slice(shown.first, shown.first + shown.count)
    found = pictures(printed(shown.id, **dict(shown.settings)), DOTS, pages)
    width, height = sum(page.width for page in found), max(page.height for page in found)
    sheet = Image.new("L", (width, height))
    x = 0
    for page in found:
        sheet.paste(page.convert("L"), (x, 0))
        x += page.width
    return sheet


def alike(one: Image.Image, other: Image.Image) -> bool:
    """Whether two pictures show the same, but for how letters and edges are smoothed."""
    if one.size != other.size:
        return False
    off = np.abs(_around(_blocks(one) - _blocks(other)))
    return float(off.max()) <= WORST and float(off.mean()) <= MEAN


def _blocks(image: Image.Image) -> NDArray[np.float64]:
    size = (image.width // BLOCK, image.height // BLOCK)
    return np.asarray(image.resize(size, Image.Resampling.BOX), np.float64)


def _around(blocks: NDArray[np.float64]) -> NDArray[np.float64]:
    """The mean of each block and its three neighbours to the right and below."""
    found: NDArray[np.float64] = (
        blocks[:-1, :-1] + blocks[1:, :-1] + blocks[:-1, 1:] + blocks[1:, 1:]
    ) / 4
    return found


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.webp"):
        old.unlink()
    for shown in SHOWN:
        drawn(shown).save(shown.file, quality=80, method=6)
    sys.stdout.write(f"Wrote the pictures in {FOLDER}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
