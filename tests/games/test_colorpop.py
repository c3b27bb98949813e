"""The rules of Colorpop, point by point, with values worked out by hand."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from boardroom.games import OVER, IllegalMove, NotationError
from boardroom.games.colorpop import (
    COLORPOP,
    ChuteShift,
    ColorpopOptions,
    Fall,
    Pop,
    Taken,
)
from tests.games.chances import check_alike
from tests.games.colorpop_positions import STICKY, field, play, position, rows_of, texts

# Whose turn


@pytest.mark.rule("CP-06")
def test_turns_go_clockwise_from_a_named_seat() -> None:
    state = COLORPOP.start(seats=4, options=ColorpopOptions(first="3"), rng=Random(6))
    order = []
    for _ in range(5):
        order.append(state.turn)
        state = state.play(state.moves()[0])
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.rule("CP-06")
def test_the_first_player_is_drawn_with_equal_chances() -> None:
    rng = Random(6)
    check_alike(Counter(COLORPOP.start(seats=3, rng=rng).turn for _ in range(600)), range(3))


@pytest.mark.rule("CP-06")
@pytest.mark.parametrize(("seats", "first"), [(2, "3"), (2, "5"), (3, "4"), (4, "5")])
def test_a_seat_that_nobody_sits_on_cannot_begin(seats: int, first: str) -> None:
    with pytest.raises(ValueError, match="first"):
        COLORPOP.start(seats=seats, options=ColorpopOptions(first=first))


@pytest.mark.rule("CP-16")
def test_nobody_may_pass() -> None:
    rng = Random(16)
    state = COLORPOP.start(seats=3, rng=rng)
    while state.turn != OVER:
        assert state.moves()
        for text in ("pass", "-", ""):
            with pytest.raises(NotationError):
                state.read_move(text)
        state = state.play(rng.choice(state.moves()))


# Groups


@pytest.mark.rule("CP-07")
def test_two_touching_tokens_are_a_group_and_one_is_none() -> None:
    # Yellow touches yellow in a row and in a column; the greens touch at corners only.
    state = position(
        "YG",
        "YYG",
    )  # fmt: skip
    assert texts(state.moves()) == ["a9"]
    for lone in ("b9", "c10"):
        with pytest.raises(IllegalMove, match=f"{lone} touches no other green one: a single"):
            state.read_move(lone)


@pytest.mark.rule("CP-07")
def test_the_end_of_a_row_and_the_beginning_of_the_next_do_not_touch() -> None:
    state = position(
        "BYBYBYBYOG",
        "GBYBYBYBYO",
        secrets="G,Y",
        seat="over/2",
    )  # fmt: skip
    assert state.moves() == ()


@pytest.mark.rule("CP-08")
def test_the_whole_group_goes_and_nothing_else() -> None:
    state = position(
        "GB",
        "GBG",
        "GGGYG",
    )  # fmt: skip
    assert texts(state.moves()) == ["a8", "b8"]
    after = play(state, "a8")
    # Six greens of chutes a, b and c go, the blues fall, a and c are empty; e10 stays.
    assert rows_of(after) == field("B", "BYG")
    assert after.text().split(" ")[3].startswith("G6,")


@pytest.mark.rule("CP-08")
def test_a_group_has_one_name_and_is_understood_by_any_of_its_tokens() -> None:
    state = position(
        "GB",
        "GBG",
        "GGGYG",
    )  # fmt: skip
    for cell in ("a8", "a9", "a10", "b10", "c10", "c9"):
        move = state.read_move(cell)
        assert str(move) == "a8"
        assert move in state.moves()


@pytest.mark.rule("CP-09", "CP-11")
@pytest.mark.parametrize("options", [ColorpopOptions(), STICKY])
def test_worked_case_one_a_token_and_a_joker_are_a_group(options: ColorpopOptions) -> None:
    state = position(
        "Y",
        "G*",
        options=options,
    )  # fmt: skip
    assert texts(state.moves()) == ["a10+b10"]
    after = play(state, "a10+b10")
    assert rows_of(after) == field("Y")
    assert after.text().split(" ")[3] == "G1*1,G18Y18O19B19P19*4"


@pytest.mark.rule("CP-09", "CP-10")
@pytest.mark.parametrize("options", [ColorpopOptions(), STICKY])
def test_worked_case_two_a_joker_has_one_colour_at_a_time(options: ColorpopOptions) -> None:
    state = position("G*Y", options=options)
    assert texts(state.moves()) == ["a10+b10", "c10+b10"]
    assert rows_of(play(state, "a10+b10")) == field("Y")
    assert rows_of(play(state, "c10+b10")) == field("G")


@pytest.mark.rule("CP-08", "CP-10")
def test_worked_case_three_a_joker_bridges_or_stays() -> None:
    state = position(
        "Y",
        "GG*G",
    )  # fmt: skip
    assert texts(state.moves()) == ["a10", "a10+c10"]
    assert rows_of(play(state, "a10")) == field("Y*G")
    assert rows_of(play(state, "a10+c10")) == field("Y")
    # From whichever side it is named, the joker ties all three greens.
    for text in ("a10+c10", "b10+c10", "d10+c10"):
        assert str(state.read_move(text)) == "a10+c10"


@pytest.mark.rule("CP-12")
def test_worked_case_three_with_sticky_jokers_has_one_group() -> None:
    state = position(
        "Y",
        "GG*G",
        options=STICKY,
    )  # fmt: skip
    assert texts(state.moves()) == ["a10+c10"]


@pytest.mark.rule("CP-10")
def test_every_set_of_jokers_that_hangs_together_is_a_group_of_its_own() -> None:
    state = position(
        "Y",
        "*G*G*",
    )  # fmt: skip
    assert texts(state.moves()) == [
        "a9+a10",
        "b10+a10",
        "b10+a10+c10",  # the green at d10, too
        "b10+a10+c10+e10",
        "b10+c10",
        "b10+c10+e10",
        "d10+e10",
    ]
    assert str(state.read_move("d10+e10+a10+c10")) == "b10+a10+c10+e10"
    assert rows_of(play(state, "b10+a10+c10")) == field("Y*")
    assert rows_of(play(state, "d10+e10")) == field("Y", "*G*")


@pytest.mark.rule("CP-10", "CP-11")
def test_jokers_reach_each_other_through_jokers() -> None:
    state = position(
        "Y",
        "G**",
    )  # fmt: skip
    assert texts(state.moves()) == ["a10+b10", "a10+b10+c10"]


@pytest.mark.rule("CP-10")
def test_five_jokers_in_a_row_go_from_either_end_or_as_a_bridge() -> None:
    state = position(
        "Y",
        "G*****G",
    )  # fmt: skip
    whole = "a10+b10+c10+d10+e10+f10"
    assert set(texts(state.moves())) == {
        *("a10+b10", "a10+b10+c10", "a10+b10+c10+d10", "a10+b10+c10+d10+e10"),
        *("g10+f10", "g10+e10+f10", "g10+d10+e10+f10", "g10+c10+d10+e10+f10"),
        whole,
    }
    assert rows_of(play(state, whole)) == field("Y")


@pytest.mark.rule("CP-11")
def test_jokers_alone_are_no_group() -> None:
    state = position(
        "GB*",
        "YB**",
    )  # fmt: skip
    # c9 and c10 touch blue, d10 touches the joker at c10 only.
    assert texts(state.moves()) == [
        "b9",
        "b9+c10",
        "b9+c10+d10",
        "b9+c9",
        "b9+c9+c10",
        "b9+c9+c10+d10",
    ]


@pytest.mark.rule("CP-11", "CP-18")
def test_a_joker_keeps_the_game_going_while_it_touches_a_colour() -> None:
    assert texts(position("GBY**").moves()) == ["c10+d10", "c10+d10+e10"]
    assert position("GBY", seat="over/2").moves() == ()


@pytest.mark.rule("CP-12")
def test_sticky_jokers_go_in_chains() -> None:
    state = position(
        "YB",
        "G**GY",
        options=STICKY,
    )  # fmt: skip
    assert texts(state.moves()) == ["a10+b10+c10", "b9+b10+c10"]
    assert rows_of(play(state, "a10+b10+c10")) == field("YBY")
    assert rows_of(play(state, "b9+b10+c10")) == field("Y", "GGY")


@pytest.mark.rule("CP-12")
def test_jokers_of_the_same_field_are_chosen_unless_sticky() -> None:
    assert ColorpopOptions().jokers == "optional"
    state = position(
        "YB",
        "G**GY",
    )  # fmt: skip
    assert texts(state.moves()) == [
        "a10+b10",
        "a10+b10+c10",
        "b9+b10",
        "b9+b10+c10",
        "d10+c10",
    ]


# The fall


@pytest.mark.rule("CP-13")
def test_tokens_above_fall_within_their_chute() -> None:
    state = position(
        "Y.B",
        "GPO",
        "GGG",
        "OYG",
        secrets="O,Y",
    )  # fmt: skip
    # Below yellow two go, below pink one, below blue and the upper orange two.
    assert rows_of(play(state, "a8")) == field("YPB", "OYO")


@pytest.mark.rule("CP-13", "CP-15")
def test_the_effect_tells_what_is_taken_and_what_falls() -> None:
    state = position(
        "Y.P",
        "GBG",
        "GG*",
        seat="2/2",
        taken="G2",
    )  # fmt: skip
    assert state.effects(state.read_move("a9")) == Pop(
        seat=1,
        colour="G",
        group=(Taken("G", (8, 0)), Taken("G", (9, 0)), Taken("G", (9, 1))),
        falls=(Fall("Y", (7, 0), (9, 0)), Fall("B", (8, 1), (9, 1))),
        shifts=(),
        gone="",
        last=False,
    )
    assert rows_of(play(state, "a9")) == field("..P", "..G", "YB*")


@pytest.mark.rule("CP-14")
def test_worked_case_four_an_empty_chute_goes_to_the_right_end() -> None:
    state = position(
        "GYOYG",
        "YBOBP",
    )  # fmt: skip
    assert texts(state.moves()) == ["c9"]
    effect = state.effects(state.read_move("c9"))
    assert effect.falls == ()
    assert effect.shifts == (
        *(ChuteShift(start, start - 1) for start in range(3, 10)),
        ChuteShift(2, 9),
    )
    after = play(state, "c9")
    assert rows_of(after) == field("GYYG", "YBBP")
    # The old neighbours touch.
    assert texts(after.moves()) == ["b10", "b9"]


@pytest.mark.rule("CP-14")
def test_several_chutes_can_become_empty_at_once() -> None:
    state = position(
        "..O.P",
        "GGGGG",
        secrets="O,P",
    )  # fmt: skip
    effect = state.effects(state.read_move("a10"))
    assert effect.falls == (Fall("O", (8, 2), (9, 2)), Fall("P", (8, 4), (9, 4)))
    assert effect.shifts == (
        ChuteShift(2, 0),
        ChuteShift(4, 1),
        *(ChuteShift(start, start - 3) for start in range(5, 10)),
        ChuteShift(0, 7),
        ChuteShift(1, 8),
        ChuteShift(3, 9),
    )
    assert rows_of(play(state, "a10")) == field("OP")


@pytest.mark.rule("CP-14")
def test_the_chutes_at_the_ends_can_become_empty() -> None:
    leftmost = position(
        "GB",
        "GYP",
        secrets="B,P",
    )  # fmt: skip
    assert rows_of(play(leftmost, "a9")) == field("B", "YP")
    rightmost = position(
        "YBYBPYBYBG",
        "BYBPYBYBYG",
        secrets="B,P",
    )  # fmt: skip
    assert rows_of(play(rightmost, "j9")) == field("YBYBPYBYB", "BYBPYBYBY")
    assert rightmost.effects(rightmost.read_move("j9")).shifts == ()


@pytest.mark.rule("CP-15")
def test_taken_tokens_lie_open_before_who_took_them() -> None:
    state = position(
        "YY",
        "PP",
        "GG*",
        "OBB",
        secrets="O,Y,B",
        seat="2/3",
        taken="G3,B2*1",
    )  # fmt: skip
    after = play(state, "a9+c9")
    view = after.view(None)
    # In the order green, yellow, orange, blue, pink, jokers.
    assert view.taken[0] == (3, 0, 0, 0, 0, 0)
    assert view.taken[1] == (2, 0, 0, 2, 0, 2)
    assert after.text().split(" ")[3].startswith("G3,G2B2*2,")
    assert after.turn == 2


# Words


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("a8", "Pink: 2 tokens from a8. Pink is gone from the field."),
        ("a9", "Green: 2 tokens from a9"),
        ("a9+c9", "Green: 2 tokens and 1 joker from a9"),
        ("a9+c9+d9", "Green: 2 tokens and 2 jokers from a9"),
        ("d10+d9", "Blue: 1 token and 1 joker from d10. Blue is gone from the field."),
    ],
)
def test_a_move_is_told_in_words(move: str, words: str) -> None:
    state = position(
        "PP",
        "GG**",
        "YOYBG",
    )  # fmt: skip
    for seat in (None, 0, 1):
        assert str(state.wording(state.read_move(move), seat)) == words


def test_the_words_tell_that_no_group_is_left() -> None:
    state = position(
        "PP",
        "GYGBYBYBP",
    )  # fmt: skip
    words = "Pink: 2 tokens from a9. No group is left."
    assert str(state.wording(state.read_move("a9"))) == words
    assert state.effects(state.read_move("a9")).last
