"""Random games of Connnect, move for move beside the slow and obvious implementation."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random
from typing import Any

import pytest

from boardroom.games import CHANCE, OVER
from boardroom.games.connnect import CONNNECT, ConnnectOptions, ConnnectState, shapes
from boardroom.games.connnect.effects import Aftermath
from tests.games.connnect_games import Temper, next_move, tables
from tests.reference.connnect import Table
from tests.reference.connnect_shapes import PLACES
from tests.reference.connnect_text import text_of

Seen = Counter[str]
"""How often each kind of move was compared."""


def compare(
    seats: int, options: ConnnectOptions, temper: Temper, rng: Random, seen: Seen
) -> ConnnectState:
    """One random game on both; its last position."""
    state = CONNNECT.start(seats=seats, options=options, rng=rng)
    table = Table(
        seats,
        state.active,
        state.cards.shapes,
        list(state.cards.objectives),
        own=options.setup == "own",
        gaps=options.order == "gaps",
    )
    while True:
        assert state.text() == text_of(table)
        assert [str(each) for each in state.moves()] == table.legal()
        if state.turn == OVER:
            assert table.over
            assert list(state.scores()) == table.scores()
            assert list(state.winners()) == table.winners()
            return state
        move = next_move(state, temper, rng)
        if state.turn != CHANCE:
            assert state.turn == table.seat()
        after = state.play(move)
        if rng.random() < 0.3:  # what is kept is compared above; what follows from it, often
            assert list(state.scores()) == table.scores()
            assert state.winners() == ()
            check_effect(state, move, after)
        seen.update(kinds_of(str(move)))
        table.play(str(move))
        state = after


def check_effect(state: ConnnectState, move: Any, after: ConnnectState) -> None:
    """What an effect tells is what has changed."""
    effect = state.effects(move)
    if not hasattr(effect, "after"):
        return
    told: Aftermath = effect.after
    gained = zip(after.scores(), state.scores(), strict=True)
    assert told.gained == tuple(now - before for now, before in gained)
    assert told.over == (after.turn == OVER)
    assert (told.round_end is not None) == (
        after.round != state.round or (told.over and not told.out)
    ) or state.round == 0
    grid, now = (each.sheets[state.actor].grid for each in (state, after))
    assert set(told.circles) == set(now.circles()) - set(grid.circles())
    assert set(told.out) == {
        seat for seat, sheet in enumerate(after.sheets) if sheet.out > state.sheets[seat].out
    }


def kinds_of(text: str) -> list[str]:
    """What a move is of, to see that everything has been compared."""
    words = text.split(" ")
    if words[0] == "claim":
        size = len(words[1]) // 2
        return [f"claim {size}", words[-1], *(["again="] if "again=" in text else [])]
    if words[0] == "use":
        return [f"use {words[1]}"]
    return [words[0] if "=" not in words[0] else "number"]


COMMON = ("number", "free", "claim 3", "claim 4", "write", "done", "use move3", "use switch3",
          "use step3", "any2", "six", "use move4", "use switch4", "use step4", "again=",
          *(f"write{number}" for number in range(1, 7)))  # fmt: skip


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_hundred_games_go_as_in_the_reference_25_with_each_number_of_seats(seats: int) -> None:
    rng, seen = Random(2024 + seats), Counter[str]()
    these = (table for table in tables() if table[0] == seats)
    ends = {
        compare(seats, options, temper, rng, seen).text()
        for _, options, temper in itertools.islice(these, 25)
    }
    assert len(ends) == 25


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_two_thousand_games_in_sixteen_parts_go_as_in_the_reference(
    seats: int, part: int, seed: int
) -> None:
    rng, seen = Random(f"{seed}/{seats}/{part}"), Counter[str]()
    these = (table for table in tables() if table[0] == seats)
    outs = 0
    for _, options, temper in itertools.islice(these, 125):
        final = compare(seats, options, temper, rng, seen)
        outs += sum(sheet.out for sheet in final.sheets)
    # Nothing that can be done was left out.
    assert all(seen[kind] for kind in COMMON), seen
    assert outs > 10


def test_every_placement_of_the_reference_can_be_claimed_and_no_other() -> None:
    found = {tuple(spaces_in(each.text)): each.shape for each in shapes.PLACEMENTS}
    assert found == PLACES


def spaces_in(text: str) -> list[str]:
    return [text[place : place + 2] for place in range(0, len(text), 2)]


def test_what_can_be_claimed_is_kept_right_from_number_to_number() -> None:
    rng = Random(5)
    for seats, options, temper in itertools.islice(tables(), 24):
        state = CONNNECT.start(seats=seats, options=options, rng=rng)
        while state.turn != OVER:
            state = state.play(next_move(state, temper, rng))
            for sheet in state.sheets:
                grid = sheet.grid
                assert grid.matched == shapes.all_matches(grid.values, options.gaps)
                assert grid.numbers == sum(
                    1 << space for space, value in enumerate(grid.values) if value <= 6
                )
                claimed = 0
                for place in sheet.claims.every():
                    claimed |= shapes.MASKS[place]
                assert sheet.claims.mask == claimed
