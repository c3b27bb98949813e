"""A position that shows what a game looks like, for its card on the start page."""

from __future__ import annotations

from random import Random
from typing import Any

from boardroom.games.game import CHANCE, OVER, Game, State, View

_SEED = 0
"""Of the few that were looked at, the one whose positions are pleasant to look at."""


def sample_view(game: Game) -> View:
    """What everyone sees about two thirds into a game; always the same."""
    rng = Random(_SEED)
    state: State = game.start(seats=2 if 2 in game.seats else game.seats[0], rng=rng)
    line = [state]
    while state.turn != OVER:
        move = state.chance(rng) if state.turn == CHANCE else _pick(state, rng)
        state = state.play(move)
        line.append(state)
    return line[len(line) * 2 // 3].view(None)


def _pick(state: State, rng: Random) -> Any:
    """Any move; where there are several kinds, each is as likely, but for those that cost points.

    Uniform over the moves, those of which there are many would shape the picture.
    """
    kinds: dict[type, list[Any]] = {}
    for move in state.moves():
        kinds.setdefault(type(move), []).append(move)
    if len(kinds) > 1:
        now = state.scores()[state.turn]
        kept = [each for each in kinds.values() if state.play(each[0]).scores()[state.turn] >= now]
        return rng.choice(rng.choice(kept or list(kinds.values())))
    return rng.choice(state.moves())
