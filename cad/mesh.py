"""Triangles of a body: meshed once, welded once, checked, and used by every format.

CadQuery's own exporters leave each face with corner points of its own, and spheres with triangles
without area at their poles; slicers repair or refuse that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

LINEAR = 0.02
"""mm between mesh and surface at most: a tenth of a layer, finer than a printer draws."""

AIM = 0.01
"""mm that the mesher is asked for: it misses by up to as much again in a few places."""

ANGULAR = 0.3
"""Radians between neighbouring triangles at most; it decides how many triangles small curves
get."""

WELD = 1e-4
"""mm within which two corner points are one: far below what a printer draws, far above what a
32-bit coordinate rounds away."""


@dataclass(frozen=True)
class Mesh:
    """``points`` (n, 3), mm, 32-bit floats as in STL files; ``triangles`` (m, 3), seen from
    outside counter-clockwise."""

    points: NDArray[np.float32]
    triangles: NDArray[np.int64]

    @property
    def corners(self) -> NDArray[np.float64]:
        """(m, 3, 3): the three corner points of each triangle, mm."""
        return self.points[self.triangles].astype(np.float64)

    @property
    def volume(self) -> float:
        """mm³; positive when the triangles face outwards."""
        a, b, c = self.corners.transpose(1, 0, 2)
        return float(np.einsum("ij,ij->", a, np.cross(b, c)) / 6)

    @property
    def size(self) -> tuple[float, float, float]:
        """Of the bounding box along x, y and z, mm."""
        x, y, z = np.ptp(self.points.astype(np.float64), axis=0)
        return float(x), float(y), float(z)

    @property
    def corner(self) -> tuple[float, float, float]:
        """The corner of the bounding box at least x, y and z, mm."""
        x, y, z = self.points.min(axis=0)
        return float(x), float(y), float(z)

    def moved(self, x: float, y: float) -> Mesh:
        """The same on another place of the bed."""
        return Mesh((self.points + np.array([x, y, 0])).astype(np.float32), self.triangles)

    @property
    def turned(self) -> Mesh:
        """A quarter turn counter-clockwise, seen from above."""
        x, y, z = self.points.T
        return Mesh(np.column_stack([-y, x, z]), self.triangles)

    @property
    def closed(self) -> bool:
        """Each edge joins two triangles that run along it in opposite directions."""
        edges = self.triangles[:, [[0, 1], [1, 2], [2, 0]]].reshape(-1, 2)
        there, back = np.unique(edges, axis=0), np.unique(edges[:, ::-1], axis=0)
        return len(there) == len(edges) and np.array_equal(there, back)


def mesh_of(solid: Any) -> Mesh:
    """The mesh of a CadQuery solid. ArithmeticError when it is not closed, faces inwards, or
    holds another volume than the solid."""
    from cad.kernel import tessellate

    points, triangles = tessellate(solid, AIM, ANGULAR)
    mesh = weld(points, triangles)
    error = abs(mesh.volume - solid.Volume())
    if not mesh.closed or error > LINEAR * solid.Area():
        raise ArithmeticError("the mesh of a body is not closed, or not true to it")
    return mesh


def weld(points: NDArray[np.float64], triangles: NDArray[np.int64]) -> Mesh:
    """One mesh in which points closer than WELD are one, and triangles between fewer than three
    points are gone."""
    keys = np.column_stack([_clusters(axis) for axis in points.T])
    _, first, merged = np.unique(keys, axis=0, return_index=True, return_inverse=True)
    # In the order of their first use, which is stable from run to run.
    order = np.argsort(first)
    place = np.empty_like(order)
    place[order] = np.arange(len(order))
    welded = place[merged.reshape(-1)][triangles]
    a, b, c = welded.T
    welded = welded[(a != b) & (b != c) & (c != a)]
    # Rounded to a nanometre: what stands on the bed stands at 0, not at 1e-16.
    corners = np.round(points[first[order]], 6) + 0.0
    return Mesh(corners.astype(np.float32), welded)


def _clusters(values: NDArray[np.float64]) -> NDArray[np.int64]:
    """Numbers that are the same for values with no gap of WELD between them."""
    order = np.argsort(values, kind="stable")
    rises = np.diff(values[order], prepend=values[order[0]]) > WELD
    numbers = np.empty(len(values), dtype=np.int64)
    numbers[order] = np.cumsum(rises)
    return numbers
