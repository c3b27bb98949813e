"""What is drawn on a face: its ground, chamfered edges, the groove between halves, pips.

A face is a square of the cube from (0, 0, 0) to (1, 1, 1). Everything is given in that cube once;
looking at it only moves the points.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

import numpy as np

from boardroom.scenes.domino3d.camera import Numbers
from boardroom.scenes.domino3d.faces import NORMALS, Face, Skin
from boardroom.scenes.domino3d.outlines import Form

NO_SIDE = 6

CHAMFER = 0.075
"""Width of the edge that is taken off, in cells."""

_GROOVE = 0.045
"""Width of the groove between two halves."""

_PIP, _CORNERS = 0.1, 12
_SHADED = 0.26
"""How far another chip darkens the face on which it stands."""

_OUT = 0.25
"""How far from the middle of a face its outer pips are."""

MARKS = (Skin.GHOST, Skin.FAINT)
"""These skins are worn by small cubes without pips."""

GHOST_SIZE = 0.44
"""Width of the cube that marks where a half could go."""

_SPOTS = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (0, -1), (1, -1), (-1, 1), (0, 1), (1, 1)),
}


class Layer(Enum):
    """What a path is, which says how it is filled."""

    GROUND = "ground"
    EDGE = "edge"
    GROOVE = "groove"
    HOLLOW = "hollow"
    PIP = "pip"


@dataclass(frozen=True, slots=True)
class Part:
    """One path of a face. ``side`` is where an edge looks besides, a direction, or NO_SIDE."""

    layer: Layer
    side: int = NO_SIDE


@dataclass(frozen=True, slots=True)
class Pattern:
    """All that is drawn on one kind of face, in painting order."""

    parts: tuple[Part, ...]
    form: Form
    points: Numbers


def pattern(face: Face) -> Pattern:
    """What is drawn on a face."""
    half = face.half
    return _pattern(face.direction, half.number, half.mate, half.skin, face.hollows)


Ring = list[tuple[float, float]]


@lru_cache(maxsize=4096)
def _pattern(
    direction: int, number: int, mate: int, skin: Skin, hollows: tuple[int, ...]
) -> Pattern:
    sides = _sides(direction)
    drawn: list[tuple[Part, list[Ring]]] = [(Part(Layer.GROUND), [_square(0.0)])]
    if skin not in MARKS:
        # One of both halves has the whole groove.
        groove = _GROOVE if mate % 2 == 0 else 0.0
        insets = [groove if side == mate else CHAMFER for side in sides]
        for place, side in enumerate(sides):
            layer = Layer.GROOVE if side == mate else Layer.EDGE
            if insets[place]:
                drawn.append((Part(layer, side), [_strip(place, insets)]))
        for place, side in enumerate(sides):
            if side in hollows:
                drawn.append((Part(Layer.HOLLOW), [_band(place, _SHADED)]))
        # Three of the six pips stand along the chip.
        spots = _spots(number, turned=mate in sides and sides.index(mate) % 2 == 0)
        if spots:
            drawn.append((Part(Layer.PIP), [_pip(*spot) for spot in spots]))
    return Pattern(
        tuple(part for part, _ in drawn),
        Form.of([[len(ring) for ring in rings] for _, rings in drawn]),
        _in_cube(direction, [spot for _, rings in drawn for ring in rings for spot in ring], skin),
    )


def axes_of(direction: int) -> tuple[Numbers, Numbers]:
    """The two ways across a face; seen from outside, the second is to the left of the first."""
    axis = direction // 2
    first, second = NORMALS[2 * ((axis + 1) % 3)], NORMALS[2 * ((axis + 2) % 3)]
    return (first, second) if direction % 2 == 0 else (second, first)


def _sides(direction: int) -> tuple[int, int, int, int]:
    """Where the four edges of a face look: at v = 0, u = 1, v = 1, u = 0."""
    across, up = (int(np.flatnonzero(way)[0]) * 2 for way in axes_of(direction))
    return up + 1, across, up, across + 1


def _in_cube(direction: int, spots: Ring, skin: Skin) -> Numbers:
    across, up = axes_of(direction)
    normal = NORMALS[direction]
    corner = np.maximum(normal, 0.0)
    flat = np.array(spots, np.float64)
    points: Numbers = corner + flat[:, :1] * across + flat[:, 1:] * up
    if skin in MARKS:
        points = 0.5 + (points - 0.5) * GHOST_SIZE
    return points


def _square(inset: float) -> Ring:
    return [(inset, inset), (1 - inset, inset), (1 - inset, 1 - inset), (inset, 1 - inset)]


def _inner(insets: list[float]) -> Ring:
    below, right, above, left = insets
    return [(left, below), (1 - right, below), (1 - right, 1 - above), (left, 1 - above)]


def _strip(place: int, insets: list[float]) -> Ring:
    outer, inner = _square(0.0), _inner(insets)
    after = (place + 1) % 4
    return [outer[place], outer[after], inner[after], inner[place]]


def _band(place: int, reach: float) -> Ring:
    outer = _square(0.0)
    inner = _inner([reach if number == place else 0.0 for number in range(4)])
    after = (place + 1) % 4
    return [outer[place], outer[after], inner[after], inner[place]]


def _spots(number: int, *, turned: bool) -> list[tuple[float, float]]:
    spots = [(0.5 + _OUT * u, 0.5 + _OUT * v) for u, v in _SPOTS[number]]
    return [(v, u) for u, v in spots] if turned else spots


def _pip(u: float, v: float) -> Ring:
    turns = [2 * math.pi * corner / _CORNERS for corner in range(_CORNERS)]
    return [(u + _PIP * math.cos(turn), v + _PIP * math.sin(turn)) for turn in turns]
