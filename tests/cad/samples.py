"""Parameters that every part is proven with: its usual ones, and those at the edges."""

from collections.abc import Iterator, Mapping

import cad
from cad.part import Part

SAMPLES: dict[str, dict[str, Mapping[str, object]]] = {
    "ball": {
        "whole": {},
        "whole 10": {"diameter": 10},
        "flat": {"form": "flat"},
        "flat 20, least": {"form": "flat", "diameter": 20, "flat": 11.43},
        "halves": {"form": "halves"},
        "halves 20, no hole": {"form": "halves", "diameter": 20, "pin": 0},
    },
}
"""By part, then by a name for the test."""


def samples() -> Iterator[tuple[str, Part, Mapping[str, object]]]:
    """A name, a part and parameters for each."""
    for id, part in cad.PARTS.items():
        for name, values in SAMPLES[id].items():
            yield f"{id}, {name}", part, values
