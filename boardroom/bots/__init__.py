"""The bots of every game, and the hints that come from them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from boardroom.base.errors import UnknownName
from boardroom.base.words import message
from boardroom.bots.bot import Bot, Thought
from boardroom.bots.levels import LEVELS, MEDIUM
from boardroom.games import View, game

__all__ = ["USUAL", "Bot", "Thought", "UnknownBot", "bot", "bots", "hints"]

USUAL: Final = "medium"
"""The bot that someone meets who has not chosen one: quick, and no beginner."""


class UnknownBot(UnknownName, KeyError):
    """No bot of the game has this id; the message lists those that exist."""


def bots(game_id: str) -> dict[str, Bot]:
    """The bots of a game by id, the weakest first. A KeyError lists the known games."""
    return dict(LEVELS[game(game_id).id])


def bot(game_id: str, bot_id: str) -> Bot:
    """One bot of a game. A KeyError lists the known games or bots."""
    found = bots(game_id)
    if bot_id not in found:
        known = ", ".join(found)
        raise UnknownBot(message("Unknown bot {id}: known are {known}.", id=bot_id, known=known))
    return found[bot_id]


def hints(game_id: str, view: View, history: Sequence[str], rng: Random) -> list[str]:
    """Every legal move of the seat to move, the best first, as the medium bot ranks them.

    ValueError when no decision is due. A KeyError lists the known games.
    """
    return MEDIUM[game(game_id).id].rank(view, history, rng)
