"""Random play of Connect the Colors: any legal move, each as likely as another, true deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from boardroom.games import OVER
from boardroom.games.connect_colors import ConnectColorsOptions, ConnectColorsState
from boardroom.games.connect_colors.playout import pick_all, pick_one
from tests.games.chances import check_spread
from tests.games.connect_colors_positions import CONNECT_COLORS, START, board, position
from tests.games.playouts import check_ends, check_many_games, ends, random_games
from tests.games.test_connect_colors_reference import games

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
    check_spread(found, expected)


@pytest.mark.parametrize("collect", ["one", "all"])
@pytest.mark.parametrize("fill", ["slide-down", "stay"])
def test_playouts_end_as_often_as_equal_chances_say(collect: str, fill: str) -> None:
    options = ConnectColorsOptions(collect=collect, fill=fill)
    state = position(board("G.", "BGR.Y", "R.RB.YBG"), options=options)
    assert len(ends(state)) > 5
    check_ends(state, Random(36), 3000)


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
    check_many_games(
        "Connect the Colors",
        random_games(CONNECT_COLORS, games(), check_end, Random(seed)),
        seconds,
        tell,
    )


def check_end(start: ConnectColorsState, final: ConnectColorsState) -> None:
    """What no random game may break."""
    assert all(
        now >= before
        for mine, mine_before in zip(final.collected, start.collected, strict=True)
        for now, before in zip(mine, mine_before, strict=True)
    )
    assert final.winners()
    assert max(final.scores()) in [final.scores()[seat] for seat in final.winners()]
