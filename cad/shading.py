"""Pictures of parts: bodies in the light of a lamp, drawn without a screen and without a library
for it.

One lamp at the upper left of whoever looks, as on the table. The projection is central: what is
nearer is larger. mm in space: x to the right, y away, z up; pixels in pictures.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cad import raster
from cad.normals import corner_normals, unit

Numbers = NDArray[np.float32]
Place = tuple[float, float, float]

_AWAY = 5.0
"""Distance of the eye against the radius of what it looks at: how strong the perspective is."""

_FILLED = 0.94
"""How much of the picture the bodies fill at zoom 1."""

_LIGHT, _FROM_ABOVE, _FROM_EYE, _LAMP = 0.30, 0.10, 0.14, 0.62
"""Light from everywhere, more of it from above, from the eye, and from the lamp: an even surface
that lies on the table has its own colour."""

_GLOSS, _SHINE = 0.22, 36
"""How bright the lamp is mirrored, and how small."""

_CREASE = (math.cos(math.radians(35)), math.cos(math.radians(60)))
"""Surfaces that meet at the first angle begin to have an edge; from the second on it is whole."""

_EDGE = 0.26
"""How much darker edges are: white on white can be read, and nothing looks outlined."""


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
    def axes(self) -> NDArray[np.float64]:
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

    @property
    def lamp(self) -> NDArray[np.float64]:
        """The direction to the lamp, which stays at the upper left of whoever looks."""
        right, turn = self.axes[0], math.radians(self.turn)
        forward = np.array([-math.sin(turn), math.cos(turn), 0.0])
        way = -0.62 * right + 0.12 * forward + np.array([0.0, 0.0, 0.95])
        direction: NDArray[np.float64] = way / np.linalg.norm(way)
        return direction


@dataclass(frozen=True, slots=True, eq=False)
class Model:
    """Bodies made ready to be drawn from one side after the other."""

    points: Numbers
    triangles: NDArray[np.int64]
    normals: Numbers
    """(m, 3, 3): which way the surface looks at each corner of each triangle."""
    colours: Numbers
    """(m, 3): red, green and blue of each triangle, 0 to 255."""
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
            np.broadcast_to(colour, (len(shape.triangles), 3)),
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
            np.concatenate([none.reshape(0, 3, 3), *(each.normals for each in models)]),
            np.concatenate([none, *(each.colours for each in models)]),
            np.concatenate([none, *(each.away for each in models)]),
        )

    def apart(self, fraction: float) -> Numbers:
        """The points with bodies moved a part of their ways, 0 to 1."""
        return self.points if not fraction else self.points + np.float32(fraction) * self.away


def draw(
    shapes: Sequence[Shape] | Model,
    camera: Camera,
    width: int,
    height: int,
    *,
    scale: float | None = None,
    focus: Place | None = None,
    apart: float = 0.0,
) -> NDArray[np.uint8]:
    """A picture (height, width, 4) of bodies: red, green, blue and opacity, 0 to 255,
    premultiplied; transparent where there is nothing.

    ``scale`` is pixels to a mm at the focus, and ``focus`` the point in the middle of the picture;
    without them the picture is filled. ``apart`` moves the bodies that part of their ways.
    """
    model = shapes if isinstance(shapes, Model) else Model.of(shapes)
    picture = np.zeros((height * width, 4), np.uint8)
    if len(model.triangles) and width > 0 and height > 0:
        points = model.apart(apart)
        view = _View.of(points, camera, (width, height), scale, focus)
        _paint(picture, model, points, view)
    return picture.reshape(height, width, 4)


@dataclass(frozen=True, slots=True, eq=False)
class _View:
    """How space lies in the pixels of one picture."""

    camera: Camera
    axes: NDArray[np.float64]
    focus: NDArray[np.float64]
    distance: float
    scale: float
    middle: tuple[float, float]
    size: tuple[int, int]

    @classmethod
    def of(
        cls,
        points: Numbers,
        camera: Camera,
        size: tuple[int, int],
        scale: float | None,
        focus: Place | None,
    ) -> _View:
        low, high = points.min(axis=0), points.max(axis=0)
        at = np.array(focus if focus is not None else (low + high) / 2, np.float64)
        corners = np.array([(x, y, z) for x in (0, 1) for y in (0, 1) for z in (0, 1)])
        reach = np.linalg.norm(low + corners * (high - low) - at, axis=1).max()
        distance = _AWAY * max(float(reach), 1e-3)
        wide, tall = size
        view = cls(camera, camera.axes, at, distance, 1.0, (0.0, 0.0), size)
        middle = (0.0, 0.0)
        if scale is None or focus is None:
            x, y, _ = view.project(points)
            least, most = np.array([x.min(), y.min()]), np.array([x.max(), y.max()])
            if scale is None:
                room = np.maximum(most - least, 1e-6)
                scale = _FILLED * min(wide / float(room[0]), tall / float(room[1]))
            if focus is None:
                middle = tuple(((least + most) / 2 * scale * camera.zoom).tolist())
        scale *= camera.zoom
        across = wide / 2 - middle[0] + camera.shift[0] * scale
        down = tall / 2 - middle[1] - camera.shift[1] * scale
        return cls(camera, view.axes, at, distance, scale, (across, down), size)

    def project(self, points: Numbers) -> Numbers:
        """(3, n): pixels to the right and down, and nearness, which is even along planes in the
        picture: 1 at the focus, more in front."""
        axes = self.axes.astype(np.float32)
        right, up, away = axes @ (points - self.focus.astype(np.float32)).T
        nearness = np.float32(self.distance) / (np.float32(self.distance) + away)
        found = np.empty((3, len(points)), np.float32)
        found[0] = np.float32(self.middle[0]) + np.float32(self.scale) * right * nearness
        found[1] = np.float32(self.middle[1]) - np.float32(self.scale) * up * nearness
        found[2] = nearness
        return found


def _paint(picture: NDArray[np.uint8], model: Model, points: Numbers, view: _View) -> None:
    """Fill in what is seen of the bodies."""
    width, height = view.size
    spots = view.project(points)
    # What turns its back to the eye is behind something else: the bodies are closed.
    a, b, c = (spots[:2, corner] for corner in model.triangles.T)
    one, other = b - a, c - a
    front = np.flatnonzero(one[0] * other[1] < other[0] * one[1])
    corners = spots[:, model.triangles[front].T].transpose(1, 0, 2)
    nearest, farthest = float(spots[2].max()), float(spots[2].min())
    room = max(nearest - farthest, 1e-6)
    corners[:, 2] = (nearest - corners[:, 2]) / room
    found = raster.seen(corners, width, height)
    number = front[found.triangles]
    second, third = raster.shares(corners, found, width)
    normals = model.normals[number]
    normal = normals[:, 0]
    normal = normal + second[:, np.newaxis] * (normals[:, 1] - normal)
    normal += third[:, np.newaxis] * (normals[:, 2] - normals[:, 0])
    normal = unit(normal)
    light, shine = _light(normal, view)
    nearness = nearest - found.depths * room
    light *= 1 - _EDGE * _edges(found, normal, nearness, view)
    colours = model.colours[number] * light[:, np.newaxis] + 255 * shine[:, np.newaxis]
    picture[found.pixels, :3] = np.clip(colours + 0.5, 0, 255).astype(np.uint8)
    picture[found.pixels, 3] = 255


def _light(normal: Numbers, view: _View) -> tuple[Numbers, Numbers]:
    """How bright surfaces are that look there (k,), and how bright they mirror the lamp."""
    lamp = view.camera.lamp
    eye = -view.axes[2]
    between = lamp + eye
    between /= np.linalg.norm(between)
    ways = np.stack([lamp, eye, between]).astype(np.float32)
    lit, seen, mirrored = np.maximum(ways @ normal.T, 0)
    light = _LIGHT + _FROM_ABOVE * normal[:, 2] + _FROM_EYE * seen + _LAMP * lit
    return light, _GLOSS * mirrored**_SHINE


def _edges(found: raster.Seen, normal: Numbers, nearness: Numbers, view: _View) -> Numbers:
    """Where surfaces meet at an angle or one ends in front of another (k,), 0 to 1."""
    width, height = view.size
    directions = np.zeros((height, width, 3), np.float32)
    directions.reshape(-1, 3)[found.pixels] = normal
    away = np.full((height, width), np.float32(np.inf))
    away.reshape(-1)[found.pixels] = view.distance / nearness
    edge = np.zeros((height, width), np.float32)
    start, whole = _CREASE
    for ahead, behind in (
        ((slice(None), slice(1, None)), (slice(None), slice(None, -1))),
        ((slice(1, None), slice(None)), (slice(None, -1), slice(None))),
    ):
        same = np.einsum("ijk,ijk->ij", directions[ahead], directions[behind])
        crease = np.clip((start - same) / (start - whole), 0, 1)
        edge[behind] = np.maximum(edge[behind], crease)
    return edge.reshape(-1)[found.pixels]
