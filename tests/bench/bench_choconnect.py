"""How fast Choconnect is played at random, stepped through, hashed and copied."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random

from boardroom.bots import bot
from boardroom.games import CHANCE, OVER, game
from boardroom.games.game import State
from tests.bench.figures import Figure, microseconds, rate


def figures() -> Iterator[Figure]:
    start: State = game("choconnect").start(seats=2, rng=Random(1))
    rng = Random(7)

    def playouts() -> int:
        for _ in range(50):
            start.playout(rng)
        return 50

    def states() -> int:
        state, count = start, 0
        while state.turn != OVER:
            moves = state.moves()
            move = state.chance(rng) if state.turn == CHANCE else rng.choice(moves)
            state = state.play(move)
            count += 1
        return count

    yield Figure("Choconnect: random playouts", rate(playouts), "playouts/CPU-s", bar=4000)
    yield Figure("Choconnect: states by moves() and play", rate(states), "states/CPU-s", bar=15_000)
    middle = _middle(start, rng)
    yield Figure(
        "Choconnect: hash of a state", microseconds(lambda: hash(middle)), "us", bar=5, most=True
    )
    yield Figure(
        "Choconnect: copy of a state",
        microseconds(lambda: copy.deepcopy(middle)),
        "us",
        bar=5,
        most=True,
    )
    greedy = bot("choconnect", "medium")
    view = middle.view(middle.turn)

    def decisions() -> int:
        list(greedy.think(view, (), rng))
        return 1

    yield Figure("Choconnect: decision of medium", 1000 / rate(decisions), "ms", bar=200, most=True)


def _middle(start: State, rng: Random) -> State:
    """A position with twelve tiles on the board and one in hand."""
    while True:
        state = start
        for _ in range(25):
            if state.turn == OVER:
                break
            chance = state.turn == CHANCE
            state = state.play(state.chance(rng) if chance else rng.choice(state.moves()))
        else:
            if state.turn != OVER:
                return state
