"""Space as it is seen: projection, rays, painting order against a slow reference."""

from __future__ import annotations

import math
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from boardroom.games.domino3d import PlaceMove
from boardroom.games.domino3d.notation import read_lie
from boardroom.scenes.domino3d.camera import Camera, Subject
from boardroom.scenes.domino3d.faces import Heap, Skin, halves_of
from boardroom.scenes.domino3d.outlines import Form, filled, joined
from boardroom.scenes.domino3d.picking import face_at
from boardroom.scenes.look import THEMES
from tests.scenes.domino_table import DominoTable, random_game

ROOM = QRectF(0, 0, 300, 240)
VIEWS = [(-0.6, 0.7), (0.0, 0.3), (0.9, 1.2), (2.4, 0.5), (4.0, 0.2), (math.pi / 4, 1.45)]


def camera(yaw: float, pitch: float, cells: list[tuple[int, int, int]]) -> Camera:
    return Camera(Subject.around(cells), ROOM, yaw, pitch)


def corners(cell: tuple[int, int, int], direction: int) -> list[tuple[float, ...]]:
    """The four corners of a face, one after the other around it."""
    axis, end = direction // 2, 1 - direction % 2
    found = []
    for one, two in ((0, 0), (1, 0), (1, 1), (0, 1)):
        corner = [one, two]
        corner.insert(axis, end)
        found.append(tuple(float(low + step) for low, step in zip(cell, corner, strict=True)))
    return found


def seen_by_hand(eye: Camera, point: tuple[float, float, float]) -> tuple[float, float]:
    """The projection with sines and cosines, written out for one point."""
    x, y, z = (a - b for a, b in zip(point, eye.middle, strict=True))
    right = x * math.cos(eye.yaw) + y * math.sin(eye.yaw)
    ahead = -x * math.sin(eye.yaw) + y * math.cos(eye.yaw)
    up = z * math.cos(eye.pitch) + ahead * math.sin(eye.pitch)
    away = ahead * math.cos(eye.pitch) - z * math.sin(eye.pitch)
    near = eye.scale * eye.distance / (eye.distance + away)
    return 150 + right * near, 120 - up * near


@pytest.mark.parametrize(("yaw", "pitch"), VIEWS)
def test_points_are_projected_as_by_hand(yaw: float, pitch: float) -> None:
    eye = camera(yaw, pitch, [(0, 0, 0), (3, 1, 2)])
    rng = Random(2)
    points = [(rng.uniform(-4, 6), rng.uniform(-4, 6), rng.uniform(0, 4)) for _ in range(50)]
    seen = eye.project(np.array(points))
    for point, pixel in zip(points, seen, strict=True):
        assert pixel == pytest.approx(seen_by_hand(eye, point))


@pytest.mark.parametrize(("yaw", "pitch"), VIEWS)
def test_a_ray_goes_through_what_is_seen_at_its_pixel(yaw: float, pitch: float) -> None:
    eye = camera(yaw, pitch, [(0, 0, 0), (2, 2, 3)])
    point = np.array([1.3, 0.4, 2.2])
    (pixel,) = eye.project(point[np.newaxis])
    way = eye.ray(QPointF(*pixel.tolist()))
    assert np.cross(way, point - eye.eye) == pytest.approx(np.zeros(3), abs=1e-9)


def test_what_is_nearer_is_larger_and_the_eye_looks_from_above() -> None:
    eye = camera(0.0, 0.7, [(0, 0, 0)])
    near, far = (eye.project(np.array([[0.0, y, 0.0], [1.0, y, 0.0]])) for y in (-3.0, 3.0))
    assert near[1, 0] - near[0, 0] > far[1, 0] - far[0, 0] > 0
    assert near[0, 1] > far[0, 1]
    assert eye.at(0, 0, 1).y() < eye.at(0, 0, 0).y()


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("yaw", "pitch"), VIEWS)
def test_the_painting_order_agrees_with_a_ray_for_each_pixel(
    qtbot: QtBot, seed: int, yaw: float, pitch: float
) -> None:
    state = random_game(seed, support="free")[-1][0]
    halves = [half for move in state.view(None).placed[:9] for half in halves_of(move, Skin.SOLID)]
    cells = [half.cell for half in halves]
    eye, heap = camera(yaw, pitch, cells), Heap.of(halves)
    painted = _painted(heap, eye)
    compared = 0
    for y in range(2, 238, 9):
        for x in range(2, 298, 9):
            around = {painted[y + dy][x + dx] for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
            if len(around) > 1:
                continue  # an edge runs here
            compared += 1
            number = around.pop()
            seen = None if number < 0 else heap.faces[number]
            found = _first_face(eye, (x + 0.5, y + 0.5), cells)
            assert (seen and (seen.half.cell, seen.direction)) == found, (x, y)
            assert face_at(eye, QPointF(x + 0.5, y + 0.5), cells) == found
    assert compared > 300


def _painted(heap: Heap, eye: Camera) -> list[list[int]]:
    """Which face is seen at each pixel when all are painted in order; -1 for none."""
    image = QImage(300, 240, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    for number in heap.seen(eye.eye).tolist():
        face = heap.faces[number]
        spots = eye.project(np.array(corners(face.half.cell, face.direction)))
        painter.setBrush(QColor((number + 1) % 256, (number + 1) // 256, 0))
        painter.setPen(QColor((number + 1) % 256, (number + 1) // 256, 0))
        painter.drawPolygon(QPolygonF([QPointF(*spot) for spot in spots.tolist()]))
    painter.end()
    return [
        [
            (image.pixel(x, y) >> 16 & 255) + 256 * (image.pixel(x, y) >> 8 & 255) - 1
            for x in range(300)
        ]
        for y in range(240)
    ]


def _first_face(
    eye: Camera, pixel: tuple[float, float], cells: list[tuple[int, int, int]]
) -> tuple[tuple[int, int, int], int] | None:
    """The face that the ray of a pixel meets first, looked for one plane after the other."""
    start, way = eye.eye.tolist(), eye.ray(QPointF(*pixel)).tolist()
    best = None
    for cell in cells:
        for direction in range(6):
            axis = direction // 2
            level = cell[axis] + (1 - direction % 2)
            if abs(way[axis]) < 1e-12:
                continue
            along = (level - start[axis]) / way[axis]
            spot = [a + along * b for a, b in zip(start, way, strict=True)]
            inside = all(
                low <= value <= low + 1
                for number, (low, value) in enumerate(zip(cell, spot, strict=True))
                if number != axis
            )
            if inside and along > 0 and (best is None or along < best[0] - 1e-9):
                best = along, cell, direction
    return None if best is None else (best[1], best[2])


def test_only_outer_faces_are_kept() -> None:
    flat, tall = (
        PlaceMove(read_lie(text, "move", (1 << 28) - 1)) for text in ("1-1@0,0,0+x", "1-2@0,0,1+z")
    )
    # Two cubes side by side show ten faces, but not the two that lie on the table.
    assert len(Heap.of(halves_of(flat, Skin.SOLID)).faces) == 8
    both = (*halves_of(flat, Skin.SOLID), *halves_of(tall, Skin.SOLID))
    # The one that stands on the first has ten faces less its foot, and hides what it stands on.
    assert len(Heap.of(both).faces) == 8 - 1 + 9


def test_many_outlines_at_once_are_those_that_are_drawn_one_by_one() -> None:
    rings = [[(0.0, 0.0), (4.0, 0.5), (3.0, 5.0)], [(1.0, 1.0), (2.0, 1.0), (2.0, 2.0), (1.0, 2.0)]]
    slow = QPainterPath()
    for ring in rings:
        slow.addPolygon(QPolygonF([QPointF(*spot) for spot in (*ring, ring[0])]))
    points = np.array([spot for ring in rings for spot in ring])
    (whole,) = filled(Form.of([[3, 4]]), points)
    slow.setFillRule(whole.fillRule())
    assert whole == slow
    one, two = filled(joined([Form.of([[3]]), Form.of([[4]])], [3, 4]), points)
    assert one.elementCount() + two.elementCount() == slow.elementCount()
    assert two.elementAt(2).x == 2.0


def test_the_eye_stays_above_the_table_and_within_reach() -> None:
    eye = camera(0.0, 0.7, [(0, 0, 0)])
    for _ in range(40):
        eye = eye.turned(0.1, -0.2).zoomed(1.3)
    assert eye.eye[2] > 0
    assert eye.zoom == 3.0
    for _ in range(40):
        eye = eye.turned(0.1, 0.2).zoomed(0.7)
    assert eye.pitch < math.pi / 2
    assert eye.zoom == 0.5


@pytest.mark.parametrize("theme", ["light", "contrast"])
@pytest.mark.parametrize(("yaw", "pitch"), VIEWS)
def test_nothing_is_painted_beside_the_area_that_is_painted_anew(
    domino: DominoTable, theme: str, yaw: float, pitch: float
) -> None:
    """What a frame left there would stay when the board turns on."""
    scene = domino.scene
    scene.set_theme(THEMES[theme])
    domino.show(random_game(4)[-1][0], my_turn=False)
    scene.eye.place(replace(scene.eye.now, yaw=yaw, pitch=pitch))
    for item in (scene.ground, scene.chips):
        around = item.boundingRect().toRect()
        image = QImage(scene.size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        item.paint(painter, QStyleOptionGraphicsItem())
        assert image.pixelColor(around.center()).alpha() > 0
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(around, Qt.GlobalColor.black)
        painter.end()
        assert not any(bytes(image.constBits()))
