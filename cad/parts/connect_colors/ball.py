"""The ball of Connect the Colors: whole, with a flat to stand on, or as two halves to glue."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from boardroom.base.words import Message, message
from boardroom.games.connect_colors import (
    BALL_DIAMETER,
    COLOUR_NAMES,
    COLOUR_TITLES,
    COLOURS,
    EACH,
)
from boardroom.games.options import Choice
from cad import colours, fits
from cad.parameters import check_limits, choice, hundredths, number, wrong
from cad.part import Body, Expected, Part, Printing

_TITLES = {str(name): COLOUR_TITLES[letter] for letter, name in COLOUR_NAMES.items()}
"""By the value of the parameter: ``red``."""


@dataclass(frozen=True, slots=True)
class BallParameters:
    """WrongParameter when a value is out of range, or does not go with the diameter."""

    form: str = choice(
        message("Form"),
        message("How the ball comes off the printer."),
        Choice("whole", message("Whole"), message("One round ball, printed on supports.")),
        Choice("flat", message("With a flat"), message("A flat to stand on; no supports.")),
        Choice("halves", message("Two halves"), message("Printed without supports, then glued.")),
    )
    diameter: float = number(
        message("Diameter"), message("Of the whole ball."), BALL_DIAMETER, low=10, high=20
    )
    flat: float = number(
        message("Flat"),
        message("Diameter of the flat to stand on; wide enough that no slope needs supports."),
        fits.BALL_FLAT,
        low=5,
        high=19,
        needs=("form", "flat"),
    )
    pin: float = number(
        message("Pin"),
        message("Diameter of the pin that joins the halves, a piece of filament; 0 for none."),
        fits.FILAMENT,
        low=0,
        high=4,
        needs=("form", "halves"),
    )
    fit: float = number(
        message("Fit"),
        message("Air around the pin, on each side."),
        fits.SLIDING,
        low=0.05,
        high=0.5,
        needs=("form", "halves"),
    )
    colour: str = choice(
        message("Colour"),
        message("Colour and name in STEP and 3MF files; STL files carry none."),
        *(Choice(value, title, Message("")) for value, title in _TITLES.items()),
    )

    def __post_init__(self) -> None:
        check_limits(self)
        if self.form == "flat":
            self._check_flat()
        if self.form == "halves" and self.pin:
            self._check_pin()

    @property
    def radius(self) -> float:
        """mm."""
        return self.diameter / 2

    @property
    def centre_height(self) -> float:
        """Of a ball that stands on its flat, mm above the bed."""
        return math.sqrt(self.radius**2 - (self.flat / 2) ** 2)

    @property
    def hole_radius(self) -> float:
        """Of the hole for the pin, mm."""
        return self.pin / 2 + self.fit

    @property
    def hole_depth(self) -> float:
        """Of the straight part of the hole, mm; a cone of 45 degrees closes it."""
        return math.floor(self.diameter / 4 / fits.LAYER + 1e-9) * fits.LAYER

    def _check_flat(self) -> None:
        least = fits.BALL_FLAT + fits.BALL_FLAT_GROWS * (self.diameter - BALL_DIAMETER)
        if self.diameter < BALL_DIAMETER:
            least = self.diameter * fits.BALL_FLAT / BALL_DIAMETER
        if not least - 1e-9 <= self.flat < self.diameter:
            # Below the least the slope at the bed would need supports.
            expected = message(
                "at least {least} and less than {diameter} mm with diameter={diameter}",
                least=hundredths(least, math.ceil),
                diameter=f"{self.diameter:g}",
            )
            raise wrong("flat", self.flat, expected)

    def _check_pin(self) -> None:
        # The tip of the hole, one hole radius above its straight part, is nearest to the surface.
        most = 2 * (self.radius - fits.WALL - self.hole_depth - self.fit) + 1e-9
        if not LEAST_PIN <= self.pin <= most:
            expected = message(
                "0 for none, or {least} to {most} mm with diameter={diameter} and fit={fit}",
                least=f"{LEAST_PIN:g}",
                most=hundredths(most, math.floor),
                diameter=f"{self.diameter:g}",
                fit=f"{self.fit:g}",
            )
            raise wrong("pin", self.pin, expected)


LEAST_PIN = 1.0
"""mm; thinner holes close while they are printed."""


def printing(parameters: BallParameters) -> Printing:
    """Whether supports are needed, and how to print it."""
    if parameters.form == "whole":
        return Printing(True, message("Print with supports, and rub the bottom smooth."))
    if parameters.form == "flat":
        return Printing(False, message("Print without supports, flat side down."))
    if not parameters.pin:
        return Printing(False, message("Print without supports, and glue the flat sides together."))
    return Printing(
        False,
        message(
            "Print without supports; glue the flat sides together over a pin of {pin} mm, "
            "{length} mm long.",
            pin=f"{parameters.pin:g}",
            length=f"{2 * parameters.hole_depth:g}",
        ),
    )


def expect(parameters: BallParameters) -> tuple[Expected, ...]:
    """A ball, the part of one above its flat, or two halves less their holes."""
    radius, across = parameters.radius, parameters.diameter
    if parameters.form == "halves":
        wide, deep = parameters.hole_radius, parameters.hole_depth
        hole = math.pi * wide**2 * (deep + wide / 3) if parameters.pin else 0.0
        half = Expected(_cap(radius, radius) - hole, (across, across, radius))
        return half, half
    height = radius + (parameters.centre_height if parameters.form == "flat" else radius)
    return (Expected(_cap(radius, height), (across, across, height)),)


def _cap(radius: float, height: float) -> float:
    """The volume of so much of a sphere, from its top down."""
    return math.pi * height**2 * (3 * radius - height) / 3


def build(parameters: BallParameters) -> tuple[Body, ...]:
    """One ball standing on the bed at the origin, or two halves side by side."""
    colour = colours.BALLS[parameters.colour]
    name = f"{parameters.colour.capitalize()} ball"
    if parameters.form == "whole":
        return (Body(name, colour, _dome(parameters.radius, parameters.radius)),)
    if parameters.form == "flat":
        return (Body(name, colour, _dome(parameters.radius, parameters.centre_height)),)
    half = _half(parameters)
    apart = parameters.radius + fits.BED_GAP / 2
    return (
        Body(f"{name}, half 1", colour, half.translate((-apart, 0, 0))),
        Body(f"{name}, half 2", colour, half.translate((apart, 0, 0))),
    )


def _dome(radius: float, centre_height: float) -> Any:
    """What a sphere with its centre at that height shows above the bed."""
    from cad.kernel import cq

    south = -math.degrees(math.asin(centre_height / radius))
    return cq.Solid.makeSphere(radius, (0, 0, centre_height), (0, 0, 1), south, 90, 360)


def _half(parameters: BallParameters) -> Any:
    from cad.kernel import cq, one_solid

    dome = _dome(parameters.radius, 0)
    if not parameters.pin:
        return dome
    wide, deep = parameters.hole_radius, parameters.hole_depth
    profile = cq.Wire.makePolygon(
        [(0, 0, 0), (wide, 0, 0), (wide, 0, deep), (0, 0, deep + wide)], close=True
    )
    return one_solid(dome.cut(cq.Solid.revolve(profile, [], 360, (0, 0, 0), (0, 0, 1))))


BALL = Part(
    id="ball",
    title=message("Ball"),
    about=message(
        "The playing piece of Connect the Colors: {each} of each of {colours} colours.",
        each=EACH,
        colours=len(COLOURS),
    ),
    games=("connect-colors",),
    Parameters=BallParameters,
    printing=printing,
    expect=expect,
    build=build,
)
