"""What an entry leaves: who can win with the tiles that are drawn next.

Every tile that may be drawn is looked at and weighed by its odds. To draw samples, as a tree
search does, tells too little here: entries differ by a few hundredths of a win.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boardroom.bots.choconnect.packed import OF_TILE, entered, full, lines, pack
from boardroom.bots.choconnect.threats import odds, winning
from boardroom.bots.judgement import Weigh
from boardroom.games.choconnect import ENTRIES, TILES, ChoconnectState, EntryMove
from boardroom.games.choconnect.box import push_in

DRAWS: Final = 3
"""So many draws are looked ahead. Shares of a fast copy of this against a bot that weighs entries
by all odds of the next draw alone, two seats, LAST where it has a part: by two draws 54.7 % (1.3,
95 %), by three 55.7 % (0.7), by four 57.2 % (2.8) in four times the time."""

LAST: Final = 0.5
"""What the chance of the last of these draws counts beside the others: a box that threatens goes on
to threaten, so those after it take back a part. Shares as above with 1: 55.5 % (1.2), with 0.65:
55.9 % (1.5), with 0.4: 56.5 % (1.5)."""

REPLIES: Final = 2
"""Of the replies of an opponent that leave the same, so many stand for all: with three there was
no other share (55.6 %, 2.5) than with two (55.5 %, 1.2)."""

Bag = tuple[int, ...]
"""How many tiles of each type are left."""


def weigher(state: ChoconnectState) -> Weigh:
    """The chance of the seat to win the round, if all others leave the next player the least
    chance, and all seats are alike after some draws."""
    bag, ahead = state.bag(), Ahead(state.seats)

    def weigh(move: EntryMove) -> float:
        box = pack(push_in(state.boards, state.hand, ENTRIES[move.text]))
        return 1.0 if lines(box) else ahead.chance(box, bag, 1, DRAWS)

    return weigh


class Ahead:
    """A look ahead with so many seats, for one decision: it remembers the boxes that it met."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.share = 1 / seats
        self.met: dict[int, int] = {}

    def chance(self, box: int, bag: Bag, drawing: int, draws: int) -> float:
        """The chance to win of the seat that decides, before so many draws.

        ``drawing`` is the seat that draws next, counted from the one that decides, which is 0.
        Two draws at least are looked at.
        """
        if full(box):
            return self.share  # CH-12: drawn
        after = (drawing + 1) % self.seats
        hope = 0.0
        for likely, tile, wins, left in self.tiles(box, bag):
            if wins:
                hope += likely * (drawing == 0)
            elif draws == 2:
                least = LAST * self.least(box, tile, left)
                hope += likely * (least * (after == 0) + (1 - least) * self.share)
            else:
                replies = self.replies(box, tile, left)
                all_hopes = sum([self.chance(each, left, after, draws - 1) for each in replies])
                hope += likely * all_hopes / len(replies)
        return hope

    def tiles(self, box: int, bag: Bag) -> Iterator[tuple[float, str, bool, Bag]]:
        """Each tile that may be drawn: its odds, itself, whether it wins, and the bag without."""
        wins, drawn = self.wins(box), sum(bag)
        for place, tile in enumerate(TILES):
            if bag[place]:
                left = (*bag[:place], bag[place] - 1, *bag[place + 1 :])
                yield bag[place] / drawn, tile, bool(wins & OF_TILE[tile]), left

    def least(self, box: int, tile: str, left: Bag) -> float:
        """The chance of a win that a tile leaves the next seat, put where it leaves least."""
        least = 1.0
        for _, after in entered(box, tile):
            least = min(least, self.danger(after, left))
            if not least:
                break
        return least

    def replies(self, box: int, tile: str, left: Bag) -> list[int]:
        """The box after some of the entries that leave the next seat the least chance of a win."""
        dangers = {after: self.danger(after, left) for _, after in entered(box, tile)}
        least = min(dangers.values())
        found = [after for after, danger in dangers.items() if danger == least]
        return found[:: -(-len(found) // REPLIES)]

    def danger(self, box: int, bag: Bag) -> float:
        """The chance that the tile that is drawn next can make a line."""
        return odds(self.wins(box), bag)

    def wins(self, box: int) -> int:
        """Which tiles could make a line, as :func:`winning` says."""
        found = self.met.get(box)
        if found is None:
            found = self.met[box] = winning(box)
        return found
