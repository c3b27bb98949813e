"""Parts and their parameters, without CadQuery."""

import json
import math
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cad
from boardroom.base.errors import BoardroomError, UnknownName
from boardroom.base.words import message
from boardroom.games.connect_colors import BALL_DIAMETER
from boardroom.games.options import Choice
from cad import fits
from cad.parameters import Number, Selection, WrongParameter, check_limits, choice, number, offered
from cad.part import Body, Expected, Part, Printing
from cad.parts.connect_colors.ball import BallParameters
from tests.tools import run_python


def test_the_catalogue_its_checks_and_its_printing_notes_load_no_cad_library():
    run = run_python(
        "import json, sys, cad;"
        "ball = cad.part('ball'); chosen = ball.read({'form': 'halves', 'diameter': '16'});"
        "ball.printing(chosen); [each.range for each in ball.parameters];"
        "heavy = {'OCP', 'cadquery', 'lib3mf', 'numpy', 'trimesh', 'PySide6', 'reportlab'};"
        "print(json.dumps(sorted(heavy & set(sys.modules))))"
    )
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == []


def test_parts_are_found_by_their_id():
    assert all(cad.part(id) is part and part.id == id for id, part in cad.PARTS.items())


def test_an_unknown_part_lists_the_known_ones():
    with pytest.raises(UnknownName) as caught:
        cad.part("bal")
    assert (
        str(caught.value)
        == "There is no part named bal; the parts are: " + ", ".join(cad.PARTS) + "."
    )


def test_the_ball_offers_its_form_and_sizes():
    offers = {each.name: (each.default, each.range) for each in cad.part("ball").parameters}
    assert offers == {
        "form": ("whole", "whole, flat, halves"),
        "diameter": (14, "10 to 20 mm"),
        "flat": (8, "5 to 19 mm"),
        "pin": (1.75, "0 to 4 mm"),
        "fit": (0.25, "0.05 to 0.5 mm"),
        "colour": ("red", "red, orange, yellow, green, blue, purple"),
    }


def test_every_part_explains_itself_and_names_its_game():
    for part in cad.PARTS.values():
        assert str(part.title)
        assert str(part.about)
        assert part.games
        for each in part.parameters:
            assert str(each.title)
            assert str(each.help)


def test_parameters_are_read_as_typed_and_as_numbers():
    ball = cad.part("ball")
    typed = ball.read({"form": "flat", "diameter": "16", "flat": "9.5"})
    assert typed == ball.read({"form": "flat", "diameter": 16, "flat": 9.5})
    assert typed == BallParameters(form="flat", diameter=16.0, flat=9.5)


WRONG = {
    "a name that is unknown": (
        {"radius": "7"},
        "ball has no parameter named radius; it has form, diameter, flat, pin, fit, colour.",
    ),
    "too large": ({"diameter": "20.01"}, "diameter=20.01: expected a number from 10 to 20 mm."),
    "too small": ({"diameter": 9.9}, "diameter=9.9: expected a number from 10 to 20 mm."),
    "no number": ({"diameter": "big"}, "diameter=big: expected a number from 10 to 20 mm."),
    "empty": ({"diameter": ""}, "diameter=: expected a number from 10 to 20 mm."),
    "not a number": ({"diameter": "nan"}, "diameter=nan: expected a number from 10 to 20 mm."),
    "nan itself": ({"diameter": math.nan}, "diameter=nan: expected a number from 10 to 20 mm."),
    "infinite": ({"diameter": "inf"}, "diameter=inf: expected a number from 10 to 20 mm."),
    "a truth": ({"diameter": True}, "diameter=True: expected a number from 10 to 20 mm."),
    "a comma": ({"diameter": "14,5"}, "diameter=14,5: expected a number from 10 to 20 mm."),
    "endless": (
        {"diameter": "x" * 5000},
        f"diameter={'x' * 40}...: expected a number from 10 to 20 mm.",
    ),
    "no such choice": ({"form": "cube"}, "form=cube: expected one of whole, flat, halves."),
    "a flat as wide as the ball": (
        {"form": "flat", "flat": "14"},
        "flat=14: expected at least 8 and less than 14 mm with diameter=14.",
    ),
    "a flat that needs supports": (
        {"form": "flat", "diameter": 20},
        "flat=8: expected at least 11.6 and less than 20 mm with diameter=20.",
    ),
    "a pin too thin to print its hole": (
        {"form": "halves", "pin": "0.5"},
        "pin=0.5: expected 0 for none, or 1 to 4.3 mm with diameter=14 and fit=0.25.",
    ),
    "a pin that would break through": (
        {"form": "halves", "diameter": "10", "pin": "2.4"},
        "pin=2.4: expected 0 for none, or 1 to 2.3 mm with diameter=10 and fit=0.25.",
    ),
    "a flat on a whole ball": ({"flat": "9"}, "flat means something only with form=flat."),
    "a pin in a ball with a flat": (
        {"form": "flat", "pin": "2"},
        "pin means something only with form=halves.",
    ),
}


@pytest.mark.parametrize(("values", "says"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_parameter_is_named_with_what_may_stand_there(values: dict[str, object], says: str):
    with pytest.raises(BoardroomError) as caught:
        cad.part("ball").read(values)
    assert str(caught.value) == says


def test_what_has_no_use_may_be_given_as_it_is_by_default():
    """So that a dialog may send all of its fields."""
    ball = cad.part("ball")
    every = {each.name: each.default for each in ball.parameters}
    assert ball.read(every) == BallParameters()


def test_limits_belong_to_the_range():
    assert BallParameters(diameter=10).diameter == 10
    assert BallParameters(diameter=20).diameter == 20
    assert BallParameters(form="flat", flat=8).flat == 8
    assert BallParameters(form="halves", diameter=10, pin=2.3).pin == 2.3


def test_parameters_that_cannot_be_built_cannot_be_made():
    for wrong in (
        {"diameter": math.nan},
        {"diameter": "14"},
        {"form": "cube"},
        {"form": "flat", "flat": 14.0},
    ):
        with pytest.raises(WrongParameter):
            BallParameters(**wrong)  # type: ignore[arg-type]


@given(st.dictionaries(st.sampled_from(["form", "diameter", "flat", "pin", "fit"]), st.text()))
def test_any_text_is_read_or_refused_in_one_short_sentence(values: dict[str, object]):
    said = ""
    try:
        cad.part("ball").read(values)
    except BoardroomError as error:
        said = str(error)
    assert not said or said.partition("=")[0] in values
    assert len(said) < 200


@dataclass(frozen=True)
class _Peg:
    head: str = choice(
        message("Head"),
        message("What it ends in."),
        Choice("round", message("Round"), message("Half a ball.")),
        Choice("flat", message("Flat"), message("Nothing.")),
    )
    length: float = number(message("Length"), message("All of it."), 8, low=4, high=60)

    def __post_init__(self) -> None:
        check_limits(self)


def test_a_new_part_is_offered_from_its_fields_alone():
    head, length = offered(_Peg)
    assert isinstance(head, Selection)
    assert [each.value for each in head.choices] == ["round", "flat"]
    assert isinstance(length, Number)
    assert (length.name, length.default, length.unit) == ("length", 8, "mm")

    def expect(_: _Peg) -> tuple[Expected, ...]:
        return ()

    def build(_: _Peg) -> tuple[Body, ...]:
        return ()

    words = message("Peg")
    dry = Printing(False, words)
    peg = Part("peg", words, words, ("connnect",), _Peg, lambda _: dry, expect, build)
    assert peg.read({"length": "12"}) == _Peg(length=12)
    with pytest.raises(UnknownName, match="peg has no parameter named width; it has head, length"):
        peg.read({"width": "1"})


def test_fits_agree_with_each_other():
    assert pytest.approx(round(fits.ENGRAVING_DEPTH / fits.LAYER)) == (
        fits.ENGRAVING_DEPTH / fits.LAYER
    )
    assert fits.WALL >= 3 * fits.NOZZLE - 1e-9
    assert fits.ENGRAVING_WIDTH > fits.NOZZLE
    # A dimple is a piece of a sphere a little wider than the ball: its rim, from Pythagoras.
    radius = (BALL_DIAMETER + fits.DIMPLE_AIR) / 2
    rim = 2 * math.sqrt(radius**2 - (radius - fits.DIMPLE_DEPTH) ** 2)
    assert rim == pytest.approx(10.86, abs=0.005)
