"""Cells of a board as players name them, and boards as sets of cells held in one integer.

A cell has a row from the top and a column from the left, both counted from 0 in code. In text
columns are letters and rows are numbers from 1: row 3, column 2 is ``c4``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

Cell = tuple[int, int]
"""Row from the top and column from the left, counted from 0."""


def column_letter(column: int) -> str:
    """The letter of a column: ``a`` for 0."""
    return chr(ord("a") + column)


def cell_name(row: int, column: int) -> str:
    """The cell as a player names it.

    >>> cell_name(3, 2)
    'c4'
    """
    return f"{column_letter(column)}{row + 1}"


@dataclass(frozen=True, slots=True)
class Grid:
    """A board of ``rows`` x ``columns`` cells; a set of cells is one int, a bit for each.

    One bit a row stays empty, so that a step to the side never runs into the next row.
    """

    rows: int
    columns: int

    @property
    def stride(self) -> int:
        """How many bits lie between a cell and the one below it."""
        return self.columns + 1

    @property
    def steps(self) -> tuple[int, int, int, int]:
        """Bits to the next cell: right, down, down and right, down and left."""
        return (1, self.stride, self.stride + 1, self.stride - 1)

    def bit(self, row: int, column: int) -> int:
        """The set that holds this one cell."""
        return 1 << (row * self.stride + column)

    def all_cells(self) -> Iterator[Cell]:
        """Every cell in reading order."""
        for row in range(self.rows):
            for column in range(self.columns):
                yield row, column

    def cells(self, mask: int) -> tuple[Cell, ...]:
        """The cells of a set in reading order."""
        found = []
        while mask:
            lowest = mask & -mask
            found.append(divmod(lowest.bit_length() - 1, self.stride))
            mask ^= lowest
        return tuple(found)

    def runs(self, mask: int, length: int) -> tuple[tuple[Cell, ...], ...]:
        """The lines of ``length`` or more cells of the set: rows, columns, both diagonals.

        Each is as long as it goes, its cells from the top or from the left.
        """
        found = []
        for step in self.steps:
            line = mask & ~(mask << step)  # cells that no cell of the set lies before
            for start in self.cells(line):
                bit = self.bit(*start)
                run = 0
                while mask & bit:
                    run |= bit
                    bit <<= step
                if run.bit_count() >= length:
                    found.append(self.cells(run))
        return tuple(found)
