"""The rules of Connnect, point by point: setting up, rolling, filling, going out, turns."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from boardroom.games import CHANCE, OVER, IllegalMove
from boardroom.games.connnect import CONNNECT, ConnnectOptions
from tests.games.chances import check_alike
from tests.games.connnect_positions import (
    OWN,
    Block,
    claiming,
    filling,
    grid,
    header_of,
    play,
    sheet_of,
    started,
    texts,
    through,
    zone_of,
)

SETUP_SPACES = ["a4", "b1", "c5", "d2", "e6", "f3"]


# Setting up


@pytest.mark.rule("CN-15")
def test_four_of_eight_shape_cards_lie_face_up_each_as_often() -> None:
    rng = Random(15)
    found: Counter[object] = Counter()
    for _ in range(1400):
        cards = header_of(CONNNECT.start(rng=rng))["cards"]
        assert len(cards) == 4
        found.update(cards)
    check_alike(found, "ABCDEFGH")


@pytest.mark.rule("CN-16")
def test_one_objective_of_each_deck_is_drawn() -> None:
    rng = Random(16)
    decks: dict[str, Counter[str]] = {deck: Counter() for deck in "ABC"}
    for _ in range(2000):
        objectives = header_of(CONNNECT.start(rng=rng))["objectives"]
        assert objectives[::2] == "ABC"
        for deck, card in zip(objectives[::2], objectives[1::2], strict=True):
            decks[deck][card] += 1
    for deck, cards in {"A": "12345", "B": "12345", "C": "1234"}.items():
        check_alike(decks[deck], cards)


@pytest.mark.rule("CN-14")
def test_the_published_objectives_are_always_the_same() -> None:
    rng = Random(14)
    options = ConnnectOptions(objectives="published")
    found = {header_of(CONNNECT.start(options=options, rng=rng))["objectives"] for _ in range(50)}
    assert found == {"A1B1C1"}
    assert ConnnectOptions().objectives == "all"


@pytest.mark.rule("CN-17")
def test_the_first_player_is_drawn_with_equal_chances() -> None:
    rng = Random(17)
    check_alike(Counter(CONNNECT.start(seats=3, rng=rng).active for _ in range(3000)), range(3))


@pytest.mark.rule("CN-17")
def test_everyone_writes_two_rolls_into_setup_spaces_of_their_choice() -> None:
    state = started(seats=2, first=1)
    assert state.turn == CHANCE
    state = play(state, "roll 1 3 4")
    assert state.turn == 1
    assert texts(state) == [f"{space}={die}" for space in SETUP_SPACES for die in (1, 3, 4)]
    state = play(state, "b1=3", "f3=1")
    assert texts(state) == ["a4=4", "c5=4", "d2=4", "e6=4"]
    state = play(state, "a4=4")
    assert state.turn == 0
    assert texts(state)[:3] == ["a4=1", "a4=3", "a4=4"]
    state = play(state, "a4=1", "b1=3", "c5=4")
    # The second roll, for the three spaces that are left.
    assert header_of(state)["seat"] == "roll:2/2"
    state = play(state, "roll 2 2 6")
    assert texts(state) == [f"{space}={die}" for space in ("c5", "d2", "e6") for die in (2, 6)]
    state = play(state, "c5=2", "d2=2", "e6=6", "d2=6", "e6=2", "f3=2")
    assert sheet_of(state, 2)["grid"] == ".3..../...2../.....1/4...../..2.../....6."
    assert sheet_of(state, 1)["grid"] == ".3..../...6../.....2/1...../..4.../....2."
    # The first player of the setup begins the first round.
    assert (state.round, header_of(state)["seat"]) == (1, "roll:2/2")


@pytest.mark.rule("CN-18")
def test_with_own_setup_everyone_rolls_twice_one_after_another() -> None:
    state = started(seats=2, options=OWN, first=1)
    assert header_of(state)["seat"] == "roll:2/2"
    state = play(state, "roll 1 2 3", "a4=1", "b1=2", "c5=3")
    assert header_of(state)["seat"] == "roll:2/2"
    state = play(state, "roll 4 5 6", "d2=4", "e6=5", "f3=6")
    assert header_of(state)["seat"] == "roll:1/2"
    assert sheet_of(state, 1)["grid"] == "/".join(["......"] * 6)
    state = play(state, "roll 6 6 6", "a4=6", "b1=6", "c5=6", "roll 1 1 1", "d2=1", "e6=1", "f3=1")
    assert sheet_of(state, 1)["grid"] == ".6..../...1../.....1/6...../..6.../....1."
    assert sheet_of(state, 2)["grid"] == ".2..../...4../.....6/1...../..3.../....5."
    assert (state.round, header_of(state)["seat"]) == (1, "roll:2/2")
    assert ConnnectOptions().setup == "shared"


@pytest.mark.rule("CN-19")
def test_a_setup_number_is_claimed_like_any_other() -> None:
    # b1 and a4 are setup spaces.
    state = claiming(grid("a1=1 c1=1"))
    state = play(state, "claim a1b1c1 move3")
    assert sheet_of(state)["claims"] == "+a1b1c1"


# Rolling and the zone


@pytest.mark.rule("CN-20")
def test_twelve_rounds_and_the_dice_pass_to_the_left() -> None:
    rng = Random(20)
    state = through(started(seats=3, first=1), rng)
    order = []
    while state.turn != OVER:
        if state.turn == CHANCE:
            order.append((state.round, state.active))
            state = state.play(state.chance(rng))
        else:
            state = state.play(state.read_move(careful(texts(state))))
    assert order == [(round, round % 3) for round in range(1, 13)]
    assert header_of(state)["seat"] == "over/3"


def careful(moves: list[str]) -> str:
    """A move that keeps a player in the game: writing first, free actions last."""
    return min(moves, key=lambda text: (text.startswith("free"), text.startswith("claim"), text))


@pytest.mark.rule("CN-21")
def test_the_active_player_picks_the_zone_die_and_everyone_plays_with_it() -> None:
    state = play(through(started(seats=2, first=1)), "roll 2 4 4")
    assert state.turn == 1
    assert texts(state) == ["zone 2", "zone 4"]
    state = play(state, "zone 4")
    assert header_of(state)["dice"] == "4:24"
    assert sheet_of(state, 1)["dice"] == sheet_of(state, 2)["dice"] == "4:24"
    assert state.turn == 1


@pytest.mark.rule("CN-21")
def test_a_roll_has_the_odds_of_three_dice() -> None:
    state = started()
    odds = {str(move): weight for move, weight in state.odds()}
    assert len(odds) == 56
    assert sum(odds.values()) == 216
    assert (odds["roll 4 4 4"], odds["roll 2 2 5"], odds["roll 1 2 3"]) == (1, 3, 6)


@pytest.mark.rule("CN-02")
@pytest.mark.parametrize(
    ("zone", "spaces"),
    [
        (1, [column + row for column in "ab" for row in "123456"]),
        (2, [column + row for column in "cd" for row in "123456"]),
        (3, [column + row for column in "ef" for row in "123456"]),
        (4, [column + row for column in "abcdef" for row in "12"]),
        (5, [column + row for column in "abcdef" for row in "34"]),
        (6, [column + row for column in "abcdef" for row in "56"]),
    ],
)
def test_numbers_are_written_in_the_zone(zone: int, spaces: list[str]) -> None:
    state = filling(grid(), dice=f"{zone}:11")
    free = [space for space in spaces if space not in SETUP_SPACES]
    assert len(free) == 10
    assert texts(state)[: len(free)] == [f"{space}=1" for space in free]
    assert not [text for text in texts(state)[len(free) :] if not text.startswith("free")]


# Filling


@pytest.mark.rule("CN-22")
def test_both_numbers_are_written_in_any_order_anywhere_in_the_zone() -> None:
    state = filling(grid(), dice="4:25")
    one = play(state, "a1=2", "f2=5")
    other = play(state, "f2=5", "a1=2")
    assert one == other
    assert sheet_of(one)["grid"] == "21..../...2.5/.....3/4...../..5.../....6."
    # The Fill phase ends by itself, and the Claim phase begins.
    assert texts(one) == ["done"]
    assert texts(play(state, "a1=2"), "a1") == []
    assert texts(play(state, "a1=2"), "c1") == ["c1=5"]


@pytest.mark.rule("CN-23")
def test_a_number_is_never_written_over() -> None:
    state = filling(grid("a1=3 a2=3"), dice="1:25")
    assert {text[:2] for text in texts(state)} == {
        *("a3", "a5", "a6", "b2", "b3", "b4", "b5", "b6"),
        "fr",
    }
    for space in ("a1", "b1"):
        with pytest.raises(IllegalMove, match=f"{space} is taken"):
            state.read_move(f"{space}=2")


@pytest.mark.rule("CN-24")
def test_a_free_action_writes_another_number_into_the_zone() -> None:
    state = filling(grid(), dice="1:25")
    free = ["a1", "a2", "a3", "a5", "a6", "b2", "b3", "b4", "b5", "b6"]
    assert texts(state, "free 2") == [
        f"free 2 {space}={number}" for space in free for number in (1, 3, 4, 5, 6)
    ]
    assert len(texts(state, "free 5")) == 50
    state = play(state, "free 2 a1=3")
    assert sheet_of(state)["grid"].startswith("31....")
    assert (sheet_of(state)["free"], sheet_of(state)["dice"]) == ("1", "1:5(2)")


@pytest.mark.rule("CN-24")
def test_a_free_action_writes_nothing_when_the_zone_is_full() -> None:
    full = grid(zone_of(1) + " b1=1 a4=4")
    state = filling(full, dice="1:25")
    assert texts(state) == ["free 2 -", "free 5 -"]
    state = play(state, "free 2 -")
    assert texts(state) == ["free 5 -"]
    after = play(state, "free 5 -")
    assert sheet_of(after)["grid"] == full
    assert sheet_of(after)["free"] == "2"
    # Not as long as there is a free space.
    with pytest.raises(IllegalMove, match="Zone 1 has a free space"):
        filling(grid(), dice="1:25").read_move("free 2 -")


@pytest.mark.rule("CN-24")
def test_the_second_number_finds_the_zone_that_the_first_has_filled() -> None:
    state = filling(grid(zone_of(1) + " b1=1 a4=4 a1=."), dice="1:25")
    state = play(state, "a1=2")
    assert texts(state) == ["free 5 -"]


@pytest.mark.rule("CN-25")
def test_there_are_seven_free_actions() -> None:
    # 14 written numbers make round 8, less two that were not written.
    spaces = "a1=1 a2=1 a3=1 b2=1 b3=1 b4=1 a5=1 a6=1 c1=1 c2=1 c3=1 c4=1 d1=1"
    seventh = filling(Block(grid(spaces), free=6), dice="3:25")
    assert len(texts(seventh, "free 5")) == 50
    after = play(seventh, "free 5 e1=1")
    assert sheet_of(after)["free"] == "7"
    assert texts(after, "free") == []
    with pytest.raises(IllegalMove, match="All free actions are used"):
        after.read_move("free 2 e2=1")


# Going out

STUCK = zone_of(1) + " " + zone_of(4) + " a4=4 b1=1 d2=2"
"""Zones 1 and 4 are full: 12 + 8 spaces, four of them of the setup."""


@pytest.mark.rule("CN-26")
def test_who_needs_an_eighth_free_action_is_out() -> None:
    state = filling(
        Block(grid(zone_of(1) + " a1=. b1=1 a4=4"), free=7),
        Block(grid(zone_of(1) + " a1=. b1=1 a4=4"), free=7),
        dice="1:25",
    )
    state = play(state, "a1=2")  # the 5 has no space
    assert sheet_of(state, 1)["free"] == "out"
    assert sheet_of(state, 1)["dice"] == "-"
    assert state.turn == 1
    # The sheet stays for the others to see.
    assert sheet_of(state, 1)["grid"].startswith("21")
    # The other one goes out as well: nobody wins.
    state = play(state, "a1=5")
    assert state.turn == OVER
    assert state.winners() == ()
    assert header_of(state)["seat"] == "over/2"


@pytest.mark.rule("CN-26")
def test_who_is_out_is_skipped_and_the_others_play_on() -> None:
    full = grid(zone_of(1) + " a1=. b1=1 a4=4")
    state = filling(Block(full, free=7), Block(full), Block(full), dice="1:25")
    state = play(state, "a1=2")
    assert state.turn == 1
    state = play(state, "a1=2", "free 5 -", "a1=5", "free 2 -")
    assert state.turn == 1  # no Claim phase for seat 1
    state = play(state, "done", "done")
    assert (header_of(state)["seat"], state.active) == ("roll:2/3", 1)
    state = play(state, "roll 3 4 5", "zone 3", "e1=4", "e2=5", "e1=4", "e2=5", "done", "done")
    assert header_of(state)["seat"] == "roll:3/3"
    state = play(state, "roll 3 4 5", "zone 3", "e3=4", "e4=5", "e3=4", "e4=5", "done", "done")
    assert header_of(state)["seat"] == "roll:2/3"  # past seat 1


@pytest.mark.rule("CN-26")
def test_a_single_player_plays_on_and_wins_with_fewer_points() -> None:
    low = Block(grid(f"{zone_of(1)} {zone_of(4)} a4=4 b1=1 d2=2"), dice="1:(23)", free=7)
    high = Block(grid(f"{zone_of(1)} {zone_of(4)} {zone_of(5)} f4=."), free="out")
    header = "1/2 12:1 1:23 ABCD 16 A1B1C1"
    state = CONNNECT.read(f"{header} | {low.text(0)} | {high.text(0)}")
    assert state.scores()[0] < state.scores()[1]
    assert state.winners() == ()
    assert play(state, "done").winners() == (0,)


@pytest.mark.rule("CN-26")
@pytest.mark.parametrize(
    ("held", "dice", "stays"),
    [
        ("-", "1:45", False),
        ("switch3", "1:45", True),  # zone 5 has room
        ("switch4", "1:45", True),
        ("switch3", "1:11", False),  # zone 1 is full whichever die is in it
        ("switch3", "1:44", False),  # zone 4 is full too
        ("switch3,step3", "1:44", True),  # 4 becomes 5 or 6
        ("step3", "1:44", False),  # steps alone open no zone
        ("move3", "1:45", False),
    ],
)
def test_a_switch_that_leads_to_room_keeps_a_player_in(held: str, dice: str, stays: bool) -> None:
    names = held.split(",") if held != "-" else []
    three = [name for name in names if name.endswith("3")]
    four = [name for name in names if name.endswith("4")]
    # Claims that have brought these bonuses: sixes in the corner at the top left.
    claims = ["a1a2a3", "b2b3b4"][: len(three)] + ["c1d1e1f1"][: len(four)]
    block = Block(
        grid(STUCK),
        bonuses=held,
        claims=",".join(claims) or "-",
        marks="*...." if four else ".....",
        free=7,
    )
    state = CONNNECT.read(f"roll:1/1 12:1 - ABCD 16 A1B1C1 | {block.text(0)}")
    roll = " ".join(sorted(dice.replace(":", "")))
    state = play(state, f"roll {roll}", f"zone {dice[0]}")
    assert (state.turn != OVER) is stays
    assert sheet_of(state)["free"] == ("7" if stays else "out")
    if stays:
        assert all(text.startswith("use") for text in texts(state))


@pytest.mark.rule("CN-26")
@pytest.mark.parametrize(("steps", "stays"), [("", False), ("step3", True)])
def test_the_way_out_can_be_two_steps_away(steps: str, stays: bool) -> None:
    # Zones 6, 1 and 2 are full, so a 1 has to become a 3 or a 5 before the switch.
    held = ",".join(filter(None, ("(write1)", "switch3", steps)))
    claims = ["a1a2a3", "b1b2b3", "c1c2c3"][: held.count(",") + 1]
    spaces = grid(" ".join(map(zone_of, (1, 2, 6))))
    block = Block(spaces, bonuses=held, claims=",".join(claims), free=7)
    state = CONNNECT.read(f"roll:1/1 12:1 - ABCD 16 A1B1C1 | {block.text(0)}")
    state = play(state, "roll 1 1 2", "zone 2")
    assert (state.turn != OVER) is stays
    if stays:
        after = play(state, "use step3 die 1 +2", "use switch3 3")
        assert {text[:2] for text in texts(after)} == {"e1", "e2", "e3", "e4", "f1", "f2", "f4"}


@pytest.mark.rule("CN-26")
def test_whoever_wastes_the_way_out_is_out() -> None:
    block = Block(grid(STUCK), bonuses="switch3", claims="a1a2a3", free=7)
    state = CONNNECT.read(f"roll:1/1 12:1 - ABCD 16 A1B1C1 | {block.text(0)}")
    state = play(state, "roll 1 4 5", "zone 1")
    assert texts(state) == ["use switch3 4", "use switch3 5"]
    assert play(state, "use switch3 4").turn == OVER
    # In zone 5, which has seven free spaces, 1 and 4 are to be written.
    after = play(state, "use switch3 5")
    free = ["c3", "c4", "d3", "d4", "e3", "e4", "f4"]
    assert texts(after) == [f"{space}={die}" for space in free for die in (1, 4)]


@pytest.mark.rule("CN-42")
def test_all_fill_from_the_active_player_on_and_then_all_claim() -> None:
    state = play(through(started(seats=3, first=2)), "roll 3 4 6", "zone 3")
    order = []
    for moves in (["e1=4", "e2=6"], ["done"]):
        for _ in range(3):
            order.append(state.turn)
            state = play(state, *moves)
    assert order == [2, 0, 1, 2, 0, 1]
    assert header_of(state)["seat"] == "roll:1/3"
