"""The box in one integer, for speed: the dark, the milk and the white tiles each have a layer of
it, so that one shift moves or compares the tiles of all types."""

from __future__ import annotations

from typing import Final, NamedTuple

from boardroom.games.choconnect.box import ENTRIES, GRID, LINE, PLACES, TILES, Boards

_LAYER: Final = 80
"""Bits from one layer to the next: no line from the last cell of one reaches into the next."""

_EVERY: Final = sum(1 << _LAYER * place for place in range(len(TILES)))
"""A set of cells times this is the same set in every layer."""

_CELLS: Final = sum(GRID.bit(*cell) for cell in GRID.all_cells())
_THREE, _FOUR, _FIVE = (
    sum(_CELLS << _LAYER * place for place, tile in enumerate(TILES) if LINE[tile] == length)
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
        entry.door * _EVERY,
        {full: run * _EVERY for full, run in entry.pushed.items()},
        max(entry.step, 0),
        max(-entry.step, 0),
    )
    for text, entry in ENTRIES.items()
}
"""Each entry by its text."""

_DOORS: Final = tuple(DOORS.values())
OF_TILE: Final = {tile: _CELLS << _LAYER * place for place, tile in enumerate(TILES)}
"""The layer of each tile."""


def pack(boards: Boards) -> int:
    """The box as one integer."""
    return sum([board << _LAYER * place for place, board in enumerate(boards)])


def full(box: int) -> bool:
    """Whether every space is taken."""
    return box.bit_count() == PLACES


def taken(box: int) -> int:
    """The spaces that hold a tile."""
    return (box | box >> _LAYER | box >> 2 * _LAYER) & _CELLS


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
    """A set that has cells in the layer of every tile of which there is a line (CH-09)."""
    found = 0
    for one, two, four in _STEPS:
        pairs = box & box >> one
        threes = pairs & box >> two
        if threes:
            fours = pairs & pairs >> two
            found |= threes & _THREE | fours & _FOUR | fours & box >> four & _FIVE
    return found


def winning(box: int) -> int:
    """A set that has cells in the layer of every tile that could come in and make a line, or
    move tiles into one."""
    spaces, found = taken(box), 0
    for line, cell, pushed, inward, outward in _DOORS:
        run = pushed.get(spaces & line)
        if run is None:
            continue
        moved = box & run
        pushed_on = box ^ moved | moved << inward >> outward
        # One look for a tile of each type: they lie in layers of their own.
        made = lines(pushed_on | cell)
        if made:
            if lines(pushed_on):
                return _EVERY * _CELLS  # CH-10: whichever tile it is
            found |= made
    return found


def odds(wins: int, bag: tuple[int, ...]) -> float:
    """The chance that the tile drawn next, from so many of each type, is one of those that
    :func:`winning` gave."""
    if not wins:
        return 0.0
    likely = [count for count, layer in zip(bag, OF_TILE.values(), strict=True) if wins & layer]
    return sum(likely) / sum(bag)
