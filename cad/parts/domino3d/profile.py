"""The rack seen from its side: where the chips lean, and what hides them.

y runs to the back and z upwards, in mm; y = 0 is the foot of the wall that chips lean on. They
stand on a floor that is square to this wall, so that they slide back and not out.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from cad import fits
from cad.polygon import Point, Polygon

FLOOR: Final = 2.0
"""mm under the lowest corner of a chip, and of the foot behind the wall: ten layers."""

WALL: Final = 2 * fits.WALL
"""mm: what is held in the hand and knocked about."""

MARGIN: Final = 1.0
"""mm of floor in front of a chip."""

LIFT: Final = 2.0
"""mm of air above a chip before the hood begins: it is lifted off the floor, then taken."""

BEHIND: Final = 10.0
"""mm that the foot reaches further back than anything above it: a push at a chip does not tip the
rack over."""

SIGHT_DEGREES: Final = 48.0
"""How steeply the others look down over the hood, at most. Five around a table of 1.2 m: the
neighbour's eyes, 0.45 m above it and 0.7 m away, look down by 33 degrees from 54 degrees aside,
which is tan 33 / cos 54 seen from the side of the rack."""


@dataclass(frozen=True, slots=True)
class Profile:
    """For chips of cubes with this edge, mm, that lean back by so many degrees."""

    edge: float
    lean: float

    def at(self, out: float, up: float) -> Point:
        """So far out from the wall towards the player, and so far up along it."""
        sine, cosine = self._ways
        return up * sine - out * cosine, FLOOR + out * sine + up * cosine

    @property
    def _ways(self) -> Point:
        lean = math.radians(self.lean)
        return math.sin(lean), math.cos(lean)

    @property
    def _out(self) -> float:
        """How far the floor reaches out from the wall."""
        return self.edge + MARGIN

    @property
    def _hood(self) -> Point:
        """Where the hood begins; it leans forward by 45 degrees."""
        return self.at(0, 2 * self.edge + LIFT)

    @property
    def top(self) -> float:
        """How high the hood goes, mm, in whole layers: the others look over its tip, and past the
        nearest corner of the chips."""
        y, z = self._hood
        corner_y, corner_z = self.at(self.edge, 2 * self.edge)
        steep = math.tan(math.radians(SIGHT_DEGREES))
        return fits.layers((corner_z + steep * (y + z - corner_y)) / (1 + steep))

    @property
    def _tip(self) -> Point:
        y, z = self._hood
        return y - (self.top - z), self.top

    @property
    def _outside(self) -> tuple[Point, Point]:
        """The far side of the wall: where it stands on the foot, and where the hood begins."""
        sine, cosine = self._ways
        y, z = self._hood
        hood = y + z + WALL * math.sqrt(2) - FLOOR - WALL * (cosine - sine)
        return (WALL / cosine, FLOOR), self.at(-WALL, hood / (sine + cosine))

    @property
    def front(self) -> float:
        """y of the front."""
        return self.at(self._out, 0)[0]

    @property
    def back(self) -> float:
        """y of the back of the foot."""
        return self._outside[1][0] + BEHIND

    @property
    def cheek(self) -> Polygon:
        """All of it, counter-clockwise seen from the left: the plates at both ends."""
        tip = self._tip
        return (
            (self.front, 0),
            (self.back, 0),
            (self.back, FLOOR),
            self._outside[1],
            (tip[0] + WALL * math.sqrt(2), self.top),
            tip,
            self.at(self._out, 2 * self.edge),
            self.at(self._out, 0),
        )

    @property
    def room(self) -> Polygon:
        """Where the chips stand, between the ends."""
        return (
            self.at(0, 0),
            self._hood,
            self._tip,
            self.at(self._out, 2 * self.edge),
            self.at(self._out, 0),
        )

    @property
    def behind(self) -> Polygon:
        """What is left open between wall and foot."""
        foot, hood = self._outside
        return foot, (self.back, FLOOR), hood

    def rib(self, out: float) -> Polygon:
        """What stands out from the wall, as long as a chip."""
        return (
            self.at(0, 0),
            self.at(0, 2 * self.edge),
            self.at(out, 2 * self.edge),
            self.at(out, 0),
        )
