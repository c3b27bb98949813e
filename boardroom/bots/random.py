"""The bot that plays any legal move; it serves every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from boardroom.base.words import Message, message
from boardroom.bots.bot import Thought
from boardroom.bots.judgement import legal
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
        yield Thought(str(rng.choice(legal(view.sample(rng, history)))), 1.0)
