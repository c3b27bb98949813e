"""One player's sheet: the numbers, the claims, the bonuses and the dice it plays with."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from boardroom.games.connnect import bonuses
from boardroom.games.connnect.changing import Changer
from boardroom.games.connnect.layout import (
    CIRCLES,
    CONNECT_4,
    CONNECTED_LINES,
    FREE_ACTIONS,
    ZONES,
)
from boardroom.games.connnect.shapes import (
    ALL,
    CROSSED,
    FREE,
    HIGHEST,
    MASKS,
    NAMES,
    SHAPES,
    SIZES,
    all_matches,
    matches,
    named,
)

ZONE_MASKS: Final = (0, *(named(ZONES[zone]) for zone in sorted(ZONES)))
"""The spaces of each zone, at the place of its number."""

CIRCLE_MASKS: Final = tuple(named(circle) for circle in CIRCLES)
SHAPES_OF_4: Final = "".join(CONNECT_4)
"""The Connect-4 shapes in the order of their marks."""

OPEN_MARK: Final = "."
FIRST_MARK: Final = "*"
CROSSED_MARK: Final = "x"
FILLED_CIRCLE: Final = "o"


@dataclass(frozen=True, slots=True)
class Dice:
    """The dice that are played with: the zone die, or 0 before it is picked; the other dice
    that are still to be written, and those that are written, both ascending."""

    zone: int
    open: tuple[int, ...]
    written: tuple[int, ...] = ()

    def write(self, number: int) -> Dice:
        """The dice once one that shows this number is written."""
        return Dice(self.zone, without(self.open, number), with_one(self.written, number))

    def switch(self, number: int) -> Dice:
        """The dice once the zone die has changed places with one that shows this number.

        One that is still to be written is taken first (CN-47).
        """
        if number in self.open:
            return Dice(number, with_one(without(self.open, number), self.zone), self.written)
        return Dice(number, self.open, with_one(without(self.written, number), self.zone))

    def step(self, number: int, change: int) -> Dice:
        """The dice once an unwritten one that shows this number is changed (CN-48)."""
        return Dice(
            self.zone, with_one(without(self.open, number), stepped(number, change)), self.written
        )


NO_DICE: Final = Dice(0, ())


def without(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The numbers with one of this value taken out."""
    place = numbers.index(number)
    return numbers[:place] + numbers[place + 1 :]


def with_one(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The ascending numbers with one more."""
    return tuple(sorted((*numbers, number)))


def stepped(number: int, change: int) -> int:
    """The number after so many steps up or down; 1 follows after 6 (CN-48)."""
    return (number - 1 + change) % HIGHEST + 1


@dataclass(frozen=True, slots=True)
class Grid:
    """The 36 spaces. ``values`` has one byte for each: a number, FREE or CROSSED.

    The rest follows from it: ``numbers`` and ``taken`` are the spaces that hold a number and
    those that are not free; ``matched`` are the placements whose numbers may be claimed, in
    order, whether they have been claimed or not.
    """

    values: bytes
    numbers: int = field(compare=False, repr=False)
    taken: int = field(compare=False, repr=False)
    matched: tuple[int, ...] = field(compare=False, repr=False)

    @property
    def free(self) -> int:
        """The free spaces."""
        return ALL ^ self.taken

    def put(self, space: int, number: int, gaps: bool) -> Grid:
        """The grid with this number in a space, whatever stood there."""
        values = self.values[:space] + bytes((number,)) + self.values[space + 1 :]
        bit = 1 << space
        matched = self.matched
        if self.numbers & bit:
            matched = tuple([place for place in matched if not MASKS[place] & bit])
        found = matches(values, space, gaps)
        if found:
            matched = tuple(sorted((*matched, *found)))
        return Grid(values, self.numbers | bit, self.taken | bit, matched)

    def cross_out(self, space: int) -> Grid:
        """The grid once a number is crossed out; its space stays taken (CN-46)."""
        values = self.values[:space] + bytes((CROSSED,)) + self.values[space + 1 :]
        bit = 1 << space
        matched = tuple([place for place in self.matched if not MASKS[place] & bit])
        return Grid(values, self.numbers ^ bit, self.taken, matched)

    def circles(self) -> tuple[int, ...]:
        """The filled circles by their place in the layout (CN-57)."""
        taken = self.taken
        return tuple([place for place, mask in enumerate(CIRCLE_MASKS) if taken & mask == mask])

    def connected_lines(self) -> tuple[int, ...]:
        """The connected lines of filled circles by their place in the layout (CN-57)."""
        filled = set(self.circles())
        return tuple(place for place, line in enumerate(CONNECTED_LINES) if filled.issuperset(line))


def grid_of(values: bytes, gaps: bool) -> Grid:
    """The grid with these values."""
    numbers = sum(1 << space for space, value in enumerate(values) if value <= HIGHEST)
    taken = sum(1 << space for space, value in enumerate(values) if value != FREE)
    return Grid(values, numbers, taken, all_matches(values, gaps))


EMPTY_GRID: Final = Grid(bytes((FREE,)) * len(NAMES), 0, 0, ())


@dataclass(frozen=True, slots=True)
class Claims:
    """What is claimed: the placements of earlier rounds and of this one, both in order; one
    mark for each Connect-4 shape; the Connect-5 boxes from the top, such as ``F16``.

    ``mask`` are the claimed spaces, which follow from the placements.
    """

    earlier: tuple[int, ...] = ()
    fresh: tuple[int, ...] = ()
    marks: str = OPEN_MARK * len(SHAPES_OF_4)
    boxes: tuple[str, ...] = ()
    mask: int = field(default=0, compare=False, repr=False)

    def every(self) -> tuple[int, ...]:
        """All placements that were ever claimed."""
        return self.earlier + self.fresh

    def of_size(self, size: int) -> list[int]:
        """All claimed placements of so many spaces."""
        return [place for place in self.every() if SIZES[place] == size]

    def letters(self) -> str:
        """The letters of the claimed shape cards."""
        return "".join([box[0] for box in self.boxes])

    def claim(self, place: int, value: int) -> Claims:
        """The claims with one more; ``value`` is that of the top score card."""
        size, shape = SIZES[place], SHAPES[place]
        marks, boxes = self.marks, self.boxes
        if size == 4:
            marks = self._marked(SHAPES_OF_4.index(shape))
        elif size == 5:  # CN-39
            boxes = (*boxes, f"{shape}{value}")
        fresh = tuple(sorted((*self.fresh, place)))
        return Claims(self.earlier, fresh, marks, boxes, self.mask | MASKS[place])

    def _marked(self, shape: int) -> str:
        # CN-35: no other player was first in an earlier round, or the mark would be crossed out.
        after = {OPEN_MARK: FIRST_MARK, CROSSED_MARK: FILLED_CIRCLE}  # CN-36
        mark = self.marks[shape]
        return self.marks[:shape] + after.get(mark, mark) + self.marks[shape + 1 :]

    def end_round(self, first: str) -> Claims:
        """The claims after the round; ``first`` are the shapes that someone was first with."""
        marks = "".join(
            CROSSED_MARK if mark == OPEN_MARK and shape in first else mark
            for shape, mark in zip(SHAPES_OF_4, self.marks, strict=True)
        )
        return Claims(tuple(sorted(self.every())), (), marks, self.boxes, self.mask)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A player's sheet with the dice that are theirs in this round.

    ``left`` counts the bonuses that were not chosen yet and ``held`` those that were chosen and
    not used. ``pending`` names the lightning bonus that has to be carried out and ``due`` how
    many numbers it still writes; empty and 0 when there is none. ``met`` are the letters of the
    objectives scored so far, ``free_actions`` the crossed boxes of the track, ``out``: out of
    the game.
    """

    grid: Grid = EMPTY_GRID
    claims: Claims = Claims()
    left: int = bonuses.PRINTED
    held: int = 0
    pending: str = ""
    due: int = 0
    dice: Dice = NO_DICE
    met: str = ""
    free_actions: int = 0
    out: bool = False

    def changed(self, **fields: Any) -> Sheet:
        """The sheet with some fields changed."""
        return _SHEET.changed(self, fields)

    @property
    def unclaimed(self) -> int:
        """The spaces with a number that was never claimed."""
        return self.grid.numbers & ~self.claims.mask

    @property
    def zone_free(self) -> int:
        """The free spaces of this player's zone."""
        return ZONE_MASKS[self.dice.zone] & ~self.grid.taken

    def used(self, name: str) -> int:
        """How many bonuses of this kind are crossed out."""
        chosen = bonuses.BONUSES[name].count - bonuses.count(self.left, name)
        return chosen - bonuses.count(self.held, name) - (name == self.pending)

    @property
    def can_act_freely(self) -> bool:
        """Whether a box of the Free Action track is left (CN-25)."""
        return self.free_actions < len(FREE_ACTIONS)


_SHEET: Final = Changer(Sheet)
