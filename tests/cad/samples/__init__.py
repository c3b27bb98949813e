"""Parameters that every part is proven with: its usual ones, and those at the edges."""

from collections.abc import Iterator, Mapping

import cad
from cad.part import Part
from tests.cad.samples import connect_colors
from tests.cad.samples.types import Samples

_ROOMS = (connect_colors,)

SAMPLES: Samples = {id: found for room in _ROOMS for id, found in room.SAMPLES.items()}


def samples() -> Iterator[tuple[str, Part, Mapping[str, object]]]:
    """A name, a part and parameters for each."""
    for id, part in cad.PARTS.items():
        for name, values in SAMPLES[id].items():
            yield f"{id}, {name}", part, values
