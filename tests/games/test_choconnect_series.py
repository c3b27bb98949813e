"""The rounds of Choconnect and what they are worth, with values worked out by hand."""

from __future__ import annotations

import pytest

from boardroom.games import OVER
from boardroom.games.choconnect import ChoconnectOptions
from tests.games.choconnect_positions import (
    ADVANCED,
    CHOCONNECT,
    DRAWN,
    LAST,
    board,
    play,
    position,
    rows_of,
)


@pytest.mark.rule("CH-12", "CH-13")
def test_a_drawn_round_of_a_series_counts_as_played() -> None:
    state = position(LAST, "W", "1/2", "1/2:1;0,0;0,0", ADVANCED)
    effect = state.effects(state.read_move("fv"))
    assert (effect.drawn, effect.next_round, effect.scored) == (True, True, (0, 0))
    after = play(state, "fv")
    assert after.text() == f"{board()} 2/2 - D12M12W12 2/2:2;0,0;0,0"


@pytest.mark.rule("CH-18")
def test_the_bag_is_empty_exactly_when_the_board_is_full() -> None:
    state = position(LAST, "-", "2/2")
    assert state.text().split(" ")[3] == "W1"
    state = play(state, "W")
    assert state.text().split(" ")[3] == "-"
    assert play(state, "fv").turn == OVER


@pytest.mark.rule("CH-18")
def test_each_round_begins_with_an_empty_board_and_a_full_bag() -> None:
    tiles = ChoconnectOptions(tiles="D10M12W14", rounds="advanced", first="1")
    state = play(CHOCONNECT.start(seats=2, options=tiles), "D", "1>", "D", "3>", "D", "2>")
    assert state.text() == f"{board()} 2/2 - D10M12W14 2/2:2;1,0;1,0"


@pytest.mark.rule("CH-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_series_has_a_round_for_each_player_and_rotates_the_first(seats: int) -> None:
    options = ChoconnectOptions(rounds="advanced", first="2")
    state = CHOCONNECT.start(seats=seats, options=options)
    begun = []
    while state.turn != OVER:
        begun.append((state.series.round, state.placer))
        state = play(state, "D", "1>", "D", "3>", "D", "2>")
    assert begun == [(number + 1, (1 + number) % seats) for number in range(seats)]
    assert rows_of(state) == board("D", "D", "D")


@pytest.mark.rule("CH-13")
def test_one_round_is_played_unless_agreed_otherwise() -> None:
    state = CHOCONNECT.start(seats=4, options=ChoconnectOptions(first="1"))
    assert play(state, "D", "1>", "D", "3>", "D", "2>").turn == OVER


@pytest.mark.rule("CH-14", "CH-15")
@pytest.mark.parametrize(
    ("seats", "winner", "points"),
    [
        (4, 0, (3, 2, 1, 0)),
        (4, 1, (0, 3, 2, 1)),
        (4, 2, (1, 0, 3, 2)),
        (4, 3, (2, 1, 0, 3)),
        (3, 0, (2, 1, 0)),
        (3, 1, (0, 2, 1)),
        (3, 2, (1, 0, 2)),
        (2, 0, (1, 0)),
        (2, 1, (0, 1)),
    ],
)
def test_a_round_is_worth_most_to_its_winner_and_least_to_the_seat_before(
    seats: int, winner: int, points: tuple[int, ...]
) -> None:
    zeros = ",".join("0" * seats)
    series = f"1/{seats}:1;{zeros};{zeros}"
    state = position(board(".DD"), "D", f"{winner + 1}/{seats}", series, ADVANCED)
    assert state.effects(state.read_move("1>")).scored == points
    after = play(state, "1>")
    assert after.scores() == points
    assert after.winners() == ()
    assert after.text().startswith(f"{board()} 2/{seats} - D12M12W12 2/{seats}:2;")


@pytest.mark.rule("CH-14")
def test_points_add_up_over_the_rounds_and_come_with_their_count() -> None:
    # Four seats; seat 1 has won twice (3,2,1,0 each) and seat 3 once (1,0,3,2).
    state = position(board(), "-", "4/4", "4/4:4;7,4,5,2;2,0,1,0", ADVANCED)
    rows = [[(str(row.what), row.points) for row in state.tallies(seat)] for seat in range(4)]
    assert rows[0] == [
        ("2 rounds won, each worth 3", 6),
        ("0 rounds won by the player before, each worth 2", 0),
        ("1 round won by the player two seats before, worth 1", 1),
    ]
    assert [sum(points for _, points in row) for row in rows] == [7, 4, 5, 2]


OVER_ROWS = board("DDD")


@pytest.mark.rule("CH-16")
@pytest.mark.parametrize(
    ("series", "winners"),
    [
        ("4/4:1;12,8,4,0;4,0,0,0", (0,)),
        # Rounds to seats 2 and 3: 0,3,2,1 and 1,0,3,2. Both won one, points decide.
        ("4/4:1;1,3,5,3;0,1,1,0", (2,)),
        ("3/3:1;2,4,3;0,2,0", None),  # no such points: seat 2 twice is 0,4,2
        ("3/3:1;0,4,2;0,2,0", (1,)),
        ("2/2:2;0,2;0,2", (1,)),
    ],
)
def test_most_points_win_the_series(series: str, winners: tuple[int, ...] | None) -> None:
    seats = series[2]
    if winners is None:
        with pytest.raises(ValueError, match="SERIES points"):
            position(OVER_ROWS, "-", f"over/{seats}", series, ADVANCED)
        return
    state = position(OVER_ROWS, "-", f"over/{seats}", series, ADVANCED)
    assert state.winners() == winners


@pytest.mark.rule("CH-17")
@pytest.mark.parametrize(
    ("rows", "series", "winners"),
    [
        # Seat 1 twice 2,1,0 and seat 2 once 0,2,1: 4,4,1. Seat 1 won more rounds.
        (OVER_ROWS, "3/3:3;4,4,1;2,1,0", (0,)),
        (OVER_ROWS, "3/3:3;3,3,3;1,1,1", (0, 1, 2)),
        (OVER_ROWS, "2/2:2;1,1;1,1", (0, 1)),
        # Seats 1 and 3 once each, two rounds drawn: 3,2,1,0 and 1,0,3,2 are 4,2,4,2.
        (DRAWN, "4/4:2;4,2,4,2;1,0,1,0", (0, 2)),
        (DRAWN, "3/3:1;0,0,0;0,0,0", (0, 1, 2)),
    ],
)
def test_equal_points_go_to_more_rounds_won_else_are_shared(
    rows: str, series: str, winners: tuple[int, ...]
) -> None:
    assert position(rows, "-", f"over/{series[2]}", series, ADVANCED).winners() == winners


@pytest.mark.rule("CH-17")
def test_a_single_game_that_is_drawn_has_no_winner() -> None:
    assert position(DRAWN, "-", "over/3", "1/1:2;0,0,0;0,0,0").winners() == ()
