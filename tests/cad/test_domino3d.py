"""The chips of 3Domino and their rack: what they show, what they hide, and the chips in a game."""

import math
from collections import Counter

import pytest

import cad
from boardroom.games.domino3d import CHIPS, DOMINO3D
from cad.kernel import cq
from cad.parameters import WrongParameter
from cad.parts import domino3d
from cad.parts.domino3d.chip import CHIP, ChipParameters
from cad.parts.domino3d.faces import faces
from cad.parts.domino3d.laid import standing
from cad.parts.domino3d.numerals import DEPTH, OUTLINES
from cad.parts.domino3d.rack import RACK, RackParameters
from cad.polygon import inset
from tests.cad.geometry import common_volume, distance, solid_of
from tests.games.domino3d_positions import position_text, rest


def chip(**values: object) -> object:
    (body,) = CHIP.build(CHIP.read(values))
    return body.solid


def floors(solid: object, area: float) -> Counter[tuple[str, tuple[int, int, int]]]:
    """The bottoms of pips, which have that area: on which half, and looking where."""
    found: Counter[tuple[str, tuple[int, int, int]]] = Counter()
    for face in solid.Faces():  # type: ignore[attr-defined]
        if face.geomType() == "PLANE" and face.Area() == pytest.approx(area, rel=1e-6):
            out = face.normalAt()
            way = (round(out.x), round(out.y), round(out.z))
            found["first" if face.Center().x < 0 else "second", way] += 1
    return found


def test_a_chip_without_pips_is_two_cubes_with_all_their_edges_taken_off():
    # 15³ less 12 chamfers of 0.6, 13.8 long, less five sixths of a cube of 0.6 at 8 corners.
    assert chip(first=0, second=0).Volume() == pytest.approx(2 * (3375 - 29.808 - 1.44))


@pytest.mark.parametrize(("first", "second"), [(3, 6), (5, 0), (1, 4)])
def test_each_half_shows_its_number_on_all_of_its_five_faces(first: int, second: int):
    seen = floors(chip(first=first, second=second), math.pi * 0.5**2)
    around = [(0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
    expected = {("first", way): first for way in [*around, (-1, 0, 0)]}
    expected |= {("second", way): second for way in [*around, (1, 0, 0)]}
    assert dict(seen) == {place: number for place, number in expected.items() if number}


def test_the_pips_are_those_that_were_measured_and_grow_with_the_cube():
    cones = [face for face in chip(first=1, second=0).Faces() if face.geomType() == "CONE"]
    assert len(cones) == 5
    # A frustum from 1.3 to 0.5 of radius, 0.8 deep: its slope is 0.8 * sqrt(2) long.
    assert cones[0].Area() == pytest.approx(math.pi * 1.8 * 0.8 * math.sqrt(2))
    # 1.2 times as large: a rim of 3.12; 0.96 deep is 0.8 in whole layers, and the floor 1.52.
    assert floors(chip(first=1, second=0, cube=18), math.pi * 0.76**2).total() == 5


def test_three_of_six_pips_stand_along_the_chip():
    pips = [face.Center() for face in chip(first=6, second=0).Faces() if face.geomType() == "CONE"]
    on_top = [point for point in pips if point.z > 14]
    assert len({round(point.x, 3) for point in on_top}) == 3
    assert len({round(point.y, 3) for point in on_top}) == 2


def test_numerals_read_along_the_chip_and_are_not_mirrored():
    for half in (0, 1):
        for face in faces(half, 15):
            out, right, up = (cq.Vector(way) for way in (face.out, face.right, face.up))
            assert right.cross(up) == out
            assert abs(out.x) == 1 or right == cq.Vector(1, 0, 0)


@pytest.mark.parametrize("number", range(1, 7))
def test_a_numeral_keeps_its_shape_down_to_its_floor(number: int):
    # 0.2 more: the floor is at least 0.4 wide, and no edge has shrunk away or turned round.
    for ring in OUTLINES[number]:
        for far in (DEPTH, DEPTH + 0.2):
            moved = inset(ring, far)
            for place, (x, y) in enumerate(ring):
                before, (to_x, to_y) = ring[place - 1], moved[place]
                along = (x - before[0], y - before[1])
                length = math.hypot(*along)
                left = (-along[1] / length, along[0] / length)
                now = (to_x - moved[place - 1][0], to_y - moved[place - 1][1])
                assert (to_x - x) * left[0] + (to_y - y) * left[1] == pytest.approx(far)
                assert now[0] * left[0] + now[1] * left[1] == pytest.approx(0, abs=1e-9)
                assert now[0] * along[0] + now[1] * along[1] > 0


def test_an_empty_side_is_empty_with_numerals_too():
    assert len(chip(first=0, second=0, mark="numerals").Faces()) == 50
    assert chip(first=0, second=0, mark="numerals").Volume() == pytest.approx(6687.504)


@pytest.mark.parametrize("part", [CHIP, RACK], ids=["chip", "rack"])
def test_a_chip_smaller_than_its_author_allows_is_refused_with_the_reason(part: cad.Part):
    assert part.read({"cube": 15}).cube == 15
    with pytest.raises(WrongParameter) as caught:
        part.read({"cube": 14.5})
    assert str(caught.value) == (
        "cube 14.5 makes a chip of 29 × 14.5 mm; at least 30 × 15 needed, the limit that the "
        "author of the game set"
    )


def test_a_chip_is_as_high_as_it_is_wide_in_whole_layers():
    assert ChipParameters(cube=17.1).half.edge == 17.2
    assert ChipParameters(cube=17.2).half.edge == 17.2


def test_a_rack_longer_than_the_bed_is_refused():
    # 10 places of 15.5 with 11 gaps of 9 between two walls of 2.4.
    with pytest.raises(WrongParameter) as caught:
        RACK.read({"places": 10})
    assert str(caught.value) == (
        "places 10 of cube 15 with between 9 make a rack of 258.8 mm; at most 220 fit on the bed"
    )


RACKS = {
    "usual": {},
    "hardly leaning": {"lean": 5, "places": 5},
    "leaning far": {"lean": 20, "places": 5},
    "large": {"cube": 25, "places": 5},
}


@pytest.mark.parametrize("values", RACKS.values(), ids=RACKS)
def test_the_rack_hides_its_chips_from_those_behind_and_shows_them_to_its_player(
    values: dict[str, object],
):
    parameters = RACK.read(values)
    (rack,) = (body.solid for body in RACK.build(parameters))
    corners = [
        (parameters.middles[0], y, z)
        for along in (0.0, 2 * parameters.edge)
        for out in (0.0, parameters.edge)
        for y, z in [parameters.profile.at(out, along)]
    ]
    middle = (parameters.profile.front + parameters.profile.back) / 2
    for x, y, z in corners:
        # Just off floor and wall, so that looking along them is no touch.
        for degrees in (0, 20, 40, 47):
            assert seen(rack, (x, y - middle - 0.01, z + 0.01), degrees, behind=True) < 1e-6
    x, y, z = corners[-1]
    assert seen(rack, (x, y - middle, z), 60, behind=True) > 0.1
    for degrees in (20, 40, 60):
        assert seen(rack, (x, y - middle - 0.01, z), degrees, behind=False) > 0.001


@pytest.mark.parametrize(
    ("values", "gap"),
    [({"cube": 25, "places": 5, "lean": 5}, 0.25), ({"lean": 20, "between": 2, "fit": 0.4}, 0.4)],
    ids=["large", "wide places"],
)
def test_chips_fit_into_racks_of_other_sizes(values: dict[str, object], gap: float):
    parameters = RACK.read(values)
    (rack,) = (body.solid for body in RACK.build(parameters))
    solid = solid_of(standing("0-1", 0, parameters, lifted=0.6))
    assert common_volume(solid, rack) == 0
    assert distance(solid, rack) == pytest.approx(gap, abs=1e-4)


def seen(rack: object, start: tuple[float, float, float], degrees: float, *, behind: bool) -> float:
    """How far the line from a point to the eye passes the rack, mm; the eye is so high."""
    x, y, z = start
    far = 200 if behind else -200
    rise = abs(far) * math.tan(math.radians(degrees))
    return distance(rack, cq.Edge.makeLine((x, y, z), (x, y + far, z + rise)))


@pytest.mark.rule("D3-01", "D3-02", "D3-03")
def test_every_chip_of_a_set_is_printed_once_and_every_player_gets_a_rack():
    for id, count, racks in (("domino3d", 21, 4), ("domino3d-28", 28, 5)):
        *chips, rack = cad.SETS[id].lines
        numbers = [(line.values["first"], line.values["second"]) for line in chips]
        assert numbers == [pair for pair in CHIPS if count == 28 or pair[1] < 6]
        assert len(numbers) == count
        assert {line.count for line in chips} == {1}
        assert (rack.part.id, rack.count) == ("rack", racks)
    assert cad.SETS["domino3d"].lines[0].name == "chip-0-0"


def test_the_chips_of_the_assembly_lie_as_the_rules_allow():
    placed, held = ";".join(domino3d.GAME), ",".join(domino3d.HELD)
    others = rest(placed, held).split(",")
    game = DOMINO3D.read(position_text(placed, f"{held}|{','.join(others[:2])}"))
    assert [str(move) for move in game.view(None).placed] == list(domino3d.GAME)


def test_a_chip_of_the_assembly_is_where_its_move_says():
    bodies = cad.ASSEMBLIES["domino3d"].bodies
    x0, y0, z0 = domino3d.TABLE
    for move, placed in zip(domino3d.GAME, bodies[-len(domino3d.GAME) :], strict=True):
        cells, way = move.split("@")[1][:-2], move[-2:]
        first = [int(each) for each in cells.split(",")]
        second = [
            each + (int(way[0] + "1") if axis == way[1] else 0)
            for each, axis in zip(first, "xyz", strict=True)
        ]
        solid = solid_of(placed)
        box = solid.BoundingBox(1e-6)
        lows = [min(pair) for pair in zip(first, second, strict=True)]
        highs = [max(pair) + 1 for pair in zip(first, second, strict=True)]
        corner = (x0 - 7.5, y0 - 7.5, z0)
        assert [box.xmin, box.ymin, box.zmin] == pytest.approx(
            [start + 15 * low for start, low in zip(corner, lows, strict=True)], abs=1e-4
        )
        assert [box.xmax, box.ymax, box.zmax] == pytest.approx(
            [start + 15 * high for start, high in zip(corner, highs, strict=True)], abs=1e-4
        )
        # The half with more pips weighs less: it is where the larger number should be.
        small, large = (int(each) for each in move.split("@")[0].split("-"))
        if small != large:
            weight = solid.Center()
            side = "xyz".index(way[1])
            lean = (weight.x, weight.y, weight.z)[side] - (
                corner[side] + 15 * (lows[side] + highs[side]) / 2
            )
            assert (lean < 0) == (way[0] == "+")


def test_a_chip_stands_in_its_place_with_the_smaller_number_below():
    rack = RackParameters()
    solid = solid_of(standing("0-6", 2, rack))
    box = solid.BoundingBox(1e-6)
    assert (box.xmin + box.xmax) / 2 == pytest.approx(rack.middles[2], abs=1e-6)
    # The foot of the wall is 2 mm above the bed; the chip's chamfer begins 0.6 out from there.
    assert box.zmin == pytest.approx(2 + 0.6 * math.sin(math.radians(15)), abs=1e-4)
    marked = [face.Center().z for face in solid.Faces() if face.geomType() == "CONE"]
    assert min(marked) > (box.zmin + box.zmax) / 2 - 4
