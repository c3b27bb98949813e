"""The box in one integer, for speed: the dark, the milk and the white tiles each have a layer of
it, so that one shift moves or compares the tiles of all types, or of many boxes side by side."""

from __future__ import annotations

from typing import Final, NamedTuple

from boardroom.games.choconnect.box import ENTRIES, GRID, LINE, PLACES, TILES, Boards

_LAYER: Final = 80
"""Bits from one layer to the next: no line from the last cell of one reaches into the next."""

EVERY: Final = sum(1 << _LAYER * place for place in range(len(TILES)))
"""A set of cells times this is the same set in every layer."""

BOX: Final = _LAYER * len(TILES)
"""Bits from one box to the next, where those after each entry lie side by side."""

BOXES: Final = sum(1 << BOX * place for place in range(len(ENTRIES)))
"""A box times this is the same box for each entry."""

CELLS: Final = sum(GRID.bit(*cell) for cell in GRID.all_cells())
_THREE, _FOUR, _FIVE = (
    sum(CELLS << _LAYER * place for place, tile in enumerate(TILES) if LINE[tile] == length) * BOXES
    for length in (3, 4, 5)
)
_STEPS: Final = tuple((step, 2 * step, 4 * step) for step in GRID.steps)


class Door(NamedTuple):
    """An entry: its line of cells, its first cell in every layer, for each set of taken cells of
    the line what a tile pushes on, in every layer, and the bits from a cell to the next."""

    line: int
    cell: int
    pushed: dict[int, int]
    inward: int
    outward: int


DOORS: Final = {
    text: Door(
        entry.line,
        entry.door * EVERY,
        {full: run * EVERY for full, run in entry.pushed.items()},
        max(entry.step, 0),
        max(-entry.step, 0),
    )
    for text, entry in ENTRIES.items()
}
"""Each entry by its text."""

OF_TILE: Final = {tile: CELLS << _LAYER * place for place, tile in enumerate(TILES)}
"""The layer of each tile."""


def pack(boards: Boards) -> int:
    """The box as one integer."""
    return sum([board << _LAYER * place for place, board in enumerate(boards)])


def full(box: int) -> bool:
    """Whether every space is taken."""
    return box.bit_count() == PLACES


def taken(box: int) -> int:
    """The spaces that hold a tile."""
    return (box | box >> _LAYER | box >> 2 * _LAYER) & CELLS


def entered(box: int, tile: str) -> list[tuple[str, int]]:
    """For each entry that is open, by its text: the box once the tile has come in there."""
    spaces, layer = taken(box), OF_TILE[tile]
    found = []
    for text, door in DOORS.items():
        run = door.pushed.get(spaces & door.line)
        if run is not None:  # CH-08
            moved = box & run
            box_after = box ^ moved | moved << door.inward >> door.outward
            found.append((text, box_after | door.cell & layer))
    return found


def lines(box: int) -> int:
    """A set that has cells in the layer of every tile of which there is a line (CH-09); for a box,
    or for several side by side."""
    found = 0
    for one, two, four in _STEPS:
        pairs = box & box >> one
        threes = pairs & box >> two
        if threes:
            fours = pairs & pairs >> two
            found |= threes & _THREE | fours & _FOUR | fours & box >> four & _FIVE
    return found
