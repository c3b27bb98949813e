"""The slicer is the real client of every part: what it and admesh say about the files."""

from pathlib import Path

import pytest

from cad.export import export
from cad.kernel import cq
from cad.mesh import mesh_of
from cad.parts.connect_colors.ball import BALL
from cad.writing import stl_bytes
from tests.cad.readers import admesh_figures, check_whole, slicer_info, support_moves

FORMS = {
    "whole": {},
    "flat": {"form": "flat"},
    "halves": {"form": "halves"},
}
each_form = pytest.mark.parametrize("values", FORMS.values(), ids=FORMS)


@each_form
def test_admesh_finds_nothing_to_repair(values: dict[str, object], tmp_path: Path):
    path = tmp_path / "ball.stl"
    export("ball", "stl", path, values)
    figures = admesh_figures(path)
    bodies = BALL.build(BALL.read(values))
    repairs = [
        *["Total disconnected facets", "Degenerate facets", "Edges fixed", "Facets removed"],
        *["Facets added", "Facets reversed", "Backwards edges", "Normals fixed"],
    ]
    assert {label: figures[label] for label in repairs} == dict.fromkeys(repairs, 0)
    assert figures["Number of parts"] == len(bodies)
    assert figures["Volume"] == pytest.approx(
        sum(body.solid.Volume() for body in bodies), rel=0.006
    )


@pytest.mark.parametrize("form", ["flat", "halves"])
def test_the_balls_of_print_sets_need_no_repair_and_no_supports(form: str, tmp_path: Path):
    for body in BALL.build(BALL.read({"form": form})):
        path = tmp_path / "body.stl"
        path.write_bytes(stl_bytes([mesh_of(body.solid)]))
        check_whole(path)
        assert support_moves(path, tmp_path) == 0


def test_a_table_on_one_leg_shows_that_supports_would_be_seen(tmp_path: Path):
    table = cq.Workplane().box(4, 4, 8).faces(">Z").workplane().box(24, 24, 2, (True, True, False))
    path = tmp_path / "table.stl"
    path.write_bytes(stl_bytes([mesh_of(table.val().translate((0, 0, 4)))]))
    assert support_moves(path, tmp_path) > 100


def test_a_hole_in_a_mesh_shows_that_repairs_would_be_seen(tmp_path: Path):
    (ball,) = BALL.build(BALL.read({}))
    whole = stl_bytes([mesh_of(ball.solid)])
    count = int.from_bytes(whole[80:84], "little") - 3
    path = tmp_path / "torn.stl"
    path.write_bytes(whole[:80] + count.to_bytes(4, "little") + whole[84 : 84 + 50 * count])
    (info,) = slicer_info(path)
    assert info.get("manifold") != "yes" or "open_edges" in info
    assert admesh_figures(path)["Total disconnected facets"] > 0


def test_the_slicer_opens_the_3mf_file_and_sees_every_body(tmp_path: Path):
    path = tmp_path / "ball.3mf"
    export("ball", "3mf", path, {"form": "halves"})
    objects = slicer_info(path)
    assert [each["manifold"] for each in objects] == ["yes", "yes"]
    for each in objects:
        assert float(each["volume"]) == pytest.approx(703.368, rel=0.006)
        assert float(each["size_z"]) == pytest.approx(7)
    assert support_moves(path, tmp_path) == 0
