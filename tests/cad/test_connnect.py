"""Dice and dice tray of Connnect: what the rules say of them, and that the die is in balance."""

import math
from typing import Any

import pytest

import cad
from cad.kernel import cq
from cad.parameters import WrongParameter
from cad.parts.connnect.die import DIE, OFF_CENTRE
from cad.parts.connnect.pips import FACES, UP, Pip, places
from cad.parts.connnect.tray import DICE_TRAY, TrayParameters


def built(**values: object) -> Any:
    """The solid of a die."""
    return DIE.build(DIE.read(values))[0].solid


@pytest.mark.rule("CN-01")
def test_a_set_is_three_dice_and_a_tray_with_a_place_for_each():
    found = {line.part.id: line.count for line in cad.SETS["connnect"].lines}
    assert found == {"die": 3, "dice-tray": 1}
    assert len(TrayParameters().places) == 3


@pytest.mark.parametrize(
    "values", [{}, {"size": 12, "rounding": 1}, {"size": 25, "rounding": 3.9}], ids=str
)
def test_the_centre_of_gravity_of_a_die_is_in_its_middle(values: dict[str, object]):
    die = built(**values)
    middle = cq.Vector(0, 0, DIE.read(values).size / 2)
    assert (die.Center() - middle).Length <= OFF_CENTRE


def test_equal_pips_would_pull_the_centre_off():
    die = cq.Solid.makeBox(16, 16, 16, (-8, -8, -8))
    tools = []
    for number, turn in UP.items():
        for across, along in places(number):
            pip = cq.Solid.makeCone(1.3, 0.5, 0.8, (across * 3.84, along * 3.84, 8), (0, 0, -1))
            tools.append(pip.rotate((0, 0, 0), *turn) if turn else pip)
    # The faces differ by 5, 3 and 1 pips of 2.17 mm³, each 7.7 from the middle of 4050 mm³.
    pull = math.hypot(5, 3, 1) * 2.17 * 7.7 / 4050
    assert die.cut(*tools).Center().Length == pytest.approx(pull, rel=0.02)
    assert pull > 4 * OFF_CENTRE


def test_the_six_has_pips_with_walls_of_45_degrees_2_6_wide_and_0_8_deep():
    six = Pip(16, 6)
    assert six.volume == pytest.approx(math.pi * 0.8 / 3 * (1.3**2 + 1.3 * 0.5 + 0.5**2))
    assert 2 * six.rim == pytest.approx(2.6)
    assert six.depth == pytest.approx(0.8)
    for number in FACES:
        pip = Pip(16, number)
        assert number * pip.volume == pytest.approx(6 * six.volume)
        cone = math.pi / 3 * pip.depth * (pip.rim**2 + pip.rim * 0.5 + 0.25)
        assert pip.volume == pytest.approx(cone)  # as deep as it is wider than its floor


def test_opposite_faces_add_up_to_seven_and_1_2_3_go_round_to_the_left():
    # A pip's floor is a circle of 1 mm: how many look which way.
    die = built()
    floors = [
        face.normalAt()
        for face in die.Faces()
        if face.geomType() == "PLANE" and face.Area() == pytest.approx(math.pi * 0.25)
    ]
    ways = [tuple(round(at) for at in normal.toTuple()) for normal in floors]
    shown = {ways.count(way): way for way in set(ways)}
    assert sorted(shown) == [1, 2, 3, 4, 5, 6] == sorted(UP)
    for number, way in shown.items():
        assert shown[7 - number] == tuple(-each for each in way)
    assert shown[6] == (0, 0, 1)
    one, two, three = (cq.Vector(*shown[number]) for number in (1, 2, 3))
    assert one.cross(two).dot(three) == pytest.approx(1)


WRONG: dict[str, tuple[str, dict[str, object]]] = {
    # Half a die less 0.24 of it and the rim of one of two pips: 4.16 - cbrt(3 * 2.072 + 0.125).
    "a round edge in a pip": (
        "rounding 2.4 runs into the pips of a die of size 16; at most 2.3",
        {"rounding": 2.4},
    ),
    "half a millimetre": (
        "size=16.5: expected a whole number from 12 to 25 mm.",
        {"size": 16.5},
    ),
}


@pytest.mark.parametrize(("said", "values"), WRONG.values(), ids=WRONG)
def test_a_die_that_cannot_be_is_refused_by_name(said: str, values: dict[str, object]):
    with pytest.raises(WrongParameter) as caught:
        DIE.read(values)
    assert str(caught.value) == said


@pytest.mark.parametrize(
    ("said", "values"),
    [
        (
            "width 90 has no room for 3 places of dice of 16 mm with fit 0.5; 91 needed",
            {"width": 90},
        ),
        (
            "rolling 180 makes a tray 227.8 mm deep; the bed takes 220",
            {"rolling": 180},
        ),
    ],
)
def test_a_tray_without_room_is_refused_by_name(said: str, values: dict[str, object]):
    with pytest.raises(WrongParameter) as caught:
        DICE_TRAY.read(values)
    assert str(caught.value) == said


@pytest.mark.rule("CN-01", "CN-21")
def test_the_place_of_the_zone_die_lies_apart_and_the_others_beside_each_other():
    tray = TrayParameters()
    (zone, y), (first, one), (second, two) = tray.places
    assert y == one == two
    assert zone < first < second
    assert first - zone - tray.place == pytest.approx(18)
    assert second - first - tray.place == pytest.approx(10)
    # A die of 16 with half a millimetre around it, sunk by a third in whole layers.
    assert tray.place == pytest.approx(17)
    assert tray.deep == pytest.approx(5.4)
    (_, zone_sign, low), (_, number_sign, other) = tray.signs
    assert zone_sign == zone
    assert number_sign == pytest.approx((first + second) / 2)
    assert low == other < y - tray.place / 2 - 5
