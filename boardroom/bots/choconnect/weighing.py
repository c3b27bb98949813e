"""How an entry looks at sight, and how a beginner sees it."""

from __future__ import annotations

from random import Random
from typing import Final

from boardroom.bots.choconnect.packed import odds, pack, winning
from boardroom.bots.judgement import Weigh
from boardroom.games.choconnect import ENTRIES, PLACES, ChoconnectState, EntryMove
from boardroom.games.choconnect.box import has_line, push_in, taken

OVERLOOKED: Final = 0.8
"""The chance that a beginner does not see an entry. Measured with it: a share of 94.5 % against
random play, which misses wins, and 32.8 % against the medium bot, 200 games each."""


def weigher(state: ChoconnectState, rng: Random | None = None) -> Weigh:
    """1 for a move that wins the round, else minus the chance that the next player can win it.

    Tiles belong to nobody, so whatever is left almost finished is the next player's.
    """
    bag = state.bag()

    def weigh(move: EntryMove) -> float:
        boards = push_in(state.boards, state.hand, ENTRIES[move.text])
        if has_line(boards):
            return 1.0
        if taken(boards).bit_count() == PLACES:
            return 0.0  # CH-12: drawn
        return -odds(winning(pack(boards)), bag)

    return weigh


def wins(state: ChoconnectState, move: EntryMove) -> bool:
    """Whether an entry makes a line."""
    return has_line(push_in(state.boards, state.hand, ENTRIES[move.text]))


def overlooked(state: ChoconnectState, move: EntryMove) -> float:
    """The chance that a beginner does not see an entry."""
    return OVERLOOKED
