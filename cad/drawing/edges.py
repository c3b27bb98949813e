"""Where bodies have edges in a picture: so that white on white can be read."""

from __future__ import annotations

import math

import numpy as np

from cad.drawing.arrays import Numbers
from cad.drawing.raster import Seen

_CREASE = (math.cos(math.radians(35)), math.cos(math.radians(60)))
"""Surfaces that meet at the first angle begin to have an edge; from the second on it is whole."""

_STEP = 3.0
"""A surface that is farther away than the one beside it by more than this many pixels has an edge
in front of it; one that is seen from its side is not."""


def edges(seen: Seen, normals: Numbers, away: Numbers, size: tuple[int, int]) -> Numbers:
    """How much of an edge each covered pixel is (k,), 0 to 1.

    ``normals`` (3, k) are the directions of the surfaces there, and ``away`` (k,) how far from the
    eye they are, in pixels.
    """
    width, height = size
    if not len(seen.pixels):
        return np.zeros(0, np.float32)
    # Only the rows that hold something, and an empty one on each side.
    first = max(seen.pixels[0] // width - 1, 0)
    height = min(seen.pixels[-1] // width + 2, height) - first
    pixels = seen.pixels - first * width
    ways = np.zeros((3, height, width), np.float32)
    ways.reshape(3, -1)[:, pixels] = normals
    depth = np.full((height, width), np.float32(1e6))
    depth.reshape(-1)[pixels] = away
    edge = np.zeros((height, width), np.float32)
    begins, whole = _CREASE
    upright = edge, ways, depth
    lying = edge.T, ways.transpose(0, 2, 1), depth.T
    for marks, directions, depths in (upright, lying):
        # Each crease darkens one row of pixels: that before it.
        same = np.einsum("aij,aij->ij", directions[:, 1:], directions[:, :-1])
        crease = np.clip((begins - same) / np.float32(begins - whole), 0, 1)
        np.maximum(marks[:-1], crease, out=marks[:-1])
        # How far a surface bends away on each side of a pixel, against going on straight.
        rise = np.diff(depths, axis=0)
        bend = np.diff(rise, axis=0)
        near = (bend > _STEP) & ((rise[1:] > _STEP) | (rise[:-1] < -_STEP))
        np.maximum(marks[1:-1], near, out=marks[1:-1])
    found: Numbers = edge.reshape(-1)[pixels]
    return found
