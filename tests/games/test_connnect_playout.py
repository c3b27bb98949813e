"""Random play of Connnect, and what a seat may see."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from boardroom.games import CHANCE, OVER
from boardroom.games.connnect import CONNNECT, ConnnectState, bonuses, legal, shapes
from boardroom.games.connnect.layout import SCORE_CARDS
from tests.games.connnect_games import TEMPERS, next_move, tables
from tests.games.connnect_positions import Block, claiming, grid, play
from tests.games.playouts import check_ends, check_many_games, ends, random_games


class Scripted(Random):
    """A generator whose fractions are given."""

    def __init__(self, fraction: float) -> None:
        super().__init__(0)
        self.fraction = fraction

    def random(self) -> float:
        return self.fraction


def test_every_move_is_picked_at_one_fraction_of_as_many() -> None:
    """Picking without listing: the move at each place of the list has an equal share."""
    rng = Random(3)
    looked_at = 0
    for seats, options, temper in itertools.islice(tables(), 48):
        state = CONNNECT.start(seats=seats, options=options, rng=rng)
        while state.turn != OVER:
            moves = state.moves()
            if moves and rng.random() < 0.2:
                places = range(len(moves)) if len(moves) < 60 else rng.sample(range(len(moves)), 40)
                for place in places:
                    middle = Scripted((place + 0.5) / len(moves))
                    assert legal.picked(state, middle) == moves[place]
                looked_at += 1
            state = state.play(next_move(state, temper, rng))
    assert looked_at > 1000


def test_playouts_end_as_often_as_equal_chances_say() -> None:
    # The last round of one player, who can claim nothing more, but use two switches.
    rows = "214146/241416/214146/141416/41414./....1."
    block = Block(rows, bonuses="switch3,switch4", claims="a1a2a3,f1f2f3f4", marks="*....")
    state = claiming(block)
    # done: 1 of 5; one switch and done: 2 of 5, then 1 of 3.
    assert sorted(ends(state).values()) == pytest.approx([2 / 15, 2 / 15, 1 / 5, 8 / 15])
    check_ends(state, Random(36), 3000)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everyone_sees_everything_and_a_sample_is_the_position(seats: int) -> None:
    rng = Random(seats)
    count = 0
    for temper in TEMPERS:
        state = CONNNECT.start(seats=seats, rng=rng)
        history: list[str] = []
        while state.turn != OVER:
            if rng.random() < 0.5:
                for seat in (None, *range(seats)):
                    view = state.view(seat)
                    assert view.sample(rng) == view.sample(rng, history) == state
                    assert view.text() == state.text()
                    assert view.scores == state.scores()
                count += 1
            move = next_move(state, temper, rng)
            assert state.mask(move, rng.randrange(seats)) == str(move)
            history.append(str(move))
            state = state.play(move)
    assert count > 100


def test_rolls_can_be_entered_by_hand() -> None:
    state = CONNNECT.start(seats=1, rng=Random(1))
    for text in ("roll 1 1 1", "roll 2 4 6"):
        assert play(state, text).text().split(" ")[2] == text[5:].replace(" ", "")
    assert play(claiming(grid()), "done", "roll 6 6 6").turn == 0


def check_invariants(state: ConnnectState) -> None:
    """What is true of every position."""
    cards = state.cards
    boxes = [box for sheet in state.sheets for box in sheet.claims.boxes]
    assert cards.gone == len({box[1:] for box in boxes if box[0] in cards.down})
    assert set(cards.down) <= {box[0] for box in boxes} <= set(cards.shapes)
    assert 0 <= cards.gone <= len(SCORE_CARDS)
    for sheet in state.sheets:
        assert len(sheet.grid.values) == 36
        assert sheet.claims.mask & ~sheet.grid.numbers == 0
        sizes = sum(len(sheet.claims.of_size(size)) * size for size in (3, 4, 5))
        assert sizes - sheet.claims.mask.bit_count() == sheet.used("again")
        assert 0 <= sheet.free_actions <= 7
        assert not sheet.out or sheet.free_actions == 7
    for seat, points in enumerate(state.scores()):
        assert sum(row.points for row in state.tallies(seat)) == points


def test_random_games_keep_what_is_always_true() -> None:
    rng = Random(12)
    for seats, options, temper in itertools.islice(tables(), 48):
        state: Any = CONNNECT.start(seats=seats, options=options, rng=rng)
        while state.turn != OVER:
            state = state.play(next_move(state, temper, rng))
            check_invariants(state)


def know_every_claim() -> None:
    """Fill the table of claims, which is made as they come up: each of them exists once."""
    names = {3: bonuses.PARTS[3], 4: bonuses.PARTS[4], 5: ()}
    for place, each in enumerate(shapes.PLACEMENTS):
        spaces = [each.text[at : at + 2] for at in range(0, len(each.text), 2)]
        for bonus in (*names[each.size], "-"):
            for again in ("", *spaces):
                legal.claim_move(place, again, bonus)


def check_end(start: ConnnectState, final: ConnnectState) -> None:
    """What no random game may break."""
    check_invariants(final)
    out = [seat for seat, sheet in enumerate(final.sheets) if sheet.out]
    assert final.round == 12 or len(out) == final.seats
    assert set(final.winners()).isdisjoint(out)
    assert bool(final.winners()) == (len(out) < final.seats)
    assert start.cards.shapes == final.cards.shapes


@pytest.mark.long
def test_random_games_break_nothing_and_leave_no_memory(
    seed: int, seconds: float, tell: Callable[[str], None]
) -> None:
    know_every_claim()
    places = ((seats, options) for seats, options, _ in tables())
    check_many_games(
        "Connnect", random_games(CONNNECT, places, check_end, Random(seed)), seconds, tell
    )


def test_a_position_and_its_chance_turns_agree() -> None:
    state = CONNNECT.start(rng=Random(4))
    assert state.turn == CHANCE
    assert state.chance(Random(1)) in dict(state.odds())
