"""What of space is under a point: rays through cells."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QPointF

from boardroom.games.domino3d import PlaceMove
from boardroom.games.domino3d.cells import Point
from boardroom.scenes.domino3d.camera import Camera, Numbers


def entries(eye: Numbers, way: Numbers, low: Numbers, high: Numbers) -> Numbers:
    """How far along a ray boxes are met (n), in lengths of ``way``; infinite where they are not.

    ``low`` and ``high`` are opposite corners of the boxes (n, 3).
    """
    safe = np.where(np.abs(way) < 1e-12, 1e-12, way)
    one, two = (low - eye) / safe, (high - eye) / safe
    enter = np.minimum(one, two).max(axis=1)
    leave = np.maximum(one, two).min(axis=1)
    found: Numbers = np.where((leave >= enter) & (leave > 0), enter, np.inf)
    return found


def nearest_cell(camera: Camera, point: QPointF, cells: Sequence[Point]) -> float:
    """How far along the ray of a pixel the first of these cells is met."""
    if not cells:
        return np.inf
    low = np.array(cells, np.float64)
    return float(entries(camera.eye, camera.ray(point), low, low + 1).min())


def face_at(camera: Camera, point: QPointF, cells: Sequence[Point]) -> tuple[Point, int] | None:
    """The cell that is seen at a pixel and the direction in which its face looks."""
    if not cells:
        return None
    low = np.array(cells, np.float64)
    eye, way = camera.eye, camera.ray(point)
    met = entries(eye, way, low, low + 1)
    number = int(np.argmin(met))
    if not np.isfinite(met[number]):
        return None
    onto = eye + met[number] * way - low[number] - 0.5
    axis = int(np.argmax(np.abs(onto)))
    return cells[number], 2 * axis + (1 if onto[axis] < 0 else 0)


def lie_at(
    camera: Camera,
    point: QPointF,
    lies: Sequence[PlaceMove],
    taken: Sequence[Point],
    held: int,
) -> PlaceMove | None:
    """The place for a chip that is pointed at; None where there is none, or a chip before it.

    Of several places the one is meant whose half ``held``, 0 or 1, comes nearest to the point:
    so the half by which one holds a chip is laid where one points.
    """
    if not lies:
        return None
    cells = np.array([lie.cells for lie in lies], np.float64)
    low, high = cells.min(axis=1), cells.max(axis=1) + 1
    met = entries(camera.eye, camera.ray(point), low, high)
    before = nearest_cell(camera, point, taken)
    within = np.flatnonzero(met < before)
    if not len(within):
        return None
    grip = cells[within, held] * 0.72 + cells[within, 1 - held] * 0.28 + 0.5
    away = camera.project(grip) - (point.x(), point.y())
    # Of two that look alike the nearer one is meant.
    cost = np.hypot(away[:, 0], away[:, 1]) / camera.scale + 0.02 * met[within] * camera.distance
    return lies[int(within[int(np.argmin(cost))])]
