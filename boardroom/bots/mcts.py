"""The bot that searches: a tree of what may come, chance by its odds, hidden facts guessed.

Monte Carlo tree search after Kocsis and Szepesvari (2006), with trust in moves as in PUCT
(Rosin 2011), for any number of seats (max^n), and over information sets where facts are hidden
(Cowling, Powley and Whitehouse 2012): each simulation guesses them anew.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter
from random import Random
from typing import Any

from boardroom.bots.bot import Thought
from boardroom.bots.hard import HardBot
from boardroom.bots.judgement import Weigh, as_seen
from boardroom.bots.tree import Node, Search, shares_of_trust, simulate
from boardroom.games import CHANCE, OVER, View


def as_it_is(state: Any) -> Any:
    """The state itself, where the search plays moves of the game."""
    return state


@dataclass(frozen=True, slots=True)
class SearchBot(HardBot):
    """``simulations`` are how many it makes for a decision, so that a seed decides alike on
    every machine; it yields after each ``stride`` of them.

    ``posed`` makes of a state what the search plays on. Its moves may be several of the game at a
    time, written as the first of them.

    ``outlook`` weighs the moves of the decision itself with more care than the search spends on
    all that may follow, over so many ``guesses`` at what is hidden.
    """

    search: Search
    simulations: int
    stride: int = 1
    sample: Callable[[View, Sequence[str], Random], Any] = as_seen
    posed: Callable[[Any], Any] = as_it_is
    outlook: Callable[[Sequence[Any]], Weigh] | None = None
    guesses: int = 1
    id: str = "hard"

    def rank(
        self, view: View, history: Sequence[str], rng: Random
    ) -> Generator[Thought, None, list[str]]:
        for root, progress in self._grown(view, history, rng):
            place = root.best()
            yield Thought(str(root.moves[place]), progress, root.mean(place))
        places = sorted(range(len(root.moves)), key=root.standing, reverse=True)
        return list(dict.fromkeys([str(root.moves[place]) for place in places]))

    def _grown(
        self, view: View, history: Sequence[str], rng: Random
    ) -> Iterator[tuple[Node, float]]:
        """The root of the tree and how far the search is, again and again as it grows."""
        state = self._guess(view, history, rng)
        if state.turn in (CHANCE, OVER):
            raise ValueError("no decision is due")
        moves = state.moves()
        if len(moves) == 1:
            yield _only(moves[0]), 1.0
            return
        guesses = [state]
        while len(guesses) < self.guesses:
            yield _only(moves[0]), 0.0
            guesses.append(self._guess(view, history, rng))
        weigh = self.outlook(guesses) if self.outlook else self.search.weigher(state)
        weighed: list[tuple[float, Any]] = []
        for move in moves:
            weighed.append((weigh(move), move))
            if not len(weighed) % self.stride:
                yield _only(max(weighed, key=itemgetter(0))[1]), 0.0
        root = Node()
        root.open_up(shares_of_trust(self.search, weighed))
        yield root, 0.0
        for done in range(1, self.simulations + 1):
            if not self.search.open:
                state = self._guess(view, history, rng)
            simulate(self.search, root, state, rng)
            if not done % self.stride or done == self.simulations:
                yield root, done / self.simulations

    def _guess(self, view: View, history: Sequence[str], rng: Random) -> Any:
        return self.posed(self.sample(view, history, rng))


def _only(move: Any) -> Node:
    """The root of a tree in which this is the only move."""
    root = Node()
    root.open_up([(move, 1.0)])
    return root
