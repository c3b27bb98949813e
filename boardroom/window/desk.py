"""What the window does with games and their files; every trouble is one BoardroomError.

This is the door to the floor of play. It is opened after the window is there, since what lies
behind takes a while to load.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from boardroom.base import folders
from boardroom.base.errors import BoardroomError
from boardroom.base.words import message
from boardroom.games import game as find_game
from boardroom.games.options import as_dict
from boardroom.play.journal import Journal
from boardroom.play.match import Match
from boardroom.play.open_games import OpenGame, list_broken, list_finished, list_open
from boardroom.play.record import FORMAT, Record, now, read_record, write_record
from boardroom.play.resume import resume, retell
from boardroom.scenes import has_scene
from boardroom.window.setup import Setup

_DEALS = 10**9
"""So many deals come by chance: few enough that their numbers can be written down."""

_FINISHED = 5
"""So many finished games are listed; all of them are kept."""


class NoTable(BoardroomError):
    """A game that has rules and no scene yet."""


def begin(setup: Setup) -> Match:
    """A new match, with a journal."""
    seed = Random().randrange(_DEALS) if setup.seed is None else setup.seed
    if not setup.start:
        return Match.new(
            setup.game, setup.options, setup.seats, seed=seed, journal=folders.journals()
        )
    record = Record(
        boardroom=FORMAT,
        game=setup.game.id,
        options=as_dict(setup.options),
        seats=setup.seats,
        start=setup.start,
        moves=(),
        result=None,
        saved=now(),
    )
    return Match.from_record(record, seed=seed, journal=folders.journals())


def carry_on(path: Path) -> Match:
    """The match of a journal, exactly where it stood."""
    return resume(path)


def look_back(path: Path) -> Match:
    """A finished game again; whoever takes moves back goes on in a journal of its own."""
    match = retell(path)
    return Match.from_record(match.record(), str(path), seed=match.seed, journal=folders.journals())


def open_saved(path: Path) -> Match:
    """A match that goes on from a saved game, in a journal of its own; the file stays as it is."""
    record = read_record(path)
    if not has_scene(record.game):
        raise NoTable(
            message(
                "{path}: {game} cannot be played in this window.",
                path=str(path),
                game=find_game(record.game).title,
            )
        )
    return Match.from_record(record, str(path), journal=folders.journals())


def save(match: Match, path: Path) -> None:
    """Write a match to a file, whole or not at all."""
    write_record(path, match.record())


def throw_away(path: Path) -> None:
    """Remove the journal of a game for good."""
    journal, _ = Journal.resume(path)
    journal.discard()


def waiting() -> tuple[tuple[OpenGame, ...], tuple[BoardroomError, ...]]:
    """The games that can be continued, the last played first, and why others cannot."""
    folder = folders.journals()
    return list_open(folder), list_broken(folder)


def finished() -> tuple[OpenGame, ...]:
    """The games that were finished last, the last one first."""
    return list_finished(folders.journals(), _FINISHED)
