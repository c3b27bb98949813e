"""What a match tells those who listen to it."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.base.words import Message


@dataclass(frozen=True, slots=True)
class Played:
    """A move or a chance outcome was played; it led to position ``ply``, counted from 1."""

    ply: int


@dataclass(frozen=True, slots=True)
class Undone:
    """Moves were taken back: there were ``before`` plies, now there are ``ply``.

    They are as many where a resignation was taken back.

    ``revealed``: it went back past something that was secret before, and was counted.
    """

    before: int
    ply: int
    revealed: bool


@dataclass(frozen=True, slots=True)
class Redone:
    """Moves that had been taken back stand again: there were ``before`` plies, now ``ply``."""

    before: int
    ply: int


@dataclass(frozen=True, slots=True)
class Looked:
    """Position ``cursor`` is looked at now."""

    cursor: int


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """Seat ``seat``, counted from 0, is played by someone else now."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resigned:
    """Seat ``seat``, counted from 0, gave the game up."""

    seat: int


@dataclass(frozen=True, slots=True)
class JournalTrouble:
    """Why the game is not being saved at the moment; None: it is being saved again."""

    message: Message | None


Event = Played | Undone | Redone | Looked | SeatChanged | Resigned | JournalTrouble
