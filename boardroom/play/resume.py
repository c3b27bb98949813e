"""Going on with a game from its journal, exactly where it stood."""

from __future__ import annotations

from pathlib import Path

from boardroom.base.errors import BoardroomError
from boardroom.base.words import message
from boardroom.play.entries import (
    Entry,
    Play,
    Redo,
    Resign,
    Rewind,
    Story,
    Undo,
    read_story,
    record_of,
    refused,
)
from boardroom.play.journal import Journal
from boardroom.play.match import Match
from boardroom.play.reasons import why


def resume(path: Path) -> Match:
    """The match of this journal, with all that can be redone, drawn again and taken back.

    JournalError, RecordError or FileTrouble in one line when it cannot be; the file stays as it
    is.
    """
    journal, story = Journal.resume(path)
    try:
        match = _retell(story, path)
    except BaseException:
        journal.release()
        raise
    match.keep(journal)
    return match


def retell(path: Path) -> Match:
    """The match of this journal as it stands, to be looked at: nothing is locked or written.

    JournalError, RecordError or FileTrouble in one line when it does not read.
    """
    story = read_story(path)
    if story is None:
        raise refused(path, message("it holds no game yet"))
    return _retell(story, path)


def _retell(story: Story, path: Path) -> Match:
    header = story.header
    match = Match.from_record(record_of(header), str(path), seed=header.seed)
    for number, entry in enumerate(story.entries, 2):
        _repeat(match, entry, path, number)
    return match


def _repeat(match: Match, entry: Entry, path: Path, number: int) -> None:
    try:
        done = _do(match, entry)
    except (BoardroomError, ValueError) as error:
        raise refused(path, why(error), number) from error
    if not done or (len(match.moves), match.turn) != (entry.ply, entry.turn):
        raise refused(path, message("it does not follow from the lines before"), number)


def _do(match: Match, entry: Entry) -> bool:
    """Do what the entry says, by the same door as everyone; False when that did nothing."""
    act = entry.act
    if isinstance(act, Play):
        match.play(act.move)
        return True
    if isinstance(act, Undo):
        return match.undo()
    if isinstance(act, Redo):
        return match.redo()
    if isinstance(act, Rewind):
        return match.rewind(act.to)
    if isinstance(act, Resign):
        match.resign(act.seat)
        return True
    before = match.seats
    match.seat_player(act.seat, act.player)
    return match.seats != before
