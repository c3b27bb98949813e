"""How a game of Colorpop ends: wins at once, the count, ties; values worked out by hand."""

from __future__ import annotations

from random import Random

import pytest

from boardroom.games import OVER
from boardroom.games.colorpop import COLORPOP
from tests.games.colorpop_positions import field, play, position, rows_of, texts


@pytest.mark.rule("CP-17")
@pytest.mark.parametrize("seat", ["1/3", "2/3", "3/3"])
@pytest.mark.parametrize("secrets", ["G,Y,O", "Y,G,O", "Y,O,G"])
def test_whose_colour_is_gone_wins_at_once_whoever_took_it(seat: str, secrets: str) -> None:
    # Yellow could go on being taken, and a joker is left on the field.
    state = position(
        "YY",
        "GG*",
        "OBP",
        secrets=secrets,
        seat=seat,
    )  # fmt: skip
    after = play(state, "a9")
    assert rows_of(after) == field("YY*", "OBP")
    assert after.turn == OVER
    assert after.moves() == ()
    assert after.winners() == (secrets.split(",").index("G"),)
    assert after.scores() == tuple({"G": 0, "Y": 2, "O": 1}[each] for each in secrets.split(","))


@pytest.mark.rule("CP-17")
def test_as_long_as_one_token_stands_the_game_goes_on() -> None:
    state = position(
        "YY*",
        "GGO",
        "OBG",
        secrets="O,G",
    )  # fmt: skip
    after = play(state, "a9")
    assert rows_of(after) == field("..*", "YYO", "OBG")
    assert after.turn == 1
    assert after.winners() == ()


@pytest.mark.rule("CP-18")
def test_without_a_group_the_fewest_own_tokens_left_win() -> None:
    state = position(
        "PP",
        "GYGBYBYB",
        secrets="Y,G,B",
        seat="3/3",
        taken="Y1,G15",
    )  # fmt: skip
    effect = state.effects(state.read_move("a9"))
    assert (effect.gone, effect.last) == ("P", True)
    after = play(state, "a9")
    assert after.turn == OVER
    assert after.scores() == (3, 2, 3)
    assert after.winners() == (1,)
    assert [str(row.what) for row in after.tallies(1)] == ["Green left on the field"]


@pytest.mark.rule("CP-18")
def test_colours_are_shown_at_the_end_and_not_before() -> None:
    state = position(
        "PP",
        "GYGBYBYB",
        secrets="Y,G,B",
        seat="3/3",
    )  # fmt: skip
    assert state.view(0).secrets == ("Y", "?", "?")
    after = play(state, "a9")
    for seat in (None, 0, 1, 2):
        view = after.view(seat)
        assert view.secrets == ("Y", "G", "B")
        assert view.text() == after.text()


@pytest.mark.rule("CP-19")
@pytest.mark.parametrize(
    ("taken", "winners"),
    [
        ("G3,B4", (0,)),
        ("G4,B3", (1,)),
        ("G9,B2", (1,)),
        ("G4,B4", (0, 1)),
        ("-,-", (0, 1)),
        ("G4*3,B4*1", (0, 1)),  # jokers are of no colour
        ("O7B5,G6", (0, 1)),  # nor are colours of others one's own
        ("G1B5,G6", (1,)),
    ],
)
def test_equal_counts_go_to_fewer_own_tokens_taken_else_are_drawn(
    taken: str, winners: tuple[int, ...]
) -> None:
    # Left: two green, two blue and three yellow.
    state = position("GYGBYBY", secrets="G,B,Y", seat="over/3", taken=taken)
    assert state.scores() == (2, 2, 3)
    assert state.winners() == winners


@pytest.mark.rule("CP-19")
def test_the_count_says_what_decided_a_tie() -> None:
    state = position("GYGBYBY", secrets="G,B,Y", seat="over/3", taken="G1,B4")
    rows = [[(str(row.what), row.points) for row in state.tallies(seat)] for seat in range(3)]
    assert rows[0] == [
        ("Green left on the field", 2),
        ("1 own token taken: with as many left, fewer win", 0),
    ]
    assert rows[1][1] == ("4 own tokens taken: with as many left, fewer win", 0)
    assert rows[2] == [("Yellow left on the field", 3)]


@pytest.mark.rule("CP-20")
def test_a_colour_that_nobody_holds_can_go_without_an_end() -> None:
    state = position(
        "GG",
        "PP",
        "YY",
        secrets="G,Y",
    )  # fmt: skip
    after = play(state, "a9")
    assert rows_of(after) == field("GG", "YY")
    assert after.turn == 1
    assert state.effects(state.read_move("a9")).gone == "P"
    assert texts(after.moves()) == ["a10", "a9"]


@pytest.mark.rule("CP-23")
def test_all_tokens_are_on_the_field_or_taken_at_any_time() -> None:
    rng = Random(23)
    for seats in (2, 3, 4, 5):
        state = COLORPOP.start(seats=seats, rng=rng)
        while True:
            rows = rows_of(state)
            for kind, token in enumerate("GYOBP*"):
                taken = sum(mine[kind] for mine in state.view(None).taken)
                assert rows.count(token) + taken == (5 if token == "*" else 19)
            if state.turn == OVER:
                break
            state = state.play(rng.choice(state.moves()))
