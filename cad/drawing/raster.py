"""Which triangle is seen at each pixel: a buffer of depths, filled for all triangles at once.

A pixel is covered when its middle is inside a triangle; a middle on an edge that two triangles
share belongs to exactly one of them. Pixels count from the upper left corner, x to the right, y
down: the middle of the first is at (0.5, 0.5).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from cad.drawing.arrays import Indexes, Numbers

_STEPS = 1 << 30
"""Depths that are told apart: more than 32-bit numbers hold."""

_NOTHING = np.int64(2**63 - 1)

_THIN = 1e-3
"""Twice the area in square pixels under which a triangle counts as one point: the slopes along it
would be noise."""


@dataclass(frozen=True, slots=True, eq=False)
class Seen:
    """What is seen: ``pixels`` (k,) are the places of covered pixels in a picture read row by row,
    rising; ``triangles`` (k,) the number of the one in front there, and ``depths`` (k,) how far it
    is, 0 to 1."""

    pixels: Indexes
    triangles: Indexes
    depths: Numbers


def seen(corners: Numbers, width: int, height: int) -> Seen:
    """What is seen of triangles in a picture ``width`` by ``height`` pixels large.

    ``corners`` (3, 3, m) are the x, y and depth of the corners of each triangle: first by corner,
    then by x, y and depth; pixels, and 0 (near) to 1 (far). Depth has to be even along triangles
    in the picture. What lies outside of the picture is left out.
    """
    rows = _rows(corners, width, height)
    length = rows.end - rows.start
    row = np.repeat(np.arange(len(length)), length)
    along = np.arange(len(row)) - np.repeat(np.cumsum(length) - length, length)
    place = (rows.row * width + rows.start)[row] + along
    depth = rows.depth[row] + rows.slope[row] * along
    steps = (np.clip(depth, 0, 1) * np.float32(_STEPS)).astype(np.int64)
    front = np.full(width * height, _NOTHING)
    np.minimum.at(front, place, (steps << 32) | rows.triangle[row])
    pixels = np.flatnonzero(front != _NOTHING)
    found = front[pixels]
    depths = (found >> 32).astype(np.float32) / np.float32(_STEPS)
    return Seen(pixels, found & 0xFFFFFFFF, depths)


def turned(spots: Numbers, triangles: Indexes, *, away: bool, up: bool = False) -> Indexes:
    """The numbers of the triangles (m, 3) that turn their fronts, or ``away`` their backs.

    ``spots`` (2 or more, n) are x and y of points; y runs down, as in pictures, or ``up``.
    """
    a, b, c = (spots[:2].take(corner, axis=1) for corner in triangles.T)
    one, other = b - a, c - a
    area = one[0] * other[1] - other[0] * one[1]
    return np.flatnonzero(area > 0 if away != up else area < 0)


def corners_of(spots: Numbers, triangles: Indexes) -> Numbers:
    """The x, y and depth (3, n) of points as those of the corners of triangles (m, 3), in the form
    that :func:`seen` takes."""
    return np.stack([spots.take(corner, axis=1) for corner in triangles.T])


@dataclass(frozen=True, slots=True, eq=False)
class _Rows:
    """The pixels of triangles in each row that they reach into: ``start`` to before ``end``, the
    depth at the start, and how much it grows from pixel to pixel."""

    triangle: Indexes
    row: Indexes
    start: Indexes
    end: Indexes
    depth: Numbers
    slope: Numbers


def _rows(corners: Numbers, width: int, height: int) -> _Rows:
    y = corners[:, 1]
    first = _after(y.min(axis=0), height)
    count = _after(y.max(axis=0), height) - first
    number = np.flatnonzero(count > 0)
    corners, first, count = corners.take(number, axis=2), first[number], count[number]
    (x0, y0), (x1, y1), (x2, y2) = _from_the_top(corners[:, :2])
    # An edge is always followed from its upper end: so both its triangles end at the same pixel.
    long, upper, lower = _lean(x0, y0, x2, y2), _lean(x0, y0, x1, y1), _lean(x1, y1, x2, y2)
    along, down = _depth_slopes(corners)

    which = np.repeat(np.arange(len(number)), count)
    row = first[which] + np.arange(len(which)) - np.repeat(np.cumsum(count) - count, count)
    middle = row.astype(np.float32) + np.float32(0.5)
    below = middle - y0[which]
    one = x0[which] + below * long[which]
    other = np.where(
        middle < y1[which],
        x0[which] + below * upper[which],
        x1[which] + (middle - y1[which]) * lower[which],
    )
    start, end = _after(np.minimum(one, other), width), _after(np.maximum(one, other), width)

    some = np.flatnonzero(end > start)
    which, row, start, end, middle = (each[some] for each in (which, row, start, end, middle))
    right = start.astype(np.float32) + np.float32(0.5) - corners[0, 0][which]
    slope = along[which]
    depth = corners[0, 2][which] + slope * right + down[which] * (middle - corners[0, 1][which])
    return _Rows(number[which], row, start, end, depth, slope)


def _after(values: Numbers, most: int) -> Indexes:
    """The first pixel whose middle is not before each value, from 0 to ``most``."""
    found: Indexes = np.clip(np.ceil(values - np.float32(0.5)), 0, most).astype(np.int64)
    return found


def _from_the_top(corners: Numbers) -> tuple[Any, Any, Any]:
    """The corners of each triangle, x and y, by their y."""
    a, b, c = corners
    a, b = _upper_first(a, b)
    b, c = _upper_first(b, c)
    a, b = _upper_first(a, b)
    return a, b, c


def _upper_first(one: Numbers, other: Numbers) -> tuple[Numbers, Numbers]:
    swapped = one[1] > other[1]
    return np.where(swapped, other, one), np.where(swapped, one, other)


def _lean(x0: Numbers, y0: Numbers, x1: Numbers, y1: Numbers) -> Numbers:
    """How far edges go to the right in each row; 0 for level ones, which are never followed."""
    fall = y1 - y0
    lean: Numbers = np.divide(x1 - x0, fall, out=np.zeros_like(fall), where=fall > 0)
    return lean


def _depth_slopes(corners: Numbers) -> tuple[Numbers, Numbers]:
    """How much depth grows from pixel to pixel, to the right and down."""
    a, b, c = corners
    one, other = b - a, c - a
    area = one[0] * other[1] - other[0] * one[1]
    flat = np.abs(area) < _THIN
    whole = np.where(flat, 1, area)
    along = (one[2] * other[1] - other[2] * one[1]) / whole
    down = (other[2] * one[0] - one[2] * other[0]) / whole
    return np.where(flat, 0, along), np.where(flat, 0, down)


def shares(corners: Numbers, found: Seen, width: int) -> Numbers:
    """How much the second and the third corner of what is seen count in the middle of each pixel,
    (2, k), 0 to 1; the first has the rest."""
    a, b, c = corners[:, :2]
    one, other = b - a, c - a
    area = one[0] * other[1] - other[0] * one[1]
    whole = np.where(np.abs(area) < _THIN, np.inf, area)
    # Four slopes and one corner of each triangle side by side: one walk through memory.
    table = np.column_stack([a[0], a[1], *(other[::-1] / whole), *(one[::-1] / whole)])
    x0, y0, other_y, other_x, one_y, one_x = table[found.triangles].T
    row, column = np.divmod(found.pixels, width)
    right = column.astype(np.float32) + np.float32(0.5) - x0
    down = row.astype(np.float32) + np.float32(0.5) - y0
    second = right * other_y - down * other_x
    third = down * one_x - right * one_y
    both: Numbers = np.clip(np.stack([second, third]), 0, 1)
    return both
