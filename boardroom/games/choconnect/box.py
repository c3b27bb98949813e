"""The box of Choconnect: its 6 x 6 spaces, the tiles, the entries and the winning lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardroom.games.entrances import Entrance, entrances
from boardroom.games.grid import Cell, Grid

SEATS: Final = range(2, 5)
"""Two to four players (CH-04)."""

TILES: Final = "DMW"
"""Dark, milk, white."""

LINE: Final = {"D": 3, "M": 4, "W": 5}
"""How many of a type next to each other make a winning line (CH-09)."""

GRID: Final = Grid(6, 6)
"""The spaces of the board (CH-01)."""

PLACES: Final = GRID.rows * GRID.columns
"""Spaces of the board, and tiles: the bag is empty exactly when the board is full (CH-18)."""

ENTRIES: Final = entrances(GRID)
"""The 24 entries, six a side (CH-06)."""

_STEPS: Final = tuple((step, 2 * step, 4 * step) for step in GRID.steps)

Boards = tuple[int, int, int]
"""Where the dark, the milk and the white tiles lie: sets of cells of GRID."""

EMPTY: Final[Boards] = (0, 0, 0)


def taken(boards: Boards) -> int:
    """The spaces that hold a tile."""
    return boards[0] | boards[1] | boards[2]


def push_in(boards: Boards, tile: str, entry: Entrance) -> Boards:
    """The tiles once one more has come in at an entry that is open."""
    dark, milk, white = boards
    # CH-07: the tiles without a gap from the edge move one space in, the rest stay.
    run = entry.pushed[(dark | milk | white) & entry.line]
    if run:
        dark = entry.push(dark, run)
        milk = entry.push(milk, run)
        white = entry.push(white, run)
    if tile == "D":
        return dark | entry.door, milk, white
    if tile == "M":
        return dark, milk | entry.door, white
    return dark, milk, white | entry.door


def has_line(boards: Boards) -> bool:
    """Whether any type has its winning line, or a longer one, in any direction (CH-09)."""
    dark, milk, white = boards
    for one, two, four in _STEPS:
        if dark & dark >> one & dark >> two:
            return True
        pairs = milk & milk >> one
        if pairs & pairs >> two:
            return True
        pairs = white & white >> one
        if pairs & pairs >> two & white >> four:
            return True
    return False


def winning_lines(boards: Boards) -> tuple[tuple[str, tuple[Cell, ...]], ...]:
    """All winning lines with their tile; one as long as it goes counts once (CH-11)."""
    if not has_line(boards):
        return ()
    return tuple(
        (tile, cells)
        for tile, board in zip(TILES, boards, strict=True)
        for cells in GRID.runs(board, LINE[tile])
    )


def rows(boards: Boards) -> tuple[str, ...]:
    """The board as six texts of six letters from the top, ``.`` for an empty space."""
    found = [["."] * GRID.columns for _ in range(GRID.rows)]
    for tile, board in zip(TILES, boards, strict=True):
        for row, column in GRID.cells(board):
            found[row][column] = tile
    return tuple(map("".join, found))


def from_rows(lines: Sequence[str]) -> Boards:
    """The tiles of six texts such as :func:`rows` gives."""
    found = dict.fromkeys(TILES, 0)
    for row, column in GRID.all_cells():
        tile = lines[row][column]
        if tile != ".":
            found[tile] |= GRID.bit(row, column)
    return found["D"], found["M"], found["W"]
