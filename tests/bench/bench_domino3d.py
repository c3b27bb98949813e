"""How fast 3Domino is played at random, stepped through, hashed, copied and sampled."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random

from boardroom.games import CHANCE, OVER
from boardroom.games.domino3d import DOMINO3D, DominoState
from tests.bench.figures import Figure, microseconds, rate


def figures() -> Iterator[Figure]:
    rng = Random(7)

    def playouts() -> int:
        start = DOMINO3D.start(seats=2, rng=rng)
        for _ in range(10):
            start.playout(rng)
        return 10

    def states() -> int:
        state, count = DOMINO3D.start(seats=2, rng=rng), 0
        while state.turn != OVER:
            moves = state.moves()
            move = state.chance(rng) if state.turn == CHANCE else rng.choice(moves)
            state = state.play(move)
            count += 1
        return count

    yield Figure("3Domino: random playouts", rate(playouts), "playouts/CPU-s", bar=80)
    yield Figure("3Domino: states by moves() and play", rate(states), "states/CPU-s", bar=2000)
    late, history = _late(rng)
    yield Figure(
        "3Domino: hash of a state", microseconds(lambda: hash(late)), "us", bar=5, most=True
    )
    yield Figure(
        "3Domino: copy of a state",
        microseconds(lambda: copy.deepcopy(late)),
        "us",
        bar=5,
        most=True,
    )
    view, masked = late.view(1), tuple(history)

    def samples() -> int:
        for _ in range(20):
            view.sample(rng, masked)
        return 20

    yield Figure("3Domino: one more sample of a late view", 1000 / rate(samples), "ms")


def _late(rng: Random) -> tuple[DominoState, list[str]]:
    """A position with at least fifteen chips on the table, and the moves as seat 1 reads them."""
    while True:
        state = DOMINO3D.start(seats=2, rng=rng)
        history: list[str] = []
        while state.turn != OVER:
            if len(state.placed) >= 15 and state.turn == 0:
                return state, history
            move = state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves())
            history.append(state.mask(move, 1))
            state = state.play(move)
