"""The bots of every game, and the hints that come from them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from boardroom.base.errors import UnknownName
from boardroom.base.words import message
from boardroom.bots import choconnect
from boardroom.bots.bot import Bot, Thought
from boardroom.bots.greedy import GreedyBot
from boardroom.bots.random import RandomBot
from boardroom.games import View, game

__all__ = ["Bot", "Thought", "UnknownBot", "bot", "bots", "gives_hints", "hints"]

_GREEDY: Final[dict[str, GreedyBot]] = {"choconnect": choconnect.GREEDY}
_RANDOM: Final = RandomBot()


class UnknownBot(UnknownName, KeyError):
    """No bot of the game has this id; the message lists those that exist."""


def bots(game_id: str) -> dict[str, Bot]:
    """The bots of a game by id, the weakest first. A KeyError lists the known games."""
    greedy = _GREEDY.get(game(game_id).id)
    return {_RANDOM.id: _RANDOM} | ({greedy.id: greedy} if greedy else {})


def bot(game_id: str, bot_id: str) -> Bot:
    """One bot of a game. A KeyError lists the known games or bots."""
    found = bots(game_id)
    if bot_id not in found:
        known = ", ".join(found)
        raise UnknownBot(message("Unknown bot {id}: known are {known}.", id=bot_id, known=known))
    return found[bot_id]


def gives_hints(game_id: str) -> bool:
    """Whether a bot judges the moves of a game. A KeyError lists the known games."""
    return game(game_id).id in _GREEDY


def hints(game_id: str, view: View, history: Sequence[str], rng: Random) -> list[str]:
    """Every legal move of the seat to move, the best first, as the greedy bot ranks them; in
    any order for a game that has none.

    ValueError when no decision is due. A KeyError lists the known games.
    """
    greedy = _GREEDY.get(game(game_id).id)
    return greedy.rank(view, history, rng) if greedy else _RANDOM.rank(view, history, rng)
