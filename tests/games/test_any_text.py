"""Whatever text a game is given, it reads it strictly, at once, or raises a documented error."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.games import GAMES
from boardroom.games.game import Game, State
from tests.games.fuzzing import (
    LONG,
    check_played_on,
    long_texts,
    look_at_many,
    mixtures,
    moves_read,
    readings,
    slips,
    some_states,
)

ALL = pytest.mark.parametrize("which", GAMES.values(), ids=GAMES.keys())


@cache
def positions(which: Game) -> tuple[str, ...]:
    return tuple(state.text() for state in some_states(which))


@cache
def move_texts(which: Game) -> tuple[str, ...]:
    """The first and the last move, or outcome, of each position."""
    texts: list[str] = []
    for state in some_states(which):
        ways = state.moves() or [move for move, _ in state.odds() or ()]
        texts += map(str, [*ways[:1], *ways[-1:]])
    return tuple(dict.fromkeys(texts))


def like_positions(which: Game) -> st.SearchStrategy[str]:
    texts = positions(which)
    return st.text() | slips(texts, "?²\n") | mixtures(texts)


def like_moves(which: Game) -> st.SearchStrategy[tuple[State, str]]:
    texts = move_texts(which)
    some = st.sampled_from(texts) | slips(texts, "0129?²\n") | mixtures(texts)
    return st.tuples(st.sampled_from(some_states(which)), st.text() | some)


def check_position(which: Game, text: str) -> None:
    for state in readings(which, text, {state.options for state in some_states(which)}):
        check_played_on(which, state)


def check_move(case: tuple[State, str]) -> None:
    state, text = case
    for move in moves_read(state, text):
        outcomes = state.odds()
        assert outcomes is None or move in [*state.moves(), *(each for each, _ in outcomes)]
        state.play(move)


@ALL
@given(data=st.data())
def test_any_text_is_read_as_itself_or_refused(which: Game, data: st.DataObject) -> None:
    check_position(which, data.draw(like_positions(which)))


@ALL
@given(data=st.data())
def test_any_text_is_a_legal_move_or_refused(which: Game, data: st.DataObject) -> None:
    check_move(data.draw(like_moves(which)))


@pytest.mark.long
@ALL
def test_very_many_texts_are_read_or_refused(
    which: Game, seed: int, seconds: float, tell: Callable[[str], None]
) -> None:
    read = look_at_many(like_positions(which), partial(check_position, which), seed, seconds / 2)
    moved = look_at_many(like_moves(which), check_move, seed, seconds / 2)
    tell(f"{which.title}: {read} texts of positions and {moved} of moves read or refused")


@ALL
def test_a_long_text_is_refused_at_once(which: Game) -> None:
    rng = Random(which.id)
    state = some_states(which)[1]
    texts, moves = positions(which), move_texts(which)
    signs = sorted(set("".join((*texts, *moves))))
    for long in long_texts([*signs, *state.text().split(" "), *moves[:4], "a1+", "1<:a1 "]):
        fields = state.text().split(" ")
        fields[rng.randrange(len(fields))] = long
        words = rng.choice(moves).split(" ")
        words[rng.randrange(len(words))] = long
        for text in (long, " ".join(fields), " ".join(words), state.text() + long):
            read = [*readings(which, text, [state.options]), *moves_read(state, text)]
            assert read == [] or len(text) < LONG
