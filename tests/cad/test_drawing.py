"""The steps of a picture: triangles to pixels, against one pixel and one triangle at a time; which
way surfaces look; shadows."""

import math

import numpy as np
import pytest

from cad.drawing import raster
from cad.drawing.normals import corner_normals

WIDTH, HEIGHT = 23, 17


def slowly(corners: np.ndarray) -> np.ndarray:
    """The number of the nearest triangle at the middle of each pixel, -1 for none, and -2 where an
    edge or another triangle is so near that rounding decides."""
    found = np.full((HEIGHT, WIDTH), -1)
    for row in range(HEIGHT):
        for column in range(WIDTH):
            nearest, second = math.inf, math.inf
            close = False
            for number in range(corners.shape[2]):
                a, b, c = (corners[corner, :, number].astype(float) for corner in range(3))
                shares = inside(a, b, c, column + 0.5, row + 0.5)
                close |= min(abs(each) for each in shares) < 1e-4
                if min(shares) < 0:
                    continue
                depth = float(np.dot(shares, [a[2], b[2], c[2]]))
                if depth < nearest:
                    nearest, second = depth, nearest
                    found[row, column] = number
                else:
                    second = min(second, depth)
            if close or second - nearest < 1e-5:
                found[row, column] = -2
    return found


def inside(a: np.ndarray, b: np.ndarray, c: np.ndarray, x: float, y: float) -> list[float]:
    """How much each corner counts at a place; all are positive inside."""

    def area(p: np.ndarray, q: np.ndarray, r: np.ndarray) -> float:
        return float((q[0] - p[0]) * (r[1] - p[1]) - (r[0] - p[0]) * (q[1] - p[1]))

    here = np.array([x, y, 0])
    whole = area(a, b, c)
    return [area(here, b, c) / whole, area(a, here, c) / whole, area(a, b, here) / whole]


def fast(corners: np.ndarray) -> np.ndarray:
    seen = raster.seen(corners, WIDTH, HEIGHT)
    found = np.full(WIDTH * HEIGHT, -1)
    found[seen.pixels] = seen.triangles
    return found.reshape(HEIGHT, WIDTH)


def test_a_pixel_shows_the_nearest_triangle():
    generator = np.random.default_rng(3)
    for _ in range(3):
        corners = generator.uniform(-6, 28, (3, 3, 12)).astype(np.float32)
        corners[:, 2] = generator.uniform(0, 1, (3, 12))
        wanted, found = slowly(corners), fast(corners)
        sure = wanted != -2
        assert sure.mean() > 0.9
        assert len(set(wanted[sure])) > 4
        assert np.array_equal(found[sure], wanted[sure])


def test_the_corners_share_each_pixel():
    triangle = np.array([[2, 1, 0], [18, 4, 0.5], [6, 15, 1]], np.float32)
    corners = triangle[:, :, np.newaxis]
    seen = raster.seen(corners, WIDTH, HEIGHT)
    second, third = raster.shares(corners, seen, WIDTH)
    for pixel, depth, one, other in zip(seen.pixels, seen.depths, second, third, strict=True):
        row, column = divmod(int(pixel), WIDTH)
        shares = inside(*triangle, column + 0.5, row + 0.5)
        assert [one, other] == pytest.approx(shares[1:], abs=1e-5)
        assert depth == pytest.approx(0.5 * shares[1] + shares[2], abs=1e-5)


def test_neighbours_leave_no_gap_and_do_not_overlap():
    # A fan whose middle and many of whose corners are just on middles of pixels.
    around = [(0.5, 0.5), (11.5, 0.5), (22.5, 0.5), (22.5, 8.5), (22.5, 16.5), (3.3, 16.5)]
    around += [(0.5, 16.5), (0.5, 7.1)]
    middle = (8.5, 6.5)
    times = np.zeros((HEIGHT, WIDTH), int)
    for one, other in zip(around, [*around[1:], around[0]], strict=True):
        corners = np.array([middle, one, other], np.float32)
        flat = np.column_stack([corners, np.zeros(3)])[:, :, np.newaxis].astype(np.float32)
        times += fast(flat) >= 0
    assert np.all(times[:-1, :-1] == 1)  # a middle on the left or upper edge belongs to it,
    assert not times[-1].any()  # one on the right or lower edge does not
    assert not times[:, -1].any()


def test_triangles_without_area_and_outside_of_the_picture_are_not_seen():
    line = np.array([[1, 1, 0], [9, 9, 0], [5, 5, 0]], np.float32)
    beside = np.array([[-9, 1, 0], [-1, 9, 0], [-5, 15, 0]], np.float32)
    assert np.all(fast(np.stack([line, beside], axis=2)) == -1)


def test_normals_of_a_cube_are_those_of_its_sides():
    points = np.array([(x, y, z) for x in (0, 1) for y in (0, 1) for z in (0, 1)], np.float32)
    triangles = np.array(
        [
            *[(0, 1, 3), (0, 3, 2), (4, 6, 7), (4, 7, 5), (0, 4, 5), (0, 5, 1)],
            *[(2, 3, 7), (2, 7, 6), (0, 2, 6), (0, 6, 4), (1, 5, 7), (1, 7, 3)],
        ]
    )
    normals = corner_normals(points, triangles)
    for number, side in enumerate([(-1, 0, 0), (1, 0, 0), (0, -1, 0), (0, 1, 0)]):
        for corner in range(3):
            for triangle in (2 * number, 2 * number + 1):
                assert normals[corner, :, triangle] == pytest.approx(side, abs=1e-6)


@pytest.mark.parametrize(("bend", "smooth"), [(5, True), (29, True), (31, False), (90, False)])
def test_surfaces_that_meet_at_less_than_thirty_degrees_are_round(bend: float, smooth: bool):
    angle = math.radians(bend)
    points = np.array(
        [[-1, 0, 0], [0, -1, 0], [0, 1, 0], [math.cos(angle), 0, -math.sin(angle)]], np.float32
    )
    normals = corner_normals(points, np.array([[0, 1, 2], [1, 3, 2]]))
    left, right = (0, 0, 1), (math.sin(angle), 0, math.cos(angle))
    half = (math.sin(angle / 2), 0, math.cos(angle / 2))  # both have the same area
    at_the_fold = normals[1:, :, 0]
    for normal in at_the_fold:
        assert normal == pytest.approx(half if smooth else left, abs=1e-6)
    assert normals[0, :, 0] == pytest.approx(left, abs=1e-6)
    assert normals[1, :, 1] == pytest.approx(right, abs=1e-6)


def test_a_point_of_which_some_triangles_meet_smoothly():
    # Three strips around one point: 20 degrees between neighbours, 40 between the outer two.
    def spot(degrees: float, y: float) -> list[float]:
        return [math.sin(math.radians(degrees)), y, math.cos(math.radians(degrees)) - 1]

    points = np.array([spot(0, 0), spot(-60, 1), spot(-20, 1), spot(20, 1), spot(60, 1)])
    triangles = np.array([[0, 2, 1], [0, 3, 2], [0, 4, 3]])
    sides = np.cross(points[triangles[:, 1]] - points[0], points[triangles[:, 2]] - points[0])
    units = sides / np.linalg.norm(sides, axis=1)[:, np.newaxis]
    between = np.degrees(np.arccos(np.clip(units @ units.T, -1, 1)))
    normals = corner_normals(points.astype(np.float32), triangles)
    for number in range(3):
        mean = sides[between[number] < 30].sum(axis=0)
        mean /= np.linalg.norm(mean)
        assert normals[0, :, number] == pytest.approx(mean, abs=1e-5)
    assert between[0, 2] > 30


def test_triangles_without_area_have_no_normal_and_spoil_none():
    points = np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0.5, 0, 0]], np.float32)
    normals = corner_normals(points, np.array([[0, 1, 2], [0, 3, 1]]))
    assert np.isfinite(normals).all()
    assert normals[:, :, 0] == pytest.approx(np.tile([0, 0, 1], (3, 1)))
