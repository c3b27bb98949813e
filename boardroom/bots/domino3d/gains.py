"""What chips would be worth where they fit, without laying them, for speed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random

from boardroom.games.domino3d.cells import AXES, HEIGHT, STEPS, STEPS_ON_TABLE, halves
from boardroom.games.domino3d.chips import CHIPS, PIPS, indexes
from boardroom.games.domino3d.space import (
    ANY,
    COUNT,
    TAKEN,
    ZERO_PAIR,
    Cells,
    Places,
    both_ways,
    fitting,
    lie_of,
)


def gain(cells: Cells, code: int) -> int:
    """The points for a lie that fits."""
    (cell, small), (other, large) = halves(code)
    get = cells.get
    return _points(small, large, _beside(get, cell, other), _beside(get, other, cell))


class Gains:
    """The most points that each chip of a set can make, kept for quick questions of how that
    changes with one more chip on the table."""

    def __init__(self, cells: Cells, places: Places, chips: int) -> None:
        self._chips = chips
        self._found: dict[int, list[tuple[int, int]]] = {}
        for place, _, chip, points in _ways(cells, places.items(), chips):
            if points:
                self._found.setdefault(chip, []).append((points, place))
        for ways in self._found.values():
            ways.sort(reverse=True)

    def best(self, places: Places) -> dict[int, int]:
        """For each chip that fits anywhere, by its index: its most points."""
        best = dict.fromkeys(indexes(fitting(places) & self._chips), 0)
        for chip, ways in self._found.items():
            best[chip] = ways[0][0]
        return best

    def after(self, cells: Cells, places: Places, code: int) -> dict[int, int]:
        """The same once this lie has been added to the table, of which all else is known."""
        changed = _near(code)
        best = dict.fromkeys(indexes(fitting(places) & self._chips), 0)
        for chip, ways in self._found.items():
            for points, place in ways:
                if place not in changed:
                    best[chip] = points
                    break
        renewed = [(place, places[place]) for place in changed if place in places]
        for _, _, chip, points in _ways(cells, renewed, self._chips):
            if points > best[chip]:
                best[chip] = points
        return best


def _near(code: int) -> set[int]:
    """The places, as in Places, that a lie takes or touches."""
    found = set()
    for half, _ in halves(code):
        for near in (half, *[half + step for step in STEPS]):
            for axis, step in enumerate(AXES):
                found.add(near << 2 | axis)
                found.add(near - step << 2 | axis)
    return found


def best_lie(cells: Cells, places: Places, hand: int, pip: float, rng: Random) -> int | None:
    """The lie with the most points, and ``pip`` for each number of the chip; None when nothing
    fits. Equal ones are about equally likely."""
    random = rng.random
    best, found = -1.0, None
    for place, fit, chip, points in _ways(cells, places.items(), hand):
        score = points + pip * PIPS[chip] + random() / 2  # which parts no two that differ by 1
        if score > best:
            best, found = score, (place, fit)
    return None if found is None else lie_of(*found)


def _ways(
    cells: Cells, places: Iterable[tuple[int, int]], chips: int
) -> Iterator[tuple[int, int, int, int]]:
    """Every way in which a chip of the set fits at these places: the place and the one bit of it
    as in Places, the chip by its index, and the points."""
    held = both_ways(chips)
    get = cells.get
    for place, fits_there in places:
        fits = fits_there & held
        if not fits:
            continue
        cell = place >> 2
        other = cell + AXES[place & 3]
        lower, upper = _beside(get, cell, other), _beside(get, other, cell)
        while fits:
            fit = fits & -fits
            fits ^= fit
            chip = fit.bit_length() - 1
            if chip < COUNT:
                small, large = CHIPS[chip]
                yield place, fit, chip, _points(small, large, lower, upper)
            else:
                chip -= COUNT
                small, large = CHIPS[chip]
                yield place, fit, chip, _points(large, small, lower, upper)


def _beside(get: Callable[[int, int], int], cell: int, mate: int) -> list[int]:
    """The numbers on the lying halves that touch a cell, but for the other half of its chip."""
    found = []
    for step in STEPS if cell & HEIGHT else STEPS_ON_TABLE:
        near = cell + step
        if near != mate:
            lying = get(near, 0)
            if lying > ANY:
                found.append((lying >> TAKEN) - 1)
    return found


def _points(first: int, second: int, by_first: list[int], by_second: list[int]) -> int:
    """The points of a chip whose halves touch these numbers."""
    if len(by_first) + len(by_second) < 2:
        return 0  # D3-13
    equal, equal_too = by_first.count(first), by_second.count(second)
    # D3-14; D3-16: the other half decides what a pair of zeros is worth.
    points = first * equal if first else ZERO_PAIR * equal * bool(equal_too)
    return points + (second * equal_too if second else ZERO_PAIR * equal_too * bool(equal))
