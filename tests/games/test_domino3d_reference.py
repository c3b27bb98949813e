"""Random games of 3Domino, move for move beside the slow and obvious implementation."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random

import pytest

from boardroom.games import CHANCE, OVER
from boardroom.games.domino3d import DOMINO3D, DominoOptions, DominoState, Laid
from tests.games.domino3d_positions import field, order
from tests.reference.domino3d import Chip, Table, read_chip

TABLES = tuple(itertools.product(("21", "28"), ("table", "free"), (2, 3, 4, 5)))


def games() -> Iterator[tuple[int, DominoOptions]]:
    """Every number of seats with every combination of options, for ever."""
    for chips, support, seats in itertools.cycle(TABLES):
        yield seats, DominoOptions(chips=chips, support=support)


def table_at(state: DominoState) -> Table:
    """The reference at the same position."""
    hands = [chips_of(hand) for hand in field(state, "HANDS").split("|")]
    table = Table(hands, chips_of(field(state, "BAG")), state.options.support)
    for lying in state.view(None).placed:
        table.cubes |= dict(zip(lying.cells, lying.numbers, strict=True))
        table.placed.append(str(lying))
    table.player = state.mover
    table.points = list(state.scores())
    table.passes = state.passes
    return table


def chips_of(text: str) -> list[Chip]:
    return [read_chip(chip) for chip in text.split(",") if chip != "-"]


def compare(seats: int, options: DominoOptions, rng: Random) -> str:
    """One random game on both; the last text."""
    state = DOMINO3D.start(seats=seats, options=options, rng=rng)
    table = table_at(state)
    assert table.player == Table(table.hands, [], "").player
    while True:
        assert state.text() == table.text()
        assert list(state.scores()) == table.scores()
        assert list(state.winners()) == table.winners()
        legal = sorted(table.legal(), key=order)
        if state.turn == OVER:
            assert table.over
            return state.text()
        moves = [move for move, _ in state.odds()] if state.turn == CHANCE else state.moves()
        assert [str(move) for move in moves] == legal
        assert state.turn == CHANCE or state.turn == table.player
        move = rng.choice(moves)
        before = list(table.points)
        table.play(str(move))
        effect = state.effects(move)
        if isinstance(effect, Laid):
            check_laid(effect, table, before)
        state = state.play(move)


def check_laid(effect: Laid, table: Table, before: list[int]) -> None:
    """The effect tells the points that were given, and faces that do touch."""
    gained = table.points[effect.seat] - before[effect.seat]
    assert effect.points == gained == sum(contact.points for contact in effect.contacts)
    assert effect.over == table.over
    for cell, number in zip(effect.cells, effect.numbers, strict=True):
        assert table.cubes[cell] == number
    for contact in effect.contacts:
        assert contact.cell in effect.cells
        assert contact.lying_cell not in effect.cells
        apart = zip(contact.cell, contact.lying_cell, strict=True)
        assert sum(abs(one - other) for one, other in apart) == 1
        assert table.cubes[contact.cell] == contact.number
        assert table.cubes[contact.lying_cell] == contact.lying_number


@pytest.mark.parametrize("part", range(4))
def test_a_hundred_games_go_as_in_the_reference(part: int) -> None:
    rng = Random(part)
    ends = {compare(seats, options, rng) for seats, options in itertools.islice(games(), 25)}
    assert len(ends) == 25


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
def test_two_thousand_games_go_as_in_the_reference(seed: int, part: int) -> None:
    rng = Random(4 * seed + part)
    for seats, options in itertools.islice(games(), 500):
        compare(seats, options, rng)
