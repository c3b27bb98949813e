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


def samples() -> list[ParameterSet]:
    """A part and parameters for each test, those of the long run marked."""
    return [
        pytest.param(part, values, id=f"{part.id}, {name}", marks=marks)
        for marks, found in (((), SAMPLES), ((pytest.mark.long,), LONG))
        for part in cad.PARTS.values()
        for name, values in found.get(part.id, {}).items()
    ]
