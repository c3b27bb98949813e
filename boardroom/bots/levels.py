"""The levels of every game: what each bot knows, and how hard it tries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardroom.bots import colorpop, connect_colors
from boardroom.bots.bot import Bot
from boardroom.bots.choconnect import outlook as draws
from boardroom.bots.choconnect import weighing as entries
from boardroom.bots.connnect import planned, standing, weighing
from boardroom.bots.domino3d import hands, outlook
from boardroom.bots.domino3d import weighing as chips
from boardroom.bots.easy import EasyBot
from boardroom.bots.expectimax import ExpectimaxBot
from boardroom.bots.greedy import GreedyBot
from boardroom.bots.mcts import SearchBot
from boardroom.bots.random import RandomBot
from boardroom.bots.tree import Search

EASY: Final[Mapping[str, EasyBot]] = {
    "connect-colors": EasyBot(connect_colors.weigher, connect_colors.overlooked),
    "choconnect": EasyBot(entries.weigher, entries.overlooked, entries.wins),
    "colorpop": EasyBot(
        colorpop.trying, colorpop.overlooked, colorpop.wins, sample=colorpop.sample
    ),
    "domino3d": EasyBot(chips.weigher, chips.overlooked),
    "connnect": EasyBot(weighing.weigher, weighing.overlooked),
}

MEDIUM: Final[Mapping[str, GreedyBot]] = {
    "connect-colors": GreedyBot(connect_colors.weigher),
    "choconnect": GreedyBot(entries.weigher),
    "colorpop": GreedyBot(colorpop.trying, colorpop.sample),
    "domino3d": GreedyBot(chips.weigher),
    "connnect": GreedyBot(weighing.weigher),
}

# How many simulations keep a turn below half a second, measured on one core.
HARD: Final[Mapping[str, SearchBot | ExpectimaxBot]] = {
    "connect-colors": SearchBot(
        Search(connect_colors.weigher, connect_colors.value, spread=0.3), simulations=250
    ),
    "choconnect": ExpectimaxBot(draws.weigher),
    "colorpop": SearchBot(
        Search(colorpop.weigher, colorpop.value, open=False),
        simulations=400,
        stride=2,
        sample=colorpop.sample,
    ),
    "domino3d": SearchBot(
        Search(chips.weigher, outlook.value, spread=3.0, widest=6, open=False),
        simulations=40,
        sample=hands.sample,
        outlook=outlook.outlook,
        guesses=16,
    ),
    "connnect": SearchBot(
        Search(planned.weigher, standing.value, spread=2.0, end=standing.end),
        simulations=8,
        posed=planned.Planned,
        outlook=planned.outlook,
    ),
}

_BOTS: Final[Mapping[str, tuple[Bot, ...]]] = {
    id: (RandomBot(), EASY[id], MEDIUM[id], HARD[id]) for id in MEDIUM
}

LEVELS: Final[Mapping[str, Mapping[str, Bot]]] = {
    id: {each.id: each for each in levels} for id, levels in _BOTS.items()
}
"""The bots of each game by id, the weakest first."""
