"""Random games of Colorpop, move for move beside the slow and obvious implementation."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random

import pytest

from boardroom.games import OVER, IllegalMove
from boardroom.games.colorpop import COLORPOP, ColorpopOptions, ColorpopState, Pop
from tests.reference.colorpop import Table, name


def games() -> Iterator[tuple[int, ColorpopOptions]]:
    """Every number of seats with all options, for ever."""
    everything = itertools.product(
        ("random", "1", "2", "3", "4", "5"), ("one", "two"), ("optional", "sticky"), (2, 3, 4, 5)
    )
    for first, secrets, jokers, seats in itertools.cycle(everything):
        if (first == "random" or int(first) <= seats) and (secrets == "one" or seats == 2):
            yield seats, ColorpopOptions(jokers=jokers, secrets=secrets, first=first)


def compare(seats: int, options: ColorpopOptions, rng: Random, *, aliases: int) -> str:
    """One random game on both; the last text."""
    state = COLORPOP.start(seats=seats, options=options, rng=rng)
    table = Table(
        list(state.view(None).rows), state.turn, list(state.secrets), options.jokers == "sticky"
    )
    while True:
        assert state.text() == table.text()
        assert list(state.scores()) == table.left()
        assert list(state.winners()) == table.winners()
        legal = table.legal()
        assert [str(each) for each in state.moves()] == sorted(legal)
        assert bool(legal) == (table.any_group() and not table.over)
        if state.turn == OVER:
            assert table.over
            return state.text()
        assert state.turn == table.player
        for _ in range(aliases):
            check_reading(state, table, legal, rng)
        move = rng.choice(state.moves())
        effect = state.effects(move)
        table.play(str(move))
        check_effect(list(state.view(None).rows), effect, legal[str(move)], table)
        state = state.play(move)


def check_reading(
    state: ColorpopState, table: Table, legal: dict[str, set[tuple[int, int]]], rng: Random
) -> None:
    """Any token with any jokers is read as the group that holds it with just these, if any."""
    tokens = table.tokens()
    cells = [(row, column) for row in range(10) for column in range(10)]
    jokers = [cell for cell, token in tokens.items() if token == "*"]
    cell = rng.choice(cells if rng.random() < 0.2 else list(tokens))
    counted = rng.sample(jokers, rng.randint(0, len(jokers)))
    if rng.random() < 0.1:
        counted = rng.sample(cells, rng.randint(1, 3))
    wanted = {name(each) for each in counted}
    found = [
        text
        for text, part in legal.items()
        if cell in part and tokens[cell] != "*" and set(text.split("+")[1:]) == wanted
    ]
    text = "+".join(map(name, (cell, *counted)))
    if found:
        assert [str(state.read_move(text))] == found
    else:
        with pytest.raises(IllegalMove):
            state.read_move(text)


def check_effect(rows: list[str], effect: Pop, part: set[tuple[int, int]], after: Table) -> None:
    """Taking, dropping and shifting as the effect tells gives the next field."""
    board = [list(row) for row in rows]
    assert [each.cell for each in effect.group] == sorted(part)
    for each in effect.group:
        row, column = each.cell
        assert board[row][column] == each.token
        assert each.token in (effect.colour, "*")
        board[row][column] = "."
    for fall in effect.falls:
        (row, column), (end, same) = fall.start, fall.end
        assert same == column
        assert end > row
        assert board[row][column] == fall.token
        assert board[end][column] == "."
        board[row][column], board[end][column] = ".", fall.token
    order = list(range(10))
    for shift in effect.shifts:
        assert shift.start != shift.end
        order[shift.end] = shift.start
    assert sorted(order) == list(range(10))
    left = ["".join(row[column] for column in order) for row in board]
    assert left == after.rows()
    assert (effect.gone == effect.colour) == (effect.colour not in "".join(left))
    assert effect.last == (not after.any_group())


def test_a_hundred_games_go_as_in_the_reference() -> None:
    rng = Random(2024)
    ends = {
        compare(seats, options, rng, aliases=3) for seats, options in itertools.islice(games(), 100)
    }
    assert len(ends) == 100


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_two_thousand_games_go_as_in_the_reference(part: int, seed: int) -> None:
    rng = Random(f"{seed} {part}")
    for seats, options in itertools.islice(games(), 500):
        compare(seats, options, rng, aliases=10)
