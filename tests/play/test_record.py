"""Save files: what is written reads back, and what is not a save is refused in one line."""

from __future__ import annotations

import json
import os
import re
import time
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from boardroom.base.errors import BoardroomError, FileTrouble
from boardroom.games import GAMES, game
from boardroom.play.match import Match
from boardroom.play.record import (
    MOST_BYTES,
    MOST_MOVES,
    RecordError,
    Result,
    parse_record,
    read_record,
    record_bytes,
    replay,
    write_record,
)
from boardroom.play.seat import Seat, SeatError
from tests.play.conftest import AGAINST_BOT, HUMANS, choconnect, play_on, play_out
from tests.play.toys import PILE

KNOWN = ", ".join(GAMES)

EMPTY = "/".join(["......"] * 6)

SMALL = {
    "boardroom": 1,
    "game": "choconnect",
    "options": {"first": "1"},
    "seats": [{"name": "Anna", "player": "human"}, {"name": "Bot", "player": "bot:medium"}],
    "start": f"{EMPTY} 1/2 - D12M12W12 1/1:1;0,0;0,0",
    "moves": ["D", "1>", "M", "2>", "D", "1>", "W", "f^", "D", "1>"],
    "result": {"scores": [1, 0], "winners": [1]},
    "saved": "2026-03-01T12:00:00+00:00",
}
"""A whole game by hand: dark three in a row from the left of row 1; seat 1 wins."""


def small(**changes) -> bytes:
    return json.dumps(SMALL | changes).encode()


def read_and_replay(data: bytes, name: str = "game.boardroom"):
    return replay(parse_record(data, name), name)


def line(data: bytes) -> str:
    """The one line that refuses these bytes."""
    with pytest.raises(RecordError) as refused:
        read_and_replay(data)
    text = str(refused.value)
    assert text.startswith("game.boardroom: ")
    assert text.isprintable(), "one line, without control characters"
    assert len(text) < 700
    return text.removeprefix("game.boardroom: ")


def test_a_game_written_by_hand_is_read_and_played_to_its_end():
    played = read_and_replay(small())
    assert played.states[-1].winners() == (0,)
    assert played.states[-1].text().split()[0].startswith("DDD.../M")
    assert len(played.states) == 11
    assert [str(move) for move in played.moves] == SMALL["moves"]
    assert played.record.takebacks == 0


def test_what_is_optional_is_read():
    seats = [SMALL["seats"][0] | {"colour": "teal"}, SMALL["seats"][1]]
    record = parse_record(small(program="0.1.0", takebacks=3, seats=seats), "x")
    assert (record.program, record.takebacks, record.seats[0].colour) == ("0.1.0", 3, "teal")


@pytest.mark.parametrize("colour", ["red", "Red", "blue-green", "#B42807", "#b42807", ""])
def test_a_colour_is_read_as_a_word_or_as_its_figures(colour):
    seats = [SMALL["seats"][0] | {"colour": colour}, SMALL["seats"][1]]
    assert parse_record(small(seats=seats), "x").seats[0].colour == colour


def test_a_record_may_start_anywhere_and_need_not_end():
    middle = f"DD..../{EMPTY[7:]} 2/3 W D10M12W11 1/1:1;0,0,0;0,0,0"
    seats = [{"name": name, "player": "human"} for name in "ABC"]
    played = read_and_replay(small(start=middle, seats=seats, moves=["a^"], result=None))
    assert played.states[-1].text().endswith("W..... 3/3 - D10M12W11 1/1:1;0,0,0;0,0,0")


@pytest.mark.parametrize("plies", [0, 1, 7, 1000])
def test_what_a_match_writes_is_read_as_it_was(tmp_path, plies):
    for seed in range(5):
        match = play_on(choconnect(AGAINST_BOT, seed=seed), plies, Random(seed))
        match.undo()
        match.redo()
        path = tmp_path / f"{seed}.boardroom"
        write_record(path, match.record())
        record = read_record(path)
        assert record == replace(match.record(), saved=record.saved)
        assert list(replay(record).states) == match.states
        again = Match.from_record(record)
        assert (again.states, again.texts, again.takebacks) == (
            match.states,
            match.texts,
            match.takebacks,
        )
        assert again.live


def test_a_file_is_utf_8_json_that_people_can_read():
    match = play_out(choconnect((Seat("Анна «A» 🍫", "human"), Seat("ß\\", "bot:random"))))
    data = record_bytes(match.record())
    text = data.decode()
    assert "Анна «A» 🍫" in text
    found = json.loads(text)
    assert list(found)[:8] == list(SMALL)
    assert text.splitlines()[6].startswith('  "moves": ["')
    winner = match.now.winners()[0]
    assert found["result"]["winners"] == [winner + 1]
    assert found["result"]["scores"][winner] == 1


# What is refused.

STRANGE = {
    "empty": (b"", "not whole JSON"),
    "not JSON": (b"hello", "not whole JSON"),
    "a list": (b"[]", "Expected `object`"),
    "a number": (b"1", "Expected `object`"),
    "not UTF-8": (small().replace(b"Anna", b"\xff\xfe"), "not UTF-8 at byte"),
    "not UTF-8 outside": (small() + b"\xff", "not UTF-8 at byte"),
    "two files": (small() + small(), "trailing characters"),
    "another encoding": (small().decode().encode("utf-16"), "not UTF-8"),
    "a byte order mark": (b"\xef\xbb\xbf" + small(), "not whole JSON"),
    "NaN": (small().replace(b'"boardroom": 1', b'"boardroom": NaN'), "not whole JSON"),
    "half a character": (small().replace(b"Anna", rb"\ud800"), "not whole JSON"),
    "deep list": (b"[" * 200_000, "Expected `object`"),
    "deep unknown key": (b'{"boardroom": 1, "x": ' + b"[" * 200_000, "nested too deeply"),
    "deep and closed": (
        b'{"x": ' + b"[" * 200_000 + b"]" * 200_000 + b', "boardroom": 1}',
        "nested too deeply",
    ),
    "deep option": (
        small(options={"first": 7}).replace(b"7", b"{" + b'"a":{' * 100_000),
        "nested too deeply|not whole JSON|Expected `str`",
    ),
    "a long number": (small(takebacks=7).replace(b"7}", b"9" * 1_000_000 + b"}"), "takebacks"),
    "a long version": (small().replace(b": 1, ", b": " + b"1" * 100_000 + b", ", 1), "boardroom"),
    "too large": (small() + b" " * MOST_BYTES, "larger than 4000000 bytes"),
}


@pytest.mark.parametrize(("data", "reason"), STRANGE.values(), ids=STRANGE)
def test_what_is_not_json_is_refused(data, reason):
    assert re.search(reason, line(data))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"boardroom": 2}, "it is of format 2, and this program reads format 1"),
        ({"boardroom": 2, "new key": 1}, "it is of format 2, and this program reads format 1"),
        ({"boardroom": "1"}, "Expected `int`, got `str` - at `$.boardroom`"),
        ({"boardroom": True}, "Expected `int`, got `bool` - at `$.boardroom`"),
        ({"boardroom": 1.0}, "Expected `int`, got `float` - at `$.boardroom`"),
        ({"boardroom": None}, "Expected `int`, got `null` - at `$.boardroom`"),
        ({"hint": 1}, "Object contains unknown field `hint`"),
        ({"a\nb\x1b": 1}, r"Object contains unknown field `a\nb\x1b`"),
        ({"game": "chess"}, f"Unknown game chess: known are {KNOWN}."),
        ({"game": "x" * 1_000_000}, f"Unknown game {'x' * 40}: known are {KNOWN}."),
        ({"game": "\n"}, rf"Unknown game \n: known are {KNOWN}."),
        ({"game": 7}, "Expected `str`, got `int` - at `$.game`"),
        ({"options": []}, "Expected `object`, got `array` - at `$.options`"),
        ({"options": {"colour": "red"}}, "Unknown option colour: known are tiles, first, rounds"),
        ({"options": {"first": "9"}}, "first='9'"),
        ({"options": {"first": 1}}, "Expected `str`, got `int` - at `$.options"),
        ({"options": {"first": "2"}}, "SERIES first: expected first=2"),
        ({"seats": {}}, "Expected `array`, got `object` - at `$.seats`"),
        ({"seats": []}, "Choconnect has 2 to 4 seats, not 0"),
        ({"seats": SMALL["seats"] * 3}, "Choconnect has 2 to 4 seats, not 6"),
        ({"seats": [*SMALL["seats"], SMALL["seats"][0]]}, "is for 2 seats, and 3 are named"),
        ({"seats": [1, 2]}, "seat 1: Expected `object`, got `int`"),
        ({"start": "nonsense"}, "position: expected ROWS SEAT HAND BAG SERIES"),
        ({"start": "x" * 50_000}, "the start position is longer than 20000"),
        ({"start": "a\nb"}, r"a\nb"),
        ({"start": 5}, "Expected `str`, got `int` - at `$.start`"),
        ({"moves": "D"}, "Expected `array`, got `str` - at `$.moves`"),
        ({"moves": ["D", 5]}, "move 2: Expected `str`, got `int`"),
        ({"moves": ["D", "x\ny"]}, "move 2: this is not a move text"),
        ({"moves": ["D", "x" * 10_000]}, "move 2: this is not a move text"),
        ({"result": []}, "Expected `object | null`, got `array` - at `$.result`"),
        ({"result": {"scores": [1, 0]}}, "missing required field `winners`"),
        ({"result": {"scores": ["1"], "winners": []}}, "at `$.result.scores[0]`"),
        ({"saved": 0}, "Expected `str`, got `int` - at `$.saved`"),
        ({"saved": "yesterday"}, "saved: this is not an ISO time"),
        ({"saved": "2026-02-30"}, "saved: this is not an ISO time"),
        ({"saved": "2" * 100_000}, "saved: this is not an ISO time"),
        ({"program": "\n"}, "program: this is not a version"),
        ({"takebacks": -1}, "at `$.takebacks`"),
        ({"takebacks": "1"}, "Expected `int`, got `str` - at `$.takebacks`"),
    ],
)
def test_a_wrong_field_is_refused_by_its_name(changes, reason):
    assert reason in line(small(**changes))


@pytest.mark.parametrize("key", [key for key in SMALL if key != "boardroom"])
def test_a_missing_field_is_refused_by_its_name(key):
    data = json.dumps({name: value for name, value in SMALL.items() if name != key}).encode()
    assert line(data) == f"Object missing required field `{key}`"


@pytest.mark.parametrize("key", list(SMALL))
def test_a_key_that_stands_twice_is_refused_by_its_name(key):
    twice = small()[:-1] + f", {json.dumps(key)}: {json.dumps(SMALL[key])}}}".encode()
    assert line(twice) == f"the key {key} stands twice"


def test_a_key_that_stands_twice_in_a_seat_is_refused():
    data = small().replace(b'"name": "Anna"', b'"name": "Anna", "name": "Boris"')
    assert line(data) == "the key name stands twice"


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        ({"name": "", "player": "human"}, "seat 1: a name has 1 to 40 characters"),
        ({"name": "  ", "player": "human"}, "a name has 1 to 40 characters"),
        ({"name": "x" * 41, "player": "human"}, "a name has 1 to 40 characters"),
        ({"name": "a\nb", "player": "human"}, "a name has no control characters"),
        ({"name": "a\x00", "player": "human"}, "a name has no control characters"),
        ({"name": "a\u202eb", "player": "human"}, "a name has no control characters"),
        ({"name": "\u200b", "player": "human"}, "a name has a character that can be seen"),
        ({"name": "\u3164", "player": "human"}, "a name has a character that can be seen"),
        ({"name": "a", "player": "robot"}, "seat 1: a player is human or bot:NAME"),
        ({"name": "a", "player": "bot:"}, "a player is human or bot:NAME"),
        ({"name": "a", "player": "bot:a b"}, "a player is human or bot:NAME"),
        ({"name": "a", "player": "bot:" + "x" * 1000}, "a player is human or bot:NAME"),
        ({"name": "a", "player": "human", "colour": "a b"}, "a colour is a short word"),
        ({"name": "a", "player": "human", "colour": "#B4280"}, "a colour is a short word"),
        ({"name": "a", "player": "human", "colour": "#B4280G"}, "a colour is a short word"),
        ({"name": "a", "player": "human", "age": 3}, "seat 1: Object contains unknown field `age`"),
        ({"name": "a"}, "seat 1: Object missing required field `player`"),
        ({"name": 1, "player": "human"}, "seat 1: name: Expected `str`, got `int`"),
    ],
)
def test_a_wrong_seat_is_refused_with_its_place(seat, reason):
    assert reason in line(small(seats=[seat, SMALL["seats"][1]]))


def test_a_bot_of_another_version_does_not_make_a_save_worthless():
    seats = [{"name": "Hal", "player": "bot:hal"}, SMALL["seats"][1]]
    match = Match.from_record(parse_record(small(seats=seats), "x"))
    assert match.seats[0] == Seat("Hal", "bot:hal")
    assert match.record().seats == match.seats
    match.seat_player(0, "human")  # someone takes over
    with pytest.raises(SeatError, match="unknown bot hal"):
        match.seat_player(0, "bot:hal")


@pytest.mark.parametrize("name", ["Анна-Мария", "李小龍", "👩\u200d🚀", 'O\'Neill "Q"', "x" * 40])
def test_names_of_all_scripts_are_welcome(name):
    seats = [{"name": name, "player": "human"}] * 2
    assert parse_record(small(seats=seats), "x").seats == (Seat(name, "human"),) * 2


def test_an_illegal_move_is_refused_at_every_place():
    moves = SMALL["moves"]
    for place in range(len(moves)):
        # A draw where an entry is due and the other way round is well written and not allowed.
        wrong = [*moves[:place], "1>" if place % 2 == 0 else "D", *moves[place + 1 :]]
        reason = line(small(moves=wrong, result=None))
        assert reason.startswith(f"move {place + 1}: ")
        assert reason.endswith(
            "A tile is drawn from the bag first."
            if place % 2 == 0
            else "The tile in hand is placed before another is drawn."
        )


def test_a_move_in_bad_form_is_refused_at_every_place():
    for place in range(len(SMALL["moves"]) + 1):
        wrong = [*SMALL["moves"][:place], "9>"]
        assert line(small(moves=wrong, result=None)).startswith(f"move {place + 1}: ")


def test_a_move_after_the_end_is_refused():
    assert line(small(moves=[*SMALL["moves"], "D"])) == "move 11: The game is over."


def test_a_full_line_is_refused_with_the_number_of_the_move():
    moves = []
    for tile in ("D", "M", "D", "M", "D", "M", "W"):
        moves += [tile, "a^"]
    assert line(small(moves=moves, result=None)) == (
        "move 14: Column a is full: no tile can enter it."
    )


@pytest.mark.parametrize(
    "result",
    [
        {"scores": [0, 1], "winners": [2]},
        {"scores": [1, 0], "winners": []},
        {"scores": [1, 0], "winners": [0]},
        {"scores": [1, 0, 0], "winners": [1]},
    ],
)
def test_a_result_that_the_moves_do_not_give_is_refused(result):
    assert "the moves give" in line(small(result=result))


def test_a_result_of_a_game_that_goes_on_is_refused():
    moves = SMALL["moves"][:-1]
    assert line(small(moves=moves)) == "it has a result, but the moves do not end the game"


def test_too_many_moves_are_refused_before_any_is_played():
    data = small(moves=["D"] * 900_000).replace(b'", "', b'","')
    assert len(data) < MOST_BYTES
    began = time.process_time()
    assert line(data) == "it has 900000 moves, and at most 20000 are read"
    assert time.process_time() - began < 2
    # A million moves are more than the bytes that are looked at.
    assert line(small(moves=["D"] * 1_000_000)) == "it is larger than 4000000 bytes"
    assert "it has 20001 moves" in line(small(moves=["D"] * (MOST_MOVES + 1)))


def test_as_many_moves_as_may_be_are_read_in_bounded_time(toys):
    record = replace(parse_record(small(), "x"), game="pile", options={}, start="100000 0")
    record = replace(record, moves=("1", "2") * (MOST_MOVES // 2), result=None)
    began = time.process_time()
    assert read_and_replay(record_bytes(record)).states[-1].left == 100_000 - 30_000
    assert time.process_time() - began < 3


# Files.


def test_errors_name_the_file_as_it_was_given(tmp_path):
    path = tmp_path / "broken.boardroom"
    path.write_bytes(b"{")
    with pytest.raises(RecordError) as refused:
        read_record(path)
    assert str(refused.value).startswith(f"{path}: ")
    assert path.read_bytes() == b"{"


def test_what_is_no_file_is_refused(tmp_path):
    with pytest.raises(FileTrouble, match=r"Cannot read .*missing.*: No such file or directory"):
        read_record(tmp_path / "missing.boardroom")
    with pytest.raises(RecordError, match="it is not a file"):
        read_record(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(RecordError, match="it is not a file"):
        read_record(tmp_path / "pipe")
    with pytest.raises(BoardroomError):
        read_record(tmp_path / "nul\0")
    with pytest.raises(FileTrouble, match="File name too long"):
        read_record(tmp_path / ("x" * 1000))


def test_a_file_without_end_is_not_read_to_its_end():
    with pytest.raises(RecordError, match="it is not a file"):
        read_record(Path("/dev/zero"))


def test_writing_replaces_the_file_whole_and_leaves_nothing_beside_it(tmp_path):
    path = tmp_path / "new folder" / "game.boardroom"
    write_record(path, play_on(choconnect(), 4).record())
    before = path.read_bytes()
    write_record(path, play_on(choconnect(), 8).record())
    assert len(read_record(path).moves) == 8
    assert path.read_bytes() != before
    assert [each.name for each in path.parent.iterdir()] == ["game.boardroom"]


def test_a_record_that_could_not_be_read_again_is_not_written(tmp_path):
    path = tmp_path / "game.boardroom"
    good = play_on(choconnect(), 4).record()
    write_record(path, good)
    before = path.read_bytes()
    for bad in (
        replace(good, moves=(*good.moves, "zzz")),
        replace(good, moves=("D",) * (MOST_MOVES + 1)),
        replace(good, result=Result((1, 0), (1,))),
        replace(good, start="x" * MOST_BYTES),
    ):
        with pytest.raises(RecordError):
            write_record(path, bad)
        assert path.read_bytes() == before
    assert len(list(tmp_path.iterdir())) == 1


def test_a_record_made_in_the_program_is_held_to_the_same_rules():
    good = play_on(choconnect(), 4).record()
    with pytest.raises(RecordError, match=r"^saved game: move 5: "):
        replay(replace(good, moves=(*good.moves, "zzz")), "saved game")
    with pytest.raises(RecordError, match="record: Unknown game"):
        Match.from_record(replace(good, game="chess"))


def test_the_whole_form_is_played_by_the_match(toys):
    record = Match.new(PILE, None, HUMANS, seed=1).record()
    assert record.start == "100000 0"
    assert game("pile").read(record.start) == PILE.first
