"""The rules of Connnect, point by point: what each bonus does and when it may be used."""

from __future__ import annotations

import pytest

from boardroom.games import IllegalMove
from tests.games.connnect_positions import (
    Block,
    claiming,
    filling,
    grid,
    header_of,
    play,
    sheet_of,
    texts,
    zone_of,
)

THREE = "d4=2 e4=2 f4=2"
CLAIM_3 = "claim d4e4f4"
FOUR = "c4=2 d4=2 e4=2 f4=2"
CLAIM_4 = "claim c4d4e4f4"
FULL = "111222/111222/333444/333444/555666/555666"


def holding(bonus: str, spaces: str = "", **more: str) -> Block:
    """A sheet on which a claim at the left edge has brought this bonus."""
    four = bonus in ("move4", "switch4", "again", "step4")
    claim = "a1=1 a2=1 a3=1 b3=1" if four else "a1=1 a2=1 a3=1"
    return Block(
        grid(f"{claim} {spaces}"),
        bonuses=bonus,
        claims="a1a2a3b3" if four else "a1a2a3",
        marks=".*..." if four else ".....",
        **more,
    )


# When


@pytest.mark.rule("CN-43")
@pytest.mark.parametrize("bonus", ["move3", "step3", "switch3", "move4", "step4", "switch4"])
def test_a_bonus_can_be_used_in_the_fill_and_in_the_claim_phase(bonus: str) -> None:
    for state in (filling(holding(bonus)), claiming(holding(bonus))):
        uses = texts(state, "use")
        assert uses
        after = play(state, uses[0])
        assert sheet_of(after)["bonuses"] == f"({bonus})"
        assert texts(after, "use") == []


@pytest.mark.rule("CN-43")
def test_a_bonus_can_be_used_at_once_or_kept() -> None:
    state = play(claiming(grid(THREE)), f"{CLAIM_3} switch3")
    assert texts(state, "use") == ["use switch3 2", "use switch3 3"]
    later = play(state, "done", "roll 1 3 3", "zone 3")
    assert texts(later, "use") == ["use switch3 1", "use switch3 3"]


@pytest.mark.rule("CN-43")
def test_a_bonus_changes_nothing_for_the_others() -> None:
    state = filling(holding("switch3"), holding("switch3"), dice="3:25")
    after = play(state, "use switch3 2")
    assert sheet_of(after, 1)["dice"] == "2:35"
    assert sheet_of(after, 2)["dice"] == "3:25"
    assert header_of(after)["dice"] == "3:25"


@pytest.mark.rule("CN-43")
@pytest.mark.parametrize("bonus", [*(f"write{number}" for number in range(1, 7)), "any2"])
def test_a_lightning_bonus_is_carried_out_before_anything_else(bonus: str) -> None:
    # A switch is held, and another claim could be made.
    spaces = f"{FOUR} d6=3 c6=3 b6=3"
    state = claiming(holding("switch3", spaces), dice="3:24")
    claim = CLAIM_4 if bonus == "any2" else CLAIM_3
    state = play(state, f"{claim} {bonus}")
    allowed = ("write", "use switch") if bonus == "any2" else ("write",)
    assert all(text.startswith(allowed) for text in texts(state))
    for kept in ("done", "claim b6c6d6 move3"):
        with pytest.raises(IllegalMove, match="is carried out first"):
            state.read_move(kept)
    if bonus != "any2":
        with pytest.raises(IllegalMove, match=f"“write {bonus[-1]}” is carried out first"):
            state.read_move("use switch3 4")


@pytest.mark.rule("CN-44")
def test_every_chosen_bonus_scores_used_or_not() -> None:
    kept = claiming(holding("move3"))
    used = play(kept, "use move3 b1 b6")
    # Neither a circle nor a line is filled by it.
    assert kept.scores() == used.scores()
    assert play(claiming(grid(THREE)), f"{CLAIM_3} move3").scores()[0] == 2 - 1  # a free action


# Cross out and write


@pytest.mark.rule("CN-45")
@pytest.mark.parametrize("bonus", ["move3", "move4"])
def test_cross_out_and_write_moves_an_unclaimed_number_anywhere(bonus: str) -> None:
    state = claiming(holding(bonus, "f1=5"))
    unclaimed = ["a4", "b1", "c5", "d2", "e6", "f1", "f3"]
    rows = sheet_of(state)["grid"].split("/")
    free = [c + r for c in "abcdef" for r in "123456" if rows[int(r) - 1]["abcdef".index(c)] == "."]
    assert texts(state, "use") == [
        f"use {bonus} {crossed} {space}" for crossed in unclaimed for space in free
    ]
    state = play(state, f"use {bonus} f1 e1")
    assert sheet_of(state)["grid"].split("/")[0] == "11..5x"


@pytest.mark.rule("CN-45")
def test_cross_out_and_write_needs_a_free_space() -> None:
    # 36 numbers: 6 of the setup, 24 dice, and six of lightning bonuses.
    chosen = ",".join(f"(write{number})" for number in range(1, 7))
    state = claiming(
        Block(
            FULL,
            bonuses=f"{chosen},move3",
            claims="a1b1c1,a2b2c2,a3b3c3,a4b4c4,a5b5c5,d1e1f1,d2e2f2",
        )
    )
    assert texts(state, "use") == []
    with pytest.raises(IllegalMove, match="No space is free"):
        state.read_move("use move3 d6 e6")


@pytest.mark.rule("CN-46")
def test_a_crossed_out_space_counts_as_filled_and_is_dead() -> None:
    state = claiming(holding("move3", "b2=5 c1=4 d1=4 e1=4 f1=4 c2=3 f6=2"))
    # The circle of a1 b1 a2 b2 is filled; row 1 is 1 1 4 4 4 4.
    assert state.view(0).sheets[0].grid.circles() == (0, 1)
    before = {str(row.what): row.points for row in state.tallies(0)}
    assert before["Row 1 is full"] == 3
    state = play(state, "use move3 b1 f5")
    assert sheet_of(state)["grid"].split("/")[0] == "1x4444"
    assert state.view(0).sheets[0].grid.circles() == (0, 1)
    assert {str(row.what): row.points for row in state.tallies(0)}["Row 1 is full"] == 3
    for text in ("use move3 b1 f4", "b1=4"):
        with pytest.raises(IllegalMove):
            state.read_move(text)
    later = play(state, "done", "roll 1 1 1", "zone 1")
    assert not [text for text in texts(later) if "b1" in text]
    with pytest.raises(IllegalMove, match="b1 is crossed out and never written again"):
        later.read_move("b1=1")


# Switch zone die


@pytest.mark.rule("CN-47")
@pytest.mark.parametrize("bonus", ["switch3", "switch4"])
def test_a_switch_changes_zone_and_number_before_or_between_writing(bonus: str) -> None:
    state = filling(holding(bonus), dice="1:34")
    before = play(state, f"use {bonus} 3")
    assert sheet_of(before)["dice"] == "3:14"
    assert texts(before)[:2] == ["e1=1", "e1=4"]
    between = play(state, "b2=3", f"use {bonus} 4")
    assert sheet_of(between)["dice"] == "4:1(3)"
    assert texts(between)[0] == "c1=1"


@pytest.mark.rule("CN-47")
def test_in_the_fill_phase_only_a_die_that_is_not_written_is_switched() -> None:
    state = play(filling(holding("switch3"), dice="1:34"), "b2=3")
    assert texts(state, "use") == ["use switch3 4"]
    with pytest.raises(IllegalMove, match="No die that is still to be written shows 3"):
        state.read_move("use switch3 3")


@pytest.mark.rule("CN-47")
def test_in_the_claim_phase_either_die_is_switched() -> None:
    state = claiming(holding("switch3"), dice="1:34")
    assert texts(state, "use") == ["use switch3 3", "use switch3 4"]
    after = play(state, "use switch3 4")
    assert sheet_of(after)["dice"] == "4:(13)"
    # Nothing more is written for it.
    assert texts(after) == ["done"]


@pytest.mark.rule("CN-47", "CN-51")
def test_a_switch_can_come_between_choosing_any_two_and_writing_them() -> None:
    state = claiming(holding("switch3", FOUR), dice="1:34")
    state = play(state, f"{CLAIM_4} any2")
    assert sheet_of(state)["bonuses"] == "switch3,any2!!"
    assert texts(state, "use") == ["use switch3 3", "use switch3 4"]
    assert texts(state, "write a")[0] == "write a5=1"
    switched = play(state, "use switch3 3")
    assert {text[6] for text in texts(switched)} == {"e", "f"}
    # Not between the two numbers.
    half = play(state, "write a5=6")
    assert texts(half, "use") == []
    with pytest.raises(IllegalMove, match="before the first of the two numbers"):
        half.read_move("use switch3 3")


# Plus or minus


@pytest.mark.rule("CN-48")
@pytest.mark.parametrize(
    ("number", "results"),
    [(1, "2365"), (2, "3416"), (5, "6143"), (6, "1254")],
)
def test_one_or_two_steps_and_6_and_1_are_neighbours(number: int, results: str) -> None:
    state = filling(holding("step3", f"f1={number}"), dice=f"1:{number}{number}")
    for change, result in zip(("+1", "+2", "-1", "-2"), results, strict=True):
        on_sheet = play(state, f"use step3 f1 {change}")
        assert sheet_of(on_sheet)["grid"][5] == result
        on_die = play(state, f"use step3 die {number} {change}")
        assert sheet_of(on_die)["dice"] == f"1:{''.join(sorted(f'{number}{result}'))}"


@pytest.mark.rule("CN-49")
@pytest.mark.parametrize("bonus", ["step3", "step4"])
def test_a_step_is_for_an_unwritten_die_or_an_unclaimed_number(bonus: str) -> None:
    state = play(filling(holding(bonus), dice="1:34"), "b2=3")
    places = ["a4", "b1", "b2", "c5", "d2", "die 4", "e6", "f3"]
    assert texts(state, "use") == [
        f"use {bonus} {place} {change}" for place in places for change in ("+1", "+2", "-1", "-2")
    ]
    with pytest.raises(IllegalMove, match="No die that is still to be written shows 3"):
        state.read_move(f"use {bonus} die 3 +1")
    with pytest.raises(IllegalMove, match="a1 is claimed and cannot be changed"):
        state.read_move(f"use {bonus} a1 +1")
    # In the Claim phase no die is left.
    assert not [text for text in texts(claiming(holding(bonus))) if "die" in text]


# Claimed number again


@pytest.mark.rule("CN-50")
def test_a_claimed_number_can_be_part_of_one_more_claim() -> None:
    # b3 is part of the claimed L; c3 and d3 hold 1 too.
    state = claiming(holding("again", "c3=1 d3=1"))
    assert {text.split(" ")[1] for text in texts(state, "claim")} == {"b3c3d3"}
    assert texts(state, "claim b3c3d3")[0] == "claim b3c3d3 again=b3 move3"
    after = play(state, "claim b3c3d3 again=b3 switch3")
    assert sheet_of(after)["claims"] == "a1a2a3b3+b3c3d3"
    assert sheet_of(after)["bonuses"] == "switch3,(again)"
    assert texts(after, "claim") == []


@pytest.mark.rule("CN-50")
def test_one_number_only_is_claimed_again() -> None:
    # a3 and b3 are both claimed, so a third 1 beside them is not enough.
    state = claiming(holding("again", "c3=1"))
    assert texts(state, "claim") == []
    for text in ("claim a3b3c3 again=a3 move3", "claim a3b3c3 again=b3 move3"):
        with pytest.raises(IllegalMove, match="is claimed already"):
            state.read_move(text)
    with pytest.raises(IllegalMove, match="c3 is not claimed yet"):
        state.read_move("claim a3b3c3 again=c3 move3")


# Lightning


@pytest.mark.rule("CN-51")
def test_any_two_numbers_go_into_the_players_own_zone() -> None:
    state = play(claiming(grid(FOUR), dice="3:12"), f"{CLAIM_4} any2")
    free = ["e1", "e2", "e3", "e5", "f1", "f2", "f5", "f6"]
    assert texts(state) == [f"write {space}={n}" for space in free for n in range(1, 7)]
    state = play(state, "write e1=6")
    assert sheet_of(state)["bonuses"] == "any2!"
    state = play(state, "write f1=1")
    assert sheet_of(state)["bonuses"] == "(any2)"
    assert sheet_of(state)["grid"].startswith(".1..61/")
    assert texts(state) == ["done"]


@pytest.mark.rule("CN-51")
def test_as_many_of_the_two_numbers_are_written_as_fit() -> None:
    filled = f"{zone_of(1, '5')} b1=1 a4=4 a6=. {FOUR}"
    one = claiming(grid(filled), dice="1:23")
    one = play(one, f"{CLAIM_4} any2")
    assert texts(one) == [f"write a6={number}" for number in range(1, 7)]
    one = play(one, "write a6=1")
    assert sheet_of(one)["bonuses"] == "(any2)"
    none = claiming(grid(filled.replace("a6=.", "a6=1")), dice="1:23")
    none = play(none, f"{CLAIM_4} any2")
    assert sheet_of(none)["bonuses"] == "(any2)"
    assert "done" in texts(none)


@pytest.mark.rule("CN-51")
def test_a_switch_to_a_full_zone_leaves_nothing_to_write() -> None:
    spaces = f"{zone_of(3, '5')} f3=3 e6=6 {FOUR}"
    state = claiming(holding("switch3", spaces), dice="1:34")
    state = play(state, f"{CLAIM_4} any2", "use switch3 3")
    assert sheet_of(state)["bonuses"] == "(switch3),(any2)"
    assert "done" in texts(state)


@pytest.mark.rule("CN-52")
def test_six_points_are_scored_and_there_is_nothing_to_use() -> None:
    state = claiming(grid(FOUR))
    after = play(state, f"{CLAIM_4} six")
    assert sheet_of(after)["bonuses"] == "(six)"
    assert texts(after) == ["done"]
    assert after.scores()[0] - state.scores()[0] == 6 + 4


@pytest.mark.rule("CN-53")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_number_shown_goes_into_any_free_space(number: int) -> None:
    state = play(claiming(grid(THREE)), f"{CLAIM_3} write{number}")
    assert sheet_of(state)["bonuses"] == f"write{number}!"
    assert len(texts(state)) == 36 - 6 - 3
    assert texts(state)[0] == f"write a1={number}"
    state = play(state, f"write f6={number}")
    assert sheet_of(state)["bonuses"] == f"(write{number})"
    assert sheet_of(state)["grid"].endswith(f"....6{number}")


@pytest.mark.rule("CN-53")
def test_on_a_full_sheet_the_number_shown_is_not_written() -> None:
    state = claiming(
        Block(
            FULL,
            bonuses="(write1),(write2),(write3),(write4),(any2)",
            claims="a1b1c1,a2b2c2,a3b3a4b4,d1e1f1,d2e2f2",
            marks="..*..",
        )
    )
    state = play(state, "claim a5b5c5 write5")
    assert sheet_of(state)["bonuses"] == "(write1),(write2),(write3),(write4),(write5),(any2)"
    assert sheet_of(state)["grid"] == FULL
    assert "done" in texts(state)


@pytest.mark.rule("CN-54")
def test_what_a_bonus_writes_can_be_claimed_in_the_same_phase() -> None:
    state = claiming(grid(THREE + " d1=5 e1=5"))
    assert texts(state, "claim d1e1f1") == []
    state = play(state, f"{CLAIM_3} write5", "write f1=5", "claim d1e1f1 step3")
    assert sheet_of(state)["claims"] == "+d1e1f1,d4e4f4"
    # And what a step has changed.
    state = claiming(holding("step3", "d1=4 e1=5 f1=5"))
    assert texts(state, "claim d1e1f1") == []
    assert texts(play(state, "use step3 f1 +1"), "claim d1e1f1")
