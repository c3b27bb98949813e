"""What the tests of random play share: true odds, and games for as long as time allows."""

from __future__ import annotations

import gc
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from random import Random
from time import monotonic
from typing import Any

import pytest

from boardroom.games import OVER, Game
from boardroom.games.game import State
from tests.games.cases import CASES
from tests.games.chances import check_spread
from tests.games.conformance import check_playout

Ways = Callable[[Any], Iterable[tuple[Any, float]]]
"""What may happen at a position, each move with its weight."""


def equal_chances(state: State) -> Iterable[tuple[Any, float]]:
    """Any legal move is as likely as another, and chance has its true odds."""
    return state.odds() or [(move, 1) for move in state.moves()]


def ends(state: State, ways: Ways = equal_chances) -> dict[State, float]:
    """Every final state that can be reached, with its probability."""
    found: dict[State, float] = {}
    _add_ends(state, 1.0, ways, found)
    assert sum(found.values()) == pytest.approx(1)
    return found


def _add_ends(state: State, chance: float, ways: Ways, found: dict[State, float]) -> None:
    if state.turn == OVER:
        found[state] = found.get(state, 0.0) + chance
        return
    weights = list(ways(state))
    total = sum(weight for _, weight in weights)
    for move, weight in weights:
        _add_ends(state.play(move), chance * weight / total, ways, found)


def check_ends(state: State, rng: Random, count: int, ways: Ways = equal_chances) -> None:
    """Playouts end as often as these odds say."""
    check_spread(Counter(state.playout(rng) for _ in range(count)), ends(state, ways))


FROM_ONE_START = 10
"""Games that are played from one start, the first of them checked in every way."""

FEWEST = 500
"""Games that are played in each half of the time, even on a machine that is busy."""

MOST_OBJECTS = 500
"""What the memory of a process may waver by: games that left an object behind would exceed it."""

CheckEnd = Callable[[Any, Any], None]
"""What must be true of a game: of its start, and of its final state."""


def random_games(
    which: Game, tables: Iterable[tuple[int, Any]], check_end: CheckEnd, rng: Random
) -> Iterator[State]:
    """The final states of random games at these tables (seats and options), each checked."""
    case = CASES[which.id]
    for seats, options in tables:
        start = which.start(seats=seats, options=options, rng=rng)
        pieces = case.pieces(start)
        check_playout(which, case, start, rng)
        for _ in range(FROM_ONE_START):
            final = start.playout(rng)
            assert final.turn == OVER
            assert final.moves() == ()
            assert case.pieces(final) == pieces
            check_end(start, final)
            yield final


def check_many_games(
    title: str, games: Iterator[State], seconds: float, tell: Callable[[str], None]
) -> None:
    """As many games as time allows; the second half of the time leaves nothing in memory."""
    began = monotonic()
    count = _play_until(games, began + seconds / 2)
    before = _objects()
    count += _play_until(games, began + seconds)
    left = _objects() - before
    speed = count / (monotonic() - began)
    tell(f"{title}: {count} random games ended by the rules, {speed:.0f} a second")
    assert left < MOST_OBJECTS


def _play_until(games: Iterator[State], time: float) -> int:
    count = 0
    while count <= FEWEST or monotonic() < time:
        for _ in islice(games, FROM_ONE_START):
            count += 1
    return count


def _objects() -> int:
    gc.collect()
    return sys.getallocatedblocks()
