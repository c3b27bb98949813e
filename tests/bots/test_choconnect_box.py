"""The box of Choconnect in one integer, beside the box of the rules; and the look ahead in it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from boardroom.bots.choconnect.outlook import LAST, REPLIES, Ahead, weigher
from boardroom.bots.choconnect.packed import OF_TILE, entered, lines, pack
from boardroom.bots.choconnect.threats import completing, odds, winning
from boardroom.bots.judgement import shared_win
from boardroom.games import CHANCE, OVER
from boardroom.games.choconnect import (
    CHOCONNECT,
    ENTRIES,
    TILES,
    ChoconnectState,
    DrawMove,
    EntryMove,
)
from boardroom.games.choconnect.box import Boards, has_line, push_in, taken, winning_lines
from tests.games.choconnect_positions import board, position


def positions(seeds: range, seats: int = 2) -> Iterator[ChoconnectState]:
    """Every position of random games."""
    for seed in seeds:
        rng = Random(seed)
        state = CHOCONNECT.start(seats=seats, rng=rng)
        while state.turn != OVER:
            yield state
            drawing = state.turn == CHANCE
            move: DrawMove | EntryMove = state.chance(rng) if drawing else rng.choice(state.moves())
            state = state.play(move)


def pushed(boards: Boards, tile: str) -> dict[str, Boards]:
    """By the rules: what each open entry makes of the box."""
    return {
        text: push_in(boards, tile, entry)
        for text, entry in ENTRIES.items()
        if taken(boards) & entry.line != entry.line
    }


def test_what_enters_moves_the_same_tiles_as_by_the_rules() -> None:
    for state in positions(range(12)):
        for tile in TILES:
            expected = {text: pack(after) for text, after in pushed(state.boards, tile).items()}
            assert dict(entered(pack(state.boards), tile)) == expected


def test_lines_and_entries_that_make_one_are_found_as_by_the_rules() -> None:
    found = 0
    for state in positions(range(30)):
        assert not lines(pack(state.boards))
        for tile in TILES:
            after = pushed(state.boards, tile).values()
            for boards in after:
                assert bool(lines(pack(boards))) == has_line(boards)
            wins = any(map(has_line, after))
            assert bool(winning(pack(state.boards)) & OF_TILE[tile]) == wins
            found += wins
    assert found > 100


def test_tiles_that_complete_a_line_lie_in_it_by_the_rules() -> None:
    found = moved_only = 0
    for state in positions(range(40)):
        for tile in TILES:
            after = pushed(state.boards, tile)
            completes = any(
                ENTRIES[text].cells[0] in cells
                for text, boards in after.items()
                for _, cells in winning_lines(boards)
            )
            assert bool(completing(pack(state.boards)) & OF_TILE[tile]) == completes
            found += completes
            moved_only += not completes and any(map(has_line, after.values()))
    assert found > 100
    assert moved_only > 10


def test_the_first_draw_wins_with_what_completes_a_line() -> None:
    # Dark at a1 or d1 makes three; ten of the 33 tiles in the bag are dark.
    wins = winning(pack(position(board(".DD"), "W").boards))
    assert odds(wins, (10, 12, 11)) == pytest.approx(10 / 33)
    assert odds(winning(0), (12, 12, 12)) == 0


def by_the_rules(state: ChoconnectState, seat: int, draws: int) -> float | None:
    """The chance of a seat to win before a draw, if the others leave the next player least, and
    what is not decided by so many draws is shared; the last draw wins LAST times as often. None
    where an opponent has more best replies than the bot would look at."""
    if state.turn == OVER:
        return shared_win(state)[seat]
    if not draws:
        return 1 / state.seats
    hope, weights = 0.0, 0
    for move, weight in state.odds() or ():
        drawn = state.play(move)
        after = [drawn.play(entry) for entry in drawn.moves()]
        weights += weight
        if any(each.turn == OVER and each.winners() for each in after):
            won, share = drawn.turn == seat, 1 / state.seats
            hope += weight * (share + (won - share) * (LAST if draws == 1 else 1))
            continue
        dangers = {each: threat(each) for each in after}
        least = min(dangers.values())
        if draws == 1:
            hope += weight / state.seats
            continue
        replies = {each.boards: each for each in after if dangers[each] == least}
        if len(replies) > REPLIES and draws > 2:
            return None
        # After the last reply only the threat that it leaves counts: all best ones are the same.
        chosen = list(replies.values())[: 1 if draws == 2 else REPLIES]
        found = [by_the_rules(each, seat, draws - 1) for each in chosen]
        known = [each for each in found if each is not None]
        if len(known) < len(found):
            return None
        hope += weight * sum(known) / len(known)
    return hope / weights


def threat(state: ChoconnectState) -> float:
    """The chance that the next tile makes a line."""
    if state.turn == OVER:
        return 0.0
    wins = weights = 0
    for move, weight in state.odds() or ():
        drawn = state.play(move)
        weights += weight
        wins += weight * any(drawn.play(entry).winners() for entry in drawn.moves())
    return wins / weights


@pytest.mark.parametrize(("seats", "draws"), [(2, 2), (3, 2), (2, 3), (3, 3), (4, 3)])
def test_the_look_ahead_is_that_of_a_search_by_the_rules(seats: int, draws: int) -> None:
    compared = 0
    for state in list(positions(range(90 if draws == 3 else 20), seats))[-1::-1]:
        # Late positions: early ones have more good replies than are looked at.
        if state.turn != CHANCE or sum(state.bag()) > (7 if draws == 3 else 20):
            continue
        seat = (state.placer - 1) % seats
        expected = by_the_rules(state, seat, draws)
        if expected is None:
            continue
        chance = Ahead(seats).chance(pack(state.boards), state.bag(), 1, draws)
        assert chance == pytest.approx(expected)
        compared += 1
        if compared == 6:
            return
    raise AssertionError(f"only {compared} positions were compared")


def test_an_entry_that_wins_weighs_all_and_one_that_leaves_a_win_less() -> None:
    won = position(board("", "", "...DD"), "D")
    assert weigher(won)(EntryMove("3<")) == 1
    # Only cv breaks up the pair; after any other entry dark wins, 10 of the 33 tiles in the bag.
    weigh = weigher(position(board(".DD"), "W"))
    assert weigh(EntryMove("cv")) > 0.48
    assert weigh(EntryMove("6>")) < 0.5 * 23 / 33 + 0.02
