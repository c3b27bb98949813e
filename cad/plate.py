"""Laying a print set out on beds, one colour a plate.

Bodies lie in shelves: rows across the bed, each as deep as its deepest body. The first that has
room takes a body, the deepest bodies first. The pieces of these games are alike by the dozen, so
that shelves come close to the best there is, and the result is the same every time; a library that
packs rectangles more tightly saves no plate of any set, and would be one more to keep.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from boardroom.base.errors import BoardroomError
from boardroom.base.words import message
from cad import colours, fits
from cad.mesh import Mesh
from cad.part import Sizes
from cad.writing import Piece, Spot

LEAST_BED, MOST_BED = 50, 1000
"""mm a side."""

ROUNDING = 1e-6
"""mm by which a sum of sizes may be off."""


class TooLarge(BoardroomError):
    """A body that is larger than the bed: the message gives both sizes."""


@dataclass(frozen=True, slots=True)
class Bed:
    """Where a printer prints, mm."""

    width: float = 220
    depth: float = 220

    def __str__(self) -> str:
        return f"{self.width:g} x {self.depth:g}"

    def takes(self, width: float, depth: float) -> bool:
        """Whether a body of that size has room, as it is."""
        return width <= self.width + ROUNDING and depth <= self.depth + ROUNDING

    def check(self, name: str, size: Sizes) -> None:
        """TooLarge for a body that has no room, however it is turned."""
        width, depth, _ = size
        if not self.takes(width, depth) and not self.takes(depth, width):
            raise TooLarge(
                message(
                    "{name} is {width:g} x {depth:g} mm; the bed {bed}.",
                    name=name,
                    width=round(width, 2),
                    depth=round(depth, 2),
                    bed=str(self),
                )
            )


def read_bed(text: str) -> Bed:
    """Such as ``220x220``. BoardroomError otherwise."""
    match = re.fullmatch(r"\s*(\d+(?:\.\d+)?)\s*[x×*]\s*(\d+(?:\.\d+)?)\s*", text)
    if match is not None:
        bed = Bed(float(match[1]), float(match[2]))
        if all(LEAST_BED <= side <= MOST_BED for side in (bed.width, bed.depth)):
            return bed
    raise BoardroomError(
        message(
            "--bed {text}: expected two sides of {least} to {most} mm, such as 220x220.",
            text=text,
            least=LEAST_BED,
            most=MOST_BED,
        )
    )


@dataclass(frozen=True, slots=True)
class Kind:
    """A body of the set, and how many of it are to be printed. ``line`` names it to people."""

    line: str
    name: str
    colour: str
    mesh: Mesh
    count: int
    supports: bool = False


@dataclass(frozen=True, slots=True)
class Plate:
    """All that is printed at once, in one colour; spots are counted from the corner of the bed."""

    colour: str
    pieces: tuple[Piece, ...]
    supports: bool

    @property
    def meshes(self) -> list[Mesh]:
        """All bodies in their places."""
        return [mesh for piece in self.pieces for mesh in piece.meshes]

    @property
    def contents(self) -> str:
        """Such as ``8 × Red ball``; names are English, as in files."""
        counts: dict[str, int] = {}
        for piece in self.pieces:
            counts[piece.name] = counts.get(piece.name, 0) + len(piece.spots)
        return ", ".join(f"{count} × {name}" for name, count in counts.items())


@dataclass(slots=True)
class _Lying:
    """One body in its place: the corner of its box, mm."""

    kind: int
    turned: bool
    x: float
    y: float


@dataclass(slots=True)
class _Shelf:
    y: float
    depth: float
    used: float = 0.0


@dataclass(slots=True)
class _Layout:
    """A bed that is being filled."""

    bed: Bed
    shelves: list[_Shelf] = field(default_factory=list)
    bodies: list[_Lying] = field(default_factory=list)

    @property
    def top(self) -> float:
        """Where the next shelf begins."""
        return self.shelves[-1].y + self.shelves[-1].depth + fits.BED_GAP if self.shelves else 0.0

    def put(self, kind: int, ways: Sequence[tuple[bool, float, float]]) -> bool:
        """Lay a body into the first shelf with room, or a new one; ``ways`` are whether it is
        turned, with its width and depth then. False when there is no room."""
        for shelf in self.shelves:
            for turned, width, depth in ways:
                end = shelf.used + width
                if end <= self.bed.width + ROUNDING and depth <= shelf.depth + ROUNDING:
                    self.bodies.append(_Lying(kind, turned, shelf.used, shelf.y))
                    shelf.used = end + fits.BED_GAP
                    return True
        for turned, width, depth in ways:
            if self.bed.takes(width, self.top + depth):
                self.shelves.append(_Shelf(self.top, depth, width + fits.BED_GAP))
                self.bodies.append(_Lying(kind, turned, 0.0, self.shelves[-1].y))
                return True
        return False


def plates(kinds: Sequence[Kind], bed: Bed) -> tuple[Plate, ...]:
    """All bodies on as many plates as they need, colours in the order in which they come.
    TooLarge when one has no room on an empty bed."""
    for kind in kinds:
        bed.check(kind.line, kind.mesh.size)
    return tuple(
        _plate([each for each in kinds if each.colour == colour], layout)
        for colour in dict.fromkeys(kind.colour for kind in kinds)
        for layout in _layouts([each for each in kinds if each.colour == colour], bed)
    )


def _layouts(kinds: Sequence[Kind], bed: Bed) -> list[_Layout]:
    """The plates of one colour."""
    found: list[_Layout] = []
    for kind in sorted(range(len(kinds)), key=lambda each: _order(kinds[each].mesh.size)):
        ways = _ways(kinds[kind].mesh.size, bed)
        for _ in range(kinds[kind].count):
            if not any(layout.put(kind, ways) for layout in found):
                found.append(_Layout(bed))
                found[-1].put(kind, ways)
    return found


def _order(size: Sizes) -> tuple[float, float]:
    """The deepest first, as they lie; then the widest."""
    return -min(size[:2]), -max(size[:2])


def _ways(size: Sizes, bed: Bed) -> list[tuple[bool, float, float]]:
    """How a body can lie: along the shelves first, which makes them less deep."""
    width, depth, _ = size
    ways = sorted([(False, width, depth), (True, depth, width)], key=lambda way: way[2])
    return [way for way in ways if bed.takes(*way[1:])]


def _plate(kinds: Sequence[Kind], layout: _Layout) -> Plate:
    """The layout in the middle of the bed."""
    bed = layout.bed
    wide = max(shelf.used for shelf in layout.shelves) - fits.BED_GAP
    deep = layout.top - fits.BED_GAP
    # To a hundredth below the middle: whatever is rounded, nothing comes over the edge.
    x0, y0 = (
        max(0.0, math.floor((side - used) * 50) / 100)
        for side, used in ((bed.width, wide), (bed.depth, deep))
    )
    spots: dict[tuple[int, bool], list[Spot]] = {}
    for body in layout.bodies:
        spots.setdefault((body.kind, body.turned), []).append((x0 + body.x, y0 + body.y))
    pieces = []
    for (number, turned), places in sorted(spots.items()):
        kind = kinds[number]
        mesh = kind.mesh.turned if turned else kind.mesh
        x, y, _ = mesh.corner
        moved = tuple((round(a - x, 4), round(b - y, 4)) for a, b in places)
        pieces.append(Piece(kind.name, kind.colour, mesh, moved))
    supports = any(kinds[number].supports for number, _ in spots)
    return Plate(kinds[0].colour, tuple(pieces), supports)


def file_name(number: int, plate: Plate) -> str:
    """Of its files, without an ending, such as ``plate-01-red``; numbers begin at 1."""
    return f"plate-{number:02}-{colours.name(plate.colour)}"
