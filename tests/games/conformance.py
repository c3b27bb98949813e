"""What holds for every game of the registry, checked along random games.

A game brings a :class:`Case` in ``tests/games/cases.py``; everything else is asked of the
protocol alone.
"""

from __future__ import annotations

import dataclasses
import itertools
import pickle
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from boardroom.base.words import Message
from boardroom.games import CHANCE, OVER, Game, IllegalMove, NotationError
from boardroom.games.game import State
from boardroom.games.options import OptionError, as_dict, offered

NOT_MOVES = ("", " ", "-", "?", "zz", "\n", "\ud800", "9" * 5000, None, 7, b"1>")
"""What no game can read as a move."""

Seen = list[tuple[State, int, str, tuple[Any, ...]]]
"""States that were seen, each with the hash, the text and the moves that it had then."""

Told = dict[int | None, list[str]]
"""The moves so far as each seat may read them, and as everyone may."""


@dataclass(frozen=True)
class Case:
    """What the conformance test has to be told about one game."""

    pieces: Callable[[Any], object]
    """A count over a state that no move changes."""
    writable: Callable[[Any], Iterable[str]]
    """Move texts that can be written in the notation at a position, legal or not."""
    longest: int
    """Plies after which any game has ended."""
    every: int = 1
    """Of games with many plies one position in so many is looked at closely."""
    order: Callable[[Any], Any] = str
    """The key that moves are sorted by."""
    aliases: bool = False
    """Whether a move may be written in other ways than the one that it is listed by."""
    values: tuple[tuple[str, str], ...] = ()
    """Further option values to try, as pairs of name and value, where values are free."""


MANY = 40
"""Combinations of options above which every pair of values has to do."""


def combinations(game: Game, case: Case, seats: int) -> list[Any]:
    """The combinations of options that the game can start with at this number of seats.

    Where there are very many: so few that any two values of two options still meet.
    """
    found = list(_every_combination(game, case, seats))
    if len(found) <= MANY:
        return found
    Random(game.id).shuffle(found)
    met: set[tuple[tuple[str, str], ...]] = set()
    chosen = []
    for options in found:
        pairs = set(itertools.combinations(as_dict(options).items(), 2))
        if not pairs <= met:
            met |= pairs
            chosen.append(options)
    return chosen


def _every_combination(game: Game, case: Case, seats: int) -> Iterator[Any]:
    choices = [
        [choice.value for choice in each.choices]
        + [value for name, value in case.values if name == each.name]
        for each in offered(game.Options)
    ]
    for values in itertools.product(*choices):
        options = game.Options(*values)
        try:
            game.start(seats=seats, options=options, rng=Random(0))
        except OptionError:
            continue
        yield options


def play_through(game: Game, case: Case, seats: int, options: Any, rng: Random) -> State:
    """One random game, every position of it checked; its last state."""
    state = game.start(seats=seats, options=options, rng=rng)
    pieces = case.pieces(state)
    seen: Seen = []
    told: Told = {seat: [] for seat in (None, *range(seats))}
    assert state.seats == seats
    with pytest.raises(NotationError):
        state.read_move("x" * 1_000_000)
    closely = rng.randrange(case.every)
    for ply in range(case.longest + 1):
        seen.append((state, hash(state), state.text(), state.moves()))
        assert state.game == game.id
        assert state.options == options
        assert case.pieces(state) == pieces
        legal = legal_moves(state, case)
        if ply % case.every == closely or state.turn == OVER:
            look_closely(game, case, state, legal, told, rng)
        if state.turn == OVER:
            check_unchanged(seen)
            return state
        listed = state.odds() is not None
        move = state.chance(rng) if state.turn == CHANCE and listed else rng.choice(legal)
        assert move in legal
        for seat, texts in told.items():
            texts.append(state.mask(move, seat))
        state = state.play(move)
    pytest.fail(f"still going on after {case.longest} plies: {state.text()}")


def check_unchanged(seen: Seen) -> None:
    """No state that was ever seen has changed by what was played and asked since.

    A hash covers every field that counts, and the moves what is kept beside those fields.
    """
    for state, number, text, moves in seen:
        assert (hash(state), state.text(), state.moves()) == (number, text, moves)


def look_closely(
    game: Game, case: Case, state: State, legal: list[Any], told: Told, rng: Random
) -> None:
    """Everything that can be asked of one position."""
    check_moves(state, legal)
    for each in rng.sample(legal, min(len(legal), 2)):
        check_effects(state, each)
    check_writable(state, case, legal)
    check_round_trips(game, state)
    check_views(state, told, rng)
    check_scores(state)


def legal_moves(state: State, case: Case) -> list[Any]:
    """The moves or the possible outcomes, with their order and their odds checked.

    Of outcomes that are too many to list, a few.
    """
    moves = state.moves()
    assert isinstance(moves, tuple)
    assert moves == state.moves()
    assert list(moves) == sorted(moves, key=case.order)
    if state.turn != CHANCE:
        assert bool(moves) == (state.turn != OVER)
        return list(moves)
    assert moves == ()
    odds = state.odds()
    if odds is None:
        return list(dict.fromkeys(state.chance(Random(number)) for number in range(3)))
    assert odds
    assert all(type(weight) is int and weight > 0 for _, weight in odds)
    return [move for move, _ in odds]


def check_moves(state: State, legal: list[Any]) -> None:
    """Every legal move has a text of its own that reads back, and is accepted."""
    texts = [str(move) for move in legal]
    assert len(set(texts)) == len(texts)
    for move, text in zip(legal, texts, strict=True):
        assert state.check(move) is None
        assert state.read_move(text) == move
        assert hash(state.read_move(text)) == hash(move)


def check_effects(state: State, move: Any) -> None:
    """A legal move is worded, masked and has an effect for every seat; it pickles."""
    assert pickle.loads(pickle.dumps(move)) == move
    for seat in (None, *range(state.seats)):
        effect = state.effects(move, seat)
        assert dataclasses.is_dataclass(effect)
        assert pickle.loads(pickle.dumps(effect)) == effect
        assert hash(effect) == hash(state.effects(move, seat))
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(effect, dataclasses.fields(effect)[0].name, None)
        assert not holds(effect, type(state))
        wording = state.wording(move, seat)
        assert isinstance(wording, Message)
        assert wording.show().strip()
        assert state.mask(move, seat)
    if state.turn != CHANCE:
        assert state.mask(move, state.turn) == str(move)


def check_writable(state: State, case: Case, legal: list[Any]) -> None:
    """``read_move`` and ``check`` accept exactly the legal moves of all that can be written."""
    texts = {str(move) for move in legal}
    for text in case.writable(state):
        if text in texts:
            continue
        try:
            move = state.read_move(text)
        except IllegalMove as refusal:
            reason = str(refusal)
        else:
            reason = "another way to write a legal move"
            assert case.aliases
            assert move in legal
        assert reason.strip()
    for text in NOT_MOVES:
        with pytest.raises(NotationError):
            state.read_move(text)  # type: ignore[arg-type]
    for thing in (None, "", 0, object(), next(iter(texts), "")):
        with pytest.raises((IllegalMove, NotationError)):
            state.check(thing)


def check_round_trips(game: Game, state: State) -> None:
    """A position reads back from its text and from a pickle."""
    again = game.read(state.text(), options=state.options)
    copy = pickle.loads(pickle.dumps(state))
    for other in (again, copy):
        assert other == state
        assert hash(other) == hash(state)
        assert other.text() == state.text()
        assert other.moves() == state.moves()
    assert repr(state) == repr(copy)


def check_views(state: State, told: Told, rng: Random) -> None:
    """A view is plain data of what the seat knows, and a sample keeps exactly that."""
    for seat, texts in told.items():
        view = state.view(seat)
        assert view == state.view(seat)
        assert hash(view) == hash(pickle.loads(pickle.dumps(view)))
        assert (view.game, view.seat) == (state.game, seat)
        assert (view.turn, view.seats) == (state.turn, state.seats)
        assert not holds(view, type(state))
        for sample in (view.sample(rng), view.sample(rng, tuple(texts))):
            assert sample.view(seat) == view
            if state.turn == seat:
                assert sample.moves() == state.moves()
        if "?" not in view.text():
            assert view.text() == state.text()
    for seat in (-1, state.seats):
        with pytest.raises(ValueError, match="seat"):
            state.view(seat)


def check_scores(state: State) -> None:
    """Scores are what their rows add up to; only a game that is over has winners."""
    scores, winners = state.scores(), state.winners()
    assert len(scores) == state.seats
    for seat in range(state.seats):
        rows = state.tallies(seat)
        assert sum(row.points for row in rows) == scores[seat]
        assert all(row.what.show().strip() for row in rows)
    assert list(winners) == sorted(set(winners))
    assert set(winners) <= set(range(state.seats))
    if state.turn != OVER:
        assert winners == ()


def check_playout(game: Game, case: Case, state: State, rng: Random) -> None:
    """A playout ends the game and changes nothing else."""
    before = (hash(state), state.text())
    final = state.playout(rng)
    assert final.turn == OVER
    assert final.moves() == ()
    assert (final.game, final.options, final.seats) == (state.game, state.options, state.seats)
    assert case.pieces(final) == case.pieces(state)
    assert game.read(final.text(), options=final.options) == final
    check_scores(final)
    assert (hash(state), state.text()) == before


def holds(thing: object, kind: type) -> bool:
    """Whether anything of that type can be reached from a piece of plain data."""
    things = [thing]
    while things:
        each = things.pop()
        if isinstance(each, kind):
            return True
        if isinstance(each, str | int | None):
            continue
        if dataclasses.is_dataclass(each):
            things += [getattr(each, field.name) for field in dataclasses.fields(each)]
        elif isinstance(each, dict):
            things += [*each.keys(), *each.values()]
        elif isinstance(each, tuple | list | set | frozenset):
            things += each
    return False
