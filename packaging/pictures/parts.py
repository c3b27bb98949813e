"""Pictures of all printable parts, and of the games that they make, whole and taken apart.

    make pictures
    PYTHONPATH=packaging .venv/bin/python -m pictures.parts PART ...

writes `resources/parts/PART.png`, `GAME.png` and `GAME-exploded.png`, which the window and
`docs/parts.md` show. The background is transparent; the same parts give the same bytes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import cad
from cad.preview import Request, answer
from cad.shading import Camera, Model, draw
from pictures.palette import reduced
from system import ROOT

FOLDER = ROOT / "resources" / "parts"
WIDTH, HEIGHT = 640, 480
PASSES = 16
"""Pictures that are laid over each other: smooth edges, soft shadows."""

USUAL = Camera(turn=-28, tilt=36, zoom=0.96)
"""From the front left, so that most of what is seen is turned to the lamp."""

CAMERAS = {
    "ball": Camera(turn=-28, tilt=30, zoom=0.78),
    "die": Camera(turn=-28, tilt=32, zoom=0.84),
    "token": Camera(turn=-28, tilt=42, zoom=0.84),
    "marker": Camera(turn=-28, tilt=42, zoom=0.84),
    "tile": Camera(turn=-28, tilt=38, zoom=0.86),
    "chip": Camera(turn=-34, tilt=34, zoom=0.9),
    # What stands upright turns its face to the lamp.
    "rack": Camera(turn=38, tilt=34, zoom=0.96),
    "colorpop": Camera(turn=40, tilt=20, zoom=0.96),
    "domino3d": Camera(turn=40, tilt=26, zoom=0.96),
}
"""Where the eye is, for what the usual place does not show well."""


def main(ids: Sequence[str]) -> int:
    """Draw what is named, or everything."""
    known = [*cad.PARTS, *cad.ASSEMBLIES]
    for id in ids:
        if id not in known:
            sys.stderr.write(f"{id} is none of {', '.join(known)}\n")
            return 2
    FOLDER.mkdir(exist_ok=True)
    for id in ids or known:
        for path, picture in pictures(id):
            image = reduced(picture)
            image.save(path, optimize=True, transparency=image.info["transparency"])
            sys.stdout.write(f"Wrote {path}\n")
    return 0


def pictures(id: str) -> Iterator[tuple[Path, NDArray[np.uint8]]]:
    """Each picture of a part or a game, with the file that it goes to."""
    is_part = id in cad.PARTS
    request = Request(id=0, part=id) if is_part else Request(id=0, assembly=id)
    model = Model.of(answer(request).shapes)
    camera = CAMERAS.get(id, USUAL)
    yield FOLDER / f"{id}.png", draw(model, camera, WIDTH, HEIGHT, passes=PASSES, shadows=True)
    if not is_part:
        # No shadow: what floats throws it where nothing stands.
        apart = draw(model, camera, WIDTH, HEIGHT, apart=1.0, passes=PASSES)
        yield FOLDER / f"{id}-exploded.png", apart


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
