"""The journal: on the disk before it is shown, resumed exactly, locked, and left alone when odd."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardroom.base.errors import BoardroomError
from boardroom.games import CHANCE
from boardroom.play.entries import JournalError, read_story
from boardroom.play.match import Match
from boardroom.play.open_games import list_broken, list_open
from boardroom.play.resume import resume
from boardroom.play.seat import Seat
from tests.play.conftest import AGAINST_BOT, HUMANS, choconnect, play_on, play_out
from tests.play.toys import CARDS
from tests.play.writer import do_something, state_of
from tests.tools import run_python


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


def abandon(match: Match) -> Path:
    """What a kill leaves: the file as it is, and no lock."""
    match._journal.release()
    match._closed = True
    return match.journal


def test_the_journal_is_there_before_the_first_move(journals):
    match = choconnect(AGAINST_BOT, seed=5, journal=journals, rounds="advanced")
    head = json.loads(match.journal.read_text())
    assert head["game"] == "choconnect"
    assert head["seed"] == 5
    assert head["options"] == {"tiles": "D12M12W12", "first": "1", "rounds": "advanced"}
    assert head["seats"][1] == {"name": "Greedy", "player": "bot:greedy"}
    match.close()


def test_every_entry_is_synced_to_the_disk_before_anyone_is_told(journals, monkeypatch):
    match = choconnect(journal=journals)
    synced, checked = [], []
    fsync = os.fsync

    def watch(file):
        fsync(file)
        synced.append(os.fstat(file).st_size)

    def told(event):
        assert len(synced) == len(checked) + 1
        data = match.journal.read_bytes()
        assert synced[-1] == len(data)
        checked.append(json.loads(data.splitlines()[-1])["act"]["do"])

    monkeypatch.setattr(os, "fsync", watch)
    match.subscribe(told)
    match.play("D")
    match.play("1>")
    match.undo()
    match.redo()
    match.rewind(0)
    match.seat_player(1, "bot:greedy")
    assert checked == ["play", "play", "undo", "redo", "rewind", "seat"]
    match.close()


def test_an_entry_tells_what_was_done_and_how_things_stood(journals):
    match = choconnect(journal=journals)
    match.play("D")
    match.play("1>")
    match.seat_player(1, "bot:random")
    match.rewind(1)
    match.close()
    entries = [json.loads(line) for line in match.journal.read_text().splitlines()[1:]]
    assert [entry["n"] for entry in entries] == [1, 2, 3, 4]
    assert [entry["act"] for entry in entries] == [
        {"do": "play", "move": "D"},
        {"do": "play", "move": "1>"},
        {"do": "seat", "seat": 1, "player": "bot:random"},
        {"do": "rewind", "to": 1},
    ]
    assert [(entry["ply"], entry["turn"]) for entry in entries] == [
        (1, 0),
        (2, CHANCE),
        (2, CHANCE),
        (1, 0),
    ]


@given(st.integers(0, 2**32), st.integers(0, 80))
def test_a_resumed_match_stands_exactly_where_it_stood(tmp_path_factory, seed, acts):
    folder = tmp_path_factory.mktemp("journals")
    rng = Random(seed)
    match = choconnect(AGAINST_BOT, seed=seed, journal=folder)
    for _ in range(acts):
        do_something(match, rng)
    again = resume(abandon(match))
    assert state_of(again) == state_of(match)
    assert again.states == match.states
    assert again.seats == match.seats
    assert again.live
    # And they go on alike: the same draws, the same redo.
    for each in (again, match):
        each._closed, each._journal = False, None
    for number in range(20):
        for each in (again, match):
            do_something(each, Random(number))
    assert state_of(again) == state_of(match)


def test_a_resumed_match_writes_on_in_the_same_file(journals):
    match = play_on(choconnect(journal=journals), 5)
    path = abandon(match)
    again = play_on(resume(path), 4)
    third = resume(abandon(again))
    assert third.texts == again.texts
    assert len(third.texts) == 9
    assert [entry.n for entry in read_story(path).entries] == list(range(1, 10))
    third.close()


def test_a_saved_game_that_is_played_on_has_a_journal_of_its_own(journals):
    record = play_on(choconnect(AGAINST_BOT), 8).record()
    match = Match.from_record(record, journal=journals)
    play_on(match, 3)
    match.rewind(2)
    again = resume(abandon(match))
    assert state_of(again) == state_of(match)
    assert again.rewind(0)
    assert again.redo()
    assert len(again.texts) == 2
    again.close()


def test_secrets_and_masked_draws_are_resumed(journals, toys):
    match = Match.new(CARDS, None, HUMANS, seed=4, journal=journals)
    play_on(match, 7)
    again = resume(abandon(match))
    assert again.states == match.states
    assert again.masked(0) == match.masked(0)
    again.close()


def test_a_torn_last_line_is_left_out_and_cut_off_before_the_next(journals):
    match = play_on(choconnect(journal=journals), 6)
    path = abandon(match)
    whole = path.read_bytes()
    last = whole.splitlines(keepends=True)[-1]
    for length in range(len(last)):
        path.write_bytes(whole[: len(whole) - len(last) + length])
        assert list_open(journals)[0].plies == 5
        again = resume(path)
        assert again.texts == match.texts[:5]
        again.play(match.texts[5])
        abandon(again)
        lines = path.read_bytes().splitlines(keepends=True)
        assert lines[:-1] == whole.splitlines(keepends=True)[:-1]
        assert json.loads(lines[-1])["n"] == 6


def test_a_last_line_with_a_lost_block_counts_as_torn(journals):
    match = play_on(choconnect(journal=journals), 6)
    path = abandon(match)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]) + b"\0" * 20 + lines[-1][20:])
    again = resume(path)
    assert again.texts == match.texts[:5]
    again.undo()
    third = resume(abandon(again))
    assert third.texts == match.texts[:3]
    third.close()


def test_a_shorter_line_leaves_nothing_of_a_torn_longer_one(journals):
    match = play_on(choconnect(journal=journals), 5)
    match.seat_player(1, "bot:random")
    path = abandon(match)
    whole = path.read_bytes()
    path.write_bytes(whole[:-1])
    again = resume(path)
    again.undo()
    abandon(again)
    lines = path.read_bytes().splitlines(keepends=True)
    assert lines[:-1] == whole.splitlines(keepends=True)[:-1]
    assert json.loads(lines[-1])["act"] == {"do": "undo"}


@pytest.mark.parametrize("length", [0, 1, 5, 60])
def test_a_journal_that_was_killed_at_its_birth_is_no_game(journals, length):
    match = play_on(choconnect(journal=journals), 1)
    path = abandon(match)
    path.write_bytes(path.read_bytes()[:length])
    assert list_open(journals) == ()
    assert list_broken(journals) == ()
    with pytest.raises(JournalError, match="it holds no game yet"):
        resume(path)
    assert path.stat().st_size == length


# Beginning and end of a journal.


def test_a_game_that_is_left_is_offered_again(journals):
    match = play_on(choconnect(AGAINST_BOT, journal=journals), 6)
    match.seat_player(0, "bot:random")
    match.close()
    (found,) = list_open(journals)
    assert found.path == match.journal
    assert (found.game, found.options["first"]) == ("choconnect", "1")
    assert found.seats == (Seat("Anna", "bot:random"), Seat("Greedy", "bot:greedy"))
    assert (found.plies, found.turn) == (6, CHANCE)
    assert abs(found.when.timestamp() - time.time()) < 60


def test_the_game_that_was_played_last_stands_first(journals):
    first, second = (choconnect(seed=seed, journal=journals) for seed in (1, 2))
    for match in (second, first):
        play_on(match, 2)
    second.play("1>") if second.now.turn >= 0 else second.draw()
    for match in (first, second):
        match.close()
    assert [found.path for found in list_open(journals)] == [second.journal, first.journal]


def test_a_finished_game_is_offered_no_more_and_kept(journals):
    match = play_out(choconnect(journal=journals))
    texts = match.texts
    match.close()
    assert list_open(journals) == ()
    (kept,) = (journals / "finished").iterdir()
    again = resume(kept)
    assert again.texts == texts
    again.close()


def test_a_finished_game_whose_program_was_killed_is_offered_no_more(journals):
    match = play_out(choconnect(journal=journals))
    abandon(match)
    assert list_open(journals) == ()
    assert files(journals) == [match.journal.name]
    assert (journals / "finished" / match.journal.name).is_file()


def test_a_finished_game_that_is_taken_back_is_offered_again(journals):
    match = play_out(choconnect(journal=journals))
    match.undo()
    match.close()
    assert [found.path for found in list_open(journals)] == [match.journal]


def test_a_game_that_is_thrown_away_leaves_nothing(journals):
    match = play_on(choconnect(journal=journals), 6)
    match.discard()
    match.close()
    assert files(journals) == []


def test_a_game_in_which_nothing_happened_leaves_nothing(journals):
    choconnect(journal=journals).close()
    Match.from_record(play_on(choconnect(), 5).record(), journal=journals).close()
    assert files(journals) == []


def test_there_are_no_games_where_there_is_no_folder(journals):
    assert list_open(journals) == ()
    assert list_broken(journals) == ()
    assert not journals.exists()


# Locks.

LIST = """
import sys
from pathlib import Path
from boardroom.base.errors import BoardroomError
from boardroom.play.open_games import list_open
from boardroom.play.resume import resume
print(len(list_open(Path(sys.argv[1]).parent)))
try:
    resume(Path(sys.argv[1])).close()
    print("resumed")
except BoardroomError as error:
    print(error)
"""


def test_a_game_that_is_being_played_is_not_offered_to_a_second_program(journals):
    match = play_on(choconnect(journal=journals), 4)
    before = match.journal.read_bytes()
    offered, answer = run_python(LIST, str(match.journal)).stdout.splitlines()
    assert offered == "0"
    assert answer == f"{match.journal}: another window is playing this game"
    assert match.journal.read_bytes() == before
    match.draw()
    match.close()
    assert run_python(LIST, str(match.journal)).stdout.splitlines() == ["1", "resumed"]


def test_a_game_that_is_being_played_is_not_offered_to_a_second_window(journals):
    match = play_on(choconnect(journal=journals), 4)
    assert list_open(journals) == ()
    with pytest.raises(JournalError, match="another window is playing this game"):
        resume(match.journal)
    match.draw()
    match.close()


# What is not a journal, or no more.


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
        ({"game": "chess"}, "line 1: Unknown game chess: known are choconnect."),
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


def test_a_list_of_two_hundred_games_is_quick(journals):
    match = choconnect(AGAINST_BOT, journal=journals)
    rng = Random(1)
    while len(read_story(match.journal).entries) < 90:
        do_something(match, rng)
    if match.over:
        match.undo()
    path = abandon(match)
    for number in range(199):
        (journals / f"{number}-copy.journal").write_bytes(path.read_bytes())
    began = time.process_time()
    assert len(list_open(journals)) == 200
    assert time.process_time() - began < 1.0
