"""Giving a game up: the other seat wins, it is kept, and it can be taken back."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from boardroom.games import CHANCE, OVER, IllegalMove
from boardroom.play.events import Resigned, Undone
from boardroom.play.open_games import list_finished, list_open
from boardroom.play.record import RecordError, Result, parse_record, record_bytes, replay
from boardroom.play.resume import resume, retell
from boardroom.play.seat import Seat
from tests.play.conftest import AGAINST_BOT, HUMANS, abandon, choconnect, play_on, play_out
from tests.play.writer import state_of

THREE = (*HUMANS, Seat("Clara", "human"))


@pytest.mark.parametrize("seat", [0, 1])
def test_the_other_seat_wins_whoevers_turn_it_is(seat):
    match = play_on(choconnect(), 5)
    stood, heard = match.now, []
    match.subscribe(heard.append)
    match.resign(seat)
    assert (match.turn, match.over) == (OVER, True)
    assert match.winners == (1 - seat,)
    assert match.now is stood  # the position itself goes on, as far as the rules know
    assert heard == [Resigned(seat)]


def test_nothing_is_played_or_drawn_afterwards():
    match = play_on(choconnect(), 4)
    assert match.now.turn == CHANCE
    match.resign(0)
    assert match.draw() is False
    with pytest.raises(IllegalMove, match="The game is over"):
        match.play("D")
    with pytest.raises(ValueError, match="while the game goes on"):
        match.resign(1)


def test_a_finished_game_and_three_seats_know_no_resigning():
    for match in (play_out(choconnect()), play_on(choconnect(THREE), 3)):
        with pytest.raises(ValueError, match="one of two seats"):
            match.resign(0)
        assert match.resigned is None


def test_undo_takes_nothing_but_the_resignation_back():
    match = play_on(choconnect(AGAINST_BOT), 5)
    stood, heard = match.now, []
    match.resign(0)
    match.subscribe(heard.append)
    assert match.can_undo
    assert match.undo()
    assert heard == [Undone(5, 5, False)]
    assert (match.now, match.resigned, match.over) == (stood, None, False)
    assert match.takebacks == 0
    assert not match.can_redo


def test_what_was_undone_before_can_be_redone_once_the_resignation_is_taken_back():
    match = play_on(choconnect(), 6)
    match.undo()
    match.resign(0)
    assert not match.can_redo
    assert match.redo() is False
    match.undo()
    assert match.redo()
    assert len(match.moves) == 6


@pytest.mark.parametrize("ply", [5, 2])
def test_a_rewind_takes_it_back_too(ply):
    match = play_on(choconnect(), 5)
    match.resign(1)
    assert match.rewind(ply)
    assert (match.resigned, len(match.moves)) == (None, ply)


def test_the_journal_keeps_it_over_a_kill(journals):
    match = play_on(choconnect(journal=journals), 5)
    match.resign(1)
    path = abandon(match)
    last = json.loads(path.read_text().splitlines()[-1])
    assert last["act"] == {"do": "resign", "seat": 1}
    assert (last["ply"], last["turn"]) == (5, OVER)
    again = retell(path)
    assert state_of(again) == state_of(match)
    assert again.winners == (0,)
    assert list_open(journals) == ()  # nothing to go on with: it is filed away
    (found,) = list_finished(journals, 5)
    assert found.turn == OVER


def test_a_resignation_that_was_taken_back_is_resumed_so(journals):
    match = play_on(choconnect(journal=journals), 5)
    match.resign(1)
    match.undo()
    match.play(str(match.now.moves()[0])) if match.now.turn >= 0 else match.draw()
    again = resume(abandon(match))
    assert state_of(again) == state_of(match)
    assert again.resigned is None
    again.close()


def test_a_save_tells_who_resigned_and_goes_on_in_a_journal(journals):
    match = play_on(choconnect(), 5)
    match.resign(0)
    record = match.record()
    assert (record.resigned, record.result) == (1, Result((0, 0), (2,)))
    read = parse_record(record_bytes(record), "game")
    assert read == record
    opened = type(match).from_record(read, journal=journals)
    assert opened.winners == (1,)
    opened.undo()
    again = resume(abandon(opened))
    assert again.resigned is None
    assert again.texts == match.texts
    again.close()


def test_a_save_of_a_game_that_goes_on_does_not_mention_it():
    assert b"resigned" not in record_bytes(play_on(choconnect(), 5).record())


@pytest.mark.parametrize(
    ("seats", "resigned", "reason"),
    [
        (HUMANS, 3, "one of two seats can resign"),
        (THREE, 1, "one of two seats can resign"),
    ],
)
def test_a_save_with_an_impossible_resignation_is_refused(seats, resigned, reason):
    record = replace(choconnect(seats).record(), resigned=resigned)
    with pytest.raises(RecordError, match=reason):
        replay(record)


def test_a_save_whose_moves_end_the_game_has_nobody_who_resigned():
    record = replace(play_out(choconnect()).record(), resigned=1, result=None)
    with pytest.raises(RecordError, match="the moves end the game"):
        replay(record)


def test_a_result_that_names_who_resigned_as_the_winner_is_refused():
    match = play_on(choconnect(), 5)
    match.resign(0)
    record = replace(match.record(), result=Result((0, 0), (1,)))
    with pytest.raises(RecordError, match="the result says"):
        replay(record)
