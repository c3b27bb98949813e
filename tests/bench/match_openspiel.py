"""The search of the hard bots against that of OpenSpiel, written in Python too, at Connect Four.

Both search with a random playout for each new position and for the same CPU time a move. A move
takes a twentieth of a second, so that the games take minutes: the bench measures this only
when it is asked by name.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from boardroom.bots.mcts import SearchBot
from boardroom.games import OVER
from boardroom.play.simulate.summary import wilson
from tests.bench.figures import Figure
from tests.bench.peers import OPEN_SPIEL, Line, NotMeasured, Peer, talking
from tests.examples.connect_four import CONNECT_FOUR, ConnectFourState
from tests.examples.searching import SEARCH

GAMES = 200
SECONDS = 0.05
"""CPU seconds that each side may think about a move."""

ENDLESS = 10**9
NAME = "Connect Four against OpenSpiel's search"

OPEN_SPIEL_SEARCH = Peer(
    OPEN_SPIEL.name,
    OPEN_SPIEL.packages,
    f"""
import builtins, sys, time
import numpy, pyspiel
from open_spiel.python.algorithms import mcts

def simulations(count):
    if count != {ENDLESS}:  # the playouts of one simulation
        return builtins.range(count)
    return until(time.thread_time() + {SECONDS})

def until(end):
    while time.thread_time() < end:
        yield

mcts.range = simulations  # the search stops after a number of simulations: here, after a time
game = pyspiel.load_game("connect_four")
for line in sys.stdin:
    seed, moves = line.rstrip("\\n").split(" ")
    rng = numpy.random.RandomState(int(seed))
    # The constant of OpenSpiel's own examples.
    bot = mcts.MCTSBot(game, 2, {ENDLESS}, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    for move in moves:
        state.apply_action("abcdefg".index(move))
    began = time.thread_time()
    move = bot.step(state)
    print("abcdefg"[move], time.thread_time() - began, flush=True)
""",
)

Mover = Callable[[ConnectFourState, str], tuple[str, float]]
"""Decides on a position, given as it stands and by the moves that led to it: the move, and the
CPU seconds that it took."""


@dataclass
class Side:
    """``points`` are games won, and half of those drawn; ``times`` are CPU seconds of moves."""

    decide: Mover
    points: float
    times: list[float]

    @property
    def mean_time(self) -> float:
        return sum(self.times) / len(self.times)


def figures() -> Iterator[Figure]:
    note, ours, theirs = "", None, None
    try:
        with talking(OPEN_SPIEL_SEARCH) as line:
            ours, theirs = play(searched(Random(7)), answered(line, Random(8)), GAMES)
    except NotMeasured as reason:
        note = str(reason)
    share = low = None
    if ours:
        interval = wilson(ours.points, GAMES)
        share, low = 100 * interval.value, 100 * interval.low
        note = f"{GAMES} games, at most {100 * interval.high:.1f} %"
    yield Figure(f"{NAME}: won", share, "%", note=note)
    yield Figure(f"{NAME}: won at least, 95 %", low, "%", bar=50, note=note)
    for title, side in (("ours", ours), ("theirs", theirs)):
        spent = None if side is None else 1000 * side.mean_time
        yield Figure(f"{NAME}: a move of {title}", spent, "CPU-ms", note=note)


def play(ours: Mover, theirs: Mover, games: int) -> tuple[Side, Side]:
    """So many games; the sides take turns at beginning."""
    sides = Side(ours, 0.0, []), Side(theirs, 0.0, [])
    for number in range(games):
        seats = sides if number % 2 == 0 else sides[::-1]
        winners = play_game(seats) or (0, 1)
        for seat in winners:
            seats[seat].points += 1 / len(winners)
    return sides


def play_game(seats: tuple[Side, ...]) -> tuple[int, ...]:
    """One game to its end; the winning seat, or none."""
    state, moves = CONNECT_FOUR.start(), ""
    while state.turn != OVER:
        side = seats[state.turn]
        move, spent = side.decide(state, moves)
        side.times.append(spent)
        state, moves = state.play(state.read_move(move)), moves + move
    return state.winners()


def searched(rng: Random, seconds: float = SECONDS) -> Mover:
    """The search of the hard bots, stopped after a time."""
    player = SearchBot(SEARCH, ENDLESS)

    def decide(state: ConnectFourState, moves: str) -> tuple[str, float]:
        began = time.thread_time()
        move = ""
        for thought in player.think(state.view(state.turn), (), rng):
            move = thought.move
            if time.thread_time() - began >= seconds:
                break
        return move, time.thread_time() - began

    return decide


def answered(line: Line, rng: Random) -> Mover:
    """Whoever is at the other end of a line."""

    def decide(state: ConnectFourState, moves: str) -> tuple[str, float]:
        move, spent = line(f"{rng.getrandbits(32)} {moves}").split(" ")
        return move, float(spent)

    return decide
