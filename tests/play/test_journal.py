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

from boardroom.games import CHANCE, OVER
from boardroom.play.entries import JournalError, read_story
from boardroom.play.match import Match
from boardroom.play.open_games import list_broken, list_finished, list_open
from boardroom.play.resume import resume, retell
from boardroom.play.seat import Seat
from tests.play.conftest import AGAINST_BOT, HUMANS, abandon, choconnect, play_on, play_out
from tests.play.toys import CARDS
from tests.play.writer import do_something, state_of
from tests.tools import run_python


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


def test_the_journal_is_there_before_the_first_move(journals):
    match = choconnect(AGAINST_BOT, seed=5, journal=journals, rounds="advanced")
    head = json.loads(match.journal.read_text())
    assert head["game"] == "choconnect"
    assert head["seed"] == 5
    assert head["options"] == {"tiles": "D12M12W12", "first": "1", "rounds": "advanced"}
    assert head["seats"][1] == {"name": "Medium", "player": "bot:medium"}
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
    match.seat_player(1, "bot:medium")
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
    assert found.seats == (Seat("Anna", "bot:random"), Seat("Medium", "bot:medium"))
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
from boardroom.play.resume import resume, retell
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


# How long it takes.


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


# Looking without taking.


def test_a_game_is_looked_at_while_another_window_plays_it(journals):
    match = play_on(choconnect(AGAINST_BOT, journal=journals), 6)
    match.rewind(3)
    before = match.journal.read_bytes()
    seen = retell(match.journal)
    assert state_of(seen) == state_of(match)
    assert seen.journal is None
    seen.play(str(seen.now.moves()[0]))
    assert match.journal.read_bytes() == before
    assert files(journals) == [match.journal.name, f"{match.journal.name}.lock"]
    match.close()


def test_looking_at_what_holds_no_game_is_refused(journals):
    journals.mkdir()
    path = journals / "empty.journal"
    path.write_bytes(b"")
    with pytest.raises(JournalError, match="it holds no game yet"):
        retell(path)


def test_finished_games_are_listed_the_last_one_first(journals):
    finished = []
    for seed in (1, 2, 3):
        match = play_out(choconnect(seed=seed, journal=journals))
        match.close()
        path = journals / "finished" / match.journal.name
        os.utime(path, (seed, seed))
        finished.append(path)
    (journals / "finished" / "odd.journal").write_text("not a journal\n")
    os.mkfifo(journals / "finished" / "pipe.journal")
    assert [each.path for each in list_finished(journals, 5)] == finished[::-1]
    assert [each.path for each in list_finished(journals, 2)] == finished[:0:-1]
    assert {each.turn for each in list_finished(journals, 5)} == {OVER}
    assert list_open(journals) == ()


def test_without_finished_games_the_list_is_empty(journals):
    assert list_finished(journals, 5) == ()
