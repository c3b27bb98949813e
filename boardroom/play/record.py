"""Saved games: strict reading, whole writing, and the replay through the rules.

A save is a ``.boardroom`` file of UTF-8 JSON. :func:`read_record` refuses what is not exactly
that form, and :func:`replay` plays every move through the rules; a file is accepted whole or
refused in one line that names the file, the number of the move and the reason.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from boardroom.base.errors import BoardroomError, FileTrouble
from boardroom.base.files import write_bytes
from boardroom.base.words import Message, message
from boardroom.games import UnknownGame
from boardroom.games import game as find_game
from boardroom.games.game import OVER, Game, IllegalMove, NotationError, State
from boardroom.games.options import from_dict
from boardroom.play.reasons import UNREADABLE, one_line, why, why_not_json
from boardroom.play.seat import Seat, seat_trouble

FORMAT = 1
"""The version of the file format that this program reads and writes."""

SUFFIX = ".boardroom"
MOST_BYTES = 4_000_000
MOST_MOVES = 20_000
LONGEST_MOVE = 200
LONGEST_START = 20_000


class RecordError(BoardroomError):
    """A record that cannot be accepted: one line with the file, the move and the reason."""


_Points = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
_Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended, as it stands in the file: winners are seats counted from 1."""

    scores: tuple[_Points, ...]
    winners: tuple[_Count, ...]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game, complete: everything that a save file holds, under the names that it has there.

    ``boardroom`` is the version of the format, ``start`` a position, ``moves`` the texts of all
    moves and chance outcomes, ``saved`` an ISO time, ``program`` the version that wrote it.
    ``takebacks`` counts how often play went back past something that had been revealed;
    ``resigned`` is the seat, counted from 1, that gave the game up, 0 when none did.
    """

    boardroom: int
    game: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    start: str
    moves: tuple[str, ...]
    result: Result | None
    saved: str
    program: str = ""
    takebacks: _Count = 0
    resigned: _Count = 0


class _Version(msgspec.Struct):
    boardroom: _Count


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played through the rules. ``states[k]`` stands after the first ``k`` moves."""

    record: Record
    game: Game
    options: Any
    states: tuple[State, ...]
    moves: tuple[Any, ...]

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return result_of(self.states[-1], self.record.resigned)


def read_record(path: Path) -> Record:
    """The record in this file; its moves are still to be played by :func:`replay`.

    RecordError for a file that is not a save, FileTrouble for one that cannot be read.
    """
    try:
        if not path.is_file() and path.exists():
            raise _refused(str(path), message("it is not a file"))
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise FileTrouble(
            message("Cannot read {path}: {reason}.", path=one_line(str(path)), reason=reason)
        ) from error
    except ValueError as error:  # a path with a NUL in it
        raise _refused(str(path), why(error)) from error
    return parse_record(data, str(path))


def parse_record(data: bytes, name: str) -> Record:
    """The record in these bytes; ``name`` is what errors call it. RecordError."""
    if len(data) > MOST_BYTES:
        raise _refused(name, message("it is larger than {most} bytes", most=MOST_BYTES))
    try:
        data.decode()
        version = msgspec.json.decode(data, type=_Version).boardroom
        if version != FORMAT:
            raise _refused(
                name,
                message(
                    "it is of format {version}, and this program reads format {known}",
                    version=version,
                    known=FORMAT,
                ),
            )
        record = msgspec.json.decode(data, type=Record)
        # By now the form is known, so nothing is nested deeper than three levels.
        json.loads(data, object_pairs_hook=_pairs)
    except UNREADABLE as error:
        raise _refused(name, why_not_json(error)) from error
    except _Twice as error:
        raise _refused(name, message("the key {key} stands twice", key=str(error))) from error
    trouble = _trouble(record)
    if trouble is not None:
        raise _refused(name, trouble)
    return record


class _Twice(Exception):
    """A JSON object that has one key twice says two things."""


def _pairs(pairs: list[tuple[str, Any]]) -> None:
    keys = set()
    for key, _ in pairs:
        if key in keys:
            raise _Twice(one_line(key))
        keys.add(key)


def write_record(path: Path, record: Record) -> None:
    """Put the record at ``path``, whole or not at all.

    RecordError for a record that could not be read again, FileTrouble when the disk refuses.
    """
    data = record_bytes(record)
    replay(parse_record(data, str(path)), str(path))
    write_bytes(path, data)


def record_bytes(record: Record) -> bytes:
    """The text of the file: one line a key, in the order of the notation."""
    optional = {"program": "", "takebacks": 0, "resigned": 0}
    lines = [
        f"  {_json(key)}: {_json(value)}"
        for key, value in msgspec.structs.asdict(record).items()
        if key not in optional or value != optional[key]
    ]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def replay(record: Record, name: str = "record") -> Replay:
    """Play every move through the rules. RecordError names ``name``, the move and the reason."""
    trouble = _trouble(record)
    if trouble is not None:
        raise _refused(name, trouble)
    game = find_game(record.game)
    options, start = open_position(game, record.options, record.start, len(record.seats), name)
    states, moves = [start], []
    for number, text in enumerate(record.moves, 1):
        try:
            move = states[-1].read_move(text)
        except (NotationError, IllegalMove) as error:
            raise RecordError(
                message(
                    "{file}: move {number}: {reason}",
                    file=one_line(name),
                    number=number,
                    reason=why(error),
                )
            ) from error
        states.append(states[-1].play(move))
        moves.append(move)
    played = Replay(record, game, options, tuple(states), tuple(moves))
    if record.resigned and states[-1].turn == OVER:
        raise _refused(name, message("a seat has resigned, but the moves end the game"))
    if record.result is not None and record.result != played.result:
        raise _refused(name, _disagrees(record.result, played.result))
    return played


def open_position(
    game: Game, options: dict[str, str], start: str, seats: int, name: str
) -> tuple[Any, State]:
    """Options and start position as a file gives them. RecordError names the file."""
    try:
        chosen = from_dict(game.Options, options)
        state = game.read(start, chosen)
    except (ValueError, TypeError) as error:
        raise _refused(name, why(error)) from error
    if state.seats != seats:
        raise _refused(
            name,
            message(
                "the position is for {found} seats, and {count} are named",
                found=state.seats,
                count=seats,
            ),
        )
    return chosen, state


def result_of(state: State, resigned: int = 0) -> Result | None:
    """What a save says about the end of the game; None while it goes on.

    Of two seats the other one wins when ``resigned``, counted from 1, gave up.
    """
    if resigned:
        return Result(state.scores(), (3 - resigned,))
    if state.turn != OVER:
        return None
    return Result(state.scores(), tuple(seat + 1 for seat in state.winners()))


def now() -> str:
    """The time for ``saved``, to the second, in UTC."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def game_trouble(game_id: str, seats: Sequence[Seat], start: str) -> Message | None:
    """What is wrong with the head of a file, as far as it shows without the rules."""
    try:
        game = find_game(one_line(game_id[:40]))
    except UnknownGame as error:
        return why(error)
    if len(start) > LONGEST_START:
        return message("the start position is longer than {most}", most=LONGEST_START)
    return seat_trouble(game, seats)


def moves_trouble(moves: Sequence[str]) -> Message | None:
    """What is wrong with the moves, as far as it shows without the rules."""
    if len(moves) > MOST_MOVES:
        return message(
            "it has {count} moves, and at most {most} are read", count=len(moves), most=MOST_MOVES
        )
    for number, text in enumerate(moves, 1):
        if len(text) > LONGEST_MOVE or not text.isprintable():
            return message("move {number}: this is not a move text", number=number)
    return None


def _trouble(record: Record) -> Message | None:
    trouble = game_trouble(record.game, record.seats, record.start) or moves_trouble(record.moves)
    if trouble is not None:
        return trouble
    if record.resigned and not (len(record.seats) == 2 and record.resigned <= 2):
        return message("resigned: one of two seats can resign")
    if len(record.saved) > 40 or not _is_time(record.saved):
        return message("saved: this is not an ISO time")
    if len(record.program) > 40 or not record.program.isprintable():
        return message("program: this is not a version")
    return None


def _is_time(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


def _disagrees(result: Result, found: Result | None) -> Message:
    if found is None:
        return message("it has a result, but the moves do not end the game")
    return message(
        "the result says {written}, the moves give {found}",
        written=one_line(_json(result)),
        found=_json(found),
    )


def _refused(name: str, reason: Message) -> RecordError:
    return RecordError(message("{file}: {reason}", file=one_line(name), reason=reason))
