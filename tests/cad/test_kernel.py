"""CadQuery through its one door, with and without the libraries that it names."""

import json
import math
from pathlib import Path

import numpy as np
import pytest

from cad.kernel import cq, one_solid, step_bytes, tessellate
from tests.cad.readers import read_step
from tests.tools import run_python


def test_fillet_works_through_the_door():
    box = cq.Workplane().box(10, 10, 10).edges(">X and >Y").fillet(2)
    # The edge loses a square of 2 x 2 without its quarter circle, 10 long.
    assert box.val().Volume() == pytest.approx(1000 - 10 * (4 - math.pi))


def test_shell_works_through_the_door():
    cup = cq.Workplane().box(10, 10, 10).faces(">Z").shell(-1)
    assert cup.val().Volume() == pytest.approx(1000 - 8 * 8 * 9)


def test_text_works_through_the_door():
    text = cq.Workplane().text("8", 10, 2)
    assert text.val().BoundingBox().zlen == pytest.approx(2)
    assert text.val().Volume() > 10


def test_loft_works_through_the_door():
    frustum = cq.Workplane().rect(10, 10).workplane(offset=9).rect(6, 6).loft()
    assert frustum.val().Volume() == pytest.approx(9 / 3 * (100 + 36 + 60))


@pytest.mark.parametrize("ending", ["step", "brep"])
def test_solids_are_written_and_read_back(ending: str, tmp_path: Path):
    path = str(tmp_path / f"box.{ending}")
    cq.exporters.export(cq.Workplane().box(2, 3, 4), path)
    read = cq.importers.importStep(path) if ending == "step" else cq.importers.importBrep(path)
    assert read.val().Volume() == pytest.approx(24)


def test_stl_is_written(tmp_path: Path):
    import trimesh

    path = tmp_path / "box.stl"
    cq.exporters.export(cq.Workplane().box(2, 3, 4), str(path))
    assert trimesh.load_mesh(path).volume == pytest.approx(24)


def test_an_assembly_is_written_as_step(tmp_path: Path):
    path = str(tmp_path / "two.step")
    box = cq.Workplane().box(1, 1, 1)
    assembly = cq.Assembly().add(box, name="here")
    assembly.add(box, name="there", loc=cq.Location((5, 0, 0)))
    assembly.export(path)
    solids = cq.importers.importStep(path).solids()
    assert sorted(round(each.Center().x, 6) for each in solids.vals()) == [0, 5]


WITHOUT = """
import importlib.machinery, json, sys

names = ("vtkmodules", "casadi", "nlopt", "ezdxf", "IVtkOCC", "IVtkVTK")
find = importlib.machinery.PathFinder.find_spec
def hide(name, *rest):
    return None if any(part in names for part in name.split(".")) else find(name, *rest)
importlib.machinery.PathFinder.find_spec = hide
before = list(sys.meta_path)

from cad.kernel import LibraryLeftOut, cq

box = cq.Workplane().box(1, 1, 1)
def sketch(): cq.Sketch().segment((0, 0), (1, 0), "s").constrain("s", "Length", 2).solve()
def assembly():
    both = cq.Assembly().add(box, name="a").add(box, name="b")
    both.constrain("a@faces@>Z", "b@faces@<Z", "Plane").solve()
def drawing(): cq.exporters.export(box.section(), sys.argv[1] + "/a.dxf")
def polygons(): box.val().toVtkPolyData()
said = {}
for use in (sketch, assembly, drawing, polygons):
    try:
        use()
    except LibraryLeftOut as error:
        said[use.__name__] = str(error)
said["finders as before"] = sys.meta_path == before
said["modules"] = [name for name in sys.modules if name.split(".")[0] in names]
try:
    import ezdxf
except ModuleNotFoundError as error:
    said["import"] = error.name
print(json.dumps(said))
"""


def test_what_needs_a_missing_library_says_so_and_nothing_else_is_touched(tmp_path: Path):
    run = run_python(WITHOUT, str(tmp_path))
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == {
        "sketch": "nlopt.opt was called, but nlopt is not installed",
        "assembly": "casadi.Opti was called, but casadi is not installed",
        "drawing": "ezdxf.new was called, but ezdxf is not installed",
        "polygons": "OCP.IVtkOCC.IVtkOCC_Shape was called, but OCP.IVtkOCC is not installed",
        "finders as before": True,
        "modules": [],
        "import": "ezdxf",
    }


def test_a_library_that_is_installed_wins(tmp_path: Path):
    (tmp_path / "nlopt.py").write_text("opt = 'the real one'\n")
    (tmp_path / "casadi.py").write_text("MX = DM = Opti = object\n")
    run = run_python(
        "import sys; sys.path.insert(0, sys.argv[1]); import cad.kernel;"
        "from cadquery.occ_impl import sketch_solver, solver;"
        "print(sketch_solver.nlopt.opt, solver.ca.__file__, sys.modules['casadi'].__file__)",
        str(tmp_path),
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == ["the", "real", "one", *2 * [str(tmp_path / "casadi.py")]]


def test_one_solid_refuses_none_and_several():
    box = cq.Solid.makeBox(1, 1, 1)
    apart = cq.Compound.makeCompound([box, box.translate((5, 0, 0))])
    assert one_solid(cq.Compound.makeCompound([box])).Volume() == pytest.approx(1)
    with pytest.raises(ArithmeticError, match="got 2"):
        one_solid(apart)
    with pytest.raises(ArithmeticError, match="got 0"):
        one_solid(box.cut(box))


def test_a_mesh_keeps_its_distance_from_the_surface_and_leaves_none_on_the_solid():
    ball = cq.Solid.makeSphere(10, (0, 0, 0), (0, 0, 1), -90, 90)
    counts = []
    for linear in (0.01, 0.1):  # coarse after fine: a mesh that was kept would be used again
        points, triangles = tessellate(ball, linear, 1.0)
        assert np.allclose(np.linalg.norm(points, axis=1), 10)
        depth = 10 - np.linalg.norm(points[triangles].mean(axis=1), axis=1)
        assert depth.max() < 2 * linear
        assert np.median(depth) < linear
        counts.append(len(triangles))
    assert counts[0] > 4 * counts[1]


def test_faces_look_outwards_also_those_that_a_cut_turned_round():
    cup = one_solid(cq.Solid.makeBox(10, 10, 10).cut(cq.Solid.makeCylinder(2, 5, (5, 5, 0))))
    points, triangles = tessellate(cup, 0.01, 0.1)
    a, b, c = points[triangles].transpose(1, 0, 2)
    volume = np.einsum("ij,ij->", a, np.cross(b, c)) / 6
    assert volume == pytest.approx(1000 - math.pi * 4 * 5, rel=1e-3)


def test_a_step_file_names_colours_and_places_its_bodies(tmp_path: Path):
    box = cq.Solid.makeBox(1, 2, 3)
    bodies = [("Here", "#B42807", box), ("There", "#48BDFF", box.translate((9, 0, 0)))]
    path = tmp_path / "two.step"
    path.write_bytes(step_bytes("Two", bodies))
    found = [(each.name, each.colour, round(each.solid.Center().x, 6)) for each in read_step(path)]
    assert found == [("Here", "#B42807", 0.5), ("There", "#48BDFF", 9.5)]
