"""The games in the journals: those that wait to be continued, and those played last."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from boardroom.base.errors import BoardroomError, FileTrouble
from boardroom.base.words import message
from boardroom.games.game import OVER
from boardroom.play.entries import Story, read_story
from boardroom.play.journal import FINISHED, SUFFIX, JournalLock, file_away
from boardroom.play.seat import Seat


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game in a journal, as a list shows it.

    ``when`` is the time of the last change, in UTC; ``turn`` is a seat from 0, CHANCE or OVER.
    """

    path: Path
    game: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    when: datetime
    plies: int
    turn: int


def list_open(folder: Path) -> tuple[OpenGame, ...]:
    """The games in this folder that can be continued, the one last played first.

    Left out are those that another window is playing, those that are finished, and those that
    do not read, which :func:`list_broken` gives. FileTrouble when the folder cannot be read.
    """
    found = [each for each in _survey(folder) if isinstance(each, OpenGame)]
    return tuple(sorted(found, key=lambda each: (each.when, each.path.name), reverse=True))


def list_broken(folder: Path) -> tuple[BoardroomError, ...]:
    """Why the journals that do not read cannot be continued: one line each."""
    return tuple(each for each in _survey(folder) if isinstance(each, BoardroomError))


def list_finished(folder: Path, most: int) -> tuple[OpenGame, ...]:
    """The ``most`` games from this folder that were finished last, the last one first.

    What does not read is left out: nothing can be lost any more.
    """
    found: list[OpenGame] = []
    for path in sorted((folder / FINISHED).glob(f"*{SUFFIX}"), key=_touched, reverse=True):
        if len(found) == most:
            break
        if not path.is_file():  # to read a pipe would wait for ever
            continue
        with suppress(BoardroomError):
            story = read_story(path)
            if story is not None:
                found.append(_open_game(path, story))
    return tuple(found)


def _touched(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _survey(folder: Path) -> Iterator[OpenGame | BoardroomError]:
    try:
        paths = sorted(path for path in folder.glob(f"*{SUFFIX}") if path.is_file())
    except OSError as error:
        reason = error.strerror or str(error)
        raise FileTrouble(
            message("Cannot read {path}: {reason}.", path=str(folder), reason=reason)
        ) from error
    for path in paths:
        lock = JournalLock(path)
        with suppress(OSError):  # where no lock can be taken, nobody else can write either
            if not lock.take():
                continue
        try:
            story = read_story(path)
        except BoardroomError as error:
            yield error
            continue
        finally:
            lock.release()
        if story is not None and _turn(story) != OVER:
            yield _open_game(path, story)
        elif story is not None:
            # The program was killed between the last move and the end of the window.
            with suppress(OSError):
                file_away(path)


def _turn(story: Story) -> int:
    return story.entries[-1].turn if story.entries else story.header.turn


def _open_game(path: Path, story: Story) -> OpenGame:
    header = story.header
    last = story.entries[-1] if story.entries else None
    return OpenGame(
        path=path,
        game=header.game,
        options=header.options,
        seats=story.seats,
        when=last.at if last else header.begun,
        plies=last.ply if last else len(header.moves),
        turn=_turn(story),
    )
