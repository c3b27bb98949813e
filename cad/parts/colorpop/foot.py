"""The foot of Colorpop: two of them hold the frame upright, leaning back."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from boardroom.base.words import message
from cad import colours, fits
from cad.parameters import check_limits, number
from cad.part import Body, Expected, Part, Printing
from cad.parts.colorpop.chute import HOOKED
from cad.parts.colorpop.frame import BEHIND, RAIL
from cad.parts.colorpop.layered import Layered, upright
from cad.parts.colorpop.measures import PLINTH, SIZE, THICKNESS, Measures
from cad.polygon import Point, Polygon

BASE: Final = 4.0
"""mm of foot below the frame at its lowest, and at the ends of the foot."""

JAW: Final = 4.0
"""mm of foot before the frame, and at the top behind it."""

BEFORE: Final = 34.0
"""mm that it reaches before the frame's lowest edge, so that a push from behind does not tip it."""

AFTER: Final = 76.0
"""mm that it reaches behind that edge: leaning by 25 degrees, the middle of what stands
in the frame is less than 40 mm behind it."""

UNDER: Final = 2.0
"""mm that the jaws end below what they must not cover: tokens before, holes behind."""


@dataclass(frozen=True, slots=True)
class FootParameters:
    """WrongParameter when a value is out of range."""

    thickness: float = number(
        message("Thickness"), message("Of the tokens, without the sign."), THICKNESS, low=5, high=8
    )
    lean: float = number(
        message("Lean"),
        message("How far the frame leans back."),
        15,
        low=8,
        high=25,
        unit="degrees",
    )
    width: float = number(message("Width"), message("Of the foot."), 16, low=10, high=30)
    fit: float = number(
        message("Fit"),
        message("Air on each side of the frame, which is pushed in and stays."),
        fits.SLIDING / 2,
        low=0.05,
        high=0.3,
    )

    def __post_init__(self) -> None:
        check_limits(self)

    @property
    def slot(self) -> float:
        """What the frame stands in, mm."""
        return BEHIND + Measures(SIZE, self.thickness, 0).depth + 2 * self.fit

    def place(self, forward: float, up: float) -> Point:
        """A place in the leaning slot, from its lower edge at the back, as a point of the profile:
        backwards, upwards."""
        turn = math.radians(self.lean)
        return (
            up * math.sin(turn) - forward * math.cos(turn),
            BASE + up * math.cos(turn) + forward * math.sin(turn),
        )

    @property
    def profile(self) -> Polygon:
        """Seen from the side, the front at the left, the table at y = 0."""
        before, behind = RAIL + HOOKED - UNDER, RAIL + PLINTH - UNDER
        return (
            *((-BEFORE, 0.0), (AFTER, 0.0), (AFTER, BASE)),
            *(self.place(-JAW, behind), self.place(0, behind), self.place(0, 0)),
            *(self.place(self.slot, 0), self.place(self.slot, before)),
            *(self.place(self.slot + JAW, before), (-BEFORE, BASE)),
        )

    @property
    def block(self) -> Layered:
        """The whole foot."""
        return upright(self.profile, fits.layers(self.width))


def printing(parameters: FootParameters) -> Printing:
    """How to print it."""
    return Printing(False, message("Print without supports, lying on its side."))


def expect(parameters: FootParameters) -> tuple[Expected, ...]:
    """Its profile, as thick as it is wide."""
    return (Expected(parameters.block.volume, parameters.block.size),)


def build(parameters: FootParameters) -> tuple[Body, ...]:
    """The foot on its side, the lower edge of the frame over x = 0."""
    return (Body("Foot", colours.FRAME, parameters.block.build()),)


FOOT = Part(
    id="foot",
    title=message("Foot"),
    about=message("Two of them hold the frame of Colorpop upright, leaning back."),
    games=("colorpop",),
    Parameters=FootParameters,
    printing=printing,
    expect=expect,
    build=build,
)
