"""Pictures of the window for the README and for software centres: each game on its table, and each
step that matters.

    make pictures
    PYTHONPATH=packaging .venv/bin/python -m pictures.window NAME ...

writes `docs/pictures/NAME.png`, with few colours. The games are those of the tour.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from boardroom.bots import USUAL
from boardroom.games import GAMES
from boardroom.play.moments import plies, with_a_person
from boardroom.play.record import Record
from boardroom.play.simulate import bots_game
from boardroom.window.pictures import (
    write_hint,
    write_parts,
    write_sheets,
    write_start,
    write_window,
)
from pictures.palette import FILLED, reduced
from system import ROOT

FOLDER: Final = ROOT / "docs" / "pictures"
SEED: Final = 7

GRAIN: Final = ((-1, 1), (1, -1))
"""Steps of 255 by which pixels side by side are made to differ: that hides where one of the few
colours ends and the next begins."""


def main(names: Sequence[str]) -> int:
    """Draw what is named, or everything."""
    known = steps()
    for name in names:
        if name not in known:
            sys.stderr.write(f"{name} is none of {', '.join(known)}\n")
            return 2
    FOLDER.mkdir(exist_ok=True)
    for name in names or known:
        path = FOLDER / f"{name}.png"
        known[name](path)
        with Image.open(path) as picture:
            image = reduced(grained(np.asarray(picture.convert("RGBA"))))
        del image.info["transparency"]  # nothing is
        image.save(path, optimize=True)
        sys.stdout.write(f"Wrote {path}\n")
    return 0


def steps() -> dict[str, Callable[[Path], None]]:
    """Each picture by its name, and what writes it to a file."""
    return {
        **{id: partial(_table, id) for id in GAMES},
        "start": _start,
        # A game in which there is more than one reason for the best move.
        "hint": lambda path: write_hint(path, record("connect-colors", "middle", seed=5)),
        "parts": lambda path: write_parts(path, "chip"),
        "sheets": lambda path: write_sheets(path, record=record("connnect", "middle")),
    }


def _table(id: str, path: Path) -> None:
    write_window(path, record(id, "middle"))


def _start(path: Path) -> None:
    left = [record("choconnect", "middle"), record("connect-colors", "middle")]
    write_start(path, [record("colorpop", "end"), *left])


@cache
def record(id: str, moment: str, seed: int = SEED) -> Record:
    """A game among the usual bots at one of its moments, where a person takes over."""
    kind = GAMES[id]
    match = bots_game(kind, kind.Options(), [USUAL] * kind.seats[0], seed)
    match.rewind(plies(match)[moment])
    return with_a_person(match)


def grained(picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The same picture, pixels side by side a little lighter and a little darker; what is filled
    with one colour stays as it is."""
    height, width = picture.shape[:2]
    grain = np.tile(GRAIN, (height // 2 + 1, width // 2 + 1))[:height, :width]
    _, kinds, counts = np.unique(
        picture.reshape(-1, 4), axis=0, return_inverse=True, return_counts=True
    )
    filled = (counts > FILLED * height * width)[kinds.reshape(height, width)]
    found = picture.astype(np.int16)
    found[..., :3] += np.where(filled, 0, grain)[..., None].astype(np.int16)
    return np.clip(found, 0, 255).astype(np.uint8)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
