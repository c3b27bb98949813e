"""Random play of Connect the Colors: any legal move, each as likely as another, true deals."""

from __future__ import annotations

import gc
import sys
from collections import Counter
from collections.abc import Callable
from random import Random
from time import monotonic

import pytest

from boardroom.games import OVER
from boardroom.games.connect_colors import ConnectColorsOptions, ConnectColorsState
from boardroom.games.connect_colors.playout import pick_all, pick_one
from tests.games.connect_colors_positions import (
    CONNECT_COLORS,
    START,
    board,
    position,
)
from tests.games.test_connect_colors_reference import games


def quantile(freedom: int) -> float:
    """About the 99.9 % quantile of chi-square (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return freedom * float(1 - part + 3.09 * part**0.5) ** 3


MIDDLES = [
    f"{START} 1/2 -,-",
    # Half empty, with gaps in rows and columns; some moves lead to the same position.
    "......../RB..O.../RG..OY../.BGY..P./PPG.B.OR/YYRBG..O 1/2 R3O4Y4G4B3P5,-",
]


@pytest.mark.parametrize("collect", ["one", "all"])
@pytest.mark.parametrize("text", MIDDLES)
def test_a_move_is_picked_with_equal_chances(text: str, collect: str) -> None:
    options = ConnectColorsOptions(collect=collect)
    rows = text.split(" ")[0]
    state = position(rows, options=options)
    expected = Counter(state.play(move) for move in state.moves())
    pick = pick_one if collect == "one" else pick_all
    rng = Random(26)
    count = 400 * len(state.moves())
    found = Counter(state.collect(*pick(state.board, rows, rng)) for _ in range(count))
    assert set(found) == set(expected)
    distance = sum((found[end] - 400 * ways) ** 2 / (400 * ways) for end, ways in expected.items())
    assert distance < quantile(len(expected) - 1)


@pytest.mark.parametrize("collect", ["one", "all"])
@pytest.mark.parametrize("fill", ["slide-down", "stay"])
def test_playouts_end_as_often_as_equal_chances_say(collect: str, fill: str) -> None:
    options = ConnectColorsOptions(collect=collect, fill=fill)
    state = position(board("G.", "BGR.Y", "R.RB.YBG"), options=options)
    expected: dict[ConnectColorsState, float] = {}
    add_ends(state, 1.0, expected)
    assert sum(expected.values()) == pytest.approx(1)
    assert len(expected) > 5
    rng = Random(36)
    found = Counter(state.playout(rng) for _ in range(3000))
    assert set(found) <= set(expected)
    distance = sum((found[end] - 3000 * p) ** 2 / (3000 * p) for end, p in expected.items())
    assert distance < quantile(len(expected) - 1)


def add_ends(
    state: ConnectColorsState, chance: float, ends: dict[ConnectColorsState, float]
) -> None:
    """Add the probability of every final state that equal chances lead to."""
    if state.turn == OVER:
        ends[state] = ends.get(state, 0.0) + chance
        return
    for move in state.moves():
        add_ends(state.play(move), chance / len(state.moves()), ends)


def test_a_game_that_is_over_or_waits_for_a_deal_is_played_out_too() -> None:
    over = position(board("R.....B"), seat="over/2")
    assert over.playout(Random(1)) is over
    options = ConnectColorsOptions(fill="redistribute")
    state = position(board("RRB"), seat="deal:2/2", options=options)
    ends = {state.playout(Random(seed)) for seed in range(30)}
    assert all(end.turn == OVER for end in ends)
    # Either the reds met, and were collected by one of the two, or they did not.
    assert len(ends) > 20


@pytest.mark.long
def test_random_games_break_nothing_and_leave_no_memory(
    seed: int, seconds: float, tell: Callable[[str], None]
) -> None:
    """As many playouts as time allows, over all seats and options."""
    rng = Random(seed)
    count = 0
    blocks: list[int] = []
    began = monotonic()
    for seats, options in games():
        start = CONNECT_COLORS.start(seats=seats, options=options, rng=rng)
        for _ in range(10):
            check_end(start.playout(rng), options)
        count += 10
        if monotonic() > began + seconds * (len(blocks) + 1) / 2:
            gc.collect()
            blocks.append(sys.getallocatedblocks())
            if len(blocks) == 2:
                break
    tell(f"Connect the Colors: {count} random games ended by the rules")
    # Nothing is kept, so a game that left a single object behind would show.
    assert blocks[1] - blocks[0] < 500
    assert count > 1000


def check_end(final: ConnectColorsState, options: ConnectColorsOptions) -> None:
    """What no random game may break."""
    assert final.turn == OVER
    assert final.moves() == ()
    taken = [sum(balls) for balls in zip(*final.collected, strict=True)]
    for colour, count in zip("ROYGBP", taken, strict=True):
        assert final.rows.count(colour) + count == 8
    assert final.winners()
    assert max(final.scores()) in [final.scores()[seat] for seat in final.winners()]
    assert CONNECT_COLORS.read(final.text(), options=options) == final
