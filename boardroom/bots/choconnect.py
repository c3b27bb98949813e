"""How Choconnect is played well."""

from __future__ import annotations

from typing import Final

from boardroom.base.words import message
from boardroom.bots.greedy import GreedyBot
from boardroom.games.choconnect import ENTRIES, PLACES, ChoconnectState, EntryMove
from boardroom.games.choconnect.box import Boards, has_line, push_in, taken


def can_win(boards: Boards, tile: str) -> bool:
    """Whether this tile has an entry that makes a winning line."""
    full = taken(boards)
    return any(
        has_line(push_in(boards, tile, entry))
        for entry in ENTRIES.values()
        if full & entry.line in entry.pushed
    )


def weigh(state: ChoconnectState, move: EntryMove) -> float:
    """1 for a move that wins the round, else minus the chance that the next player can win it.

    Tiles belong to nobody, so whatever is left almost finished is the next player's.
    """
    boards = push_in(state.boards, state.hand, ENTRIES[move.text])
    if has_line(boards):
        return 1.0
    if taken(boards).bit_count() == PLACES:
        return 0.0  # CH-12: drawn
    odds = state.play(move).odds()
    winning = sum(count for draw, count in odds if can_win(boards, draw.tile))
    return -winning / sum(count for _, count in odds)


GREEDY: Final = GreedyBot(
    weigh,
    message("Takes a win at once, and leaves the next player as few as possible."),
)
