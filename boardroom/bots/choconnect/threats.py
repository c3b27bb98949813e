"""Which tiles could come in next and make a line: all entries at once, for speed, a box after each
side by side in one integer."""

from __future__ import annotations

from typing import Final

from boardroom.bots.choconnect.packed import (
    BOX,
    BOXES,
    CELLS,
    DOORS,
    EVERY,
    OF_TILE,
    Door,
    lines,
    taken,
)

_OPEN: Final = 1 << BOX - 1
"""Where no cell is: set beside what a tile pushes on at an entry that is open (CH-08)."""


def _runs(door: Door) -> dict[int, bytes]:
    """For each set of taken cells of a line what a tile pushes on there, in bytes."""
    runs = {full: run | _OPEN for full, run in door.pushed.items()} | {door.line: 0}
    return {full: run.to_bytes(BOX // 8, "little") for full, run in runs.items()}


_ALL_OPEN: Final = _OPEN * BOXES
_RUNS: Final = tuple((door.line, _runs(door)) for door in DOORS.values())
_DOORS: Final = sum(door.cell << BOX * place for place, door in enumerate(DOORS.values()))


def _ways() -> dict[tuple[int, int], int]:
    """The boxes of the entries that push the same way, by the bits inward and outward."""
    found: dict[tuple[int, int], int] = {}
    for place, door in enumerate(DOORS.values()):
        way = door.inward, door.outward
        found[way] = found.get(way, 0) | EVERY * CELLS << BOX * place
    return found


_WAYS: Final = tuple((inward, outward, boxes) for (inward, outward), boxes in _ways().items())
_OF_TYPE: Final = tuple((layer, layer * BOXES) for layer in OF_TILE.values())
"""The layer of each tile, and the same for each entry."""


def winning(box: int) -> int:
    """A set that has cells in the layer of every tile that could come in and make a line, or
    move tiles into one."""
    pushed_on, come_in = _at_each_entry(box)
    # One look for a tile of each type: they lie in layers of their own.
    made = lines(come_in)
    if made and lines(pushed_on):
        return EVERY * CELLS  # CH-10: whichever tile it is
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
    # Less the lowest bit of its box, the bit above a mark is every bit of the box.
    opened = (marks << 1) - (marks >> BOX - 1)
    boxes = box * BOXES
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
