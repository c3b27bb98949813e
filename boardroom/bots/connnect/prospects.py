"""What a number in a free space would bring to a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from boardroom.bots.connnect.prices import Prices, ready
from boardroom.games.connnect.layout import (
    CIRCLE_POINTS,
    CONNECTED_LINE_POINTS,
    CONNECTED_LINES,
)
from boardroom.games.connnect.legal import NUMBERS
from boardroom.games.connnect.objectives import LINE_MASKS
from boardroom.games.connnect.scoring import line_points
from boardroom.games.connnect.shapes import HIGHEST, MASKS, NAMES, NEAR, SHAPES, matches, spaces_of
from boardroom.games.connnect.sheet import CIRCLE_MASKS, Sheet

AROUND: Final = 4
"""How many spaces lie around a circle."""

_LINES: Final = tuple(
    tuple((mask, spaces_of(mask)) for mask in LINE_MASKS.values() if mask >> space & 1)
    for space in range(len(NAMES))
)
"""The arrow lines that a space is part of, as sets and space by space."""

_CIRCLE: Final = tuple(
    next(place for place, mask in enumerate(CIRCLE_MASKS) if mask >> space & 1)
    for space in range(len(NAMES))
)
"""The circle that a space belongs to (CN-03)."""

_CONNECTED: Final = tuple(
    tuple(
        sum([CIRCLE_MASKS[each] for each in line if each != circle])
        for line in CONNECTED_LINES
        if circle in line
    )
    for circle in range(len(CIRCLE_MASKS))
)
"""For each circle what else has to be taken for each connected line through it."""


@dataclass(frozen=True, slots=True)
class Shares:
    """What is only on the way to something counts for, in points: two neighbours that could be
    part of one claim, an arrow line and a circle. The last two are multiplied with the square
    of how much of them is taken: three of six spaces are a quarter of the share."""

    patch: float
    line: float
    circle: float


class Prospects:
    """The gains of writing numbers on one sheet, in points, each worked out when it is asked."""

    __slots__ = ("_claimed", "_gaps", "_known", "_places", "_price", "_ready", "_shares", "_sheet")

    def __init__(self, sheet: Sheet, price: Prices, shares: Shares, gaps: bool) -> None:
        self._sheet = sheet
        self._price = price.by_shape
        self._shares = shares
        self._gaps = gaps
        self._claimed = sheet.claims.mask
        self._ready = ready(sheet, price)
        self._known: dict[tuple[int, int], float] = {}
        self._places: dict[int, float] = {}

    def gain(self, space: int, number: int) -> float:
        """What this number in this free space brings."""
        key = space, number
        found = self._known.get(key)
        if found is None:
            place = self._places.get(space)
            if place is None:
                place = self._places[space] = self._taking(space)
            found = self._known[key] = place + self._line(space, number) + self._fit(space, number)
        return found

    def renumbering(self, space: int, number: int) -> float:
        """What it brings when the number in a space becomes this one; lines do not count."""
        return self._fit(space, number) - self._shares.patch * self._near(
            space, self._sheet.grid.values[space]
        )

    def best(self, free: Sequence[int], number: int, most: int) -> list[tuple[float, int]]:
        """The gains of a number in the best of these free spaces, with the spaces."""
        found = [(self.gain(space, number), space) for space in free]
        found.sort(reverse=True)
        return found[:most]

    def best_of_all(self, free: Sequence[int], most: int) -> list[tuple[float, int, int]]:
        """The gains of the best numbers in these free spaces, with the spaces and numbers."""
        found = [(self.gain(space, number), space, number) for space in free for number in NUMBERS]
        found.sort(reverse=True)
        return found[:most]

    def _near(self, space: int, number: int) -> int:
        """How many unclaimed neighbours are equal to the number or follow it."""
        values, claimed = self._sheet.grid.values, self._claimed
        count = 0
        for beside in NEAR[space]:
            if -2 < values[beside] - number < 2 and not claimed >> beside & 1:
                count += values[beside] <= HIGHEST
        return count

    def _fit(self, space: int, number: int) -> float:
        """What a number brings by its neighbours: patches, and the dearest new claim."""
        near = self._near(space, number)
        if not near and not self._gaps:
            return 0.0
        return self._shares.patch * near + self._claim(space, number)

    def _claim(self, space: int, number: int) -> float:
        """What the dearest new claim brings more than those that it takes the place of."""
        values = self._sheet.grid.values
        filled = values[:space] + bytes((number,)) + values[space + 1 :]
        best = 0.0
        for place in matches(filled, space, self._gaps):
            mask = MASKS[place]
            worth = self._price.get(SHAPES[place], 0.0)
            if worth <= best or mask & self._claimed:
                continue
            for lost, other in self._ready:
                if other & mask:
                    worth -= lost
            best = max(best, worth)
        return best

    def _line(self, space: int, number: int) -> float:
        """The points of the arrow lines that become full."""
        values, taken = self._sheet.grid.values, self._sheet.grid.taken | 1 << space
        found = 0.0
        for mask, spaces in _LINES[space]:
            if taken & mask == mask:
                found += line_points(
                    bytes([number if each == space else values[each] for each in spaces])
                )
        return found

    def _taking(self, space: int) -> float:
        """What taking a free space brings to lines and circles, whatever the number."""
        taken = self._sheet.grid.taken
        found = 0.0
        for mask, _ in _LINES[space]:
            found += self._shares.line * towards((taken & mask).bit_count(), HIGHEST)
        circle = _CIRCLE[space]
        full = (taken & CIRCLE_MASKS[circle]).bit_count()
        found += self._shares.circle * towards(full, AROUND)
        if full == AROUND - 1:
            found += CIRCLE_POINTS
            for others in _CONNECTED[circle]:
                if others & taken == others:
                    found += CONNECTED_LINE_POINTS
        return found


def towards(full: int, size: int) -> float:
    """By how much a share grows with one more space taken; what is complete has points instead."""
    return (0 if full == size - 1 else (full + 1) ** 2 / size**2) - full**2 / size**2
