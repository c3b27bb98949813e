"""Random play of Choconnect: any open entry, true odds, and nothing broken on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import islice
from random import Random

import pytest

from boardroom.games.choconnect import ChoconnectState
from tests.games.choconnect_positions import CHOCONNECT, LAST, play, position
from tests.games.playouts import check_ends, check_many_games, ends, random_games
from tests.games.test_choconnect_reference import games


def test_a_playout_enters_anywhere_that_is_open_with_equal_chances() -> None:
    # Four entries are left, and each ends the game. 1< and fv leave the same board.
    state = position(LAST, "W")
    ways = Counter(play(state, entry) for entry in ("1<", "1>", "f^", "fv"))
    assert sorted(ways.values()) == [1, 1, 2]
    assert ends(state) == {final: count / 4 for final, count in ways.items()}
    check_ends(state, Random(24), 4000)


def test_playouts_end_as_often_as_odds_and_equal_chances_say() -> None:
    # Two spaces are left, f1 and a6, for the last white and the last milk.
    check_ends(position(LAST[:-6] + ".MWWDD", "-"), Random(36), 4000)


def check_end(start: ChoconnectState, final: ChoconnectState) -> None:
    """What no random game may break."""
    seen = final.view(None)
    assert seen.round == seen.rounds == (final.seats if final.options.rounds == "advanced" else 1)
    assert seen.lines or "." not in "".join(seen.rows)
    # CH-14, CH-15: a series of four gives 3, 2, 1 and 0 for each round that somebody has won.
    worth = sum(range(final.seats)) if final.options.rounds == "advanced" else 1
    assert sum(final.scores()) == worth * sum(seen.won)
    assert bool(seen.lines) <= sum(seen.won) <= seen.rounds
    if final.options.rounds == "single":
        assert len(final.winners()) == bool(seen.lines)
    else:
        assert max(final.scores()) == final.scores()[final.winners()[0]]
    assert start.placer == (seen.first - seen.round + 1) % final.seats


@pytest.mark.rule("CH-09", "CH-12", "CH-14")
def test_random_games_end_by_the_rules() -> None:
    found = list(islice(random_games(CHOCONNECT, games(), check_end, Random(9)), 300))
    assert len({bool(final.winners()) for final in found}) == 2  # both kinds of end come up


@pytest.mark.long
def test_random_games_break_nothing_and_leave_no_memory(
    seed: int, seconds: float, tell: Callable[[str], None]
) -> None:
    check_many_games(
        "Choconnect", random_games(CHOCONNECT, games(), check_end, Random(seed)), seconds, tell
    )
