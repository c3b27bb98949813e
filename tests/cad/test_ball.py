"""The ball as a solid: sizes and volumes computed by hand."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cad import fits
from cad.parameters import WrongParameter
from cad.part import Body
from cad.parts.connect_colors.ball import BALL, BallParameters


def built(**values: object) -> tuple[Body, ...]:
    return BALL.build(BALL.read(values))


def box(body: Body) -> list[float]:
    """x, y and z from and to, to a thousandth of a mm; CadQuery's own box is a little wider."""
    found = body.solid.BoundingBox(1e-6)
    sides = found.xmin, found.xmax, found.ymin, found.ymax, found.zmin, found.zmax
    return [round(side, 3) + 0.0 for side in sides]


def faces(body: Body) -> list[str]:
    return sorted(face.geomType() for face in body.solid.Faces())


@pytest.mark.rule("CC-01")
def test_the_ball_has_the_size_and_the_colours_of_the_game():
    diameter = next(each for each in BALL.parameters if each.name == "diameter")
    colour = next(each for each in BALL.parameters if each.name == "colour")
    assert diameter.default == 14
    assert [each.value for each in colour.choices] == [
        *("red", "orange", "yellow", "green", "blue", "purple")
    ]
    assert "8 of each of 6 colours" in str(BALL.about)


def test_the_whole_ball_touches_the_bed_in_one_point():
    (ball,) = built()
    assert box(ball) == [-7, 7, -7, 7, 0, 14]
    assert faces(ball) == ["SPHERE"]
    assert ball.solid.Volume() == pytest.approx(4 / 3 * math.pi * 7**3)  # 1436.755


def test_the_flat_takes_a_cap_off_the_ball():
    (ball,) = built(form="flat")
    # The centre stands sqrt(7² - 4²) above the bed; the cap below it is gone.
    centre = math.sqrt(33)
    assert box(ball) == [-7, 7, -7, 7, 0, round(centre + 7, 3)]
    assert faces(ball) == ["PLANE", "SPHERE"]
    cap = 7 - centre
    missing = math.pi * cap**2 * (3 * 7 - cap) / 3
    assert ball.solid.Volume() == pytest.approx(1436.755 - missing, abs=0.001)
    (flat,) = [face for face in ball.solid.Faces() if face.geomType() == "PLANE"]
    assert flat.Area() == pytest.approx(math.pi * 4**2)
    assert flat.Center().z == pytest.approx(0)


def test_two_halves_lie_on_their_flat_sides_with_air_between_them():
    left, right = built(form="halves", pin=0)
    assert box(left) == [-16, -2, -7, 7, 0, 7]
    assert box(right) == [2, 16, -7, 7, 0, 7]
    for half in (left, right):
        assert faces(half) == ["PLANE", "SPHERE"]
        assert half.solid.Volume() == pytest.approx(1436.755 / 2, abs=0.001)


def test_the_hole_for_the_pin_ends_in_a_cone():
    for half in built(form="halves"):
        # 1.75 mm of filament and 0.25 of air on each side; a quarter of the ball deep, in whole
        # layers; a cone of 45 degrees above.
        hole = math.pi * 1.125**2 * 3.4 + math.pi * 1.125**3 / 3
        assert half.solid.Volume() == pytest.approx(1436.755 / 2 - hole, abs=0.001)
        assert faces(half) == ["CONE", "CYLINDER", "PLANE", "SPHERE"]
        assert box(half)[4:] == [0, 7]


def test_bodies_have_names_and_colours_of_their_own():
    assert [(each.name, each.colour) for each in built()] == [("Red ball", "#B42807")]
    halves = built(form="halves", colour="blue")
    assert [(each.name, each.colour) for each in halves] == [
        ("Blue ball, half 1", "#48BDFF"),
        ("Blue ball, half 2", "#48BDFF"),
    ]


def test_only_the_whole_ball_asks_for_supports():
    assert BALL.printing(BallParameters()).supports
    assert not BALL.printing(BallParameters(form="flat")).supports
    assert not BALL.printing(BallParameters(form="halves")).supports


def test_the_note_says_how_long_the_pin_is():
    note = str(BALL.printing(BallParameters(form="halves")).note)
    assert "a pin of 1.75 mm, 6.8 mm long" in note
    assert "pin" not in str(BALL.printing(BallParameters(form="halves", pin=0)).note)


sizes = st.floats(10, 20)


@settings(max_examples=25)
@given(sizes, st.floats(5, 19))
def test_every_flat_that_is_accepted_is_one_true_solid(diameter: float, flat: float):
    try:
        (ball,) = built(form="flat", diameter=diameter, flat=flat)
    except WrongParameter:
        assert flat < diameter * 4 / 7 + max(0, 0.2 * (diameter - 14) / 7) or flat >= diameter
        return
    radius = diameter / 2
    height = radius + math.sqrt(radius**2 - flat**2 / 4)
    # What stands above the bed is itself a cap, of that height.
    volume = math.pi * height**2 * (3 * radius - height) / 3
    assert ball.solid.isValid()
    assert ball.solid.ShapeType() == "Solid"
    assert ball.solid.Volume() == pytest.approx(volume, rel=1e-6)
    assert box(ball)[4:] == pytest.approx([0, height], abs=1e-3)


@settings(max_examples=25)
@given(sizes, st.floats(1, 4), st.floats(0.05, 0.5))
def test_every_pin_that_is_accepted_leaves_a_wall(diameter: float, pin: float, fit: float):
    try:
        halves = built(form="halves", diameter=diameter, pin=pin, fit=fit)
    except WrongParameter:
        return
    for half in halves:
        assert half.solid.isValid()
        assert half.solid.ShapeType() == "Solid"
        middle = half.solid.BoundingBox().center.x
        corners = [
            math.hypot(vertex.X - middle, vertex.Y, vertex.Z)
            for face in half.solid.Faces()
            if face.geomType() in ("CONE", "CYLINDER")
            for vertex in face.Vertices()
        ]
        assert max(corners) <= diameter / 2 - fits.WALL + 1e-6
