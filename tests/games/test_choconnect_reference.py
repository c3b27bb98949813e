"""Random games of Choconnect, move for move beside the slow and obvious implementation."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from boardroom.games import CHANCE, OVER
from boardroom.games.choconnect import ChoconnectOptions, ChoconnectState, Entry
from boardroom.games.choconnect.options import split
from tests.games.choconnect_positions import CHOCONNECT
from tests.reference.choconnect import Table

SPLITS = ("D12M12W12", "D10M12W14", "D3M4W29", "D27M4W5", "D3M28W5", "D6M18W12")


def games() -> Iterator[tuple[int, ChoconnectOptions]]:
    """Every number of seats with every first player, length and some splits, for ever.

    Seats, length and first player change fastest, so that few games see all of them.
    """
    firsts = ("random", "1", "2", "3", "4")
    everything = itertools.product(SPLITS, firsts, ("single", "advanced"), (2, 3, 4))
    for tiles, first, rounds, seats in itertools.cycle(everything):
        if first == "random" or int(first) <= seats:
            yield seats, ChoconnectOptions(tiles=tiles, first=first, rounds=rounds)


def compare(seats: int, options: ChoconnectOptions, rng: Random) -> str:
    """One random game on both; the last text."""
    state = CHOCONNECT.start(seats=seats, options=options, rng=rng)
    tiles = dict(zip("DMW", split(options.tiles), strict=True))
    table = Table(seats, state.placer, tiles, options.rounds == "advanced")
    while True:
        assert state.text() == table.text()
        assert list(state.scores()) == table.points
        assert list(state.winners()) == table.winners()
        legal = table.legal()
        if state.turn == OVER:
            assert table.over
            assert {(line.tile, line.cells) for line in state.view(None).lines} == table.lines()
            return state.text()
        if state.turn == CHANCE:
            assert [(str(move), weight) for move, weight in state.odds()] == [
                (tile, table.bag[tile]) for tile in legal
            ]
            move: Any = state.chance(rng)
        else:
            assert state.turn == table.player
            assert [str(each) for each in state.moves()] == sorted(legal)
            move = rng.choice(state.moves())
            check_effect(state, state.effects(move))
        assert str(move) in legal
        table.play(str(move))
        state = state.play(move)


def check_effect(state: ChoconnectState, effect: Entry) -> None:
    """Moving the tiles as the effect tells gives the next board, and the lines lie on it."""
    board = [list(row) for row in state.view(None).rows]
    for slide in effect.slides:
        if slide.start is not None:
            row, column = slide.start
            assert board[row][column] == slide.tile
            board[row][column] = "."
    for slide in effect.slides:
        row, column = slide.end
        assert board[row][column] == "."
        board[row][column] = slide.tile
    after = state.play(state.read_move(effect.entry))
    if not effect.next_round:
        assert ["".join(row) for row in board] == list(after.view(None).rows)
    for line in effect.lines:
        assert all(board[row][column] == line.tile for row, column in line.cells)
    gained = zip(after.scores(), state.scores(), strict=True)
    assert effect.scored == tuple(now - before for now, before in gained)
    assert effect.round_over == (after.turn == OVER or effect.next_round)


def test_a_hundred_games_go_as_in_the_reference() -> None:
    rng = Random(2024)
    ends = {compare(seats, options, rng) for seats, options in itertools.islice(games(), 100)}
    assert len(ends) > 90


@pytest.mark.long
def test_two_thousand_games_go_as_in_the_reference(seed: int) -> None:
    rng = Random(seed)
    for seats, options in itertools.islice(games(), 2000):
        compare(seats, options, rng)
