"""Records of every game, damaged in every way: read, or refused in one line, and at once."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from boardroom.games import GAMES, game
from boardroom.games.options import from_dict
from boardroom.play.match import Match
from boardroom.play.record import (
    MOST_BYTES,
    MOST_MOVES,
    RecordError,
    Replay,
    parse_record,
    record_bytes,
    replay,
    result_of,
)
from tests.games.cases import CASES
from tests.games.fuzzing import at_once, look_at_many, slips, some_states
from tests.play.conftest import HUMANS, play_on, play_out

ALL = pytest.mark.parametrize("which", GAMES)

Way = tuple[str | int, ...]
"""How a value is reached from the whole record: keys and places."""

STRANGE = (None, True, False, 0, -1, 7, 10**400, 1.5, 1e300, "", "x", "1", "9" * 5000, "\n", "?",
           [], [[]], {}, {"": {}}, ["1"], {"first": "1"})  # fmt: skip
"""What may stand where something else belongs."""

HUGE = ("9" * 100_000, "-" + "9" * 30, "1e999", "1" + "0" * 19)


@cache
def finished(which: str) -> bytes:
    """A whole game by random moves, as its file has it."""
    return record_bytes(play_out(Match.new(game(which), None, HUMANS, seed=1), Random(1)).record())


@cache
def given_up(which: str) -> bytes:
    """The beginning of a game that a seat has resigned, with whatever a file may hold."""
    match = play_on(Match.new(game(which), None, HUMANS, seed=2), 9, Random(2))
    match.resign(0)
    return record_bytes(replace(match.record(), takebacks=2))


def whole(which: str) -> dict[str, Any]:
    """The finished game as a value of its own."""
    return json.loads(finished(which))


def records(which: str) -> list[dict[str, Any]]:
    return [json.loads(finished(which)), json.loads(given_up(which))]


def dumped(record: object) -> bytes:
    return json.dumps(record).encode()


def outcome(data: bytes) -> Replay | str:
    """The game, replayed as its moves say; or the one line that refuses it."""
    try:
        with at_once():
            played = replay(parse_record(data, "file"), "file")
    except RecordError as refused:
        line = str(refused)
        assert line.startswith("file: ")
        assert line.isprintable()
        assert len(line) < 700
        return line.removeprefix("file: ")
    check_played(played)
    return played


def check_played(played: Replay) -> None:
    """What was accepted is a game by the rules, and is written as it was read."""
    record = played.record
    which = game(record.game)
    state = which.read(record.start, options=from_dict(which.Options, record.options))
    assert [state, *played.states[1:]] == list(played.states)
    for text, after in zip(record.moves, played.states[1:], strict=True):
        state = state.play(state.read_move(text))
        assert state == after
    assert record.result in (None, result_of(state, record.resigned))
    assert parse_record(record_bytes(record), "file") == record


def ways(value: Any, way: Way = ()) -> Iterator[Way]:
    """Every value within a record; of moves the first, one between, and the last."""
    yield way
    if isinstance(value, dict):
        for key, each in value.items():
            yield from ways(each, (*way, key))
    elif isinstance(value, list):
        for place in sorted({0, len(value) // 2, len(value) - 1} & set(range(len(value)))):
            yield from ways(value[place], (*way, place))


def at(record: Any, way: Way) -> Any:
    for step in way:
        record = record[step]
    return record


def put(record: Any, way: Way, value: Any) -> Any:
    """The record with another value there."""
    if not way:
        return value
    changed = copy.deepcopy(record)
    at(changed, way[:-1])[way[-1]] = value
    return changed


@ALL
def test_a_game_is_read_and_replayed(which: str) -> None:
    for record in records(which):
        played = outcome(dumped(record))
        assert isinstance(played, Replay)
        assert played.record.result is not None
        assert [str(move) for move in played.moves] == record["moves"]


@ALL
def test_a_game_that_breaks_off_is_refused_wherever_it_ends(which: str) -> None:
    data = finished(which).rstrip()
    for length in range(len(data)):
        assert isinstance(outcome(data[:length]), str)


@ALL
def test_what_is_of_another_kind_is_refused_anywhere(which: str) -> None:
    for record in records(which):
        for way, strange in product(ways(record), STRANGE):
            found = outcome(dumped(put(record, way, strange)))
            alike = type(strange) is type(at(record, way)) or (way, strange) == (("result",), None)
            assert alike or isinstance(found, str), (way, strange)


@ALL
def test_an_unknown_key_is_refused_by_its_name_anywhere(which: str) -> None:
    for record in records(which):
        for way in ways(record):
            if isinstance(at(record, way), dict):
                assert "hint" in outcome(dumped(put(record, (*way, "hint"), "1")))


@ALL
@pytest.mark.parametrize(
    ("opening", "closing"), [("[", "]"), ('{"a":', "}"), ("[", ""), ('{"a":', "")]
)
def test_what_is_nested_deeply_is_refused_anywhere(which: str, opening: str, closing: str) -> None:
    deep = opening * 100_000 + "0" + closing * 100_000
    for record in records(which):
        for way in ways(record):
            data = dumped(put(record, way, "<deep>")).replace(b'"<deep>"', deep.encode())
            assert isinstance(outcome(data), str)


@ALL
def test_huge_numbers_are_refused_anywhere(which: str) -> None:
    for record in records(which):
        for way, huge in product(ways(record), HUGE):
            data = dumped(put(record, way, "<huge>")).replace(b'"<huge>"', huge.encode())
            assert isinstance(outcome(data), str), (way, huge[:20])


@ALL
def test_moves_without_end_are_refused_after_a_game_of_them_at_most(which: str) -> None:
    """Not the time that it takes is looked at, but the number of moves that were played."""
    record = whole(which) | {"result": None}
    game_itself = record["moves"]
    for moves in (game_itself, game_itself[:1], game_itself[-1:], ["pass"], ["done"]):
        often = moves * (MOST_MOVES // len(moves) + 1)
        line = outcome(dumped(record | {"moves": often[:MOST_MOVES]}))
        assert int(line.split(":")[0].removeprefix("move ")) <= CASES[which].longest + 1
        line = outcome(dumped(record | {"moves": often[: MOST_MOVES + 1]}))
        assert line == "it has 20001 moves, and at most 20000 are read"
    million = outcome(dumped(record | {"moves": [record["moves"][0]] * 1_000_000}))
    assert million == f"it is larger than {MOST_BYTES} bytes"


@ALL
def test_a_move_that_is_none_is_refused_with_its_number(which: str) -> None:
    record = whole(which)
    moves = record["moves"]
    for place in {*range(0, len(moves), 7), len(moves)}:
        wrong = record | {"moves": [*moves[:place], "zz", *moves[place:]]}
        assert outcome(dumped(wrong)).startswith(f"move {place + 1}: move: expected ")


@st.composite
def other_moves(draw: st.DrawFn, which: str) -> dict[str, Any]:
    """A game with moves left out, put in, made twice, or in another order, anywhere."""
    record = whole(which) | {"result": None}
    moves: list[str] = record["moves"]
    some = st.sampled_from(moves) | slips(moves).filter(str.isprintable)
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(moves)))
        cut, count = draw(st.integers(0, 2)), draw(st.integers(0, 2))
        moves[place : place + cut] = [draw(some) for _ in range(count)]
    return record


def check_moves(record: dict[str, Any]) -> None:
    """Either all moves are legal, or the number of the first that is not is named."""
    found = outcome(dumped(record))
    if isinstance(found, str):
        number = int(found.split(":")[0].removeprefix("move "))
        moves = record["moves"][: number - 1]
        assert isinstance(outcome(dumped(record | {"moves": moves})), Replay)


@ALL
@given(data=st.data())
def test_other_moves_are_legal_or_the_first_that_is_not_is_named(
    which: str, data: st.DataObject
) -> None:
    check_moves(data.draw(other_moves(which)))


@st.composite
def other_starts(draw: st.DrawFn, which: str) -> dict[str, Any]:
    """A game that starts elsewhere: later, at another table, in another game, or nowhere."""
    own = [state.text() for state in some_states(game(which))]
    hidden = [state.view(None).text() for state in some_states(game(which))]
    foreign = [some_states(each)[0].text() for each in GAMES.values()]
    start = draw(st.sampled_from([*own, *hidden, *foreign]) | slips(own) | st.text())
    return whole(which) | {"start": start, "result": None}


@ALL
@given(data=st.data())
def test_another_start_is_played_from_or_refused(which: str, data: st.DataObject) -> None:
    outcome(dumped(data.draw(other_starts(which))))


VALUES = st.recursive(
    st.sampled_from(STRANGE) | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
)


@st.composite
def damaged(draw: st.DrawFn, which: str) -> bytes:
    """A record with anything in some places, and some of its bytes changed."""
    record = draw(st.sampled_from(records(which)))
    for _ in range(draw(st.integers(0, 2))):
        record = put(record, draw(st.sampled_from(list(ways(record))[1:])), draw(VALUES))
    data = bytearray(dumped(record))
    for _ in range(draw(st.integers(0, 3))):
        place = draw(st.integers(0, len(data)))
        data[place : place + draw(st.integers(0, 30))] = draw(st.binary(max_size=3))
    return bytes(data)


@ALL
@given(data=st.data())
def test_a_damaged_record_is_read_or_refused_in_one_line(which: str, data: st.DataObject) -> None:
    outcome(data.draw(damaged(which)))


@pytest.mark.long
@ALL
def test_very_many_damaged_records_are_read_or_refused(
    which: str, seed: int, seconds: float, tell: Callable[[str], None]
) -> None:
    look = partial(look_at_many, seed=seed, seconds=seconds / 3)
    count = look(other_moves(which), check_moves)
    count += look(other_starts(which).map(dumped), outcome)
    count += look(damaged(which), outcome)
    tell(f"{game(which).title}: {count} damaged records read or refused")
