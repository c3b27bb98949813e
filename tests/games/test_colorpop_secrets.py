"""What a seat of Colorpop may know, and what it may take the rest for."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from time import monotonic

import pytest

from boardroom.games import OVER, NotationError
from boardroom.games.colorpop import COLORPOP, ColorpopOptions, ColorpopState, PopMove
from tests.games.chances import check_alike
from tests.games.colorpop_positions import TWO, play, position, rows_of

ONE = ColorpopOptions()


def every_holding(state: ColorpopState) -> Iterator[tuple[str, ...]]:
    """All ways to hold colours that can be at this field, found by reading each of them."""
    each = 2 if state.options == TWO else 1
    hands = ["".join(colours) for colours in itertools.combinations("GYOBP", each)]
    rows, seat, _, taken = state.text().split(" ")
    for secrets in itertools.product(hands, repeat=state.seats):
        try:
            COLORPOP.read(f"{rows} {seat} {','.join(secrets)} {taken}", options=state.options)
        except NotationError:
            continue
        yield secrets


# Where pink is gone from the field, then pink and orange, and nobody has won yet.
FULL = ("GGYY", "OOBB", "PPG*")
NO_PINK = ("GGYY", "OOBB", "YBG*")
NO_PINK_NO_ORANGE = ("GGYY", "YYBB", "GBG*")


@pytest.mark.rule("CP-03", "CP-17", "CP-21", "CP-22")
@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize(
    ("rows", "secrets", "options", "ways", "open_ways"),
    [
        # Ways for the other seats of 2, 3 or 5 once one colour is known; and with none known.
        (FULL, "G,Y", ONE, 4, 20),
        (FULL, "G,Y,O", ONE, 12, 60),
        (FULL, "G,Y,O,B,P", ONE, 24, 120),
        (NO_PINK, "G,Y,O", ONE, 6, 24),
        (NO_PINK, "G,Y,O,B", ONE, 6, 24),
        (NO_PINK_NO_ORANGE, "G,Y", ONE, 2, 6),
        (FULL, "GY,OB", TWO, 3, 30),
        (NO_PINK, "GY,BP", TWO, 3, 30),  # with one of two colours gone the game goes on
        (NO_PINK_NO_ORANGE, "GY,BP", TWO, 2, None),  # orange with pink would have won
    ],
)
def test_a_sample_is_any_of_all_that_can_be_equally_often(
    rows: tuple[str, ...],
    secrets: str,
    options: ColorpopOptions,
    ways: int,
    open_ways: int | None,
    seat: int | None,
) -> None:
    seats = len(secrets.split(","))
    state = position(*rows, secrets=secrets, seat=f"1/{seats}", options=options)
    can_be = {
        held for held in every_holding(state) if seat is None or held[seat] == state.secrets[seat]
    }
    if seat == 0:
        assert len(can_be) == ways
    if seat is None and open_ways is not None:
        assert len(can_be) == open_ways
    rng = Random(21)
    view = state.view(seat)
    count = 100 * len(can_be)
    found = Counter(view.sample(rng).secrets for _ in range(count))
    check_alike(found, can_be)


@pytest.mark.rule("CP-21")
@pytest.mark.parametrize("options", [ONE, TWO])
def test_nothing_that_a_seat_sees_depends_on_what_others_hold(options: ColorpopOptions) -> None:
    rng = Random(21)
    state = COLORPOP.start(seats=2, options=options, rng=rng)
    looks = 0
    while state.turn != OVER:
        others = [
            replace(state, secrets=held)
            for held in every_holding(state)
            if held[0] == state.secrets[0]
        ]
        looks += len(others)
        for other in others:
            assert other.view(0) == state.view(0)
            assert other.view(None) == state.view(None)
            assert other.view(0).text() == state.view(0).text()
            assert other.moves() == state.moves()
            for move in state.moves():
                assert other.effects(move, 0) == state.effects(move, 0)
                assert other.wording(move, 0) == state.wording(move, 0)
                assert other.mask(move, 0) == state.mask(move, 0)
        state = state.play(rng.choice(state.moves()))
    assert looks > 50


@pytest.mark.rule("CP-17", "CP-21")
def test_the_preview_of_a_move_does_not_tell_that_another_wins_by_it() -> None:
    rows = ("YY", "GG*", "OBP")
    state = position(*rows, secrets="Y,G")
    harmless = position(*rows, secrets="Y,O")
    move = state.read_move("a9")
    assert play(state, "a9").turn == OVER
    assert play(harmless, "a9").turn == 1
    assert state.effects(move, 0) == harmless.effects(move, 0)
    assert str(state.wording(move, 0)).endswith("Green is gone from the field.")


@pytest.mark.rule("CP-03", "CP-21")
def test_a_view_shows_the_own_colour_the_field_and_what_is_taken() -> None:
    state = position("YY", "GG*", "OBP", secrets="Y,G,O", seat="2/3", taken="B3,O1")
    rows = rows_of(state)
    taken = state.text().split(" ")[3]
    for seat, secrets in ((0, "Y,?,?"), (1, "?,G,?"), (2, "?,?,O"), (None, "?,?,?")):
        view = state.view(seat)
        assert view.text() == f"{rows} 2/3 {secrets} {taken}"
        assert view.rows == tuple(rows.split("/"))
        # Two yellow, two green and one orange lie there; each seat can count its own colour only.
        left = zip((2, 2, 1), range(3), strict=True)
        assert view.scores == tuple(count if each == seat else None for count, each in left)
        with pytest.raises(NotationError, match="SECRETS seat"):
            COLORPOP.read(view.text())


@pytest.mark.rule("CP-22")
def test_two_hidden_colours_are_one_mark() -> None:
    state = position("GGYY", "OOBB", "PPG*", secrets="GY,OB", options=TWO)
    assert state.view(1).secrets == ("?", "OB")
    assert state.view(None).text().split(" ")[2] == "?,?"


# Two secret colours


@pytest.mark.rule("CP-22")
def test_with_two_colours_both_must_be_gone() -> None:
    first = position("YY", "GG*", "OBP", secrets="GY,OB", options=TWO)
    after = play(first, "a9")
    assert after.turn == 1
    assert after.winners() == ()
    last = play(after, "a9")
    assert last.turn == OVER
    assert last.winners() == (0,)
    assert last.scores() == (0, 2)


@pytest.mark.rule("CP-22")
def test_tokens_of_both_colours_are_added_left_and_taken() -> None:
    # Left: two green, two blue, three yellow and one pink.
    state = position("GYGBYBYP", secrets="GP,YB", seat="over/2", options=TWO, taken="G2")
    assert state.scores() == (3, 5)
    assert state.winners() == (0,)
    assert [(str(row.what), row.points) for row in state.tallies(0)] == [
        ("Green left on the field", 2),
        ("Pink left on the field", 1),
    ]


@pytest.mark.rule("CP-19", "CP-22")
@pytest.mark.parametrize(
    ("taken", "winners"),
    [
        ("G5P4", (0,)),  # 9 own ones, while the other has taken all 34 yellow and blue
        ("G17Y17B10P17", (1,)),  # 34, and 7 blue are left for the other to have taken
        ("G5Y17B8P4", (0, 1)),  # 9 and 9
        ("G5Y17B8P4*5", (0, 1)),
    ],
)
def test_equal_counts_of_two_colours_go_to_fewer_taken_of_both(
    taken: str, winners: tuple[int, ...]
) -> None:
    # Two of each colour but orange are left.
    state = position("GYBPGYBP", secrets="GP,YB", seat="over/2", options=TWO, taken=taken)
    assert state.scores() == (4, 4)
    assert state.winners() == winners


# Along games


def walk(
    seed: int, seats: int, options: ColorpopOptions
) -> Iterator[tuple[ColorpopState, ColorpopState, tuple[PopMove, ...]]]:
    """The start, and each position of a random game with the moves that led to it."""
    rng = Random(seed)
    start = state = COLORPOP.start(seats=seats, options=options, rng=rng)
    moves: tuple[PopMove, ...] = ()
    while True:
        yield start, state, moves
        if state.turn == OVER:
            return
        move = rng.choice(state.moves())
        moves = (*moves, move)
        state = state.play(move)


def check_samples(seed: int, seats: int, options: ColorpopOptions) -> int:
    """Samples of every seat at every position of a game give the view again and could have
    been so from the first move on; how many there were."""
    rng = Random(seed)
    count = 0
    for start, state, moves in walk(seed, seats, options):
        for seat in (None, *range(seats)):
            view = state.view(seat)
            masked = tuple(map(str, moves))
            for sample in (view.sample(rng), view.sample(rng, masked)):
                assert sample.view(seat) == view
                assert COLORPOP.read(sample.text(), options=options) == sample
                if state.turn != OVER:
                    past = replace(start, secrets=sample.secrets)
                    for move in moves:
                        assert past.turn != OVER
                        past = past.play(move)
                    assert past == sample
                count += 1
    return count


COMBINATIONS = [
    (seats, ColorpopOptions(jokers=jokers, secrets=secrets))
    for seats in (2, 3, 4, 5)
    for jokers in ("optional", "sticky")
    for secrets in ("one", "two")
    if secrets == "one" or seats == 2
]


@pytest.mark.rule("CP-21")
@pytest.mark.parametrize(("seats", "options"), COMBINATIONS)
def test_a_sample_gives_the_view_again(seats: int, options: ColorpopOptions) -> None:
    assert check_samples(seats, seats, options) > 100


@pytest.mark.long
def test_thousands_of_samples_give_the_view_again(
    seed: int, seconds: float, tell: Callable[[str], None]
) -> None:
    end = monotonic() + seconds
    count = 0
    for number in itertools.count():
        seats, options = COMBINATIONS[number % len(COMBINATIONS)]
        count += check_samples(seed + number, seats, options)
        if monotonic() > end:
            break
    tell(f"Colorpop: {count} samples of {number + 1} games gave the view again")
    assert count > 100
