"""How fast the bots decide, and how fast the search is where the game costs next to nothing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from boardroom.bots import ADVISER, USUAL, mind
from boardroom.bots.mcts import SearchBot
from boardroom.games import GAMES, game
from boardroom.play.match import Match
from boardroom.play.simulate import bot_seats
from tests.bench.figures import Figure, rate
from tests.examples.connect_four import CONNECT_FOUR
from tests.examples.searching import SEARCH

SIMULATIONS = 2000
BARS = {"medium": 50, "hard": 1000, ADVISER: 1000}
"""Milliseconds that a decision of each level takes at most, and a hint, nineteen times of
twenty."""

PLIES = 60
"""How far into a game the decisions are measured."""


def figures() -> Iterator[Figure]:
    yield Figure("Connect Four: simulations", simulations(), "simulations/CPU-s", bar=5000)
    for game_id in GAMES:
        for level, bar in BARS.items():
            times = sorted(decision_times(game_id, level))
            slow = times[int(0.95 * (len(times) - 1))]
            name = f"{game(game_id).title}: decision of {level}, 95 %"
            yield Figure(name, 1000 * slow, "ms", bar=bar, most=True)


def simulations() -> float:
    """Simulations with a random playout each, from the start of Connect Four."""
    player = SearchBot(SEARCH, SIMULATIONS, stride=50)
    view, rng = CONNECT_FOUR.start().view(0), Random(7)

    def work() -> int:
        list(player.think(view, (), rng))
        return SIMULATIONS

    return rate(work)


def decision_times(game_id: str, level: str) -> list[float]:
    """CPU seconds of each decision of one game in which two seats play what a level decides, from
    its start."""
    match = Match.new(game(game_id), None, bot_seats(game(game_id), [USUAL, USUAL]), seed=7)
    player, found = mind(game_id, level), []
    while not match.over and len(match.moves) < PLIES:
        if match.draw():
            continue
        seat = match.now.turn
        view, history = match.view(seat), match.masked(seat)
        began = time.thread_time()
        thoughts = list(player.think(view, history, Random(match.bot_seed())))
        found.append(time.thread_time() - began)
        match.play(thoughts[-1].move)
    return found
