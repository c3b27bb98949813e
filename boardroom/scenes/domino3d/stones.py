"""Chips painted in the light of the lamp: ivory with dark pips, and the ghosts of chips."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from boardroom.scenes import look
from boardroom.scenes.domino3d.camera import Camera, Numbers
from boardroom.scenes.domino3d.faces import NORMALS, Face, Half, Heap, Indexes, Skin
from boardroom.scenes.domino3d.outlines import Form, filled, joined
from boardroom.scenes.domino3d.patterns import MARKS, NO_SIDE, Layer, axes_of, pattern
from boardroom.scenes.drawing import fade, mix

_LEVELS = 24
"""Steps between the darkest and the brightest tone of a chip."""

_AMBIENT, _DIFFUSE = 0.20, 0.80
_CAUGHT = 1.12
"""How much more light a chamfer catches: it shines a little."""

_MARKED = (Skin.LAST, Skin.TAKEN, Skin.LIT)
_COATS = tuple((skin, layer) for skin in Skin for layer in Layer)
_COAT = {coat: number for number, coat in enumerate(_COATS)}
_PLAIN_EDGE = _COAT[Skin.SOLID, Layer.EDGE]
_MARKS = {_COAT[skin, Layer.GROUND]: place for place, skin in enumerate(MARKS)}


class Inks:
    """Brushes of one theme: for each skin and layer one for every level of light."""

    def __init__(self, theme: look.Theme) -> None:
        self.theme = theme
        self._stone = look.STONES[theme.name]
        self._brushes: dict[int, QBrush] = {}
        strong = (0.9, 0.4) if theme.flat else (0.9, 0.22)
        self.mark_pens = tuple(QPen(fade(theme.accent, each), 1.0) for each in strong)
        """The edges of the marks of places."""

    def brush(self, coat: int, key: int) -> QBrush:
        """How a coat is filled; ``key`` is its number times 32 and the level of light."""
        found = self._brushes.get(key)
        if found is None:
            colour = self._colour(*_COATS[coat], (key - 32 * coat) / _LEVELS)
            found = self._brushes[key] = QBrush(colour)
        return found

    def _colour(self, skin: Skin, layer: Layer, light: float) -> QColor:
        if skin in MARKS:
            return fade(self._stone.ghost, 0.5 if skin is Skin.GHOST else 0.1)
        if layer is Layer.HOLLOW:
            return fade(self._stone.shade, 0.0 if self.theme.flat else 0.2)
        if layer is Layer.PIP:
            return QColor(self._stone.ink)
        tone = self._worked(skin, layer, self._tone(light))
        if skin is Skin.TAKEN:
            return fade(mix(tone, self.theme.accent, 0.0 if layer is Layer.EDGE else 0.22), 0.86)
        return tone

    def _worked(self, skin: Skin, layer: Layer, tone: QColor) -> QColor:
        """The tone of ivory as it is on a layer."""
        if skin is Skin.LIT and layer is Layer.GROUND:
            return mix(tone, self.theme.glow, 0.6)
        if layer is Layer.EDGE and skin in _MARKED:
            return mix(self.theme.accent, tone, 0.0 if self.theme.flat else 0.12)
        if layer is Layer.EDGE and self.theme.flat:
            return QColor(self._stone.ink)
        if skin in (Skin.BACK, Skin.DIM):
            return mix(tone, self._stone.back, 0.8 if skin is Skin.BACK else 0.55)
        if layer is Layer.GROOVE:
            return mix(tone, self._stone.ink, 0.45)
        return tone

    def _tone(self, light: float) -> QColor:
        if self.theme.flat:
            return QColor(self._stone.ivory)
        if light < 0.72:
            return mix(self._stone.shade, self._stone.ivory, light / 0.72)
        return mix(self._stone.ivory, "#FFFFFF", (light - 0.72) / 0.28 * 0.6)


def brightness(lamp: Numbers) -> Numbers:
    """How much light falls on a face (row) and on its edges (column), the last for none."""
    onto = NORMALS @ lamp
    table = np.empty((6, 7))
    table[:, :NO_SIDE] = _CAUGHT * np.add.outer(onto, onto) / np.sqrt(2)
    table[:, NO_SIDE] = onto
    found: Numbers = _AMBIENT + _DIFFUSE * np.clip(table, 0.0, None)
    return found


@dataclass(frozen=True, slots=True)
class Drawing:
    """Faces in painting order, ready to be filled: their paths, points, coats and light."""

    form: Form
    points: Numbers
    coats: Indexes
    lights: Indexes
    """The place of each path in the table of brightness."""

    @classmethod
    def of(cls, faces: Sequence[Face]) -> Drawing:
        """Of at least one face."""
        patterns = [pattern(face) for face in faces]
        sizes = [len(each.points) for each in patterns]
        cells = np.array([face.half.cell for face in faces], np.float64)
        parts = [
            (_COAT[face.half.skin, part.layer], face.direction * 7 + part.side)
            for face, each in zip(faces, patterns, strict=True)
            for part in each.parts
        ]
        coats, lights = np.array(parts, np.intp).T
        return cls(
            joined([each.form for each in patterns], sizes),
            np.concatenate([each.points for each in patterns]) + np.repeat(cells, sizes, axis=0),
            coats,
            lights,
        )

    def paint(self, painter: QPainter, pixels: Numbers, light: Numbers, inks: Inks) -> None:
        """Fill all paths one after the other, with their points at these pixels."""
        steps = np.rint(np.clip(light, 0.0, 1.0) * _LEVELS).astype(np.intp)
        levels = steps.ravel()[self.lights]
        # An edge that is as bright as its face is not seen, but where edges are lines of ink.
        unlike = np.abs(levels - steps[self.lights // 7, NO_SIDE]) > 1
        seen = unlike | (self.coats != _PLAIN_EDGE) | inks.theme.flat
        keys = np.where(seen, self.coats * 32 + levels, -1).tolist()
        for path, coat, key in zip(
            filled(self.form, pixels), self.coats.tolist(), keys, strict=True
        ):
            if key < 0:
                continue
            if coat in _MARKS:
                painter.setPen(inks.mark_pens[_MARKS[coat]])
                painter.setBrush(inks.brush(coat, key))
                painter.drawPath(path)
            else:
                painter.fillPath(path, inks.brush(coat, key))


class Stones:
    """A heap of chips that is painted again and again from other sides."""

    def __init__(self, halves: Sequence[Half]) -> None:
        self.heap = Heap.of(halves)
        self._order = np.zeros(0, np.intp)
        self._drawing: Drawing | None = None

    def paint(self, painter: QPainter, camera: Camera, inks: Inks) -> None:
        """Paint all that is seen, the nearest last."""
        order = self.heap.seen(camera.eye)
        if not np.array_equal(order, self._order):
            # The order changes only now and then as the eye moves.
            self._order = order
            self._drawing = Drawing.of([self.heap.faces[number] for number in order])
        if self._drawing is not None:
            pixels = camera.project(self._drawing.points)
            self._drawing.paint(painter, pixels, brightness(camera.lamp), inks)


Corners = Numbers
"""Where the corners of a chip are in pixels: (2, 2, 2, 2), by x, y, z, then pixel."""


def paint_chip(
    painter: QPainter,
    numbers: tuple[int, int],
    corners: Corners,
    lamp: Numbers,
    inks: Inks,
    skin: Skin = Skin.SOLID,
) -> None:
    """One chip by itself, its first half at x from 0 to 1 and the other at 1 to 2; ``lamp`` is
    the direction to the lamp in the same terms."""
    halves = Half((0, 0, 0), numbers[0], 0, skin), Half((1, 0, 0), numbers[1], 1, skin)
    faces = [
        Face(half, direction)
        for half in halves
        for direction in range(6)
        if direction != half.mate and _is_seen(corners, direction)
    ]
    if faces:
        drawing = Drawing.of(faces)
        pixels = _within(drawing.points * (0.5, 1.0, 1.0), corners)
        drawing.paint(painter, pixels, brightness(lamp), inks)


def _is_seen(corners: Corners, direction: int) -> bool:
    """Whether a side of the chip is turned to the eye: its corners then run against the clock."""
    across, up = axes_of(direction)
    corner = np.maximum(NORMALS[direction], 0.0)
    one, two, three = (
        corners[tuple(spot.astype(int))] for spot in (corner, corner + across, corner + up)
    )
    first, second = two - one, three - one
    # In pixels y runs down, so what runs against the clock has a negative area.
    return bool(first[0] * second[1] - first[1] * second[0] < 0)


def _within(points: Numbers, corners: Corners) -> Numbers:
    """Points of the unit cube to pixels, between the eight corners."""
    found = corners[np.newaxis]
    for axis in range(3):
        share = points[:, axis].reshape((-1,) + (1,) * (found.ndim - 2))
        found = found[:, 0] * (1 - share) + found[:, 1] * share
    pixels: Numbers = found
    return pixels
