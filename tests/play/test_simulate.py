"""Runs of games among bots: who meets whom, what counts, and how sure it is."""

from __future__ import annotations

from itertools import groupby

import pytest

from boardroom.base.errors import BoardroomError
from boardroom.games import UnknownGame
from boardroom.games.options import OptionError
from boardroom.play.record import parse_record, record_bytes, replay
from boardroom.play.seat import SeatError
from boardroom.play.simulate import Fixture, Outcome, Plan, plan, play_fixture, summary
from boardroom.play.simulate.summary import Turns, turns, wilson


def outcome(
    number: int,
    bots: str,
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    first: int = 0,
    plies: int = 10,
    times: tuple[tuple[float, ...], ...] = (),
    seconds: float = 1.0,
) -> Outcome:
    """How a game among bots of one letter ended."""
    fixture = Fixture(number, "choconnect", (), tuple(bots), 0)
    times = times or ((),) * len(bots)
    return Outcome(fixture, scores, winners, first, plies, times, seconds)


def ran(bots: str, *outcomes: Outcome):
    return summary(Plan("choconnect", (), tuple(bots), len(outcomes), 1), outcomes)


# Who meets whom.


def test_seats_rotate_and_each_deal_is_played_once_a_rotation() -> None:
    run = plan("choconnect", ["hard", "medium", "easy"], 7, 1)
    fixtures = [run.fixture(number) for number in range(7)]
    assert [each.bots[0] for each in fixtures] == [
        *("hard", "medium", "easy"),
        *("hard", "medium", "easy"),
        "hard",
    ]
    assert fixtures[1].bots == ("medium", "easy", "hard")
    deals = [each.seed for each in fixtures]
    assert deals[0] == deals[1] == deals[2]
    assert deals[3] == deals[4] == deals[5]
    assert len(set(deals)) == 3


def test_runs_of_neighbouring_seeds_share_no_deal() -> None:
    deals = [
        {plan("choconnect", ["easy"] * 2, 400, seed).fixture(number).seed for number in range(400)}
        for seed in (1, 2, 3)
    ]
    assert len(deals[0] | deals[1] | deals[2]) == 600


def test_the_rotations_of_a_deal_begin_alike() -> None:
    run = plan("domino3d", ["random", "random"], 2, 5)
    starts = [play_fixture(run.fixture(number), True).record.start for number in (0, 1)]
    assert starts[0] == starts[1]


@pytest.mark.parametrize(
    ("game", "bots", "options", "error", "told"),
    [
        ("chess", ["easy"], {}, UnknownGame, "Unknown game chess"),
        ("choconnect", ["easy"], {}, SeatError, "2 to 4 seats, not 1"),
        ("choconnect", ["easy", "great"], {}, KeyError, "Unknown bot great"),
        ("choconnect", ["easy"] * 2, {"speed": "1"}, OptionError, "Unknown option speed"),
        ("choconnect", ["easy"] * 2, {"tiles": "D1"}, OptionError, "add up to 36"),
    ],
)
def test_a_run_that_cannot_be_is_refused_before_it_begins(
    game: str, bots: list[str], options: dict[str, str], error: type[Exception], told: str
) -> None:
    with pytest.raises(error, match=told) as refused:
        plan(game, bots, 10, 1, options)
    assert isinstance(refused.value, BoardroomError)


# One game.


@pytest.mark.parametrize("game", ["choconnect", "connect-colors", "colorpop", "domino3d"])
def test_a_turn_is_all_that_a_seat_decides_before_another_does(game: str) -> None:
    end = play_fixture(plan(game, ["random", "easy"], 1, 3).fixture(0), True)
    states = replay(end.record).states
    movers = [state.turn for state in states if state.turn >= 0]
    assert end.first == movers[0]
    runs = [seat for seat, _ in groupby(movers)]
    assert [len(times) for times in end.turns] == [runs.count(0), runs.count(1)]
    assert 0 < sum(map(sum, end.turns)) <= end.seconds
    assert end.plies == len(states) - 1


def test_a_turn_of_connnect_is_one_phase() -> None:
    end = play_fixture(plan("connnect", ["medium"], 1, 3).fixture(0), True)
    deciding = [state for state in replay(end.record).states if state.turn == 0]
    phases = [phase for phase, _ in groupby(deciding, key=lambda state: state.phase)]
    assert len(end.turns[0]) == len(phases)
    assert phases[:4] == ["setup", "zone", "fill", "claim"]


def test_a_game_is_the_same_again_and_its_record_reads_back() -> None:
    fixture = plan("connect-colors", ["medium", "random"], 1, 9).fixture(0)
    first, again = play_fixture(fixture, True), play_fixture(fixture)
    assert (first.scores, first.winners, first.plies) == (again.scores, again.winners, again.plies)
    assert again.record is None
    read = parse_record(record_bytes(first.record), "kept")
    assert replay(read).states[-1].scores() == first.scores
    assert [seat.bot for seat in read.seats] == ["medium", "random"]


def test_a_worker_of_another_version_refuses() -> None:
    run = plan("choconnect", ["easy", "easy"], 1, 1)
    other = Fixture(0, run.game, run.options, run.bots, 1, program="99.0")
    with pytest.raises(BoardroomError, match=r"the games are of 99\.0"):
        play_fixture(other)


# What counts.


@pytest.mark.parametrize(
    ("winners", "shares"),
    [((1,), [0, 1, 0]), ((0, 2), [0.5, 0, 0.5]), ((), [1 / 3, 1 / 3, 1 / 3])],
)
def test_a_shared_win_is_divided_and_so_is_a_game_that_nobody_won(
    winners: tuple[int, ...], shares: list[float]
) -> None:
    end = outcome(0, "abc", (0, 0, 0), winners)
    assert [end.share(seat) for seat in range(3)] == shares


# Wilson's interval at 95 %, worked out by hand: z * z = 3.841459.
# 50 of 100: middle (0.5 + 0.0192073) / 1.0384146 = 0.5,
#   half 1.959964 * sqrt(0.0025 + 0.0000960365) / 1.0384146 = 0.0961685.
# 0 of 10: from 0 to 0.3841459 / 1.3841459; 10 of 10 is its mirror.
# 130.5 of 200: middle (0.6525 + 0.0096036) / 1.0192073 = 0.6496261,
#   half 1.959964 * sqrt(0.00113371875 + 0.0000240091) / 1.0192073 = 0.0654318.
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (50, 100, 0.4038315, 0.5961685),
        (0, 10, 0.0, 0.2775328),
        (10, 10, 0.7224672, 1.0),
        (130.5, 200, 0.5841943, 0.7150579),
    ],
)
def test_the_wilson_interval(wins: float, games: int, low: float, high: float) -> None:
    share = wilson(wins, games)
    assert share.value == wins / games
    assert (share.low, share.high) == pytest.approx((low, high), abs=2e-6)


def test_quantiles_are_times_that_were_measured() -> None:
    assert turns([0.3, 0.1, 0.2]) == Turns(3, 0.2, 0.3)
    assert turns([each / 100 for each in range(1, 101)]) == Turns(100, 0.5, 0.95)
    assert turns([]) == Turns(0, 0, 0)


def test_the_standings_of_a_run() -> None:
    found = ran(
        "ab",
        outcome(0, "ab", (5, 3), (0,), first=0, plies=10, times=((0.1, 0.3), (0.01,))),
        outcome(2, "ab", (4, 4), (0, 1), first=1, plies=30, times=((0.2,), (0.02,))),
        outcome(1, "ba", (7, 6), (0,), first=0, plies=20, times=((0.03,), (0.4,)), seconds=4.0),
    )
    a, b = found.standings
    assert (a.bot, a.wins, a.share.value, a.score) == ("a", 1.5, 0.5, 5)
    assert (b.bot, b.wins, b.share.value, b.score) == ("b", 1.5, 0.5, 14 / 3)
    assert a.score_error == pytest.approx(1 / 3**0.5)  # of 5, 4 and 6
    assert a.turns == Turns(4, 0.2, 0.4)
    assert b.turns == Turns(3, 0.02, 0.03)
    assert found.plies == (10, 20, 30)
    assert found.first.value == 2.5 / 3
    assert (found.seconds, found.moves_per_second) == (6, 10)


def test_a_bot_on_two_of_three_seats_has_the_wins_and_the_scores_of_both() -> None:
    a, b = ran(
        "aab", outcome(0, "aab", (3, 5, 4), (1,)), outcome(1, "aba", (2, 9, 1), (1,))
    ).standings
    assert (a.bot, a.games, a.wins, a.share.value) == ("a", 2, 1, 0.5)
    assert a.score == (3 + 5 + 2 + 1) / 4
    assert (b.wins, b.score) == (1, 6.5)


def test_outcomes_say_the_same_in_every_order() -> None:
    games = [
        outcome(each, "abc", (each, 2, 3), (each % 3,) if each % 2 else (), seconds=0.1 * each)
        for each in range(9)
    ]
    assert ran("abc", *games) == ran("abc", *reversed(games))
