"""The texts of Connnect: what is read, what is refused, and where."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.games import CHANCE, NotationError
from boardroom.games.connnect import CONNNECT, ConnnectOptions
from tests.games.connnect_positions import OWN, play, started
from tests.games.fuzzing import check_played_on, mixtures, moves_read, readings, slips

EMPTY = "/".join(["......"] * 6)
SETUP = ".1..../...2../.....3/4...../..5.../....6."
BARE = "- - ..... - - 0"
START = f"roll:1/2 setup:1 - ABCD 16 A1B1C1 | {EMPTY} - {BARE} | {EMPTY} - {BARE}"
SECOND = (
    f"2/2 setup:1 145 ABCD 16 A1B1C1 | {SETUP} - {BARE} |"
    f" .1..../...2../.....3/4...../....../...... 15(4) {BARE}"
)
OWN_SECOND = (
    f"2/2 setup:1 155 ABCD 16 A1B1C1 | {SETUP} - {BARE} |"
    f" .1..../...2../.....3/....../..5.../...... 15(5) {BARE}"
)
FIRST_ROUND = f"roll:2/2 1:2 - ABCD 16 A1B1C1 | {SETUP} - {BARE} | {SETUP} - {BARE}"
ZONE = f"2/2 1:2 245 ABCD 16 A1B1C1 | {SETUP} - {BARE} | {SETUP} - {BARE}"
WRITTEN = ".1..../...2../.....3/4.25../..5.../....6."
FILL = f"1/2 1:2 5:25 ABCD 16 A1B1C1 | {SETUP} 5:25 {BARE} | {WRITTEN} 5:(25) {BARE}"
CLAIM = f"1/2 1:2 5:25 ABCD 16 A1B1C1 | {WRITTEN} 5:(25) {BARE} | {WRITTEN} - {BARE}"

LATER = (
    "2/2 9:1 3:12 (A)BCD 14 A1B1C1"
    " | 555552/6666../4442.3/12..../333.../111.6. -"
    " move3,switch3,step3,(six) a1b1c1d1e1,a2b2c2d2,a3b3c3,a5b5c5+a6b6c6 *.... A16 - 0"
    " | 222225/4444../111x.3/133.../666.../222.6. 3:(12)"
    " (write1),(move3),any2!! a3b3c3,a5b5c5+a2b2c2d2 o.... - - 2"
)
"""Seat 1 is done; seat 2 has claimed an I that seat 1 was first with."""

OVER = (
    "over/2 12:2 - ABCD 16 A1B1C1"
    f" | 111222/111222/333444/333444/555.66/....6. - {BARE}"
    f" | 111222/111222/333444/333444/555..6/....6. - - - ..... - - out"
)


@pytest.mark.parametrize(
    ("text", "options", "turn"),
    [
        (START, None, CHANCE),
        (START, OWN, CHANCE),
        (START.replace("roll:1", "roll:2").replace("setup:1", "setup:2"), None, CHANCE),
        (SECOND, None, 1),
        (FIRST_ROUND, None, CHANCE),
        (FIRST_ROUND, ConnnectOptions(order="gaps", objectives="published"), CHANCE),
        (ZONE, None, 1),
        (FILL, None, 0),
        (CLAIM, None, 0),
        (LATER, None, 1),
        (OVER, None, -2),
        # Seat 2 of a setup of its own has written one number of its second roll.
        (OWN_SECOND, OWN, 1),
        # One to four seats.
        (f"roll:1/1 setup:1 - ABCD 16 A1B1C1 | {EMPTY} - {BARE}", None, CHANCE),
        (f"roll:4/4 setup:4 - ABCD 16 A1B1C1{f' | {EMPTY} - {BARE}' * 4}", None, CHANCE),
    ],
)
def test_a_position_reads_and_writes_itself(
    text: str, options: ConnnectOptions | None, turn: int
) -> None:
    state = CONNNECT.read(text, options=options)
    assert state.text() == text
    assert state.turn == turn


def changed(text: str, *pairs: tuple[str, str]) -> str:
    for old, new in pairs:
        assert text.count(old) >= 1, old
        text = text.replace(old, new, 1)
    return text


REFUSED = [
    # the form
    ("", "position"),
    (START.split(" | ")[0], "position"),
    (START + f" | {EMPTY} - {BARE}" * 3, "position"),
    (START.replace(" | ", "|"), "position"),
    (START + " x", "seat 2"),
    (START + "\n", "seat 2 FREE"),
    (" " + START, "header"),
    (changed(START, ("ABCD 16", "ABCD  16")), "header"),
    # the seat
    (changed(START, ("roll:1/2", "roll:3/2")), "SEAT"),
    (changed(START, ("roll:1/2", "roll:0/2")), "SEAT"),
    (changed(START, ("roll:1/2", "roll:1/3")), "SEAT"),
    (changed(START, ("roll:1/2", "roll:over/2")), "SEAT"),
    (changed(START, ("roll:1/2", "Roll:1/2")), "SEAT"),
    (changed(START, ("roll:1/2", "roll:2/2")), "SEAT"),  # the first player rolls
    (changed(START, ("roll:1/2", "1/2")), "DICE"),
    (changed(START, ("roll:1/2", "over/2")), "SEAT"),
    (changed(FIRST_ROUND, ("roll:2/2", "roll:1/2")), "SEAT"),
    (changed(ZONE, ("2/2", "1/2")), "SEAT"),
    (changed(OVER, ("over/2", "2/2"), (" - ", " 1:23 ")), "SEAT"),
    (changed(OVER, ("12:2", "11:2")), "SEAT"),
    # the round
    (changed(START, ("setup:1", "setup")), "ROUND"),
    (changed(START, ("setup:1", "0:1")), "ROUND"),
    (changed(START, ("setup:1", "13:1")), "ROUND"),
    (changed(START, ("setup:1", "setup:3")), "ROUND"),
    (changed(START, ("setup:1", "1:1")), "seat 1 GRID"),
    (changed(FIRST_ROUND, ("1:2", "01:2")), "ROUND"),
    (changed(FIRST_ROUND, ("1:2", "9:2")), "seat 1 GRID"),
    # the dice of the roll
    (changed(ZONE, ("245", "24")), "DICE"),
    (changed(ZONE, ("245", "254")), "DICE"),
    (changed(ZONE, ("245", "247")), "DICE"),
    (changed(ZONE, ("245", "24(5)")), "DICE"),
    (changed(ZONE, ("245", "-")), "DICE"),
    (changed(ZONE, ("245", "2:45")), "seat 2 DICE"),
    (changed(FILL, ("5:25 A", "5:2(5) A")), "DICE"),
    (changed(FILL, ("5:25 A", "7:25 A")), "DICE"),
    (changed(SECOND, ("145 A", "4:15 A")), "DICE"),
    # the cards
    (changed(START, ("ABCD", "ABC")), "CARDS"),
    (changed(START, ("ABCD", "ABDC")), "CARDS"),
    (changed(START, ("ABCD", "AABC")), "CARDS"),
    (changed(START, ("ABCD", "ABCI")), "CARDS"),
    (changed(START, ("ABCD", "ABC(D")), "CARDS"),
    (changed(START, ("ABCD", "AB(CD)")), "CARDS"),
    (changed(START, ("ABCD", "(A)BCD")), "CARDS"),
    (changed(START, ("ABCD 16", "ABCD 14")), "CARDS"),
    (changed(START, ("ABCD 16", "ABCD 15")), "SCORE"),
    (changed(START, ("ABCD 16", "ABCD -")), "CARDS"),
    (changed(LATER, ("(A)BCD", "ABCD")), "CARDS"),
    (changed(LATER, ("(A)BCD", "(A)(B)CD")), "CARDS"),
    (changed(LATER, ("(A)BCD", "BCDE")), "CARDS"),
    (changed(LATER, (" 14 A1", " 16 A1")), "SCORE"),
    (changed(LATER, (" 14 A1", " 13 A1")), "SCORE"),
    # the objectives
    (changed(START, ("A1B1C1", "A1B1")), "OBJECTIVES"),
    (changed(START, ("A1B1C1", "A1C1B1")), "OBJECTIVES"),
    (changed(START, ("A1B1C1", "A6B1C1")), "OBJECTIVES"),
    (changed(START, ("A1B1C1", "A1B1C1 ")), "header"),
    # the grid
    (changed(START, ("......", ".....")), "seat 1 GRID"),
    (changed(START, ("......", ".......")), "seat 1 GRID"),
    (changed(START, ("......", "..7...")), "seat 1 GRID"),
    (changed(START, ("......", "..?...")), "seat 1 GRID"),
    (changed(START, ("....../", "")), "seat 1 GRID"),
    (changed(FIRST_ROUND, ("/4.....", "/......")), "seat 1 GRID"),
    (changed(FIRST_ROUND, ("/4.....", "/41....")), "seat 1 GRID"),
    (changed(FIRST_ROUND, ("/4.....", "/x.....")), "seat 1 GRID"),
    (changed(LATER, ("111x", "1112")), "seat 2 GRID"),
    (changed(OVER, ("....6.", "1...6.")), "seat 1 GRID"),
    # the setup
    (changed(START, ("......", "1.....")), "seat 1"),
    (changed(START, ("......", ".x....")), "seat 1"),
    (changed(START, ("......", ".1....")), "seat 1 GRID"),
    (changed(SECOND, ("15(4)", "1(45)")), "seat 2 GRID"),
    (changed(SECOND, ("15(4)", "15(3)")), "seat 2 DICE"),
    (changed(SECOND, ("/....6.", "/......")), "seat 1 GRID"),
    (changed(SECOND, (f"{SETUP} -", f"{SETUP} 145")), "seat 1 DICE"),
    (changed(START, (" - - ..... - - 0", " - - ..... - - 1")), "seat 1"),
    (changed(START, (" - - ..... - - 0", " - - ..... - A 0")), "seat 1"),
    (changed(START, (" - - ..... - - 0", " - - ....x - - 0")), "seat 1"),
    # the dice of a player
    (changed(FILL, ("5:25 -", "5:2 -")), "seat 1 DICE"),
    (changed(FILL, ("5:25 -", "5:52 -")), "seat 1 DICE"),
    (changed(FILL, ("5:25 -", "25 -")), "seat 1 DICE"),
    (changed(FILL, ("5:25 -", "- -")), "seat 2 DICE"),
    (changed(FILL, ("5:25 -", "2:55 -")), "seat 1 DICE"),  # no switch was used
    (changed(FILL, ("5:25 -", "5:26 -")), "seat 1 DICE"),  # no step was used
    (changed(FILL, ("5:(25)", "-")), "seat 2 DICE"),
    (changed(FILL, ("5:(25)", "5:25")), "seat 2 DICE"),
    (changed(CLAIM, ("5:(25)", "5:2(5)")), "seat 2 DICE"),
    (changed(CLAIM, (f"{WRITTEN} - ", f"{WRITTEN} 5:(25) ")), "seat 2 DICE"),
    (changed(FIRST_ROUND, (f"{SETUP} - ", f"{SETUP} 5:25 ")), "seat 1 DICE"),
    # the bonuses
    (changed(LATER, ("move3,switch3", "switch3,move3")), "seat 1 BONUSES"),
    (changed(LATER, ("move3,switch3", "move3,move3,move3,switch3")), "seat 1 BONUSES"),
    (changed(LATER, ("move3,switch3", "move5,switch3")), "seat 1 BONUSES"),
    (changed(LATER, ("move3,switch3", "move3,,switch3")), "seat 1 BONUSES"),
    (changed(LATER, ("move3,switch3", "move3!,switch3")), "seat 1 BONUSES"),
    (changed(LATER, ("move3,switch3", "switch3")), "seat 1 BONUSES"),
    (changed(LATER, (",(six)", ",six")), "seat 1 BONUSES"),
    (changed(LATER, (",(six)", "")), "seat 1 BONUSES"),
    (changed(LATER, ("(write1)", "write1")), "seat 2 BONUSES"),
    (changed(LATER, ("(write1)", "write1!")), "seat 2 BONUSES"),  # two are waiting
    (changed(LATER, ("any2!!", "any2!!!")), "seat 2 BONUSES"),
    (changed(LATER, ("any2!!", "again!")), "seat 2 BONUSES"),
    (changed(LATER, ("a3b3c3,a5b5c5+a2b2c2d2", "a2b2c2d2,a3b3c3,a5b5c5")), "seat 2 BONUSES"),
    # the claims
    (changed(LATER, ("a6b6c6", "a6c6b6")), "seat 1 CLAIMS"),
    (changed(LATER, ("a6b6c6", "b6a6c6")), "seat 1 CLAIMS"),
    (changed(LATER, ("+a6b6c6", "+")), "seat 1 CLAIMS"),
    (changed(LATER, ("+a6b6c6", "+a6b6c6+")), "seat 1 CLAIMS"),
    (changed(LATER, ("a3b3c3,a5b5c5", "a5b5c5,a3b3c3")), "seat 1 CLAIMS"),
    (changed(LATER, ("a6b6c6", "a6b6")), "seat 1 CLAIMS"),
    (changed(LATER, ("a6b6c6", "b4c4d4")), "seat 1 CLAIMS"),
    (changed(LATER, ("a3b3c3", "a3b3a4")), "seat 1 CLAIMS"),
    (changed(LATER, ("+a6b6c6", "+a2b2c2")), "seat 1 CLAIMS"),
    (changed(CLAIM, ("5:(25) - -", "5:(25) move3 a1b1c1")), "seat 1 CLAIMS"),
    (changed(LATER, ("2/2 9:1", "1/2 9:1"), ("6. - move3", "6. 3:(12) move3")), "seat 2 CLAIMS"),
    # the marks
    (changed(LATER, ("*....", "*...")), "seat 1 MARKS"),
    (changed(LATER, ("*....", "4....")), "seat 1 MARKS"),
    (changed(LATER, ("*....", ".....")), "seat 1 MARKS"),
    (changed(LATER, ("*....", "o....")), "seat 1 MARKS"),
    (changed(LATER, ("*....", "*x...")), "seat 1 MARKS"),
    (changed(LATER, ("o....", "*....")), "seat 2 MARKS"),
    (changed(LATER, ("o....", "x....")), "seat 2 MARKS"),
    # the boxes
    (changed(LATER, ("A16", "A14")), "SCORE"),
    (changed(LATER, ("A16", "A15")), "seat 1 BOXES"),
    (changed(LATER, ("A16", "B16")), "seat 1 BOXES"),
    (changed(LATER, ("A16", "-")), "seat 1 BOXES"),
    (changed(LATER, ("A16", "A16,A14")), "seat 1 BOXES"),
    (changed(LATER, (" o.... - -", " o.... B14 -")), "seat 2 BOXES"),
    # objectives that are scored, and that are not
    (changed(LATER, ("A16 - 0", "A16 A 0")), "seat 1 MET"),
    (changed(LATER, ("A16 - 0", "A16 a 0")), "seat 1 MET"),
    (changed(LATER, ("A16 - 0", "A16 BA 0")), "seat 1 MET"),
    (changed(LATER, ("A1B1C1", "A5B1C1"), ("A16 - 0", "A16 A 0")), "seat 1 MET"),
    # the free actions
    (changed(LATER, ("A16 - 0", "A16 - 8")), "seat 1 FREE"),
    (changed(LATER, ("A16 - 0", "A16 - -1")), "seat 1 FREE"),
    (changed(FILL, (f"5:25 {BARE}", "5:25 - - ..... - - 1")), "seat 1 FREE"),
    (changed(CLAIM, (f"5:(25) {BARE}", "5:(25) - - ..... - - out")), "SEAT"),
]


@pytest.mark.parametrize(("text", "place"), REFUSED)
def test_what_cannot_be_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(NotationError) as refusal:
        CONNNECT.read(text)
    assert str(refusal.value).startswith(f"{place}: expected "), str(refusal.value)
    assert len(str(refusal.value)) < 300


def test_options_decide_what_can_be() -> None:
    # 2 4 6 in a row is a claim with gaps only.
    text = (
        "1/1 2:1 1:23 ABCD 16 A1B1C1"
        " | .1..../...2../.....3/4...../.25.../246.6. 1:(23) move3 +a6b6c6 ..... - - 0"
    )
    assert CONNNECT.read(text, options=ConnnectOptions(order="gaps")).text() == text
    with pytest.raises(NotationError, match="seat 1 CLAIMS"):
        CONNNECT.read(text)
    # Only a shared roll leaves a seat waiting with dice.
    waiting = f"1/2 setup:1 145 ABCD 16 A1B1C1 | {EMPTY} 145 {BARE} | {EMPTY} 145 {BARE}"
    assert CONNNECT.read(waiting).text() == waiting
    with pytest.raises(NotationError, match="seat 2 DICE"):
        CONNNECT.read(waiting, options=OWN)


def test_a_seat_that_has_to_be_out_cannot_be_to_move() -> None:
    full = "11..../11.2../22...3/22..../335.../33..6."
    text = f"1/1 6:1 1:23 ABCD 16 A1B1C1 | {full} 1:23 - - ..... - - 7"
    with pytest.raises(NotationError, match="seat 1 FREE: expected out"):
        CONNNECT.read(text)
    assert CONNNECT.read(text.replace("- - 7", "- - 6")).turn == 0


def test_equal_positions_are_equal_however_they_came_about() -> None:
    state = CONNNECT.read(FILL)
    one = play(state, "b3=2", "e4=5")
    other = play(state, "e4=5", "b3=2")
    assert one == other
    assert hash(one) == hash(other)
    assert one != play(state, "b3=5", "e4=2")
    # Options are part of a position.
    assert CONNNECT.read(FILL, options=OWN) != state
    assert CONNNECT.read(FILL, options=OWN).text() == FILL


def test_a_state_cannot_be_changed() -> None:
    state = started()
    for name in ("round", "active", "actor", "dice", "sheets", "cards", "options", "other"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(state, name, 0)
    assert pickle.loads(pickle.dumps(state.view(0))) == state.view(0)


POSITIONS = (START, SECOND, FIRST_ROUND, ZONE, FILL, CLAIM, LATER, OVER)


@given(text=slips(POSITIONS, "0123456789!o\n") | mixtures(POSITIONS))
def test_a_position_with_slips_is_read_as_itself_or_refused(text: str) -> None:
    for state in readings(CONNNECT, text, (ConnnectOptions(), OWN)):
        check_played_on(CONNNECT, state)


MOVE_SIGNS = st.sampled_from("abcdef123456=+- rolzneimwtusagfc0789")


@given(text=st.text(max_size=20) | st.text(MOVE_SIGNS, max_size=24))
def test_any_text_is_a_move_or_is_refused(text: str) -> None:
    for position in (START, SECOND, ZONE, FILL, CLAIM, LATER):
        state = CONNNECT.read(position)
        for move in moves_read(state, text):
            assert str(move) == text
            state.play(move)
