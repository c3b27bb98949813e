"""The ornament of a chocolate in relief: as many leaves, petals or rays as win in a line."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from boardroom.games.choconnect import LINE
from cad import fits
from cad.outline import Outline, rectangle

SCALE: Final = 0.34
"""Radius of an ornament, as a share of the width of a space."""

Rib = tuple[float, float]
"""Where the groove along the middle of a piece begins and ends."""


def _leaf(radius: float) -> Outline:
    """Two arcs between two points, a little narrower than its third of the circle."""
    start, end, half = 0.15 * radius, 1.2 * radius, 0.3 * radius
    bulge = half / ((end - start) / 2)
    return Outline(((start, 0, bulge), (end, 0, bulge)))


def _petal(radius: float) -> Outline:
    """A drop: a circle, and the two straight lines that touch it from its tip."""
    start, middle, round = 0.15 * radius, 0.68 * radius, 0.36 * radius
    half = math.asin(round / (middle - start))
    x, y = middle - round * math.sin(half), round * math.cos(half)
    around = math.pi + 2 * half
    return Outline(((start, 0, 0), (x, -y, math.tan(around / 4)), (x, y, 0)))


def _ray(radius: float) -> Outline:
    """A kite, one of the points of a star."""
    start, wide, end, half = 0.12 * radius, 0.46 * radius, 1.15 * radius, 0.26 * radius
    return Outline(((start, 0, 0), (wide, -half, 0), (end, 0, 0), (wide, half, 0)))


_PIECES: Final[dict[str, tuple[Callable[[float], Outline], Rib]]] = {
    "D": (_leaf, (0.35, 0.95)),
    "M": (_petal, (0.4, 0.9)),
    "W": (_ray, (0.3, 0.8)),
}
"""By tile: the shape that points along x, for a radius; where its rib is, in radii."""


@dataclass(frozen=True, slots=True)
class Ornament:
    """Of a tile, D, M or W, on spaces ``pitch`` mm apart, standing out by ``relief`` mm."""

    tile: str
    pitch: float
    relief: float

    @property
    def count(self) -> int:
        """Pieces: as many as win in a line (CH-09)."""
        return LINE[self.tile]

    @property
    def _piece(self) -> Outline:
        return _PIECES[self.tile][0](self.pitch * SCALE)

    @property
    def _rib(self) -> Outline:
        start, end = (share * self.pitch * SCALE for share in _PIECES[self.tile][1])
        return rectangle((start + end) / 2, 0, end - start, fits.ENGRAVING_WIDTH)

    @property
    def volume(self) -> float:
        """mm³ above the face."""
        rib = self._rib.area * fits.ENGRAVING_DEPTH
        return self.count * (self._piece.area * self.relief - rib)

    def build(self, face: float) -> list[Any]:
        """Its pieces, which begin a layer below the face at that height; the first points up."""
        from cad.kernel import one_solid

        top = face + self.relief
        rib = self._rib.prism(top - fits.ENGRAVING_DEPTH, top + 1)
        piece = one_solid(self._piece.prism(face - fits.LAYER, top).cut(rib))
        turns = [90 + 360 / self.count * number for number in range(self.count)]
        return [piece.rotate((0, 0, 0), (0, 0, 1), turn) for turn in turns]
