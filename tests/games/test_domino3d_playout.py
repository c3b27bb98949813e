"""Random play of 3Domino: any legal move, true odds, and nothing broken on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from boardroom.games import CHANCE, OVER
from boardroom.games.domino3d import DOMINO3D, DominoState
from boardroom.games.domino3d.playing import any_lie
from boardroom.games.domino3d.space import Space
from tests.games.chances import check_alike
from tests.games.domino3d_deals import tight_position
from tests.games.domino3d_positions import (
    ONES,
    PAIR,
    TOWERS,
    ZEROS,
    all_chips,
    chips,
    field,
    position,
    rest,
)
from tests.games.playouts import check_ends, check_many_games, random_games
from tests.games.test_domino3d_reference import games, table_at

FIVES = "5-5@0,0,0+x"


def test_a_playout_lays_any_chip_anywhere_with_equal_chances() -> None:
    # One move, with one of two chips, ends the game: the other hand is empty already.
    others = rest(FIVES, "0-1,2-5")
    state = position(FIVES, f"-|0-1|{others}", "draw:1/3", bag="2-5")
    check_ends(state, Random(17), 2000)


def test_a_playout_draws_with_true_odds_and_passes() -> None:
    # Of the three chips in the bag 1-1 alone fits, and may come first, second or last.
    others = rest(TOWERS, "2-2,1-1,3-3,4-4,2-3")
    state = position(TOWERS, f"2-2,2-3|{others}", "draw:1/2", bag="1-1,3-3,4-4")
    rng = Random(3)
    drawn: Counter[int] = Counter()
    for _ in range(3000):
        final = state.playout(rng)
        assert final.passes == 2
        drawn[len(field(final, "HANDS").split("|")[0].split(",")) - 2] += 1
    # 1-1 first: nothing else is drawn by this seat; it is laid, and the other seat draws the rest.
    check_alike(drawn, range(3))


def test_any_way_to_lay_a_chip_is_as_likely_as_another() -> None:
    # Several chips fit in one place, and one chip fits there both ways round.
    state = position(f"{PAIR};0-2@2,0,0+x", "0-0,0-1,0-3,1-2|5-5")
    moves = state.moves()
    at_one_place = {"0-3@0,1,0+y", "0-1@0,1,0+y", "0-1@0,2,0-y", "0-0@0,1,0+y", "1-2@0,1,0+y"}
    assert at_one_place <= {str(move) for move in moves}
    rng = Random(21)
    hand = state.hands[0]
    found = Counter(any_lie(state.space.places, hand, rng) for _ in range(50 * len(moves)))
    check_alike(found, [move.code for move in moves])


def test_passes_are_counted_anew_after_a_chip_in_a_playout_too() -> None:
    # The first seat passes, the second lays 1-1 or 1-5, and can lay the other one in its next
    # turn: two passes with a chip between do not end the game. A position that says so is refused.
    placed = ";".join((ZEROS, *ONES[:3]))
    state = position(placed, "2-2|" + rest(placed, "2-2"), bag="-")
    rng = Random(22)
    for _ in range(50):
        final = state.playout(rng)
        assert DOMINO3D.read(final.text()) == final


def test_a_playout_goes_on_from_the_middle_of_a_turn() -> None:
    others = rest(FIVES, "1-2,4-5")
    state = position(FIVES, f"1-2,4-5|-|{others}", "1/3", bag="-")
    check_ends(state, Random(17), 1500)
    final = position(FIVES, f"1-2,4-5|-|{others}", "over/3", bag="-")
    assert final.playout(Random(1)) is final


def tight_games(rng: Random, count: int) -> None:
    """Random games from positions in which little fits, beside the slow implementation.

    Towers in the air offer their tops alone, so that here seats draw the bag empty and pass,
    which hardly ever happens from the start of a game.
    """
    ends: Counter[str] = Counter()
    for _ in range(count):
        state = tight_position(rng)
        table = table_at(state)
        while state.turn != OVER:
            assert state.text() == table.text()
            moves = [move for move, _ in state.odds()] or list(state.moves())
            assert {str(move) for move in moves} == set(table.legal())
            move = rng.choice(moves)
            table.play(str(move))
            state = state.play(move)
        assert state.text() == table.text()
        assert list(state.winners()) == table.winners()
        ends["all passed" if state.passes == state.seats else f"{state.passes} passes"] += 1
    # Every way to end is met: by a chip that is laid, by one pass, by passes of all.
    assert set(ends) == {"0 passes", "1 passes", "all passed"}


def test_games_in_which_little_fits_go_as_in_the_reference() -> None:
    tight_games(Random(8), 60)


@pytest.mark.long
def test_many_games_in_which_little_fits_go_as_in_the_reference(seed: int) -> None:
    tight_games(Random(seed), 600)


def test_what_is_kept_about_places_is_what_laying_anew_gives() -> None:
    rng = Random(12)
    for seats, options in list(zip(range(16), games(), strict=False)):
        del seats
        count, chosen = options
        state = DOMINO3D.start(seats=count, options=chosen, rng=rng)
        while state.turn != OVER:
            move = state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves())
            before = (dict(state.space.cells), dict(state.space.places))
            after = state.play(move)
            assert (state.space.cells, state.space.places) == before
            state = after
        for final in (state, state.playout(rng)):
            assert final.space == Space.of(final.placed, chosen.support == "free")


@pytest.mark.long
def test_random_games_break_nothing_and_leave_no_memory(
    seed: int, seconds: float, tell: Callable[[str], None]
) -> None:
    check_many_games(
        "3Domino", random_games(DOMINO3D, games(), check_end, Random(seed)), seconds, tell
    )


def check_end(start: DominoState, final: DominoState) -> None:
    """What no random game may break."""
    assert all_chips(final) == chips(6 if "6-6" in all_chips(start) else 5)
    assert field(final, "BAG") == "-"
    assert "-" in field(final, "HANDS").split("|") or final.passes == final.seats
    held = [0 if hand == "-" else sum(map(int, hand.replace("-", ",").split(",")))
            for hand in field(final, "HANDS").split("|")]  # fmt: skip
    assert min(map(int.__add__, final.scores(), held)) >= 0
    scores = final.scores()
    assert [scores[seat] for seat in final.winners()] == [max(scores)] * len(final.winners())
