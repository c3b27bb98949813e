"""The marker of a secret colour: five that look alike, each with its sign underneath."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardroom.base.words import message
from cad import colours, fits
from cad.parameters import check_limits, choice, number
from cad.part import Body, Expected, Part, Printing
from cad.parts.colorpop.layered import Layered
from cad.parts.colorpop.signs import COLOURS, DEEP, sign
from cad.polygon import circle, inset

EASED: Final = 1.0
"""Chamfer around the side that is seen, mm, which lies on the bed."""

SHARE: Final = 0.28
"""Radius of the sign as a share of the diameter: a wide rim hides it from the side."""


@dataclass(frozen=True, slots=True)
class MarkerParameters:
    """WrongParameter when a value is out of range."""

    colour: str = choice(
        message("Colour"), message("Whose sign it hides; it is printed in one colour."), *COLOURS
    )
    diameter: float = number(message("Diameter"), message("Of the marker."), 24, low=16, high=40)
    height: float = number(message("Height"), message("Of the marker."), 4, low=3, high=8)

    def __post_init__(self) -> None:
        check_limits(self)

    @property
    def tall(self) -> float:
        """Height in whole layers, mm."""
        return fits.layers(self.height)

    @property
    def disc(self) -> Layered:
        """The marker without its sign."""
        rim = circle(self.diameter / 2)
        edge = self.tall - fits.BED_CHAMFER
        return Layered(
            (
                (0, inset(rim, EASED)),
                (EASED, rim),
                (edge, rim),
                (self.tall, inset(rim, fits.BED_CHAMFER)),
            )
        )

    def sign(self, above: float = 0) -> Layered:
        """What is sunk into it, and so many mm above it."""
        outline = sign(self.colour, SHARE * self.diameter)
        return Layered(((self.tall - DEEP, outline), (self.tall + above, outline)))


def printing(parameters: MarkerParameters) -> Printing:
    """How to print it."""
    return Printing(
        False,
        message("Print without supports, sign upwards, all five in one colour; lay the sign down."),
    )


def expect(parameters: MarkerParameters) -> tuple[Expected, ...]:
    """A disc less its sign."""
    disc = parameters.disc
    return (Expected(disc.volume - parameters.sign().volume, disc.size),)


def build(parameters: MarkerParameters) -> tuple[Body, ...]:
    """The marker around the origin."""
    from cad.kernel import one_solid

    marker = one_solid(parameters.disc.build().cut(parameters.sign(above=1).build()))
    return (Body(f"Marker, {parameters.colour}", colours.FRAME, marker),)


MARKER = Part(
    id="marker",
    title=message("Secret marker"),
    about=message("Tells a player of Colorpop the secret colour: the sign lies underneath."),
    games=("colorpop",),
    Parameters=MarkerParameters,
    printing=printing,
    expect=expect,
    build=build,
)
