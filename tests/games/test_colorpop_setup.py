"""How a game of Colorpop begins: seats, secret colours, the deal and its check."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random

import pytest

from boardroom.games.colorpop import COLORPOP, ColorpopOptions, deal
from boardroom.games.colorpop.field import from_rows, rows
from tests.games.chances import check_alike
from tests.games.colorpop_positions import TWO
from tests.reference.colorpop import components


@pytest.mark.rule("CP-02")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 3, 4, 5, 6])
def test_two_to_five_play(seats: int) -> None:
    assert (seats in COLORPOP.seats) == (2 <= seats <= 5)
    if 2 <= seats <= 5:
        assert COLORPOP.start(seats=seats, rng=Random(2)).seats == seats
    else:
        with pytest.raises(ValueError, match="seats"):
            COLORPOP.start(seats=seats)


@pytest.mark.rule("CP-03")
def test_every_pair_of_secret_colours_is_equally_likely() -> None:
    rng = Random(3)
    found = Counter(deal.deal_secrets(2, 1, rng) for _ in range(4000))
    check_alike(found, itertools.permutations("GYOBP", 2))


@pytest.mark.rule("CP-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_two_seats_hold_one_colour(seats: int) -> None:
    for seed in range(20):
        secrets = COLORPOP.start(seats=seats, rng=Random(seed)).secrets
        assert len(set(secrets)) == seats
        assert set(secrets) <= set("GYOBP")


@pytest.mark.rule("CP-22")
def test_two_colours_each_are_dealt_to_two() -> None:
    rng = Random(22)
    found = Counter(deal.deal_secrets(2, 2, rng) for _ in range(3000))
    # One of five colours is left out, and six ways to share out the other four.
    assert len(found) == 30
    check_alike(found, found)
    for one, two in found:
        assert list(one) == sorted(one, key="GYOBP".index)
        assert len(set(one + two)) == 4


@pytest.mark.rule("CP-22")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_two_colours_each_are_for_two_players_only(seats: int) -> None:
    with pytest.raises(ValueError, match="secrets"):
        COLORPOP.start(seats=seats, options=TWO)
    assert ColorpopOptions().secrets == "one"


@pytest.mark.rule("CP-04")
def test_all_hundred_tokens_stand_in_ten_full_chutes() -> None:
    for seed in range(10):
        state = COLORPOP.start(seats=2, options=ColorpopOptions(first="1"), rng=Random(seed))
        board, seat, _, taken = state.text().split(" ")
        assert (seat, taken) == ("1/2", "-,-")
        assert [len(row) for row in board.split("/")] == [10] * 10
        assert {each: board.count(each) for each in "GYOBP*."} == {
            **dict.fromkeys("GYOBP", 19),
            "*": 5,
            ".": 0,
        }


@pytest.mark.rule("CP-04")
def test_the_deal_favours_no_chute_and_no_colour() -> None:
    rng = Random(4)
    chutes, corners = Counter[int](), Counter[str]()
    for _ in range(1000):
        board = rows(deal.deal_field(rng))
        corners[board[0][0]] += 1
        for row in board:
            chutes.update(column for column in range(10) if row[column] == "*")
    check_alike(chutes, range(10))
    del corners["*"]
    check_alike(corners, "GYOBP")


@pytest.mark.rule("CP-05")
def test_no_five_of_a_colour_touch_at_the_start() -> None:
    largest = Counter[int]()
    for seed in range(200):
        board = rows(COLORPOP.start(rng=Random(seed)).field)
        largest[
            max(
                len(part)
                for colour in "GYOBP"
                for part in components(
                    {
                        (row, column)
                        for row in range(10)
                        for column in range(10)
                        if board[row][column] == colour
                    }
                )
            )
        ] += 1
    assert max(largest) == 4  # four are allowed, and come up


@pytest.mark.rule("CP-05")
@pytest.mark.parametrize(
    ("chute", "large"),
    [
        ("GGGGGYOBPY", True),
        ("YOBPYGGGGG", True),
        ("YOGGGGGGBP", True),
        ("GGGGYGGGGY", False),
        ("GG*GGGYOBP", False),  # a joker has no colour
        ("*****GYOBP", False),
        ("GGGG*****G", False),
    ],
)
def test_a_run_of_five_in_a_chute_is_seen(chute: str, large: bool) -> None:
    assert deal.has_large_run(chute) == large
    broken = list(chute)
    assert deal.break_runs(broken, Random(5))
    assert sorted(broken) == sorted(chute)
    assert not deal.has_large_run(broken)
    assert large or "".join(broken) == chute


@pytest.mark.rule("CP-05")
@pytest.mark.parametrize("chute", ["GGGGGGGGGG", "GGGGGGGGGY", "GGGG*GGGGG"])
def test_a_chute_whose_runs_cannot_be_broken_is_given_up(chute: str) -> None:
    # Nine of a colour make five in a run wherever the tenth token is.
    assert not deal.break_runs(list(chute), Random(5))


@pytest.mark.rule("CP-05")
@pytest.mark.parametrize(
    ("lines", "large"),
    [
        (["GG", "GG"], False),
        (["GG", "GG", "YG"], True),
        (["GGGGG"], True),
        (["GGYGG", "YGYGY", "YGYGY"], False),  # two of four, apart
        (["GGYGG", "YG*GY", "YGYGY"], False),  # a joker ties nothing here
        (["GG*GG"], False),
        (["*****"], False),
        (["YYYYG", "GGYGG"], True),
    ],
)
def test_a_group_of_five_over_chutes_is_seen(lines: list[str], large: bool) -> None:
    board = [row.ljust(10, ".") for row in lines]
    board += [".........."] * (10 - len(board))
    assert deal.has_large_group(from_rows(board)) == large


@pytest.mark.rule("CP-05")
def test_chutes_are_swapped_a_thousand_times_before_all_is_dealt_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked = []

    def never_at_first(field: int) -> bool:
        looked.append(sorted(zip(*rows(field), strict=True)))
        return len(looked) <= 2500

    monkeypatch.setattr(deal, "has_large_group", never_at_first)
    deal.deal_field(Random(5))
    assert len(looked) == 2501
    # The ten chutes stay what they are for 1,000 orders, then there are ten others.
    assert [len({str(each) for each in looked[at : at + 1000]}) for at in (0, 1000)] == [1, 1]
    assert len({str(looked[at]) for at in (0, 1000, 2000)}) == 3
    assert looked[2000] == looked[2500]
