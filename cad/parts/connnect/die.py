"""The die of Connnect: round above, chamfered below, and in balance."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

from boardroom.base.words import message
from boardroom.games.connnect.layout import DICE
from cad import colours
from cad.parameters import WrongParameter, check_limits, hundredths, number
from cad.part import Body, Expected, Part, Printing
from cad.parts.connnect.pips import FACES, SPREAD, Pip

SIZE: Final = 16.0
"""mm: a usual die."""

OFF_CENTRE: Final = 0.005
"""mm that the centre of gravity may lie off the middle. Six pips of the usual size opposite one
like them would pull it 0.02 off."""


@dataclass(frozen=True, slots=True)
class DieParameters:
    """WrongParameter when a value is out of range, or pips would run into the round edges."""

    size: float = number(
        message("Size"), message("From face to face."), SIZE, low=12, high=25, whole=True
    )
    rounding: float = number(
        message("Rounding"),
        message("Radius of the edges; more rolls further, less is stopped sooner."),
        2,
        low=1,
        high=4,
    )

    def __post_init__(self) -> None:
        check_limits(self)
        widest = max(Pip(self.size, n).rim for n in FACES if n > 1)
        most = self.size * (0.5 - SPREAD) - widest
        if self.rounding > most + 1e-9:
            raise WrongParameter(
                message(
                    "rounding {rounding} runs into the pips of a die of size {size}; at most "
                    "{most}",
                    rounding=f"{self.rounding:g}",
                    size=f"{self.size:g}",
                    most=hundredths(most, math.floor),
                )
            )

    @property
    def chamfer(self) -> float:
        """Of the edges on the bed, mm: it takes as much as the round edges above, so that neither
        end is heavier."""
        return self.rounding * math.sqrt((4 - math.pi) / 2)

    def slice(self, inset: float) -> float:
        """Area of a slice whose outline lies so far further inside, mm²."""
        side = self.size - 2 * inset
        return side**2 - (4 - math.pi) * (self.rounding - inset) ** 2


def printing(parameters: DieParameters) -> Printing:
    """How to print it."""
    return Printing(
        False,
        message(
            "Print without supports, the 1 on the bed, with 100 % infill: only then is it in "
            "balance."
        ),
    )


def expect(parameters: DieParameters) -> tuple[Expected, ...]:
    """A block with chamfers below and round edges above, less as much at each face."""
    size, radius, chamfer = parameters.size, parameters.rounding, parameters.chamfer
    whole, half, inside = (parameters.slice(at) for at in (0.0, chamfer / 2, chamfer))
    below = chamfer / 6 * (whole + 4 * half + inside)
    # Above, slices at the angle t lie radius * (1 - cos t) further inside: with u = cos t, the
    # area is a square in u, and the integrals of 1, u and u² over height are 1, pi/4 and 2/3.
    core = size - 2 * radius
    above = radius * (core**2 + math.pi * core * radius + 2 / 3 * math.pi * radius**2)
    pips = sum(n * Pip(size, n).volume for n in FACES)
    volume = below + whole * (size - chamfer - radius) + above - pips
    return (Expected(volume, (size, size, size)),)


def build(parameters: DieParameters) -> tuple[Body, ...]:
    """The die in the middle of the bed, the 6 above and the 1 below."""
    from cad.kernel import one_solid

    tools = [tool for n in FACES for tool in Pip(parameters.size, n).tools()]
    die = one_solid(_blank(parameters).cut(*tools))
    return (Body("Die", colours.IVORY, die.translate((0, 0, parameters.size / 2))),)


def _blank(parameters: DieParameters) -> Any:
    """The die without pips, its middle at the origin."""
    from cad.kernel import cq

    half = parameters.size / 2
    cube = cq.Solid.makeBox(*(3 * (parameters.size,)), (-half, -half, -half))
    above = [edge for edge in cube.Edges() if edge.Center().z > -half + 1e-6]
    rounded = cube.fillet(parameters.rounding, above)
    below = [edge for edge in rounded.Edges() if edge.BoundingBox().zmax < -half + 1e-3]
    return rounded.chamfer(parameters.chamfer, None, below)


DIE = Part(
    id="die",
    title=message("Die"),
    about=message("A die of Connnect, {count} in all, with pips in balance.", count=DICE),
    games=("connnect",),
    Parameters=DieParameters,
    printing=printing,
    expect=expect,
    build=build,
)
