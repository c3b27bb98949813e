"""How fast Connect the Colors is played at random, stepped through, hashed and copied."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from random import Random

from boardroom.games import OVER
from boardroom.games.connect_colors import CONNECT_COLORS, ConnectColorsOptions, ConnectColorsState
from tests.bench.figures import Figure, microseconds, rate

NAME = "Connect the Colors"
DEALS = 20


def figures() -> Iterator[Figure]:
    rng = Random(7)
    deals = _deals(rng)

    def states() -> int:
        count = 0
        for deal in deals:
            state = deal
            while state.turn != OVER:
                state = state.play(rng.choice(state.moves()))
                count += 1
        return count

    yield Figure(f"{NAME}: random playouts", _playouts(deals, rng), "playouts/CPU-s", bar=1500)
    yield Figure(f"{NAME}: states by moves() and play", rate(states), "states/CPU-s", bar=5000)
    for option, value in (("fill", "redistribute"), ("collect", "all"), ("board", "7x7")):
        others = _deals(rng, **{option: value})
        what = f"{NAME}: random playouts, {option}={value}"
        yield Figure(what, _playouts(others, rng), "playouts/CPU-s")
    middle = deals[0]
    for _ in range(8):
        middle = middle.play(rng.choice(middle.moves()))
    yield Figure(
        f"{NAME}: hash of a state", microseconds(lambda: hash(middle)), "us", bar=5, most=True
    )
    yield Figure(
        f"{NAME}: copy of a state",
        microseconds(lambda: copy.deepcopy(middle)),
        "us",
        bar=5,
        most=True,
    )


def _deals(rng: Random, **options: str) -> list[ConnectColorsState]:
    return [
        CONNECT_COLORS.start(options=ConnectColorsOptions(**options), rng=rng) for _ in range(DEALS)
    ]


def _playouts(deals: Sequence[ConnectColorsState], rng: Random) -> float:
    def work() -> int:
        for deal in deals:
            deal.playout(rng)
        return len(deals)

    return rate(work)
