"""The bot that weighs each legal move once and plays the best; games give the weighing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from boardroom.base.words import Message, message
from boardroom.bots.bot import Thought
from boardroom.games import View


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """``weigh`` gives a legal move of a state its score for the seat that makes it.

    Moves of equal score are equally likely.
    """

    weigh: Callable[[Any, Any], float]
    about: Message
    id: str = "greedy"

    @property
    def title(self) -> Message:
        return message("Greedy")

    def think(self, view: View, history: Sequence[str], rng: Random) -> Iterator[Thought]:
        best = Thought("", 0.0)
        for progress, score, move in self._weighed(view, history, rng):
            if best.score is None or score > best.score:
                best = Thought(move, progress, score)
            yield Thought(best.move, progress, best.score)

    def rank(self, view: View, history: Sequence[str], rng: Random) -> list[str]:
        """All legal moves as texts, the best first."""
        weighed = [(score, move) for _, score, move in self._weighed(view, history, rng)]
        return [move for _, move in sorted(weighed, key=lambda pair: -pair[0])]

    def _weighed(
        self, view: View, history: Sequence[str], rng: Random
    ) -> Iterator[tuple[float, float, str]]:
        """Progress, score and text of each legal move, in an order that ``rng`` shuffles, so
        that the first of the best is any of them."""
        state = view.sample(rng, history)
        moves = list(state.moves())
        if not moves:
            raise ValueError("no decision is due")
        rng.shuffle(moves)
        for count, move in enumerate(moves, start=1):
            yield count / len(moves), self.weigh(state, move), str(move)
