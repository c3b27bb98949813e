"""The bot that searches: a tree of what may come, chance by its odds, hidden facts guessed.

Monte Carlo tree search after Kocsis and Szepesvari (2006), with trust in moves as in PUCT
(Rosin 2011), for any number of seats (max^n), and over information sets where facts are hidden
(Cowling, Powley and Whitehouse 2012): each simulation guesses them anew.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from boardroom.base.words import Message, message
from boardroom.bots.bot import Thought
from boardroom.bots.judgement import Weigh, as_seen
from boardroom.bots.tree import Node, Search, shares_of_trust, simulate
from boardroom.games import CHANCE, OVER, View


@dataclass(frozen=True, slots=True)
class SearchBot:
    """``simulations`` are how many it makes for a decision, so that a seed decides alike on
    every machine; it yields after each ``stride`` of them.

    ``outlook`` weighs the moves of the decision itself with more care than the search spends on
    all that may follow, over so many ``guesses`` at what is hidden.
    """

    search: Search
    simulations: int
    stride: int = 1
    sample: Callable[[View, Sequence[str], Random], Any] = as_seen
    outlook: Callable[[Sequence[Any]], Weigh] | None = None
    guesses: int = 1
    id: str = "hard"

    @property
    def title(self) -> Message:
        return message("Hard")

    @property
    def about(self) -> Message:
        return message("Looks ahead, weighing what chance and the others may do.")

    def think(self, view: View, history: Sequence[str], rng: Random) -> Iterator[Thought]:
        yield from self.rank(view, history, rng)

    def rank(
        self, view: View, history: Sequence[str], rng: Random
    ) -> Generator[Thought, None, list[str]]:
        """Think, and return the moves worth a try as texts, the best first."""
        for root, progress in self._grown(view, history, rng):
            place = root.best()
            yield Thought(str(root.moves[place]), progress, root.mean(place))
        places = sorted(range(len(root.moves)), key=root.standing, reverse=True)
        return [str(root.moves[place]) for place in places]

    def _grown(
        self, view: View, history: Sequence[str], rng: Random
    ) -> Iterator[tuple[Node, float]]:
        """The root of the tree and how far the search is, again and again as it grows."""
        state = self.sample(view, history, rng)
        if state.turn in (CHANCE, OVER):
            raise ValueError("no decision is due")
        root = Node()
        moves = state.moves()
        if len(moves) == 1:
            root.open_up([(moves[0], 1.0)])
            yield root, 1.0
            return
        weighed: list[tuple[float, Any]] = []
        for move, weight in self._weighed(view, history, rng, state):
            weighed.append((weight, move))
            if not len(weighed) % self.stride:
                sight = Node()
                sight.open_up(shares_of_trust(self.search, weighed.copy())[:1])
                yield sight, 0.0
        root.open_up(shares_of_trust(self.search, weighed))
        yield root, 0.0
        for done in range(1, self.simulations + 1):
            if not self.search.open:
                state = self.sample(view, history, rng)
            simulate(self.search, root, state, rng)
            if not done % self.stride or done == self.simulations:
                yield root, done / self.simulations

    def _weighed(
        self, view: View, history: Sequence[str], rng: Random, state: Any
    ) -> Iterator[tuple[Any, float]]:
        """The moves of the decision, each with its weight once it is asked for."""
        if self.outlook is None:
            weigh = self.search.weigher(state)
        else:
            more = [self.sample(view, history, rng) for _ in range(self.guesses - 1)]
            weigh = self.outlook([state, *more])
        for move in state.moves():
            yield move, weigh(move)
