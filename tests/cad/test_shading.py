"""Pictures of bodies: pixels computed by hand, from every side, in light and shadow."""

import math

import numpy as np
import pytest

from cad.shading import Camera, Model, Shape, draw, refined

SQUARE = np.array([[-5, -5, 0], [5, -5, 0], [5, 5, 0], [-5, 5, 0]], np.float32)
TWO = np.array([[0, 1, 2], [0, 2, 3]])
ABOVE = Camera(0, 89)
SIDES = {"front": (0, 0), "right": (90, 0), "back": (180, 0), "left": (-90, 0)}
COLOURS = {
    "front": "#FF0000",
    "right": "#00FF00",
    "back": "#0000FF",
    "left": "#FFFF00",
    "top": "#00FFFF",
    "bottom": "#FF00FF",
}


def square(at: tuple[float, float, float] = (0, 0, 0), colour: str = "#808080") -> Shape:
    """A level square with an edge of 10 mm around a place; it looks up."""
    return Shape(SQUARE + np.float32(at), TWO, colour)


def plate(size: tuple[float, float, float], at: tuple[float, float, float], colour: str) -> Shape:
    """A block of this size with the middle of its floor at a place."""
    corners = [(x, y, z) for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (0, 1)]
    points = np.array(corners, np.float32) * np.float32(size) + np.float32(at)
    quads = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    triangles = [each for a, b, c, d in quads for each in ((a, b, c), (a, c, d))]
    return Shape(points, np.array(triangles), colour)


def cube_of_six_colours() -> list[Shape]:
    """A cube with an edge of 10 mm in the air, each side a shape of its own."""
    turns = {
        "top": np.eye(3),
        "bottom": np.diag([1, -1, -1]),
        "front": np.array([[1, 0, 0], [0, 0, -1], [0, 1, 0]]),
        "back": np.array([[1, 0, 0], [0, 0, 1], [0, -1, 0]]),
        "right": np.array([[0, 0, 1], [0, 1, 0], [-1, 0, 0]]),
        "left": np.array([[0, 0, -1], [0, 1, 0], [1, 0, 0]]),
    }
    up = SQUARE + np.float32([0, 0, 5])
    return [Shape(up @ turn.T, TWO, COLOURS[side]) for side, turn in turns.items()]


def covered(picture: np.ndarray) -> tuple[int, int, int, int]:
    """The first and the last row, and the first and the last column, of what is not empty."""
    rows, columns = np.nonzero(picture[..., 3])
    return rows.min(), rows.max(), columns.min(), columns.max()


def brightness(picture: np.ndarray, row: int, column: int) -> float:
    return float(picture[row, column, :3].mean())


def test_a_square_that_faces_the_eye_covers_its_area():
    picture = draw([square()], ABOVE, 40, 30, scale=2.0, focus=(0, 0, 0))
    assert picture.shape == (30, 40, 4)
    assert picture.dtype == np.uint8
    assert covered(picture) == (5, 24, 10, 29)
    assert (picture[..., 3] == 255).sum() == 20 * 20
    assert not picture[picture[..., 3] == 0].any()


def test_x_is_right_and_z_is_up():
    right = draw([square((8, 0, 0))], ABOVE, 60, 60, scale=2, focus=(0, 0, 0))
    assert right[:, 40:].any()
    assert not right[:, :30].any()
    high = draw([square((0, 0, 8))], Camera(0, 30), 60, 60, scale=2, focus=(0, 0, 0))
    assert high[:25].any()
    assert not high[30:].any()


def test_what_is_nearer_is_larger():
    # The farthest corner is 15 away from the focus, so the eye is 75 away, and 65 from the square.
    middle = (0, 0, -math.sqrt(175) + 10)
    picture = draw([square((0, 0, 10))], ABOVE, 60, 60, scale=2, focus=middle)
    ahead = math.sqrt(175)
    wide = 20 * 75 / (75 - ahead)
    top, bottom, left, right = covered(picture)
    assert bottom - top + 1 == pytest.approx(wide, abs=1)
    assert right - left + 1 == pytest.approx(wide, abs=1)


def test_zoom_enlarges_and_shift_moves():
    far = draw([square()], ABOVE, 80, 80, scale=2, focus=(0, 0, 0))
    near = draw([square()], Camera(0, 89, zoom=2), 80, 80, scale=2, focus=(0, 0, 0))
    beside = draw([square()], Camera(0, 89, shift=(3, 4)), 80, 80, scale=2, focus=(0, 0, 0))
    assert covered(far) == (30, 49, 30, 49)
    assert covered(near) == (20, 59, 20, 59)
    assert covered(beside) == (22, 41, 36, 55)


def test_without_a_scale_bodies_fill_the_picture():
    for at in ((0, 0, 0), (300, -200, 50)):
        picture = draw([plate((40, 10, 1), at, "#808080")], ABOVE, 200, 100)
        top, bottom, left, right = covered(picture)
        assert right - left + 1 == pytest.approx(188, abs=2)
        assert left == pytest.approx(199 - right, abs=2)
        assert top == pytest.approx(99 - bottom, abs=2)


@pytest.mark.parametrize(("side", "place"), SIDES.items(), ids=SIDES)
def test_the_eye_goes_around_and_above_and_below(side: str, place: tuple[float, float]):
    cube = cube_of_six_colours()
    for tilt, seen in ((place[1], side), (89, "top"), (-89, "bottom")):
        colour = draw(cube, Camera(place[0], tilt), 31, 31)[15, 15, :3]
        wanted = np.array(list(bytes.fromhex(COLOURS[seen][1:])))
        assert np.array_equal(colour > 40, wanted > 0)


def test_what_is_nearer_hides_what_is_farther():
    low, high = square((0, 0, 0), "#FF0000"), square((5, 0, 3), "#00FF00")
    for shapes in ((low, high), (high, low)):
        picture = draw(shapes, ABOVE, 60, 40, scale=2, focus=(0, 0, 0))
        assert picture[20, 25, 0] > 200 > 50 > picture[20, 25, 1]
        assert picture[20, 35, 1] > 200 > 50 > picture[20, 35, 0]
    below = draw([low, high], Camera(0, -89), 60, 40, scale=2, focus=(0, 0, 0))
    assert not below.any()  # both turn their backs


def test_bodies_that_cross_are_cut_where_they_meet():
    rising = SQUARE.copy()
    rising[:, 2] = rising[:, 0]
    shapes = [square((0, 0, 0), "#FF0000"), Shape(rising, TWO, "#00FF00")]
    picture = draw(shapes, ABOVE, 60, 60, scale=4, focus=(0, 0, 0))
    assert picture[30, 15, 0] > picture[30, 15, 1]
    assert picture[30, 45, 1] > picture[30, 45, 0]


def test_the_side_of_the_lamp_is_lighter():
    block = plate((10, 10, 10), (0, 0, 0), "#808080")
    left = draw([block], Camera(45, 0), 64, 64)
    assert brightness(left, 32, 20) > 1.2 * brightness(left, 32, 44)
    above = draw([block], Camera(0, 40), 64, 64)
    assert brightness(above, 20, 32) > 1.2 * brightness(above, 45, 32)
    # An even surface that lies on the table has the colour that was asked for.
    assert brightness(above, 20, 32) == pytest.approx(128, rel=0.05)


def test_edges_show_where_white_meets_white():
    step = [plate((20, 20, 2), (0, 0, 0), "#F0F0F0"), plate((10, 10, 2), (0, 0, 2), "#F0F0F0")]
    row = draw(step, ABOVE, 88, 88, scale=4, focus=(0, 0, 2))[44, :, :3].mean(axis=1)
    inside, outside = row[40], row[10]
    assert abs(inside - outside) < 3
    darkest = row[20:28].min()
    assert 0.65 * inside < darkest < 0.85 * inside


def test_edges_of_what_is_dark_are_lighter():
    picture = draw([plate((10, 10, 10), (0, 0, 0), "#101010")], Camera(0, 40), 64, 64)
    column = picture[:, 32, :3].mean(axis=1)
    assert column.max() > 4 * column[picture[:, 32, 3] > 0][4]


def test_a_body_throws_a_shadow_to_the_lower_right():
    tower = plate((10, 10, 10), (0, 0, 0), "#808080")
    bare = draw([tower], Camera(0, 60), 96, 96, scale=3, focus=(0, 0, 0))
    shadowed = draw([tower], Camera(0, 60), 96, 96, scale=3, focus=(0, 0, 0), shadows=True)
    # The lamp is at -0.62, 0.12, 0.95: the shadow of 10 mm reaches 6.5 to the right.
    body = bare[..., 3] == 255
    assert np.array_equal(bare[body], shadowed[body])
    table = shadowed[..., 3] * ~body
    _, columns = np.nonzero(table > 40)
    assert columns.min() > 48 - 3 * 5
    assert columns.max() == pytest.approx(48 + 3 * (5 + 6.5), abs=4)
    assert np.all(table <= round(0.32 * 255) + 1)


def test_bodies_throw_shadows_on_each_other_and_not_from_below():
    pair = [plate((40, 40, 2), (0, 0, 0), "#808080"), plate((6, 6, 8), (0, 0, 2), "#808080")]
    picture = draw(pair, ABOVE, 120, 120, scale=2.5, focus=(0, 0, 2), shadows=True)
    lit, dark = brightness(picture, 60, 30), brightness(picture, 60, 75)
    assert dark < 0.7 * lit
    below = draw(pair, Camera(0, -60), 120, 120, scale=2.5, focus=(0, 0, 2), shadows=True)
    assert set(np.unique(below[..., 3])) == {0, 255}


def test_a_lit_ball_is_not_in_its_own_shadow():
    ring = np.linspace(0, math.pi, 25)
    around = np.linspace(0, 2 * math.pi, 48, endpoint=False)
    points = [
        (10 * math.sin(a) * math.cos(b), 10 * math.sin(a) * math.sin(b), -10 * math.cos(a))
        for a in ring
        for b in around
    ]
    quads = [(i * 48 + j, i * 48 + (j + 1) % 48) for i in range(24) for j in range(48)]
    triangles = [each for a, b in quads for each in ((a, b, b + 48), (a, b + 48, a + 48))]
    ball = Shape(np.array(points, np.float32), np.array(triangles), "#808080")
    plain = draw([ball], Camera(0, 50), 60, 60, scale=2.4, focus=(0, 0, 0))
    shadowed = draw([ball], Camera(0, 50), 60, 60, scale=2.4, focus=(0, 0, 0), shadows=True)
    bright = plain[..., 0] > 80
    assert bright.sum() > 800
    loss = plain[bright].astype(int) - shadowed[bright]
    assert np.abs(loss).max() <= 3


def test_passes_cover_pixels_in_part():
    # Ten mm at 1.05 pixels: a quarter of a pixel over on each side.
    picture = draw([square()], ABOVE, 20, 20, scale=1.05, focus=(0, 0, 0), passes=32)
    assert picture[10, 10, 3] == 255
    assert picture[10, 4, 3] / 255 == pytest.approx(0.25, abs=0.07)
    assert picture[4, 4, 3] / 255 == pytest.approx(0.0625, abs=0.06)
    assert np.all(picture[..., :3] <= picture[..., 3:])  # premultiplied


def test_pictures_get_better_one_after_the_other():
    model = Model.of([square()])
    pictures = list(refined(model, Camera(20, 40), 50, 40, passes=3))
    assert len(pictures) == 3
    for count, picture in enumerate(pictures, 1):
        assert np.array_equal(picture, draw(model, Camera(20, 40), 50, 40, passes=count))


@pytest.mark.parametrize("slices", [3, 200])
def test_slices_make_the_same_picture(slices: int):
    model = Model.of([plate((10, 10, 4), (0, 0, 0), "#808080"), square((3, 3, 7))])
    whole = draw(model, Camera(20, 40), 51, 41, shadows=True, passes=2)
    steps = list(refined(model, Camera(20, 40), 51, 41, shadows=True, passes=2, slices=slices))
    one = min(slices, 41)  # a row is the least
    assert [each is None for each in steps] == ([True] * (one - 1) + [False]) * 2
    assert np.array_equal(steps[-1], whole)


def test_bodies_move_apart():
    lid = Shape(SQUARE, TWO, "#808080", away=(0, 0, 20))
    camera = Camera(0, 0)
    tilted = Shape(SQUARE @ np.float32([[1, 0, 0], [0, 0, 1], [0, -1, 0]]), TWO, "#808080")
    moving = Shape(tilted.points, TWO, "#808080", away=(0, 0, 10))
    assert not draw([lid], camera, 40, 40, scale=1, focus=(0, 0, 0)).any()  # seen from its edge
    first = covered(draw([moving], camera, 80, 80, scale=2, focus=(0, 0, 0)))
    half = covered(draw([moving], camera, 80, 80, scale=2, focus=(0, 0, 0), apart=0.5))
    assert first == (30, 49, 30, 49)
    assert half == (20, 39, 30, 49)


def test_bodies_stay_as_large_while_they_turn():
    model = Model.of([plate((40, 20, 5), (7, -3, 0), "#808080")])
    for tilt in (-80, -20, 0, 35, 80):
        focus, scale = model.steady(tilt, (160, 120))
        for turn in range(0, 360, 30):
            edges = covered(draw(model, Camera(turn, tilt), 160, 120, scale=scale, focus=focus))
            assert min(edges[0], 119 - edges[1], edges[2], 159 - edges[3]) > 0


@pytest.mark.parametrize(("width", "height"), [(0, 0), (1, 1), (3, 200), (200, 0)])
def test_tiny_pictures_and_no_bodies(width: int, height: int):
    assert not draw([], ABOVE, width, height).any()
    picture = draw([square()], Camera(20, 30), width, height, shadows=True, passes=2)
    assert picture.shape == (height, width, 4)


def test_the_same_bodies_make_the_same_picture():
    block = plate((10, 10, 10), (0, 0, 0), "#808080")
    first, second = (
        draw(each, Camera(-32, 38), 90, 70, shadows=True, passes=3)
        for each in ([block], Model.of([block]))
    )
    assert np.array_equal(first, second)
