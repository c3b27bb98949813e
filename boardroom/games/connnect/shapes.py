"""Spaces and shapes as numbers: every place where a shape can lie, and what numbers match it.

A space is an int from 0 to 35, column by column, so that the order of spaces is the order of
their names: a1, a2, ... f6. A set of spaces is an int with a bit for each. Sheets hold numbers
as 36 bytes in the same order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from boardroom.games.connnect.layout import (
    COLUMNS,
    CONNECT_3,
    CONNECT_4,
    CONNECT_5,
    ROWS,
    SPACES,
    Spaces,
)

NAMES: Final = tuple(sorted(SPACES))
"""The names of the spaces by their number."""

SPACE: Final = {name: number for number, name in enumerate(NAMES)}
READING: Final = tuple(SPACE[name] for name in SPACES)
"""The spaces in reading order: row by row."""

ALL: Final = (1 << len(NAMES)) - 1

HIGHEST: Final = 6
"""Numbers go from 1 to this one, as on a die."""

FREE: Final = 8
CROSSED: Final = 9
"""What a sheet holds for a free and for a crossed-out space; a written number is itself.
Neither is one more or less than a number."""

_HEIGHT: Final = len(ROWS)
_COLUMN: Final = (1 << _HEIGHT) - 1


def mask_of(spaces: Iterable[int]) -> int:
    """The set of these spaces."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def named(names: Spaces) -> int:
    """The set of the spaces with these names."""
    return mask_of(SPACE[name] for name in names)


_PARTS: Final = tuple(
    tuple(
        tuple(_HEIGHT * column + row for row in range(_HEIGHT) if pattern >> row & 1)
        for pattern in range(_COLUMN + 1)
    )
    for column in range(len(COLUMNS))
)


def spaces_of(mask: int) -> tuple[int, ...]:
    """The spaces of a set in their order."""
    found: tuple[int, ...] = ()
    for part in _PARTS:
        if mask & _COLUMN:
            found += part[mask & _COLUMN]
        mask >>= _HEIGHT
    return found


def text_of(mask: int) -> str:
    """The names of the spaces of a set in reading order: ``a1b1a2``."""
    return "".join(NAMES[space] for space in READING if mask >> space & 1)


NEAR: Final = tuple(
    tuple(
        _HEIGHT * (column + across) + row + down
        for across, down in ((-1, 0), (0, -1), (0, 1), (1, 0))
        if 0 <= column + across < len(COLUMNS) and 0 <= row + down < _HEIGHT
    )
    for column in range(len(COLUMNS))
    for row in range(_HEIGHT)
)
"""The spaces that touch each space along a side."""


@dataclass(frozen=True, slots=True)
class Placement:
    """One place where a shape can lie. ``shape`` is the name of a Connect-3 or Connect-4 shape
    or the letter of a Connect-5 card; ``text`` names the spaces in reading order."""

    mask: int
    size: int
    shape: str
    text: str


def _placements() -> Iterator[Placement]:
    shapes = [*CONNECT_3.items(), *CONNECT_4.items()]
    shapes += [(card.letter, card.spaces) for card in CONNECT_5]
    for shape, names in shapes:
        for mask in _everywhere(names):
            yield Placement(mask, len(names), shape, text_of(mask))


def _everywhere(names: Spaces) -> set[int]:
    """Every place of a shape, turned and mirrored (CN-28)."""
    cells = [(COLUMNS.index(name[0]), ROWS.index(name[1:])) for name in names]
    found = set()
    for turned in _turns(cells):
        wide, high = (1 + max(cell[axis] for cell in turned) for axis in (0, 1))
        for left in range(len(COLUMNS) - wide + 1):
            for top in range(_HEIGHT - high + 1):
                found.add(mask_of(_HEIGHT * (left + x) + top + y for x, y in turned))
    return found


def _turns(cells: list[tuple[int, int]]) -> Iterator[list[tuple[int, int]]]:
    """The shape in its eight positions, each in the corner at the top left."""
    for mirrored in (False, True):
        turned = [(-x, y) if mirrored else (x, y) for x, y in cells]
        for _ in range(4):
            turned = [(-y, x) for x, y in turned]
            left, top = (min(cell[axis] for cell in turned) for axis in (0, 1))
            yield [(x - left, y - top) for x, y in turned]


PLACEMENTS: Final = tuple(sorted(_placements(), key=lambda placement: placement.text))
"""All of them, in the order of their texts. Elsewhere one is called by its place in here."""

MASKS: Final = tuple(placement.mask for placement in PLACEMENTS)
SIZES: Final = tuple(placement.size for placement in PLACEMENTS)
SHAPES: Final = tuple(placement.shape for placement in PLACEMENTS)
PLACE: Final = {mask: place for place, mask in enumerate(MASKS)}
"""The placement with these spaces; no two have the same."""

PLACE_NAMED: Final = {placement.text: place for place, placement in enumerate(PLACEMENTS)}
"""The placement with this text."""

_THROUGH: Final = tuple(
    tuple((mask, place) for place, mask in enumerate(MASKS) if mask >> space & 1)
    for space in range(len(NAMES))
)
"""The placements that a space is part of, with their masks."""

_LONGEST: Final = max(SIZES)
_SHORTEST: Final = min(SIZES)


def matches(numbers: bytes, space: int, gaps: bool) -> list[int]:
    """The placements with this space whose numbers may be claimed, whether free or claimed.

    They are all equal, or they can be walked from the lowest to the highest, each next to the
    one that follows it (CN-29). ``gaps``: each may be larger than the one before by more than
    one (CN-30).
    """
    if numbers[space] > HIGHEST:
        return []  # CN-32
    found = _equal(numbers, space)
    down = _walks(numbers, space, -1, gaps)
    up = _walks(numbers, space, 1, gaps)
    for lower, low in down:
        for upper, high in up:
            # The space itself is in both; a longer walk than any shape has no placement.
            if _SHORTEST < low + high <= _LONGEST + 1:
                found.append(PLACE[lower | upper])
    return found


def _equal(numbers: bytes, space: int) -> list[int]:
    """The placements with this space that lie in one patch of equal numbers."""
    number, patch, edge = numbers[space], 1 << space, [space]
    while edge:
        for near in NEAR[edge.pop()]:
            if numbers[near] == number and not patch >> near & 1:
                patch |= 1 << near
                edge.append(near)
    if patch.bit_count() < _SHORTEST:
        return []
    return [place for mask, place in _THROUGH[space] if mask & patch == mask]


def _walks(numbers: bytes, space: int, step: int, gaps: bool) -> list[tuple[int, int]]:
    """The walks from a space to ever higher (or lower) numbers: their spaces and lengths."""
    found = [(1 << space, 1)]
    ends = [(space, 1 << space)]
    for length in range(2, _LONGEST + 1):
        following = []
        for end, mask in ends:
            number = numbers[end]
            for near in NEAR[end]:
                difference = (numbers[near] - number) * step
                if difference == 1 or (gaps and difference > 1 and numbers[near] <= HIGHEST):
                    following.append((near, mask | 1 << near))
        if not following:
            break
        ends = following
        found += [(mask, length) for _, mask in ends]
    return found


def all_matches(numbers: bytes, gaps: bool) -> tuple[int, ...]:
    """Every placement whose numbers may be claimed, in order."""
    found = {place for space in range(len(NAMES)) for place in matches(numbers, space, gaps)}
    return tuple(sorted(found))
