"""Parameters that every part is proven with: its usual ones, and those at the edges."""

import pytest
from _pytest.mark import ParameterSet

import cad
from tests.cad.samples import choconnect, colorpop, connect_colors, connnect, domino3d
from tests.cad.samples.types import Samples

_ROOMS = (connect_colors, connnect, colorpop, domino3d, choconnect)

SAMPLES: Samples = {id: found for room in _ROOMS for id, found in room.SAMPLES.items()}

LONG: Samples = {id: found for room in _ROOMS for id, found in room.LONG.items()}
"""More, for the long run."""


def samples(*, every: bool) -> list[ParameterSet]:
    """A part and parameters for each test. Those of the long run are marked; so are all but the
    first of each part, its usual parameters, unless ``every``."""
    found = []
    for part in cad.PARTS.values():
        short = list(SAMPLES[part.id].items())
        usual = len(short) if every else 1
        for place, (name, values) in enumerate(short + list(LONG.get(part.id, {}).items())):
            marks = () if place < usual else (pytest.mark.long,)
            found.append(pytest.param(part, values, id=f"{part.id}, {name}", marks=marks))
    return found


def usual() -> list[ParameterSet]:
    """Each part with its usual parameters."""
    return [
        pytest.param(part, next(iter(SAMPLES[id].values())), id=id)
        for id, part in cad.PARTS.items()
    ]
