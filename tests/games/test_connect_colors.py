"""The rules of Connect the Colors up to collecting, with values worked out by hand."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from boardroom.games import CHANCE, OVER, IllegalMove, NotationError
from boardroom.games.connect_colors import (
    ConnectColorsOptions,
    ConnectColorsState,
    Group,
    Shift,
)
from boardroom.games.options import offered
from tests.games.chances import check_alike
from tests.games.connect_colors_positions import (
    CONNECT_COLORS,
    DEAL,
    EACH_ALONE,
    START,
    STAY,
    board,
    play,
    position,
    rows_of,
    taken_of,
    texts,
)

# Setting up


@pytest.mark.rule("CC-01", "CC-02", "CC-05")
def test_forty_eight_balls_lie_on_six_rows_of_eight() -> None:
    rows = rows_of(CONNECT_COLORS.start(rng=Random(1))).split("/")
    assert [len(row) for row in rows] == [8] * 6
    assert Counter("".join(rows)) == Counter(dict.fromkeys("ROYGBP", 8))


@pytest.mark.rule("CC-03", "CC-05")
def test_seven_rows_of_seven_leave_the_middle_empty_at_the_start() -> None:
    options = ConnectColorsOptions(board="7x7")
    rows = rows_of(CONNECT_COLORS.start(options=options, rng=Random(1))).split("/")
    assert [len(row) for row in rows] == [7] * 7
    assert rows[3][3] == "."
    assert Counter("".join(rows)) == Counter({".": 1} | dict.fromkeys("ROYGBP", 8))


@pytest.mark.rule("CC-03")
def test_seven_rows_of_seven_have_lines_1_to_7_and_a_to_g() -> None:
    def can_be_written(state: ConnectColorsState, text: str) -> bool:
        try:
            state.read_move(text)
        except NotationError:
            return False
        except IllegalMove:
            return True
        return True

    high = CONNECT_COLORS.start(options=ConnectColorsOptions(board="7x7"), rng=Random(1))
    wide = CONNECT_COLORS.start(rng=Random(1))
    for text in ("7<:a1", "7>:g7", "1<:a7", "gv:g7", "a^:a7"):
        assert can_be_written(high, text)
    for text in ("8<:a1", "h^:a1", "1<:h1", "1<:a8"):
        assert not can_be_written(high, text)
    for text in ("7<:a1", "i^:a1", "1<:i1", "1<:a7"):
        assert not can_be_written(wide, text)
    assert can_be_written(wide, "hv:h6")


@pytest.mark.rule("CC-04")
def test_two_to_four_play_and_turns_go_clockwise() -> None:
    assert CONNECT_COLORS.seats == range(2, 5)
    for seats in (2, 3, 4):
        state = CONNECT_COLORS.start(seats=seats, options=ConnectColorsOptions(first="2"))
        assert state.text().endswith(f" 2/{seats} " + ",".join("-" * seats))
        order = []
        for _ in range(5):
            order.append(state.turn)
            state = state.play(state.moves()[0])
        assert order == [(1 + turn) % seats for turn in range(5)]


@pytest.mark.rule("CC-05")
def test_every_ball_is_as_likely_on_every_field() -> None:
    rng = Random(5)
    boards = [rows_of(CONNECT_COLORS.start(rng=rng)).replace("/", "") for _ in range(3000)]
    for field in (0, 7, 20, 47):
        check_alike(Counter(each[field] for each in boards), "ROYGBP")
    # Two fields show one colour with a chance of 7 in 47; the bounds are 3.3 deviations away.
    for one, other in ((0, 1), (0, 8), (46, 47), (3, 44)):
        same = sum(each[one] == each[other] for each in boards)
        assert abs(same - 3000 * 7 / 47) < 3.3 * (3000 * 7 / 47 * 40 / 47) ** 0.5


@pytest.mark.rule("CC-06")
def test_the_first_player_is_drawn_with_equal_chances() -> None:
    rng = Random(6)
    found = Counter(CONNECT_COLORS.start(seats=3, rng=rng).turn for _ in range(3000))
    check_alike(found, range(3))


@pytest.mark.rule("CC-06")
@pytest.mark.parametrize("first", ["1", "2", "3", "4"])
def test_a_named_seat_begins(first: str) -> None:
    options = ConnectColorsOptions(first=first)
    assert CONNECT_COLORS.start(seats=4, options=options).turn == int(first) - 1


@pytest.mark.rule("CC-06")
@pytest.mark.parametrize(("seats", "first"), [(2, "3"), (2, "4"), (3, "4")])
def test_a_seat_that_nobody_sits_on_cannot_begin(seats: int, first: str) -> None:
    with pytest.raises(ValueError, match="first"):
        CONNECT_COLORS.start(seats=seats, options=ConnectColorsOptions(first=first))


@pytest.mark.rule("CC-03", "CC-06", "CC-12", "CC-13", "CC-20", "CC-21")
def test_the_options_are_offered_with_the_usual_one_first() -> None:
    found = {
        each.name: [choice.value for choice in each.choices]
        for each in offered(ConnectColorsOptions)
    }
    assert found == {
        "board": ["6x8", "7x7"],
        "first": ["random", "1", "2", "3", "4"],
        "collect": ["one", "all"],
        "fill": ["slide-down", "stay", "redistribute"],
        "variant": ["normal", "first-to-ten", "teams"],
    }


# Sliding

# A row of its own at the bottom, slid, and what is left once the pair has been collected.
SLIDES = [
    ("R.R.....", "6<:a6", "........"),
    ("R.R.....", "6>:g6", "........"),
    ("R..RB..O", "6<:a6", "..BO...."),
    ("R..RB..O", "6>:e6", "......BO"),
    ("B.RR.O.G", "6<:b6", "B..OG..."),
    ("B.RR.O.G", "6>:e6", "...B..OG"),
    ("RR.....B", "6>:f6", ".......B"),
    ("RR.....B", "6<:a6", "..B....."),
    (".OBRRBO.", "6<:c6", "OB..BO.."),
    ("ROYGBPRR", "6<:g6", "ROYGBP.."),  # full: nothing moves
]


@pytest.mark.rule("CC-07")
@pytest.mark.parametrize(("row", "move", "left"), SLIDES)
def test_a_row_is_packed_against_its_edge_in_the_same_order(row: str, move: str, left: str) -> None:
    assert rows_of(play(position(board(row), options=STAY), move)) == board(left)


# A column of its own, column c from the top, slid, and what is left.
COLUMN_SLIDES = [
    ("R.R...", "c^:c1", "......"),
    ("R.R...", "cv:c5", "......"),
    ("R..RBO", "c^:c1", "..BO.."),
    ("R..RBO", "cv:c3", "....BO"),
    ("B.RRO.", "c^:c2", "B..O.."),
    ("B.RRO.", "cv:c4", "..B..O"),
    ("RR...B", "cv:c4", ".....B"),
    ("OBRRBO", "c^:c3", "OB..BO"),  # full: nothing moves
]


def column(balls: str) -> str:
    return "/".join(f"..{ball}....." for ball in balls)


@pytest.mark.rule("CC-07")
@pytest.mark.parametrize(("balls", "move", "left"), COLUMN_SLIDES)
def test_a_column_is_packed_against_its_edge_in_the_same_order(
    balls: str, move: str, left: str
) -> None:
    assert rows_of(play(position(column(balls), options=STAY), move)) == column(left)


@pytest.mark.rule("CC-07")
def test_no_ball_outside_the_line_moves() -> None:
    # Column c closes its gaps; its rows keep theirs.
    state = position("O.R..Y../......../B.R..G../Y......B/......../P....P..", options=STAY)
    after = play(state, "c^:c1")
    assert rows_of(after) == "O....Y../......../B....G../Y......B/......../P....P.."


@pytest.mark.rule("CC-07")
def test_the_effect_tells_each_ball_that_moves_the_furthest_first() -> None:
    state = position(board("B.RR.O.G"), options=STAY)
    effect = state.effects(state.read_move("6<:b6"))
    assert effect.slides == (
        Shift("R", (5, 2), (5, 1)),
        Shift("R", (5, 3), (5, 2)),
        Shift("O", (5, 5), (5, 3)),
        Shift("G", (5, 7), (5, 4)),
    )
    effect = state.effects(state.read_move("6>:e6"))
    assert effect.slides == (
        Shift("O", (5, 5), (5, 6)),
        Shift("R", (5, 3), (5, 5)),
        Shift("R", (5, 2), (5, 4)),
        Shift("B", (5, 0), (5, 3)),
    )


@pytest.mark.rule("CC-08")
def test_a_full_board_is_opened_by_pairs_that_stand() -> None:
    # Three pairs stand: yellow d1 e1, blue e2 f2, orange a3 b3; each lies in three lines.
    state = CONNECT_COLORS.read(f"{START} 1/2 -,-")
    assert " ".join(texts(state.moves())) == (
        "1<:d1 1>:d1 2<:e2 2>:e2 3<:a3 3>:a3 a^:a3 av:a3 b^:a3 bv:a3 d^:d1 dv:d1"
        " e^:d1 e^:e2 ev:d1 ev:e2 f^:e2 fv:e2"
    )
    assert all(state.effects(move).slides == () for move in state.moves())
    assert rows_of(play(state, "1<:d1")).startswith("PBR..GOB/")


@pytest.mark.rule("CC-08", "CC-16")
def test_a_full_board_without_a_pair_is_the_end_at_once() -> None:
    state = CONNECT_COLORS.read(f"{EACH_ALONE} over/2 -,-")
    assert state.turn == OVER
    assert state.winners() == (0, 1)


# Pairs and groups


@pytest.mark.rule("CC-09")
def test_a_diagonal_is_no_pair() -> None:
    # Red a5 and b6, blue b5 and a6; the yellow pair keeps the game going.
    state = position(board("RB", "BR....YY"), options=STAY)
    for move in ("5<:a5", "5>:g5", "a^:a1", "av:a5", "b^:b1", "bv:b5"):
        with pytest.raises(IllegalMove, match="none of its balls lies next to one of its colour"):
            state.read_move(move)
    # With the yellow ones gone nothing is left to do.
    assert play(state, "6>:g6").turn == OVER


@pytest.mark.rule("CC-09")
def test_the_ends_of_two_rows_are_no_neighbours() -> None:
    state = position(board("G......R", "R.....YY"))  # red h5 and a6
    assert texts(state.moves()) == ["6<:b6", "6>:g6", "gv:g6", "hv:g6"]


@pytest.mark.rule("CC-09")
def test_a_slide_makes_pairs_along_and_across_its_line() -> None:
    along = position(board("G.G"))
    across = position(board("G", ".G"))  # a5 and b6
    assert texts(along.moves()) == ["6<:a6", "6>:g6"]
    assert texts(across.moves()) == ["6<:a5", "av:a6"]


@pytest.mark.rule("CC-10")
def test_a_pair_elsewhere_does_not_make_a_slide_valid() -> None:
    state = CONNECT_COLORS.read(f"{START} 1/2 -,-")
    for move in ("4<:a4", "4>:a3", "c^:d1", "h^:h1"):
        with pytest.raises(IllegalMove, match="none of its balls lies next to one of its colour"):
            state.read_move(move)
    with pytest.raises(IllegalMove, match="The group on a3 has no ball in the line"):
        state.read_move("1<:a3")


@pytest.mark.rule("CC-11")
def test_a_group_is_collected_whole_also_outside_the_line() -> None:
    # Row 6 slides left: its red comes under a5, which touches b5, which touches b4.
    state = position(board(".R", "RRG", "..RB"), options=STAY)
    effect = state.effects(state.read_move("6<:b4"))
    assert effect.groups == (Group("R", ((3, 1), (4, 0), (4, 1), (5, 0))),)
    after = play(state, "6<:b4")
    assert rows_of(after) == board("", "..G", ".B")
    assert taken_of(after).split(",")[0] == "R4"


@pytest.mark.rule("CC-12")
def test_one_of_the_groups_in_the_line_is_picked() -> None:
    # Worked case 4: row 2 to the right reads ...RRBBB.
    state = position("......../R.R.BB.B/......../......../......../........", options=STAY)
    assert [text for text in texts(state.moves()) if text.startswith("2>")] == ["2>:d2", "2>:f2"]
    red = play(state, "2>:d2")
    assert rows_of(red).split("/")[1] == ".....BBB"
    assert taken_of(red).startswith("R2,")
    blue = play(state, "2>:f2")
    assert rows_of(blue).split("/")[1] == "...RR..."
    assert taken_of(blue).startswith("B3,")


@pytest.mark.rule("CC-12")
def test_any_ball_of_a_group_names_it_and_its_first_is_written() -> None:
    state = position("......../R.R.BB.B/......../......../......../........", options=STAY)
    assert str(state.read_move("2>:e2")) == "2>:d2"
    assert {str(state.read_move(f"2>:{field}")) for field in ("f2", "g2", "h2")} == {"2>:f2"}


@pytest.mark.rule("CC-12")
def test_every_group_in_the_line_is_collected_if_so_agreed() -> None:
    rows = "......../R.R.BB.B/......../......../...O..../...O...."
    options = ConnectColorsOptions(collect="all", fill="stay")
    state = position(rows, options=options)
    assert "2>" in texts(state.moves())
    after = play(state, "2>")
    # The orange pair does not reach row 2 and stays.
    assert rows_of(after) == board("...O", "...O")
    assert taken_of(after).startswith("R2B3,")
    assert [group.colour for group in state.effects(state.read_move("2>")).groups] == ["R", "B"]


@pytest.mark.rule("CC-12")
def test_two_groups_of_one_colour_are_picked_one_by_one_or_swept_together() -> None:
    rows = board("RG..", "RB.R", "OYRR")
    one, every = (
        position(rows, options=STAY),
        position(rows, options=ConnectColorsOptions(collect="all", fill="stay")),
    )
    # Row 5 to the left: red a4 a5, blue b5, and the third red above c6, d6.
    assert [text for text in texts(one.moves()) if text.startswith("5<")] == ["5<:a4", "5<:c5"]
    assert taken_of(play(one, "5<:c5")).startswith("R3,")
    assert taken_of(play(every, "5<")).startswith("R5,")


# Filling the gaps

BEFORE = board("P", "GB", "RR.O", "YO.G")
"""Slid to the left, row 5 brings its reds, and its orange comes to c5."""


@pytest.mark.rule("CC-13", "CC-14")
def test_balls_slide_down_onto_the_edge_or_another_ball() -> None:
    state = position(BEFORE)
    after = play(state, "5<:a5")
    # Orange b6 and c6 touch now, and stay.
    assert rows_of(after) == board("P", "GB", "YOOG")
    assert taken_of(after).startswith("R2,")
    assert state.effects(state.read_move("5<:a5")).falls == (
        Shift("G", (3, 0), (4, 0)),
        Shift("P", (2, 0), (3, 0)),
        Shift("B", (3, 1), (4, 1)),
        Shift("O", (4, 2), (5, 2)),
    )


@pytest.mark.rule("CC-13")
def test_gaps_stay_if_so_agreed() -> None:
    state = position(BEFORE, options=STAY)
    after = play(state, "5<:a5")
    assert rows_of(after) == board("P", "GB", "..O", "YO.G")
    assert after.turn == 1
    assert state.effects(state.read_move("5<:a5")).falls == ()


@pytest.mark.rule("CC-03", "CC-13")
def test_the_gap_in_the_middle_is_filled_with_the_others() -> None:
    options = ConnectColorsOptions(board="7x7")
    rows = board("...G...", ".......", "...O...", "...Y...", "RR.B...", wide=7, high=7)
    after = play(position(rows, options=options), "av:a7")
    assert rows_of(after) == board("...G", "...O", "...Y", "...B", wide=7, high=7)


@pytest.mark.rule("CC-13")
def test_what_is_left_is_dealt_again_if_so_agreed() -> None:
    after = play(position(BEFORE, options=DEAL), "5<:a5")
    assert after.text().startswith(f"{board('P', 'GB', '..O', 'YO.G')} deal:2/2 R2,")
    assert after.turn == CHANCE
    assert after.moves() == ()
    assert after.odds() is None
    dealt = play(after, "deal O......O/......../P......./......../......Y./G.B....G")
    assert dealt.turn == 1
    assert dealt.text().startswith("O......O/......../P......./......../......Y./G.B....G 2/2 R2,")


@pytest.mark.rule("CC-13", "CC-16")
def test_after_a_deal_it_is_seen_whether_a_move_is_left() -> None:
    state = play(position(board("RRB..G"), options=DEAL), "6<:a6")
    assert state.turn == CHANCE
    over = play(state, "deal B......./......../......../......../......../.......G")
    assert over.turn == OVER
    assert over.text().startswith("B......./......../......../......../......../.......G over/2 ")


@pytest.mark.rule("CC-13", "CC-16")
def test_even_a_single_ball_is_dealt_but_no_empty_board() -> None:
    one = play(position(board("RRB"), options=DEAL), "6<:a6")
    assert one.turn == CHANCE
    assert play(one, f"deal {board('...B')}").turn == OVER
    assert play(position(board("RR"), options=DEAL), "6<:a6").turn == OVER


@pytest.mark.rule("CC-13")
@pytest.mark.parametrize("name", ["6x8", "7x7"])
def test_a_deal_puts_every_ball_anywhere_alike(name: str) -> None:
    options = ConnectColorsOptions(board=name, fill="redistribute")
    high, wide = map(int, name.split("x"))
    rows = board("RB", wide=wide, high=high)
    state = position(rows, seat="deal:1/2", options=options)
    rng = Random(13)
    deals = [str(state.chance(rng)).removeprefix("deal ") for _ in range(6000)]
    for ball in "RB":
        found = Counter(deal.replace("/", "").index(ball) for deal in deals)
        check_alike(found, range(high * wide))
    # Pairs of fields that touch, among all pairs; the bounds are 3.3 deviations away.
    share = (high * (wide - 1) + wide * (high - 1)) / (high * wide * (high * wide - 1) / 2)
    touching = sum(touch(deal, wide) for deal in deals)
    assert abs(touching - 6000 * share) < 3.3 * (6000 * share * (1 - share)) ** 0.5


def touch(deal: str, wide: int) -> bool:
    one, other = sorted((deal.index("R"), deal.index("B")))
    return other - one in (1, wide + 1)  # the next sign, or the one below


@pytest.mark.rule("CC-13")
def test_a_deal_takes_the_balls_that_are_left_and_no_others() -> None:
    after = play(position(BEFORE, options=DEAL), "5<:a5")
    for rows in (
        "O......O/......../P......./......../......Y./G.B.....",  # a green one is missing
        "O......O/......../P......./......../......Y./G.B...GG",
        "R......O/......../P......./......../......Y./G.B....G",
    ):
        with pytest.raises(IllegalMove, match="The balls that are left are dealt, no others"):
            after.read_move(f"deal {rows}")
