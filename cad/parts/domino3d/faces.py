"""The ten faces of a chip, and places on them."""

from __future__ import annotations

from dataclasses import dataclass

Point = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Face:
    """One face of one half: its middle, mm, and the way out of it and to the right of who looks
    at it; both are steps along an axis."""

    middle: Point
    out: Point
    right: Point

    @property
    def up(self) -> Point:
        """The third way: out crossed with right."""
        (a, b, c), (x, y, z) = self.out, self.right
        return b * z - c * y, c * x - a * z, a * y - b * x

    def at(self, across: float, up: float, depth: float = 0.0) -> Point:
        """The point so far to the right of the middle, above it, and below the surface; mm."""
        x, y, z = (
            middle + across * right + up * above - depth * out
            for middle, right, above, out in zip(
                self.middle, self.right, self.up, self.out, strict=True
            )
        )
        return x, y, z


def faces(half: int, edge: float) -> list[Face]:
    """The five faces of the first or the second half of a chip that lies along x on the bed, its
    middle over the origin. Seen from any side the first half is to the left."""
    away = 1.0 if half else -1.0
    middle = (away * edge / 2, 0.0, edge / 2)
    outs = [(0.0, 0.0, 1.0), (0.0, -1.0, 0.0), (0.0, 0.0, -1.0), (0.0, 1.0, 0.0)]
    found = [Face(_move(middle, out, edge / 2), out, (1.0, 0.0, 0.0)) for out in outs]
    end = (away, 0.0, 0.0)
    return [*found, Face(_move(middle, end, edge / 2), end, (0.0, away, 0.0))]


def _move(point: Point, way: Point, far: float) -> Point:
    x, y, z = (a + far * b for a, b in zip(point, way, strict=True))
    return x, y, z
