"""What holds for every part: it is one true solid, its files are whole, the slicer prints it."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import numpy as np
import pytest
import trimesh
from hypothesis import given, settings
from hypothesis import strategies as st

import cad
from boardroom.base.errors import BoardroomError
from boardroom.games import GAMES
from cad.export import export_files
from cad.mesh import Mesh, mesh_of
from cad.parameters import Number, Parameter
from cad.part import Body, Expected, Part
from cad.writing import stl_bytes
from tests.cad.readers import check_whole, read_3mf, read_step, support_moves
from tests.cad.samples import SAMPLES, samples, usual

each_sample = pytest.mark.parametrize(("part", "values"), samples(every=True))
each_usual = pytest.mark.parametrize(("part", "values"), usual())
each_file = pytest.mark.parametrize(("part", "values"), samples(every=False))
"""What calls the slicer takes seconds: the suite does so with usual parameters, the long run with
all."""


def bodies(part: Part, values: Mapping[str, object]) -> list[tuple[Body, Expected]]:
    """Each body with what it must come out as."""
    return _bodies(part, tuple(values.items()))


@lru_cache(maxsize=64)
def _bodies(part: Part, values: tuple[tuple[str, object], ...]) -> list[tuple[Body, Expected]]:
    parameters = part.read(dict(values))
    return list(zip(part.build(parameters), part.expect(parameters), strict=True))


def meshes(part: Part, values: Mapping[str, object]) -> list[tuple[Body, Mesh]]:
    """Each body with its mesh."""
    return _meshes(part, tuple(values.items()))


@lru_cache(maxsize=64)
def _meshes(part: Part, values: tuple[tuple[str, object], ...]) -> list[tuple[Body, Mesh]]:
    return [(body, mesh_of(body.solid)) for body, _ in _bodies(part, values)]


def size(solid: object) -> list[float]:
    """Of the bounding box along x, y and z; CadQuery's own box is a little wider."""
    box = solid.BoundingBox(1e-6)  # type: ignore[attr-defined]
    return [box.xlen, box.ylen, box.zlen]


def test_every_part_has_samples():
    assert list(SAMPLES) == list(cad.PARTS)


@each_sample
def test_a_part_is_one_solid_of_the_volume_and_size_computed_by_hand(
    part: Part, values: Mapping[str, object]
):
    for body, expected in bodies(part, values):
        assert body.solid.ShapeType() == "Solid"
        assert body.solid.isValid()
        assert body.solid.Volume() == pytest.approx(expected.volume, rel=0.001)
        assert size(body.solid) == pytest.approx(expected.size, abs=0.01)
        assert body.solid.BoundingBox(1e-6).zmin == pytest.approx(0, abs=1e-6)


@each_file
def test_the_mesh_of_a_part_is_watertight_and_true_to_its_solid(
    part: Part, values: Mapping[str, object]
):
    for body, mesh in meshes(part, values):
        seen = trimesh.Trimesh(mesh.points, mesh.triangles, process=False)
        assert seen.is_watertight
        assert seen.is_winding_consistent
        assert mesh.volume == pytest.approx(body.solid.Volume(), rel=0.005)
        low, high = mesh.points.min(axis=0), mesh.points.max(axis=0)
        assert high - low == pytest.approx(size(body.solid), abs=0.02)
        assert _sag(mesh, body) <= 0.02


def _sag(mesh: Mesh, body: Body) -> float:
    """The farthest that the middle of an edge or a triangle lies from the surface, mm."""
    from cad.kernel import cq

    corners = mesh.corners
    points = np.concatenate([corners.mean(axis=1), corners[:, :2].mean(axis=1)])
    chosen = points[:: max(1, len(points) // 100)]
    return max(
        body.solid.shell().distance(cq.Vertex.makeVertex(*map(float, point))) for point in chosen
    )


@each_usual
def test_files_of_a_part_are_read_back_and_are_the_same_when_made_again(
    part: Part, values: Mapping[str, object], tmp_path: Path
):
    made = {}
    for name in ("one", "two"):
        paths = {tmp_path / name / f"part.{kind}": kind for kind in ("step", "stl", "3mf")}
        export_files(part.id, paths, values)
        made[name] = {path.name: path.read_bytes() for path in paths}
    assert made["one"] == made["two"]
    built = [body for body, _ in bodies(part, values)]
    named = [(body.name, body.colour) for body in built]
    step, package = read_step(tmp_path / "one" / "part.step"), read_3mf(tmp_path / "one/part.3mf")
    assert [(each.name, each.colour) for each in step] == named
    assert [(each.name, each.colour) for each in package] == named
    for body, solid, mesh in zip(built, step, package, strict=True):
        assert solid.solid.Volume() == pytest.approx(body.solid.Volume(), rel=1e-6)
        assert mesh.solid.is_watertight
        assert mesh.solid.volume == pytest.approx(body.solid.Volume(), rel=0.005)


@each_file
def test_the_slicer_finds_nothing_to_repair_and_adds_supports_only_where_announced(
    part: Part, values: Mapping[str, object], tmp_path: Path
):
    wanted = part.printing(part.read(values)).supports
    for body, mesh in meshes(part, values):
        path = tmp_path / "body.stl"
        path.write_bytes(stl_bytes([mesh]))
        info = check_whole(path)
        assert float(info["volume"]) == pytest.approx(body.solid.Volume(), rel=0.006)
        moves = support_moves(path, tmp_path)
        assert moves > 50 if wanted else moves == 0


def values_of(part: Part) -> st.SearchStrategy[dict[str, object]]:
    """Any values of some of the parameters of a part, each within its own range."""
    return st.fixed_dictionaries(
        {},
        optional={each.name: any_value(each) for each in part.parameters},
    )


def any_value(parameter: Parameter) -> st.SearchStrategy[object]:
    """Any value of a parameter within its range."""
    if not isinstance(parameter, Number):
        return st.sampled_from([choice.value for choice in parameter.choices])
    if parameter.whole:
        return st.integers(round(parameter.low), round(parameter.high))
    return st.floats(parameter.low, parameter.high)


@pytest.mark.parametrize("part", cad.PARTS.values(), ids=cad.PARTS)
@settings(max_examples=5)
@given(data=st.data())
def test_any_parameters_give_true_solids_or_are_refused_by_name(part: Part, data: st.DataObject):
    values = data.draw(values_of(part))
    found, refusal = [], ""
    try:
        found = bodies(part, values)
    except BoardroomError as error:
        refusal = str(error)
    assert bool(found) != any(each.name in refusal for each in part.parameters)
    for body, expected in found:
        assert body.solid.isValid()
        assert body.solid.Volume() == pytest.approx(expected.volume, rel=0.001)
        assert size(body.solid) == pytest.approx(expected.size, abs=0.01)


def test_every_line_of_a_set_can_be_printed_and_has_a_name_of_its_own():
    for id, each in cad.SETS.items():
        assert each.id == id
        assert each.game in GAMES
        names = [line.name for line in each.lines]
        assert len(set(names)) == len(names) > 0
        for line in each.lines:
            assert line.count >= 1
            assert line.part.expect(line.parameters)
