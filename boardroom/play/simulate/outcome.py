"""How one game of a run ended, and what it cost."""

from __future__ import annotations

import time
from dataclasses import dataclass

from boardroom import __version__
from boardroom.base.errors import BoardroomError
from boardroom.base.words import message
from boardroom.games import CHANCE
from boardroom.games import game as find_game
from boardroom.games.options import from_dict
from boardroom.play.match import Match
from boardroom.play.record import Record
from boardroom.play.simulate.game import bots_game, decision
from boardroom.play.simulate.plan import Fixture


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game that was played to its end. Seats are counted from 0.

    ``first`` is the seat that decided first. ``turns`` are the CPU seconds of each turn, a tuple
    a seat: a turn is all that a seat decides before another seat does, and within one phase
    where the game has phases. ``seconds`` is the CPU time of the whole game.
    """

    fixture: Fixture
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    first: int
    plies: int
    turns: tuple[tuple[float, ...], ...]
    seconds: float
    record: Record | None = None

    def share(self, seat: int) -> float:
        """What the seat won of the game: all of it, or its part where several seats won.

        Where nobody won, all seats have the same part.
        """
        if not self.winners:
            return 1 / len(self.scores)
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play_fixture(fixture: Fixture, keep_record: bool = False) -> Outcome:
    """Play this game here and now. BoardroomError when this is another version of the program."""
    if fixture.program != __version__:
        raise BoardroomError(
            message(
                "A worker has Boardroom {here}, and the games are of {there}.",
                here=__version__,
                there=fixture.program,
            )
        )
    began = time.thread_time()
    game = find_game(fixture.game)
    options = from_dict(game.Options, dict(fixture.options))
    watch = _Stopwatch(len(fixture.bots))
    match = bots_game(game, options, fixture.bots, fixture.seed, watch.decide)
    return Outcome(
        fixture,
        match.now.scores(),
        match.winners,
        next((state.turn for state in match.states if state.turn != CHANCE), 0),
        len(match.moves),
        tuple(map(tuple, watch.turns)),
        time.thread_time() - began,
        match.record() if keep_record else None,
    )


class _Stopwatch:
    """Lets bots decide, and notes the CPU time of each turn."""

    def __init__(self, seats: int) -> None:
        self.turns: list[list[float]] = [[] for _ in range(seats)]
        self._turn: tuple[int, str] | None = None

    def decide(self, match: Match) -> str:
        state = match.now
        turn = state.turn, getattr(state, "phase", "")
        began = time.thread_time()
        move = decision(match)
        spent = time.thread_time() - began
        if turn == self._turn:
            self.turns[state.turn][-1] += spent
        else:
            self.turns[state.turn].append(spent)
        self._turn = turn
        return move
