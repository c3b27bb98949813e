"""A bot that thinks for ever, and one that fails."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

from boardroom.base.words import Message, message
from boardroom.bots import Bot, Thought
from boardroom.games import View
from boardroom.play.thinker import Thinker


class Ponderer:
    """Has a move at once, and never comes to an end."""

    id = "medium"
    title = message("Ponderer")
    about: Message = message("Never plays.")

    def think(self, view: View, history: Sequence[str], rng: Random) -> Iterator[Thought]:
        yield Thought("3>", 0.25)
        while True:
            pass


class Stumbler(Ponderer):
    """Fails at once."""

    def think(self, view: View, history: Sequence[str], rng: Random) -> Iterator[Thought]:
        raise ZeroDivisionError("nothing works today")
        yield


def ponderer(game_id: str, bot_id: str) -> Bot:
    return Ponderer()


def stumbler(game_id: str, bot_id: str) -> Bot:
    return Stumbler()


PONDERING = partial(Thinker, find_bot=ponderer)
STUMBLING = partial(Thinker, find_bot=stumbler)
