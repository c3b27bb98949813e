"""Random games of Connnect by different tempers, so that rare things happen often enough."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from boardroom.games.connnect import CONNNECT, ConnnectOptions, ConnnectState
from boardroom.games.connnect.shapes import MASKS, SIZES
from boardroom.games.game import CHANCE

Temper = Callable[[ConnnectState, Random], Any]


def uniform(state: ConnnectState, rng: Random) -> Any:
    """Any legal move."""
    return rng.choice(state.moves())


def by_kind(state: ConnnectState, rng: Random) -> Any:
    """Any kind of move, then any move of it: bonuses are used up, and players stay in."""
    kinds: dict[str, list[Any]] = {}
    for move in state.moves():
        text = str(move)
        kind = text.split(" ")[0] if " " in text else "done" if text == "done" else "write"
        kinds.setdefault(kind, []).append(move)
    if len(kinds) > 1 and rng.random() < 0.9:
        kinds.pop("free", None)
        if rng.random() < 0.7:
            kinds.pop("done", None)
    return rng.choice(kinds[rng.choice(sorted(kinds))])


def eager(state: ConnnectState, rng: Random) -> Any:
    """Writes where most can be claimed, and claims the most numbers; three only when it is late."""
    moves = state.moves()
    claims = [move for move in moves if str(move).startswith("claim")]
    if claims and rng.random() < 0.95:
        most = max(len(move.spaces) for move in claims)
        if most > 6 or state.round > 8 or rng.random() < 0.15:
            return rng.choice([move for move in claims if len(move.spaces) == most])
        moves = [move for move in moves if move not in claims]
    if rng.random() < 0.15:
        return by_kind(state, rng)
    some = [move for move in moves if not str(move).startswith("free")] or list(moves)
    some = rng.sample(some, min(len(some), 10))
    return max(some, key=lambda move: promise(state, move))


def promise(state: ConnnectState, move: Any) -> int:
    """How many numbers could be claimed after a move; large claims count for much more."""
    sheet = state.play(move).sheets[state.actor]
    claimed = sheet.claims.mask
    return sum(10 ** SIZES[place] for place in sheet.grid.matched if not MASKS[place] & claimed)


TEMPERS: tuple[Temper, ...] = (uniform, by_kind, eager)


def tables() -> Iterator[tuple[int, ConnnectOptions, Temper]]:
    """Every number of seats with all options and tempers, for ever.

    Seats and tempers change fastest.
    """
    everything = itertools.product(
        ("all", "published"), ("run", "gaps"), ("shared", "own"), TEMPERS, (1, 2, 3, 4)
    )
    for objectives, order, setup, temper, seats in itertools.cycle(everything):
        yield seats, ConnnectOptions(objectives=objectives, setup=setup, order=order), temper


def next_move(state: ConnnectState, temper: Temper, rng: Random) -> Any:
    return state.chance(rng) if state.turn == CHANCE else temper(state, rng)


def some_game(seats: int, options: ConnnectOptions, temper: Temper, rng: Random) -> Any:
    """The positions of one game, from the first to the last."""
    state = CONNNECT.start(seats=seats, options=options, rng=rng)
    yield state
    while state.turn != -2:
        state = state.play(next_move(state, temper, rng))
        yield state
