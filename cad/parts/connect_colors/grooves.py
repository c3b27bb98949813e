"""The channels along rows and columns in which a line of balls can be rolled."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

from cad.parts.connect_colors.dimple import Dimple

SHARE: Final = 0.4
"""Of the depth of a dimple: a ball rolls on into the next, and still rests where it is put."""

_STEPS: Final = 160
"""Slices each way when the room of a channel is added up; 320 change the sum by 1e-5."""


@dataclass(frozen=True, slots=True)
class Grooves:
    """Channels as wide as the ball between dimples ``pitch`` mm apart."""

    dimple: Dimple
    pitch: float

    @property
    def depth(self) -> float:
        """mm."""
        return self.dimple.depth * SHARE

    @property
    def half_width(self) -> float:
        """At the surface, mm."""
        radius = self.dimple.radius
        return math.sqrt(radius**2 - (radius - self.depth) ** 2)

    @property
    def section(self) -> float:
        """Of a channel, mm²: a segment of a circle."""
        radius = self.dimple.radius
        angle = math.acos((radius - self.depth) / radius)
        return radius**2 * (angle - math.sin(angle) * math.cos(angle))

    @property
    def half(self) -> float:
        """What a channel takes from a dimple's middle to half way to the next, mm³, beyond what
        the dimple has taken: its depth added up where it is the deeper of the two."""
        radius, sunk = self.dimple.radius, self.dimple.radius - self.dimple.depth
        across, along = self.half_width / _STEPS, self.pitch / 2 / _STEPS
        total = 0.0
        for row in range(_STEPS):
            y = (row + 0.5) * across
            channel = math.sqrt(radius**2 - y**2) - (radius - self.depth)
            for column in range(_STEPS):
                x = (column + 0.5) * along
                left = radius**2 - x**2 - y**2
                ball = math.sqrt(left) - sunk if left > 0 else 0.0
                total += max(0.0, channel - max(0.0, ball))
        return 2 * total * across * along

    @property
    def begins(self) -> float:
        """How far from the middle of a dimple a cutter begins, mm: still inside the dimple at the
        sides of the channel, and clear of the cutter that begins across."""
        inside = math.sqrt((self.dimple.rim / 2) ** 2 - self.half_width**2)
        return (self.half_width + inside) / 2

    def tools(self, columns: list[float], rows: list[float], surface: float) -> list[Any]:
        """Cylinders to cut with, one between each two neighbours: cutters that cross one another
        would take ten times as long."""
        from cad.kernel import cq

        radius, begins = self.dimple.radius, self.begins
        height, length = surface + radius - self.depth, self.pitch - 2 * begins
        return [
            *[
                cq.Solid.makeCylinder(radius, length, (x + begins, y, height), (1, 0, 0))
                for x in columns[:-1]
                for y in rows
            ],
            *[
                cq.Solid.makeCylinder(radius, length, (x, y + begins, height), (0, 1, 0))
                for x in columns
                for y in rows[:-1]
            ],
        ]
