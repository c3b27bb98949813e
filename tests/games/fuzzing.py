"""Texts at random, and how a reader of the notation has to take them: at once, and strictly."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from random import Random
from time import monotonic, thread_time
from typing import Any, TypeVar

import hypothesis
from hypothesis import strategies as st

from boardroom.base.errors import BoardroomError
from boardroom.games import CHANCE, OVER, Game, IllegalMove, NotationError
from boardroom.games.game import State
from tests.games.cases import CASES
from tests.games.conformance import (
    check_moves,
    check_playout,
    check_round_trips,
    check_scores,
    combinations,
    legal_moves,
)

MOST_SECONDS = 1.0
"""Of the processor, for what should take a thousandth of it."""

LONG = 1_000_000
"""Signs of a text that nobody writes."""

LONGEST_LINE = 300
"""Signs of an error, however long the text is that it is about."""


Example = TypeVar("Example")


@contextmanager
def at_once() -> Iterator[None]:
    """What is done here costs next to nothing, whatever else the machine has to do."""
    began = thread_time()
    try:
        yield
    finally:
        assert thread_time() - began < MOST_SECONDS


def readings(which: Game, text: str, options: Iterable[Any]) -> Iterator[State]:
    """The positions that a text is with these options: each writes itself so again.

    Where it is none, that is the one documented error.
    """
    for chosen in options:
        try:
            with at_once():
                state = which.read(text, options=chosen)
        except NotationError as refusal:
            check_line(refusal)
            continue
        assert state.text() == text
        assert state.options == chosen
        yield state


def moves_read(state: State, text: str) -> Iterator[Any]:
    """The legal move that a text is; where it is none, that is one of the documented errors."""
    try:
        with at_once():
            move = state.read_move(text)
    except (NotationError, IllegalMove) as refusal:
        check_line(refusal)
        return
    assert state.check(move) is None
    assert state.read_move(str(move)) == move
    yield move


def check_line(refusal: BoardroomError) -> None:
    """An error is a line to show, whatever it is about."""
    assert 0 < len(str(refusal)) < LONGEST_LINE
    assert str(refusal).isprintable()


def check_played_on(which: Game, state: State) -> None:
    """A position that was read keeps the protocol, and can be played to an end."""
    case = CASES[which.id]
    legal = legal_moves(state, case)
    check_moves(state, legal)
    for move in (*legal[:2], *legal[-1:]):
        check_round_trips(which, state.play(move))
    check_round_trips(which, state)
    check_scores(state)
    check_playout(which, case, state, Random(1))


@st.composite
def slips(draw: st.DrawFn, texts: Sequence[str], signs: str = "") -> str:
    """One of these texts with one to three slips: signs left out, put in, or changed.

    ``signs`` are those that make a new text likely; those of the texts are among them.
    """
    usual = st.sampled_from(sorted(set("".join(texts)) | set(signs)))
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        cut = draw(st.integers(0, 2))
        text = text[:at] + draw(st.text(usual | st.characters(), max_size=2)) + text[at + cut :]
    return text


@st.composite
def mixtures(draw: st.DrawFn, texts: Sequence[str]) -> str:
    """One of these texts with fields of others in it."""
    fields, others = (draw(st.sampled_from(texts)).split(" ") for _ in range(2))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(fields) - 1))
        fields[at] = others[at % len(others)]
    return " ".join(fields)


def long_texts(parts: Iterable[str]) -> Iterator[str]:
    """These parts again and again, whole and spoiled at the end: very often, and so often that
    a pattern which tries everything would not come through."""
    for part in parts:
        for often in (40, LONG // len(part)):
            yield part * often
            yield part * often + "!"


@cache
def some_states(which: Game) -> tuple[State, ...]:
    """Positions of random games at every table: the first, the last, and some between."""
    rng = Random(which.id)
    found: list[State] = []
    for seats in which.seats:
        for options in rng.sample(combinations(which, CASES[which.id], seats), 2):
            state = which.start(seats=seats, options=options, rng=rng)
            game = [state]
            while state.turn != OVER:
                chance = state.turn == CHANCE
                state = state.play(state.chance(rng) if chance else rng.choice(state.moves()))
                game.append(state)
            middle = game[1:-1]
            found += [game[0], *rng.sample(middle, min(len(middle), 3)), game[-1]]
    return tuple(found)


def look_at_many(
    examples: st.SearchStrategy[Example],
    check: Callable[[Example], None],
    seed: int,
    seconds: float,
) -> int:
    """Check examples as long as time allows; returns how many."""
    count = 0

    def counted(example: Example) -> None:
        nonlocal count
        count += 1
        check(example)

    began = monotonic()
    while count == 0 or monotonic() < began + seconds:
        some = hypothesis.settings(max_examples=200)(hypothesis.given(examples)(counted))
        hypothesis.seed(f"{seed}/{count}")(some)()
    return count
