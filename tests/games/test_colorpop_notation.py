"""The texts of Colorpop: what is read, what is refused, and why."""

from __future__ import annotations

import pickle
import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.games import OVER, IllegalMove, NotationError
from boardroom.games.colorpop import COLORPOP, ColorpopOptions, PopMove
from tests.games.colorpop_positions import STICKY, TWO, field, play, position, position_text
from tests.games.fuzzing import at_once, check_played_on, readings, slips
from tests.tools import ROOT

SMALL = field("YY", "GG*", "OBP")
REST = "G17Y17O18B18P18*4"
"""What is taken of all tokens where SMALL is left."""
OPTIONS = (ColorpopOptions(), STICKY, TWO)


@pytest.mark.parametrize(
    ("text", "options", "turn"),
    [
        (f"{SMALL} 1/2 G,Y {REST},-", None, 0),
        (f"{SMALL} 2/2 Y,G -,{REST}", STICKY, 1),
        (f"{SMALL} 2/2 GY,OB G1,G16Y17O18B18P18*4", TWO, 1),
        (f"{SMALL} 5/5 P,Y,O,B,G -,-,G17,Y17O18B18,P18*4", None, 4),
        (f"{SMALL} 3/3 G,Y,O {REST},-,-", ColorpopOptions(first="3"), 2),
        # Over: a colour is gone, or no group is left.
        (f"{field('YY', 'OB')} over/2 G,Y G19Y17O18B18P19*5,-", None, OVER),
        (f"{field('GYO')} over/2 G,Y G18Y18O18B19P19*5,-", None, OVER),
        (f"{field('**')} over/2 G,Y G19Y19O19B19P19*3,-", None, OVER),
        (f"{field()} over/2 G,Y G19Y19O19B19P19*5,-", None, OVER),
        # With two colours the game is over when both are gone, or no group is left.
        (f"{field('YY', 'OB')} 1/2 GY,OB G19Y17O18B18P19*5,-", TWO, 0),
        (f"{field('GY')} over/2 GY,OB G18Y18O19B19P19*5,-", TWO, OVER),
        # Nobody asks whether play could have led here.
        (f"{SMALL} 1/2 G,Y G1,G16Y17O18B18P18*4", None, 0),
    ],
)
def test_a_position_reads_and_writes_itself(
    text: str, options: ColorpopOptions | None, turn: int
) -> None:
    state = COLORPOP.read(text, options=options)
    assert state.text() == text
    assert state.turn == turn


def test_the_position_on_the_rules_page_is_one() -> None:
    page = (ROOT / "docs" / "rules" / "colorpop.md").read_text(encoding="utf-8")
    (text,) = re.findall("^`(.*/.*)`$", page, re.MULTILINE)
    state = COLORPOP.read(text)
    assert state.text() == text
    assert state.winners() == (0,)
    assert state.scores() == (1, 1, 2)


FLOATING = "G" + SMALL[1:]
GAP = field("YY", "GG", "OB.")[:-10] + "OB.P......"

REFUSED = [
    # the fields
    ("", "position"),
    (f"{SMALL} 1/2 G,Y", "position"),
    (f"{SMALL} 1/2 G,Y {REST},- x", "position"),
    (f"{SMALL}  1/2 G,Y {REST},-", "position"),
    (f" {SMALL} 1/2 G,Y {REST},-", "position"),
    (f"{SMALL} 1/2 G,Y {REST},-\n", "TAKEN seat 2"),
    # the form of the field
    (f"{SMALL}/ 1/2 G,Y {REST},-", "ROWS"),
    (f"{SMALL[11:]} 1/2 G,Y {REST},-", "ROWS"),
    (f"{SMALL[:-1]} 1/2 G,Y {REST},-", "ROWS row 10"),
    (f"{SMALL}. 1/2 G,Y {REST},-", "ROWS row 10"),
    (f"{SMALL.replace('Y', 'y')} 1/2 G,Y {REST},-", "ROWS row 8"),
    (f"{SMALL.replace('*', '?')} 1/2 G,Y {REST},-", "ROWS row 9"),
    (f"{SMALL.replace('*', 'W')} 1/2 G,Y {REST},-", "ROWS row 9"),
    # what floats, and chutes that do not close up
    (f"{FLOATING} 1/2 G,Y G16Y17O18B18P18*4,-", "ROWS a2"),
    (f"{field('YY', '..*', 'OBP')} 1/2 G,Y G19Y17O18B18P18*4,-", "ROWS a9"),
    (f"{GAP} 1/2 G,Y G17Y17O18B18P18*5,-", "ROWS column c"),
    (f"{field('.GG', '.YY')} 1/2 G,Y G17Y17O19B19P19*5,-", "ROWS column a"),
    # the seat
    (f"{SMALL} 1/1 G {REST}", "SEAT"),
    (f"{SMALL} 1/6 G,Y,O,B,P,G {REST},-,-,-,-,-", "SEAT"),
    (f"{SMALL} 0/2 G,Y {REST},-", "SEAT"),
    (f"{SMALL} 3/2 G,Y {REST},-", "SEAT"),
    (f"{SMALL} 01/2 G,Y {REST},-", "SEAT"),
    (f"{SMALL} 1 G,Y {REST},-", "SEAT"),
    (f"{SMALL} draw:1/2 G,Y {REST},-", "SEAT"),
    (f"{SMALL} deal:1/2 G,Y {REST},-", "SEAT"),
    (f"{SMALL} Over/2 G,Y {REST},-", "SEAT"),
    # the secrets
    (f"{SMALL} 1/2 G {REST},-", "SECRETS"),
    (f"{SMALL} 1/2 G,Y,O {REST},-", "SECRETS"),
    (f"{SMALL} 1/2 G,G {REST},-", "SECRETS"),
    (f"{SMALL} 1/2 G,? {REST},-", "SECRETS seat 2"),
    (f"{SMALL} 1/2 ?,Y {REST},-", "SECRETS seat 1"),
    (f"{SMALL} 1/2 G,* {REST},-", "SECRETS seat 2"),
    (f"{SMALL} 1/2 G,- {REST},-", "SECRETS seat 2"),
    (f"{SMALL} 1/2 G, {REST},-", "SECRETS seat 2"),
    (f"{SMALL} 1/2 GY,OB {REST},-", "SECRETS seat 1"),
    (f"{SMALL} 1/2 g,Y {REST},-", "SECRETS seat 1"),
    # what is taken
    (f"{SMALL} 1/2 G,Y {REST}", "TAKEN"),
    (f"{SMALL} 1/2 G,Y {REST},-,-", "TAKEN"),
    (f"{SMALL} 1/2 G,Y {REST},", "TAKEN seat 2"),
    (f"{SMALL} 1/2 G,Y Y17G17O18B18P18*4,-", "TAKEN seat 1"),
    (f"{SMALL} 1/2 G,Y G017Y17O18B18P18*4,-", "TAKEN seat 1"),
    (f"{SMALL} 1/2 G,Y {REST},G0", "TAKEN seat 2"),
    (f"{SMALL} 1/2 G,Y G20Y17O18B18P18*4,-", "TAKEN seat 1"),
    (f"{SMALL} 1/2 G,Y {REST},?", "TAKEN seat 2"),
    # the count of all
    (f"{SMALL} 1/2 G,Y {REST},G1", "ROWS and TAKEN"),
    (f"{SMALL} 1/2 G,Y G17Y17O18B18P18*3,-", "ROWS and TAKEN"),
    (f"{SMALL} 1/2 G,Y G17Y17O18B18P18*6,-", "ROWS and TAKEN"),
    (f"{SMALL} 1/2 G,Y -,-", "ROWS and TAKEN"),
    (f"{field(*['GGGGGGGGGG'] * 10)} 1/2 G,Y -,-", "ROWS and TAKEN"),
    # over exactly where the rules end the game
    (f"{SMALL} over/2 G,Y {REST},-", "SEAT"),
    (f"{field('GYO')} 1/2 G,Y G18Y18O18B19P19*5,-", "SEAT"),
    (f"{field('YY', 'OB')} 1/2 G,Y G19Y17O18B18P19*5,-", "SEAT"),
    (f"{field()} 1/2 G,Y G19Y19O19B19P19*5,-", "SEAT"),
]


@pytest.mark.parametrize(("text", "place"), REFUSED)
def test_what_cannot_be_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(NotationError) as refusal:
        COLORPOP.read(text)
    assert str(refusal.value).startswith(f"{place}: expected ")


@pytest.mark.rule("CP-22", "CP-23")
@pytest.mark.parametrize(
    ("text", "options", "place"),
    [
        (f"{SMALL} 1/2 G,Y {REST},-", TWO, "SECRETS seat 1"),
        (f"{SMALL} 1/2 YG,OB {REST},-", TWO, "SECRETS seat 1"),  # not in their order
        (f"{SMALL} 1/2 GY,GO {REST},-", TWO, "SECRETS"),
        (f"{SMALL} 1/2 GG,YO {REST},-", TWO, "SECRETS seat 1"),
        (f"{SMALL} 1/2 GY,O? {REST},-", TWO, "SECRETS seat 2"),
        (f"{SMALL} 1/3 GY,OB,P {REST},-,-", TWO, "SEAT"),
        (f"{SMALL} over/2 GY,OB {REST},-", TWO, "SEAT"),
        (f"{field('OO', 'BB')} 1/2 GY,OB G19Y19O17B17P19*5,-", TWO, "SEAT"),
        # A first player whom the table does not have.
        (f"{SMALL} 1/2 G,Y {REST},-", ColorpopOptions(first="3"), "SEAT"),
    ],
)
def test_what_the_options_rule_out_is_refused(
    text: str, options: ColorpopOptions, place: str
) -> None:
    with pytest.raises(NotationError) as refusal:
        COLORPOP.read(text, options=options)
    assert str(refusal.value).startswith(f"{place}: expected ")


# Moves

OFF_THE_FIELD = "a0 a11 k1 k10 a01 a100 1a a-1 a1+k1 a1+b0 a1+b11 aa1"
BAD_FORM = "a a1+ +a1 + a1++b1 a1b1 a1,b1 a1-b1 A1 a1+B1 a1+* * a1:b1 b1=4 pass 3>"
LOOK_ALIKES = "а1 a１ a1＋b1 a١"  # Cyrillic a, wide digit, wide plus, Arabic digit
TWICE = "a1+b1+b1 a9+c9+c9 c9+c9+c9 a9+c9+b9+c9"
NO_MOVES = " ".join((OFF_THE_FIELD, BAD_FORM, LOOK_ALIKES, TWICE)).split(" ")


@pytest.mark.parametrize("text", [*NO_MOVES, " a9", "a9 ", "a9\n", "a9 +c9", "\t", ""])
def test_a_text_in_bad_form_is_no_move(text: str) -> None:
    for state in (position("YY", "GG*", "OBP"), position("GYO", seat="over/2")):
        with pytest.raises(NotationError, match="move: expected"):
            state.read_move(text)


@pytest.mark.parametrize("text", ["a10", "b10", "a1"])
def test_nothing_is_legal_once_the_game_is_over(text: str) -> None:
    state = position("GYO", seat="over/2")
    with pytest.raises(IllegalMove, match="The game is over"):
        state.read_move(text)
    with pytest.raises(IllegalMove, match="The game is over"):
        state.check(PopMove(text))
    assert state.playout(Random(1)) == state


def test_moves_are_legal_as_they_are_written_and_read_in_any_order() -> None:
    state = position("Y", "*G*G*")
    move = state.read_move("d10+e10+c10+a10")
    assert str(move) == "b10+a10+c10+e10"
    for other in ("d10+e10+c10+a10", "d10+a10+c10+e10", "b10+e10+c10+a10"):
        with pytest.raises(IllegalMove, match=r"The group of .* is b10\+a10\+c10\+e10"):
            state.check(PopMove(other))


@pytest.mark.parametrize(
    "thing", ["a9", None, 5, PopMove("zz"), PopMove(""), PopMove([]), PopMove("a9+c9+c9")]
)
def test_a_move_of_something_else_is_refused(thing: object) -> None:
    with pytest.raises(IllegalMove, match="not a move of Colorpop"):
        position("YY", "GG*", "OBP").check(thing)


def test_nothing_is_drawn() -> None:
    state = COLORPOP.start(rng=Random(1))
    assert state.odds() == ()
    with pytest.raises(ValueError, match="nothing is drawn"):
        state.chance(Random(1))


def test_every_cell_at_once_is_no_group() -> None:
    every_cell = "+".join(f"{column}{row}" for column in "abcdefghij" for row in range(1, 11))
    with at_once(), pytest.raises(IllegalMove):
        position("YY", "GG*", "OBP").read_move(every_cell)


def test_equal_positions_are_equal_however_they_came_about() -> None:
    # Each seat takes one group of two chutes of its own; a third group is left.
    start = position("GG.YY", "OOBPP", "PPBOO", secrets="O,P")
    one = play(start, "a8", "d8")
    other = COLORPOP.read(one.text())
    assert one == other
    assert hash(one) == hash(other)
    # The same field, but each has taken what the other had.
    swapped = play(start, "d8", "a8")
    assert swapped.text().split(" ")[0] == one.text().split(" ")[0]
    assert swapped != one
    # Options are part of a position.
    assert COLORPOP.read(one.text(), options=STICKY) != one


def test_a_state_cannot_be_changed() -> None:
    state = COLORPOP.start(seats=2)
    for name in ("turn", "field", "secrets", "taken", "options", "seats", "other"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(state, name, 0)
    assert pickle.loads(pickle.dumps(state.view(0))) == state.view(0)


# Any text

POSITIONS = (
    COLORPOP.start(seats=3, rng=Random(1)).text(),
    position_text(SMALL, "G,Y", "1/2"),
    position_text(SMALL, "GY,OB", "2/2", "G2Y1*1"),
    position_text(field("GYO"), "G,Y", "over/2"),
    position_text(field("G*****", "YYYOBP"), "P,O,B,G,Y", "4/5", "G1,B2,P3"),
)


@given(text=slips(POSITIONS, "0123456789?²\n"))
def test_a_position_with_slips_is_read_as_itself_or_refused(text: str) -> None:
    for state in readings(COLORPOP, text, OPTIONS):
        check_played_on(COLORPOP, state)


@given(
    rows=st.lists(st.text("GYOBP*.", min_size=10, max_size=10), min_size=10, max_size=10),
    secrets=st.permutations("GYOBP"),
    seat=st.sampled_from(["1/2", "over/2"]),
)
def test_any_field_is_read_as_itself_or_refused(
    rows: list[str], secrets: list[str], seat: str
) -> None:
    board = "/".join(rows)
    if all(board.count(token) <= 19 for token in "GYOBP") and board.count("*") <= 5:
        text = position_text(board, ",".join(secrets[:2]), seat)
        for state in readings(COLORPOP, text, OPTIONS):
            check_played_on(COLORPOP, state)
            assert (state.turn == OVER) == (state.moves() == () or 0 in state.scores())


@given(
    text=st.text(max_size=8)
    | st.lists(
        st.tuples(st.sampled_from("abcdefghijk"), st.integers(0, 12)), min_size=1, max_size=4
    ).map(lambda cells: "+".join(f"{column}{row}" for column, row in cells))
)
def test_any_text_is_a_move_or_is_refused(text: str) -> None:
    for state in (
        position("YY", "GG*", "OBP"),
        position("Y", "*G*G*", options=STICKY),
        COLORPOP.start(rng=Random(3)),
        position("GYO", seat="over/2"),
    ):
        try:
            move = state.read_move(text)
        except (IllegalMove, NotationError):
            assert PopMove(text) not in state.moves()
        else:
            assert move in state.moves()
            assert state.check(move) is None
            assert sorted(str(move).split("+")[1:]) == sorted(text.split("+")[1:])


@given(
    jokers=st.text() | st.sampled_from(["optional", "sticky"]),
    secrets=st.text() | st.sampled_from(["one", "two"]),
    first=st.text() | st.sampled_from(["random", "1", "5", "6", "01"]),
)
def test_options_are_what_is_offered_or_refused(jokers: str, secrets: str, first: str) -> None:
    known = (
        jokers in ("optional", "sticky")
        and secrets in ("one", "two")
        and first in ("random", "1", "2", "3", "4", "5")
    )
    try:
        ColorpopOptions(jokers=jokers, secrets=secrets, first=first)
    except ValueError:
        assert not known
    else:
        assert known


def test_play_takes_moves_of_any_equal_position() -> None:
    state = position("YY", "GG*", "OBP")
    again = COLORPOP.read(state.text())
    for move in again.moves():
        assert state.play(move) == again.play(move)
        assert play(state, str(move)) == again.play(move)
