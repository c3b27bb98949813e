"""The bot that plays like a beginner: it weighs moves well, and does not see them all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from boardroom.base.words import Message, message
from boardroom.bots.bot import Thought
from boardroom.bots.judgement import Weigh, as_seen, shuffled, wins_at_once
from boardroom.games import View


@dataclass(frozen=True, slots=True)
class EasyBot:
    """``overlooked`` is the chance that it does not see a move, by the kind of move; one that
    ``wins`` at once it always sees."""

    weigher: Callable[[Any, Random], Weigh]
    overlooked: Callable[[Any, Any], float]
    wins: Callable[[Any, Any], bool] = wins_at_once
    sample: Callable[[View, Sequence[str], Random], Any] = as_seen
    id: str = "easy"

    @property
    def title(self) -> Message:
        return message("Easy")

    @property
    def about(self) -> Message:
        return message(
            "Plays like a beginner: it overlooks moves, but never one that wins at once."
        )

    def think(self, view: View, history: Sequence[str], rng: Random) -> Iterator[Thought]:
        state = self.sample(view, history, rng)
        moves = shuffled(state, rng)
        weigh = self.weigher(state, rng)
        best = Thought(str(moves[0]), 0.0)  # what it plays when it sees nothing at all
        for count, move in enumerate(moves, start=1):
            progress = count / len(moves)
            if self.wins(state, move):
                yield Thought(str(move), 1.0)
                return
            if rng.random() >= self.overlooked(state, move):
                score = weigh(move)
                if best.score is None or score > best.score:
                    best = Thought(str(move), progress, score)
            yield Thought(best.move, progress, best.score)
