"""Random games of Connect the Colors, move for move beside the slow implementation."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

from boardroom.games import CHANCE, OVER
from boardroom.games.connect_colors import (
    CONNECT_COLORS,
    ConnectColorsOptions,
    ConnectColorsState,
    Deal,
    Shift,
    Slide,
)
from tests.reference.connect_colors import Table

FILLS = ("slide-down", "stay", "redistribute")
VARIANTS = ("normal", "first-to-ten", "teams")
FIRSTS = ("random", "1", "2", "3", "4")


def games() -> Iterator[tuple[int, ConnectColorsOptions]]:
    """Every combination of seats and options, for ever; the first player changes slowest."""
    everything = itertools.product(
        FIRSTS, ("6x8", "7x7"), ("one", "all"), FILLS, VARIANTS, (2, 3, 4)
    )
    for first, board, collect, fill, variant, seats in itertools.cycle(everything):
        sits = first == "random" or int(first) <= seats
        if sits and (variant != "teams" or seats == 4):
            yield seats, ConnectColorsOptions(board, first, collect, fill, variant)


def compare(seats: int, options: ConnectColorsOptions, rng: Random) -> str:
    """One random game on both; the last text."""
    state = CONNECT_COLORS.start(seats=seats, options=options, rng=rng)
    if options.first != "random":
        assert state.mover == int(options.first) - 1
    table = Table(state.rows, seats, state.mover, options.collect, options.fill, options.variant)
    while True:
        assert state.text() == table.text()
        assert list(state.scores()) == table.scores()
        assert list(state.winners()) == table.winners()
        assert [str(move) for move in state.moves()] == sorted(table.legal())
        if state.turn == OVER:
            assert table.over
            return state.text()
        move: Any
        if state.turn == CHANCE:
            assert table.deal_due
            move = state.chance(rng)
            assert sorted(move.rows.replace("/", "").replace(".", "")) == table.balls_left()
        else:
            assert state.turn == table.player
            move = rng.choice(state.moves())
        check_effect(state, state.effects(move), state.play(move))
        table.play(str(move))
        state = state.play(move)


def check_effect(
    state: ConnectColorsState, effect: Slide | Deal, after: ConnectColorsState
) -> None:
    """Moving the balls as the effect tells, one by one, gives the next board."""
    board = [list(row) for row in state.rows.split("/")]
    if isinstance(effect, Deal):
        board = [["."] * len(row) for row in board]
        for ball in effect.balls:
            assert board[ball.cell[0]][ball.cell[1]] == "."
            board[ball.cell[0]][ball.cell[1]] = ball.colour
        assert effect.seat == state.mover
    else:
        move_balls(board, effect)
        gained = zip(after.scores(), state.scores(), strict=True)
        assert effect.scored == tuple(now - before for now, before in gained)
        assert effect.dealing == (after.turn == CHANCE)
        assert effect.seat == state.turn
        taken = sum(len(group.cells) for group in effect.groups)
        assert sum(after.collected[effect.seat]) - sum(state.collected[effect.seat]) == taken
    assert "/".join("".join(row) for row in board) == after.rows
    assert effect.over == (after.turn == OVER)


def move_balls(board: list[list[str]], effect: Slide) -> None:
    shift_balls(board, effect.slides)
    for group in effect.groups:
        assert list(group.cells) == sorted(group.cells)
        for row, column in group.cells:
            assert board[row][column] == group.colour
            board[row][column] = "."
    shift_balls(board, effect.falls)


def shift_balls(board: list[list[str]], shifts: Iterable[Shift]) -> None:
    for shift in shifts:
        assert board[shift.start[0]][shift.start[1]] == shift.colour
        board[shift.start[0]][shift.start[1]] = "."
        assert board[shift.end[0]][shift.end[1]] == "."
        board[shift.end[0]][shift.end[1]] = shift.colour


def test_a_hundred_games_go_as_in_the_reference() -> None:
    rng = Random(2024)
    chosen = itertools.islice(games(), 0, 700, 7)  # far apart, so that few see all options
    ends = {compare(seats, options, rng) for seats, options in chosen}
    assert len(ends) > 95


@pytest.mark.long
def test_two_thousand_games_go_as_in_the_reference(seed: int) -> None:
    rng = Random(seed)
    for seats, options in itertools.islice(games(), 2000):
        compare(seats, options, rng)
