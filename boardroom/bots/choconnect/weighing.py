"""How Choconnect is played well."""

from __future__ import annotations

from random import Random
from typing import Final

from boardroom.bots.judgement import Values, Weigh, shared_win
from boardroom.games import CHANCE, OVER
from boardroom.games.choconnect import ENTRIES, PLACES, TILES, ChoconnectState, EntryMove
from boardroom.games.choconnect.box import Boards, has_line, push_in, taken

OVERLOOKED: Final = 0.8
"""The chance that a beginner does not see an entry; tried out in games of the bots."""

_ENTRIES: Final = tuple(ENTRIES.values())


def can_win(boards: Boards, tile: str) -> bool:
    """Whether this tile has an entry that makes a winning line."""
    full = taken(boards)
    return any(
        full & entry.line in entry.pushed and has_line(push_in(boards, tile, entry))
        for entry in _ENTRIES
    )


def danger(state: ChoconnectState) -> float:
    """The chance that the tile drawn next wins at once."""
    bag = state.bag()
    winning = sum(
        [
            count
            for tile, count in zip(TILES, bag, strict=True)
            if count and can_win(state.boards, tile)
        ]
    )
    return winning / sum(bag)


def weigher(state: ChoconnectState, rng: Random | None = None) -> Weigh:
    """1 for a move that wins the round, else minus the chance that the next player can win it.

    Tiles belong to nobody, so whatever is left almost finished is the next player's.
    """

    def weigh(move: EntryMove) -> float:
        if wins(state, move):
            return 1.0
        after = state.play(move)
        if taken(state.boards).bit_count() == PLACES - 1:
            return 0.0  # CH-12: drawn
        return -danger(after)

    return weigh


def wins(state: ChoconnectState, move: EntryMove) -> bool:
    """Whether an entry makes a line."""
    return has_line(push_in(state.boards, state.hand, ENTRIES[move.text]))


def overlooked(state: ChoconnectState, move: EntryMove) -> float:
    """The chance that a beginner does not see an entry."""
    return OVERLOOKED


def value(state: ChoconnectState, rng: Random) -> Values:
    """The chance that this round ends with the next tile, and what follows as if all were alike;
    of a series a random end."""
    if state.turn == OVER or state.series.rounds > 1:
        return shared_win(state.playout(rng))
    win = danger(state) if state.turn == CHANCE else float(can_win(state.boards, state.hand))
    rest = (1 - win) / state.seats
    return tuple([rest + win * (seat == state.placer) for seat in range(state.seats)])
