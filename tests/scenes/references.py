"""Pictures of every table as it was last looked at, and how one of today is compared with them.

    make pictures

draws them anew, and it is for a person to look at what has changed. A difference of fonts or of
antialiasing is smoothed away before the comparison; what is as large as a piece is not.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from boardroom.games import GAMES, game
from boardroom.games.game import CHANCE, OVER
from boardroom.scenes import has_scene
from boardroom.scenes.look import THEMES
from boardroom.scenes.picture import picture

FOLDER = Path(__file__).parent / "pictures"

TABLE = QSize(980, 720)
STORED = (490, 360)
BLOCKS = (122, 90)
"""Width and height in what is compared: a block is about eight pixels of the table."""

WORST, MEAN = 42.0, 2.5
"""Steps of 255 by which a colour may differ: around any block, and over all."""

SEED = 5
Blocks = NDArray[np.float64]


@dataclass(frozen=True)
class Scene:
    """What a picture shows: a moment of a game in a theme."""

    game_id: str
    moment: str
    theme: str

    @property
    def name(self) -> str:
        return f"{self.game_id}-{self.moment}-{self.theme}"

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.webp"


def scenes() -> Iterator[Scene]:
    """Start, middle and end of each game that has a table, and its middle in the other themes."""
    for game_id in filter(has_scene, GAMES):
        for moment in ("start", "middle", "end"):
            yield Scene(game_id, moment, "light")
        for theme in THEMES:
            if theme != "light":
                yield Scene(game_id, "middle", theme)


@cache
def a_game(game_id: str) -> tuple[tuple[Any, Any], ...]:
    """Every state of a random game between two, with the effects of the last move of a seat."""
    kind, rng = game(game_id), Random(SEED)
    state: Any = kind.start(2, kind.Options(), rng)
    last, found = None, [(state, None)]
    while state.turn != OVER:
        move = state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves())
        if state.turn != CHANCE:
            last = state.effects(move)
        state = state.play(move)
        found.append((state, last))
    return tuple(found)


def moment(scene: Scene, earlier: int = 0) -> tuple[Any, Any]:
    """The state, and the effects of the last move; so many of the seats' moves earlier."""
    found = a_game(scene.game_id)
    ply = {"start": 0, "middle": len(found) // 2, "end": len(found) - 1}[scene.moment]
    for _ in range(earlier):
        ply -= 1
        while found[ply][0].turn == CHANCE:
            ply -= 1
    return found[ply]


def drawn(scene: Scene, earlier: int = 0) -> Image.Image:
    """The table as it is drawn now, in the size that is stored."""
    state, last = moment(scene, earlier)
    image = picture(
        scene.game_id,
        state.view(0),
        TABLE,
        THEMES[scene.theme],
        last_effects=last,
        winners=state.winners() if state.turn == OVER else None,
    )
    return _read(image).resize(STORED, Image.Resampling.BOX)


def _read(image: QImage) -> Image.Image:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "BMP")  # type: ignore[call-overload]
    return Image.open(io.BytesIO(buffer.data().data())).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """By how much two pictures differ: around the worst block, and over all."""
    off = np.abs(_around(_blocks(one) - _blocks(other)))
    return float(off.max()), float(off.mean())


def _blocks(image: Image.Image) -> Blocks:
    return np.asarray(image.resize(BLOCKS, Image.Resampling.BOX), np.float64)


def _around(blocks: Blocks) -> Blocks:
    """The mean of each block and the eight around it: lines of text nearly vanish in it."""
    rows = (blocks[:-2] + blocks[1:-1] + blocks[2:]) / 3
    found: Blocks = (rows[:, :-2] + rows[:, 1:-1] + rows[:, 2:]) / 3
    return found


def alike(one: Image.Image, other: Image.Image) -> bool:
    worst, mean = difference(one, other)
    return worst <= WORST and mean <= MEAN


def main() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    QApplication.instance() or QApplication([])
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.webp"):
        old.unlink()
    for scene in scenes():
        drawn(scene).save(scene.file, quality=84, method=6)
    sys.stdout.write(f"Wrote the pictures in {FOLDER}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
