"""The pips of a die, made so that every face loses as much as the others.

A pip is a cone with its tip cut off: walls of 45 degrees, so that it needs no support on any face
that it is printed on. All have the same floor; the fewer there are, the deeper they go.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

FLOOR: Final = 0.5
"""mm: radius of the floor of a pip, two lines across: a ceiling that is drawn without sagging
where the pip looks down. Sliced: no support on any face."""

DEPTH: Final = 0.05
"""Depth of one of six pips, as a share of the die: 0.8 mm at 16."""

SPREAD: Final = 0.24
"""From the middle of a face to its outer pips along each side, as a share of the die: they keep
clear of the round edges, and of each other."""

FACES: Final = range(1, 7)
"""What a die shows."""

Turn = tuple[tuple[int, int, int], float]

UP: Final[dict[int, Turn | None]] = {
    6: None,
    1: ((1, 0, 0), 180.0),
    2: ((1, 0, 0), 90.0),
    5: ((1, 0, 0), -90.0),
    3: ((0, 1, 0), -90.0),
    4: ((0, 1, 0), 90.0),
}
"""How a face is turned from the top to its place: opposite ones add up to 7, and 1, 2 and 3 go
round their corner counter-clockwise, as on dice of the west. The 1 lies on the bed."""


def places(number: int) -> tuple[tuple[int, int], ...]:
    """Where the pips of a face are: steps from its middle along both of its sides."""
    corners = ((-1, -1), (1, 1), (-1, 1), (1, -1))
    middle = ((0, 0),) if number % 2 else ()
    sides = ((-1, 0), (1, 0)) if number == 6 else ()
    return corners[: number - len(middle) - len(sides)] + middle + sides


@dataclass(frozen=True, slots=True)
class Pip:
    """One of the pips of a face that shows ``number``, on a die ``size`` mm wide."""

    size: float
    number: int

    @property
    def volume(self) -> float:
        """mm³: a sixth of that of all six pips, times six, divided among those of this face."""
        rim = FLOOR + DEPTH * self.size
        return 6 * math.pi / 3 * (rim**3 - FLOOR**3) / self.number

    @property
    def rim(self) -> float:
        """Its radius at the face, mm; with walls of 45 degrees, from the volume."""
        return float((3 * self.volume / math.pi + FLOOR**3) ** (1 / 3))

    @property
    def depth(self) -> float:
        """mm."""
        return self.rim - FLOOR

    def tools(self) -> list[Any]:
        """What the pips of this face are cut with, around a die whose middle is the origin."""
        from cad.kernel import cq

        above, top = 0.5, self.size / 2
        wide, high = self.rim + above, self.depth + above
        found = []
        for across, along in places(self.number):
            at = (across * SPREAD * self.size, along * SPREAD * self.size, top + above)
            tool = cq.Solid.makeCone(wide, FLOOR, high, at, (0, 0, -1))
            turn = UP[self.number]
            found.append(tool.rotate((0, 0, 0), *turn) if turn else tool)
        return found
