"""What the stored amounts say, beside the parts themselves."""

from __future__ import annotations

from random import Random

import pytest

import cad
from cad import amounts
from cad.colours import BALLS, CHOCOLATES, TOKENS
from cad.estimate import time_words, weight_words
from cad.sets import Line

LINES = {amounts.key(line): line for each in cad.SETS.values() for line in each.lines}
QUICK = ("tile",)
"""Of the parts that are built in a moment."""


def test_every_line_of_every_set_has_its_amounts():
    for each in cad.SETS.values():
        for line in each.lines:
            found = amounts.amount(line)
            assert 0.2 < found.grams < 200, line.name
            assert 2 < found.minutes < 1200, line.name
            assert found.colours, line.name


def test_the_colours_are_those_of_the_pieces():
    assert amounts.amount(LINES["ball colour=red form=flat"]).colours == (BALLS["red"],)
    assert amounts.amount(LINES["token colour=joker"]).colours == (TOKENS["joker"],)
    assert amounts.amount(LINES["tile kind=milk"]).colours == (CHOCOLATES["milk"],)


def agrees(line: Line) -> bool:
    now, stored = amounts.computed(line), amounts.amount(line)
    return (
        now.grams == pytest.approx(stored.grams, abs=0.02)
        and now.minutes == pytest.approx(stored.minutes, abs=0.2)
        and now.colours == stored.colours
    )


@pytest.mark.parametrize("part", QUICK)
def test_stored_amounts_are_those_of_the_part(part: str):
    line = next(line for line in LINES.values() if line.part.id == part)
    assert agrees(line), f"{amounts.key(line)}: run `make pictures`"


@pytest.mark.long
def test_one_stored_amount_of_each_part_is_that_of_the_part(seed: int):
    names = sorted(LINES)
    Random(seed).shuffle(names)
    one_of_each = {LINES[name].part.id: name for name in names}
    assert one_of_each.keys() == cad.PARTS.keys()
    for name in one_of_each.values():
        assert agrees(LINES[name]), f"{name}: run `make pictures`"


@pytest.mark.parametrize(
    ("minutes", "words"),
    [(0.2, "1 min"), (59.4, "59 min"), (59.6, "1 h 00 min"), (185, "3 h 05 min")],
)
def test_times_are_told_in_hours_and_minutes(minutes: float, words: str):
    assert time_words(minutes).show() == words


@pytest.mark.parametrize(
    ("grams", "words"), [(1.15, "1.1 g"), (99.94, "99.9 g"), (123.6, "124 g"), (1234, "1,234 g")]
)
def test_weights_are_told_with_a_decimal_where_it_says_something(grams: float, words: str):
    assert weight_words(grams).show() == words
