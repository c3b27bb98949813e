"""A position that shows what a game looks like, for its card on the start page."""

from __future__ import annotations

from random import Random

from boardroom.games.game import CHANCE, OVER, Game, State, View

_SEED = 0
"""Of the few that were looked at, the one whose positions are pleasant to look at."""


def sample_view(game: Game) -> View:
    """What everyone sees about two thirds into a game; always the same."""
    rng = Random(_SEED)
    state: State = game.start(seats=game.seats[0], rng=rng)
    line = [state]
    while state.turn != OVER:
        move = state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves())
        state = state.play(move)
        line.append(state)
    return line[len(line) * 2 // 3].view(None)
