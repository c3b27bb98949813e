"""The bot that looks ahead over all that chance may bring, where that is little enough.

Expectimax (Michie 1966): every outcome of chance is looked at and weighed by its odds. Where moves
differ by a few hundredths of a win, the samples of a tree search say less.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from boardroom.bots.bot import Thought
from boardroom.bots.hard import HardBot
from boardroom.bots.judgement import Weigh, as_seen, shuffled
from boardroom.games import View


@dataclass(frozen=True, slots=True)
class ExpectimaxBot(HardBot):
    """``weigher`` gives the weighing of the moves of a state: for each the chance to win, after
    the look ahead. Moves of equal chance are equally likely. Nothing is hidden in the game."""

    weigher: Callable[[Any], Weigh]
    sample: Callable[[View, Sequence[str], Random], Any] = as_seen
    id: str = "hard"

    def rank(
        self, view: View, history: Sequence[str], rng: Random
    ) -> Generator[Thought, None, list[str]]:
        state = self.sample(view, history, rng)
        moves = shuffled(state, rng)
        weigh = self.weigher(state)
        ranked: list[tuple[float, str]] = []
        for count, move in enumerate(moves, start=1):
            ranked.append((weigh(move), str(move)))
            ranked.sort(key=_chance, reverse=True)
            chance, best = ranked[0]
            yield Thought(best, count / len(moves), chance)
        return [text for _, text in ranked]


def _chance(pair: tuple[float, str]) -> float:
    return pair[0]
