"""What the moves of Connect the Colors do, ball by ball."""

from __future__ import annotations

from boardroom.games.connect_colors.board import EMPTY, Board, Line
from boardroom.games.connect_colors.moves import Group, Placed, Shift
from boardroom.games.connect_colors.sliding import Cells, Places


def shifts(board: Board, text: str, line: Line) -> tuple[Shift, ...]:
    """The balls that move when a line is slid, the one furthest ahead first (CC-07)."""
    balls = [place for place in line.places if text[place] != EMPTY]
    ends = (
        line.places[: len(balls)] if line.to_start else line.places[len(line.places) - len(balls) :]
    )
    found = [
        Shift(text[start], board.cell(start), board.cell(end))
        for start, end in zip(balls, ends, strict=True)
        if start != end
    ]
    return tuple(found if line.to_start else found[::-1])


def falls(board: Board, text: str) -> tuple[Shift, ...]:
    """The balls that fall, column by column, the lowest first (CC-13)."""
    down = [line for line in board.line.values() if line.name[1] == "v"]
    return tuple(shift for line in down for shift in shifts(board, text, line))


def group(board: Board, cells: Cells, places: Places) -> Group:
    """A group as it lies after the slide."""
    return Group(cells[places[0]], tuple(board.cell(place) for place in sorted(places)))


def placed(board: Board, text: str) -> tuple[Placed, ...]:
    """Every ball of a board in reading order."""
    return tuple(
        Placed(text[place], board.cell(place)) for place in board.places if text[place] != EMPTY
    )
