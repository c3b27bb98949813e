"""Which way surfaces look: round ones are seen round, though they are made of flat triangles."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from cad.drawing.arrays import Numbers

_SMOOTH = math.cos(math.radians(30))
"""Triangles that meet at less than 30 degrees are parts of one round surface: almost twice the
angle between neighbours in the mesh of a ball."""

_NEAR = math.cos(math.radians(15))

_AT_ONCE = 1 << 20
"""Pairs of triangles that are compared in one step: it bounds the memory."""


def facing(points: Numbers, triangles: NDArray[np.integer]) -> Numbers:
    """Which way each triangle looks (m, 3), as long as twice its area; outwards when its corners
    run counter-clockwise, seen from outside."""
    a, b, c = (points[corner] for corner in triangles.T)
    found: Numbers = np.cross(b - a, c - a).astype(np.float32)
    return found


def unit(vectors: Numbers) -> Numbers:
    """The same directions with length 1; zero stays zero."""
    length = np.sqrt(np.einsum("...i,...i", vectors, vectors))[..., np.newaxis]
    found: Numbers = np.divide(vectors, length, out=np.zeros_like(vectors), where=length > 0)
    return found


def corner_normals(points: Numbers, triangles: NDArray[np.integer]) -> Numbers:
    """The direction of the surface at each corner of each triangle (3, 3, m), by corner and axis,
    of length 1: the mean, by area, of those triangles there that meet this one smoothly."""
    areas = facing(points, triangles)
    directions = unit(areas)
    at = triangles.reshape(-1)
    owners = np.repeat(np.arange(len(triangles)), 3)
    # Where all triangles are near their mean, all meet each other.
    sums = [np.bincount(at, areas[owners, axis], minlength=len(points)) for axis in range(3)]
    means = unit(np.stack(sums, axis=1).astype(np.float32))
    near = np.einsum("ij,ij->i", means[at], directions[owners]) > _NEAR
    crossed = np.bincount(at, ~near, minlength=len(points)) > 0
    found = means[at]
    rest = np.flatnonzero(crossed[at])
    rest = rest[np.argsort(at[rest], kind="stable")]
    found[rest] = _means_of_meeting(at[rest], areas[owners[rest]], directions[owners[rest]])
    return np.ascontiguousarray(unit(found).reshape(-1, 3, 3).transpose(1, 2, 0))


def _means_of_meeting(at: NDArray[np.integer], areas: Numbers, directions: Numbers) -> Numbers:
    """For each corner (k,) the sum of those at the same point that meet it; corners of one point
    follow each other."""
    _, begins, which, size = np.unique(
        at, return_index=True, return_inverse=True, return_counts=True
    )
    first, count = begins[which], size[which]
    found = np.empty_like(areas)
    for part in _parts(count):
        one = np.repeat(np.arange(part.start, part.stop), count[part])
        starts = np.cumsum(count[part]) - count[part]
        other = first[one] + np.arange(len(one)) - np.repeat(starts, count[part])
        meets = np.einsum("ij,ij->i", directions[one], directions[other]) > _SMOOTH
        found[part] = np.add.reduceat(areas[other] * meets[:, np.newaxis], starts)
    return found


def _parts(count: NDArray[np.integer]) -> list[slice]:
    """Stretches of corners that make at most _AT_ONCE pairs, if one corner alone does not."""
    steps = np.cumsum(count) // _AT_ONCE
    cuts = [0, *(np.flatnonzero(np.diff(steps)) + 1).tolist(), len(count)]
    return [slice(start, end) for start, end in pairwise(cuts) if end > start]


def between(corners: Numbers, shares: Numbers) -> Numbers:
    """Directions (3, k) between those at the corners of triangles (3, 3, k), of which the second
    and the third have these shares (2, k)."""
    first, second, third = corners
    found: Numbers = first + (second - first) * shares[0] + (third - first) * shares[1]
    found /= np.maximum(np.sqrt(np.einsum("ak,ak->k", found, found)), np.float32(1e-6))
    return found
