"""How a board is split into tiles that dovetails hold together.

A seam runs half way between two lines of dimples; between the other lines it has a dovetail each.
Those of the tile at smaller x and y stand out of it; the other tile is cut back by the fit.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from boardroom.base.words import Message, message
from cad import fits
from cad.parameters import WrongParameter, hundredths
from cad.parts.connect_colors.dimple import Dimple
from cad.slab import Slab

LENGTH: Final = 0.22
"""How far a dovetail stands out, as a share of the pitch: it stays clear of the dimples around."""

NECK: Final = 0.11
HEAD: Final = 0.18
"""Half the width of a dovetail where it begins and where it ends, as shares of the pitch."""

CLEAR: Final = 0.8
"""mm between a dovetail's socket and the dimples: two lines."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Split:
    """One way to split a board: into so many tiles along a row and along a column."""

    title: Message
    help: Message
    across: int
    down: int


TILES: Final = {
    "1": Split(message("One"), message("The board in one piece."), 1, 1),
    "2": Split(message("Two"), message("Two halves."), 2, 1),
    "4": Split(message("Four"), message("Four quarters."), 2, 2),
}


@dataclass(frozen=True, slots=True)
class Side:
    """A board along one axis: where its lines of dimples and its seam are; mm, 0 in the middle."""

    count: int
    pitch: float
    edge: float
    split: bool

    @property
    def length(self) -> float:
        return self.count * self.pitch + 2 * self.edge

    @property
    def lines(self) -> list[float]:
        """The middles of the dimples."""
        return [(place - (self.count - 1) / 2) * self.pitch for place in range(self.count)]

    @property
    def first(self) -> int:
        """How many lines lie before the seam."""
        return -(-self.count // 2) if self.split else self.count

    @property
    def seam(self) -> float | None:
        return self.lines[self.first - 1] + self.pitch / 2 if self.split else None

    @property
    def between(self) -> list[float]:
        """Half way between the dimples, but for the seam."""
        found = [line + self.pitch / 2 for line in self.lines[:-1]]
        return [each for each in found if self.seam is None or abs(each - self.seam) > 1e-6]

    def part(self, place: int, fit: float) -> tuple[float, float, int]:
        """Where a tile begins and ends, and how many lines of dimples it has."""
        low, high = -self.length / 2, self.length / 2
        if self.seam is None:
            return low, high, self.count
        if place == 0:
            return low, self.seam, self.first
        return self.seam + fit, high, self.count - self.first


@dataclass(frozen=True, slots=True)
class Tiling:
    """A board in tiles: its two axes, and the air between tiles in mm."""

    columns: Side
    rows: Side
    fit: float

    @property
    def places(self) -> list[tuple[int, int]]:
        """The tiles, by their place along x and y."""
        return [
            (across, down)
            for down in range(1 + self.rows.split)
            for across in range(1 + self.columns.split)
        ]

    @property
    def length(self) -> float:
        """How far a dovetail stands out, mm."""
        return LENGTH * self.columns.pitch

    @property
    def apart(self) -> float:
        """How far tiles are drawn apart on the bed, mm."""
        return self.length + fits.BED_GAP

    def check(self, dimple: Dimple) -> None:
        """WrongParameter when a socket would come too near to a dimple."""
        if not self.columns.split:
            return
        pitch = self.columns.pitch
        deep, wide = self._socket(self.length + self.fit)
        near = math.hypot(pitch / 2 - deep, pitch / 2 - wide) - dimple.rim / 2
        if near < CLEAR - 1e-9:
            raise WrongParameter(
                message(
                    "pitch {pitch} leaves {near} mm between a dovetail and a dimple of tiles; "
                    "{least} needed",
                    pitch=f"{pitch:g}",
                    near=hundredths(near),
                    least=f"{CLEAR:g}",
                )
            )

    def _tooth(self, out: float) -> Point:
        """A place on the side of a dovetail: how far out, and half the width there."""
        pitch = self.columns.pitch
        return out, NECK * pitch + (HEAD - NECK) / LENGTH * out

    def _socket(self, out: float) -> Point:
        """The same of its socket, which is wider by the fit."""
        slope = (HEAD - NECK) / LENGTH
        return out, self._tooth(out)[1] + self.fit * math.sqrt(1 + slope**2)

    def area(self, *, socket: bool) -> float:
        """Of a dovetail, or of its socket in a tile that is cut back; mm²."""
        if not socket:
            return self.length * (self._tooth(0)[1] + self._tooth(self.length)[1])
        near, far = self._socket(self.fit)[1], self._socket(self.length + self.fit)[1]
        return self.length * (near + far)

    def slab(self, across: int, down: int, height: float) -> Slab:
        """A tile without dovetails and dimples."""
        x0, x1, _ = self.columns.part(across, self.fit)
        y0, y1, _ = self.rows.part(down, self.fit)
        return Slab(x1 - x0, y1 - y0, height, (2 - self.columns.split, 2 - self.rows.split))

    def dovetails(self, across: int, down: int) -> tuple[int, int]:
        """How many stand out of a tile along x and along y; sockets count below 0."""
        x0, x1, _ = self.columns.part(across, self.fit)
        y0, y1, _ = self.rows.part(down, self.fit)
        along_x = sum(y0 < y < y1 for y in self.rows.between) if self.columns.split else 0
        along_y = sum(x0 < x < x1 for x in self.columns.between) if self.rows.split else 0
        return along_x * (-1 if across else 1), along_y * (-1 if down else 1)

    def outline(self, across: int, down: int) -> list[Point]:
        """A tile seen from above, counter-clockwise; beyond the edges of the board it is wider."""
        beyond = 5.0
        x0, x1, _ = self.columns.part(across, self.fit)
        y0, y1, _ = self.rows.part(down, self.fit)
        low_x, low_y = (x0 if across else x0 - beyond), (y0 if down else y0 - beyond)
        high_x = x1 if self.columns.split and not across else x1 + beyond
        high_y = y1 if self.rows.split and not down else y1 + beyond
        xs = [x for x in self.columns.between if x0 < x < x1] if self.rows.split else []
        ys = [y for y in self.rows.between if y0 < y < y1] if self.columns.split else []
        points: list[Point] = [(low_x, low_y)]
        if down:
            points += [(x + t, low_y - self.fit + out) for x in xs for out, t in self._sides(1)]
        points.append((high_x, low_y))
        if not across:
            points += [(high_x + out, y + t) for y in ys for out, t in self._sides(0)]
        points.append((high_x, high_y))
        if not down:
            points += [(x - t, high_y + out) for x in reversed(xs) for out, t in self._sides(0)]
        points.append((low_x, high_y))
        if across:
            points += [
                (low_x - self.fit + out, y - t) for y in reversed(ys) for out, t in self._sides(1)
            ]
        return points

    def _sides(self, socket: int) -> Iterator[Point]:
        """The corners of a dovetail, or of its socket, from one side to the other."""
        place, start = (self._socket, self.fit) if socket else (self._tooth, 0.0)
        near, far = place(start), place(start + self.length)
        yield from ((near[0], -near[1]), (far[0], -far[1]), far, near)

    def prism(self, across: int, down: int, height: float) -> Any:
        """The room of a tile, to intersect the board with."""
        from cad.kernel import cq

        points = [(x, y, -1.0) for x, y in self.outline(across, down)]
        outline = cq.Wire.makePolygon(points, close=True)
        return cq.Solid.extrudeLinear(outline, [], (0, 0, height + 2))
