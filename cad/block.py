"""The block: its corners are round seen from above, and its edges chamfered at foot and top."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from cad.part import Sizes


@dataclass(frozen=True, slots=True)
class Block:
    """A block over the origin that stands on z = 0; mm. ``round`` is the radius of its upright
    edges, ``foot`` and ``top`` are the chamfers of 45 degrees around it, 0 for none.

    ValueError when a chamfer is not smaller than the radius, or the two do not find room.
    """

    width: float
    depth: float
    height: float
    round: float
    foot: float = 0.0
    top: float = 0.0

    def __post_init__(self) -> None:
        slopes = max(self.foot, self.top) < self.round and self.foot + self.top < self.height
        if not slopes or 2 * self.round >= min(self.width, self.depth):
            raise ValueError(f"{self} cannot be built")

    @property
    def size(self) -> Sizes:
        """mm."""
        return self.width, self.depth, self.height

    def area(self, inset: float = 0.0) -> float:
        """Of a slice whose outline lies ``inset`` mm further inside, mm²."""
        width, depth = self.width - 2 * inset, self.depth - 2 * inset
        return width * depth - (4 - math.pi) * (self.round - inset) ** 2

    @property
    def volume(self) -> float:
        """mm³. Slices of a chamfer change with the square of its height, so that Simpson's rule
        is exact."""
        upright = self.area() * (self.height - self.foot - self.top)
        return upright + sum(
            chamfer / 6 * (self.area() + 4 * self.area(chamfer / 2) + self.area(chamfer))
            for chamfer in (self.foot, self.top)
        )

    def build(self, x: float = 0.0, y: float = 0.0, z: float = 0.0) -> Any:
        """The solid, moved there."""
        from cad.kernel import cq, one_solid

        corner = (x - self.width / 2, y - self.depth / 2, z)
        solid = cq.Solid.makeBox(self.width, self.depth, self.height, corner)
        upright = [edge for edge in solid.Edges() if abs(edge.tangentAt(0).z) > 0.5]
        solid = solid.fillet(self.round, upright)
        for chamfer, level in ((self.foot, z), (self.top, z + self.height)):
            if chamfer:
                around = [edge for edge in solid.Edges() if _lies_at(edge, level)]
                solid = solid.chamfer(chamfer, None, around)
        return one_solid(solid)


def _lies_at(edge: Any, level: float) -> bool:
    box = edge.BoundingBox()
    return bool(abs(box.zmin - level) < 1e-3 and abs(box.zmax - level) < 1e-3)
