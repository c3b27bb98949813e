"""What the bots know of Colorpop: how a field looks after a move, and who holds which colour."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.bots.colorpop import OTHERS, burden, sample, weigher
from boardroom.games import OVER
from boardroom.games.colorpop import COLORPOP, COLOURS, ColorpopOptions
from boardroom.games.colorpop.field import takeable


@pytest.mark.parametrize(
    "options",
    [ColorpopOptions(), ColorpopOptions(jokers="sticky"), ColorpopOptions(secrets="two")],
    ids=["usual", "sticky", "two"],
)
def test_a_move_weighs_by_the_field_that_the_rules_make_of_it(options: ColorpopOptions) -> None:
    rng = Random(2)
    state = COLORPOP.start(seats=2, options=options, rng=rng)
    while state.turn != OVER:
        own = state.secrets[state.turn]
        others = [colour for colour in COLOURS if colour not in own]
        weigh = weigher(state)
        for move in state.moves():
            field = state.play(move).field
            ready = takeable(field)
            rest = sum(burden(field, ready, colour) for colour in others) / len(others)
            weight = OTHERS * rest - burden(field, ready, own) / len(own)
            assert weigh(move) == pytest.approx(weight)
        state = state.play(rng.choice(state.moves()))


def test_a_colour_of_which_little_is_left_is_guessed_more_often() -> None:
    # One yellow token, and four of each other colour that seat 2 may hold: the odds are 1 to a
    # quarter for each of three, so yellow is meant four times of seven, and not one of four.
    rows = "/".join([*[".........."] * 8, "OOBBPP....", "OOBBPPYGG."])
    state = COLORPOP.read(f"{rows} 1/2 G,Y G17Y18O15B15P15*5,-")
    view = state.view(0)
    guessed = [sample(view, (), Random(seed)).secrets[1] for seed in range(400)]
    assert 180 < guessed.count("Y") < 260
    assert set(guessed) == set("YOBP")
