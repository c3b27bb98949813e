"""The rules of Choconnect, point by point, with values worked out by hand."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from boardroom.games import CHANCE, OVER, IllegalMove
from boardroom.games.choconnect import ChoconnectOptions, Draw, Line, Slide
from boardroom.games.options import offered
from tests.games.chances import check_alike, check_spread
from tests.games.choconnect_positions import (
    ADVANCED,
    CHOCONNECT,
    DRAWN,
    LAST,
    board,
    play,
    position,
    rows_of,
    texts,
)

ENTRIES = (
    "1< 1> 2< 2> 3< 3> 4< 4> 5< 5> 6< 6> a^ av b^ bv c^ cv d^ dv e^ ev f^ fv".split()  # noqa: SIM905
)


# Setting up


@pytest.mark.rule("CH-02")
def test_the_bag_holds_twelve_of_each_unless_agreed_otherwise() -> None:
    assert CHOCONNECT.start(seats=2, rng=Random(1)).text().split(" ")[3] == "D12M12W12"


@pytest.mark.rule("CH-03")
@pytest.mark.parametrize("tiles", ["D10M12W14", "D3M4W29", "D27M4W5", "D3M28W5"])
def test_another_split_of_36_can_be_agreed(tiles: str) -> None:
    state = CHOCONNECT.start(seats=2, options=ChoconnectOptions(tiles=tiles), rng=Random(1))
    assert state.text().split(" ")[3] == tiles


@pytest.mark.rule("CH-03")
@pytest.mark.parametrize(
    "tiles",
    [
        "D12M12W11",  # 35
        "D12M12W13",  # 37
        "D2M12W22",  # a line of dark needs 3
        "D21M3W12",  # a line of milk needs 4
        "D20M12W4",  # a line of white needs 5
        "D012M12W12",
        "M12D12W12",
        "d12m12w12",
        "D12M24",
        "D12 M12 W12",
        "D+12M12W12",
        "D１2M12W12",  # a digit that is not plain
        "D12M12W12\n",
        "",
        "D" * 100_000,
    ],
)
def test_a_split_that_cannot_be_is_refused(tiles: str) -> None:
    with pytest.raises(ValueError, match="tiles") as refusal:
        ChoconnectOptions(tiles=tiles)
    assert len(str(refusal.value)) < 200


@pytest.mark.rule("CH-03")
def test_the_dialog_says_what_fewer_dark_tiles_do() -> None:
    tiles = offered(ChoconnectOptions)[0]
    assert tiles.free
    assert "Fewer dark tiles mean more" in tiles.help.show()
    shares = {choice.value: choice.help.show() for choice in tiles.choices}
    assert "12 %" in shares["D12M12W12"]
    assert "41 %" in shares["D10M12W14"]


@pytest.mark.rule("CH-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_begin_with_an_empty_board_and_a_full_bag(seats: int) -> None:
    state = CHOCONNECT.start(seats=seats, options=ChoconnectOptions(first="2"))
    zeros = ",".join("0" * seats)
    expected = f"{board()} 2/{seats} - D12M12W12 1/1:2;{zeros};{zeros}"
    assert state.text() == expected
    assert CHOCONNECT.seats == range(2, 5)


@pytest.mark.rule("CH-19")
def test_the_first_player_is_drawn_with_equal_chances() -> None:
    rng = Random(19)
    check_alike(Counter(CHOCONNECT.start(seats=3, rng=rng).placer for _ in range(3000)), range(3))


@pytest.mark.rule("CH-19")
def test_a_named_seat_begins_and_turns_go_clockwise() -> None:
    state = CHOCONNECT.start(seats=4, options=ChoconnectOptions(first="3"))
    order = []
    for entry in ("1>", "2<", "av", "b^", "6>"):
        state = play(state, "W")
        order.append(state.turn)
        state = play(state, entry)
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.rule("CH-19")
@pytest.mark.parametrize(("seats", "first"), [(2, "3"), (2, "4"), (3, "4")])
def test_a_seat_that_nobody_sits_on_cannot_begin(seats: int, first: str) -> None:
    with pytest.raises(ValueError, match="first"):
        CHOCONNECT.start(seats=seats, options=ChoconnectOptions(first=first))


# A turn


@pytest.mark.rule("CH-05")
def test_a_tile_is_drawn_and_seen_before_it_is_placed() -> None:
    start = CHOCONNECT.start(seats=2, options=ChoconnectOptions(first="1"))
    assert start.turn == CHANCE
    assert start.moves() == ()
    drawn = play(start, "M")
    assert drawn.turn == 0
    assert drawn.hand == "M"
    assert drawn.text() == f"{board()} 1/2 M D12M11W12 1/1:1;0,0;0,0"
    assert drawn.effects(drawn.read_move("1>")).tile == "M"
    assert start.effects(start.read_move("M")) == Draw("M", 0)


@pytest.mark.rule("CH-05")
def test_the_draw_has_the_odds_of_the_bag() -> None:
    state = position(board("DDMMWW", "WWDDMM", "MMW"), "-")  # 4 dark, 6 milk, 5 white are out
    assert [(str(move), weight) for move, weight in state.odds()] == [("D", 8), ("M", 6), ("W", 7)]
    rng = Random(5)
    found = Counter(str(state.chance(rng)) for _ in range(21_000))
    check_spread(found, {"D": 8, "M": 6, "W": 7})


@pytest.mark.rule("CH-05")
def test_a_type_that_has_run_out_is_never_drawn() -> None:
    state = position(board("DD.DD", "", "DD.DD", "", "DD.DD"), "-")  # all 12 dark are out
    assert texts(move for move, _ in state.odds()) == ["M", "W"]
    with pytest.raises(IllegalMove, match="No dark tile is left in the bag"):
        state.read_move("D")


@pytest.mark.rule("CH-06")
def test_there_are_six_entries_on_each_side() -> None:
    state = position(board(), "W")
    assert texts(state.moves()) == ENTRIES
    landings = {entry: rows_of(play(state, entry)).index("W") for entry in ENTRIES}
    # ROWS has 7 signs a row: row 3 begins at 14, column c is 2 further.
    assert landings["3>"] == 14
    assert landings["3<"] == 14 + 5
    assert landings["cv"] == 2
    assert landings["c^"] == 35 + 2
    assert Counter(landings.values()) == Counter(
        [7 * row for row in range(6)]
        + [7 * row + 5 for row in range(6)]
        + list(range(6))
        + [35 + column for column in range(6)]
    )


@pytest.mark.rule("CH-06", "CH-07")
@pytest.mark.parametrize(
    ("entry", "before", "after"),
    [
        ("1>", board("D.M"), board("WDM")),
        ("1>", board("DMD"), board("WDMD")),
        ("1>", board("DMD.MM"), board("WDMDMM")),
        ("1>", board(".MDDMM"), board("WMDDMM")),
        ("1>", board("DMDDM."), board("WDMDDM")),
        ("1<", board("...M.D"), board("...MDW")),
        ("1<", board("MM.DMD"), board("MMDMDW")),
        ("1<", board("D....."), board("D....W")),
        ("bv", board(".D", ".M"), board(".W", ".D", ".M")),
        ("bv", board(".D", "", ".M"), board(".W", ".D", ".M")),
        ("b^", board("", "", "", "", ".M", ".D"), board("", "", "", ".M", ".D", ".W")),
        ("f^", board("", "", "", "", "", ".....M"), board("", "", "", "", ".....M", ".....W")),
    ],
)
def test_a_tile_pushes_what_lies_without_a_gap(entry: str, before: str, after: str) -> None:
    assert rows_of(play(position(before, "W"), entry)) == after


@pytest.mark.rule("CH-07")
def test_the_effect_tells_each_tile_that_moves() -> None:
    state = position(board("DM.D"), "W", "2/3", "1/1:2;0,0,0;0,0,0")
    effect = state.effects(state.read_move("1>"))
    assert (effect.tile, effect.entry, effect.seat) == ("W", "1>", 1)
    assert effect.slides == (
        Slide("W", None, (0, 0)),
        Slide("D", (0, 0), (0, 1)),
        Slide("M", (0, 1), (0, 2)),
    )
    assert (effect.lines, effect.drawn, effect.round_over) == ((), False, False)
    assert (effect.scored, effect.next_round) == ((0, 0, 0), False)
    assert str(state.wording(state.read_move("1>"))) == "White into row 1 from the left"


@pytest.mark.rule("CH-08")
def test_a_full_line_is_closed_from_both_ends() -> None:
    column = board("..D", "..M", "..W", "..D", "..M", "..W")
    state = position(column, "W")
    for entry in ("cv", "c^"):
        with pytest.raises(IllegalMove, match="Column c is full"):
            state.read_move(entry)
    assert texts(state.moves()) == [entry for entry in ENTRIES if entry[0] != "c"]
    assert rows_of(play(state, "1>")).startswith("W.D...")


@pytest.mark.rule("CH-08")
def test_a_full_row_is_closed_and_says_so() -> None:
    state = position(board("", "", "DMDMDM"), "W")
    for entry in ("3>", "3<"):
        with pytest.raises(IllegalMove, match="Row 3 is full: no tile can enter it"):
            state.read_move(entry)
        with pytest.raises(IllegalMove, match="Row 3 is full"):
            state.check(type(state.moves()[0])(entry))


# The end of a round


@pytest.mark.rule("CH-07", "CH-09")
def test_worked_case_one_dark_wins_over_the_gap() -> None:
    state = position(board("D.D..."), "D")
    after = play(state, "1>")
    assert after.text() == f"{board('DDD...')} over/2 - D9M12W12 1/1:1;1,0;1,0"
    assert after.winners() == (0,)


@pytest.mark.rule("CH-07", "CH-09")
def test_worked_case_two_milk_wins_with_five() -> None:
    state = position(board("", "MMM.M."), "M")
    after = play(state, "2>")
    assert rows_of(after) == board("", "MMMMM.")
    assert after.winners() == (0,)
    lines = state.effects(state.read_move("2>")).lines
    assert lines == (Line("M", ((1, 0), (1, 1), (1, 2), (1, 3), (1, 4))),)


@pytest.mark.rule("CH-08")
def test_worked_case_three_a_full_column_leaves_its_rows_open() -> None:
    state = position(board("..D", "..M", "..D", "..M", "..D", "..M"), "W")
    open_entries = texts(state.moves())
    assert "cv" not in open_entries
    assert "c^" not in open_entries
    assert {"1>", "1<", "6>", "6<"} <= set(open_entries)


WINS = [
    # along a row, at both edges and in the middle
    ("D", board("DD"), "1<", False),  # enters at f1, far from the pair
    ("D", board(".DD"), "1>", True),
    ("D", board("", "", "...DD."), "3<", True),
    ("M", board(".MMM"), "1>", True),
    ("M", board(".MM"), "1>", False),
    ("W", board("", "", "", "", "", ".WWWW"), "6>", True),
    ("W", board("", "", "", "", "", ".WWW"), "6>", False),
    # down a column
    ("D", board("", ".....D", ".....D"), "fv", True),
    ("M", board("", "M", "M", "M"), "av", True),
    ("W", board(".W", ".W", ".W", ".W"), "b^", False),  # it enters at b6, past the gap at b5
    ("W", board("", ".W", ".W", ".W", ".W"), "bv", True),
    # down to the right, and down to the left
    ("D", board("", ".D", "..D"), "av", True),
    ("M", board("", ".M", "..M", "...M"), "1>", True),
    ("W", board("", ".W", "..W", "...W", "....W"), "1>", True),
    ("D", board("", "....D", "...D"), "1<", True),
    ("M", board("", "....M", "...M", "..M"), "fv", True),
    ("W", board("", "....W", "...W", "..W", ".W"), "fv", True),
    # the ends of two rows are no neighbours, and one needs them all
    ("D", board("....DD", ""), "2>", False),
    ("D", board(".....D", "D.....", ""), "3>", False),
    ("M", board("", "...MMM", ""), "3>", False),
    ("W", board("WW.WW."), "1<", False),
    # the gap is closed by the push, or the line is torn by it
    ("D", board("DMDD"), "1>", False),
    ("M", board("M.MM"), "1>", True),
    # more than needed
    ("D", board(".DDM"), "1>", True),
    ("W", board("W.WWWW"), "1>", True),
]


@pytest.mark.rule("CH-09")
@pytest.mark.parametrize(("tile", "before", "entry", "wins"), WINS)
def test_lines_of_enough_tiles_win(tile: str, before: str, entry: str, wins: bool) -> None:
    after = play(position(before, tile), entry)
    assert (after.turn == OVER) == wins
    assert after.winners() == ((0,) if wins else ())


@pytest.mark.rule("CH-10")
def test_the_player_who_makes_the_line_wins_whoever_brought_the_tiles() -> None:
    state = CHOCONNECT.start(seats=3, options=ChoconnectOptions(first="1"))
    state = play(state, "D", "1>", "D", "3>")
    assert state.winners() == ()
    assert play(state, "D", "2>").winners() == (2,)


@pytest.mark.rule("CH-10")
def test_a_tile_of_another_type_can_push_a_line_together() -> None:
    # Column c: the dark at c1 goes down to c2, between its like in b2 and d2.
    state = position(board("..D...", ".D.D.."), "M", "2/2", "1/1:2;0,0;0,0")
    after = play(state, "cv")
    assert rows_of(after) == board("..M...", ".DDD..")
    assert after.winners() == (1,)
    assert after.scores() == (0, 1)


@pytest.mark.rule("CH-11")
def test_two_lines_at_once_are_one_win_and_both_are_told() -> None:
    # Dark enters at a1: the row a1 b1 c1 and the diagonal a1 b2 c3.
    state = position(board(".DD", ".D", "..D"), "D")
    effect = state.effects(state.read_move("1>"))
    assert effect.lines == (
        Line("D", ((0, 0), (0, 1), (0, 2))),
        Line("D", ((0, 0), (1, 1), (2, 2))),
    )
    assert effect.scored == (1, 0)
    after = play(state, "1>")
    assert after.scores() == (1, 0)
    assert after.view(None).lines == effect.lines
    assert str(state.wording(state.read_move("1>"))).endswith("from the left. 2 lines win.")


@pytest.mark.rule("CH-11")
def test_one_push_can_make_lines_of_two_types() -> None:
    # Column b moves down by one: dark comes into row 2, milk into row 3.
    state = position(board(".D", "DMD", "M.MM"), "W")
    effect = state.effects(state.read_move("bv"))
    assert effect.lines == (
        Line("D", ((1, 0), (1, 1), (1, 2))),
        Line("M", ((2, 0), (2, 1), (2, 2), (2, 3))),
    )
    assert play(state, "bv").scores() == (1, 0)


@pytest.mark.rule("CH-12")
def test_a_full_board_without_a_line_is_drawn() -> None:
    state = position(LAST, "W", "2/2", "1/1:1;0,0;0,0")
    assert texts(state.moves()) == ["1<", "1>", "f^", "fv"]
    effect = state.effects(state.read_move("1<"))
    assert (effect.drawn, effect.round_over, effect.lines) == (True, True, ())
    after = play(state, "1<")
    assert after.text() == f"{DRAWN} over/2 - - 1/1:1;0,0;0,0"
    assert after.winners() == ()
    assert after.scores() == (0, 0)
    words = "White into row 1 from the right. The board is full without a line: nobody wins."
    assert str(state.wording(state.read_move("1<"))) == words


@pytest.mark.rule("CH-12")
def test_the_last_tile_can_still_win() -> None:
    full_but_one = "DDMMD./MMDDMW/DDMMDW/MMDDMW/DDMMDW/MMDDMM"  # white at f2 to f5
    tiles = "".join(f"{tile}{full_but_one.count(tile) + (tile == 'W')}" for tile in "DMW")
    state = CHOCONNECT.read(f"{full_but_one} 1/2 W - 1/1:1;0,0;0,0", ChoconnectOptions(tiles=tiles))
    after = play(state, "1<")
    assert after.winners() == (0,)
    effect = state.effects(state.read_move("1<"))
    assert not effect.drawn


def test_a_round_that_ends_says_so_in_words() -> None:
    state = position(board(".DD"), "D", "1/2", "1/2:1;0,0;0,0", ADVANCED)
    words = "Dark into row 1 from the left. A line of 3 dark wins. The next round begins."
    assert str(state.wording(state.read_move("1>"))) == words
    single = position(board(".DD"), "D")
    words = "Dark into row 1 from the left. A line of 3 dark wins."
    assert str(single.wording(single.read_move("1>"))) == words


def test_moves_are_put_in_words() -> None:
    state = CHOCONNECT.start(seats=2, options=ChoconnectOptions(first="1"))
    assert str(state.wording(state.read_move("M"))) == "Milk chocolate drawn"
    state = play(state, "M")
    found = [str(state.wording(state.read_move(text))) for text in ("1<", "6>", "cv", "f^")]
    assert found == [
        "Milk into row 1 from the right",
        "Milk into row 6 from the left",
        "Milk into column c from the top",
        "Milk into column f from the bottom",
    ]
