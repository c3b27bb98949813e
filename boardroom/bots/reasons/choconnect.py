"""Why to push a tile in at an entry of Choconnect."""

from __future__ import annotations

from functools import cache

from boardroom.base.words import Message, message, messages
from boardroom.bots.reasons.saying import Reason, either, seat_words, sentences
from boardroom.games.choconnect import ENTRIES, TILES, ChoconnectState, EntryMove
from boardroom.games.choconnect.box import PLACES, Boards, has_line, push_in, taken
from boardroom.games.choconnect.moves import TILE_NAMES


def reasons(state: ChoconnectState) -> Reason:
    """A line, or with which tiles the next seat can make one."""
    bag = dict(zip(TILES, state.bag(), strict=True))
    rival = seat_words((state.placer + 1) % state.seats)
    ready = winning(state.boards, bag)

    @cache
    def dangers() -> list[int]:
        """For each entry that does not win: the tiles of the bag that win after it."""
        return [
            sum(bag[tile] for tile in winning(state.play(each).boards, bag))
            for each in state.moves()
            if not wins(state, each)
        ]

    def reason(move: EntryMove) -> Message:
        if wins(state, move):
            series = state.series.rounds > 1
            return sentences([message("Wins the round") if series else message("Wins the game")])
        if taken(state.boards).bit_count() == PLACES - 1:
            return sentences([message("Fills the box, and nobody wins the round")])
        left = winning(state.play(move).boards, bag)
        stopped = [TILE_NAMES[tile] for tile in ready if tile not in left]
        found = []
        if stopped:
            found.append(
                message(
                    "Prevents a line of {player} with {tiles}",
                    player=rival,
                    tiles=either(stopped),
                )
            )
        danger = sum(bag[tile] for tile in left)
        if not danger:
            worse = sum(1 for each in dangers() if each)
            found.append(_safe(worse))
            return sentences(found)
        found.append(
            message(
                "{player} can win with {count} of the {total} tiles in the bag",
                player=rival,
                count=danger,
                total=sum(bag.values()),
            )
        )
        if danger == min(dangers()):
            found.append(message("No entry leaves fewer"))
        return sentences(found)

    return reason


def _safe(worse: int) -> Message:
    """No tile wins after this entry; after so many others one does."""
    if not worse:
        return message("No tile wins at once then")
    return messages(
        "No tile wins at once then, as one would after {count} other entry",
        "No tile wins at once then, as one would after {count} other entries",
        worse,
    )


def winning(boards: Boards, bag: dict[str, int]) -> list[str]:
    """The tiles of the bag that make a line at once on this board."""
    full = taken(boards)
    doors = [entry for entry in ENTRIES.values() if full & entry.line in entry.pushed]
    return [
        tile
        for tile in TILES
        if bag[tile] and any(has_line(push_in(boards, tile, door)) for door in doors)
    ]


def wins(state: ChoconnectState, move: EntryMove) -> bool:
    """Whether an entry makes a line."""
    return has_line(push_in(state.boards, state.hand, ENTRIES[move.text]))
