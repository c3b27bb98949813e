"""How long pictures of parts take that are turned by hand, and those that follow when they stand;
and how long it takes until a changed parameter can be drawn.

The window draws them between everything else that it does: what a hand waits for is one picture of
the first kind.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from cad import PARTS
from cad.parameters import Number, WrongParameter
from cad.part import Part
from cad.preview import Request, answer
from cad.shading import Camera, Model, draw
from tests.bench.figures import Figure, rate

MOVING, STANDING = 60, 250
"""Milliseconds."""

CHANGED = 1
"""Seconds in which a changed parameter has to show."""

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
    seconds, id = max((_changed(part), part.id) for part in PARTS.values())
    note = f"the {id}, which takes longest"
    yield Figure("Preview: a parameter changed", seconds, "s", bar=CHANGED, most=True, note=note)


def _changed(part: Part) -> float:
    """Seconds of the thread that builds a part, when the part was built before and one number of
    it changes a little."""
    answer(Request(id=0, part=part.id))
    numbers = [each for each in part.parameters if isinstance(each, Number) and not each.needs]
    for number in numbers:
        for share in (1.02, 0.98, 1.1, 0.9):
            began = time.thread_time()
            try:
                answer(Request(id=1, part=part.id, values={number.name: number.default * share}))
            except WrongParameter:  # no room for that; another number has
                continue
            return time.thread_time() - began
    raise AssertionError(f"{part.id} has no number that can be changed")


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
