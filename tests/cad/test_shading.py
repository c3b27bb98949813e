"""Pictures of bodies: pixels computed by hand, and a picture made slowly, one pixel at a time."""

import numpy as np
import pytest

from cad.shading import Camera, Shape, draw

SQUARE = np.array([[-5, -5, 0], [5, -5, 0], [5, 5, 0], [-5, 5, 0]], np.float32)
TWO = np.array([[0, 1, 2], [0, 2, 3]])
ABOVE = Camera(0, 89)


def square(height: float = 0.0, size: float = 1.0, colour: str = "#808080") -> Shape:
    """A level square with an edge of 10 mm times ``size``, which looks up."""
    return Shape(SQUARE * np.float32(size) + np.float32([0, 0, height]), TWO, colour)


def test_a_square_that_faces_the_eye_covers_its_area():
    picture = draw([square()], ABOVE, 40, 30, scale=2.0, focus=(0, 0, 0))
    assert picture.shape == (30, 40, 4)
    assert picture.dtype == np.uint8
    rows, columns = np.nonzero(picture[..., 3])
    assert (rows.min(), rows.max(), columns.min(), columns.max()) == (5, 24, 10, 29)
    assert set(picture[..., 3].flat) == {0, 255}
    assert not picture[picture[..., 3] == 0].any()


@pytest.mark.parametrize(("width", "height"), [(0, 0), (1, 1), (3, 200), (200, 0)])
def test_tiny_pictures_and_no_bodies(width: int, height: int):
    assert not draw([], ABOVE, width, height).any()
    assert draw([square()], Camera(20, 30), width, height).shape == (height, width, 4)
