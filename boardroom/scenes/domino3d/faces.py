"""The faces of chips that can be seen, and the order in which they are painted.

Every half fills a cube of a grid, so the planes between cubes sort them exactly: along each axis
what is farther from the eye comes first. Within a cube the visible faces never hide each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from boardroom.games.domino3d import DIRECTIONS, PlaceMove
from boardroom.games.domino3d.cells import Point
from boardroom.scenes.domino3d.camera import Numbers

Indexes = NDArray[np.intp]
Chosen = NDArray[np.bool_]

_STEPS = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))
NORMALS: Numbers = np.array(_STEPS, np.float64)
"""The way that each of DIRECTIONS goes."""


class Skin(Enum):
    """How a half looks."""

    SOLID = "solid"
    LAST = "last"
    """The chip that was laid last."""
    DIM = "dim"
    """It fits nowhere now."""
    BACK = "back"
    """It is turned away: nobody reads its number."""
    LIT = "lit"
    """It would touch the same number, for points."""
    GHOST = "ghost"
    """Where a chip could go."""
    FAINT = "faint"
    """The same, while one of the places is looked at."""
    TAKEN = "taken"
    """Where it would go."""

    @property
    def opaque(self) -> bool:
        return self in (Skin.SOLID, Skin.LAST, Skin.LIT)


@dataclass(frozen=True, slots=True)
class Half:
    """Half a chip; ``mate`` is the direction of the other half by its place in DIRECTIONS."""

    cell: Point
    number: int
    mate: int
    skin: Skin


@dataclass(frozen=True, slots=True)
class Face:
    """One face of a half. ``hollows`` are the directions in which another chip stands on it."""

    half: Half
    direction: int
    hollows: tuple[int, ...] = ()


def opposite(direction: int) -> int:
    """The direction back."""
    return direction ^ 1


def beside(cell: Point, *directions: int) -> Point:
    """The cell that lies so many steps on."""
    x, y, z = cell
    for direction in directions:
        right, away, up = _STEPS[direction]
        x, y, z = x + right, y + away, z + up
    return x, y, z


def halves_of(move: PlaceMove, skin: Skin) -> tuple[Half, Half]:
    """Both halves of a chip that lies or would lie."""
    way = DIRECTIONS.index(move.direction)
    (first, second), (small, large) = move.cells, move.numbers
    return Half(first, small, way, skin), Half(second, large, opposite(way), skin)


def outer_faces(halves: Sequence[Half]) -> list[Face]:
    """The faces at which there is something to see; what touches is seen from neither side."""
    solid = {half.cell for half in halves if half.skin.opaque}
    faces = []
    for half in halves:
        for direction in range(6):
            near = beside(half.cell, direction)
            if near in solid or direction == half.mate:
                continue
            if direction == 5 and half.cell[2] == 0:
                continue  # it lies on the table
            hollows = tuple(
                side
                for side in range(6)
                if side // 2 != direction // 2 and beside(near, side) in solid
            )
            faces.append(Face(half, direction, hollows if half.skin.opaque else ()))
    return faces


@dataclass(frozen=True, slots=True)
class Heap:
    """Faces with their places as arrays, to be sorted anew for each look."""

    faces: tuple[Face, ...]
    cells: Numbers
    directions: Indexes
    opaque: Chosen

    @classmethod
    def of(cls, halves: Iterable[Half]) -> Heap:
        """Everything that can be seen of these halves."""
        faces = tuple(outer_faces(list(halves)))
        return cls(
            faces,
            np.array([face.half.cell for face in faces], np.float64).reshape(-1, 3),
            np.array([face.direction for face in faces], np.intp),
            np.array([face.half.skin.opaque for face in faces], np.bool_),
        )

    def seen(self, eye: Numbers) -> Indexes:
        """The faces turned to the eye, those that are painted first at the front."""
        if not self.faces:
            return np.zeros(0, np.intp)
        normals = NORMALS[self.directions]
        onto = self.cells + 0.5 + normals / 2
        towards = np.einsum("ij,ij->i", eye - onto, normals) > 1e-9
        (visible,) = np.nonzero(towards)
        slabs = np.abs(self.cells[visible] - np.floor(eye))
        order = np.lexsort((-slabs[:, 2], -slabs[:, 1], -slabs[:, 0]))
        found: Indexes = visible[order]
        return found
