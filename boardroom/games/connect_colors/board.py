"""The boards of Connect the Colors and their lines, as text that can be walked.

A board is its text in the notation: rows from the top with ``/`` between, a letter for a ball,
``.`` for an empty cell. The index of a cell in that text is its *place*. One row down is a fixed
step further, and what lies beside the board is never a ball: the ``/`` at the end of each row,
and ``border`` once it is put behind the last. (An index below 0 ends up there, too.)
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import Final

from boardroom.games.connect_colors.balls import BALLS, COLOURS, EACH
from boardroom.games.connect_colors.moves import SlideMove
from boardroom.games.grid import Cell, Grid, cell_name, column_letter

EMPTY: Final = "."


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """One row or column with a direction in which its balls can be slid."""

    name: str
    """As in a move: ``3<``."""
    places: tuple[int, ...]
    """From the left or from the top, whatever the direction."""
    part: slice
    """These places as a slice of the board."""
    cross: int
    """The step from a place to its neighbour beside the line."""
    to_start: bool
    """The direction is left or up."""
    whole: SlideMove
    """The move that collects every group."""
    groups: dict[int, SlideMove]
    """The move that collects the group whose first place in reading order is the key."""

    def pack(self, balls: str) -> str:
        """The line once its balls have been slid.

        CC-07: up to the edge or the next ball, in the same order, so that no gap stays between.
        """
        if self.to_start:
            return balls.ljust(len(self.places), EMPTY)
        return balls.rjust(len(self.places), EMPTY)


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """One shape of the board with its tables."""

    grid: Grid
    stride: int
    """The step from a place to the one below it."""
    border: str
    """What is put behind the text of a board, so that a look beyond it finds no ball."""
    places: tuple[int, ...]
    """All places in reading order."""
    place: dict[str, int]
    """The place of a cell that a player names."""
    lines: tuple[tuple[Line, Line], ...]
    """Every row and then every column, each with both directions, in the order of their names."""
    line: dict[str, Line]
    columns: tuple[slice, ...]
    """Each column as a slice of the board."""
    pair: re.Pattern[str]
    """Finds two balls of one colour side by side or one above the other."""
    throws: tuple[tuple[int, Line, slice], ...]
    """Each place with each line through it, and what lies before the place in that line."""

    def join(self, cells: str) -> str:
        """The text of a board from its cells in reading order."""
        wide = self.grid.columns
        return "/".join([cells[at : at + wide] for at in range(0, len(cells), wide)])

    def cell(self, place: int) -> Cell:
        return divmod(place, self.stride)

    def name(self, place: int) -> str:
        """The cell as a player names it."""
        return cell_name(*self.cell(place))

    def start(self, rng: Random) -> str:
        """All balls dealt at random, one to a cell (CC-05)."""
        balls = list(COLOURS * EACH)
        rng.shuffle(balls)
        if len(self.places) > BALLS:
            balls.insert(len(self.places) // 2, EMPTY)  # CC-03: the middle one stays empty
        return self.join("".join(balls))

    def deal(self, text: str, rng: Random) -> str:
        """The balls of a board dealt again over all its cells, each way as likely (CC-13)."""
        cells = list(text.replace("/", ""))
        rng.shuffle(cells)
        return self.join("".join(cells))


def _line(grid: Grid, name: str, places: range, cross: int) -> Line:
    stop = places[-1] + 1
    return Line(
        name=name,
        places=tuple(places),
        part=slice(places[0], stop, places.step),
        cross=cross,
        to_start=name[1] in "<^",
        whole=SlideMove(name),
        groups={
            row * grid.stride + column: SlideMove(name, cell_name(row, column))
            for row, column in grid.all_cells()
        },
    )


def _board(rows: int, columns: int) -> Board:
    grid = Grid(rows, columns)
    stride = grid.stride
    lines = []
    for row in range(rows):
        places = range(row * stride, row * stride + columns)
        lines.append(tuple(_line(grid, f"{row + 1}{way}", places, stride) for way in "<>"))
    for column in range(columns):
        places = range(column, column + (rows - 1) * stride + 1, stride)
        letter = column_letter(column)
        lines.append(tuple(_line(grid, f"{letter}{way}", places, 1) for way in "^v"))
    every = [line for both in lines for line in both]
    return Board(
        grid=grid,
        stride=stride,
        border="/" * stride,
        places=tuple(row * stride + column for row, column in grid.all_cells()),
        place={cell_name(row, column): row * stride + column for row, column in grid.all_cells()},
        lines=tuple((first, second) for first, second in lines),
        line={line.name: line for line in every},
        columns=tuple(line.part for line in every if line.name[1] == "^"),
        pair=re.compile(f"([{COLOURS}])(?:.{{{stride - 1}}})?\\1"),
        throws=tuple(
            (place, line, slice(line.part.start, place, line.part.step))
            for line in every
            for place in line.places
        ),
    )


BOARDS: Final = {"6x8": _board(6, 8), "7x7": _board(7, 7)}
"""By the option ``board``: rows x columns (CC-02, CC-03)."""
