"""What a bot knows about a game: how good a move looks, and what a position is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Any

from boardroom.games import View

Weigh = Callable[[Any], float]
"""Gives a legal move its score for the seat that makes it, higher is better."""

Values = tuple[float, ...]
"""For each seat what it can expect, from 0, a loss, to 1, a win alone."""


def as_seen(view: View, history: Sequence[str], rng: Random) -> Any:
    """A state that the seat may hold for true, as the game samples it."""
    return view.sample(rng, history)


def legal(state: Any) -> list[Any]:
    """The legal moves of a decision. ValueError when none is due."""
    moves = list(state.moves())
    if not moves:
        raise ValueError("no decision is due")
    return moves


def shuffled(state: Any, rng: Random) -> list[Any]:
    """The legal moves in any order. ValueError when no decision is due."""
    moves = legal(state)
    rng.shuffle(moves)
    return moves


def shared_win(state: Any) -> Values:
    """The values of a game that is over: the winners share 1; all seats do when nobody won."""
    winners = state.winners() or range(state.seats)
    share = 1 / len(winners)
    return tuple([share if seat in winners else 0.0 for seat in range(state.seats)])


def by_lead(points: Sequence[float], scale: float) -> Values:
    """The values when seats stand like this and more points are better: who is ``scale`` points
    ahead is e times as likely to win."""
    best = max(points)
    shares = [exp(max(-30.0, (each - best) / scale)) for each in points]
    total = sum(shares)
    return tuple([share / total for share in shares])


def between(one: Values, other: Values) -> Values:
    """The mean of two judgements."""
    return tuple([(first + second) / 2 for first, second in zip(one, other, strict=True)])


def wins_at_once(state: Any, move: Any) -> bool:
    """Whether this move ends the game and the seat that makes it is among the winners."""
    return state.turn in state.play(move).winners()
