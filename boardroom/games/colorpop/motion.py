"""What becomes of every token and chute when a group is taken."""

from __future__ import annotations

from boardroom.games.colorpop.field import (
    dropped,
    empty_chutes,
    flood,
    kind_at,
    layer,
    rows,
    takeable,
    without,
)
from boardroom.games.colorpop.moves import ChuteShift, Fall, Pop, Taken
from boardroom.games.colorpop.tokens import GRID, TOKENS
from boardroom.games.grid import Cell


def pop(field: int, seat: int, first: int, jokers: int) -> Pop:
    """What the move of ``seat`` does that takes the group of ``first`` with these jokers."""
    kind = kind_at(field, first)
    cells = GRID.cells(flood(first, layer(field, kind) | jokers))
    group = sum(GRID.bit(*cell) for cell in cells)
    board = rows(field)
    after = without(field, group)
    return Pop(
        seat=seat,
        colour=TOKENS[kind],
        group=tuple(Taken(board[row][column], (row, column)) for row, column in cells),
        falls=_falls(board, set(cells)),
        shifts=_shifts(field, dropped(field, group)),
        gone="" if layer(after, kind) else TOKENS[kind],
        last=not takeable(after),
    )


def _falls(board: tuple[str, ...], taken: set[Cell]) -> tuple[Fall, ...]:
    """CP-13: each token falls by as many cells as were taken below it; column by column, from
    the bottom."""
    found = []
    for column in range(GRID.columns):
        gaps = 0
        for row in reversed(range(GRID.rows)):
            if (row, column) in taken:
                gaps += 1
            elif gaps and board[row][column] != ".":
                found.append(Fall(board[row][column], (row, column), (row + gaps, column)))
    return tuple(found)


def _shifts(before: int, fallen: int) -> tuple[ChuteShift, ...]:
    """CP-14: the chutes that this move has emptied go to the far right, the rest close up."""
    emptied = [column for column in empty_chutes(fallen) if column not in empty_chutes(before)]
    order = [column for column in range(GRID.columns) if column not in emptied] + emptied
    return tuple(ChuteShift(start, end) for end, start in enumerate(order) if start != end)
