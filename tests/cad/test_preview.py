"""The meshes that the screen shows: near enough, in their places, and small enough to send."""

from __future__ import annotations

import math

import msgspec
import numpy as np
import pytest

import cad
from boardroom.base.errors import UnknownName
from boardroom.base.progress import Cancelled, Step
from cad.mesh import Mesh
from cad.parameters import WrongParameter
from cad.preview import Reply, Request, answer
from cad.shading import Shape


def sent(reply: Reply) -> Reply:
    """As it comes out at the other end."""
    return msgspec.json.decode(msgspec.json.encode(reply), type=Reply)


def box(shape: Shape) -> list[float]:
    points = shape.points.astype(float)
    return [*points.min(axis=0), *points.max(axis=0)]


def test_a_part_arrives_as_it_is_built() -> None:
    reply = sent(answer(Request(id=7, part="ball", values={"diameter": "16", "form": "halves"})))
    assert (reply.id, reply.error, reply.superseded) == (7, "", False)
    assert [shape.name for shape in reply.shapes] == ["Red ball, half 1", "Red ball, half 2"]
    assert {shape.colour for shape in reply.shapes} == {"#B42807"}
    meshes = [Mesh(shape.points, shape.triangles.astype(np.int64)) for shape in reply.shapes]
    assert all(mesh.closed for mesh in meshes)
    whole = math.pi / 6 * 16**3
    pegs = abs(reply.volume - whole) / whole
    assert pegs < 0.02
    assert sum(mesh.volume for mesh in meshes) == pytest.approx(reply.volume, rel=0.015)
    assert reply.size[2] == 8.0
    # Between that of a shell of three walls and that of a full ball; PLA has 1.24 mg/mm³.
    assert whole * 1.24e-3 * 0.4 < reply.grams < whole * 1.24e-3
    assert reply.minutes > 5


@pytest.mark.parametrize("id", ["ball", "foot", "tile"])
def test_size_and_volume_are_those_that_are_expected(id: str) -> None:
    part = cad.part(id)
    (expected,) = part.expect(part.read({}))
    reply = answer(Request(id=1, part=id))
    assert reply.volume == pytest.approx(expected.volume, abs=0.05)
    assert reply.size == pytest.approx(expected.size, abs=1e-4)


def test_an_assembly_has_every_body_in_its_place_and_each_mesh_once() -> None:
    steps: list[Step] = []
    reply = sent(answer(Request(id=1, assembly="connnect"), steps.append))
    assert [(step.done, step.total, str(step.doing)) for step in steps] == [
        (0, 2, "Building: Dice tray"),
        (1, 2, "Building: Die"),
    ]
    assert len(reply.meshes) == 2
    tray, *dice = reply.shapes
    assert tray.away == (0, 0, 0)
    assert len(dice) == 3
    for shape, placed in zip(dice, cad.ASSEMBLIES["connnect"].bodies[1:], strict=True):
        # A die is a cube on z = 0 over the origin; quarter turns leave the size as it is.
        assert shape.away == placed.away
        low, high = np.array(box(shape)).reshape(2, 3)
        assert high - low == pytest.approx([16, 16, 16], abs=0.01)
        (body,) = placed.part.build(placed.part.read(placed.values))
        solid = placed.move(body.solid).BoundingBox(1e-6)
        assert low == pytest.approx([solid.xmin, solid.ymin, solid.zmin], abs=0.01)
        # Turned, not mirrored: the triangles still face outwards.
        assert Mesh(shape.points, shape.triangles.astype(np.int64)).volume > 0
    corners = np.array([box(shape) for shape in reply.shapes])
    spans = corners[:, 3:].max(axis=0) - corners[:, :3].min(axis=0)
    assert reply.size == pytest.approx(spans, abs=0.05 + 1e-6)


def test_the_same_again_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    first = answer(Request(id=1, part="frame"))

    def forget(*_: object) -> None:
        raise AssertionError("it was meshed again")

    monkeypatch.setattr("cad.kernel.tessellate", forget)
    again = answer(Request(id=2, part="frame", values={}))
    assert again == msgspec.structs.replace(first, id=2)
    with pytest.raises(AssertionError):
        answer(Request(id=3, part="frame", values={"fields": "7x7"}))


def test_an_assembly_can_be_stopped_between_two_parts() -> None:
    def report(step: Step) -> None:
        if step.done == 1:
            raise Cancelled

    with pytest.raises(Cancelled):
        answer(Request(id=1, assembly="connnect"), report)


def test_wrong_names_and_values_are_refused() -> None:
    with pytest.raises(UnknownName, match="no part named cup"):
        answer(Request(id=1, part="cup"))
    with pytest.raises(UnknownName, match="chess has no assembly"):
        answer(Request(id=1, assembly="chess"))
    with pytest.raises(WrongParameter, match="diameter=50"):
        answer(Request(id=1, part="ball", values={"diameter": 50.0}))
