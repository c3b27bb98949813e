"""Meshes: closed, welded, true to their solid; seen also by trimesh, which did not make them."""

import numpy as np
import pytest
import trimesh

from cad.kernel import cq
from cad.mesh import LINEAR, WELD, Mesh, mesh_of, weld
from cad.parts.connect_colors.ball import BALL

CUBE_POINTS = np.array([[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)], dtype=float)
CUBE_TRIANGLES = np.array(
    [
        *[(0, 1, 3), (0, 3, 2), (4, 6, 7), (4, 7, 5), (0, 4, 5), (0, 5, 1)],
        *[(2, 3, 7), (2, 7, 6), (0, 2, 6), (0, 6, 4), (1, 5, 7), (1, 7, 3)],
    ]
)

FORMS = {
    "whole": {},
    "flat": {"form": "flat"},
    "halves": {"form": "halves"},
    "plain halves": {"form": "halves", "pin": 0},
    "smallest": {"diameter": 10},
    "largest with a flat": {"form": "flat", "diameter": 20, "flat": 11.6},
}


def loose(points: np.ndarray, triangles: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The same with three points of its own for each triangle."""
    return points[triangles].reshape(-1, 3), np.arange(triangles.size).reshape(-1, 3)


def test_a_cube_is_closed_and_holds_its_volume():
    cube = weld(CUBE_POINTS, CUBE_TRIANGLES)
    assert cube.closed
    assert cube.volume == pytest.approx(1)


def test_welding_joins_what_lies_together():
    points, triangles = loose(CUBE_POINTS, CUBE_TRIANGLES)
    noise = np.random.default_rng(1).uniform(-WELD / 100, WELD / 100, points.shape)
    cube = weld(points + noise, triangles)
    assert len(cube.points) == 8
    assert len(cube.triangles) == 12
    assert cube.closed
    assert cube.volume == pytest.approx(1, abs=1e-5)


def test_welding_keeps_apart_what_lies_apart():
    near = np.array([[0, 0, 0], [3 * WELD, 0, 0], [0, 3 * WELD, 0], [1, 1, 1]])
    assert len(weld(near, np.array([[0, 1, 2], [1, 2, 3]])).points) == 4


def test_triangles_without_area_are_dropped():
    points = np.vstack([CUBE_POINTS, CUBE_POINTS[:1] + WELD / 10])
    triangles = np.vstack([CUBE_TRIANGLES, [[0, 8, 1], [5, 5, 5]]])
    cube = weld(points, triangles)
    assert len(cube.triangles) == 12
    assert cube.closed


def test_a_missing_a_turned_and_a_doubled_triangle_are_noticed():
    turned = CUBE_TRIANGLES.copy()
    turned[3] = turned[3][::-1]
    assert not weld(CUBE_POINTS, CUBE_TRIANGLES[:-1]).closed
    assert not weld(CUBE_POINTS, turned).closed
    assert not weld(CUBE_POINTS, np.vstack([CUBE_TRIANGLES, CUBE_TRIANGLES[:1]])).closed


def test_a_mesh_that_looks_inwards_has_a_negative_volume():
    assert weld(CUBE_POINTS, CUBE_TRIANGLES[:, ::-1]).volume == pytest.approx(-1)


class _WrongSolid:
    """A cube that says it is larger, or whose mesh has a hole."""

    def __init__(self, volume: float, wrapped: object) -> None:
        self.volume, self.wrapped = volume, wrapped

    def Volume(self) -> float:
        return self.volume

    def Area(self) -> float:
        return 6


def test_a_mesh_that_is_not_true_to_its_solid_is_refused():
    cube = cq.Solid.makeBox(1, 1, 1)
    mesh_of(_WrongSolid(1, cube.wrapped))
    with pytest.raises(ArithmeticError):
        mesh_of(_WrongSolid(1 + 7 * LINEAR, cube.wrapped))
    open_shell = cq.Shell.makeShell(cube.Faces()[:5])
    with pytest.raises(ArithmeticError):
        mesh_of(_WrongSolid(1, open_shell.wrapped))


@pytest.mark.parametrize("values", FORMS.values(), ids=FORMS.keys())
def test_balls_mesh_well(values: dict[str, object]):
    for body in BALL.build(BALL.read(values)):
        mesh = mesh_of(body.solid)
        witness = trimesh.Trimesh(mesh.points, mesh.triangles, process=False)
        assert witness.is_watertight
        assert witness.is_winding_consistent
        assert witness.euler_number == 2  # a sphere to a topologist, a blind hole or not
        assert witness.area_faces.min() > 1e-7
        assert set(mesh.triangles.flat) == set(range(len(mesh.points)))
        assert mesh.points[:, 2].min() == 0
        assert witness.volume == pytest.approx(mesh.volume, rel=1e-5)
        # Flat triangles under a curved surface lose a little; never more than 0.6 %.
        assert -0.006 < mesh.volume / body.solid.Volume() - 1 < 0


def test_a_ball_has_few_enough_triangles_to_handle():
    (ball,) = BALL.build(BALL.read({}))
    assert 2000 < len(mesh_of(ball.solid).triangles) < 10_000  # an STL file of half a MB


def test_meshing_twice_gives_the_same_arrays():
    (ball,) = BALL.build(BALL.read({"form": "flat"}))
    first, second = mesh_of(ball.solid), mesh_of(ball.solid)
    assert isinstance(first, Mesh)
    assert np.array_equal(first.points, second.points)
    assert np.array_equal(first.triangles, second.triangles)
