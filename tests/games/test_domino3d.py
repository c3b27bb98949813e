"""The rules of 3Domino, point by point, with values worked out by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from boardroom.games import IllegalMove
from boardroom.games.domino3d import DOMINO3D, Contact, DominoOptions
from tests.games.chances import check_alike
from tests.games.domino3d_positions import (
    FREE,
    PAIR,
    SIXES,
    all_chips,
    chips,
    field,
    play,
    position,
    texts,
)

# Setting up


@pytest.mark.rule("D3-01")
def test_there_is_one_chip_for_each_pair_of_numbers() -> None:
    assert all_chips(DOMINO3D.start(seats=2)) == chips(5)
    assert len(chips(5)) == 21
    assert all_chips(DOMINO3D.start(seats=2, options=SIXES)) == chips(6)
    assert len(chips(6)) == 28


@pytest.mark.rule("D3-02")
def test_two_to_five_play() -> None:
    assert DOMINO3D.seats == range(2, 6)
    for seats in (1, 6):
        with pytest.raises(ValueError, match="seats"):
            DOMINO3D.start(seats=seats)


@pytest.mark.rule("D3-02", "D3-03")
@pytest.mark.parametrize("options", [DominoOptions(chips="21"), SIXES])
def test_five_play_with_28_chips_whatever_was_chosen(options: DominoOptions) -> None:
    state = DOMINO3D.start(seats=5, options=options, rng=Random(5))
    assert all_chips(state) == chips(6)
    assert len(field(state, "BAG").split(",")) == 3
    assert state.options == options
    assert DOMINO3D.read(state.text(), options=options) == state


@pytest.mark.rule("D3-03")
@pytest.mark.parametrize(("chosen", "bag"), [("21", 1), ("28", 8)])
def test_four_choose_their_chips(chosen: str, bag: int) -> None:
    state = DOMINO3D.start(seats=4, options=DominoOptions(chips=chosen))
    assert len(field(state, "BAG").split(",")) == bag


@pytest.mark.rule("D3-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_begins_with_five_chips_that_the_others_do_not_see(seats: int) -> None:
    state = DOMINO3D.start(seats=seats, rng=Random(4))
    hands = field(state, "HANDS").split("|")
    assert [len(hand.split(",")) for hand in hands] == [5] * seats
    view = state.view(1)
    assert view.counts == (5,) * seats
    shown = ["?5"] * seats
    shown[1] = hands[1]
    assert view.text().split(" ")[2] == "|".join(shown)
    assert state.view(None).text().split(" ")[2] == "|".join(["?5"] * seats)


@pytest.mark.rule("D3-04")
def test_every_chip_is_as_likely_to_be_dealt_to_a_seat() -> None:
    rng = Random(40)
    found: Counter[str] = Counter()
    for _ in range(3000):
        hand = field(DOMINO3D.start(seats=4, rng=rng), "HANDS").split("|")[2]
        found.update(hand.split(","))
    # With 20 of 21 chips dealt no hand is ever refused: 5 of 21 for each chip.
    # The counts of one hand lean on each other, which makes chi-square smaller.
    check_alike(found, chips())


@pytest.mark.rule("D3-05")
@pytest.mark.parametrize(
    ("hands", "seat"),
    [
        ("0-1,0-2,0-3,0-4,0-5|0-0,1-2,1-3,1-4,1-5", "2/2"),
        ("0-1,0-2,0-3,0-4,2-2|1-2,1-3,1-4,1-5,3-3", "1/2"),
        ("0-1,0-2,0-3,0-4,2-2|1-1,1-2,1-3,1-4,1-5", "2/2"),
        ("0-1,0-2,0-3,0-4,0-5|1-2,1-3,1-4,1-5,5-5|2-3,2-4,2-5,3-4,4-4", "3/3"),
    ],
)
def test_the_smallest_double_begins(hands: str, seat: str) -> None:
    assert position("-", hands, seat).turn == int(seat[0]) - 1
    wrong = f"{2 if seat[0] == '1' else 1}{seat[1:]}"
    with pytest.raises(ValueError, match="SEAT"):
        position("-", hands, wrong)


@pytest.mark.rule("D3-05")
def test_every_start_is_moved_by_the_smallest_double() -> None:
    rng = Random(55)
    for seats in (2, 3, 4, 5) * 25:
        state = DOMINO3D.start(seats=seats, rng=rng)
        hands = field(state, "HANDS").split("|")
        doubles = [
            (chip, seat)
            for seat, hand in enumerate(hands)
            for chip in hand.split(",")
            if chip[0] == chip[2]
        ]
        assert state.turn == min(doubles)[1]


@pytest.mark.rule("D3-06")
def test_the_first_move_lays_the_double_flat_for_nothing() -> None:
    state = position("-", "0-1,0-2,0-3,0-4,2-2|1-2,1-3,1-4,1-5,3-3")
    assert texts(state.moves()) == ["2-2@0,0,0+x"]
    after = play(state, "2-2@0,0,0+x")
    assert after.scores() == (0, 0)
    assert field(after, "HANDS") == "0-1,0-2,0-3,0-4|1-2,1-3,1-4,1-5,3-3"
    for move in ("2-2@0,0,0+y", "2-2@1,0,0+x", "0-1@0,0,0+x", "3-3@0,0,0+x", "pass", "draw 0-0"):
        with pytest.raises(IllegalMove, match="begins with the smallest double: 2-2@0,0,0"):
            state.read_move(move)


class TwoDeals(Random):
    """Deals no double at first, then 5-5 to the second seat."""

    deals = 0

    def sample(self, population: Sequence[Any], k: int, *, counts: Any = None) -> list[Any]:
        self.deals += 1
        plain = [chip for chip in population if chip not in self.doubles]
        last = self.doubles[5] if self.deals == 2 else plain[k]
        return [*plain[: k - 1], last]

    # 0-0 is the first of 28 chips, 1-1 the eighth ... as the sixes come in between.
    doubles = (0, 7, 13, 18, 22, 25, 27)


@pytest.mark.rule("D3-06")
def test_without_a_double_all_the_chips_are_drawn_again() -> None:
    rng = TwoDeals()
    state = DOMINO3D.start(seats=2, rng=rng)
    assert rng.deals == 2
    assert state.turn == 1
    assert texts(state.moves()) == ["5-5@0,0,0+x"]


# A turn


@pytest.mark.rule("D3-07")
def test_turns_go_clockwise_and_lay_one_chip_each() -> None:
    # Zeros go with everything, so each seat always has a move.
    state = position(PAIR, "0-2|0-3|0-4|0-0,0-5", "3/4")
    order = []
    for count in range(2, 6):
        order.append(state.turn)
        state = state.play(state.moves()[0])
        assert field(state, "PLACED").count("@") == count
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("D3-08")
@pytest.mark.parametrize("options", [DominoOptions(), FREE])
def test_a_chip_joins_on_any_side_in_any_direction(options: DominoOptions) -> None:
    state = position(PAIR, "1-2|3-4", options=options)
    # Eight free cells touch the pair: two at the ends, two on each long side, two on top. The 1
    # goes there, the 2 to a cell that touches no 1: four from an end, three from each cell at a
    # side, four from each on top.
    found = texts(state.moves())
    assert len(found) == 2 * 4 + 4 * 3 + 2 * 4
    assert found[:4] == ["1-2@-1,0,0-x", "1-2@-1,0,0+y", "1-2@-1,0,0-y", "1-2@-1,0,0+z"]
    assert {move[-2:] for move in found} == {"+x", "-x", "+y", "-y", "+z"}
    assert "1-2@0,0,1+z" in found


@pytest.mark.rule("D3-08")
def test_a_chip_can_hang_down_and_join_with_three_faces() -> None:
    state = position(f"{PAIR};1-3@0,0,1+z", "0-1|4-4")
    # 0 at 1,0,2 touches the 3; 1 at 1,0,1 touches the 1 below and the 1 beside.
    move = "0-1@1,0,2-z"
    assert move in texts(state.moves())
    assert state.effects(state.read_move(move)).contacts == (
        Contact((1, 0, 2), 0, (0, 0, 2), 3, 0),
        Contact((1, 0, 1), 1, (0, 0, 1), 1, 1),
        Contact((1, 0, 1), 1, (1, 0, 0), 1, 1),
    )
    assert play(state, move).scores() == (2, 0)


@pytest.mark.rule("D3-08")
@pytest.mark.parametrize("options", [DominoOptions(), FREE])
def test_a_floating_chip_is_refused(options: DominoOptions) -> None:
    state = position(PAIR, "0-0,1-2|3-4", options=options)
    for move in ("1-2@3,0,0+x", "0-0@5,5,5+z", "1-2@9999,-9999,9999+z"):
        with pytest.raises(IllegalMove, match="would touch no other chip"):
            state.read_move(move)


@pytest.mark.rule("D3-09")
def test_worked_case_six_a_mismatch_names_the_cell_and_the_numbers() -> None:
    # 1-3 beside the pair: 1 on 1 at both ends would be fine, but the 3 meets a 1.
    state = position(PAIR, "0-3,1-3|4-4")
    with pytest.raises(IllegalMove) as refusal:
        state.read_move("1-3@0,1,0+x")
    assert str(refusal.value) == "3 on 1,1,0 would touch 1 on 1,0,0: the numbers differ."
    # Worked case 6: 3 against 5, whatever the others are.
    state = position("5-5@0,0,0+x;2-3@2,1,0+x", "3-4|4-4")
    with pytest.raises(IllegalMove) as refusal:
        state.read_move("3-4@2,0,0-y")
    assert str(refusal.value) == "3 on 2,0,0 would touch 5 on 1,0,0: the numbers differ."


@pytest.mark.rule("D3-09")
def test_zero_goes_with_everything() -> None:
    state = position(f"{PAIR};0-2@2,0,0+x", "0-3,4-4|5-5")
    assert "0-3@0,1,0+y" in texts(state.moves())  # the 0 on a 1
    assert "4-4@2,1,0+y" in texts(state.moves())  # on the lying 0
    assert "4-4@3,1,0+y" not in texts(state.moves())  # on the 2


@pytest.mark.rule("D3-10")
def test_edges_and_corners_mean_nothing() -> None:
    state = position(PAIR, "1-2,2-3|4-4")
    # 2-3 with the 2 at 2,1,0, over the edge from 1,0,0: it touches nothing.
    with pytest.raises(IllegalMove, match="touch no other chip"):
        state.read_move("2-3@2,1,0+y")
    # 1 at 0,1,0; 2 at 0,2,0. The 3 at 1,3,0 then lies over the edge from the 2.
    state = play(position(f"{PAIR};1-2@0,1,0+y", "2-3|4-4"), "2-3@0,3,0+x")
    assert state.scores() == (0, 0)
    state = position(f"{PAIR};1-2@-1,0,0+y", "1-3|4-4")
    # The 1 at 0,0,1 has the 2 at -1,1,0 over its corner, the 3 at 0,1,1 over its edge.
    assert "1-3@0,0,1+y" in texts(state.moves())


@pytest.mark.rule("D3-11")
def test_no_cell_is_used_twice_and_none_is_below_the_table() -> None:
    state = position(f"{PAIR};1-2@0,0,1+z", "1-3,1-4|4-4")
    for move in ("1-3@1,0,0+x", "1-3@2,0,0-x", "1-4@0,0,1+x", "1-4@1,0,1-x"):
        with pytest.raises(IllegalMove, match=r"The cell [01],0,[01] is taken"):
            state.read_move(move)
    with pytest.raises(IllegalMove, match="below the table"):
        state.read_move("1-3@2,0,0-z")
    assert all(z >= 0 for move in state.moves() for _, _, z in move.cells)


HOLE = "0-1@0,1,0+x;0-2@0,-1,0+x;0-3@0,0,1+x;0-4@-1,0,0-x;0-5@2,0,0+x"
"""A hole of two cells, 0,0,0 and 1,0,0, with chips at all its sides and above."""


@pytest.mark.rule("D3-11", "D3-16")
def test_a_hole_that_is_closed_on_all_sides_can_be_filled() -> None:
    state = position(HOLE, "0-0|4-4")
    # Four zeros around one half, one beside the other: each of them pays, as both halves match.
    assert play(state, "0-0@0,0,0+x").scores() == (50, 0)


@pytest.mark.rule("D3-12")
def test_a_chip_may_stick_out_but_not_hang() -> None:
    tower = f"{PAIR};1-3@0,0,1+z"
    state = position(tower, "1-2,3-4|5-5")
    assert "1-2@1,0,1+x" in texts(state.moves())  # the 2 at 2,0,1 is over nothing
    for move in ("3-4@-1,0,2-x", "3-4@1,0,2+z", "3-4@0,1,2+z"):
        with pytest.raises(IllegalMove, match="Nothing is under the chip"):
            state.read_move(move)
    assert "3-4@0,0,3+x" in texts(state.moves())
    free = position(tower, "1-2,3-4|5-5", options=FREE)
    assert {"3-4@-1,0,2-x", "3-4@1,0,2+z", "3-4@0,1,2+z"} <= set(texts(free.moves()))
    assert set(texts(state.moves())) < set(texts(free.moves()))


@pytest.mark.rule("D3-12")
def test_a_chip_does_not_stand_on_itself() -> None:
    # The 4 would be on the 3 of the same chip, and that on nothing.
    state = position(f"{PAIR};1-3@0,0,1+z", "3-4|5-5")
    assert "3-4@1,0,2+z" not in texts(state.moves())


# Points


@pytest.mark.rule("D3-14", "D3-16")
def test_worked_case_one_zero_on_zero_and_three_on_three() -> None:
    # On the table in a line: 1 0 3 4. On top of the middle: 0 3.
    state = position("0-1@0,0,0-x;3-4@1,0,0+x", "0-3|5-5")
    move = state.read_move("0-3@0,0,1+x")
    assert state.play(move).scores() == (13, 0)
    assert state.effects(move).contacts == (
        Contact((0, 0, 1), 0, (0, 0, 0), 0, 10),
        Contact((1, 0, 1), 3, (1, 0, 0), 3, 3),
    )
    assert str(state.wording(move)) == "0-3 laid from 0,0,1 to 1,0,1, 13 points"
    # The two lying chips may be apart as well.
    apart = position("0-1@-1,0,0-x;3-4@2,0,0+x", "0-3|5-5")
    assert play(apart, "0-3@0,0,0+x").scores() == (13, 0)


@pytest.mark.rule("D3-13", "D3-15")
def test_worked_case_two_zero_on_another_number_is_worth_nothing() -> None:
    state = position("1-3@0,0,0+x", "0-3|5-5")
    assert play(state, "0-3@0,1,0+x").scores() == (3, 0)
    # The other way round: the 3 on a lying 0.
    state = position("0-3@0,0,0+x", "3-3|5-5")
    assert play(state, "3-3@0,1,0+x").scores() == (3, 0)
    # Two faces with a 0, on 1 and 1: allowed, and nothing.
    state = position(f"{PAIR};1-4@0,0,1+z", "0-4|5-5")
    assert play(state, "0-4@1,0,1+x").scores() == (0, 0)


@pytest.mark.rule("D3-13")
def test_worked_case_three_one_face_is_worth_nothing() -> None:
    state = position("4-5@0,0,0+x", "2-5|1-1")
    assert play(state, "2-5@3,0,0-x").scores() == (0, 0)
    assert str(state.wording(state.read_move("2-5@3,0,0-x"))) == "2-5 laid from 3,0,0 to 2,0,0"


@pytest.mark.rule("D3-13", "D3-14")
def test_worked_case_four_two_faces_of_one_half_count_as_two() -> None:
    # The 4s at 0,1,0 and 1,0,0 both touch the cell 0,0,0.
    state = position("1-4@0,2,0-y;2-4@2,0,0-x", "4-5|3-3")
    assert play(state, "4-5@0,0,0-x").scores() == (8, 0)


@pytest.mark.rule("D3-16")
def test_worked_case_five_zero_on_zero_alone_is_worth_nothing() -> None:
    state = position("0-1@0,0,0-x", "0-3|5-5")
    assert play(state, "0-3@1,0,0+x").scores() == (0, 0)


@pytest.mark.rule("D3-16")
@pytest.mark.parametrize(
    ("placed", "move", "points"),
    [
        # Two faces, but the other half has no equal pair: 0 on 0, and 3 on 0.
        ("0-1@0,0,0-x;0-2@1,0,0+x", "0-3@0,0,1+x", 0),
        # 0 on 0 twice on one half, the other half touches nothing.
        ("0-1@0,0,0-x;0-2@1,1,0+x", "0-3@1,0,0-y", 0),
        # 0 on 0 twice on one half, 3 on 3 on the other: 20 + 3.
        ("0-1@0,0,0-y;0-2@-1,0,1-y;3-4@1,0,0+x", "0-3@0,0,1+x", 23),
        # 0 on 0 on both halves of 0-0: 10 + 10.
        ("0-1@0,0,0-x;0-2@1,0,0+x", "0-0@0,0,1+x", 20),
        # 0-0 on a 0 and on a 2: the other half has no equal pair.
        ("0-1@0,0,0-x;2-3@1,0,0+x", "0-0@0,0,1+x", 0),
    ],
)
def test_zeros_on_zeros_pay_for_the_other_half(placed: str, move: str, points: int) -> None:
    assert play(position(placed, f"{move[:3]}|5-5"), move).scores() == (points, 0)


@pytest.mark.rule("D3-14")
def test_points_go_to_the_seat_that_lays() -> None:
    state = position("1-5@0,0,0+x", "2-2|5-5", "2/2", scores="7,11")
    # 5-5 upright beside the 5: one face. On its side, both halves: 5 on 5 and 5 on 1 is no match.
    assert play(state, "5-5@1,0,1+z").scores() == (7, 11)
    state = position("1-5@0,0,0+x;4-5@2,1,0+x", "2-2|5-5", "2/2", scores="7,11")
    # 5 at 2,0,0 touches the 5 at 1,0,0; no face of the 4 at 2,1,0 may: refused.
    with pytest.raises(IllegalMove, match="5 on 2,0,0 would touch 4 on 2,1,0"):
        state.read_move("5-5@2,0,0+x")
    state = position("1-5@0,0,0+x;4-5@3,1,0-y", "2-2|5-5", "2/2", scores="7,11")
    # 5 on 5 at 1,0,0 and, from 3,0,0, nothing; with the 5 of 4-5 at 3,0,0 in line: 5 + 5.
    assert play(state, "5-5@2,0,0+z").scores() == (7, 21)
