"""Drawing, passing, the end of a game of 3Domino, and what a seat can know of it."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.games import CHANCE, OVER, IllegalMove
from boardroom.games.domino3d import DOMINO3D, Drawn, Passed
from tests.games.domino3d_positions import PAIR, TOWERS, field, play, position, rest, texts

# Drawing and passing


@pytest.mark.rule("D3-17")
def test_who_has_nothing_that_fits_draws_until_a_chip_does() -> None:
    bag = "0-0,1-5,2-3,4-4"
    hands = "2-2,3-4|" + rest(PAIR, f"2-2,3-4,{bag}")
    state = position(PAIR, hands, "draw:1/2", bag=bag)
    assert state.turn == CHANCE
    assert state.moves() == ()
    assert [(str(move), weight) for move, weight in state.odds()] == [
        ("draw 0-0", 1),
        ("draw 1-5", 1),
        ("draw 2-3", 1),
        ("draw 4-4", 1),
    ]
    state = play(state, "draw 2-3")
    assert field(state, "SEAT") == "draw:1/2"
    state = play(state, "draw 4-4")
    assert field(state, "HANDS").split("|")[0] == "2-2,2-3,3-4,4-4"
    state = play(state, "draw 1-5")
    assert (field(state, "SEAT"), field(state, "BAG")) == ("1/2", "0-0")
    assert {move.chip for move in state.moves()} == {"1-5"}


@pytest.mark.rule("D3-17")
def test_who_has_no_chip_draws() -> None:
    state = position(PAIR, "-|2-2,5-5", "draw:1/2")
    state = play(state, "draw 1-2", "1-2@-1,0,0-x")
    assert field(state, "HANDS") == "-|2-2,5-5"
    assert field(state, "SEAT") == "2/2"


@pytest.mark.rule("D3-17")
def test_nobody_draws_who_need_not_and_nobody_lays_before() -> None:
    fits = position(PAIR, "1-2,3-4|5-5")
    with pytest.raises(IllegalMove, match="A chip in the hand fits, so none is drawn"):
        fits.read_move("draw 0-0")
    due = position(PAIR, "2-2,3-4|5-5", "draw:1/2")
    with pytest.raises(IllegalMove, match="a chip is drawn from the bag first"):
        due.read_move("3-4@2,0,0+x")
    with pytest.raises(IllegalMove, match="The chip 3-4 is not in the bag"):
        due.read_move("draw 3-4")
    with pytest.raises(IllegalMove, match="one is drawn before anybody passes"):
        due.read_move("pass")
    with pytest.raises(IllegalMove, match="The bag is empty"):
        position(TOWERS, "2-2|" + rest(TOWERS, "2-2"), bag="-").read_move("draw 3-3")


@pytest.mark.rule("D3-18")
def test_a_drawn_chip_that_fits_is_played_in_the_same_turn() -> None:
    state = play(position(PAIR, "2-2,3-4|5-5", "draw:1/2"), "draw 0-5")
    assert state.turn == 0
    assert {move.chip for move in state.moves()} == {"0-5"}
    with pytest.raises(IllegalMove, match="has to be played"):
        state.read_move("pass")
    with pytest.raises(IllegalMove, match="The chip 5-5 is not in the hand"):
        state.read_move("5-5@2,0,0+x")


@pytest.mark.rule("D3-18")
def test_with_an_empty_bag_who_cannot_play_passes() -> None:
    # Only a 1 fits on the towers, or a 0; 1-1 is in the second hand.
    state = position(TOWERS, "2-2|" + rest(TOWERS, "2-2"), bag="-")
    assert texts(state.moves()) == ["pass"]
    assert state.effects(state.moves()[0]) == Passed(0, over=False)
    after = play(state, "pass")
    assert (field(after, "SEAT"), field(after, "PASSES")) == ("2/2", "1")
    assert str(state.wording(state.moves()[0])) == "Nothing fits: passed"
    # A chip that is laid ends the row of passes.
    after = after.play(after.moves()[0])
    assert (field(after, "SEAT"), field(after, "PASSES")) == ("1/2", "0")


@pytest.mark.rule("D3-18")
def test_the_last_chip_of_the_bag_may_not_fit_either() -> None:
    hands = "2-2|" + rest(TOWERS, "2-2,2-3")
    state = play(position(TOWERS, hands, "draw:1/2", bag="2-3"), "draw 2-3")
    assert state.turn == 0
    assert texts(state.moves()) == ["pass"]
    assert field(play(state, "pass"), "SEAT") == "2/2"


# The end


@pytest.mark.rule("D3-19", "D3-21", "D3-22")
def test_an_empty_hand_and_an_empty_bag_end_the_game() -> None:
    state = position("5-5@0,0,0+x", "4-5|" + rest("5-5@0,0,0+x", "4-5"), bag="-", scores="3,90")
    move = state.read_move("4-5@3,0,0-x")
    assert state.effects(move).over
    after = state.play(move)
    assert after.turn == OVER
    # All 21 chips have 7 halves of each number: 7 * 15 = 105, less 5-5 and 4-5.
    assert after.scores() == (3, 90 - (105 - 10 - 9)) == (3, 4)
    assert after.winners() == (1,)
    assert field(after, "SCORES") == "3,4"
    rows = [(str(row.what), row.points) for row in after.tallies(1)]
    assert rows[0] == ("Points for touching faces", 90)
    assert rows[1] == ("0-0 left in the hand", 0)
    assert ("3-5 left in the hand", -8) in rows
    assert len(rows) == 1 + 19


@pytest.mark.rule("D3-19")
def test_the_end_waits_for_the_chip_that_was_drawn() -> None:
    # The second hand has been empty for a while. The first seat draws the last chip.
    others = rest("5-5@0,0,0+x", "1-2,4-5")
    state = position("5-5@0,0,0+x", f"1-2|-|{others}", "draw:1/3", bag="4-5")
    state = play(state, "draw 4-5")
    assert (state.turn, field(state, "BAG"), field(state, "HANDS")[:10]) == (0, "-", "1-2,4-5|-|")
    assert state.winners() == ()
    state = play(state, "4-5@3,0,0-x")
    assert state.turn == OVER
    assert state.scores()[:2] == (-3, 0)
    assert state.winners() == (1,)


@pytest.mark.rule("D3-19")
def test_a_pass_is_the_end_of_a_turn_too() -> None:
    others = rest("5-5@0,0,0+x", "1-2,3-4")
    state = position("5-5@0,0,0+x", f"1-2|-|{others}", "draw:1/3", bag="3-4")
    state = play(state, "draw 3-4", "pass")
    assert state.turn == OVER
    assert (field(state, "SEAT"), field(state, "PASSES")) == ("over/3", "1")
    assert DOMINO3D.read(state.text()) == state


@pytest.mark.rule("D3-19")
def test_an_empty_hand_alone_ends_nothing() -> None:
    state = play(position(PAIR, "1-2|1-3,2-2"), "1-2@-1,0,0-x")
    assert field(state, "HANDS") == "-|1-3,2-2"
    assert field(state, "SEAT") == "2/2"


@pytest.mark.rule("D3-20", "D3-23")
def test_the_game_ends_when_everyone_has_passed() -> None:
    placed = f"{TOWERS};1-1@12,0,5+z"
    state = position(placed, "2-2,5-5|2-4,4-4|" + rest(placed, "2-2,5-5,2-4,4-4"), "2/3",
                     scores="1,1,50", bag="-")  # fmt: skip
    after = play(state, "pass", "pass")
    assert (after.turn, field(after, "PASSES")) == (0, "2")
    last = after.moves()[0]
    assert after.effects(last) == Passed(0, over=True)
    assert str(after.wording(last)) == "Nothing fits: passed. The game is over."
    after = after.play(last)
    assert field(after, "SEAT") == "over/3"
    # 1 - 14 = -13 twice; the third holds 2-3 2-5 3-3 3-4 3-5 4-5: 5 + 7 + 6 + 7 + 8 + 9 = 42.
    assert after.scores() == (-13, -13, 8)
    assert after.winners() == (2,)


@pytest.mark.rule("D3-22", "D3-23")
@pytest.mark.parametrize(
    ("scores", "winners"),
    [("5,5", (0, 1)), ("-3,-3", (0, 1)), ("0,-1", (0,)), ("-20,-3", (1,))],
)
def test_equal_scores_share_the_win(scores: str, winners: tuple[int, ...]) -> None:
    placed = f"{TOWERS};1-1@12,0,5+z"
    hands = "2-2,2-3,2-4,2-5,3-3|" + rest(placed, "2-2,2-3,2-4,2-5,3-3")
    state = position(placed, hands, "over/2", scores=scores, passes=2, bag="-")
    assert state.scores() == tuple(map(int, scores.split(",")))
    assert state.winners() == winners


# What a seat can know


@pytest.mark.rule("D3-24")
def test_a_draw_is_seen_by_all_and_its_chip_by_one() -> None:
    state = position(PAIR, "2-2,3-4|5-5|4-4", "draw:1/3")
    move = state.read_move("draw 0-5")
    assert [state.mask(move, seat) for seat in (None, 0, 1, 2)] == [
        "draw ?",
        "draw 0-5",
        "draw ?",
        "draw ?",
    ]
    assert state.effects(move, 0) == Drawn(0, "0-5", 15)
    for seat in (None, 1, 2):
        assert state.effects(move, seat) == Drawn(0, "", 15)
        assert str(state.wording(move, seat)) == "A chip drawn from the bag"
        assert state.play(move).view(seat) == play(state, "draw 0-3").view(seat)
    assert str(state.wording(move, 0)) == "0-5 drawn from the bag"
    assert state.play(move).view(0) != play(state, "draw 0-3").view(0)


@pytest.mark.rule("D3-24")
def test_a_view_shows_the_own_hand_and_counts() -> None:
    state = position(PAIR, "2-2,3-4|1-5|4-4", "2/3", scores="4,0,9")
    view = state.view(2)
    assert view.hands == (None, None, ("4-4",))
    assert (view.counts, view.bag, view.scores) == ((2, 1, 1), 16, (4, 0, 9))
    assert [str(move) for move in view.placed] == [PAIR]
    assert (view.mover, view.turn, view.passes) == (1, 1, 0)
    assert view.text() == f"{PAIR} 2/3 ?2|?1|4-4 ?16 4,0,9 0"
    assert state.view(None).text() == f"{PAIR} 2/3 ?2|?1|?1 ?16 4,0,9 0"
    drawing = position(PAIR, "2-2,3-4|1-5|4-4", "draw:1/3").view(1)
    assert drawing.text() == f"{PAIR} draw:1/3 ?2|1-5|?1 ?16 0,0,0 0"
    assert (drawing.mover, drawing.turn) == (0, CHANCE)


@pytest.mark.rule("D3-24")
def test_what_is_left_lies_open_at_the_end() -> None:
    state = play(
        position("5-5@0,0,0+x", "4-5|" + rest("5-5@0,0,0+x", "4-5"), bag="-"), "4-5@3,0,0-x"
    )
    for seat in (None, 0, 1):
        assert state.view(seat).text() == state.text()


@pytest.mark.parametrize("move", ["pass", "draw 0-0", "1-2@2,0,0+x"])
def test_nothing_is_legal_once_the_game_is_over(move: str) -> None:
    state = play(
        position("5-5@0,0,0+x", "4-5|" + rest("5-5@0,0,0+x", "4-5"), bag="-"), "4-5@3,0,0-x"
    )
    with pytest.raises(IllegalMove, match="The game is over"):
        state.read_move(move)
    assert (state.moves(), state.odds()) == ((), ())
    with pytest.raises(ValueError, match="no draw is due"):
        state.chance(Random(1))
