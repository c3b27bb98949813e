"""The rules of Connnect, point by point: shapes, order, marks and cards of claims."""

from __future__ import annotations

import pytest

from boardroom.games import IllegalMove
from boardroom.games.connnect import ConnnectOptions
from boardroom.games.connnect.shapes import PLACEMENTS
from tests.games.connnect_positions import (
    GAPS,
    Block,
    all_fours,
    claiming,
    filling,
    grid,
    header_of,
    play,
    sheet_of,
    texts,
)

SPREAD = "b1=6 d2=6 f3=6 a4=6 c5=6 e6=6"
"""Setup numbers that go with no number of these tests."""


def claimable(spaces: str, options: ConnnectOptions | None = None, cards: str = "ABCD") -> set[str]:
    """What can be claimed of these numbers alone."""
    state = claiming(grid(spaces, base=SPREAD), options=options, cards=cards)
    own = {each[:2] for each in spaces.split()}
    moves = [state.read_move(text) for text in texts(state, "claim")]
    return {move.spaces for move in moves if own.issuperset(move.space_names())}


# Shapes


@pytest.mark.rule("CN-06", "CN-28")
def test_a_connect_3_is_any_three_spaces_that_hang_together() -> None:
    # 6 rows x 4 places x 2 directions, and 25 squares x 4 corners.
    threes = [place for place in PLACEMENTS if place.size == 3]
    assert len(threes) == 48 + 100
    # A 2 x 3 block of equal numbers around d1 e1 f1: 2 lines and 2 x 4 corners.
    found = claimable("d1=5 e1=5 f1=5 d2=5 e2=5 f2=5")
    assert len([spaces for spaces in found if len(spaces) == 6]) == 2 + 2 * 4


@pytest.mark.rule("CN-07", "CN-28")
def test_each_connect_4_shape_lies_anywhere_turned_and_mirrored() -> None:
    count = {
        shape: sum(place.shape == shape for place in PLACEMENTS if place.size == 4)
        for shape in "ILOST"
    }
    # Bounding boxes 1 x 4: 2 x 6 x 3; 2 x 3: 20 places upright and 20 across, times 4, 2, 2.
    assert count == {"I": 36, "L": 160, "O": 25, "S": 80, "T": 80}
    assert sum(count.values()) == 381


@pytest.mark.rule("CN-08", "CN-28")
def test_each_shape_card_can_be_claimed_anywhere_turned_and_mirrored() -> None:
    count = {
        letter: sum(place.shape == letter for place in PLACEMENTS if place.size == 5)
        for letter in "ABCDEFGH"
    }
    # I: 2 x 6 x 2. L and N: 8 positions in 2 x 5 = 15 places. P: 8 in 2 x 3, 20 places.
    # U: 4 in 2 x 3, 20 places. V, W and Z: 4 in 3 x 3, 16 places.
    assert count == {"A": 24, "B": 120, "C": 120, "D": 160, "E": 80, "F": 64, "G": 64, "H": 64}


@pytest.mark.rule("CN-08")
@pytest.mark.parametrize(
    ("letter", "spaces"),
    [
        ("A", "a1b1c1d1e1"),
        ("B", "a1b1c1d1a2"),
        ("C", "a1b1c1c2d2"),
        ("D", "a1b1c1a2b2"),
        ("E", "a1b1c1a2c2"),
        ("F", "a1b1c1a2a3"),
        ("G", "a1a2b2b3c3"),
        ("H", "a1b1b2b3c3"),
    ],
)
def test_the_letter_of_the_card_stands_in_the_box(letter: str, spaces: str) -> None:
    names = [spaces[place : place + 2] for place in range(0, 10, 2)]
    cards = letter + "".join(each for each in "ABCD" if each != letter)[:3]
    state = claiming(
        grid(" ".join(f"{name}=3" for name in names), base=SPREAD), cards="".join(sorted(cards))
    )
    state = play(state, f"claim {spaces} -")
    assert sheet_of(state)["boxes"] == f"{letter}16"


# Order


@pytest.mark.rule("CN-29")
def test_three_in_order_round_a_corner_but_not_out_of_order_in_a_line() -> None:
    assert claimable("a1=3 a2=4 b2=5") == {"a1a2b2"}
    assert claimable("d5=3 e5=5 f5=4") == set()
    assert claimable("d5=3 e5=4 f5=5") == {"d5e5f5"}
    assert claimable("d5=5 e5=4 f5=3") == {"d5e5f5"}


@pytest.mark.rule("CN-29")
def test_a_square_is_claimed_when_it_can_be_walked() -> None:
    assert "e4f4e5f5" in claimable("e4=1 f4=2 e5=4 f5=3")
    assert claimable("e4=1 f4=2 e5=3 f5=4") == set()


@pytest.mark.rule("CN-29")
def test_numbers_are_equal_or_consecutive_and_6_is_not_followed_by_1() -> None:
    assert claimable("d4=2 e4=2 f4=2") == {"d4e4f4"}
    assert claimable("d4=5 e4=6 f4=1") == set()
    assert claimable("d4=2 e4=3 f4=3") == set()
    assert claimable("d4=2 e4=4 f4=6") == set()
    # Five in order on card A.
    assert "b6c6d6e6f6" in claimable("b6=2 c6=3 d6=4 e6=5 f6=6")


@pytest.mark.rule("CN-30")
def test_with_gaps_each_number_only_has_to_be_larger() -> None:
    assert claimable("d4=2 e4=4 f4=6", GAPS) == {"d4e4f4"}
    assert claimable("d4=2 e4=6 f4=4", GAPS) == set()
    assert claimable("d4=2 e4=3 f4=3", GAPS) == set()
    # 1 3 above 6 4 is walked 1-3-4-6; in 1 4 above 6 3 the 1 does not touch the 3.
    assert "d4e4d5e5" in claimable("d4=1 e4=3 d5=6 e5=4", GAPS)
    assert "d4e4d5e5" not in claimable("d4=1 e4=4 d5=6 e5=3", GAPS)
    assert ConnnectOptions().order == "run"


@pytest.mark.rule("CN-31")
def test_a_t_is_claimed_with_equal_numbers_only() -> None:
    assert "d4e4f4e5" in claimable("d4=2 e4=2 f4=2 e5=2")
    for middle in range(1, 5):
        others = [number for number in range(1, 5) if number != middle]
        for options in (None, GAPS):
            spaces = f"d4={others[0]} e4={middle} f4={others[1]} e5={others[2]}"
            assert "d4e4f4e5" not in claimable(spaces, options)


# What is claimed


@pytest.mark.rule("CN-27")
def test_any_number_of_claims_or_none() -> None:
    state = claiming(grid("d4=2 e4=2 f4=2 d1=1 e1=1 f1=1"))
    both = play(state, "claim d4e4f4 move3", "claim d1e1f1 move3", "done")
    none = play(state, "done")
    assert sheet_of(both)["claims"] == "d1e1f1,d4e4f4"
    assert sheet_of(none)["claims"] == "-"


@pytest.mark.rule("CN-32")
def test_each_number_is_claimed_once() -> None:
    state = claiming(grid("c4=2 d4=2 e4=2 f4=2"))
    assert [text for text in texts(state, "claim") if "move3" in text] == [
        "claim c4d4e4 move3",
        "claim d4e4f4 move3",
    ]
    state = play(state, "claim c4d4e4 move3")
    assert texts(state, "claim") == []


@pytest.mark.rule("CN-32")
def test_a_crossed_out_space_is_not_claimed() -> None:
    block = Block(grid("c4=2 d4=x e4=2 f4=2 a5=3 a6=3 b5=3"), bonuses="(move3)", claims="a5b5a6")
    assert texts(claiming(block), "claim") == []


@pytest.mark.rule("CN-33")
def test_numbers_can_be_claimed_in_a_later_round() -> None:
    state = claiming(grid("d4=2 e4=2 f4=2 f5=1"))
    state = play(state, "done", "roll 3 3 3", "zone 3", "e1=3", "e2=3", "claim d4e4f4 move3")
    assert state.round == 3
    assert sheet_of(state)["claims"] == "+d4e4f4"


@pytest.mark.rule("CN-34")
def test_a_connect_3_brings_a_bonus_of_its_part_that_was_not_chosen() -> None:
    state = claiming(
        Block(
            grid("d4=2 e4=2 f4=2 a1=4 a2=4 a3=4 d6=1 c6=1 b6=1"),
            bonuses="(write6),move3",
            claims="a1a2a3,b6c6d6",
        )
    )
    assert [text.split(" ")[2] for text in texts(state, "claim")] == [
        *("move3", "step3", "switch3"),
        *(f"write{number}" for number in range(1, 6)),
    ]
    after = play(state, "claim d4e4f4 move3")
    assert sheet_of(after)["bonuses"] == "(write6),move3,move3"


@pytest.mark.rule("CN-37")
def test_a_connect_4_brings_a_bonus_of_its_part_that_was_not_chosen() -> None:
    state = claiming(grid("c4=2 d4=2 e4=2 f4=2"))
    assert texts(state, "claim c4d4e4f4") == [
        f"claim c4d4e4f4 {name}" for name in ("again", "any2", "move4", "six", "step4", "switch4")
    ]
    assert sheet_of(play(state, "claim c4d4e4f4 again"))["bonuses"] == "again"


@pytest.mark.rule("CN-38")
def test_without_a_free_bonus_the_claim_is_made_and_brings_none() -> None:
    state = all_fours()
    chosen = sheet_of(state)["bonuses"]
    assert texts(state, "claim a5b5c5d5") == ["claim a5b5c5d5 -"]
    after = play(state, "claim a5b5c5d5 -")
    assert sheet_of(after)["bonuses"] == chosen
    assert sheet_of(after)["marks"] == "*.*.."


# Connect-4: marks and circles


L_SHAPE = "d4=2 e4=2 f4=2 d5=2"
L_CLAIM = "claim d4e4f4d5 six"


@pytest.mark.rule("CN-35")
def test_everyone_who_claims_a_shape_in_its_first_round_is_first() -> None:
    state = claiming(grid(L_SHAPE), grid(L_SHAPE), grid(L_SHAPE))
    state = play(state, L_CLAIM, "done", L_CLAIM)
    assert [sheet_of(state, seat)["marks"] for seat in (1, 2, 3)] == [".*...", ".*...", "....."]
    assert state.scores()[0] == state.scores()[1] == 6 + 4
    # The third does not, and crosses the mark out when the round is over.
    state = play(state, "done", "done")
    assert [sheet_of(state, seat)["marks"] for seat in (1, 2, 3)] == [".*...", ".*...", ".x..."]


@pytest.mark.rule("CN-36")
def test_who_claims_a_shape_in_a_later_round_gets_the_circle() -> None:
    state = claiming(grid(L_SHAPE), grid(L_SHAPE), grid(L_SHAPE))
    state = play(state, L_CLAIM, "done", L_CLAIM, "done", "done")
    state = play(state, "roll 1 3 3", "zone 3", *["e1=1", "e2=3"] * 3)
    before = state.scores()
    state = play(state, "done", L_CLAIM)
    assert sheet_of(state, 3)["marks"] == ".o..."
    assert state.scores()[2] - before[2] == 6 + 1


@pytest.mark.rule("CN-36")
@pytest.mark.parametrize("mark", ["*", "o"])
def test_a_further_claim_of_a_shape_brings_no_points_for_it(mark: str) -> None:
    numbers = grid("d4=2 e4=2 f4=2 d5=2 a1=3 a2=3 a3=3 b3=3")
    one = Block(numbers, bonuses="(six)", claims="a1a2a3b3", marks=f".{mark}...")
    other = Block(numbers, bonuses="(six)", claims="a1a2a3b3", marks=".*...")
    state = claiming(one, other)
    before = state.scores()
    state = play(state, "claim d4e4f4d5 switch4")
    assert sheet_of(state)["marks"] == f".{mark}..."
    assert state.scores()[0] - before[0] == 4


@pytest.mark.rule("CN-61")
def test_alone_every_first_claim_fills_the_mark() -> None:
    state = claiming(grid(L_SHAPE))
    state = play(state, L_CLAIM, "done", "roll 1 1 1", "zone 1", "a1=1", "a2=1")
    # No mark is crossed out, as there is nobody else.
    assert sheet_of(state)["marks"] == ".*..."
    state = claiming(Block(grid(L_SHAPE + " a1=1 a2=1"), bonuses="(six)", claims="d4e4f4d5",
                           marks=".*..."))  # fmt: skip
    assert sheet_of(play(state, "done"))["marks"] == ".*..."


# Connect-5: cards and boxes

FIVE = "b6=2 c6=3 d6=4 e6=5 f6=6"
OTHER = "b2=1 c2=1 d2=1 c3=1 b3=1"
"""P, card D: three in a row and two below."""


@pytest.mark.rule("CN-39")
def test_a_connect_5_needs_its_card_face_up_and_is_worth_the_top_score_card() -> None:
    state = claiming(grid(FIVE + " a1=5"), cards="BCDE")
    assert "b6c6d6e6f6" not in {text.split(" ")[1] for text in texts(state, "claim")}
    state = claiming(grid(FIVE + " a1=5"), cards="ABCD")
    after = play(state, "claim b6c6d6e6f6 -")
    assert sheet_of(after)["boxes"] == "A16"
    assert after.scores()[0] - state.scores()[0] == 16


@pytest.mark.rule("CN-40")
def test_all_connect_5_of_a_round_have_the_same_value() -> None:
    numbers = grid(f"{FIVE} {OTHER}")
    state = claiming(numbers, numbers)
    state = play(state, "claim b6c6d6e6f6 -", "claim b2c2d2b3c3 -", "done", "claim b2c2d2b3c3 -")
    assert sheet_of(state, 1)["boxes"] == "A16,D16"
    assert sheet_of(state, 2)["boxes"] == "D16"
    assert header_of(state)["cards"] == "ABCD"
    # After the round the claimed cards are face down, and one score card leaves.
    state = play(state, "done")
    assert (header_of(state)["cards"], header_of(state)["score"]) == ("(A)BC(D)", "14")
    state = play(state, "roll 3 3 3", "zone 3", *["e1=3", "e2=3"] * 2)
    with pytest.raises(IllegalMove, match="face down"):
        state.read_move("claim b6c6d6e6f6 -")
    # A round without a Connect-5 leaves the score cards alone.
    state = play(state, "done", "done")
    assert header_of(state)["score"] == "14"


@pytest.mark.rule("CN-41")
def test_a_player_claims_a_card_once_and_others_still_can_in_the_round() -> None:
    numbers = grid(FIVE + " a1=3 b1=3 c1=3 d1=3 e1=3")
    state = claiming(numbers, numbers)
    state = play(state, "claim b6c6d6e6f6 -")
    with pytest.raises(IllegalMove, match="claimed on this sheet already"):
        state.read_move("claim a1b1c1d1e1 -")
    state = play(state, "done", "claim a1b1c1d1e1 -")
    assert sheet_of(state, 2)["boxes"] == "A16"


@pytest.mark.rule("CN-39", "CN-40")
def test_values_go_down_round_by_round_and_fill_the_boxes_from_the_top() -> None:
    state = claiming("33333./..52../.....3/4...../555.../55..6.")
    state = play(state, "claim a1b1c1d1e1 -", "done", "roll 1 3 6", "zone 3", "e2=1", "e3=6")
    assert header_of(state)["score"] == "14"
    state = play(state, "claim a5b5c5a6b6 -", "done")
    assert sheet_of(state)["boxes"] == "A16,D14"
    assert (header_of(state)["cards"], header_of(state)["score"]) == ("(A)BC(D)", "13")


def test_nothing_is_claimed_before_the_numbers_are_written() -> None:
    state = filling(grid("d4=2 e4=2 f4=2 f5=1"))
    assert texts(state, "claim") == []
    with pytest.raises(IllegalMove, match="Both number dice are written before"):
        state.read_move("claim d4e4f4 move3")
