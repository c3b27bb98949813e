"""How fast the protocol lets a game be: Connect Four as an example, beside that of others."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random

from boardroom.games import OVER
from tests.bench.figures import Figure, microseconds, rate
from tests.bench.peers import OPEN_SPIEL, ZERO_PLAY, NotMeasured, measured
from tests.examples.connect_four import CONNECT_FOUR, ConnectFourState

NAME = "Connect Four"
PLAYOUTS = f"{NAME}: random playouts"
MIDDLE = "dcedbfceddga"


def figures() -> Iterator[Figure]:
    yield from own_figures()
    yield from peer_figures()


def own_figures() -> Iterator[Figure]:
    start, rng = CONNECT_FOUR.start(), Random(7)

    def states() -> int:
        state, count = start, 0
        while state.turn != OVER:
            state = state.play(rng.choice(state.moves()))
            count += 1
        return count

    yield Figure(PLAYOUTS, playouts(), "playouts/CPU-s", bar=5000)
    yield Figure(f"{NAME}: states by moves() and play", rate(states), "states/CPU-s")
    middle: ConnectFourState = start
    for text in MIDDLE:
        middle = middle.play(middle.read_move(text))
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


def playouts() -> float:
    """Random games from the start to the end, per CPU-second."""
    start, rng = CONNECT_FOUR.start(), Random(7)

    def work() -> int:
        for _ in range(50):
            start.playout(rng)
        return 50

    return rate(work)


def peer_figures() -> Iterator[Figure]:
    """The same work by others; our own is measured again at the same moment for the ratio."""
    for peer, bar in ((ZERO_PLAY, 100), (OPEN_SPIEL, None)):
        value, times, note = None, None, ""
        try:
            value = measured(peer)
            times = playouts() / value
        except NotMeasured as reason:
            note = str(reason)
        yield Figure(f"{PLAYOUTS}, {peer.name}", value, "playouts/CPU-s", note=note)
        yield Figure(f"{PLAYOUTS}, against {peer.name.split()[0]}", times, "times", bar, note=note)
