"""Soft shadows: of the board on the table, and of the chips on the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from boardroom.scenes.domino3d.camera import Camera, Numbers, around
from boardroom.scenes.domino3d.faces import NORMALS, Chosen, Heap
from boardroom.scenes.domino3d.outlines import Form, filled
from boardroom.scenes.drawing import fade

COARSE = 6.0
"""Pixels of the table to one of the picture of a shadow: what makes it soft."""

_GROWN = 0.1
"""How far a chip darkens the board around its foot, in cells."""

_DARK = QColor.fromRgbF(0.09, 0.05, 0.03)


def paint_soft(
    painter: QPainter,
    shapes: Sequence[tuple[QPainterPath, float]],
    room: QRectF,
    coarse: float = COARSE,
) -> None:
    """Shapes as darkness with soft edges, each as strong as is said, as far as the room goes."""
    area = QRectF()
    for shape, _ in shapes:
        area = area.united(shape.boundingRect())
    area = area.adjusted(-2 * coarse, -2 * coarse, 2 * coarse, 2 * coarse) & room
    size = (area.size() / coarse).toSize()
    if size.isEmpty():
        return
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    inside = QPainter(image)
    inside.setRenderHint(QPainter.RenderHint.Antialiasing)
    inside.scale(size.width() / area.width(), size.height() / area.height())
    inside.translate(-area.topLeft())
    for shape, strength in shapes:
        inside.fillPath(shape, fade(_DARK, strength))
    inside.end()
    painter.drawImage(area, image)


def paint_shadow(painter: QPainter, heap: Heap, camera: Camera, room: QRectF) -> None:
    """What the opaque chips throw on the board, away from the lamp; painted before them."""
    lamp = camera.lamp
    lit = heap.opaque & (NORMALS[heap.directions] @ lamp > 1e-9)
    if not lit.any():
        return
    quads = _corners(heap, lit)
    cast = quads - quads[..., 2:] * (lamp / lamp[2])
    touch = _footprint(heap.cells[heap.opaque & (heap.cells[:, 2] == 0)])
    shapes = [
        (filled(_squares(len(each)), camera.project(each.reshape(-1, 3)))[0], strength)
        for each, strength in ((cast, 0.46), (touch, 0.42))
        if len(each)
    ]
    paint_soft(painter, shapes, room)


def area(heap: Heap, camera: Camera) -> QRectF:
    """What chips cover, with their shadow."""
    if not heap.faces:
        return QRectF()
    low, high = heap.cells.min(axis=0) - _GROWN, heap.cells.max(axis=0) + 1 + _GROWN
    corners = np.array(list(product(*zip(low, high, strict=True))))
    lamp = camera.lamp
    cast = corners - corners[:, 2:] * (lamp / lamp[2])
    soft = 2 * COARSE
    found = around(camera.project(np.concatenate([corners, cast])))
    return found.adjusted(-soft, -soft, soft, soft)


@lru_cache(maxsize=256)
def _squares(count: int) -> Form:
    return Form.of([[4] * count])


def _corners(heap: Heap, chosen: Chosen) -> Numbers:
    """The corners of faces (n, 4, 3), in one sense of rotation as seen from outside."""
    normals = NORMALS[heap.directions[chosen]]
    axes = np.argmax(np.abs(normals), axis=1)
    one, two = np.eye(3)[(axes + 1) % 3], np.eye(3)[(axes + 2) % 3]
    back = normals.sum(axis=1) < 0
    one[back], two[back] = two[back].copy(), one[back].copy()
    corner = heap.cells[chosen] + np.maximum(normals, 0.0)
    quads: Numbers = np.stack([corner, corner + one, corner + one + two, corner + two], axis=1)
    return quads


def _footprint(cells: Numbers) -> Numbers:
    """A little more than the squares under cells on the board (n, 4, 3)."""
    grown = _GROWN
    square = np.array(
        [
            [-grown, -grown, 0.0],
            [1 + grown, -grown, 0.0],
            [1 + grown, 1 + grown, 0.0],
            [-grown, 1 + grown, 0.0],
        ]
    )
    found: Numbers = np.unique(cells, axis=0)[:, np.newaxis] + square
    return found
