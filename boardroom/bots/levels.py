"""The levels of every game: what each bot knows, and how hard it tries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardroom.bots import choconnect, colorpop, connect_colors, domino3d
from boardroom.bots.bot import Bot
from boardroom.bots.connnect import weighing
from boardroom.bots.greedy import GreedyBot
from boardroom.bots.random import RandomBot

MEDIUM: Final[Mapping[str, GreedyBot]] = {
    "connect-colors": GreedyBot(connect_colors.weigher),
    "choconnect": GreedyBot(choconnect.weigher),
    "colorpop": GreedyBot(colorpop.trying, colorpop.sample),
    "domino3d": GreedyBot(domino3d.weigher),
    "connnect": GreedyBot(weighing.weigher),
}

_BOTS: Final[Mapping[str, tuple[Bot, ...]]] = {
    id: (RandomBot(), medium) for id, medium in MEDIUM.items()
}

LEVELS: Final[Mapping[str, Mapping[str, Bot]]] = {
    id: {each.id: each for each in levels} for id, levels in _BOTS.items()
}
"""The bots of each game by id, the weakest first."""
