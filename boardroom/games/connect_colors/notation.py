"""The rows and the moves of Connect the Colors as text."""

from __future__ import annotations

from boardroom.games.connect_colors.balls import COLOURS
from boardroom.games.connect_colors.board import EMPTY, Board
from boardroom.games.connect_colors.moves import DealMove, SlideMove
from boardroom.games.game import NotationError
from boardroom.games.reading import wrong

_DEAL = "deal "


def check_rows(board: Board, text: str, place: str) -> None:
    """NotationError unless ``text`` has the rows and the signs of this board."""
    rows, wide = board.grid.rows, board.grid.columns
    lines = text.split("/")
    if len(lines) != rows:
        raise wrong(place, f"{rows} rows with / between", text)
    for row, line in enumerate(lines, start=1):
        if len(line) != wide or not set(line) <= {EMPTY, *COLOURS}:
            raise wrong(f"{place} row {row}", f"{wide} of {', '.join(COLOURS)} and .", line)


def read_form(board: Board, one: bool, text: object) -> SlideMove | DealMove:
    """What is written, legal or not; ``one``: a group is named. NotationError otherwise."""
    if isinstance(text, str):
        if text.startswith(_DEAL):
            rows = text.removeprefix(_DEAL)
            check_rows(board, rows, "deal")
            return DealMove(rows)
        line, colon, group = text.partition(":")
        if line in board.line and (group in board.place if one else not colon):
            return SlideMove(line, group)
    last = board.lines[-1][1].name
    form = f"{board.lines[0][0].name} to {last}" + (" with a group such as :c4" if one else "")
    raise wrong("move", f"a slide {form}, or deal ROWS", text)


def is_written(board: Board, one: bool, move: object) -> bool:
    """Whether a thing is a move that can be written in the notation of this board."""
    if not isinstance(move, SlideMove | DealMove):
        return False
    try:
        return read_form(board, one, str(move)) == move
    except NotationError:
        return False
