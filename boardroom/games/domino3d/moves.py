"""The moves of 3Domino, what they do, and how that is said in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardroom.base.words import Message, message, messages
from boardroom.games.domino3d.cells import DIRECTIONS, Point, halves, parts, unpack, write_lie
from boardroom.games.domino3d.chips import CHIP_TEXTS, CHIPS

HIDDEN: Final = "draw ?"
"""A draw as those who do not see the chip read it."""


@dataclass(frozen=True, slots=True)
class PlaceMove:
    """A chip and where it goes, ``2-5@1,0,0+y``: the smaller half at 1,0,0 and the other in +y.

    It also stands for a chip that lies. ``code`` is what ``cells.lie`` packs; moves sort by it.
    """

    code: int

    def __str__(self) -> str:
        return write_lie(self.code)

    @property
    def chip(self) -> str:
        """The chip, such as ``2-5``."""
        return CHIP_TEXTS[parts(self.code)[0]]

    @property
    def numbers(self) -> tuple[int, int]:
        """The numbers of the two halves, the smaller first."""
        return CHIPS[parts(self.code)[0]]

    @property
    def cells(self) -> tuple[Point, Point]:
        """Where the two halves are, in the order of the numbers."""
        (first, _), (second, _) = halves(self.code)
        return unpack(first), unpack(second)

    @property
    def direction(self) -> str:
        """From the first half to the second: ``+y``."""
        return DIRECTIONS[parts(self.code)[2]]


@dataclass(frozen=True, slots=True)
class DrawMove:
    """The chip that came out of the bag: chance's move, ``draw 3-4``."""

    chip: str

    def __str__(self) -> str:
        return f"draw {self.chip}"


@dataclass(frozen=True, slots=True)
class PassMove:
    """Nothing fits and the bag is empty (D3-18)."""

    def __str__(self) -> str:
        return "pass"


DRAWS: Final = tuple(map(DrawMove, CHIP_TEXTS))
PASS: Final = PassMove()

DominoMove = PlaceMove | DrawMove | PassMove


@dataclass(frozen=True, slots=True)
class Contact:
    """Two faces that touch: the cell of the placed half and its number, the lying cell and its
    number, and the points for this pair."""

    cell: Point
    number: int
    lying_cell: Point
    lying_number: int
    points: int


@dataclass(frozen=True, slots=True)
class Laid:
    """A chip is laid: ``cells`` and ``numbers`` of its halves, the faces that touch, the points
    in all. ``over``: the game ends with it."""

    seat: int
    chip: str
    cells: tuple[Point, Point]
    numbers: tuple[int, int]
    contacts: tuple[Contact, ...]
    points: int
    over: bool


@dataclass(frozen=True, slots=True)
class Drawn:
    """A chip comes out of the bag; ``chip`` is empty for those who do not see it. ``left`` are
    in the bag after that."""

    seat: int
    chip: str
    left: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat can do nothing. ``over``: the game ends with it."""

    seat: int
    over: bool


def words(effect: Laid | Drawn | Passed) -> Message:
    """A move in words for the log, without who made it."""
    if isinstance(effect, Drawn):
        if effect.chip:
            return message("{chip} drawn from the bag", chip=effect.chip)
        return message("A chip drawn from the bag")
    said = message("Nothing fits: passed") if isinstance(effect, Passed) else _laid_words(effect)
    if effect.over:
        return message("{move}. The game is over.", move=said)
    return said


def _laid_words(effect: Laid) -> Message:
    where = [",".join(map(str, cell)) for cell in effect.cells]
    if not effect.points:
        return message(
            "{chip} laid from {start} to {end}", chip=effect.chip, start=where[0], end=where[1]
        )
    return messages(
        "{chip} laid from {start} to {end}, {count} point",
        "{chip} laid from {start} to {end}, {count} points",
        effect.points,
        chip=effect.chip,
        start=where[0],
        end=where[1],
    )
