"""The token of Colorpop: a thick tile with a raised sign, its corners rounder above than below."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from boardroom.base.words import message
from boardroom.games.colorpop.tokens import JOKERS, PER_COLOUR
from cad import colours, fits
from cad.parameters import WrongParameter, check_limits, choice, number
from cad.part import Body, Expected, Part, Printing
from cad.parts.colorpop.layered import Layered
from cad.parts.colorpop.measures import HOLDS, SIZE, THICKNESS, TREAD
from cad.parts.colorpop.signs import DEEP, KINDS, sign
from cad.polygon import Polygon, inset, moved, rounded

CROWN: Final = 0.25
"""Radius of the upper corners as a share of the size: they show which way up a token goes, also
with a sign that looks alike both ways."""

SOLE: Final = 1.0
"""Radius of the lower corners, mm."""

EASED: Final = 0.4
"""Chamfer around the front, mm, for the fingers."""

SHARE: Final = 0.32
"""Radius of the sign as a share of the size: a rim stays around it."""

SIGN_EASED: Final = 0.2
"""Chamfer around a sign, mm: a layer."""


@dataclass(frozen=True, slots=True)
class TokenParameters:
    """WrongParameter when a value is out of range, or the token would tip out of its chute."""

    colour: str = choice(
        message("Colour"),
        message("Colour and sign; STL files carry only the sign."),
        *KINDS,
    )
    size: float = number(message("Size"), message("Width and height."), SIZE, low=15, high=18)
    thickness: float = number(
        message("Thickness"), message("Without the sign."), THICKNESS, low=5, high=8
    )
    relief: float = number(
        message("Relief"), message("How far the sign stands out."), DEEP, low=0.6, high=1.2
    )

    def __post_init__(self) -> None:
        check_limits(self)
        if self.steady < HOLDS:
            raise WrongParameter(
                message(
                    "thickness {thickness} lets a token of size {size} tip over at {steady} "
                    "degrees; {least} needed",
                    thickness=f"{self.thickness:g}",
                    size=f"{self.size:g}",
                    steady=f"{math.floor(self.steady * 10) / 10:g}",
                    least=f"{HOLDS:g}",
                )
            )

    @property
    def deep(self) -> float:
        """Thickness without the sign, in whole layers, mm."""
        return fits.layers(self.thickness)

    @property
    def outline(self) -> Polygon:
        """Of a slice, seen from the front."""
        return rounded(self.size, self.size, CROWN * self.size, SOLE)

    @property
    def body(self) -> Layered:
        """The token without its sign; each slice is a little higher than the one behind it."""
        edges = (
            (0.0, fits.BED_CHAMFER),
            (fits.BED_CHAMFER, 0.0),
            (self.deep - EASED, 0.0),
            (self.deep, EASED),
        )
        return Layered(tuple((height, self._slice(height, by)) for height, by in edges))

    def _slice(self, height: float, by: float) -> Polygon:
        return moved(inset(self.outline, by), 0, TREAD * height)

    @property
    def sign(self) -> Layered:
        """Stands in the middle of the front."""
        front = moved(sign(self.colour, SHARE * self.size), 0, TREAD * self.deep)
        top = self.deep + fits.layers(self.relief)
        edge = inset(front, SIGN_EASED)
        return Layered(((self.deep, front), (top - SIGN_EASED, front), (top, edge)))

    @property
    def steady(self) -> float:
        """Degrees that the topmost token of a chute may be tilted forward before it tips over the
        front edge below it; the others are held by those above."""
        body, relief = self.body, self.sign
        volume = body.volume + relief.volume
        middle = (body.volume * body.middle + relief.volume * relief.middle) / volume
        edge = self.deep - EASED
        above = self.size / 2 + TREAD * (middle - edge)
        return math.degrees(math.atan2(edge - middle, above))


def printing(parameters: TokenParameters) -> Printing:
    """How to print it."""
    return Printing(False, message("Print without supports, sign upwards."))


def expect(parameters: TokenParameters) -> tuple[Expected, ...]:
    """A leaning tile and its sign."""
    body, relief = parameters.body, parameters.sign
    width, height, deep = body.size
    return (Expected(body.volume + relief.volume, (width, height, deep + relief.size[2])),)


def build(parameters: TokenParameters) -> tuple[Body, ...]:
    """The token, its back on the bed around the origin, its upper side towards y."""
    from cad.kernel import one_solid

    token = one_solid(parameters.body.build().fuse(parameters.sign.build()))
    name = parameters.colour.capitalize()
    return (Body(f"{name} token", colours.TOKENS[parameters.colour], token),)


TOKEN = Part(
    id="token",
    title=message("Token"),
    about=message(
        "The playing piece of Colorpop: {each} of each colour and {jokers} jokers.",
        each=PER_COLOUR,
        jokers=JOKERS,
    ),
    games=("colorpop",),
    Parameters=TokenParameters,
    printing=printing,
    expect=expect,
    build=build,
)
