"""Where every piece lies on every page, and its back on the other side of the paper.

Pure geometry: whoever checks it needs no printer, and a piece may be anything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from sheets.box import Box
from sheets.imposition.layouts import Grid, Layout, page_of
from sheets.imposition.sizes import SIZES, Size
from sheets.paper import Paper

if TYPE_CHECKING:
    from sheets.pen import Point

Edge = Literal["long", "short"]
"""The edge of the paper about which it is turned to print the other side."""

Face = Literal["front", "back"]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Spot(Generic[T]):
    """One face of a piece on a page: where its middle lies, in mm from the top left corner, and by
    how many degrees it is turned clockwise."""

    piece: T
    face: Face
    middle: Point
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class PageSide(Generic[T]):
    """One page. ``face`` is that of its pieces, ``both`` where the paper is folded."""

    face: Literal["front", "back", "both"]
    spots: tuple[Spot[T], ...]


@dataclass(frozen=True, slots=True)
class Correction:
    """How far a printer's backs are moved so that they meet the fronts, seen as they are printed:
    ``across`` to the right and ``down`` in mm, ``turn`` in degrees clockwise."""

    across: float = 0.0
    down: float = 0.0
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class Plan:
    """A layout for one piece on one paper."""

    grid: Grid
    backs: bool
    fold: float | None

    @property
    def page(self) -> Paper:
        return page_of(self.grid)

    @property
    def size(self) -> Size:
        return SIZES[self.grid.piece]

    @property
    def block(self) -> Box:
        """The fronts of a full page with their bleeds."""
        page, cell = self.page, self.cell
        width, height = self.grid.columns * cell[0], self.grid.rows * cell[1]
        x = (page.width - width) / 2
        if self.fold is None:
            return Box(x, (page.height - height) / 2, width, height)
        return Box(x, page.height / 2 - self.fold - height, width, height)

    @property
    def cell(self) -> tuple[float, float]:
        """Width and height of a piece with its bleed."""
        bleed = 2 * self.grid.bleed
        return self.size.width + bleed, self.size.height + bleed

    @property
    def places(self) -> int:
        """Pieces on a full page."""
        return self.grid.columns * self.grid.rows

    def middles(self) -> tuple[Point, ...]:
        """The middles of the fronts in reading order."""
        rows = self.block.rows(self.grid.rows)
        return tuple(cell.centre for row in rows for cell in row.columns(self.grid.columns))


def plan_of(layout: Layout, paper: str, piece: str) -> Plan | None:
    """The plan of a layout, if it is made for this piece on this paper."""
    grid = layout.grid(paper, piece)
    return None if grid is None else Plan(grid, layout.backs, layout.fold)


def impose(
    plan: Plan, pieces: Sequence[T], edge: Edge = "long", correction: Correction | None = None
) -> Iterator[PageSide[T]]:
    """All pages, in the order in which they are printed; none of them is empty."""
    middles = plan.middles()
    for start in range(0, len(pieces), plan.places):
        part = pieces[start : start + plan.places]
        fronts = tuple(
            Spot(piece, "front", middle) for piece, middle in zip(part, middles, strict=False)
        )
        if plan.fold is not None:
            backs = tuple(_behind(spot, plan.page, upright_axis=False) for spot in fronts)
            yield PageSide("both", fronts + backs)
            continue
        yield PageSide("front", fronts)
        if plan.backs:
            upright = _axis_is_upright(plan.page, edge)
            moved = correction or Correction()
            yield PageSide(
                "back",
                tuple(
                    corrected(_behind(spot, plan.page, upright), plan.page, moved)
                    for spot in fronts
                ),
            )


def _axis_is_upright(page: Paper, edge: Edge) -> bool:
    """Whether a page is turned like that of a book, not like that of a calendar on the wall."""
    return (page.height > page.width) == (edge == "long")


def _behind(spot: Spot[T], page: Paper, upright_axis: bool) -> Spot[T]:
    """The back of a front. Turned about a level axis it has to stand on its head on the page, to
    be upright when the card itself is turned like a page of a book."""
    x, y = spot.middle
    if upright_axis:
        return Spot(spot.piece, "back", (page.width - x, y))
    return Spot(spot.piece, "back", (x, page.height - y), 180.0)


def corrected(spot: Spot[T], page: Paper, correction: Correction) -> Spot[T]:
    """A back as it has to be printed: turned around the middle of the page, then moved."""
    angle = radians(correction.turn)
    x, y = spot.middle[0] - page.width / 2, spot.middle[1] - page.height / 2
    return Spot(
        spot.piece,
        spot.face,
        (
            page.width / 2 + x * cos(angle) - y * sin(angle) + correction.across,
            page.height / 2 + x * sin(angle) + y * cos(angle) + correction.down,
        ),
        spot.turn + correction.turn,
    )
