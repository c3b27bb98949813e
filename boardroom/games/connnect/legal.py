"""The legal moves: listed in the order of their texts, or counted and one of them picked.

They come in sections, each a table with two ranges of choices, so that random play need not
list hundreds of moves to pick one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

from boardroom.games.connnect import bonuses
from boardroom.games.connnect.layout import SETUP_SPACES
from boardroom.games.connnect.moves import (
    CHANGES,
    DONE,
    Claim,
    CrossOut,
    FreePass,
    FreeWrite,
    Move,
    PickZone,
    StepDie,
    StepNumber,
    Switch,
    Write,
    WriteBonus,
)
from boardroom.games.connnect.position import Position
from boardroom.games.connnect.shapes import (
    HIGHEST,
    MASKS,
    NAMES,
    PLACEMENTS,
    SHAPES,
    SIZES,
    SPACE,
    named,
    spaces_of,
)
from boardroom.games.connnect.sheet import Sheet

Table = Mapping[Any, Mapping[Any, Move]]

NUMBERS: Final = tuple(range(1, HIGHEST + 1))
SETUP_MASK: Final = named(SETUP_SPACES)

_OTHERS = {die: tuple(number for number in NUMBERS if number != die) for die in NUMBERS}
_ZONES: Table = {0: {number: PickZone(number) for number in NUMBERS}}
_WRITES: Table = {
    space: {number: Write(name, number) for number in NUMBERS} for name, space in SPACE.items()
}
_FREE_WRITES: Mapping[int, Table] = {
    die: {
        space: {number: FreeWrite(die, name, number) for number in _OTHERS[die]}
        for name, space in SPACE.items()
    }
    for die in NUMBERS
}
_FREE_PASSES: Table = {0: {die: FreePass(die) for die in NUMBERS}}
_CROSS_OUTS: Mapping[str, Table] = {
    bonus: {
        start: {end: CrossOut(bonus, crossed, name) for name, end in SPACE.items()}
        for crossed, start in SPACE.items()
    }
    for bonus in bonuses.CROSSING
}
_SWITCHES: Table = {
    bonus: {number: Switch(bonus, number) for number in NUMBERS} for bonus in bonuses.SWITCHING
}
_DIE: Final = len(NAMES)
"""A die that shows 5 is the place _DIE + 5 in the table of steps."""
_STEPS: Mapping[str, Table] = {
    bonus: {
        **{
            space: {change: StepNumber(bonus, name, change) for change in CHANGES}
            for name, space in SPACE.items()
        },
        **{
            _DIE + die: {change: StepDie(bonus, die, change) for change in CHANGES}
            for die in NUMBERS
        },
    }
    for bonus in bonuses.STEPPING
}
_BEFORE_DIE: Final = sum(name < "die" for name in NAMES)
_WRITE_BONUSES: Table = {
    space: {number: WriteBonus(name, number) for number in NUMBERS} for name, space in SPACE.items()
}
_DONE: Table = {0: {0: DONE}}


@dataclass(slots=True)
class Choices:
    """The moves of a table in some rows and columns."""

    table: Table
    rows: Sequence[Any]
    columns: Sequence[Any]

    def count(self) -> int:
        return len(self.rows) * len(self.columns)

    def pick(self, number: int) -> Move:
        row, column = divmod(number, len(self.columns))
        return self.table[self.rows[row]][self.columns[column]]

    def every(self) -> list[Move]:
        return [
            moves[column]
            for moves in [self.table[row] for row in self.rows]
            for column in self.columns
        ]


@dataclass(slots=True)
class ClaimChoices:
    """The claims: each placement with what has to be claimed again, and the bonuses."""

    found: list[tuple[int, str]]
    bonuses: Mapping[int, tuple[str, ...]]
    """What a claim of so many spaces can choose from."""

    def count(self) -> int:
        return sum([len(self.bonuses[SIZES[place]]) for place, _ in self.found])

    def pick(self, number: int) -> Move:
        for place, again in self.found:
            names = self.bonuses[SIZES[place]]
            if number < len(names):
                return claim_move(place, again, names[number])
            number -= len(names)
        raise IndexError(number)

    def every(self) -> list[Move]:
        return [
            claim_move(place, again, name)
            for place, again in self.found
            for name in self.bonuses[SIZES[place]]
        ]


@cache
def claim_move(place: int, again: str, bonus: str) -> Claim:
    """The move that claims a placement; each is made once."""
    return Claim(PLACEMENTS[place].text, bonus, again)


Section = Choices | ClaimChoices


def listed(position: Position) -> tuple[Move, ...]:
    """All legal moves of the seat whose turn it is, in the order of their texts."""
    return tuple([move for section in sections(position) for move in section.every()])


def picked(position: Position, rng: Random) -> Move:
    """One of them, each as likely as another, without listing them."""
    found = sections(position)
    counts = [section.count() for section in found]
    number = int(rng.random() * sum(counts))
    for section, count in zip(found, counts, strict=True):
        if number < count:
            return section.pick(number)
        number -= count
    raise IndexError(number)


def sections(position: Position) -> list[Section]:
    """The legal moves in sections, in the order of their texts; none on chance or when over."""
    phase = position.phase
    if phase in ("roll", "over"):
        return []
    if phase == "zone":
        return [Choices(_ZONES, (0,), distinct(position.dice.open))]
    sheet = position.sheets[position.actor]
    if phase == "setup":
        spaces = spaces_of(SETUP_MASK & ~sheet.grid.taken)
        return [Choices(_WRITES, spaces, distinct(sheet.dice.open))]
    if phase == "fill":
        return _fill(sheet)
    if sheet.pending:
        return _lightning(sheet)
    claims = claims_of(sheet, position.cards.face_up())
    return [claims, Choices(_DONE, (0,), (0,)), *_uses(sheet)]


def distinct(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Ascending numbers, each once."""
    return tuple(sorted(set(numbers)))


def _fill(sheet: Sheet) -> list[Section]:
    dice = distinct(sheet.dice.open)
    free = spaces_of(sheet.zone_free)
    found: list[Section] = [Choices(_WRITES, free, dice)]  # CN-22
    if sheet.can_act_freely:
        if free:
            found += [Choices(_FREE_WRITES[die], free, _OTHERS[die]) for die in dice]
        else:
            found.append(Choices(_FREE_PASSES, (0,), dice))  # CN-24
    return found + _uses(sheet)


def _lightning(sheet: Sheet) -> list[Section]:
    """CN-51, CN-53: what the lightning bonus writes, and a switch before it."""
    if sheet.pending != bonuses.ANY_TWO:
        number = bonuses.BONUSES[sheet.pending].number
        return [Choices(_WRITE_BONUSES, spaces_of(sheet.grid.free), (number,))]
    found: list[Section] = []
    if sheet.due == bonuses.ANY_TWO_NUMBERS:  # CN-47: before its numbers are written
        found += _switches(sheet)
    return [*found, Choices(_WRITE_BONUSES, spaces_of(sheet.zone_free), NUMBERS)]


def claims_of(sheet: Sheet, face_up: str) -> ClaimChoices:
    """CN-27 to CN-41: what can be claimed, when these shape cards lie face up."""
    claimed = sheet.claims.mask
    again = sheet.held & bonuses.MASK[bonuses.AGAIN]  # CN-50
    letters = set(face_up).difference(sheet.claims.letters())  # CN-39, CN-41
    found = []
    for place in sheet.grid.matched:
        hit = MASKS[place] & claimed
        if hit and (not again or hit & (hit - 1)):
            continue  # CN-32
        if SIZES[place] == 5 and SHAPES[place] not in letters:
            continue
        found.append((place, NAMES[hit.bit_length() - 1] if hit else ""))
    return ClaimChoices(found, {size: bonuses.choices(sheet.left, size) for size in (3, 4, 5)})


def _uses(sheet: Sheet) -> list[Section]:
    """The bonuses that are not lightning (CN-43)."""
    if not sheet.held:
        return []
    found: list[Section] = []
    unclaimed = spaces_of(sheet.unclaimed)
    free = spaces_of(sheet.grid.free)
    if unclaimed and free:  # CN-45
        found += [
            Choices(_CROSS_OUTS[bonus], unclaimed, free)
            for bonus in bonuses.CROSSING
            if sheet.held & bonuses.MASK[bonus]
        ]
    place = sum(space < _BEFORE_DIE for space in unclaimed)
    dice = [_DIE + die for die in distinct(sheet.dice.open)]  # CN-49
    steps = (*unclaimed[:place], *dice, *unclaimed[place:])
    found += [
        Choices(_STEPS[bonus], steps, CHANGES)
        for bonus in bonuses.STEPPING
        if sheet.held & bonuses.MASK[bonus]
    ]
    return found + _switches(sheet)


def _switches(sheet: Sheet) -> list[Section]:
    """CN-47: with a die that is not written yet; in the Claim phase, where all are, with any."""
    held = [bonus for bonus in bonuses.SWITCHING if sheet.held & bonuses.MASK[bonus]]
    dice = sheet.dice.open or sheet.dice.written
    return [Choices(_SWITCHES, held, distinct(dice))] if held else []
