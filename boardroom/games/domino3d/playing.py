"""A game played to its end at random, in place, without a state for each move, for speed."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from itertools import accumulate
from random import Random

from boardroom.games.domino3d.cells import parts
from boardroom.games.domino3d.chips import indexes
from boardroom.games.domino3d.space import Cells, Places, both_ways, lay, lie_of


@dataclass(slots=True)
class Table:
    """A game that has begun, to be changed by :meth:`play_out`; chips as in the state."""

    cells: Cells
    places: Places
    unsupported: bool
    placed: list[int]
    mover: int
    hands: list[int]
    bag: int
    points: list[int]
    passes: int

    def play_out(self, rng: Random) -> None:
        """Play to the end: any way of any chip with equal chances, draws with their true odds."""
        seats = len(self.hands)
        bag = list(indexes(self.bag))
        while True:
            self._turn(bag, rng)
            if not bag and (self.passes == seats or 0 in self.hands):  # D3-19, D3-20
                self.bag = 0
                return
            self.mover = (self.mover + 1) % seats

    def _turn(self, bag: list[int], rng: Random) -> None:
        mover = self.mover
        hand = self.hands[mover]
        code = any_lie(self.places, hand, rng)
        while code is None and bag:  # D3-17
            chip = 1 << bag.pop(int(rng.random() * len(bag)))
            hand |= chip
            code = any_lie(self.places, chip, rng)
        if code is None:
            self.hands[mover] = hand
            self.passes += 1  # D3-18
            return
        self.hands[mover] = hand ^ 1 << parts(code)[0]
        self.points[mover] += lay(self.cells, self.places, code, self.unsupported)
        self.placed.append(code)
        self.passes = 0


def any_lie(places: Places, hand: int, rng: Random) -> int | None:
    """One of the ways in which chips of the hand fit, each as likely; None when none does."""
    held = both_ways(hand)
    found = [(place, fits & held) for place, fits in places.items() if fits & held]
    if not found:
        return None
    counts = list(accumulate([fits.bit_count() for _, fits in found]))
    chosen = int(rng.random() * counts[-1])
    at = bisect_right(counts, chosen)
    place, fits = found[at]
    for _ in range(counts[at] - chosen - 1):  # as many fits of this place stand before it
        fits &= fits - 1
    return lie_of(place, fits & -fits)
