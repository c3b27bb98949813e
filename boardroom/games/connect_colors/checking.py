"""Why a move of Connect the Colors is not allowed, in words that a player understands."""

from __future__ import annotations

from boardroom.base.words import message
from boardroom.games.connect_colors.balls import COLOURS
from boardroom.games.connect_colors.board import EMPTY, Board
from boardroom.games.connect_colors.moves import SlideMove
from boardroom.games.connect_colors.sliding import group_at, groups_of, slide
from boardroom.games.connect_colors.wording import line_title
from boardroom.games.game import IllegalMove
from boardroom.games.reading import write_counts


def check_slide(board: Board, rows: str, move: SlideMove) -> None:
    """IllegalMove unless the slide leaves a pair, and the group named is one to collect.

    CC-22: the player keeps the turn, as nothing has happened.
    """
    line = board.line[move.line]
    title = line_title(move.line)
    if not rows[line.part].strip(EMPTY):
        raise IllegalMove(message("{line} is empty: no ball can be slid in it.", line=title))
    cells = slide(board, rows, line)
    groups = groups_of(board, cells, line)
    if not groups:  # CC-09, CC-10
        raise IllegalMove(
            message(
                "{line}: after this slide none of its balls lies next to one of its colour.",
                line=title,
            )
        )
    if move.group:
        place = board.place[move.group]
        chosen = next((group for group in groups if place in group), None)
        if chosen is None:
            raise _refused_group(board, cells, move)
        if place != min(chosen):
            first = board.name(min(chosen))
            raise IllegalMove(
                message("This group is named by its first field, {field}.", field=first)
            )


def _refused_group(board: Board, cells: list[str], move: SlideMove) -> IllegalMove:
    place = board.place[move.group]
    if cells[place] == EMPTY:
        return IllegalMove(message("{field} is empty after this slide.", field=move.group))
    if len(group_at(board, cells, place)) == 1:
        return IllegalMove(
            message("The ball on {field} touches none of its colour.", field=move.group)
        )
    return IllegalMove(  # CC-12
        message("The group on {field} has no ball in the line that is slid.", field=move.group)
    )


def check_deal(rows: str, dealt: str) -> None:
    """IllegalMove unless the same balls lie on the board after the deal."""
    left = [rows.count(colour) for colour in COLOURS]
    if [dealt.count(colour) for colour in COLOURS] != left:
        raise IllegalMove(
            message(
                "The balls that are left are dealt, no others: {balls}.",
                balls=write_counts(COLOURS, left),
            )
        )


def first_named(board: Board, rows: str, move: SlideMove) -> SlideMove:
    """The move with its group named by the first cell, where any cell of it was given."""
    if not move.group:
        return move
    line = board.line[move.line]
    cells = slide(board, rows, line)
    place = board.place[move.group]
    for group in groups_of(board, cells, line):
        if place in group:
            return line.groups[min(group)]
    return move
