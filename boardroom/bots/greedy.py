"""The bot that weighs each legal move once and plays the best; games give the weighing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from boardroom.base.words import Message, message
from boardroom.bots.bot import Thought
from boardroom.bots.judgement import Weigh, as_seen, shuffled
from boardroom.games import View


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """``weigher`` gives the weighing of the moves of a state, and may try things at random;
    ``sample`` guesses at hidden facts. Moves of equal score are equally likely."""

    weigher: Callable[[Any, Random], Weigh]
    sample: Callable[[View, Sequence[str], Random], Any] = as_seen
    id: str = "medium"

    @property
    def title(self) -> Message:
        return message("Medium")

    @property
    def about(self) -> Message:
        return message("Weighs every move once and plays the one that looks best.")

    def think(self, view: View, history: Sequence[str], rng: Random) -> Iterator[Thought]:
        best = Thought("", 0.0)
        for progress, score, move in self._weighed(view, history, rng):
            if best.score is None or score > best.score:
                best = Thought(move, progress, score)
            yield Thought(best.move, progress, best.score)

    def _weighed(
        self, view: View, history: Sequence[str], rng: Random
    ) -> Iterator[tuple[float, float, str]]:
        """Progress, score and text of each legal move, in an order that ``rng`` shuffles, so
        that the first of the best is any of them."""
        state = self.sample(view, history, rng)
        moves = shuffled(state, rng)
        weigh = self.weigher(state, rng)
        for count, move in enumerate(moves, start=1):
            yield count / len(moves), weigh(move), str(move)
