"""Hidden chips dealt to those who may hold them, every deal that is possible equally likely."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import comb, factorial
from random import Random

from boardroom.games.domino3d.chips import CHIPS, indexes

BAG = -1
"""The holder that is no seat."""


@dataclass(frozen=True, slots=True)
class Holder:
    """``size`` chips came to a seat, or are in the bag, and each of them is one of ``allowed``."""

    seat: int
    size: int
    allowed: int


@dataclass(frozen=True, slots=True)
class Count:
    """How many of ``chips`` a seat holds: from ``least`` to ``most``."""

    seat: int
    chips: int
    least: int
    most: int = len(CHIPS)

    def enough(self, found: int) -> int:
        """``found`` such chips, or as few as make no difference."""
        return min(found, self.least if self.most == len(CHIPS) else self.most + 1)


NOTHING_COUNTED = Count(BAG, 0, 0, 0)

_Sizes = tuple[int, ...]


def drawn(weights: Sequence[int], rng: Random) -> int:
    """An index with odds exactly as these weights, of which one at least is above 0."""
    sums = list(accumulate(weights))
    return bisect_right(sums, rng.randrange(sums[-1]))


class Dealer:
    """All the ways to give each chip to one of the holders, as many as each has room for.

    Chips that only one holder can have go there at once; chips that anybody can have go out
    last. The others go out one after another. How many ways are left then depends only on how
    many are to go and on the room that is left, so each such case is counted once: at most
    (a + 1)(b + 1)(c + 1)... cases for rooms of a, b, c ..., which the 28 chips of 3Domino, and
    a room of its own only for each turn with two draws, keep below some ten thousands.
    """

    def __init__(
        self, chips: int, holders: Sequence[Holder], count: Count = NOTHING_COUNTED
    ) -> None:
        self._count = count
        self._fixed: dict[int, int] = {each.seat: 0 for each in holders}
        self._holders = _merged(holders, chips)
        self._cases: dict[tuple[int, _Sizes, int], int] = {}
        self._possible = sum(each.size for each in holders) == chips.bit_count()
        while self._possible and (forced := self._forced(chips)):
            chips = self._fix(chips, *forced)
        self._met = count.enough((self._fixed.get(count.seat, 0) & count.chips).bit_count())
        free = chips
        for each in self._holders:
            free &= each.allowed
        self._free = free
        restricted = [(chip, self._able(chip)) for chip in indexes(chips & ~free)]
        # The fewer can hold a chip, the earlier it goes out: then there are fewer cases.
        self._order = sorted(restricted, key=lambda each: len(each[1]))
        self.ways = self._ways(0, self._sizes(), self._met) if self._possible else 0
        """How many deals there are."""

    def deal(self, rng: Random) -> dict[int, int]:
        """One of the deals: the chips of each seat and of the bag. There must be one."""
        sizes, met = self._sizes(), self._met
        found = self._fixed.copy()
        for place, (chip, _) in enumerate(self._order):
            ways = list(self._choices(place, sizes, met))
            holder, sizes, met, _ = ways[drawn([count for *_, count in ways], rng)]
            found[self._holders[holder].seat] |= 1 << chip
        self._deal_free(found, sizes, met, rng)
        return found

    def _able(self, chip: int) -> tuple[int, ...]:
        """The holders, by their place, that can have a chip."""
        return tuple(
            [place for place, each in enumerate(self._holders) if each.allowed >> chip & 1]
        )

    def _forced(self, chips: int) -> tuple[int, int] | None:
        """A holder by its place and chips that it must have, if there are any."""
        for place, each in enumerate(self._holders):
            able = each.allowed & chips
            if able.bit_count() <= each.size:
                self._possible = able.bit_count() == each.size
                return place, able
        for chip in indexes(chips):
            able_holders = self._able(chip)
            if len(able_holders) <= 1:
                self._possible = len(able_holders) == 1
                return (able_holders or (0,))[0], 1 << chip
        return None

    def _fix(self, chips: int, place: int, forced: int) -> int:
        """Give forced chips to their holder; the chips that are left."""
        each = self._holders.pop(place)
        self._fixed[each.seat] |= forced
        left = each.size - forced.bit_count()
        if left:
            self._holders.insert(place, Holder(each.seat, left, each.allowed & ~forced))
        return chips & ~forced

    def _sizes(self) -> _Sizes:
        return tuple([each.size for each in self._holders])

    def _ways(self, place: int, sizes: _Sizes, met: int) -> int:
        """In how many ways the chips from ``place`` on fill ``sizes``, when the seat that is
        counted holds ``met`` of the chips that count."""
        if place == len(self._order):
            return sum(self._free_ways(sizes, met))
        case = place, sizes, met
        known = self._cases.get(case)
        if known is None:
            known = sum([count for *_, count in self._choices(place, sizes, met)])
            self._cases[case] = known
        return known

    def _choices(
        self, place: int, sizes: _Sizes, met: int
    ) -> Iterator[tuple[int, _Sizes, int, int]]:
        """Who can take the chip: the holder, what follows, and the number of ways after that."""
        chip, able = self._order[place]
        counted = self._count.chips >> chip & 1
        for holder in able:
            room = sizes[holder]
            if room:
                now = met + (counted and self._holders[holder].seat == self._count.seat)
                now = self._count.enough(now)
                following = (*sizes[:holder], room - 1, *sizes[holder + 1 :])
                yield holder, following, now, self._ways(place + 1, following, now)

    def _room(self, sizes: _Sizes) -> int:
        """The room that the seat has which is counted."""
        return sum(
            size
            for each, size in zip(self._holders, sizes, strict=True)
            if each.seat == self._count.seat
        )

    def _free_ways(self, sizes: _Sizes, met: int) -> list[int]:
        """In how many ways the free chips fill the sizes when the seat that is counted gets
        0, 1, 2 ... of those that count."""
        counted = (self._free & self._count.chips).bit_count()
        others = self._free.bit_count() - counted
        room = self._room(sizes)
        # Who gets which part of the counted seat's room, and of all the rest.
        orders = factorial(room) * factorial(sum(sizes) - room)
        for size in sizes:
            orders //= factorial(size)
        least, most = self._count.least - met, self._count.most - met
        return [
            comb(counted, number) * comb(others, room - number) * orders
            if least <= number <= most
            else 0
            for number in range(min(counted, room) + 1)
        ]

    def _deal_free(self, found: dict[int, int], sizes: _Sizes, met: int, rng: Random) -> None:
        number = drawn(self._free_ways(sizes, met), rng)
        room = self._room(sizes)
        counted = list(indexes(self._free & self._count.chips))
        others = list(indexes(self._free & ~self._count.chips))
        rng.shuffle(counted)
        rng.shuffle(others)
        for_counted = counted[:number] + others[: room - number]
        rest = counted[number:] + others[room - number :]
        rng.shuffle(rest)
        for each, size in zip(self._holders, sizes, strict=True):
            source = for_counted if each.seat == self._count.seat else rest
            for _ in range(size):
                found[each.seat] |= 1 << source.pop()


def _merged(holders: Sequence[Holder], chips: int) -> list[Holder]:
    """Holders of one seat that can have the same chips made one, and empty ones left out."""
    sizes: dict[tuple[int, int], int] = {}
    for each in holders:
        key = each.seat, each.allowed & chips
        sizes[key] = sizes.get(key, 0) + each.size
    return [Holder(seat, size, allowed) for (seat, allowed), size in sizes.items() if size]
