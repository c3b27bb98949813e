"""The texts of Connect the Colors: what is read, what is refused, and why."""

from __future__ import annotations

import itertools
import pickle
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.games import CHANCE, OVER, IllegalMove, NotationError
from boardroom.games.connect_colors import (
    BOARDS,
    ConnectColorsOptions,
    DealMove,
    SlideMove,
)
from tests.games.connect_colors_positions import (
    ALL,
    CONNECT_COLORS,
    DEAL,
    EACH_ALONE,
    START,
    STAY,
    TEAMS,
    TEN,
    board,
    play,
    position,
)
from tests.games.fuzzing import check_played_on, moves_read, readings, slips

EMPTY = board()
WIDE = ConnectColorsOptions(board="7x7")
REST = "R6O8Y8G8B8P8"
"""What is collected in all while two reds lie on the board."""
PAIR = board("RR")
LONE = board("R.....B")
LONE_REST = "R7O8Y8G8B7P8"
TENS = f"{board('GBPYB', 'RROYGBPO')} 1/4"


@pytest.mark.parametrize(
    ("text", "options", "turn"),
    [
        (f"{START} 1/2 -,-", None, 0),
        (f"{START} 4/4 -,-,-,-", None, 3),
        (f"{EACH_ALONE} over/3 -,-,-", None, OVER),
        (f"{PAIR} 2/2 {REST},-", None, 1),
        (f"{PAIR} 3/4 R1,R1,R1,R3O8Y8G8B8P8", None, 2),
        (f"{LONE} over/2 -,{LONE_REST}", None, OVER),
        (f"{EMPTY} over/2 R8,O8Y8G8B8P8", None, OVER),
        # Nobody asks whether balls float, or whether play could have led here.
        (f"RR....../{board(high=5)} 1/2 -,{REST}", None, 0),
        (f"{PAIR} 1/2 -,{REST}", ConnectColorsOptions(first="2"), 0),
        (f"{PAIR} 1/2 -,{REST}", STAY, 0),
        (f"{PAIR} 1/2 -,{REST}", ALL, 0),
        (f"{PAIR} 1/4 -,-,-,{REST}", TEAMS, 0),
        # Another board.
        (f"{board('RR', wide=7, high=7)} 1/2 -,{REST}", WIDE, 0),
        # A deal is due after a move that leaves a ball, whether a pair stands or not.
        (f"{PAIR} deal:1/2 -,{REST}", DEAL, CHANCE),
        (f"{LONE} deal:2/3 -,-,{LONE_REST}", DEAL, CHANCE),
        (f"{PAIR} 1/2 -,{REST}", DEAL, 0),
        (f"{LONE} over/2 -,{LONE_REST}", DEAL, OVER),
        # Ten balls end the game whatever lies on the board.
        (f"{PAIR} over/2 -,{REST}", TEN, OVER),
        (f"{TENS} R6O2,O4Y5,Y1G6P2,B5P4", TEN, 0),
    ],
)
def test_a_position_reads_and_writes_itself(
    text: str, options: ConnectColorsOptions | None, turn: int
) -> None:
    state = CONNECT_COLORS.read(text, options=options)
    assert state.text() == text
    assert state.turn == turn


REFUSED = [
    # the form
    ("", "position"),
    (f"{PAIR} 1/2", "position"),
    (f"{PAIR} 1/2 -,{REST} x", "position"),
    (f"{PAIR}  1/2 -,{REST}", "position"),
    (f" {PAIR} 1/2 -,{REST}", "position"),
    (f"{PAIR} 1/2 -,{REST}\n", "COLLECTED seat 2"),
    # the board
    (f"{PAIR}/ 1/2 -,{REST}", "ROWS"),
    (f"{PAIR[9:]} 1/2 -,{REST}", "ROWS"),
    (f"{PAIR[:-1]} 1/2 -,{REST}", "ROWS row 6"),
    (f"{PAIR}. 1/2 -,{REST}", "ROWS row 6"),
    (f".{PAIR} 1/2 -,{REST}", "ROWS row 1"),
    (f"{PAIR.replace('RR', 'rr')} 1/2 -,{REST}", "ROWS row 6"),
    (f"{PAIR.replace('RR', 'R?')} 1/2 -,{REST}", "ROWS row 6"),
    (f"{PAIR.replace('RR', 'R0')} 1/2 -,{REST}", "ROWS row 6"),
    (f"{board('RR', wide=7, high=7)} 1/2 -,{REST}", "ROWS"),
    # the seat
    (f"{PAIR} 1/1 {REST}", "SEAT"),
    (f"{PAIR} 1/5 -,-,-,-,{REST}", "SEAT"),
    (f"{PAIR} 0/2 -,{REST}", "SEAT"),
    (f"{PAIR} 3/2 -,{REST}", "SEAT"),
    (f"{PAIR} 01/2 -,{REST}", "SEAT"),
    (f"{PAIR} 1 -,{REST}", "SEAT"),
    (f"{PAIR} 1/2/2 -,{REST}", "SEAT"),
    (f"{PAIR} Over/2 -,{REST}", "SEAT"),
    (f"{PAIR} draw:1/2 -,{REST}", "SEAT"),
    (f"{PAIR} deal:over/2 -,{REST}", "SEAT"),
    (f"{PAIR} deal:deal:1/2 -,{REST}", "SEAT"),
    (f"{PAIR} Deal:1/2 -,{REST}", "SEAT"),
    # what was collected
    (f"{PAIR} 1/2 {REST}", "COLLECTED"),
    (f"{PAIR} 1/2 -,-,{REST}", "COLLECTED"),
    (f"{PAIR} 1/2 ,{REST}", "COLLECTED seat 1"),
    (f"{PAIR} 1/2 R0,{REST}", "COLLECTED seat 1"),
    (f"{PAIR} 1/2 -,O8R6Y8G8B8P8", "COLLECTED seat 2"),
    (f"{PAIR} 1/2 -,R06O8Y8G8B8P8", "COLLECTED seat 2"),
    (f"{PAIR} 1/2 -,R6O8Y8G8B8P9", "COLLECTED seat 2"),
    (f"{PAIR} 1/2 -,R3R3O8Y8G8B8P8", "COLLECTED seat 2"),
    # 48 balls, eight of each colour
    (f"{PAIR} 1/2 -,R5O8Y8G8B8P8", "ROWS and COLLECTED"),
    (f"{PAIR} 1/2 R1,{REST}", "ROWS and COLLECTED"),
    (f"{PAIR} 1/2 -,R6O8Y8G8B8P7", "ROWS and COLLECTED"),
    (f"{board('RRO')} 1/2 -,{REST}", "ROWS and COLLECTED"),
    (f"{START.replace('P', 'R', 1)} 1/2 -,-", "ROWS and COLLECTED"),
    # over exactly where the rules end the game
    (f"{PAIR} over/2 -,{REST}", "SEAT"),
    (f"{LONE} 1/2 -,{LONE_REST}", "SEAT"),
    (f"{EMPTY} 1/2 -,R8O8Y8G8B8P8", "SEAT"),
    (f"{EACH_ALONE} 1/2 -,-", "SEAT"),
    (f"{START} over/2 -,-", "SEAT"),
    (f"{board('R.R')} over/2 -,{REST}", "SEAT"),  # a slide still makes a pair
    # a deal that is not due
    (f"{PAIR} deal:1/2 -,{REST}", "SEAT"),
]


@pytest.mark.rule("CC-23")
@pytest.mark.parametrize(("text", "place"), REFUSED)
def test_what_cannot_be_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(NotationError) as refusal:
        CONNECT_COLORS.read(text)
    assert str(refusal.value).startswith(f"{place}: expected ")


@pytest.mark.parametrize(
    ("text", "options", "place"),
    [
        (f"{PAIR} 1/2 -,{REST}", WIDE, "ROWS"),
        (f"{PAIR} 1/2 -,{REST}", TEAMS, "SEAT"),
        (f"{PAIR} 1/2 -,{REST}", ConnectColorsOptions(first="3"), "SEAT"),
        # Nothing has been collected, so nothing is dealt again; or no ball is left to deal.
        (f"{START} deal:1/2 -,-", DEAL, "SEAT"),
        (f"{EMPTY} deal:1/2 -,R8O8Y8G8B8P8", DEAL, "SEAT"),
        (f"{PAIR} deal:1/2 -,{REST}", STAY, "SEAT"),
        # Whoever has ten has won, and nobody else can have ten.
        (f"{PAIR} 1/2 -,{REST}", TEN, "SEAT"),
        (f"{PAIR} over/2 O8Y8,R6G8B8P8", TEN, "COLLECTED"),
        (
            f"{PAIR} deal:1/2 -,{REST}",
            ConnectColorsOptions(fill="redistribute", variant="first-to-ten"),
            "SEAT",
        ),
        (f"{TENS[:-4]} over/4 R6O2,O4Y5,Y1G6P2,B5P4", TEN, "SEAT"),
    ],
)
def test_what_the_options_rule_out_is_refused(
    text: str, options: ConnectColorsOptions, place: str
) -> None:
    with pytest.raises(NotationError) as refusal:
        CONNECT_COLORS.read(text, options=options)
    assert str(refusal.value).startswith(f"{place}: expected ")


# Moves: form


BAD_LINES = "0<:a1 7<:a1 10<:a1 <:a1 1:a1 i^:a1 A^:a1 a<:a1 1^:a1 1v:a1 1<<:a1 1=:a1 <1:a1 １<:a1"
BAD_GROUPS = "1<: 1<:a0 1<:a7 1<:i1 1<:A1 1<:1a 1<:a 1<:a1:a1 1<a1 1<;a1 1<:a1,b1 1<:-"
BAD_DEALS = "deal deal: deal:1/2 dealt deal_x"


@pytest.mark.parametrize(
    "text",
    [
        *f"{BAD_LINES} {BAD_GROUPS} {BAD_DEALS}".split(" "),
        *(" 1<:d1", "1<:d1 ", "1<:d1\n", "1< :d1", "1<: d1"),
        *("deal ", f"deal  {START}", f"deal {START}/", f"deal {START} ", f"Deal {START}"),
        *(f"deal {START[:-1]}", f"deal {START[:-1]}X", f"deal {START.lower()}", "deal -"),
    ],
)
def test_what_is_not_in_the_form_of_a_move_is_bad_form(text: str) -> None:
    for state in (
        CONNECT_COLORS.read(f"{START} 1/2 -,-"),
        position(PAIR, seat="deal:1/2", options=DEAL),
        CONNECT_COLORS.read(f"{EACH_ALONE} over/2 -,-"),
    ):
        with pytest.raises(NotationError, match=r"(move|deal).*: expected"):
            state.read_move(text)


@pytest.mark.rule("CC-12")
def test_a_group_is_named_exactly_where_one_is_picked() -> None:
    text = f"{START} 1/2 -,-"
    for move in ("1<", "4<", "av"):
        with pytest.raises(NotationError, match="a slide 1< to hv with a group such as :c4"):
            CONNECT_COLORS.read(text).read_move(move)
    for move in ("1<:d1", "4<:a1", "av:a3", "1<:"):
        with pytest.raises(NotationError, match="a slide 1< to hv, or deal ROWS"):
            CONNECT_COLORS.read(text, options=ALL).read_move(move)


# Moves: not legal here, each with its reason


def test_while_a_deal_is_due_no_line_is_slid() -> None:
    state = position(PAIR, seat="deal:1/2", options=DEAL)
    for move in ("6<:a6", "1<:a1"):
        with pytest.raises(IllegalMove, match="The balls that are left are dealt again first"):
            state.read_move(move)


def test_nothing_is_legal_once_the_game_is_over() -> None:
    state = CONNECT_COLORS.read(f"{LONE} over/2 -,{LONE_REST}", options=DEAL)
    for move in ("6<:a6", f"deal {LONE}"):
        with pytest.raises(IllegalMove, match="The game is over"):
            state.read_move(move)
    assert state.odds() == ()
    with pytest.raises(ValueError, match="no deal is due"):
        state.chance(Random(1))


def test_a_move_of_something_else_is_refused() -> None:
    things: list[object] = ["6<:a6", None, 5, SlideMove("6<"), SlideMove("6<:a6"), SlideMove("")]
    things += [SlideMove("9<", "a6"), SlideMove("6<", "z9"), DealMove(""), DealMove(PAIR[:-1])]
    things += [SlideMove([], "a6"), SlideMove("6<", []), DealMove([])]  # type: ignore[arg-type]
    for seat, options in (("1/2", None), ("deal:1/2", DEAL)):
        state = position(PAIR, seat=seat, options=options)
        for thing in things:
            with pytest.raises(IllegalMove, match="not a move of Connect the Colors"):
                state.check(thing)
    with pytest.raises(IllegalMove, match="not a move of Connect the Colors"):
        position(PAIR, options=ALL).check(SlideMove("6<", "a6"))


def test_a_move_made_by_hand_names_the_group_as_it_is_written() -> None:
    state = position(PAIR)
    assert state.check(SlideMove("6<", "a6")) is None
    with pytest.raises(IllegalMove, match="named by its first field, a6"):
        state.check(SlideMove("6<", "b6"))


@pytest.mark.parametrize("name", list(BOARDS))
@pytest.mark.parametrize("collect", ["one", "all"])
def test_moves_and_check_agree_about_everything_that_can_be_written(
    name: str, collect: str
) -> None:
    rng = Random(name + collect)
    options = ConnectColorsOptions(
        board=name, collect=collect, fill=rng.choice(["stay", "slide-down"])
    )
    state = CONNECT_COLORS.start(options=options, rng=rng)
    groups = [""] if collect == "all" else list(BOARDS[name].place)
    while state.turn != OVER:
        legal = set(state.moves())
        accepted = set()
        for line, group in itertools.product(BOARDS[name].line, groups):
            move = SlideMove(line, group)
            try:
                state.check(move)
            except IllegalMove:
                continue
            accepted.add(move)
        assert accepted == legal
        for _ in range(4):
            if state.turn != OVER:
                state = state.play(rng.choice(state.moves()))


# Values


def test_equal_positions_are_equal_however_they_came_about() -> None:
    start = CONNECT_COLORS.read(f"{START} 1/2 -,-", options=STAY)
    # On a full board three slides bring the same two yellow balls.
    one, other = play(start, "1<:d1"), play(start, "e^:d1")
    again = CONNECT_COLORS.read(one.text(), options=STAY)
    assert one == other == again
    assert hash(one) == hash(other) == hash(again)
    assert one != start
    assert one != play(start, "2<:e2")
    assert one != CONNECT_COLORS.read(one.text())  # options are part of a position
    assert pickle.loads(pickle.dumps(one.view(None))) == one.view(None)


def test_a_state_cannot_be_changed() -> None:
    state = CONNECT_COLORS.start(seats=2)
    for name in ("mover", "dealing", "rows", "collected", "options", "turn", "other"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(state, name, 0)


# Any text at all

POSITIONS = (
    f"{START} 1/2 -,-",
    f"{PAIR} deal:1/2 -,{REST}",
    f"{LONE} over/2 -,{LONE_REST}",
    f"{TENS} R6O2,O4Y5,Y1G6P2,B5P4",
    f"{board('RR', wide=7, high=7)} 1/2 -,{REST}",
)

OPTIONS = (ConnectColorsOptions(), DEAL, TEN, TEAMS, WIDE)


@given(text=slips(POSITIONS, "0123456789?²\n"))
def test_a_position_with_slips_is_read_as_itself_or_refused(text: str) -> None:
    for state in readings(CONNECT_COLORS, text, OPTIONS):
        check_played_on(CONNECT_COLORS, state)


@given(
    text=st.text(max_size=6)
    | st.from_regex(r"[0-9a-i][<>^v](:[a-i][0-8])?", fullmatch=True)
    | st.text(st.sampled_from("ROYGBP./"), min_size=50, max_size=56).map("deal ".__add__)
)
def test_any_text_is_a_move_or_is_refused(text: str) -> None:
    for state in (
        CONNECT_COLORS.read(f"{START} 1/2 -,-"),
        CONNECT_COLORS.read(f"{START} 1/2 -,-", options=ALL),
        position(PAIR, seat="deal:1/2", options=DEAL),
    ):
        for move in moves_read(state, text):
            state.play(move)
