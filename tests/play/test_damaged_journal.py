"""What is not a journal, or no more: named in one line, and left alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.base.errors import BoardroomError
from boardroom.games import GAMES
from boardroom.play.open_games import list_broken, list_open
from boardroom.play.resume import resume
from tests.play.conftest import AGAINST_BOT, abandon, choconnect, play_on

KNOWN = ", ".join(GAMES)


def lines_of(journals: Path) -> tuple[Path, list[bytes]]:
    match = play_on(choconnect(AGAINST_BOT, journal=journals), 6)
    path = abandon(match)
    return path, path.read_bytes().splitlines(keepends=True)


def changed(line: bytes, **changes) -> bytes:
    return json.dumps(json.loads(line) | changes, separators=(",", ":")).encode() + b"\n"


def refusal(path: Path) -> str:
    before = path.read_bytes()
    answers = []
    for _ in range(2):  # the second time too: nothing stays locked
        with pytest.raises(BoardroomError) as refused:
            resume(path)
        answers.append(str(refused.value))
    assert answers[0] == answers[1]
    assert answers[0].isprintable()
    assert answers[0].startswith(f"{path}: ")
    assert len(answers[0]) < 800
    assert path.read_bytes() == before
    return answers[0].removeprefix(f"{path}: ")


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\x00\x01\x02" * 1000, "it is not the journal of a game"),
        (b"hello\nworld\n", "it is not the journal of a game"),
        (b'{"boardroom":1}\n', "it is not the journal of a game"),
        (b'{"journal":2,"more":1}\n', "it is of format 2, and this program reads format 1"),
        (b'{"journal":"1"}\n', "line 1: Expected `int`, got `str` - at `$.journal`"),
        (b'{"journal":1}\n', "line 1: Object missing required field `game`"),
        (b'{"journal":1,' + b"\xff" * 9 + b"}\n", "line 1: it is not UTF-8 at byte 13"),
        (b'{"journal":1,"x":' + b"[" * 100_000 + b"\n", "line 1: it is nested too deeply"),
    ],
)
def test_a_foreign_file_is_named_and_left_alone(journals, data, reason):
    journals.mkdir()
    path = journals / "foreign.journal"
    path.write_bytes(data)
    assert refusal(path) == reason
    assert list_open(journals) == ()
    assert [str(error) for error in list_broken(journals)] == [f"{path}: {reason}"]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, f"line 1: Unknown game chess: known are {KNOWN}."),
        ({"extra": 1}, "line 1: Object contains unknown field `extra`"),
        ({"seed": -1}, "line 1: Expected `int` >= 0 - at `$.seed`"),
        ({"seed": 2**63}, "line 1: "),
        ({"seats": []}, "line 1: Choconnect has 2 to 4 seats, not 0"),
        ({"begun": "yesterday"}, "line 1: Invalid RFC3339"),
        ({"start": "nowhere"}, "position: expected ROWS"),
        ({"options": {"first": "7"}}, "first='7'"),
        ({"moves": ["D", "D"]}, "move 2: The tile in hand is placed before another is drawn."),
        ({"moves": ["D"] * 20_001}, "line 1: it has 20001 moves"),
        ({"turn": -3}, "line 1: Expected `int` >= -2 - at `$.turn`"),
    ],
)
def test_a_wrong_header_is_named_and_left_alone(journals, changes, reason):
    path, lines = lines_of(journals)
    path.write_bytes(changed(lines[0], **changes) + b"".join(lines[1:]))
    assert reason in refusal(path)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"\x00\xff\x17\n", "line 4: it is not UTF-8 at byte 1"),
        (b"hello\n", "line 4: it is not whole JSON"),
        (b"\n", "line 4: it is not whole JSON"),
        (b"[]\n", "line 4: Expected `object`, got `array`"),
        (b'{"n":' + b"[" * 100_000 + b"\n", "line 4: Expected `int`, got `array`"),
        ({"n": 2}, "line 4: entry 3 should stand here, not 2"),
        ({"n": 4}, "line 4: entry 3 should stand here, not 4"),
        ({"extra": 0}, "line 4: Object contains unknown field `extra`"),
        ({"act": {"do": "jump"}}, "line 4: Invalid value 'jump' - at `$.act.do`"),
        ({"act": {"do": "play"}}, "line 4: Object missing required field `move`"),
        ({"act": {"do": "play", "move": "D", "by": 1}}, "line 4: Object contains unknown field"),
        ({"act": {"do": "play", "move": "1>"}}, "line 4: A tile is drawn from the bag first."),
        ({"act": {"do": "play", "move": "x\ny"}}, "line 4: move: expected a draw"),
        ({"act": {"do": "redo"}}, "line 4: it does not follow from the lines before"),
        ({"act": {"do": "rewind", "to": 9}}, "line 4: ply=9: expected 0 to 2"),
        ({"act": {"do": "rewind", "to": 2}}, "line 4: it does not follow from the lines before"),
        ({"act": {"do": "seat", "seat": 2, "player": "human"}}, "line 4: there is no seat 3"),
        ({"act": {"do": "seat", "seat": 0, "player": "x"}}, "line 4: a player is human or bot"),
        ({"act": {"do": "seat", "seat": 0, "player": "bot:hal"}}, "line 4: unknown bot hal"),
        ({"ply": 4}, "line 4: it does not follow from the lines before"),
        ({"turn": 0}, "line 4: it does not follow from the lines before"),
        ({"at": "2026-01-01T00:00:00"}, "line 4: "),
    ],
)
def test_a_wrong_line_in_the_middle_is_named_and_left_alone(journals, line, reason):
    path, lines = lines_of(journals)
    # Line 4 is entry 3, the draw for seat 2, after which seat 2 (1 in code) is to move.
    assert json.loads(lines[3])["turn"] == 1
    lines[3] = line if isinstance(line, bytes) else changed(lines[3], **line)
    path.write_bytes(b"".join(lines))
    assert reason in refusal(path)
    list_open(journals)


def test_a_lost_or_a_doubled_line_is_noticed(journals):
    path, lines = lines_of(journals)
    path.write_bytes(b"".join(lines[:3] + lines[4:]))
    assert refusal(path) == "line 4: entry 3 should stand here, not 4"
    path.write_bytes(b"".join(lines[:3] + lines[2:]))
    assert refusal(path) == "line 4: entry 3 should stand here, not 2"


@given(st.data())
def test_a_damaged_journal_is_resumed_or_refused_in_one_line(tmp_path_factory, data):
    folder = tmp_path_factory.mktemp("journals")
    path, lines = lines_of(folder)
    whole = bytearray(b"".join(lines))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(whole) - 1))
        if data.draw(st.booleans()):
            whole[place] = data.draw(st.integers(0, 255))
        else:
            del whole[place : place + data.draw(st.integers(1, 200))]
        whole = whole or bytearray(b"{")
    path.write_bytes(whole)
    answer = resumed(path)
    assert path.read_bytes() == whole
    assert answer.isprintable()
    list_open(folder)
    list_broken(folder)


def resumed(path: Path) -> str:
    """The moves of the game, or the line that refuses it."""
    try:
        match = resume(path)
    except BoardroomError as refused:
        return str(refused)
    abandon(match)
    return " ".join(match.texts)
