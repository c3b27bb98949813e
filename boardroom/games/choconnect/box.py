"""The box of Choconnect: its 6 x 6 spaces, the tiles, the entries and the winning lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardroom.games.entries import entries
from boardroom.games.grid import Cell, Grid

TILES: Final = "DMW"
"""Dark, milk, white."""

LINE: Final = {"D": 3, "M": 4, "W": 5}
"""How many of a type next to each other make a winning line (CH-09)."""

GRID: Final = Grid(6, 6)
"""The spaces of the board (CH-01)."""

PLACES: Final = GRID.rows * GRID.columns
"""Spaces of the board, and tiles: the bag is empty exactly when the board is full (CH-18)."""

SEATS: Final = range(2, 5)
"""Two to four players (CH-04)."""

ENTRIES: Final = entries(GRID)
"""The 24 entries, six a side (CH-06)."""


def has_line(dark: int, milk: int, white: int) -> bool:
    """Whether any type has its winning line, or a longer one, in any direction (CH-09)."""
    for step in GRID.steps:
        if dark & dark >> step & dark >> 2 * step:
            return True
        pairs = milk & milk >> step
        if pairs & pairs >> 2 * step:
            return True
        pairs = white & white >> step
        if pairs & pairs >> 2 * step & white >> 4 * step:
            return True
    return False


def winning_lines(dark: int, milk: int, white: int) -> tuple[tuple[str, tuple[Cell, ...]], ...]:
    """All winning lines with their tile; one as long as it goes counts once (CH-11)."""
    return tuple(
        (tile, cells)
        for tile, board in zip(TILES, (dark, milk, white), strict=True)
        for cells in GRID.runs(board, LINE[tile])
    )


def rows(dark: int, milk: int, white: int) -> tuple[str, ...]:
    """The board as six texts of six letters from the top, ``.`` for an empty space."""
    found = [["."] * GRID.columns for _ in range(GRID.rows)]
    for tile, board in zip(TILES, (dark, milk, white), strict=True):
        for row, column in GRID.cells(board):
            found[row][column] = tile
    return tuple(map("".join, found))


def boards(lines: Sequence[str]) -> tuple[int, int, int]:
    """The sets of dark, milk and white tiles of what :func:`rows` gives."""
    found = dict.fromkeys(TILES, 0)
    for row, column in GRID.all_cells():
        tile = lines[row][column]
        if tile != ".":
            found[tile] |= GRID.bit(row, column)
    return found["D"], found["M"], found["W"]
