"""The frame of Colorpop: ten chutes stand in it side by side.

Their feet stand on a rail, behind a slope that keeps them from sliding forward; above they lean on
the back of the frame, as the frame leans back itself. A chute is lifted a little by its head and
taken out forward; the others then slide along the rail, and an empty one goes in at the right.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardroom.base.words import message
from cad import colours, fits
from cad.parameters import WrongParameter, check_limits, number
from cad.part import Body, Expected, Part, Printing
from cad.parts.colorpop.chute import HOOKED
from cad.parts.colorpop.layered import Layered, upright
from cad.parts.colorpop.measures import (
    CHUTES,
    PLINTH,
    SIZE,
    THICKNESS,
    Measures,
)
from cad.polygon import Polygon, along_x, area, moved, rounded

BEHIND: Final = 3.0
"""mm of frame behind the chutes."""

RAIL: Final = 6.0
"""mm of frame below the chutes."""

SIDE: Final = 4.0
"""mm of frame beside the chutes."""

LEDGE: Final = 3.0
"""mm of the outer chutes' backs that lie on the frame: clear of their holes."""

CLEAR: Final = 0.5
"""mm that the window in the back begins beyond where the holes may begin, above and below."""

PROUD: Final = 6.0
"""mm that the heads stand above the frame: two fingers lift a chute there."""

CORNER: Final = 3.0
"""Radius of the outer corners, mm."""


@dataclass(frozen=True, slots=True)
class FrameParameters:
    """WrongParameter when a value is out of range, or the frame finds no room on the bed."""

    token: float = number(
        message("Token"), message("Width and height of the tokens."), SIZE, low=15, high=18
    )
    thickness: float = number(
        message("Thickness"), message("Of the tokens, without the sign."), THICKNESS, low=5, high=8
    )
    fit: float = number(
        message("Fit"), message("Air around a token, as in its chute."), fits.SLIDING, 0.15, 0.5
    )
    gap: float = number(
        message("Gap"), message("Air on each side of a chute."), fits.SLIDING, 0.15, 0.5
    )

    def __post_init__(self) -> None:
        check_limits(self)
        if self.width > fits.BED[0]:
            raise WrongParameter(
                message(
                    "token {token}, fit {fit} and gap {gap} make the frame {width} mm wide; "
                    "the bed takes {most}",
                    token=f"{self.token:g}",
                    fit=f"{self.fit:g}",
                    gap=f"{self.gap:g}",
                    width=f"{self.width:.1f}",
                    most=f"{fits.BED[0]:g}",
                )
            )

    @property
    def measures(self) -> Measures:
        """Of the chutes."""
        return Measures(self.token, self.thickness, self.fit)

    @property
    def step(self) -> float:
        """From chute to chute, mm."""
        return self.measures.width + self.gap

    @property
    def inside(self) -> float:
        """Width between the sides, mm."""
        return CHUTES * self.step + self.gap

    @property
    def width(self) -> float:
        return self.inside + 2 * SIDE

    @property
    def height(self) -> float:
        """From foot to head, mm."""
        return RAIL + self.measures.length - PROUD

    @property
    def depth(self) -> float:
        """From the bed to the front, mm; it ends level with the chutes."""
        return BEHIND + self.measures.depth

    @property
    def outside(self) -> Layered:
        """The frame before anything is taken out, its foot at y = 0."""
        outline = rounded(self.width, self.height, CORNER, CORNER)
        return upright(moved(outline, 0, self.height / 2), self.depth)

    def room(self, beyond: float = 0) -> Polygon:
        """Where chutes stand, in y and z, and so many mm before and above it."""
        front, top = self.depth + beyond, self.height + beyond
        slope = ((RAIL + HOOKED + beyond, front), (RAIL, self.depth - HOOKED))
        return ((RAIL, BEHIND), (top, BEHIND), (top, front), *slope)

    @property
    def window(self) -> tuple[float, float, float]:
        """Width of the window in the back, and where it begins and ends along y."""
        low, high = RAIL + PLINTH + CLEAR, RAIL + self.measures.walls - CLEAR
        return self.inside - 2 * LEDGE, low, high


def printing(parameters: FrameParameters) -> Printing:
    """How to print it."""
    return Printing(False, message("Print without supports, on its back."))


def expect(parameters: FrameParameters) -> tuple[Expected, ...]:
    """A tile less the room of the chutes and the window."""
    outside, (wide, low, high) = parameters.outside, parameters.window
    volume = outside.volume - area(parameters.room()) * parameters.inside
    return (Expected(volume - wide * (high - low) * BEHIND, outside.size),)


def build(parameters: FrameParameters) -> tuple[Body, ...]:
    """The frame on its back, the middle of its foot at the origin, its head towards y."""
    from cad.kernel import cq, one_solid

    room = along_x(parameters.room(beyond=1), parameters.inside)
    wide, low, high = parameters.window
    window = cq.Solid.makeBox(wide, high - low, BEHIND + 2, (-wide / 2, low, -1))
    frame = one_solid(parameters.outside.build().cut(room, window))
    return (Body("Chute frame", colours.FRAME, frame),)


FRAME = Part(
    id="chute-frame",
    title=message("Chute frame"),
    about=message(
        "What the {chutes} chutes of Colorpop stand in; each is lifted out and moved.",
        chutes=CHUTES,
    ),
    games=("colorpop",),
    Parameters=FrameParameters,
    printing=printing,
    expect=expect,
    build=build,
)
