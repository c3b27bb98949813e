"""The texts of 3Domino: what is read, what is refused, and why."""

from __future__ import annotations

import pickle
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.games import CHANCE, OVER, IllegalMove, NotationError
from boardroom.games.domino3d import DOMINO3D, DominoOptions, DrawMove, PlaceMove
from tests.games.domino3d_positions import (
    FREE,
    PAIR,
    SIXES,
    TOWERS,
    play,
    position,
    position_text,
    rest,
)
from tests.games.fuzzing import check_played_on, moves_read, readings, slips
from tests.tools import ROOT

FIVES = "5-5@0,0,0+x"
OPENING = "0-1,0-2,0-3,0-4,2-2|1-2,1-3,1-4,1-5,3-3"
STUCK = f"{TOWERS};1-1@12,0,5+z"
"""All the zeros and ones lie, and nothing else fits."""

TWOS = "2-2,2-3,2-4,2-5,3-3"
BOTH = f"{TWOS}|{rest(STUCK, TWOS)}"


@pytest.mark.parametrize(
    ("text", "turn"),
    [
        (position_text("-", OPENING), 0),
        (position_text(PAIR, "1-2|3-4"), 0),
        (position_text(PAIR, "1-2|3-4", "2/2").replace(" 2/2", " draw:2/2"), CHANCE),
        (position_text(PAIR, "-|3-4", "draw:1/2"), CHANCE),
        (position_text(PAIR, "1-2|3-4", scores="5100,0"), 0),
        (position_text(PAIR, "0-1|0-2|0-3|0-4|0-5", "5/5", highest=6), 4),
        (position_text(STUCK, BOTH, bag="-"), 0),
        (position_text(STUCK, BOTH, "2/2", passes=1, bag="-"), 1),
        (position_text(STUCK, BOTH, "over/2", passes=2, bag="-"), OVER),
        (position_text(STUCK, BOTH, "over/2", "-28,-42", 2, "-"), OVER),
        # Nobody asks how the chips came there: apart, in the air, not from a double.
        (position_text("2-5@1,0,0+y", "2-3|4-4"), 0),
        (position_text("2-5@1,0,9+y;0-1@-40,77,3-z", "2-3|4-4"), 0),
        (position_text("2-5@9900,-9900,9900+y;0-1@9901,9901,9901-z", "0-2|4-4"), 0),
        # The seat to move has just drawn the last chip, and one of its chips fits, or none.
        (position_text(FIVES, f"1-2,4-5|-|{rest(FIVES, '1-2,4-5')}", "1/3", bag="-"), 0),
        (position_text(FIVES, f"1-2,3-4|-|{rest(FIVES, '1-2,3-4')}", "1/3", bag="-"), 0),
        # The game may have ended with these hands as well.
        (position_text(FIVES, f"1-2,4-5|-|{rest(FIVES, '1-2,4-5')}", "over/3", bag="-"), OVER),
        (
            position_text(FIVES, f"1-2,3-4|-|{rest(FIVES, '1-2,3-4')}", "over/3", "0,0,0", 1, "-"),
            OVER,
        ),
    ],
)
def test_a_position_reads_and_writes_itself(text: str, turn: int) -> None:
    state = DOMINO3D.read(text)
    assert state.text() == text
    assert state.turn == turn


def test_positions_with_the_sixes_are_read_with_their_option() -> None:
    text = position_text("6-6@0,0,0+x", "0-6|1-1", highest=6)
    assert DOMINO3D.read(text, options=SIXES).text() == text
    with pytest.raises(NotationError, match="PLACED"):
        DOMINO3D.read(text)
    with pytest.raises(NotationError, match="BAG"):
        DOMINO3D.read(position_text(PAIR, "0-1|2-2"), options=SIXES)


def test_the_position_of_the_rules_page_is_one() -> None:
    page = (ROOT / "docs" / "rules" / "domino3d.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"^`(2-2@.*)`$", page, re.MULTILINE)
    assert DOMINO3D.read(text).text() == text


GOOD = position_text(PAIR, "1-2|3-4,4-4")

REFUSED = [
    # the form
    ("", "position"),
    (GOOD[:-2], "position"),
    (f"{GOOD} 0", "position"),
    (f" {GOOD}", "position"),
    (GOOD.replace(" ", "  ", 1), "position"),
    (f"{GOOD}\n", "PASSES"),
    # what lies
    (GOOD.replace(PAIR, "1-1@0,0,0"), "PLACED"),
    (GOOD.replace(PAIR, "1-1@0,0,0-x"), "PLACED"),
    (GOOD.replace(PAIR, "1-1@0,0+x"), "PLACED"),
    (GOOD.replace(PAIR, "1-1@0,0,-1+x"), "PLACED"),
    (GOOD.replace(PAIR, "1-1@-0,0,0+x"), "PLACED"),
    (GOOD.replace(PAIR, "1-1@00,0,0+x"), "PLACED"),
    (GOOD.replace(PAIR, "1-1@+1,0,0+x"), "PLACED"),
    (GOOD.replace(PAIR, "1-1@12345,0,0+x"), "PLACED"),
    (GOOD.replace(PAIR, "1-1@9901,0,0+x"), "PLACED"),
    (GOOD.replace(PAIR, "1-1@0,0,0+w"), "PLACED"),
    (GOOD.replace(PAIR, "1-1@0,0,0x"), "PLACED"),
    (GOOD.replace(PAIR, "1-1@0,0,0+X"), "PLACED"),
    (GOOD.replace(PAIR, "1-1@0,0,０+x"), "PLACED"),
    (GOOD.replace(PAIR, f"{PAIR};"), "PLACED"),
    (GOOD.replace(PAIR, f"{PAIR};-"), "PLACED"),
    (GOOD.replace(PAIR, f"{PAIR},0-0@5,5,5+x"), "PLACED"),
    (position_text(f"{PAIR};5-2@9,0,0+x", "1-2|3-4,4-4"), "PLACED"),
    (position_text(f"{PAIR};2-6@9,0,0+x", "1-2|3-4,4-4"), "PLACED"),
    (position_text(f"{PAIR};1-1@9,0,0+x", "1-2|3-4,4-4"), "PLACED"),
    (position_text(f"{PAIR};2-5@9,0,0-z", "1-2|3-4,4-4"), "PLACED"),
    # two halves in one cell, and faces that may not touch
    (position_text(f"{PAIR};1-5@1,0,0+x", "1-2|3-4,4-4"), "PLACED"),
    (position_text(f"{PAIR};1-5@0,1,0-y", "1-2|3-4,4-4"), "PLACED"),
    (position_text(f"{PAIR};2-5@2,0,0+x", "1-2|3-4,4-4"), "PLACED"),
    (position_text(f"2-5@2,0,0+x;{PAIR}", "1-2|3-4,4-4"), "PLACED"),
    # the seat
    (GOOD.replace("1/2", "0/2"), "SEAT"),
    (GOOD.replace("1/2", "3/2"), "SEAT"),
    (GOOD.replace("1/2", "1/1"), "SEAT"),
    (GOOD.replace("1/2", "1/6"), "SEAT"),
    (GOOD.replace("1/2", "draw 1/2"), "position"),
    (GOOD.replace("1/2", "draw:over/2"), "SEAT"),
    (GOOD.replace("1/2", "draw:draw:1/2"), "SEAT"),
    (GOOD.replace("1/2", "draw:"), "SEAT"),
    # hands and bag: their form
    (GOOD.replace("3-4,4-4", "4-4,3-4"), "HANDS"),
    (GOOD.replace("3-4,4-4", "3-4,3-4,4-4"), "HANDS"),
    (GOOD.replace("3-4,4-4", "3-4,"), "HANDS"),
    (GOOD.replace("3-4,4-4", ""), "HANDS"),
    (GOOD.replace("3-4,4-4", "3-4;4-4"), "HANDS"),
    (GOOD.replace("3-4,4-4", "?2"), "HANDS"),
    (GOOD.replace("3-4,4-4", "4-3,4-4"), "HANDS"),
    (GOOD.replace("|", "|-|"), "HANDS"),
    (GOOD.replace("|", ","), "HANDS"),
    (GOOD.replace("0-0,0-1", "0-1,0-0"), "BAG"),
    (re.sub("0-0,.*5-5", "?17", GOOD), "BAG"),
    # every chip is there once
    (GOOD.replace("1-2|", "1-1,1-2|"), "HANDS"),
    (GOOD.replace("1-2|", "1-2,3-4|"), "HANDS"),
    (GOOD.replace("0-0,", ""), "BAG"),
    (GOOD.replace("1-3,", "1-2,1-3,"), "BAG"),
    (GOOD.replace("5-5", "5-5,6-6"), "BAG"),
    (GOOD.replace("5-5", "5-5,5-6"), "BAG"),
    (re.sub("0-0,.*5-5", "-", GOOD), "BAG"),
    # scores and passes
    (GOOD.replace("0,0 0", "0 0"), "SCORES"),
    (GOOD.replace("0,0 0", "0,0,0 0"), "SCORES"),
    (GOOD.replace("0,0 0", "0,-0 0"), "SCORES"),
    (GOOD.replace("0,0 0", "0,+1 0"), "SCORES"),
    (GOOD.replace("0,0 0", "0,01 0"), "SCORES"),
    (GOOD.replace("0,0 0", "0,1.5 0"), "SCORES"),
    (GOOD.replace("0,0 0", "0,99999 0"), "SCORES"),
    (GOOD.replace("0,0 0", "0,-1 0"), "SCORES"),
    (GOOD.replace("0,0 0", "0,5101 0"), "SCORES"),
    (GOOD.replace("0,0 0", "0,0 -1"), "PASSES"),
    (GOOD.replace("0,0 0", "0,0 3"), "PASSES"),
    (GOOD.replace("0,0 0", "0,0 1"), "PASSES"),
    (GOOD.replace("0,0 0", "0,0 "), "PASSES"),
    # more is taken off at the end than was ever given: 28 and 42 are held
    (position_text(STUCK, BOTH, "over/2", "-29,0", 2, "-"), "SCORES"),
    (position_text(STUCK, BOTH, "over/2", "0,-43", 2, "-"), "SCORES"),
    # a draw that is missing, or not due
    (position_text(PAIR, "2-2|1-3"), "SEAT"),
    (position_text(PAIR, "-|1-3"), "SEAT"),
    (position_text(PAIR, "1-2|1-3", "draw:1/2"), "SEAT"),
    (position_text(STUCK, BOTH, "draw:1/2", bag="-"), "SEAT"),
    # before the first move
    (position_text("-", OPENING, "2/2"), "SEAT"),
    (position_text("-", OPENING, "draw:1/2"), "SEAT"),
    (position_text("-", OPENING, "over/2"), "SEAT"),
    (position_text("-", OPENING.replace("0-1,", "")), "HANDS"),
    (position_text("-", OPENING.replace("3-3", "3-3,3-4")), "HANDS"),
    (position_text("-", "0-1,0-2,0-3,0-4,0-5|1-2,1-3,1-4,1-5,2-3"), "HANDS"),
    (position_text("-", OPENING, scores="1,0"), "SCORES"),
    (position_text("-", OPENING, passes=1), "PASSES"),
    # over exactly where the rules end the game
    (position_text(PAIR, "1-2|1-3", "over/2"), "SEAT"),
    (position_text(PAIR, "-|1-3", "over/2"), "SEAT"),
    (position_text(STUCK, BOTH, "over/2", bag="-"), "SEAT"),
    (position_text(STUCK, BOTH, "over/2", passes=1, bag="-"), "SEAT"),
    (position_text(STUCK, BOTH, "1/2", passes=2, bag="-"), "SEAT"),
    (position_text(STUCK, f"-|{rest(STUCK, '')}", "1/2", bag="-"), "SEAT"),
    # two of its chips fit, so the seat has not just drawn
    (position_text(FIVES, f"-|{rest(FIVES, '')}", "2/2", bag="-"), "SEAT"),
    (position_text(FIVES, f"3-5,4-5|-|{rest(FIVES, '3-5,4-5')}", "1/3", bag="-"), "SEAT"),
    # passes of those who can play, or with chips in the bag
    (position_text(TOWERS, f"2-2|{rest(TOWERS, '2-2')}", passes=1, bag="-"), "PASSES"),
    (position_text(STUCK, TWOS + "|4-4", passes=1), "PASSES"),
    (position_text(TOWERS, f"2-2|{rest(TOWERS, '2-2')}", "over/2", passes=2, bag="-"), "PASSES"),
    (position_text(STUCK, f"-|{rest(STUCK, '')}", "over/2", passes=2, bag="-"), "PASSES"),
    (position_text(FIVES, f"-|{rest(FIVES, '')}", "over/2", passes=1, bag="-"), "PASSES"),
]


@pytest.mark.parametrize(("text", "place"), REFUSED)
def test_what_cannot_be_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(NotationError) as refusal:
        DOMINO3D.read(text)
    assert str(refusal.value).startswith(f"{place}: expected ")


NO_PLACES = """
1-2 1-2@ 1-2@0,0,0 1-2@0,0,0x 1-2@0,0,0+ 1-2@0,0+x 1-2@0,0,0,0+x 1-2@0,0,0++x
2-1@0,1,0+y 7-7@0,1,0+y 1-6@0,1,0+y 6-6@0,1,0+y 1_2@0,1,0+y 12@0,1,0+y @0,1,0+y
2-2@2,0,0-x 2-2@2,0,0-y 1-1@2,0,1-z 1-2@0,1,-1+z 1-2@-0,1,0+y 1-2@01,1,0+y
1-2@10000,1,0+y 1-2@0,99999,0+y 1-2@0,1,0+Y 1-2@0,1,0+w 1-2@0.0,1,0+y
１-2@0,1,0+y 1–2@0,1,0+y 1-2＠0,1,0+y 1-2@0,1,0−x
"""
NO_WORDS = "draw draw: draw:1-2 draw1-2 draw? draw-1-2 Draw Pass PASS passed passes"
SPACED = [
    *("draw ", "draw ?", "draw 2-1", "draw 6-6", "draw 1-2 ", "draw  1-2", "Draw 1-2", " pass"),
    *("pass ", "pass\n", "1-2@0, 1,0+y", " 1-2@0,1,0+y", "1-2@0,1,0+y ", "1-2@0,1,0+y\n"),
]


@pytest.mark.parametrize("text", [*NO_PLACES.split(), *NO_WORDS.split(), *SPACED])
@pytest.mark.parametrize(("hands", "seat"), [("1-2|3-4", "1/2"), ("2-2|1-2", "draw:1/2")])
def test_what_is_not_a_move_is_bad_form(text: str, hands: str, seat: str) -> None:
    with pytest.raises(NotationError, match="move: expected"):
        position(PAIR, hands, seat).read_move(text)


@pytest.mark.parametrize(
    "thing",
    [
        None,
        5,
        "pass",
        "1-2@0,1,0+y",
        DrawMove("2-1"),
        DrawMove(["1-2"]),  # type: ignore[arg-type]
        PlaceMove("1-2@0,1,0+y"),  # type: ignore[arg-type]
        PlaceMove(True),
        PlaceMove(0),
        PlaceMove(-1),
        PlaceMove(1 << 80),
        PlaceMove(2.5),  # type: ignore[arg-type]
    ],
)
def test_a_move_of_something_else_is_refused(thing: object) -> None:
    for state in (position(PAIR, "1-2|3-4"), position(PAIR, "2-2|1-2", "draw:1/2")):
        with pytest.raises(IllegalMove, match="not a move of 3Domino"):
            state.check(thing)


def test_a_chip_of_the_larger_set_is_in_no_hand() -> None:
    move = position("6-6@0,0,0+x", "0-6|1-1", options=SIXES).read_move("0-6@2,0,0+x")
    with pytest.raises(IllegalMove, match="The chip 0-6 is not in the hand"):
        position(PAIR, "1-2|3-4").check(move)


def test_the_order_of_play_is_part_of_a_position() -> None:
    start = position(PAIR, "1-2,1-3|1-4", scores="0,0")
    one = play(start, "1-2@0,1,0+y", "1-4@2,0,0+x", "1-3@-1,0,0-x")
    other = play(start, "1-3@-1,0,0-x", "1-4@2,0,0+x", "1-2@0,1,0+y")
    assert one.moves() == other.moves()
    assert one != other
    again = play(start, "1-2@0,1,0+y", "1-4@2,0,0+x", "1-3@-1,0,0-x")
    assert (one, hash(one)) == (again, hash(again))
    # Options are part of it too.
    assert DOMINO3D.read(one.text(), options=FREE) != one


def test_a_state_cannot_be_changed() -> None:
    state = position(PAIR, "1-2|3-4")
    for name in ("placed", "hands", "bag", "points", "space", "drawing", "turn", "other"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(state, name, 0)
    assert pickle.loads(pickle.dumps(state.view(0))) == state.view(0)


OPTIONS = (DominoOptions(), FREE, SIXES)
POSITIONS = (
    GOOD,
    position_text("-", OPENING),
    position_text(PAIR, "2-2|1-3", "draw:1/2"),
    position_text(STUCK, BOTH, "2/2", passes=1, bag="-"),
    position_text(STUCK, BOTH, "over/2", passes=2, bag="-"),
    position_text(FIVES, f"1-2,4-5|-|{rest(FIVES, '1-2,4-5')}", "1/3", bag="-"),
)


@given(text=slips(POSITIONS, "0123456789?²\n"))
def test_a_position_with_slips_is_read_as_itself_or_refused(text: str) -> None:
    for state in readings(DOMINO3D, text, OPTIONS):
        check_played_on(DOMINO3D, state)


CELLS = st.tuples(st.integers(-3, 3), st.integers(-3, 3), st.integers(0, 3))


@given(data=st.data())
def test_chips_laid_anyhow_are_read_as_themselves_or_refused(data: st.DataObject) -> None:
    chips = data.draw(st.permutations([f"{a}-{b}" for a in range(6) for b in range(a, 6)]))
    placed = ";".join(
        "{}@{},{},{}".format(chip, *data.draw(CELLS)) + data.draw(st.sampled_from("+-"))
        + data.draw(st.sampled_from("xyz"))
        for chip in chips[: data.draw(st.integers(1, 6))]
    )  # fmt: skip
    cut = data.draw(st.integers(0, 15))
    hands = "|".join(",".join(sorted(part)) or "-" for part in (chips[6:][:cut], chips[21:]))
    seat = data.draw(st.sampled_from(["1/2", "2/2", "draw:1/2", "draw:2/2", "over/2"]))
    for state in readings(DOMINO3D, position_text(placed, hands, seat), OPTIONS):
        check_played_on(DOMINO3D, state)


MOVES = st.from_regex(r"[0-6]-[0-6]@-?[0-9]{1,2},-?[0-3],[0-3][+-][xyz]", fullmatch=True)


@given(text=st.text() | MOVES | st.text("0123456-@,+-xyzdraw pas", max_size=16))
def test_any_text_is_a_move_or_is_refused(text: str) -> None:
    for state in (position(PAIR, "1-2|3-4"), position(PAIR, "2-2|1-2", "draw:1/2")):
        for move in moves_read(state, text):
            assert str(move) == text
            assert move in state.moves() + tuple(draw for draw, _ in state.odds())
