"""Every game of the registry, and every example, keeps the promises of the protocol."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from boardroom.games import CHANCE, GAMES, OVER, UnknownGame, game
from boardroom.games.game import Game, NotationError, State
from boardroom.games.options import OptionError, as_dict, from_dict, offered
from tests.examples.cases import EXAMPLE_CASES, EXAMPLES
from tests.games.cases import CASES
from tests.games.chances import check_spread
from tests.games.conformance import check_playout, combinations, play_through

EVERY = {**GAMES, **EXAMPLES}
EVERY_CASE = {**CASES, **EXAMPLE_CASES}

ALL = pytest.mark.parametrize("which", EVERY.values(), ids=EVERY.keys())

AT_EVERY_TABLE = pytest.mark.parametrize(
    ("which", "seats"),
    [
        pytest.param(which, seats, id=f"{which.id}-{seats}")
        for which in EVERY.values()
        for seats in which.seats
    ],
)


@AT_EVERY_TABLE
def test_every_position_of_random_games_keeps_the_protocol(which: Game, seats: int) -> None:
    case = EVERY_CASE[which.id]
    rng = Random(which.id)
    for options in combinations(which, case, seats):
        play_through(which, case, seats, options, rng)


@AT_EVERY_TABLE
def test_playouts_end_from_anywhere(which: Game, seats: int) -> None:
    case = EVERY_CASE[which.id]
    rng = Random(which.id)
    for options in combinations(which, case, seats):
        state: State = which.start(seats=seats, options=options, rng=rng)
        while state.turn != OVER:
            if rng.randrange(case.every) == 0:
                check_playout(which, case, state, rng)
            move = state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves())
            state = state.play(move)
        check_playout(which, case, state, rng)


@ALL
def test_chance_follows_its_odds(which: Game) -> None:
    """At positions of one random game, each with 2,000 outcomes."""
    rng = Random(which.id)
    state: State = which.start(rng=rng)
    positions = []
    while state.turn != OVER:
        if state.turn == CHANCE:
            positions.append(state)
            state = state.play(state.chance(rng))
        else:
            state = state.play(rng.choice(state.moves()))
    for position in positions[:: max(1, len(positions) // 8)]:
        odds = position.odds()
        assert odds is not None
        check_spread(Counter(position.chance(rng) for _ in range(2000)), dict(odds))


@ALL
def test_the_same_seed_gives_the_same_game(which: Game) -> None:
    def texts(seed: int) -> list[str]:
        rng = Random(seed)
        state: State = which.start(rng=rng)
        found = [state.text()]
        while state.turn != OVER:
            move = state.chance(rng) if state.turn == CHANCE else rng.choice(state.moves())
            state = state.play(move)
            found.append(str(move))
        return found

    assert texts(5) == texts(5)
    assert texts(5) != texts(6)


@ALL
@pytest.mark.parametrize("seats", [0, -1, 1.0, 2.0, "2", True, None, 10**9])
def test_an_impossible_number_of_seats_is_refused(which: Game, seats: object) -> None:
    with pytest.raises(ValueError, match="seats"):
        which.start(seats=seats)  # type: ignore[arg-type]


@ALL
@pytest.mark.parametrize("options", ["", {}, object(), 1])
def test_foreign_options_are_refused(which: Game, options: object) -> None:
    with pytest.raises(ValueError, match="options"):
        which.start(options=options)
    text = which.start().text()
    with pytest.raises(ValueError, match="options"):
        which.read(text, options=options)


@ALL
def test_the_number_of_seats_is_that_of_the_range(which: Game) -> None:
    for seats in range(-1, 12):
        if seats in which.seats:
            assert which.start(seats=seats).seats == seats
        else:
            with pytest.raises(OptionError):
                which.start(seats=seats)


@ALL
def test_options_are_offered_in_words_and_refuse_what_is_not_offered(which: Game) -> None:
    for each in offered(which.Options):
        assert each.title.show()
        assert each.help.show()
        assert getattr(which.Options(), each.name) == each.choices[0].value == each.default
        assert len({choice.title.show() for choice in each.choices}) == len(each.choices)
        for choice in each.choices:
            assert choice.help.show()
            options = from_dict(which.Options, {each.name: choice.value})
            assert as_dict(options)[each.name] == choice.value
        for wrong in ("", "nonsense", each.default.upper() + "!", each.default + "\n", None, 1):
            with pytest.raises(ValueError, match=each.name):
                which.Options(**{each.name: wrong})


@ALL
def test_what_is_not_a_position_is_a_notation_error(which: Game) -> None:
    text = which.start(rng=Random(1)).text()
    for wrong in (
        "",
        " ",
        text[:-1] + " ",
        " " + text,
        text + " ",
        text + "\n",
        text.replace(" ", "  ", 1),
        text.replace(" ", "\t", 1),
        text.swapcase(),
        text[: len(text) // 2],
        text + text,
        "\x00",
        "\ud800",
        "9" * 1_000_000,
        "./" * 500_000,
        " " * 1_000_000,
    ):
        if wrong == text:  # no letters, so nothing to swap
            continue
        with pytest.raises(NotationError) as refusal:
            which.read(wrong)
        assert len(str(refusal.value)) < 400
    for thing in (None, 5, text.encode(), [text]):
        with pytest.raises(NotationError):
            which.read(thing)  # type: ignore[arg-type]


@ALL
def test_a_game_describes_itself(which: Game) -> None:
    assert EVERY[which.id] is which
    assert which.title
    assert which.about.show()
    assert 0 < which.minutes < 600
    assert which.seats[0] <= 2 <= which.seats[-1]


def test_every_game_has_a_case_of_its_own() -> None:
    assert set(CASES) == set(GAMES)
    assert set(EXAMPLE_CASES) == set(EXAMPLES)


def test_the_registry_finds_a_game_by_its_id() -> None:
    for name, which in GAMES.items():
        assert name == which.id
        assert game(name) is which


def test_an_unknown_game_lists_the_known_ones() -> None:
    for name in ("chess", "", "Choconnect", None, *EXAMPLES):
        with pytest.raises(KeyError) as refusal:
            game(name)  # type: ignore[arg-type]
        assert isinstance(refusal.value, UnknownGame)
        assert all(known in str(refusal.value) for known in GAMES)
