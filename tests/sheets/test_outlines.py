"""The line around cells: its corners, worked out by hand."""

from __future__ import annotations

import pytest

from sheets.outlines import outline

# Three in a corner, sides of 10, the line 1 inside: clockwise from the top left.
CORNER = [(1, 1), (9, 1), (9, 11), (19, 11), (19, 19), (1, 19)]


@pytest.mark.parametrize(
    ("cells", "corners"),
    [
        ([(2, 3)], [(21, 31), (29, 31), (29, 39), (21, 39)]),
        ([(0, 0), (1, 0), (2, 0)], [(1, 1), (29, 1), (29, 9), (1, 9)]),
        ([(0, 0), (0, 1), (1, 1)], CORNER),
        ([(1, 1), (0, 1), (0, 0)], CORNER),
    ],
    ids=["one", "straight", "corner", "in any order"],
)
def test_corners_lie_inside_the_cells(
    cells: list[tuple[int, int]], corners: list[tuple[float, float]]
) -> None:
    assert outline(cells, 10.0, 1.0) == corners
