"""The moves of Connect the Colors, and what they do."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.games.grid import Cell


@dataclass(frozen=True, slots=True)
class SlideMove:
    """A line and its direction, such as ``3<`` or ``cv``, and the group that is collected.

    ``group`` names the first cell of the group in reading order, as the balls lie after the
    slide: ``3<:c4``. It is empty where every group is collected.
    """

    line: str
    group: str = ""

    def __str__(self) -> str:
        return f"{self.line}:{self.group}" if self.group else self.line


@dataclass(frozen=True, slots=True)
class DealMove:
    """The remaining balls dealt again: chance's move, written ``deal ROWS``."""

    rows: str

    def __str__(self) -> str:
        return f"deal {self.rows}"


@dataclass(frozen=True, slots=True)
class Shift:
    """A ball goes from one cell to another along a line."""

    colour: str
    start: Cell
    end: Cell


@dataclass(frozen=True, slots=True)
class Group:
    """Touching balls of one colour, as they lie after the slide, in reading order."""

    colour: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Slide:
    """What a slide does, in this order: ``slides``, ``groups`` leave the board, ``falls``.

    Slides and falls come with the ball that lies furthest ahead first, so that each goes to a
    cell that is empty by then. ``scored`` is what the move is worth to each seat in ``scores()``.
    ``dealing``: the remaining balls are dealt again next. ``won``: this seat has ten balls and
    thereby wins. ``over``: the game has ended.
    """

    seat: int
    line: str
    slides: tuple[Shift, ...]
    groups: tuple[Group, ...]
    falls: tuple[Shift, ...]
    scored: tuple[int, ...]
    dealing: bool
    won: bool
    over: bool


@dataclass(frozen=True, slots=True)
class Placed:
    """A ball that a deal puts on a cell."""

    colour: str
    cell: Cell


@dataclass(frozen=True, slots=True)
class Deal:
    """What a deal does: the board is cleared, and the balls are put on these cells.

    ``seat`` moves next, unless the game is ``over`` because no valid move is left.
    """

    seat: int
    balls: tuple[Placed, ...]
    over: bool
