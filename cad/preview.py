"""Meshes of parts and assemblies for pictures on the screen: how they are asked for, and the
answer, both of a form that can be sent as JSON.

Such a mesh is coarser than one that is printed, and remembered, so that a changed parameter shows
at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from boardroom.base.progress import Report, Step, quiet
from boardroom.base.words import message
from cad import part
from cad.assembly import NOWHERE, Assembly
from cad.estimate import estimate
from cad.export import box_of_meshes
from cad.manifest import sizes
from cad.mesh import Mesh, weld
from cad.order import assembly
from cad.part import Part, Sizes
from cad.shading import Shape

LINEAR = 0.05
"""mm between mesh and surface at most: less than a pixel of a picture."""

ANGULAR = 0.5
"""Radians between neighbouring triangles at most: shading hides edges as flat as that."""

KEPT = 64
"""How many parts, each with its parameters, are remembered: more than any assembly has."""


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Either a ``part`` with the ``values`` of parameters by name, or the game of an
    ``assembly``. ``id`` comes back with the answer."""

    id: int
    part: str = ""
    values: dict[str, str | float] = {}
    assembly: str = ""


class SentMesh(msgspec.Struct, frozen=True):
    """``points``: (n, 3) 32-bit floats, mm; ``triangles``: (m, 3) unsigned 32-bit numbers of
    points; little-endian, and base64 in JSON."""

    points: bytes
    triangles: bytes


class SentBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """One body, made of the mesh with the number ``mesh``.

    ``place`` is a matrix of three rows and four columns that moves the mesh, row by row; empty
    where it stays. ``away`` is where the exploded view moves the body further, mm.
    """

    name: str
    colour: str
    mesh: int
    place: tuple[float, ...] = ()
    away: Sizes = NOWHERE


class Reply(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An answer, or how far it is.

    Where ``total`` is not 0, ``done`` parts of it are built, ``doing`` says what is built now, and
    the answer is still to come. ``grams`` and ``minutes`` are for one print of a part, 0 for an
    assembly. ``volume`` of all bodies is computed from the parameters, mm³; ``size`` is that of
    the box around all, mm, for an assembly to a tenth.
    """

    id: int | None = None
    ready: bool = False
    error: str = ""
    superseded: bool = False
    done: int = 0
    total: int = 0
    doing: str = ""
    meshes: tuple[SentMesh, ...] = ()
    bodies: tuple[SentBody, ...] = ()
    grams: float = 0.0
    minutes: float = 0.0
    volume: float = 0.0
    size: Sizes = NOWHERE

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """The bodies in their places, to be drawn."""
        meshes = [
            (
                np.frombuffer(each.points, "<f4").reshape(-1, 3),
                np.frombuffer(each.triangles, "<u4").reshape(-1, 3),
            )
            for each in self.meshes
        ]
        found = []
        for body in self.bodies:
            points, triangles = meshes[body.mesh]
            if body.place:
                points = _moved(points, np.array(body.place).reshape(3, 4))
            found.append(Shape(points, triangles, body.colour, body.name, body.away))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class _Body:
    """A body that was built, and its mesh."""

    name: str
    colour: str
    mesh: Mesh


@dataclass(frozen=True, slots=True)
class _Built:
    """A part that was built, and the size of the box around it, mm."""

    bodies: tuple[_Body, ...]
    size: Sizes


def answer(request: Request, report: Report = quiet) -> Reply:
    """What is asked for. Errors as in :func:`cad.part`, :meth:`cad.part.Part.read` and
    :func:`cad.order.assembly`. ``report`` is told of each part of an assembly before it is built,
    and may raise Cancelled."""
    if request.assembly:
        return _answer_assembly(request.id, assembly(request.assembly), report)
    chosen = part(request.part)
    parameters = chosen.read(request.values)
    built = _build(chosen, parameters)
    meshes = [body.mesh for body in built.bodies]
    amount = estimate(meshes)
    return Reply(
        id=request.id,
        meshes=tuple(map(_sent, meshes)),
        bodies=tuple(SentBody(each.name, each.colour, n) for n, each in enumerate(built.bodies)),
        grams=round(amount.grams, 2),
        minutes=round(amount.minutes, 1),
        volume=round(sum(each.volume for each in chosen.expect(parameters)), 1),
        size=sizes(built.size),
    )


def _answer_assembly(id: int, chosen: Assembly, report: Report) -> Reply:
    """Each part is built once, and each of its bodies sent once, however often it is there."""
    from cad.kernel import matrix

    kinds = [(each.part, each.part.read(each.values)) for each in chosen.bodies]
    built: dict[tuple[Part, Any], tuple[_Body, ...]] = {}
    for kind in dict.fromkeys(kinds):
        doing = message("Building: {part}", part=kind[0].title)
        report(Step(len(built), len(set(kinds)), doing))
        built[kind] = _build(*kind).bodies
    keys = [(kind, each.body) for kind, each in zip(kinds, chosen.bodies, strict=True)]
    numbers = {key: number for number, key in enumerate(dict.fromkeys(keys))}
    bodies, placed, volume = [], [], 0.0
    for key, each in zip(keys, chosen.bodies, strict=True):
        (_, parameters), body = key[0], built[key[0]][each.body]
        place = matrix(each.place)
        flat = tuple(float(value) for value in place.reshape(-1))
        bodies.append(SentBody(body.name, body.colour, numbers[key], flat, each.away))
        placed.append(Mesh(_moved(body.mesh.points, place), body.mesh.triangles))
        volume += each.part.expect(parameters)[each.body].volume
    x, y, z = box_of_meshes(placed)
    return Reply(
        id=id,
        meshes=tuple(_sent(built[kind][body].mesh) for kind, body in numbers),
        bodies=tuple(bodies),
        volume=round(volume, 1),
        size=(round(x, 1), round(y, 1), round(z, 1)),
    )


@lru_cache(maxsize=KEPT)
def _build(chosen: Part, parameters: Any) -> _Built:
    from cad.kernel import box_of, tessellate

    bodies = chosen.build(parameters)
    meshes = [weld(*tessellate(body.solid, LINEAR, ANGULAR)) for body in bodies]
    return _Built(
        tuple(
            _Body(body.name, body.colour, mesh) for body, mesh in zip(bodies, meshes, strict=True)
        ),
        box_of([body.solid for body in bodies]),
    )


def _moved(points: NDArray[np.float32], place: NDArray[np.float64]) -> NDArray[np.float32]:
    """Points (n, 3) where a matrix (3, 4) takes them; mm."""
    return (points @ place[:, :3].T + place[:, 3]).astype(np.float32)


def _sent(mesh: Mesh) -> SentMesh:
    points, triangles = mesh.points.astype("<f4"), mesh.triangles.astype("<u4")
    return SentMesh(points.tobytes(), triangles.tobytes())
