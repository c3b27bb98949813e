"""What each print of the print sets weighs, how long it takes, and its colours, known at once.

To compute them a part must be built, which takes CadQuery and its time; so they are computed when
the parts are changed, by ``make pictures``, and lie with the pictures of the parts. A test compares
them with the parts.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta

import cad
from boardroom.base import resources
from cad.estimate import Estimate, estimate
from cad.sets import Line

FILE = "parts/amounts.json"
"""Below the resources."""

_Figure = Annotated[float, Meta(gt=0)]


class Amount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of one print. ``colours`` are those of its bodies, as ``#RRGGBB``, each once."""

    grams: _Figure
    minutes: _Figure
    colours: tuple[str, ...]

    @property
    def estimate(self) -> Estimate:
        """Filament and time."""
        return Estimate(self.grams, self.minutes)


def amount(line: Line) -> Amount:
    """Of one print of a line of a print set."""
    return _stored()[key(line)]


def key(line: Line) -> str:
    """The name of a line in the file: lines that print the same share it."""
    return " ".join([line.part.id, *(f"{name}={value}" for name, value in line.values.items())])


def computed(line: Line) -> Amount:
    """The same, from the part itself: it is built and meshed."""
    from cad.mesh import mesh_of

    bodies = line.part.build(line.parameters)
    found = estimate(mesh_of(body.solid) for body in bodies)
    colours = tuple(dict.fromkeys(body.colour for body in bodies))
    return Amount(round(found.grams, 2), round(found.minutes, 1), colours)


def file_bytes() -> bytes:
    """The file, computed anew."""
    lines = {key(line): line for each in cad.SETS.values() for line in each.lines}
    found = {name: computed(line) for name, line in sorted(lines.items())}
    return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"


@cache
def _stored() -> dict[str, Amount]:
    return msgspec.json.decode(resources.file(FILE).read_bytes(), type=dict[str, Amount])
