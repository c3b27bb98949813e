"""The bot that searches: a tree of what may come, chance by its odds, hidden facts guessed.

Monte Carlo tree search after Kocsis and Szepesvari (2006), with trust in moves as in PUCT
(Rosin 2011), for any number of seats (max^n), and over information sets where facts are hidden
(Cowling, Powley and Whitehouse 2012): each simulation guesses them anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from boardroom.base.words import Message, message
from boardroom.bots.bot import Thought
from boardroom.bots.judgement import as_seen
from boardroom.bots.tree import Node, Search, simulate, trusted
from boardroom.games import CHANCE, OVER, View


@dataclass(frozen=True, slots=True)
class SearchBot:
    """``simulations`` are how many it makes for a decision, so that a seed decides alike on
    every machine; it yields after each ``stride`` of them."""

    search: Search
    simulations: int
    stride: int = 1
    sample: Callable[[View, Sequence[str], Random], Any] = as_seen
    id: str = "hard"

    @property
    def title(self) -> Message:
        return message("Hard")

    @property
    def about(self) -> Message:
        return message("Looks ahead, weighing what chance and the others may do.")

    def think(self, view: View, history: Sequence[str], rng: Random) -> Iterator[Thought]:
        for root, progress in self._grown(view, history, rng):
            place = root.best()
            yield Thought(str(root.moves[place]), progress, root.mean(place))

    def rank(self, view: View, history: Sequence[str], rng: Random) -> list[str]:
        """The moves that were tried, as texts, the best first."""
        root = [root for root, _ in self._grown(view, history, rng)][-1]
        places = sorted(
            range(len(root.moves)),
            key=lambda place: (root.visits[place], root.trust[place]),
            reverse=True,
        )
        return [str(root.moves[place]) for place in places]

    def _grown(
        self, view: View, history: Sequence[str], rng: Random
    ) -> Iterator[tuple[Node, float]]:
        """The root of the tree and how far the search is, again and again as it grows."""
        state = self.sample(view, history, rng)
        if state.turn in (CHANCE, OVER):
            raise ValueError("no decision is due")
        root = Node()
        root.open_up(trusted(self.search, state))
        if len(root.moves) == 1:
            yield root, 1.0
            return
        yield root, 0.0
        for done in range(1, self.simulations + 1):
            if not self.search.open:
                state = self.sample(view, history, rng)
            simulate(self.search, root, state, rng)
            if not done % self.stride or done == self.simulations:
                yield root, done / self.simulations
