"""The chips that lie, and where another one can go.

The places for a chip are kept as they change and never looked for: laying a chip closes its two
cells, narrows what the cells around them accept, and brings the places next to these up to date.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from boardroom.games.domino3d.cells import AXES, HEIGHT, STEPS, STEPS_ON_TABLE, halves, lie
from boardroom.games.domino3d.chips import CHIPS, NUMBERS

_X, _Y, _UP = AXES
COUNT: Final = len(CHIPS)
_EVERY_CHIP: Final = (1 << COUNT) - 1

ANY: Final = (1 << NUMBERS) - 1
"""The numbers that a cell next to no chip accepts, as a set: all of them."""

TAKEN: Final = NUMBERS
"""A taken cell holds ``number + 1 << TAKEN``: a set that accepts nothing, and the number."""

ACCEPTED_BESIDE: Final = (ANY, *(1 | 1 << number for number in range(1, NUMBERS)))
"""What a cell next to a half with this number accepts: the same, or 0 (D3-09)."""

ZERO_PAIR: Final = 10
"""Points of 0 on 0, if the other half has equal numbers too (D3-16)."""

Cells = dict[int, int]
"""What each cell next to a chip accepts, as a set of numbers; or the half that takes it."""

Places = dict[int, int]
"""Where a chip fits: ``cell << 2 | axis`` of the lower of two free neighbours, and a set of
chips. Bit ``i``: chip ``i`` fits with its first half there; bit ``i + 28``: with its second."""


def _fitting(first: bool) -> tuple[int, ...]:
    """For each set of numbers that a cell accepts: the chips that have a half for it, as in
    :data:`Places`; ``first`` is for the lower cell. Empty for what a taken cell holds."""
    found = [0] * ((NUMBERS << TAKEN) + 1)
    for accepted in range(ANY + 1):
        for index, (small, large) in enumerate(CHIPS):
            ahead, back = (small, large) if first else (large, small)
            found[accepted] |= (accepted >> ahead & 1) << index
            if small != large:  # a double is written with the positive direction
                found[accepted] |= (accepted >> back & 1) << index + COUNT
    return tuple(found)


_LOWER: Final = _fitting(first=True)
_UPPER: Final = _fitting(first=False)


def both_ways(chips: int) -> int:
    """A set of chips as :data:`Places` holds it, each with either half first."""
    return chips | chips << COUNT


def lay(cells: Cells, places: Places, code: int, unsupported: bool) -> int:
    """Lay a chip that fits, in place; its points.

    ``unsupported``: chips may hang in the air (D3-12).
    """
    (cell, small), (other, large) = halves(code)
    cells[cell] = small + 1 << TAKEN
    cells[other] = large + 1 << TAKEN
    for half in (cell, other):
        for axis, step in enumerate(AXES):
            places.pop(half << 2 | axis, None)
            places.pop(half - step << 2 | axis, None)
    changed: list[int] = []
    touching, points, equal, zeros = _lay_half(cells, cell, other, small, changed)
    touching2, points2, equal2, zeros2 = _lay_half(cells, other, cell, large, changed)
    for each in changed:
        _renew(cells, places, each, unsupported)
    if touching + touching2 < 2:
        return 0  # D3-13
    # D3-16: the other half decides what a pair of zeros is worth.
    return points + points2 + ZERO_PAIR * (zeros * equal2 + zeros2 * equal)


def _lay_half(
    cells: Cells, half: int, mate: int, number: int, changed: list[int]
) -> tuple[int, int, bool, int]:
    """Narrow what the cells around a half accept, noting those whose places change.

    Returns how many faces touch, the points of equal numbers above 0, whether any numbers are
    equal, and how many pairs of zeros there are.
    """
    touching = points = zeros = 0
    equal = False
    accepted = ACCEPTED_BESIDE[number]
    mark = number + 1 << TAKEN
    get = cells.get
    for step in STEPS if half & HEIGHT else STEPS_ON_TABLE:
        near = half + step
        found = get(near, ANY)
        if found <= ANY:
            cells[near] = found & accepted
            changed.append(near)
        elif near != mate:
            touching += 1
            if found == mark:
                equal = True
                points += number  # D3-14
                zeros += not number
    return touching, points, equal, zeros


def _renew(cells: Cells, places: Places, cell: int, unsupported: bool) -> None:
    """Bring the places of which a free cell is a part up to date."""
    get = cells.get
    lower, upper = _LOWER[cells[cell]], _UPPER[cells[cell]]
    height = cell & HEIGHT
    # D3-12: on the table, or on the half that lies right under it.
    held = unsupported or not height or get(cell - _UP, 0) > ANY
    for axis, step in ((0, _X), (1, _Y)):
        near = cell + step
        fits = lower & _UPPER[get(near, ANY)]
        if not fits:
            places.pop(cell << 2 | axis, None)
        elif held or get(near - _UP, 0) > ANY:
            places[cell << 2 | axis] = fits
        near = cell - step
        fits = _LOWER[get(near, ANY)] & upper
        if not fits:
            places.pop(near << 2 | axis, None)
        elif held or get(near - _UP, 0) > ANY:
            places[near << 2 | axis] = fits
    fits = lower & _UPPER[get(cell + _UP, ANY)]
    if not fits:
        places.pop(cell << 2 | 2, None)
    elif held:
        places[cell << 2 | 2] = fits
    if height:
        near = cell - _UP
        fits = _LOWER[get(near, ANY)] & upper
        if not fits:
            places.pop(near << 2 | 2, None)
        elif unsupported or height == 1 or get(near - _UP, 0) > ANY:
            places[near << 2 | 2] = fits


def lies(places: Places, hand: int) -> list[int]:
    """Every way in which a chip of the hand fits, ascending."""
    held = both_ways(hand)
    found = []
    for place, fitting in places.items():
        fits = fitting & held
        while fits:
            lowest = fits & -fits
            found.append(lie_of(place, lowest))
            fits ^= lowest
    found.sort()
    return found


def lie_of(place: int, fit: int) -> int:
    """How a chip lies at a place of :data:`Places`; ``fit`` has the one bit of it."""
    cell, axis, chip = place >> 2, place & 3, fit.bit_length() - 1
    if chip < COUNT:
        return lie(chip, cell, 2 * axis)
    return lie(chip - COUNT, cell + AXES[axis], 2 * axis + 1)


def any_fits(places: Places, hand: int) -> bool:
    """Whether a chip of the hand fits anywhere."""
    held = both_ways(hand)
    return any(fitting & held for fitting in places.values())


def fitting(places: Places) -> int:
    """The chips that fit anywhere."""
    found = 0
    for fits in places.values():
        found |= fits
    return (found | found >> COUNT) & _EVERY_CHIP


@dataclass(frozen=True, slots=True)
class Space:
    """The chips that lie, as a value: the dicts are never changed once they are in here."""

    cells: Cells
    places: Places
    unsupported: bool

    @classmethod
    def of(cls, codes: Iterable[int], unsupported: bool) -> Space:
        """The space in which these chips were laid in this order."""
        cells: Cells = {}
        places: Places = {}
        for code in codes:
            lay(cells, places, code, unsupported)
        return cls(cells, places, unsupported)

    def with_chip(self, code: int) -> tuple[Space, int]:
        """The space with one more chip that fits, and the points for it."""
        cells, places = self.cells.copy(), self.places.copy()
        points = lay(cells, places, code, self.unsupported)
        return Space(cells, places, self.unsupported), points

    def number(self, cell: int) -> int | None:
        """The number of the half that takes this cell; None for a free one."""
        found = self.cells.get(cell, ANY)
        return None if found <= ANY else (found >> TAKEN) - 1

    def contacts(self, code: int) -> Iterator[tuple[int, int, int, int]]:
        """The faces of a chip that would touch: the cell of its half and the number on it, the
        lying cell and the number there."""
        (cell, small), (other, large) = halves(code)
        for half, mate, number in ((cell, other, small), (other, cell, large)):
            for step in STEPS if half & HEIGHT else STEPS_ON_TABLE:
                lying = self.number(half + step)
                if lying is not None and half + step != mate:
                    yield half, number, half + step, lying

    def supports(self, code: int) -> bool:
        """Whether a half of the chip would rest on the table or on a lying half (D3-12)."""
        if self.unsupported:
            return True
        (cell, _), (other, _) = halves(code)
        return any(
            not half & HEIGHT or self.cells.get(half - _UP, 0) > ANY for half in (cell, other)
        )
