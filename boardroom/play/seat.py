"""Who sits where: the name of a seat, and the person or the bot that plays it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

import msgspec

from boardroom.base.errors import BoardroomError
from boardroom.base.words import Message, message
from boardroom.bots import bots
from boardroom.games.game import Game

HUMAN = "human"
BOT = "bot:"
LONGEST_NAME = 40

# Letters and marks of every script are welcome; what breaks or turns the line is not:
# controls, half characters, line ends, and the direction overrides of Unicode (UAX #9).
_BREAKING = ("Cc", "Cs", "Zl", "Zp")
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# Nothing is seen of separators, joiners and hyphens that only may break a line (Unicode: Z, Cf),
# nor of the fillers of Hangul and the blank pattern of Braille.
_UNSEEN = ("Z", "C")
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_COLOUR = re.compile(r"[A-Za-z0-9-]{0,20}|#[0-9A-Fa-f]{6}")
_BOT = re.compile(r"[a-z0-9_-]{1,40}")


class SeatError(BoardroomError, ValueError):
    """A seat that cannot be: its name, its player, or how many there are."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One seat of a match. ``player`` is ``human`` or ``bot:NAME``. SeatError for a bad field.

    ``colour`` is the id of the colour that marks the seat on the screen; "" when none was chosen.
    """

    name: str
    player: str
    colour: str = ""

    def __post_init__(self) -> None:
        if not 0 < len(self.name.strip()) <= len(self.name) <= LONGEST_NAME:
            raise SeatError(message("a name has 1 to {most} characters", most=LONGEST_NAME))
        if any(unicodedata.category(c) in _BREAKING or c in _TURNING for c in self.name):
            raise SeatError(message("a name has no control characters"))
        if all(unicodedata.category(c)[0] in _UNSEEN or c in _BLANK for c in self.name):
            raise SeatError(message("a name has a character that can be seen"))
        if self.player != HUMAN and not (self.player.startswith(BOT) and _BOT.fullmatch(self.bot)):
            raise SeatError(message("a player is human or bot:NAME"))
        if not _COLOUR.fullmatch(self.colour):
            raise SeatError(message("a colour is a short word or #rrggbb"))

    @property
    def is_bot(self) -> bool:
        return self.player != HUMAN

    @property
    def bot(self) -> str:
        """The id of the bot; "" for a person."""
        return self.player.removeprefix(BOT) if self.is_bot else ""


def free_name(names: Sequence[str], wanted: str) -> str:
    """``wanted``, with a number when somebody at the table has that name already."""
    name, number = wanted, 2
    while name in names:
        name, number = f"{wanted} {number}", number + 1
    return name


def seat_trouble(game: Game, seats: Sequence[Seat]) -> Message | None:
    """What keeps this many seats from playing the game.

    Which bots there are is left open: a game that was saved with a bot of another version is
    whole all the same, and someone else can take over its seat.
    """
    if len(seats) in game.seats:
        return None
    least, most = game.seats[0], game.seats[-1]
    return message(
        "{game} has {least} to {most} seats, not {count}",
        game=game.title,
        least=least,
        most=most,
        count=len(seats),
    )


def check_seats(game: Game, seats: Sequence[Seat]) -> None:
    """SeatError when this many seats cannot play this game."""
    trouble = seat_trouble(game, seats)
    if trouble is not None:
        raise SeatError(trouble)


def check_bots(game: Game, seats: Sequence[Seat]) -> None:
    """SeatError when one of the seats is for a bot that this program does not have."""
    known = list(bots(game.id))
    for seat in seats:
        if seat.is_bot and seat.bot not in known:
            raise SeatError(
                message(
                    "unknown bot {name}: known are {known}", name=seat.bot, known=", ".join(known)
                )
            )
