"""The box of Choconnect in one integer, beside the box of the rules; and two draws ahead."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from boardroom.bots.choconnect.outlook import outlook, two_draws, value
from boardroom.bots.choconnect.packed import OF_TILE, danger, entered, lines, pack, winning
from boardroom.games import CHANCE, OVER
from boardroom.games.choconnect import (
    CHOCONNECT,
    ENTRIES,
    TILES,
    ChoconnectState,
    DrawMove,
    EntryMove,
)
from boardroom.games.choconnect.box import Boards, has_line, push_in, taken
from tests.games.choconnect_positions import board, position


def positions(seeds: range) -> Iterator[ChoconnectState]:
    """Every position of random games."""
    for seed in seeds:
        rng = Random(seed)
        state = CHOCONNECT.start(seats=2, rng=rng)
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


def test_the_first_draw_wins_with_what_completes_a_line() -> None:
    # Dark at a1 or d1 makes three; ten of the 33 tiles in the bag are dark.
    box = pack(position(board(".DD"), "W").boards)
    assert danger(box, (10, 12, 11)) == pytest.approx(10 / 33)
    assert two_draws(box, (10, 12, 11))[0] == pytest.approx(10 / 33)


def test_the_second_draw_wins_with_what_the_best_answer_leaves() -> None:
    # Milk and white can be put where they break up the pair (cv), and then nothing wins at once.
    first, second = two_draws(pack(position(board(".DD"), "W").boards), (10, 12, 11))
    assert second == 0
    # With dark the first to draw wins, so nothing is left to the second of two.
    assert first + second < 1


def test_two_draws_are_those_of_a_search_by_the_rules() -> None:
    compared = 0
    for state in list(positions(range(12)))[16::12]:
        if state.turn != CHANCE:
            continue
        bag = state.bag()
        first = second = 0.0
        for tile, count in zip(TILES, bag, strict=True):
            after = pushed(state.boards, tile).values()
            if not count:
                continue
            if any(map(has_line, after)):
                first += count / sum(bag)
                continue
            left = [number - (tile == other) for other, number in zip(TILES, bag, strict=True)]
            least = min(
                sum(
                    number
                    for other, number in zip(TILES, left, strict=True)
                    if any(map(has_line, pushed(boards, other).values()))
                )
                / sum(left)
                for boards in after
            )
            second += count / sum(bag) * least
        assert two_draws(pack(state.boards), bag) == pytest.approx((first, second))
        compared += 1
    assert compared > 5


def test_an_entry_that_wins_weighs_all_and_one_that_leaves_a_win_less() -> None:
    won = position(board("", "", "...DD"), "D")
    assert outlook([won])(EntryMove("3<")) == 1
    pair = position(board(".DD"), "W")
    weigh = outlook([pair])
    assert weigh(EntryMove("cv")) == 0.5  # nobody wins with the next two tiles
    assert weigh(EntryMove("6>")) < 0.5


def test_the_value_of_a_tile_that_wins_is_all_for_who_holds_it() -> None:
    assert value(position(board("", "", "...DD"), "D"), Random(1)) == (1, 0)
    assert value(position(board(".DD"), "W"), Random(1)) == (0.5, 0.5)
