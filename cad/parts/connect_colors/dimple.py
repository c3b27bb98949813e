"""The dimple that a ball lies in, on the board and in the tray."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from boardroom.base.words import message
from cad import fits
from cad.parameters import WrongParameter, hundredths

DEEPEST = 0.2
"""Of a ball, so that a finger still gets under it; deeper dimples also swallow the grooves."""


@dataclass(frozen=True, slots=True)
class Dimple:
    """A piece of a sphere, a little wider than the ball, sunk ``depth`` into a surface; mm."""

    ball: float
    depth: float

    @property
    def radius(self) -> float:
        """Of the sphere, mm."""
        return (self.ball + fits.DIMPLE_AIR) / 2

    @property
    def rim(self) -> float:
        """Diameter at the surface, mm."""
        return 2 * math.sqrt(self.radius**2 - (self.radius - self.depth) ** 2)

    @property
    def volume(self) -> float:
        """mm³."""
        return math.pi * self.depth**2 * (3 * self.radius - self.depth) / 3

    def check(self, pitch: float) -> None:
        """WrongParameter when it hides too much of the ball, or dimples so far apart leave no web,
        or their balls no air."""
        most = DEEPEST * self.ball
        if self.depth > most + 1e-9:
            raise WrongParameter(
                message(
                    "depth {depth} hides too much of a ball of {ball} mm; at most {most}",
                    depth=f"{self.depth:g}",
                    ball=f"{self.ball:g}",
                    most=hundredths(most, math.floor),
                )
            )
        web = pitch - self.rim
        if web < fits.WALL - 1e-9:
            raise WrongParameter(
                message(
                    "pitch {pitch} leaves a web of {web} mm; {least} needed",
                    pitch=f"{pitch:g}",
                    web=hundredths(web),
                    least=f"{fits.WALL:g}",
                )
            )
        air = pitch - self.ball
        if air < 2 * fits.SLIDING - 1e-9:
            raise WrongParameter(
                message(
                    "pitch {pitch} leaves {air} mm between balls of diameter {ball}; "
                    "{least} needed",
                    pitch=f"{pitch:g}",
                    air=hundredths(air),
                    ball=f"{self.ball:g}",
                    least=f"{2 * fits.SLIDING:g}",
                )
            )

    def tool(self, x: float, y: float, surface: float) -> Any:
        """The sphere to cut with. Its poles lie level, at the sides: a pole in the surface that
        is kept would leave a triangle without area."""
        from cad.kernel import cq

        middle = (x, y, surface + self.radius - self.depth)
        return cq.Solid.makeSphere(self.radius, middle, (1, 0, 0), -90, 90, 360)
