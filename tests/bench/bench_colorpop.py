"""How fast Colorpop is played at random, stepped through, hashed and copied."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from boardroom.games import OVER
from boardroom.games.colorpop import COLORPOP, ColorpopOptions, ColorpopState
from boardroom.games.colorpop.field import from_rows
from tests.bench.figures import Figure, microseconds, rate

DEALS = 20


def figures() -> Iterator[Figure]:
    rng = Random(7)
    deals = [COLORPOP.start(seats=4, rng=rng) for _ in range(DEALS)]
    plain = [replace(each, field=_without_jokers(rng)) for each in deals]
    sticky = [replace(each, options=ColorpopOptions(jokers="sticky")) for each in deals]

    def playouts(starts: list[ColorpopState]) -> Callable[[], int]:
        def work() -> int:
            for start in starts:
                start.playout(rng)
            return len(starts)

        return work

    def states() -> int:
        count = 0
        for deal in deals:
            state = deal
            while state.turn != OVER:
                state = state.play(rng.choice(state.moves()))
                count += 1
        return count

    yield Figure("Colorpop: random playouts", rate(playouts(deals)), "playouts/CPU-s", bar=1000)
    yield Figure("Colorpop: with sticky jokers", rate(playouts(sticky)), "playouts/CPU-s", bar=1000)
    # 271 to 292 for the best public engine in Python, of which the bar is seven times.
    yield Figure("Colorpop: without jokers", rate(playouts(plain)), "playouts/CPU-s", bar=1900)
    yield Figure("Colorpop: states by moves() and play", rate(states), "states/CPU-s", bar=15_000)
    middle = deals[0].play(deals[0].moves()[0])
    yield Figure(
        "Colorpop: hash of a state", microseconds(lambda: hash(middle)), "us", bar=5, most=True
    )
    yield Figure(
        "Colorpop: copy of a state",
        microseconds(lambda: copy.deepcopy(middle)),
        "us",
        bar=5,
        most=True,
    )


def _without_jokers(rng: Random) -> int:
    """A full field of twenty tokens of each colour, as other engines of this kind deal."""
    tokens = "".join(rng.sample("GYOBP" * 20, 100))
    return from_rows([tokens[at : at + 10] for at in range(0, 100, 10)])
