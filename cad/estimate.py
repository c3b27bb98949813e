"""How much filament a print takes, and about how long.

PLA with the usual settings of a home printer, those that PrusaSlicer 2.5 begins with: layers of
0.2 mm, three perimeters, three solid layers above and below, and 20 % infill between them. Filament
is counted from surface and volume. The four figures of the time were fitted by least squares to
what that slicer says of the plates of all print sets and of seven parts alone, from 6 minutes to
18 hours: each was met within a fifth. Filament was met within 12 %; tests compare both once more.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from boardroom.base.words import Message, message, messages
from cad import fits
from cad.mesh import Mesh

DENSITY = 1.24
"""Of PLA, mg/mm³."""

WALL = 3 * 0.45
"""Three perimeters, mm; each is an eighth wider than the nozzle."""

FLOOR = 3 * fits.LAYER
"""Three solid layers, mm."""

INFILL = 0.2
"""The share of the inside that is filled."""

SMALL = 6.5 + WALL / 2
"""mm from the middle of a body: loops within a round of 6.5 mm are drawn at a quarter of the speed,
and of three perimeters the middle one counts."""

FILAMENT_SECONDS = 0.267
"""For each mm³ of filament: about 3.7 mm³ a second."""

FLAT_SECONDS = 0.251
"""More for each mm³ of solid layers, which are drawn slowly."""

SMALL_SECONDS = 0.403
"""More for each mm³ of perimeters in small loops."""

LAYER_SECONDS = 0.35
"""More for each layer: its beginnings and its ways."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """Of filament, without supports, and of time."""

    grams: float
    minutes: float

    def __mul__(self, count: int) -> Estimate:
        """Of ``count`` prints, one after the other."""
        return Estimate(self.grams * count, self.minutes * count)

    def __add__(self, other: Estimate) -> Estimate:
        return Estimate(self.grams + other.grams, self.minutes + other.minutes)


NOTHING = Estimate(0.0, 0.0)


def time_words(minutes: float) -> Message:
    """Such as ``3 h 05 min``."""
    hours, rest = divmod(max(1, round(minutes)), 60)
    if not hours:
        return messages("{count} min", "{count} min", rest)
    return message("{hours} h {minutes:02} min", hours=hours, minutes=rest)


def weight_words(grams: float) -> Message:
    """Such as ``7.5 g``: what is light with a decimal."""
    return message("{grams} g", grams=f"{grams:,.1f}" if grams < 100 else f"{grams:,.0f}")


def estimate(meshes: Iterable[Mesh]) -> Estimate:
    """Of meshes that are printed together on one bed."""
    filament = flats = small = height = 0.0
    for mesh in meshes:
        walls, loops, floors = _shell(mesh)
        volume = mesh.volume
        solid = min(volume, walls + floors)
        filament += solid + INFILL * (volume - solid)
        flats += floors
        small += loops
        height = max(height, mesh.size[2])
    seconds = (
        FILAMENT_SECONDS * filament
        + FLAT_SECONDS * flats
        + SMALL_SECONDS * small
        + LAYER_SECONDS * height / fits.LAYER
    )
    return Estimate(filament * DENSITY / 1000, seconds / 60)


def _shell(mesh: Mesh) -> tuple[float, float, float]:
    """What lies within the perimeters, within those of them in small loops, and within the solid
    layers, mm³, where they do not meet."""
    corners = mesh.corners
    a, b, c = corners.transpose(1, 0, 2)
    double = np.cross(b - a, c - a)
    flat = np.abs(double[:, 2])
    steep = np.hypot(double[:, 0], double[:, 1])
    middle = (corners.min(axis=(0, 1)) + corners.max(axis=(0, 1))) / 2
    out = corners.mean(axis=1) - middle
    small = steep[np.hypot(out[:, 0], out[:, 1]) < SMALL]
    walls, loops = (WALL * float(each.sum()) / 2 for each in (steep, small))
    return walls, loops, FLOOR * float(flat.sum()) / 2
