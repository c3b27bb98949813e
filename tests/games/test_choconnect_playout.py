"""Random play of Choconnect: any open entry, true odds."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from boardroom.games import OVER
from boardroom.games.choconnect import ChoconnectState
from tests.games.choconnect_positions import LAST, play, position


def test_a_playout_enters_anywhere_that_is_open_with_equal_chances() -> None:
    # Four entries are left, and each ends the game. 1< and fv leave the same board.
    state = position(LAST, "W")
    expected = Counter(play(state, entry) for entry in ("1<", "1>", "f^", "fv"))
    assert sorted(expected.values()) == [1, 1, 2]
    rng = Random(24)
    found = Counter(state.playout(rng) for _ in range(4000))
    assert set(found) == set(expected)
    # Chi-square with 2 degrees of freedom: 13.8 is the 99.9 % quantile.
    means = {final: 1000 * count for final, count in expected.items()}
    assert sum((found[final] - mean) ** 2 / mean for final, mean in means.items()) < 13.8


def test_playouts_end_as_often_as_odds_and_equal_chances_say() -> None:
    # Two spaces are left, f1 and a6, for the last white and the last milk.
    state = position(LAST[:-6] + ".MWWDD", "-")
    expected: dict[object, float] = {}
    add_ends(state, 1.0, expected)
    assert sum(expected.values()) == pytest.approx(1)
    rng = Random(36)
    found = Counter(state.playout(rng) for _ in range(4000))
    assert set(found) <= set(expected)
    distance = sum((found[end] - 4000 * p) ** 2 / (4000 * p) for end, p in expected.items())
    # The 99.9 % quantile of chi-square by Wilson and Hilferty.
    freedom = len(expected) - 1
    assert distance < freedom * (1 - 2 / (9 * freedom) + 3.09 * (2 / (9 * freedom)) ** 0.5) ** 3


def add_ends(state: ChoconnectState, chance: float, ends: dict[object, float]) -> None:
    """Add the probability of every final state that equal chances and true odds lead to."""
    if state.turn == OVER:
        ends[state] = ends.get(state, 0.0) + chance
        return
    ways = state.odds() or tuple((move, 1) for move in state.moves())
    total = sum(weight for _, weight in ways)
    for move, weight in ways:
        add_ends(state.play(move), chance * weight / total, ends)
