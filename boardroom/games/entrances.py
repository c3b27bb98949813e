"""Entrances at the edge of a board: where a tile can be pushed in, and what it pushes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boardroom.games.grid import Cell, Grid, column_letter


@dataclass(frozen=True, slots=True)
class Entrance:
    """One entrance: its text, its line of cells from the edge inward, and what a push does."""

    text: str
    cells: tuple[Cell, ...]
    line: int
    """The cells as a set."""
    door: int
    """The cell at the edge, as a set."""
    step: int
    """Bits from one cell of the line to the next, negative towards the top and the left."""
    pushed: dict[int, int]
    """For each set of taken cells of the line, except the full line: those that a tile coming
    in pushes on by one, which lie without a gap from the edge."""

    def push(self, board: int, run: int) -> int:
        """The set ``board`` once its cells that are in ``run`` have moved one cell inward."""
        moved = board & run
        return board ^ moved | (moved << self.step if self.step > 0 else moved >> -self.step)


def entrances(grid: Grid) -> dict[str, Entrance]:
    """Every entrance of the board by its text, in the order of these texts.

    ``3>`` enters row 3 from the left, ``3<`` from the right, ``cv`` column c from the top,
    ``c^`` from the bottom. Rows have one digit: a board has up to nine.
    """
    found = []
    for row in range(grid.rows):
        cells = [(row, column) for column in range(grid.columns)]
        found += [
            _entrance(grid, f"{row + 1}<", cells[::-1]),
            _entrance(grid, f"{row + 1}>", cells),
        ]
    for column in range(grid.columns):
        cells = [(row, column) for row in range(grid.rows)]
        letter = column_letter(column)
        found.append(_entrance(grid, f"{letter}^", cells[::-1]))
        found.append(_entrance(grid, f"{letter}v", cells))
    return {entrance.text: entrance for entrance in found}


def _entrance(grid: Grid, text: str, cells: Sequence[Cell]) -> Entrance:
    bits = [grid.bit(*cell) for cell in cells]
    pushed = {}
    for pattern in range(2 ** len(bits) - 1):  # the last pattern is the full line
        taken = [bit for place, bit in enumerate(bits) if pattern >> place & 1]
        gap = next(place for place in range(len(bits)) if not pattern >> place & 1)
        pushed[sum(taken)] = sum(bits[:gap])
    step = bits[1].bit_length() - bits[0].bit_length()
    return Entrance(text, tuple(cells), sum(bits), bits[0], step, pushed)
