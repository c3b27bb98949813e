"""The bots of every game, and the hints that come from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from boardroom.base.errors import UnknownName
from boardroom.base.words import message
from boardroom.bots.advising import Advice, Adviser, Hint
from boardroom.bots.bot import Bot, Thought
from boardroom.bots.levels import HARD, LEVELS
from boardroom.bots.mcts import SearchBot
from boardroom.bots.reasons import REASONS, named
from boardroom.games import View, game

__all__ = [
    "ADVISER",
    "USUAL",
    "Advice",
    "Bot",
    "Hint",
    "Thought",
    "UnknownBot",
    "adviser",
    "bot",
    "bots",
    "hints",
    "mind",
    "named",
]

USUAL: Final = "medium"
"""The bot that someone meets who has not chosen one: quick, and no beginner."""


ADVISER: Final = "hint"
"""Under this id :func:`mind` finds who gives hints."""

CARE: Final = {"connnect": 2}
"""Hints come from as many simulations as the hard bot makes, or from so many times more where
that takes little: 95 of 100 come within 0.4 seconds of one core. By the values that long searches
gave to the moves, half as many lost more in Connnect and 3Domino, and twice as many no less."""


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


def adviser(game_id: str) -> Adviser:
    """Who gives hints: the hard bot, with care. A KeyError lists the known games."""
    hard = HARD[game(game_id).id]
    if isinstance(hard, SearchBot):
        hard = replace(hard, simulations=hard.simulations * CARE.get(game_id, 1))
    return Adviser(hard, REASONS[game_id], ADVISER)


def mind(game_id: str, id: str) -> Bot:
    """Who thinks under this id: a bot of the game, or who gives hints. A KeyError lists the
    known games or bots."""
    return adviser(game_id) if id == ADVISER else bot(game_id, id)


def hints(game_id: str, view: View, history: Sequence[str], rng: Random) -> tuple[Hint, ...]:
    """Good moves for the seat to move, the best first, each with its reason.

    ValueError when no decision is due. A KeyError lists the known games.
    """
    *_, advice = adviser(game_id).think(view, history, rng)
    assert isinstance(advice, Advice)
    return advice.hints
