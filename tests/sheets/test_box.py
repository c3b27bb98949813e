"""Rectangles and their parts."""

from __future__ import annotations

import pytest

from sheets.box import Box

BOX = Box(10, 20, 100, 50)


def test_edges_and_centre() -> None:
    assert (BOX.right, BOX.bottom, BOX.centre) == (110, 70, (60, 45))


def test_columns_and_rows_share_what_the_gaps_leave() -> None:
    assert BOX.columns(3, 5) == (Box(10, 20, 30, 50), Box(45, 20, 30, 50), Box(80, 20, 30, 50))
    assert BOX.rows(2, 10) == (Box(10, 20, 100, 20), Box(10, 50, 100, 20))


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        (BOX.top(15), Box(10, 20, 100, 15)),
        (BOX.below(15), Box(10, 35, 100, 35)),
        (BOX.left(40), Box(10, 20, 40, 50)),
        (BOX.after(40), Box(50, 20, 60, 50)),
        (BOX.inset(2), Box(12, 22, 96, 46)),
        (BOX.inset(2, 0), Box(12, 20, 96, 50)),
        (BOX.middle(20, 10), Box(50, 40, 20, 10)),
        (BOX.moved(1, -1), Box(11, 19, 100, 50)),
    ],
)
def test_parts_lie_where_their_name_says(part: Box, expected: Box) -> None:
    assert part == expected
