"""The box in one integer, for speed: the dark, the milk and the white tiles each have a layer of
it, so that one shift moves or compares the tiles of all types; and of all boxes side by side."""

from __future__ import annotations

from typing import Final, NamedTuple

from boardroom.games.choconnect.box import ENTRIES, GRID, LINE, PLACES, TILES, Boards

_LAYER: Final = 80
"""Bits from one layer to the next: no line from the last cell of one reaches into the next."""

_EVERY: Final = sum(1 << _LAYER * place for place in range(len(TILES)))
"""A set of cells times this is the same set in every layer."""

_BOX: Final = _LAYER * len(TILES)
"""Bits from one box to the next, where those after each entry lie side by side."""

_BOXES: Final = sum(1 << _BOX * place for place in range(len(ENTRIES)))
"""A box times this is the same box for each entry."""

_CELLS: Final = sum(GRID.bit(*cell) for cell in GRID.all_cells())
_THREE, _FOUR, _FIVE = (
    sum(_CELLS << _LAYER * place for place, tile in enumerate(TILES) if LINE[tile] == length)
    * _BOXES
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

_OPEN: Final = 1 << _BOX - 1
"""Where no cell is: set beside what a tile pushes on at an entry that is open (CH-08)."""


def _runs(door: Door) -> dict[int, bytes]:
    """For each set of taken cells of a line what a tile pushes on there, in bytes."""
    runs = {full: run | _OPEN for full, run in door.pushed.items()} | {door.line: 0}
    return {full: run.to_bytes(_BOX // 8, "little") for full, run in runs.items()}


_RUNS: Final = tuple((door.line, _runs(door)) for door in DOORS.values())
_DOORS: Final = sum(door.cell << _BOX * place for place, door in enumerate(DOORS.values()))


def _ways() -> dict[tuple[int, int], int]:
    """The boxes of the entries that push the same way, by the bits inward and outward."""
    found: dict[tuple[int, int], int] = {}
    for place, door in enumerate(DOORS.values()):
        way = door.inward, door.outward
        found[way] = found.get(way, 0) | _EVERY * _CELLS << _BOX * place
    return found


_WAYS: Final = tuple((inward, outward, boxes) for (inward, outward), boxes in _ways().items())
_ALL_OPEN: Final = _OPEN * _BOXES
OF_TILE: Final = {tile: _CELLS << _LAYER * place for place, tile in enumerate(TILES)}
"""The layer of each tile."""

_OF_TYPE: Final = tuple((layer, layer * _BOXES) for layer in OF_TILE.values())
"""The layer of each tile, and the same for each entry."""


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


def winning(box: int) -> int:
    """A set that has cells in the layer of every tile that could come in and make a line, or
    move tiles into one."""
    pushed_on, come_in = _at_each_entry(box)
    # One look for a tile of each type: they lie in layers of their own.
    made = lines(come_in)
    if made and lines(pushed_on):
        return _EVERY * _CELLS  # CH-10: whichever tile it is
    return _types(made)


def completing(box: int) -> int:
    """The same of the tiles that would lie in the line themselves."""
    pushed_on, come_in = _at_each_entry(box)
    made = lines(come_in)
    return _types(made & ~lines(pushed_on)) if made else 0


def _at_each_entry(box: int) -> tuple[int, int]:
    """For each entry the box with its tiles moved on, and the same with a tile of each type in
    the space that is free then; as it is where the entry is closed."""
    spaces = taken(box)
    runs = int.from_bytes(b"".join([runs[spaces & line] for line, runs in _RUNS]), "little")
    marks = runs & _ALL_OPEN
    opened = (marks << 1) - (marks >> _BOX - 1)
    boxes = box * _BOXES
    moved = boxes & runs
    pushed_on = boxes ^ moved
    for inward, outward, which in _WAYS:
        pushed_on |= (moved & which) << inward >> outward
    return pushed_on, pushed_on | _DOORS & opened


def _types(made: int) -> int:
    """The layer of each tile that has cells in its layer after some entry."""
    return sum([layer for layer, layers in _OF_TYPE if made & layers]) if made else 0


def odds(wins: int, bag: tuple[int, ...]) -> float:
    """The chance that the tile drawn next, from so many of each type, is one of those that
    :func:`winning` gave."""
    if not wins:
        return 0.0
    likely = [count for count, layer in zip(bag, OF_TILE.values(), strict=True) if wins & layer]
    return sum(likely) / sum(bag)
