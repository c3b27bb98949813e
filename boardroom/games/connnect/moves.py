"""The moves of Connnect: small values that name spaces and bonuses as a player does."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from boardroom.games.connnect.bonuses import (
    BONUSES,
    CROSSING,
    NONE,
    STEPPING,
    SWITCHING,
)
from boardroom.games.connnect.layout import COLUMNS, CONNECT_5, ROWS
from boardroom.games.connnect.shapes import HIGHEST, named, text_of
from boardroom.games.reading import wrong


@dataclass(frozen=True, slots=True)
class Roll:
    """What three dice show, ascending: chance's move, written ``roll 2 4 5``."""

    dice: tuple[int, ...]

    def __str__(self) -> str:
        return f"roll {' '.join(map(str, self.dice))}"


@dataclass(frozen=True, slots=True)
class PickZone:
    """The value picked as zone die: ``zone 4``."""

    number: int

    def __str__(self) -> str:
        return f"zone {self.number}"


@dataclass(frozen=True, slots=True)
class Write:
    """A setup number or a number die into a space: ``b1=4``."""

    space: str
    number: int

    def __str__(self) -> str:
        return f"{self.space}={self.number}"


@dataclass(frozen=True, slots=True)
class FreeWrite:
    """A free action that writes another number than the die shows: ``free 5 b1=3``."""

    die: int
    space: str
    number: int

    def __str__(self) -> str:
        return f"free {self.die} {self.space}={self.number}"


@dataclass(frozen=True, slots=True)
class FreePass:
    """A free action that writes nothing, as the zone is full: ``free 5 -``."""

    die: int

    def __str__(self) -> str:
        return f"free {self.die} -"


@dataclass(frozen=True, slots=True)
class Claim:
    """A Connect: ``claim a1b1c1 move3``; spaces in reading order, then the bonus chosen or ``-``.

    ``again`` is the space of a number that is claimed again, or empty:
    ``claim a1b1c1 again=a1 move3``.
    """

    spaces: str
    bonus: str
    again: str = ""

    def __str__(self) -> str:
        again = f"again={self.again} " if self.again else ""
        return f"claim {self.spaces} {again}{self.bonus}"

    def space_names(self) -> tuple[str, ...]:
        """The spaces one by one."""
        return tuple(self.spaces[place : place + 2] for place in range(0, len(self.spaces), 2))


@dataclass(frozen=True, slots=True)
class CrossOut:
    """Cross out a number and write it elsewhere: ``use move3 a1 c4``."""

    bonus: str
    crossed: str
    space: str

    def __str__(self) -> str:
        return f"use {self.bonus} {self.crossed} {self.space}"


@dataclass(frozen=True, slots=True)
class Switch:
    """The zone die changes places with a number die of this value: ``use switch3 5``."""

    bonus: str
    die: int

    def __str__(self) -> str:
        return f"use {self.bonus} {self.die}"


@dataclass(frozen=True, slots=True)
class StepDie:
    """Plus or minus on a number die: ``use step3 die 5 +2``."""

    bonus: str
    die: int
    change: int

    def __str__(self) -> str:
        return f"use {self.bonus} die {self.die} {_signed(self.change)}"


@dataclass(frozen=True, slots=True)
class StepNumber:
    """Plus or minus on a number of the sheet: ``use step4 a1 -1``."""

    bonus: str
    space: str
    change: int

    def __str__(self) -> str:
        return f"use {self.bonus} {self.space} {_signed(self.change)}"


@dataclass(frozen=True, slots=True)
class WriteBonus:
    """A number of the lightning bonus that is waiting: ``write a1=3``."""

    space: str
    number: int

    def __str__(self) -> str:
        return f"write {self.space}={self.number}"


@dataclass(frozen=True, slots=True)
class Done:
    """The player claims nothing more in this round: ``done``."""

    def __str__(self) -> str:
        return "done"


Move = (
    Roll
    | PickZone
    | Write
    | FreeWrite
    | FreePass
    | Claim
    | CrossOut
    | Switch
    | StepDie
    | StepNumber
    | WriteBonus
    | Done
)
DONE: Final = Done()

CHANGES: Final = (1, 2, -1, -2)
"""What plus or minus can do, in the order of their texts (CN-49)."""


def _signed(change: object) -> str:
    return f"{change:+d}" if isinstance(change, int) else str(change)


_DIE = f"[1-{HIGHEST}]"
_SPACE = f"[{COLUMNS}][{ROWS}]"
_SIZES = f"{{3,{len(CONNECT_5[0].spaces)}}}"
_CHANGE = "[+-][12]"

_FORMS: Final[tuple[tuple[re.Pattern[str], Callable[..., Move]], ...]] = tuple(
    (re.compile(form), make)
    for form, make in (
        (f"roll ({_DIE}) ({_DIE}) ({_DIE})", lambda *dice: Roll(tuple(map(int, dice)))),
        (f"zone ({_DIE})", lambda number: PickZone(int(number))),
        (f"({_SPACE})=({_DIE})", lambda space, number: Write(space, int(number))),
        (
            f"free ({_DIE}) ({_SPACE})=({_DIE})",
            lambda die, space, number: FreeWrite(int(die), space, int(number)),
        ),
        (f"free ({_DIE}) -", lambda die: FreePass(int(die))),
        (
            f"claim ((?:{_SPACE}){_SIZES}) (?:again=({_SPACE}) )?({'|'.join(BONUSES)}|{NONE})",
            lambda spaces, again, bonus: Claim(spaces, bonus, again or ""),
        ),
        (f"use ({'|'.join(CROSSING)}) ({_SPACE}) ({_SPACE})", CrossOut),
        (f"use ({'|'.join(SWITCHING)}) ({_DIE})", lambda bonus, die: Switch(bonus, int(die))),
        (
            f"use ({'|'.join(STEPPING)}) die ({_DIE}) ({_CHANGE})",
            lambda bonus, die, change: StepDie(bonus, int(die), int(change)),
        ),
        (
            f"use ({'|'.join(STEPPING)}) ({_SPACE}) ({_CHANGE})",
            lambda bonus, space, change: StepNumber(bonus, space, int(change)),
        ),
        (f"write ({_SPACE})=({_DIE})", lambda space, number: WriteBonus(space, int(number))),
        ("done", Done),
    )
)


def read(text: object) -> Move:
    """The move with this text, legal or not. NotationError when it is none."""
    if isinstance(text, str):
        for form, make in _FORMS:
            match = form.fullmatch(text)
            if match is not None:
                return _as_written(make(*match.groups()), text)
    raise wrong("move", "a move such as roll 2 4 5, zone 4, b1=4 or claim a1b1c1 move3", text)


def _as_written(move: Move, text: str) -> Move:
    """What two parts of a text have to agree on."""
    if isinstance(move, Roll) and list(move.dice) != sorted(move.dice):
        raise wrong("move", "the dice of a roll ascending", text)
    if isinstance(move, Claim):
        spaces = move.space_names()
        if text_of(named(spaces)) != move.spaces:
            raise wrong("move", "different spaces in reading order", text)
        if move.again and move.again not in spaces:
            raise wrong("move", "again= with one of the spaces claimed", text)
    return move


def is_well_formed(move: object) -> bool:
    """Whether this is a move that can be written."""
    if not isinstance(move, Move):
        return False
    try:
        return read(str(move)) == move
    except ValueError:
        return False
