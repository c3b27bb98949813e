"""Colorpop's parts at work: tokens stay in, are pushed out, and fall; chutes move; all stands."""

import math
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import cad
from boardroom.games.colorpop.tokens import COLOUR_NAMES, GRID, JOKER, SUPPLY, TOKENS
from boardroom.scenes.colorpop.token import SIGNS
from cad.kernel import cq
from cad.parameters import WrongParameter
from cad.part import Part
from cad.parts.colorpop import ASSEMBLY
from cad.parts.colorpop.chute import CHUTE, ChuteParameters
from cad.parts.colorpop.foot import AFTER, BEFORE, FOOT
from cad.parts.colorpop.frame import BEHIND, FRAME, RAIL, FrameParameters
from cad.parts.colorpop.marker import MARKER
from cad.parts.colorpop.measures import BACK, HOLDS
from cad.parts.colorpop.signs import COLOURS, KINDS, sign
from cad.parts.colorpop.token import TOKEN, TokenParameters
from cad.polygon import Polygon, area, circle, inset, rounded
from tests.cad.geometry import common_volume, solid_of

OWN = ChuteParameters().measures


def solid(part: Part, **values: object) -> Any:
    (body,) = part.build(part.read(values))
    return body.solid


@pytest.fixture(scope="module")
def chute() -> Any:
    return solid(CHUTE)


@pytest.fixture(scope="module")
def frame() -> Any:
    return solid(FRAME)


@pytest.fixture(scope="module")
def token() -> Any:
    return solid(TOKEN, colour="pink")


def in_chute(token: Any, row: int) -> Any:
    return token.translate((0, OWN.row(row), BACK))


def in_frame(chute: Any, column: int) -> Any:
    x = (column - (GRID.columns - 1) / 2) * FrameParameters().step
    return chute.translate((x, RAIL, BEHIND))


@pytest.mark.rule("CP-01")
def test_the_set_has_what_the_rules_put_into_the_box():
    counts = {line.name: line.count for line in cad.SETS["colorpop"].lines}
    assert counts == {
        "chute": 10,
        "chute-frame": 1,
        "foot": 2,
        "token-joker": 5,
        **{f"token-{name}": 19 for name in COLOUR_NAMES.values()},
        **{f"marker-{name}": 1 for name in COLOUR_NAMES.values()},
    }
    assert sum(SUPPLY) == 100


def test_a_token_is_pushed_out_from_between_others_and_lifts_none(chute: Any, token: Any):
    """It moves along its treads, 15 degrees up: no more than touching those it stands between."""
    around = [chute, in_chute(token, 4), in_chute(token, 6)]
    for forward in (0, 0.5, 2, 5, 9):
        up = forward * math.tan(math.radians(15))
        pushed = in_chute(token, 5).translate((0, up, forward))
        assert [common_volume(pushed, each) for each in around] == pytest.approx([0] * 3, abs=1e-6)


def test_a_token_cannot_leave_without_rising(chute: Any, token: Any):
    """So it stays where it is as long as its tread falls to the back."""
    for below, row in ((chute, 0), (in_chute(token, 4), 5)):
        forward = in_chute(token, row).translate((0, 0, 0.5))
        assert common_volume(forward, below) > 1


def test_treads_fall_to_the_back_until_the_chute_is_tilted_by_fifteen_degrees(
    chute: Any, token: Any
):
    def slopes(solid: Any) -> list[float]:
        """Of large faces that look up or down, degrees from level when the chute is upright."""
        normals = [(face.normalAt(), face.Area()) for face in solid.Faces()]
        return [
            math.degrees(math.atan2(-normal.z, normal.y))
            for normal, size in normals
            if size > 30 and abs(normal.y) > 0.8
        ]

    upper, lower = sorted(slopes(token), key=abs)
    assert upper == pytest.approx(15)
    assert lower == pytest.approx(15 - 180) or lower == pytest.approx(15 + 180)
    assert pytest.approx(15) in slopes(chute)


def test_the_topmost_token_does_not_tip_over_before_it_would_slide(token: Any):
    middle = token.Center()
    corners = [vertex.Center() for vertex in token.Vertices()]
    edge = min(corner.y for corner in corners if corner.z == pytest.approx(5.6))
    tips = math.degrees(math.atan2(5.6 - middle.z, middle.y - edge))
    # Counted on without the rounding above, which brings the middle down.
    steady = TokenParameters(colour="pink").steady
    assert HOLDS == 15 < steady < tips < steady + 1


def test_tokens_fall_freely_the_whole_way(chute: Any, token: Any):
    for row in (0.3, 4.7, 9.9):
        falling = token.translate((0.2, OWN.row(0) + row * OWN.token, BACK + 0.1))
        assert common_volume(falling, chute) == 0


def test_a_finger_reaches_every_token_from_behind(chute: Any, frame: Any):
    radius = 6  # of the test finger of IEC 61032
    for row in (0, 5, 9):
        finger = cq.Solid.makeCylinder(radius, 40, (0, OWN.row(row), -20), (0, 0, 1))
        assert common_volume(finger, chute) == 0
        for column in (0, 9):
            assert common_volume(in_frame(finger, column), frame) == 0


def test_a_chute_is_lifted_and_taken_out_and_does_not_slide_out(chute: Any, frame: Any):
    standing = in_frame(chute, 3)
    path = [(0, 0), (2, 0), (5, 0), (5, 5), (5, 14)]
    for up, forward in path:
        assert common_volume(standing.translate((0, up, forward)), frame) == pytest.approx(0)
    assert common_volume(standing.translate((0, 0, 1)), frame) > 1


def test_ten_chutes_find_room_beside_each_other():
    own = FrameParameters()
    assert own.inside == pytest.approx(10 * 18.9 + 11 * 0.25)
    first, last = (in_frame(cq.Solid.makeBox(1, 1, 1), column).Center().x for column in (0, 9))
    assert last - first == pytest.approx(9 * 19.15)


def test_the_feet_stand_on_both_sides_of_what_they_carry(chute: Any, frame: Any):
    """Of frame and chutes, without a token; and with the frame leaning back farthest."""
    carried = [(FRAME, frame), (CHUTE, chute)]
    solids = [
        each.move(solid) for part, solid in carried for each in ASSEMBLY.bodies if each.part is part
    ]
    assert len(solids) == 11
    middle = cq.Shape.centerOfMass(cq.Compound.makeCompound(solids))
    feet = [solid_of(each).BoundingBox(1e-6) for each in ASSEMBLY.bodies if each.part is FOOT]
    for foot in feet:
        assert foot.zmin == pytest.approx(0)
        assert foot.ymin + 20 < middle.y < foot.ymax - 20
    # Leaning by 25 instead of 15 degrees, it turns by 10 around the lower edge at the back.
    _, behind, above = ASSEMBLY.bodies[0].at
    turn = math.radians(10)
    y = behind + (middle.y - behind) * math.cos(turn) + (middle.z - above) * math.sin(turn)
    assert -BEFORE + 20 < y < AFTER - 20


def test_markers_look_alike_from_outside():
    """In colour, and in every face but those of the side with the sign."""
    found = [body for each in COLOURS for body in MARKER.build(MARKER.read({"colour": each.value}))]
    assert len(found) == 5
    assert len({body.colour for body in found}) == 1
    outside = [
        sorted((*face.Center().toTuple(), face.Area()) for face in body.solid.Faces() if _low(face))
        for body in found
    ]
    assert len(outside[0]) == 1 + 2 * 48  # the bed, and the slope and the side around it
    for faces in outside:
        assert np.array(faces) == pytest.approx(np.array(outside[0]), abs=1e-6)
    for marker in (body.solid for body in found):
        box = marker.BoundingBox(1e-6)
        assert (box.xlen, box.ylen, box.zlen) == pytest.approx((24, 24, 4))
        top = [vertex for vertex in marker.Vertices() if vertex.Z > 3.9]
        sunk = [math.hypot(vertex.X, vertex.Y) for vertex in top]
        assert all(reach < 8 or reach > 11 for reach in sunk)  # the rim around the sign is whole


def _low(face: Any) -> bool:
    return bool(face.Center().z < 3)


def box(outline: Polygon) -> tuple[float, float, float, float]:
    xs, ys = zip(*outline, strict=True)
    return min(xs), max(xs), min(ys), max(ys)


def looks(outline: Polygon) -> str:
    """What an outline is, from its share of its box and its width on the way up."""
    left, right, low, high = box(outline)
    share = area(outline) / (right - left) / (high - low)

    def width(level: float) -> float:
        y = low + level * (high - low)
        crossings = [
            a + (c - a) * (y - b) / (d - b)
            for (a, b), (c, d) in pairwise((*outline, outline[0]))
            if (b <= y) != (d <= y)
        ]
        return (max(crossings) - min(crossings)) / (right - left)

    notched = len([x for x, y in outline if y > high - 0.01 * (high - low) and abs(x) > 0.1]) > 1
    if share > 0.95:
        return "square"
    if abs(share - math.pi / 4) < 0.01:
        return "circle"
    if share == pytest.approx(0.5) and len(outline) == 4:
        return "diamond"
    if len(outline) == 10 and width(0.6) > 0.8:
        return "star"
    if notched and width(0.03) < 0.3:
        return "heart"
    return "drop" if width(0.97) < 0.2 and width(0.03) > 0.3 else "something else"


def test_tokens_have_the_signs_of_the_table():
    names = {**{letter: str(name) for letter, name in COLOUR_NAMES.items()}, JOKER: "joker"}
    assert [each.value for each in KINDS] == [names[letter] for letter in TOKENS]
    assert {letter: looks(sign(name, 5)) for letter, name in names.items()} == SIGNS


def test_signs_leave_a_rim_and_are_raised_enough_to_feel():
    for each in KINDS:
        own = TokenParameters(colour=each.value)
        left, right, low, high = box(own.sign.levels[0][1])
        edges = box(own.body.levels[-1][1])
        rim = (left - edges[0], edges[1] - right, low - edges[2], edges[3] - high)
        assert min(rim) > 1.5
        assert own.sign.size[2] == pytest.approx(0.8)


def test_polygons_are_measured_and_inset():
    square = rounded(10, 6, 0, 0)
    assert area(square) == pytest.approx(60)
    assert area(inset(square, 1)) == pytest.approx(8 * 4)
    assert area(inset(square, -1)) == pytest.approx(12 * 8)
    # The area of a regular polygon, and of one whose sides are 1 nearer to the middle.
    sides, radius = 48, 12.0
    assert area(circle(radius)) == pytest.approx(sides / 2 * radius**2 * math.sin(math.tau / sides))
    nearer = radius * math.cos(math.pi / sides) - 1
    assert area(inset(circle(radius), 1)) == pytest.approx(
        sides * nearer**2 * math.tan(math.pi / sides)
    )


WRONG = {
    "a token that tips over": (
        TOKEN,
        {"thickness": 5, "size": 18},
        "thickness 5 lets a token of size 18 tip over at 13.1 degrees; 15 needed",
    ),
    "a frame beyond the bed": (
        FRAME,
        {"token": 18, "gap": 0.3},
        "token 18, fit 0.25 and gap 0.3 make the frame 220.3 mm wide; the bed takes 220",
    ),
}


@pytest.mark.parametrize(("part", "values", "says"), WRONG.values(), ids=WRONG)
def test_what_does_not_go_together_is_refused_by_name(
    part: Part, values: dict[str, object], says: str
):
    with pytest.raises(WrongParameter) as caught:
        part.read(values)
    assert str(caught.value) == says
