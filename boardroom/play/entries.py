"""What stands in a journal: a header, and one entry for each thing that happened in the game.

A journal is UTF-8 text, one JSON object a line. A line counts once it is complete: what a crash
tore off at the end was never acknowledged and is left out. Anything else that does not read is
an error that names the line, and leaves the file alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from boardroom.base.errors import BoardroomError, FileTrouble
from boardroom.base.words import Message, message
from boardroom.play.reasons import UNREADABLE, one_line, why, why_not_json
from boardroom.play.record import FORMAT as RECORD_FORMAT
from boardroom.play.record import Record, game_trouble, moves_trouble
from boardroom.play.seat import Seat

FORMAT = 1
"""The version of the journal format that this program reads and writes."""

MOST_BYTES = 100_000_000
_BEGINNING = b'{"journal":'

Count = Annotated[int, Meta(ge=0)]
Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]
Turn = Annotated[int, Meta(ge=-2)]
Time = Annotated[datetime, Meta(tz=True)]


class JournalError(BoardroomError):
    """A journal that cannot be continued: one line with the file, the line and the reason."""


class Header(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """The first line: the game as it stood when the journal was begun.

    ``moves`` are those already played then, ``seed`` is what chance draws from, and ``turn`` is
    as in :class:`Entry`. The other fields are those of a record.
    """

    journal: int
    game: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    seed: Seed
    start: str
    moves: tuple[str, ...]
    takebacks: Count
    turn: Turn
    begun: Time
    program: str
    resigned: Count = 0


def header_of(record: Record, seed: int, turn: int) -> Header:
    """The header of a journal that goes on from this record."""
    return Header(
        journal=FORMAT,
        game=record.game,
        options=record.options,
        seats=record.seats,
        seed=seed,
        start=record.start,
        moves=record.moves,
        takebacks=record.takebacks,
        turn=turn,
        begun=datetime.now(UTC),
        program=record.program,
        resigned=record.resigned,
    )


def record_of(header: Header) -> Record:
    """The record that this header goes on from."""
    return Record(
        boardroom=RECORD_FORMAT,
        game=header.game,
        options=header.options,
        seats=header.seats,
        start=header.start,
        moves=header.moves,
        result=None,
        saved=header.begun.isoformat(timespec="seconds"),
        program=header.program,
        takebacks=header.takebacks,
        resigned=header.resigned,
    )


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="play"):
    """A move, or a chance outcome, was played."""

    move: str


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="undo"):
    """The last decision of a person was taken back."""


class Redo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="redo"):
    """What was last taken back was played again."""


class Rewind(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="rewind"):
    """Play went back to position ``to``."""

    to: Count


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="seat"):
    """Seat ``seat``, counted from 0, was taken over by ``player``."""

    seat: Count
    player: str


class Resign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="resign"):
    """Seat ``seat``, counted from 0, gave the game up."""

    seat: Count


Act = Play | Undo | Redo | Rewind | Sit | Resign


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line after the header: entry ``n`` (from 1), what was done, and how things stood then.

    ``ply`` is the number of moves that stand, ``turn`` a seat from 0, or CHANCE or OVER as in
    :mod:`boardroom.games.game`: a list of open games needs no rules, and a replay is held to it.
    """

    n: Count
    act: Act
    ply: Count
    turn: Turn
    at: Time


@dataclass(frozen=True, slots=True)
class Story:
    """What a journal tells. ``lines`` are its complete lines, as they stand."""

    header: Header
    entries: tuple[Entry, ...]
    lines: tuple[bytes, ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where after the last entry."""
        seats = list(self.header.seats)
        for entry in self.entries:
            if isinstance(entry.act, Sit):
                seat = seats[entry.act.seat]
                seats[entry.act.seat] = Seat(seat.name, entry.act.player, seat.colour)
        return tuple(seats)


class _Version(msgspec.Struct):
    journal: Count


_VERSION = msgspec.json.Decoder(_Version)
_HEADER = msgspec.json.Decoder(Header)
_ENTRY = msgspec.json.Decoder(Entry)


def encode(part: Header | Entry) -> bytes:
    """One line of a journal."""
    return msgspec.json.encode(part) + b"\n"


def read_story(path: Path) -> Story | None:
    """What the journal at ``path`` tells; None when not even its header was completed.

    JournalError for a file that is not a journal, FileTrouble for one that cannot be read.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise FileTrouble(
            message("Cannot read {path}: {reason}.", path=str(path), reason=reason)
        ) from error
    if len(data) > MOST_BYTES:
        raise refused(path, message("it is larger than {most} bytes", most=MOST_BYTES))
    return _parse(data, path)


def _parse(data: bytes, path: Path) -> Story | None:
    if not data.startswith(_BEGINNING) and not _BEGINNING.startswith(data):
        raise refused(path, message("it is not the journal of a game"))
    # What follows the last line end was torn off, and so never acknowledged.
    lines = [line + b"\n" for line in data.split(b"\n")[:-1]]
    if not lines:
        return None
    header = _header(lines[0], path)
    entries = []
    for number, line in enumerate(lines[1:], 2):
        try:
            entries.append(_entry(line, number - 1, header))
        except UNREADABLE as error:
            # After a power failure a block of the last line can be missing while its end stands.
            torn = number == len(lines) and not isinstance(error, msgspec.ValidationError)
            if not torn:
                raise refused(path, why_not_json(error), number) from error
            lines.pop()
        except BoardroomError as error:
            raise refused(path, why(error), number) from error
    return Story(header, tuple(entries), tuple(lines))


def _header(line: bytes, path: Path) -> Header:
    try:
        version = _VERSION.decode(line.decode()).journal
        if version != FORMAT:
            raise refused(
                path,
                message(
                    "it is of format {version}, and this program reads format {known}",
                    version=version,
                    known=FORMAT,
                ),
            )
        header = _HEADER.decode(line)
    except UNREADABLE as error:
        raise refused(path, why_not_json(error), 1) from error
    trouble = game_trouble(header.game, header.seats, header.start) or moves_trouble(header.moves)
    if trouble is not None:
        raise refused(path, trouble, 1)
    return header


def _entry(line: bytes, n: int, header: Header) -> Entry:
    entry = _ENTRY.decode(line.decode())
    if entry.n != n:
        raise BoardroomError(
            message("entry {n} should stand here, not {found}", n=n, found=entry.n)
        )
    if isinstance(entry.act, Sit):
        if entry.act.seat >= len(header.seats):
            raise BoardroomError(message("there is no seat {seat}", seat=entry.act.seat + 1))
        Seat(header.seats[entry.act.seat].name, entry.act.player)
    return entry


def refused(path: Path, reason: Message, line: int | None = None) -> JournalError:
    """The one line that says why this journal is not continued."""
    name = one_line(str(path))
    if line is None:
        return JournalError(message("{file}: {reason}", file=name, reason=reason))
    return JournalError(
        message("{file}: line {number}: {reason}", file=name, number=line, reason=reason)
    )
