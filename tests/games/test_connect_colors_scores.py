"""Points, the end, the winners and the variants of Connect the Colors, worked out by hand."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.games import CHANCE, OVER, IllegalMove
from boardroom.games.connect_colors import ConnectColorsOptions
from tests.games.connect_colors_positions import (
    CONNECT_COLORS,
    STAY,
    TEAMS,
    TEN,
    board,
    play,
    position,
    rows_of,
    taken_of,
    texts,
)

EMPTY = board()


def rows_said(state: object, seat: int) -> list[tuple[str, int]]:
    """The rows that lead to a score, as text and points."""
    return [(str(row.what), row.points) for row in state.tallies(seat)]  # type: ignore[attr-defined]


# Points


@pytest.mark.rule("CC-15")
def test_points_are_counted_colour_by_colour() -> None:
    # Worked case 3: 4 red, 5 blue, 2 green are 1 + 1 + 0; the other has 2 red, 8 orange,
    # 8 yellow, 6 green, 3 blue, 8 purple: 0 + 2 + 2 + 2 + 1 + 2.
    state = position(board("RR"), "R4G2B5")
    assert state.scores() == (2, 9)
    assert rows_said(state, 0) == [("4 red balls", 1), ("2 green balls", 0), ("5 blue balls", 1)]


@pytest.mark.rule("CC-15")
@pytest.mark.parametrize(
    ("balls", "points"),
    [("-", 0), ("R1", 0), ("R2", 0), ("R3", 1), ("R5", 1), ("R6", 2), ("R8", 2), ("R2O2Y2", 0)],
)
def test_three_of_a_colour_make_a_point_and_a_remainder_none(balls: str, points: int) -> None:
    assert position(board("PP"), balls).scores()[0] == points


@pytest.mark.rule("CC-15")
def test_a_move_tells_what_it_is_worth() -> None:
    state = position(board("RR"), "R4")
    effect = state.effects(state.read_move("6<:a6"))
    assert effect.scored == (1, 0)  # the fifth and the sixth red
    assert position(board("RR"), "R3").effects(state.moves()[0]).scored == (0, 0)


@pytest.mark.rule("CC-24")
def test_collected_balls_lie_open_for_everyone() -> None:
    state = position(board("RR"), "R1B2", "O8", seat="3/3")
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        assert view.collected[0] == (("R", 1), ("O", 0), ("Y", 0), ("G", 0), ("B", 2), ("P", 0))
        assert dict(view.collected[1])["O"] == 8
        assert dict(view.collected[2]) == {"R": 5, "O": 0, "Y": 8, "G": 8, "B": 6, "P": 8}
        assert view.text() == state.text()
        assert view.sample(Random(1), ("6<:a6",)) == state


@pytest.mark.rule("CC-24")
def test_each_player_keeps_what_that_player_collected() -> None:
    state = CONNECT_COLORS.read(f"{board('RRBB', 'OOGG')} 2/3 R6,O6B6,Y8G6P8")
    after = play(state, "5<:a5")
    assert taken_of(after) == "R6,R2O6B6,Y8G6P8"
    # The blue ones have fallen nowhere, as green lies below; the third seat takes them.
    assert taken_of(play(after, "5>:g5")) == "R6,R2O6B6,Y8G6B2P8"


# The end


@pytest.mark.rule("CC-16")
def test_the_game_ends_when_all_balls_are_collected() -> None:
    state = position(board("RR"), "R6O8Y8")
    after = play(state, "6>:g6")
    assert after.text() == f"{EMPTY} over/2 R8O8Y8,G8B8P8"
    assert after.turn == OVER
    assert after.moves() == ()


@pytest.mark.rule("CC-16", "CC-17")
def test_the_game_ends_for_everyone_when_no_valid_move_is_left() -> None:
    state = position(board("RRB...G"), seat="1/3")
    after = play(state, "6<:a6")
    assert after.text() == f"{board('..BG')} over/3 R2,-,R6O8Y8G7B7P8"
    assert after.moves() == ()
    assert after.winners() == (2,)


@pytest.mark.rule("CC-16")
def test_a_pair_that_a_slide_can_still_make_keeps_the_game_going() -> None:
    after = play(position(board("B..RR..B")), "6<:b6")
    assert rows_of(after) == board("B..B")
    assert after.turn == 1
    assert texts(after.moves()) == ["6<:a6", "6>:g6"]


@pytest.mark.rule("CC-17")
def test_the_same_moves_are_there_for_every_seat() -> None:
    found = [texts(position(board("RRB.OOB"), seat=f"{seat}/3").moves()) for seat in (1, 2, 3)]
    assert found[0]
    assert found[0] == found[1] == found[2]


@pytest.mark.rule("CC-18")
def test_most_points_win_not_most_balls() -> None:
    # 27 balls make 1 + 1 + 1 + 1 + 1 + 0 points, 21 make 1 + 1 + 1 + 1 + 1 + 2.
    state = CONNECT_COLORS.read(f"{EMPTY} over/2 R5O5Y5G5B5P2,R3O3Y3G3B3P6")
    assert state.scores() == (5, 7)
    assert state.winners() == (1,)


@pytest.mark.rule("CC-19")
@pytest.mark.parametrize(
    ("collected", "winners"),
    [
        ("R8O8Y8,G8B8P8", (0, 1)),
        ("R8O8Y8,P2,G8B8P6", (0, 2)),
        ("R8O8,Y8G8,B8P8", (0, 1, 2)),
        ("R8,O8Y8,G8B8,P8", (1, 2)),
    ],
)
def test_equal_points_share_the_win(collected: str, winners: tuple[int, ...]) -> None:
    seats = collected.count(",") + 1
    assert CONNECT_COLORS.read(f"{EMPTY} over/{seats} {collected}").winners() == winners


@pytest.mark.rule("CC-18")
def test_nobody_has_won_while_the_game_goes_on() -> None:
    assert position(board("RR"), "O8Y8G8B8P8").winners() == ()


# First to ten

ROWS = board("GBPYB", "RROYGBPO")
"""Thirteen balls; the reds a6 b6 are taken by 6<:a6."""
TAKEN = "R6O2,O4Y5,Y1G6P2,B5P4"
"""The other 35: eight, nine, nine, nine."""


@pytest.mark.rule("CC-20")
def test_whoever_first_has_ten_balls_wins_at_once() -> None:
    state = CONNECT_COLORS.read(f"{ROWS} 1/4 {TAKEN}", options=TEN)
    assert state.scores() == (8, 9, 9, 9)
    after = play(state, "6<:a6")
    # The gaps are still filled; the yellow pair d5 d6 is no longer of use.
    assert after.text() == f"{board('..PYB', 'GBOYGBPO')} over/4 R8O2,O4Y5,Y1G6P2,B5P4"
    assert after.scores() == (10, 9, 9, 9)
    assert after.winners() == (0,)
    effect = state.effects(state.read_move("6<:a6"))
    assert (effect.won, effect.over, effect.scored) == (True, True, (2, 0, 0, 0))
    assert rows_said(after, 0) == [("8 red balls", 8), ("2 orange balls", 2)]


@pytest.mark.rule("CC-20")
def test_nine_balls_are_not_enough() -> None:
    rows = board("GBPYBO", "RROYGBPO")
    state = CONNECT_COLORS.read(f"{rows} 1/4 R6O1,O4Y5,Y1G6P2,B5P4", options=TEN)
    after = play(state, "6<:a6")
    assert after.scores() == (9, 9, 9, 9)
    assert after.turn == 1


@pytest.mark.rule("CC-13", "CC-20")
@pytest.mark.parametrize("fill", ["stay", "redistribute"])
def test_after_the_winning_move_gaps_stay_and_nothing_is_dealt(fill: str) -> None:
    options = ConnectColorsOptions(fill=fill, variant="first-to-ten")
    after = play(CONNECT_COLORS.read(f"{ROWS} 1/4 {TAKEN}", options=options), "6<:a6")
    assert after.text() == f"{board('GBPYB', '..OYGBPO')} over/4 R8O2,O4Y5,Y1G6P2,B5P4"


@pytest.mark.rule("CC-13", "CC-20")
def test_a_move_that_does_not_win_is_followed_by_its_deal() -> None:
    options = ConnectColorsOptions(fill="redistribute", variant="first-to-ten")
    rows = board("GBPYBO", "RROYGBPO")
    state = CONNECT_COLORS.read(f"{rows} 1/4 R6O1,O4Y5,Y1G6P2,B5P4", options=options)
    assert play(state, "6<:a6").turn == CHANCE


@pytest.mark.rule("CC-20")
def test_if_nobody_gets_ten_most_balls_win_and_equal_balls_share() -> None:
    # Two full rows on which nothing touches: no slide makes a pair.
    rows = board("ROYGBPRO", "YGBPROYG")
    state = CONNECT_COLORS.read(f"{rows} over/4 R5O4,O1Y5G3,G2B6,P6", options=TEN)
    assert state.scores() == (9, 9, 8, 6)
    assert state.winners() == (0, 1)


# Teams


@pytest.mark.rule("CC-21")
@pytest.mark.parametrize("seats", [2, 3])
def test_teams_are_for_exactly_four(seats: int) -> None:
    with pytest.raises(ValueError, match=r"variant=.teams.*teams need 4"):
        CONNECT_COLORS.start(seats=seats, options=TEAMS)
    assert CONNECT_COLORS.start(seats=4, options=TEAMS).seats == 4


@pytest.mark.rule("CC-21")
def test_partners_put_their_balls_together_before_points_are_counted() -> None:
    # Two reds of seat 1 and one of seat 3 make a point; 5 red, 8, 8, 8, 8 and 6 make 1 + 5 x 2.
    state = CONNECT_COLORS.read(f"{board('PP')} 1/4 R2,R5,R1,O8Y8G8B8P6", options=TEAMS)
    assert state.scores() == (1, 11, 1, 11)
    for seat in (0, 2):
        assert rows_said(state, seat) == [("3 red balls", 1)]
    assert rows_said(state, 3) == rows_said(state, 1)
    assert rows_said(state, 1)[0] == ("5 red balls", 1)


@pytest.mark.rule("CC-21")
@pytest.mark.parametrize(
    ("collected", "winners"),
    [
        ("R2,R5,R1,O8Y8G8B8P8", (1, 3)),  # 1 and 11
        ("R8O8,G8B8P1,Y8P4,P3", (0, 2)),  # 7 and 5
        ("R8,O8,Y8G8,B8P8", (0, 1, 2, 3)),  # 6 and 6
    ],
)
def test_both_partners_win(collected: str, winners: tuple[int, ...]) -> None:
    assert CONNECT_COLORS.read(f"{EMPTY} over/4 {collected}", options=TEAMS).winners() == winners


@pytest.mark.rule("CC-21")
def test_a_move_of_one_partner_counts_for_both() -> None:
    state = CONNECT_COLORS.read(f"{board('RR')} 3/4 R1,R5,-,O8Y8G8B8P8", options=TEAMS)
    assert state.effects(state.read_move("6<:a6")).scored == (1, 0, 1, 0)


# Refusals, and what is said


@pytest.mark.rule("CC-22")
def test_worked_case_two_a_slide_without_a_pair_is_refused() -> None:
    # Column a from the top: red, blue, gap, red, gap, gap; yellow far away keeps the game going.
    rows = "R......./B......./......../R......./......../......YY"
    state = position(rows, options=STAY)
    for move in ("av:a4", "a^:a1"):
        with pytest.raises(IllegalMove, match="Column a: after this slide none of its balls lies"):
            state.read_move(move)
    assert state.turn == 0
    assert rows_of(state) == rows
    assert texts(state.moves())


@pytest.mark.rule("CC-07", "CC-09")
def test_worked_case_one_a_slide_closes_the_gap_between_two_reds() -> None:
    state = position("R.R...../......../......../......../......../........", options=STAY)
    after = play(state, "1<:a1")
    assert rows_of(after) == EMPTY
    assert taken_of(after).startswith("R2,")


@pytest.mark.rule("CC-23")
def test_no_ball_is_ever_lost_or_doubled() -> None:
    rng = Random(23)
    for fill in ("slide-down", "stay", "redistribute"):
        options = ConnectColorsOptions(fill=fill, board="7x7")
        state = CONNECT_COLORS.start(seats=3, options=options, rng=rng)
        while state.turn != OVER:
            move = state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves())
            state = state.play(move)
            taken = [sum(balls) for balls in zip(*state.collected, strict=True)]
            for colour, count in zip("ROYGBP", taken, strict=True):
                assert state.rows.count(colour) + count == 8


def said(rows: str, move: str, *given: str, **more: object) -> str:
    state = position(rows, *given, **more)  # type: ignore[arg-type]
    return str(state.wording(state.read_move(move)))


def test_moves_are_put_in_words() -> None:
    rows = "RRB.OO.B/......../......../......../......../RR......"
    assert said(rows, "1<:a1") == "Row 1 to the left: 2 red"
    assert said(rows, "1>:f1") == "Row 1 to the right: 2 orange"
    assert said("/".join(["R......."] * 5 + ["BB......"]), "a^:a1") == "Column a up: 5 red"
    assert said("/".join(["R......."] * 5 + ["BB......"]), "av:a1") == "Column a down: 5 red"


def test_several_groups_are_counted_by_colour() -> None:
    options = ConnectColorsOptions(collect="all", fill="stay")
    two = board("RR.BB", "YY")
    assert said(two, "5<", options=options) == "Row 5 to the left: 2 red and 2 blue"
    three = board("RRBBRRPP", "YY")
    assert said(three, "5<", options=options) == "Row 5 to the left: 4 red, 2 blue and 2 purple"


def test_the_end_is_put_in_words() -> None:
    assert said(board("RR"), "6<:a6") == "Row 6 to the left: 2 red. That was the last move."
    state = CONNECT_COLORS.read(f"{ROWS} 1/4 {TAKEN}", options=TEN)
    words = str(state.wording(state.read_move("6<:a6")))
    assert words == "Row 6 to the left: 2 red. Ten balls win the game."


def test_a_deal_is_put_in_words() -> None:
    options = ConnectColorsOptions(fill="redistribute")
    state = position(board("RRB"), seat="deal:1/2", options=options)
    move = state.read_move(f"deal {board('R.R.B')}")
    assert str(state.wording(move)) == "3 balls dealt again"
    one = position(board("B"), seat="deal:1/2", options=options)
    move = one.read_move(f"deal {board('...B')}")
    words = "1 ball dealt again. No slide makes a pair: the game is over."
    assert str(one.wording(move)) == words
