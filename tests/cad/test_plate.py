"""Plates: everything is on them, in one colour, apart, and on the bed. Boxes stand in for parts."""

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardroom.base.errors import BoardroomError
from cad import colours, fits
from cad.mesh import Mesh
from cad.plate import Bed, Kind, Plate, TooLarge, file_name, plates, read_bed

RED, BLUE = colours.BALLS["red"], colours.BALLS["blue"]
FACES = [
    *[(0, 2, 1), (1, 2, 3), (4, 5, 6), (5, 7, 6), (0, 1, 4), (1, 5, 4)],
    *[(2, 6, 3), (3, 6, 7), (0, 4, 2), (2, 4, 6), (1, 3, 5), (3, 7, 5)],
]


def block(width: float, depth: float, height: float = 5) -> Mesh:
    """A box that stands on the bed with its middle over the origin, as parts are built."""
    corners = [
        (x, y, z)
        for z in (0, height)
        for y in (-depth / 2, depth / 2)
        for x in (-width / 2, width / 2)
    ]
    return Mesh(np.array(corners, dtype=np.float32), np.array(FACES, dtype=np.int64))


def kind(width: float, depth: float, count: int = 1, colour: str = RED, name: str = "Box") -> Kind:
    return Kind(name.lower(), name, colour, block(width, depth), count)


def boxes(plate: Plate) -> list[tuple[float, float, float, float]]:
    """x and y from and to of each body."""
    found = []
    for mesh in plate.meshes:
        low, high = mesh.points.min(axis=0), mesh.points.max(axis=0)
        assert low[2] == 0
        found.append((float(low[0]), float(high[0]), float(low[1]), float(high[1])))
    return found


def check_places(plate: Plate, bed: Bed) -> None:
    for x0, x1, y0, y1 in boxes(plate):
        assert x0 >= -1e-3
        assert y0 >= -1e-3
        assert x1 <= bed.width + 1e-3
        assert y1 <= bed.depth + 1e-3
    for one, other in combinations(boxes(plate), 2):
        along = max(one[0] - other[1], other[0] - one[1])
        across = max(one[2] - other[3], other[2] - one[3])
        assert max(along, across) >= fits.BED_GAP - 1e-3


def test_the_box_of_these_tests_is_one():
    mesh = block(10, 20, 5)
    assert mesh.closed
    assert mesh.volume == pytest.approx(1000)
    assert mesh.turned.volume == pytest.approx(1000)
    assert mesh.turned.size == (20, 10, 5)


def test_as_many_as_have_room_lie_on_one_plate_and_in_the_middle_of_it():
    # Three of 30 with two gaps of 4 are 98 wide: 3 x 3 on a bed of 100, the tenth on the next.
    first, second = plates([kind(30, 30, 10)], Bed(100, 100))
    assert len(first.meshes) == 9
    assert len(second.meshes) == 1
    assert boxes(first)[0] == pytest.approx((1, 31, 1, 31), abs=0.02)
    assert boxes(second) == [pytest.approx((35, 65, 35, 65), abs=0.02)]
    assert first.contents == "9 × Box"


def test_each_plate_has_one_colour():
    found = plates([kind(10, 10, 3), kind(20, 20, 2, BLUE, "Lid"), kind(5, 5, 1)], Bed())
    assert [plate.colour for plate in found] == [RED, BLUE]
    assert [len(plate.meshes) for plate in found] == [4, 2]
    assert {piece.colour for plate in found for piece in plate.pieces} == {RED, BLUE}
    assert [file_name(n, plate) for n, plate in enumerate(found, 1)] == [
        *["plate-01-red", "plate-02-blue"]
    ]
    assert colours.name("#123ABC") == "123abc"


def test_a_body_that_fits_only_when_turned_is_turned():
    (plate,) = plates([kind(50, 120)], Bed(130, 60))
    assert boxes(plate) == [pytest.approx((5, 125, 5, 55), abs=0.02)]


def test_a_body_as_large_as_the_bed_has_room():
    (plate,) = plates([kind(100, 100)], Bed(100, 100))
    assert boxes(plate) == [pytest.approx((0, 100, 0, 100))]


def test_a_body_larger_than_the_bed_is_refused_by_name():
    with pytest.raises(TooLarge, match=r"^frame is 140 x 108 mm; the bed 100 x 100\.$"):
        plates([kind(10, 10), kind(140, 108, name="Frame")], Bed(100, 100))


sides = st.floats(2, 90)


@settings(max_examples=40)
@given(
    st.lists(st.tuples(sides, sides, st.integers(1, 12), st.sampled_from([RED, BLUE])), max_size=6),
    st.floats(90, 250),
    st.floats(90, 250),
)
def test_any_set_is_complete_apart_and_on_the_bed(
    given: list[tuple[float, float, int, str]], width: float, depth: float
):
    kinds = [kind(w, d, n, colour, f"Box {i}") for i, (w, d, n, colour) in enumerate(given)]
    bed = Bed(width, depth)
    found = plates(kinds, bed)
    for plate in found:
        check_places(plate, bed)
    counts: dict[str, int] = {}
    for piece in (piece for plate in found for piece in plate.pieces):
        counts[piece.name] = counts.get(piece.name, 0) + len(piece.spots)
    assert counts == {each.name: each.count for each in kinds}
    again = plates(kinds, bed)
    assert [plate.contents for plate in again] == [plate.contents for plate in found]
    assert [boxes(plate) for plate in again] == [boxes(plate) for plate in found]


def test_a_bed_is_two_sides():
    assert read_bed("220x220") == Bed(220, 220)
    assert read_bed(" 180 × 150.5 ") == Bed(180, 150.5)
    for text in ("", "220", "220x", "0x0", "20x220", "220x1001", "nanxnan", "-220x220", "1e3x200"):
        with pytest.raises(BoardroomError, match=r"^--bed .*: expected two sides of 50 to 1000 mm"):
            read_bed(text)
