"""How an entry looks at sight, and how a beginner sees it.

At sight is what a person looks for at the table: tiles that the next one would complete to a line
where it comes in. Which lines the tiles that it moves on would make among themselves, and how many
tiles of a type are left, take a longer look.
"""

from __future__ import annotations

from random import Random
from typing import Final

from boardroom.bots.choconnect.packed import OF_TILE, pack
from boardroom.bots.choconnect.threats import completing
from boardroom.bots.judgement import Weigh
from boardroom.games.choconnect import ENTRIES, PLACES, TILES, ChoconnectState, EntryMove
from boardroom.games.choconnect.box import has_line, push_in, taken

OVERLOOKED: Final = 0.9
"""The chance that a beginner does not see an entry. Measured with it: a share of 96 % against
random play, which misses wins, and 32 % against the medium bot, 1,000 games each; with 0.8 the
latter was 40 % of 600."""


def weigher(state: ChoconnectState, rng: Random | None = None) -> Weigh:
    """1 for a move that wins the round, else minus so many types of tile as would complete a line
    where they come in next.

    Tiles belong to nobody, so whatever is left almost finished is the next player's.
    """
    left = [OF_TILE[tile] for tile, count in zip(TILES, state.bag(), strict=True) if count]

    def weigh(move: EntryMove) -> float:
        boards = push_in(state.boards, state.hand, ENTRIES[move.text])
        if has_line(boards):
            return 1.0
        if taken(boards).bit_count() == PLACES:
            return 0.0  # CH-12: drawn
        found = completing(pack(boards))
        return -sum([1.0 for each in left if found & each])

    return weigh


def wins(state: ChoconnectState, move: EntryMove) -> bool:
    """Whether an entry makes a line."""
    return has_line(push_in(state.boards, state.hand, ENTRIES[move.text]))


def overlooked(state: ChoconnectState, move: EntryMove) -> float:
    """The chance that a beginner does not see an entry."""
    return OVERLOOKED
