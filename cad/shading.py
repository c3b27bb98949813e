"""Pictures of parts: bodies in the light of a lamp, drawn without a screen and without a library
for it.

One lamp at the upper left of whoever looks, as on the table. The projection is central: what is
nearer is larger. mm in space: x to the right, y away, z up; pixels in pictures.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from cad.drawing import light, raster
from cad.drawing.arrays import Exact, Indexes, Numbers
from cad.drawing.edges import edges
from cad.drawing.normals import between, corner_normals
from cad.drawing.shadow import Shade, thrown
from cad.drawing.view import Place, View

_EDGE = 0.26
"""How much darker edges are: they can be seen, and nothing looks outlined."""

_BLACK, _LIFT = 100, 1.0
"""Colours whose brightest part is less than the first, 0 to 255, have lighter edges: by that much
of what they lack."""

_STEADY = 0.9
"""How much of a picture is filled at most while bodies turn: what is nearer is seen larger, and
there are shadows."""

_GOLDEN = math.pi * (3 - math.sqrt(5))
"""The angle that spreads points evenly around, however many there are; radians."""

_SHADOW, _DARK = 0.32, (23, 13, 8)
"""How strong and of which colour the shadow on the table is."""

_LEVEL = 12.0
"""Degrees above the table from which on the shadow on it is seen whole."""


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """A body to be drawn: ``points`` (n, 3) in mm, ``triangles`` (m, 3) seen from outside
    counter-clockwise, ``colour`` as ``#RRGGBB``.

    ``away`` is how far it moves in the exploded view, mm.
    """

    points: Numbers
    triangles: NDArray[np.integer]
    colour: str
    name: str = ""
    away: Place = (0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Camera:
    """Where the eye is: ``turn`` degrees around the vertical axis, counter-clockwise seen from
    above, 0 at the front; ``tilt`` degrees above the table, -89 to 89.

    ``zoom`` enlarges; ``shift`` moves everything right and up, mm in the middle of the picture.
    """

    turn: float
    tilt: float
    zoom: float = 1.0
    shift: tuple[float, float] = (0.0, 0.0)

    @property
    def axes(self) -> Exact:
        """To the right, up and away from the eye, as rows."""
        turn, tilt = math.radians(self.turn), math.radians(self.tilt)
        sin, cos = math.sin(turn), math.cos(turn)
        low, high = math.cos(tilt), math.sin(tilt)
        return np.array(
            [
                [cos, sin, 0.0],
                [-high * sin, high * cos, low],
                [-low * sin, low * cos, -high],
            ]
        )


@dataclass(frozen=True, slots=True, eq=False)
class Model:
    """Bodies made ready to be drawn from one side after the other."""

    points: Numbers
    triangles: Indexes
    normals: Numbers
    """(3, 3, m): which way the surface looks at each corner of each triangle, by axis."""
    colours: Numbers
    """(3, m): red, green and blue of each triangle, 0 to 255."""
    away: Numbers
    """(n, 3): how far each point moves in the exploded view, mm."""

    @classmethod
    def of(cls, shapes: Sequence[Shape]) -> Model:
        """All bodies in one. It takes longer than to draw them: do it once for each body."""
        return cls.joined([cls._of_one(shape) for shape in shapes])

    @classmethod
    def _of_one(cls, shape: Shape) -> Model:
        colour = np.array(list(bytes.fromhex(shape.colour.removeprefix("#"))), np.float32)
        return cls(
            shape.points.astype(np.float32),
            shape.triangles.astype(np.int64),
            corner_normals(shape.points, shape.triangles),
            np.broadcast_to(colour[:, np.newaxis], (3, len(shape.triangles))),
            np.broadcast_to(np.array(shape.away, np.float32), (len(shape.points), 3)),
        )

    @classmethod
    def joined(cls, models: Sequence[Model]) -> Model:
        """Several in one."""
        none = np.zeros((0, 3), np.float32)
        starts = np.cumsum([0, *(len(each.points) for each in models)]).tolist()
        numbers = [each.triangles + start for each, start in zip(models, starts, strict=False)]
        return cls(
            np.concatenate([none, *(each.points for each in models)]),
            np.concatenate([np.zeros((0, 3), np.int64), *numbers]),
            np.concatenate(
                [np.zeros((3, 3, 0), np.float32), *(each.normals for each in models)], 2
            ),
            np.concatenate([none.T, *(each.colours for each in models)], 1),
            np.concatenate([none, *(each.away for each in models)]),
        )

    def at(self, apart: float) -> Numbers:
        """The points with bodies moved that part of their ways, 0 to 1."""
        return self.points + np.float32(apart) * self.away if apart else self.points

    def steady(self, tilt: float, size: tuple[int, int], apart: float = 0.0) -> tuple[Place, float]:
        """The focus, and pixels to a mm, with which all is in a picture of this width and height
        however it is turned: so it stays as large while it turns."""
        points = self.at(apart)
        low, high = points.min(axis=0).tolist(), points.max(axis=0).tolist()
        across, deep, tall = (b - a for a, b in zip(low, high, strict=True))
        round_ = max(math.hypot(across, deep), 1e-3)
        angle = abs(math.radians(tilt))
        seen = round_ * math.sin(angle) + tall * math.cos(angle)
        x, y, z = ((a + b) / 2 for a, b in zip(low, high, strict=True))
        return (x, y, z), _STEADY * min(size[0] / round_, size[1] / max(seen, 1e-3))


def draw(
    shapes: Sequence[Shape] | Model,
    camera: Camera,
    width: int,
    height: int,
    *,
    scale: float | None = None,
    focus: Place | None = None,
    apart: float = 0.0,
    passes: int = 1,
    shadows: bool = False,
) -> NDArray[np.uint8]:
    """A picture (height, width, 4) of bodies: red, green, blue and opacity, 0 to 255, the colours
    premultiplied with the opacity; transparent where there is nothing.

    ``scale`` is pixels to a mm at the focus at zoom 1, and ``focus`` the point in the middle of
    the picture; without them the bodies fill it. ``apart`` moves the bodies that part of their
    ways, 0 to 1. More ``passes`` make edges smooth and ``shadows`` soft, 4 well and 16 finely; the
    time grows with them.
    """
    *_, last = refined(
        shapes,
        camera,
        width,
        height,
        scale=scale,
        focus=focus,
        apart=apart,
        passes=passes,
        shadows=shadows,
    )
    assert last is not None
    return last


def refined(
    shapes: Sequence[Shape] | Model,
    camera: Camera,
    width: int,
    height: int,
    *,
    scale: float | None = None,
    focus: Place | None = None,
    apart: float = 0.0,
    passes: int = 1,
    shadows: bool = False,
    slices: int = 1,
) -> Iterator[NDArray[np.uint8] | None]:
    """The pictures of :func:`draw` with one pass, two, and so on, each as soon as it is there.

    Each pass is made in ``slices`` steps, which take less time each; after all of them but the last
    there is None.
    """
    model = shapes if isinstance(shapes, Model) else Model.of(shapes)
    total = np.zeros((height, width, 4), np.uint32)
    if not len(model.triangles) or not total.size:
        yield total.astype(np.uint8)
        return
    points = model.at(apart)
    fitted = points
    if shadows:  # they are to be in the picture as well
        fitted = np.concatenate([points, thrown(points, light.lamp(camera.axes))])
    view = View.of(points, camera.axes, (width, height), scale, focus, fitted).zoomed(camera.zoom)
    view = view.moved(camera.shift[0] * view.scale, -camera.shift[1] * view.scale)
    cuts = sorted({height * step // slices for step in range(slices + 1)})
    for number in range(passes):
        whole, shade = view.moved(*_moved(number)), None
        if shadows:
            # Vogel 1979, "A better way to construct the sunflower head".
            lamp = light.lamp(camera.axes, math.sqrt(number / passes), number * _GOLDEN)
            shade = Shade.of(points, model.triangles, lamp, whole)
        for start, end in pairwise(cuts):
            # With a row more on each side, by which edges are found.
            above, below = min(start, 1), min(height - end, 1)
            strip = whole.rows(start - above, end + below)
            part = _pass(model, points, strip, camera, shade)
            total[start:end] += part[above : above + end - start]
            if end < height:
                yield None
        yield ((total + (number + 1) // 2) // (number + 1)).astype(np.uint8)


def _moved(number: int) -> tuple[float, float]:
    """How far the picture of each pass is moved, -0.5 to 0.5 pixels: evenly spread however many
    there are. The first is not moved."""
    # Roberts 2018, "The unreasonable effectiveness of quasirandom sequences": x³ = x + 1.
    root = 1.3247179572447460
    right, down = number / root, number / root**2
    return right - round(right), down - round(down)


def _pass(
    model: Model,
    points: Numbers,
    view: View,
    camera: Camera,
    shade: Shade | None,
) -> NDArray[np.uint8]:
    """One picture (height, width, 4) with hard edges, and with what is in the dark."""
    width, height = view.size
    spots = view.project(points)
    # What turns its back to the eye is behind something else: bodies are closed.
    front = raster.turned(spots, model.triangles, away=False)
    corners = raster.corners_of(spots, model.triangles[front])
    nearest = spots[2].max()
    room = max(nearest - spots[2].min(), np.float32(1e-6))
    corners[:, 2] = (nearest - corners[:, 2]) / room
    seen = raster.seen(corners, width, height)
    number = front[seen.triangles]
    farness = 1 / (nearest - seen.depths * room)

    shares = raster.shares(corners, seen, width)
    normals = between(model.normals.take(number, axis=2), shares)
    lit, shine, rest = light.falling(normals, camera.axes)
    picture = np.zeros(height * width, np.uint32)
    if shade is not None:
        hidden = shade.hides(view.seen_from_eye(seen.pixels, farness))
        lit[hidden] = shine[hidden] = 0
    lit += rest
    away = farness * np.float32(view.distance * view.scale)
    edge = edges(seen, normals, away, view.size)
    colours = model.colours.take(number, axis=1)
    shine += np.float32(_LIFT) * edge * np.maximum(_BLACK - colours.max(axis=0), 0)
    lit *= 1 - np.float32(_EDGE) * edge
    colours = colours * lit + shine
    picture[seen.pixels] = _packed(*colours, 255)
    if shade is not None and camera.tilt > 0:
        _shade_table(picture, view, camera, shade)
    return picture.view(np.uint8).reshape(height, width, 4)


def _packed(*parts: Numbers | int) -> NDArray[np.uint32]:
    """Red, green, blue and opacity of pixels as one number each, which lies in memory in this
    order."""
    found: NDArray[np.uint32] = np.zeros(1, np.uint32)
    for part in reversed(parts) if sys.byteorder == "little" else parts:
        found = found << np.uint32(8) | np.clip(part, 0, 255).astype(np.uint32)
    return found


def _shade_table(picture: NDArray[np.uint32], view: View, camera: Camera, shade: Shade) -> None:
    """Darken what is seen of the table that the bodies stand on."""
    width, height = view.size
    x, y, _ = view.project(shade.floor)
    left, right = (int(each) for each in np.clip([x.min(), x.max() + 1], 0, width))
    top, bottom = (int(each) for each in np.clip([y.min(), y.max() + 1], 0, height))
    row, column = np.nonzero(picture.reshape(height, width)[top:bottom, left:right] == 0)
    table = (row + top) * width + column + left
    farness = view.farness_of_level(float(shade.floor[0, 2]), table)
    table, farness = table[farness > 0], farness[farness > 0]
    strength = _SHADOW * min(1.0, camera.tilt / _LEVEL)
    dark = strength * shade.over(view.seen_from_eye(table, farness))
    picture[table] = _packed(*(part * dark for part in (*_DARK, 255)))
