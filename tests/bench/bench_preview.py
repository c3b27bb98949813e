"""How long pictures of parts take that are turned by hand, and those that follow when they stand.

The window draws them between everything else that it does: what a hand waits for is one picture of
the first kind.
"""

from __future__ import annotations

from collections.abc import Iterator

from cad.preview import Request, answer
from cad.shading import Camera, Model, draw
from tests.bench.figures import Figure, rate

MOVING, STANDING = 60, 250
"""Milliseconds."""

SIZE = (640, 480)
PASSES = 4
FROM = Camera(-32.0, 38.0)


def figures() -> Iterator[Figure]:
    name, model = "the board of Connect the Colors", _model(Request(id=1, part="board"))
    note = f"{len(model.triangles):,} triangles"
    once, well = _milliseconds(model, 1), _milliseconds(model, PASSES)
    yield Figure(f"Preview: {name}, turned", once, "CPU-ms", bar=MOVING, most=True, note=note)
    yield Figure(f"Preview: {name}, standing", well, "CPU-ms", bar=STANDING, most=True)
    model = _model(Request(id=2, assembly="connect-colors"))
    note = f"{len(model.triangles):,} triangles"
    yield Figure("Preview: the whole game, turned", _milliseconds(model, 1), "CPU-ms", note=note)
    yield Figure("Preview: the whole game, standing", _milliseconds(model, PASSES), "CPU-ms")


def _model(request: Request) -> Model:
    return Model.of(answer(request).shapes)


def _milliseconds(model: Model, passes: int) -> float:
    """CPU time of a picture; of several passes, with shadows."""
    focus, scale = model.steady(FROM.tilt, SIZE)

    def work() -> int:
        shadows = passes > 1
        draw(model, FROM, *SIZE, scale=scale, focus=focus, passes=passes, shadows=shadows)
        return 1

    return 1000 / rate(work)
