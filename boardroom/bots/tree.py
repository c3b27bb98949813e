"""The tree of a search: what has been tried at each position, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from random import Random
from typing import Any

from boardroom.bots.judgement import Values, Weigh, shared_win
from boardroom.games import CHANCE, OVER


@dataclass(frozen=True, slots=True)
class Search:
    """How a tree is searched.

    ``weigher`` says which moves look good; those that weigh ``spread`` less than another are
    e times less trusted. Only the ``widest`` best are tried. ``value`` judges where a playout is
    cut short, and ``end`` a game that is over. ``curiosity`` weighs what is little tried against
    what did well. ``open``: no fact is hidden, so the same moves always lead to the same position.
    """

    weigher: Callable[[Any], Weigh]
    value: Callable[[Any, Random], Values]
    spread: float = 1.0
    widest: int = 1000
    curiosity: float = 1.2
    end: Callable[[Any], Values] = shared_win
    open: bool = True


class Node:
    """A position, or an information set: lists with an entry for each move that was met."""

    __slots__ = (
        "children",
        "count",
        "index",
        "moves",
        "outcomes",
        "state",
        "totals",
        "trust",
        "visits",
    )

    def __init__(self, state: Any = None) -> None:
        self.state = state
        self.count = 0
        self.moves: list[Any] = []
        self.trust: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.children: list[Node] = []
        self.index: dict[Any, int] = {}
        self.outcomes: dict[Any, Node] = {}

    def open_up(self, found: Sequence[tuple[Any, float]]) -> list[int]:
        """Make room for these moves with their trust; the places at which they stand."""
        places = []
        for move, trust in found:
            place = self.index.get(move)
            if place is None:
                place = self.index[move] = len(self.moves)
                self.moves.append(move)
                self.trust.append(trust)
                self.visits.append(0)
                self.totals.append(0.0)
                self.children.append(Node())
            places.append(place)
        return places

    def best(self) -> int:
        """The place of the move that was tried most, of equal ones that did best."""
        return max(range(len(self.moves)), key=self.standing)

    def standing(self, place: int) -> tuple[int, float, float]:
        """How a move stands among the others: by this they are ordered."""
        return self.visits[place], self.totals[place], self.trust[place]

    def mean(self, place: int) -> float | None:
        """What came of a move on average; None when it was never tried."""
        tried = self.visits[place]
        return self.totals[place] / tried if tried else None


def trusted(search: Search, state: Any) -> list[tuple[Any, float]]:
    """The moves worth a try at a decision, the best first, each with its share of trust."""
    weigh = search.weigher(state)
    return shares_of_trust(search, [(weigh(move), move) for move in state.moves()])


def shares_of_trust(search: Search, weighed: list[tuple[float, Any]]) -> list[tuple[Any, float]]:
    """The same for moves with their weights."""
    if len(weighed) > 1:
        weighed.sort(key=_weight, reverse=True)
        del weighed[search.widest :]
    top = weighed[0][0]
    shares = [exp(max(-30.0, (weight - top) / search.spread)) for weight, _ in weighed]
    total = sum(shares)
    return [(move, share / total) for (_, move), share in zip(weighed, shares, strict=True)]


def _weight(pair: tuple[float, Any]) -> float:
    return pair[0]


def simulate(search: Search, root: Node, state: Any, rng: Random) -> None:
    """Walk down from the root, whose moves stand there, to a new position, and tell all on the
    way what it is worth. Each seat goes for its own value."""
    node = root
    path: list[tuple[Node, int, int]] = []
    walked = [root]
    while True:
        turn = state.turn
        if turn == OVER:
            values = search.end(state)
            break
        if node is not root and not node.count:
            values = search.value(state, rng)
            break
        if turn == CHANCE:
            move = state.chance(rng)
            child = node.outcomes.get(move)
            if child is None:
                child = node.outcomes[move] = Node()
        else:
            places = None
            if not node.moves or (not search.open and node is not root):
                places = node.open_up(trusted(search, state))
            place = _chosen(search, node, turn, places)
            path.append((node, turn, place))
            move = node.moves[place]
            child = node.children[place]
        if search.open:
            if child.state is None:
                child.state = state.play(move)
            state = child.state
        else:
            state = state.play(move)
        node = child
        walked.append(node)
    for node in walked:
        node.count += 1
    for node, turn, place in path:
        node.visits[place] += 1
        node.totals[place] += values[turn]


def _chosen(search: Search, node: Node, turn: int, places: Sequence[int] | None) -> int:
    """The place of the move to try: what did well, or is trusted and little tried (PUCT)."""
    visits, totals, trust = node.visits, node.totals, node.trust
    tried = sum(visits)
    explore = search.curiosity * sqrt(tried + 1)
    untried = sum(totals) / tried - 0.1 if tried else 0.5
    best, found = -1.0, 0
    for place in range(len(visits)) if places is None else places:
        count = visits[place]
        score = explore * trust[place] / (1 + count)
        score += totals[place] / count if count else untried
        if score > best:
            best, found = score, place
    return found
