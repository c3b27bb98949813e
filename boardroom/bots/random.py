"""The bot that plays any legal move; it serves every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from boardroom.base.words import Message, message
from boardroom.bots.bot import Thought
from boardroom.games import View


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Every legal move is equally likely."""

    id: str = "random"

    @property
    def title(self) -> Message:
        return message("Random")

    @property
    def about(self) -> Message:
        return message("Plays any legal move, each as likely as another.")

    def think(self, view: View, history: Sequence[str], rng: Random) -> Iterator[Thought]:
        yield Thought(str(rng.choice(self._moves(view, history, rng))), 1.0)

    def rank(self, view: View, history: Sequence[str], rng: Random) -> list[str]:
        """All legal moves as texts, in any order: none is held better than another."""
        moves = self._moves(view, history, rng)
        return [str(move) for move in rng.sample(moves, len(moves))]

    def _moves(self, view: View, history: Sequence[str], rng: Random) -> tuple[Any, ...]:
        moves = view.sample(rng, history).moves()
        if not moves:
            raise ValueError("no decision is due")
        return moves
