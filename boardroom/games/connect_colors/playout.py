"""One move of random play, without listing the moves it is picked from."""

from __future__ import annotations

from random import Random
from typing import Final

from boardroom.games.connect_colors.board import EMPTY, Board
from boardroom.games.connect_colors.sliding import (
    Cells,
    Places,
    group_at,
    groups_of,
    slide,
    valid_slides,
)

TRIES: Final = 20
"""Misses after which the moves are listed after all; measured: more or fewer are slower."""

Picked = tuple[Cells, list[Places]]
"""The board after a slide, and the groups that are collected from it."""


def pick_one(board: Board, text: str, rng: Random) -> Picked:
    """A move that collects one group, each valid one as likely as another; there is one.

    A ball and one of its four slides are drawn. They stand for a move when the ball is the first
    of the line in a group of two or more: each move is met by exactly one ball in its line.
    """
    random, throws = rng.random, board.throws
    ways = len(throws)
    beyond = text + board.border
    tries = TRIES
    while tries:
        place, line, before = throws[int(random() * ways)]
        colour = text[place]
        if colour == EMPTY:
            continue
        tries -= 1
        ahead = len(text[before].replace(EMPTY, ""))
        balls = text[line.part].replace(EMPTY, "")
        if ahead and balls[ahead - 1] == colour:
            continue  # the group has a ball before this one
        end = line.places[ahead if line.to_start else ahead - len(balls)]
        if (
            colour == beyond[end + line.cross]
            or colour == beyond[end - line.cross]
            or balls[ahead + 1 : ahead + 2] == colour
        ):
            cells = slide(board, text, line)
            group = group_at(board, cells, end)
            if not any(each < end and each in line.places for each in group):
                return cells, [group]
    moves = [(line, group) for line, groups in valid_slides(board, text) for group in groups]
    line, group = moves[int(random() * len(moves))]
    return slide(board, text, line), [group]


def pick_all(board: Board, text: str, rng: Random) -> Picked:
    """A move that collects every group, each valid one as likely as another; there is one."""
    lines = tuple(board.line.values())
    for _ in range(TRIES):
        line = lines[int(rng.random() * len(lines))]
        cells = slide(board, text, line)
        groups = groups_of(board, cells, line)
        if groups:
            return cells, groups
    moves = list(valid_slides(board, text))
    line, groups = moves[int(rng.random() * len(moves))]
    return slide(board, text, line), groups
