"""Hints: what the bot that searches would do, and why, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from boardroom.base.words import Message, message
from boardroom.bots.bot import Thought
from boardroom.bots.expectimax import ExpectimaxBot
from boardroom.bots.mcts import SearchBot
from boardroom.bots.reasons import Reason
from boardroom.games import View

MOST: Final = 6
"""How many moves are hinted at: the best, and those to be asked for after it."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A move as its text, and why it is good."""

    move: str
    reason: Message


@dataclass(frozen=True, slots=True)
class Advice(Thought):
    """The last thought of an adviser: the hints, the best first."""

    hints: tuple[Hint, ...] = ()


@dataclass(frozen=True, slots=True)
class Adviser:
    """Thinks as a bot does, and ends with an :class:`Advice`.

    ``reasons`` gives the reasons for the moves of a state that the seat may hold for true.
    """

    search: SearchBot | ExpectimaxBot
    reasons: Callable[[Any], Reason] = field(repr=False)
    id: str = "hint"

    @property
    def title(self) -> Message:
        return message("Hint")

    @property
    def about(self) -> Message:
        return message("Says which moves are good, and why.")

    def think(self, view: View, history: Sequence[str], rng: Random) -> Iterator[Thought]:
        ranked = yield from self.search.rank(view, history, rng)
        state = self.search.sample(view, history, rng)
        if len(state.moves()) == 1:
            hints = [Hint(ranked[0], message("There is no other move."))]
        else:
            reason = self.reasons(state)
            hints = [Hint(text, reason(state.read_move(text))) for text in ranked[:MOST]]
        yield Advice(ranked[0], 1.0, hints=tuple(hints))
