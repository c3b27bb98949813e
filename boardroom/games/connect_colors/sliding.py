"""Sliding a line, finding what touches, and filling the gaps: the walks over a board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boardroom.games.connect_colors.board import EMPTY, Board, Line
from boardroom.games.connect_colors.moves import SlideMove

Cells = list[str]
"""A board with its border, one letter an entry."""

Places = list[int]
"""The places of a group, in no order."""


def slide(board: Board, text: str, line: Line) -> Cells:
    """The board once the balls of a line have been slid; no other ball moves (CC-07)."""
    cells = list(text + board.border)
    cells[line.part] = line.pack(text[line.part].replace(EMPTY, ""))
    return cells


def group_at(board: Board, cells: Cells, place: int) -> Places:
    """All places that are connected with a ball through balls of its colour (CC-11)."""
    colour, stride = cells[place], board.stride
    found = [place]
    for each in found:  # which grows meanwhile
        for beside in (each + 1, each - 1, each + stride, each - stride):
            if cells[beside] == colour and beside not in found:
                found.append(beside)
    return found


def groups_of(board: Board, cells: Cells, line: Line) -> list[Places]:
    """The groups of two or more that have a ball in a line, in the order of the line.

    CC-09: only neighbours in a row or a column make a pair. CC-10: a ball of the pair lies in
    the line; what stands elsewhere does not count.
    """
    stride = board.stride
    found: list[Places] = []
    seen: Places = []
    for place in line.places:
        colour = cells[place]
        if (
            colour == cells[place + 1]
            or colour == cells[place - 1]
            or colour == cells[place + stride]
            or colour == cells[place - stride]
        ) and not (colour == EMPTY or place in seen):
            group = group_at(board, cells, place)
            found.append(group)
            seen += group
    return found


def valid_slides(board: Board, text: str) -> Iterator[tuple[Line, list[Places]]]:
    """Every line whose slide leaves groups in it, with these groups.

    CC-08: a line in which nothing can move is slid like any other.
    """
    cells = list(text + board.border)
    for both in board.lines:
        part = both[0].part
        before = text[part]
        balls = before.replace(EMPTY, "")
        if not balls:
            continue
        groups: list[Places] | None = None
        for line in both:
            if groups is None or len(balls) < len(line.places):
                cells[part] = line.pack(balls)
                groups = groups_of(board, cells, line)
            # A full line lies the same after both slides.
            if groups:
                yield line, groups
        cells[part] = before


def legal_moves(board: Board, text: str, one: bool) -> tuple[SlideMove, ...]:
    """All moves in the order of their texts; ``one``: a single group is collected (CC-12)."""
    if not one:
        return tuple([line.whole for line, _ in valid_slides(board, text)])
    found: list[SlideMove] = []
    for line, groups in valid_slides(board, text):
        moves = [line.groups[min(group)] for group in groups]
        if len(moves) > 1:
            moves.sort(key=_group_name)
        found += moves
    return tuple(found)


def _group_name(move: SlideMove) -> str:
    return move.group


def has_move(board: Board, text: str) -> bool:
    """Whether any move is valid (CC-16)."""
    if board.pair.search(text):
        return True  # a slide along a pair that stands does not part it
    return next(valid_slides(board, text), None) is not None


def remove(board: Board, cells: Cells, groups: Sequence[Places]) -> str:
    """The text of the board without the balls of these groups, the gaps left as they are."""
    for group in groups:
        for place in group:
            cells[place] = EMPTY
    return "".join(cells[: -board.stride])


def fall(board: Board, text: str) -> str:
    """The board once every ball has fallen onto the edge or another ball (CC-13)."""
    rows = board.grid.rows
    packed = "".join(
        [text[column].replace(EMPTY, "").rjust(rows, EMPTY) for column in board.columns]
    )
    return "/".join([packed[row::rows] for row in range(rows)])
