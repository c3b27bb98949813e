"""The protocol of a bot: it thinks aloud, so that it can be stopped at any moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from boardroom.base.words import Message
from boardroom.games import View


@dataclass(frozen=True, slots=True)
class Thought:
    """The best move so far as its text, and how far the thinking is, from 0 to 1.

    ``score`` is what the bot expects of the move, higher is better, in a measure of its own;
    None when it does not weigh moves.
    """

    move: str
    progress: float
    score: float | None = None


class Bot(Protocol):
    """A player. The same view, history and generator give the same decision."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> Message: ...
    @property
    def about(self) -> Message:
        """One sentence on how it plays."""
        ...

    def think(self, view: View, history: Sequence[str], rng: Random) -> Iterator[Thought]:
        """Yield the best move so far, the first at once; the last one is the decision.

        ``view`` is of the seat to move and ``history`` the moves so far as that seat may read
        them; a bot never sees a state. ValueError when no decision is due.
        """
        ...
