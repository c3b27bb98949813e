"""How many pieces a page takes and where they lie: data files in ``resources/layouts``.

A layout has one grid for each paper and piece that it is made for. Whoever has another printer can
correct a file or a number in it; what cannot be is refused in one line.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from boardroom.base import resources
from boardroom.base.errors import BoardroomError
from boardroom.base.words import Message, message
from sheets.imposition.sizes import SIZES
from sheets.paper import PAPERS, Paper

MARGIN = 5.0
"""What home printers leave white at every edge, mm."""

FOLD = 5.0
"""The least distance of a bleed from a fold line, mm: thick paper needs it to turn."""

WORDS = 2.6
"""Height of the line of text above the pieces, mm; it stands inside of MARGIN."""

OWN = "own"
"""The paper of a layout in which each page is one piece with its bleed."""

_Count = Annotated[int, Meta(ge=1, le=12)]
_Bleed = Annotated[float, Meta(ge=0, le=5)]
_Fold = Annotated[float, Meta(ge=FOLD, le=20)]


class Grid(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rows and columns of one piece on one paper. ``turned``: the paper lies on its side;
    ``bleed`` in mm around each piece."""

    paper: Literal["a4", "letter", "own"]
    piece: Literal["poker", "mini", "large", "pad", "label"]
    columns: _Count
    rows: _Count
    turned: bool = False
    bleed: _Bleed = 0.0


class Layout(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One file. ``backs``: whether pieces have a back on the next page; ``fold``: backs stand on
    the same page below a fold line, this far from it, in mm."""

    grids: Annotated[tuple[Grid, ...], Meta(min_length=1)]
    backs: bool = False
    fold: _Fold | None = None

    def grid(self, paper: str, piece: str) -> Grid | None:
        """The grid for a piece on a paper."""
        for grid in self.grids:
            if grid.paper in (paper, OWN) and grid.piece == piece:
                return grid
        return None


class LayoutError(BoardroomError):
    """A layout that cannot be: one line that names the file, the field and what is wrong."""


@cache
def layout(id: str) -> Layout:
    """The layout with this id, which is the name of its file. LayoutError when it is damaged."""
    return read_layout(resources.folder("layouts") / f"{id}.json")


def read_layout(path: Path) -> Layout:
    """The layout in a file. LayoutError when there is none, or it is not exactly of this form."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Layout)
    except OSError as error:
        raise _wrong(path, error.strerror or str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _wrong(path, str(error)) from error
    seen = set()
    for number, grid in enumerate(found.grids):
        where = f"$.grids[{number}]"
        if (grid.paper, grid.piece) in seen:
            again = message("{where}: {piece} on {paper} is there twice", **_of(where, grid))
            raise _wrong(path, again)
        seen.add((grid.paper, grid.piece))
        problem = _problem(where, grid, found.fold)
        if problem is not None:
            raise _wrong(path, problem)
    return found


def page_of(grid: Grid) -> Paper:
    """The page of a grid."""
    if grid.paper == OWN:
        size = SIZES[grid.piece]
        return Paper(
            OWN, size.title, size.width + 2 * grid.bleed, size.height + 2 * grid.bleed, grid.bleed
        )
    paper = PAPERS[grid.paper]
    return paper.turned() if grid.turned else paper


def _problem(where: str, grid: Grid, fold: float | None) -> Message | None:
    """Why a grid does not fit its page."""
    if grid.paper == OWN:
        if (grid.columns, grid.rows) != (1, 1) or grid.turned or fold is not None:
            return message(
                "{where}: a page of its own has one row and one column", **_of(where, grid)
            )
        return None
    page, size = page_of(grid), SIZES[grid.piece]
    wide, high = room(page, fold)
    for field, count, side, available in (
        ("columns", grid.columns, size.width, wide),
        ("rows", grid.rows, size.height, high),
    ):
        needed = count * (side + 2 * grid.bleed)
        if needed > available + 1e-6:
            return message(
                "{where}.{field}: {count} take {needed} mm, {paper} has room for {available} mm",
                where=where,
                field=field,
                count=count,
                needed=f"{needed:g}",
                paper=grid.paper,
                available=f"{available:g}",
            )
    return None


def room(page: Paper, fold: float | None) -> tuple[float, float]:
    """Width and height that the pieces of a page may take, mm; with a fold, those above it."""
    if fold is not None:
        return page.width - 2 * MARGIN, page.height / 2 - MARGIN - fold
    # As much below as the words take above: what lies in the middle turns onto itself.
    return page.width - 2 * MARGIN, page.height - 2 * (MARGIN + WORDS)


def _of(where: str, grid: Grid) -> dict[str, object]:
    return {"where": where, "piece": grid.piece, "paper": grid.paper}


def _wrong(path: Path, reason: Message | str) -> LayoutError:
    return LayoutError(message("Layout {file}: {reason}.", file=path.name, reason=reason))
