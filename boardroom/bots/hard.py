"""What the bots that look ahead have in common: they are the hard ones, and they rank moves."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from random import Random

from boardroom.base.words import Message, message
from boardroom.bots.bot import Thought
from boardroom.games import View


class HardBot:
    """Plays the best of the moves that it ranks; hints come from the others too."""

    __slots__ = ()

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
        raise NotImplementedError
