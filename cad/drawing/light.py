"""The one lamp at the upper left of whoever looks, and what it makes of surfaces."""

from __future__ import annotations

import math

import numpy as np

from cad.drawing.arrays import Exact, Numbers

_LIGHT, _FROM_ABOVE, _FROM_EYE, _LAMP = 0.38, 0.10, 0.14, 0.54
"""Light from everywhere, more of it from above, from the eye, and from the lamp: an even surface
that lies on the table has its own colour."""

_GLOSS, _SHINE = 0.22, 36
"""How bright the lamp is mirrored, and how small."""

_BREADTH = 0.18
"""Radius of the lamp against its distance: how fast shadows get soft."""


def lamp(axes: Exact, out: float = 0.0, turn: float = 0.0) -> Exact:
    """The direction to the lamp in space, of length 1, for an eye with these ``axes`` (to the
    right, up and away from it, as rows).

    ``out`` goes from the middle of the lamp, 0, to its rim, 1, and ``turn`` around it, radians.
    """
    right = axes[0]
    middle = _unit(-0.62 * right + 0.12 * np.cross((0, 0, 1), right) + (0, 0, 0.95))
    up = np.cross(middle, right)
    return _unit(middle + _BREADTH * out * (math.cos(turn) * right + math.sin(turn) * up))


def falling(normals: Numbers, axes: Exact) -> tuple[Numbers, Numbers, Numbers]:
    """For surfaces that look in these directions (3, k): how bright the lamp makes them, how
    bright they mirror it (0 to 255), and how bright all other light makes them."""
    middle, eye = lamp(axes), -axes[2]
    ways = np.stack([middle, eye, _unit(middle + eye)]).astype(np.float32)
    lit, seen, mirrored = np.maximum(np.einsum("wa,ak->wk", ways, normals), 0)
    rest = _LIGHT + _FROM_ABOVE * normals[2] + _FROM_EYE * seen
    return _LAMP * lit, 255 * _GLOSS * mirrored**_SHINE, rest


def _unit(vector: Exact) -> Exact:
    found: Exact = vector / np.linalg.norm(vector)
    return found
