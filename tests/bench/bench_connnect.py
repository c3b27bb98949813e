"""How fast Connnect is played at random, stepped through, hashed and copied."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from boardroom.games import CHANCE, OVER
from boardroom.games.connnect import CONNNECT, ConnnectState
from boardroom.games.connnect.moves import FreePass, FreeWrite
from tests.bench.figures import Figure, microseconds, rate


def any_move(state: ConnnectState, rng: Random) -> Any:
    return state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves())


def careful_move(state: ConnnectState, rng: Random) -> Any:
    """No free action without need: games last twelve rounds, and sheets and lists get full."""
    if state.turn == CHANCE:
        return state.chance(rng)
    moves = state.moves()
    wanted = [move for move in moves if not isinstance(move, FreeWrite | FreePass)]
    return rng.choice(wanted or moves)


def figures() -> Iterator[Figure]:
    rng = Random(7)

    def playouts(seats: int) -> Callable[[], int]:
        start = CONNNECT.start(seats=seats, rng=Random(1))

        def work() -> int:
            for _ in range(10):
                start.playout(rng)
            return 10

        return work

    def states(choose: Callable[[ConnnectState, Random], Any]) -> Callable[[], int]:
        start = CONNNECT.start(seats=2, rng=Random(1))

        def work() -> int:
            state, count = start, 0
            while state.turn != OVER:
                state = state.play(choose(state, rng))
                count += 1
            return count

        return work

    for seats in (2, 4):
        name = f"Connnect: random playouts, {seats} players"
        yield Figure(name, rate(playouts(seats)), "playouts/CPU-s", bar=40)
    name = "Connnect: states by moves() and play"
    yield Figure(name, rate(states(any_move)), "states/CPU-s", bar=1000)
    yield Figure(f"{name}, long games", rate(states(careful_move)), "states/CPU-s", bar=1000)
    middle = CONNNECT.start(seats=2, rng=Random(1))
    while middle.round < 7:
        middle = middle.play(careful_move(middle, rng))
    yield Figure(
        "Connnect: hash of a state", microseconds(lambda: hash(middle)), "us", bar=5, most=True
    )
    yield Figure(
        "Connnect: copy of a state",
        microseconds(lambda: copy.deepcopy(middle)),
        "us",
        bar=5,
        most=True,
    )
