"""The chute of Colorpop: ten tokens stand in it, and a finger pushes out any of them.

:mod:`cad.parts.colorpop.measures` says how it holds them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from boardroom.base.words import message
from cad import colours, fits
from cad.parameters import check_limits, number
from cad.part import Body, Expected, Part, Printing
from cad.parts.colorpop.layered import Layered, upright
from cad.parts.colorpop.measures import (
    BACK,
    CHUTES,
    HEAD,
    PLINTH,
    ROWS,
    SIZE,
    THICKNESS,
    TREAD,
    Measures,
)
from cad.polygon import Polygon, along_x, area, inset, moved, rounded

SHOULDER: Final = 4.0
"""Radius of the corners of the head, mm."""

HOOKED: Final = 4.0
"""mm of the foot's front edge, across and along, that the hook of the frame reaches over."""

ARROW: Final = (
    *((0.0, 4.6), (-4.4, 0.2), (-1.4, 0.2), (-1.4, -4.6)),
    *((1.4, -4.6), (1.4, 0.2), (4.4, 0.2)),
)
"""On the head: upwards, to where the chute is filled from (CP-04)."""

SUNK: Final = 0.6
"""mm that the arrow is sunk: three layers."""


@dataclass(frozen=True, slots=True)
class ChuteParameters:
    """WrongParameter when a value is out of range."""

    token: float = number(
        message("Token"), message("Width and height of its tokens."), SIZE, low=15, high=18
    )
    thickness: float = number(
        message("Thickness"), message("Of its tokens, without the sign."), THICKNESS, low=5, high=8
    )
    fit: float = number(
        message("Fit"), message("Air around a token, on each side."), fits.SLIDING, 0.15, 0.5
    )

    def __post_init__(self) -> None:
        check_limits(self)

    @property
    def measures(self) -> Measures:
        """Shared with tokens and frame."""
        return Measures(self.token, self.thickness, self.fit)

    @property
    def outside(self) -> Layered:
        """The chute before anything is taken out, its foot at y = 0."""
        own = self.measures
        return upright(moved(self.outline, 0, own.length / 2), own.depth)

    @property
    def outline(self) -> Polygon:
        """Around the origin."""
        return rounded(self.measures.width, self.measures.length, SHOULDER, 0)

    def hole(self, beyond: float = 0) -> Layered:
        """Behind a token, around the origin, with eight sides and a chamfer at the bed; and so many
        mm above."""
        width, height = self.measures.hole
        corner, chamfer = 0.35 * width, fits.BED_CHAMFER
        outline = rounded(width, height, corner, corner, sides=1)
        return Layered(
            ((0, inset(outline, -chamfer)), (chamfer, outline), (BACK + beyond, outline))
        )

    def room(self, beyond: float = 0) -> Polygon:
        """Where tokens stand, in y and z, and so many mm before it: its foot is a tread."""
        own = self.measures
        front = own.depth + beyond
        return (
            (PLINTH, BACK),
            (own.walls, BACK),
            (own.walls, front),
            (PLINTH + TREAD * (front - BACK), front),
        )

    @property
    def bevel(self) -> float:
        """What is cut off the foot's front edge, mm each way: the hook's slope, with air."""
        return HOOKED + fits.SLIDING * 2**0.5


def printing(parameters: ChuteParameters) -> Printing:
    """How to print it."""
    return Printing(False, message("Print without supports, the holes on the bed."))


def expect(parameters: ChuteParameters) -> tuple[Expected, ...]:
    """A tile less the room of the tokens, the front of the head, the bevel, holes and arrow."""
    own, outside = parameters.measures, parameters.outside
    rounding = own.width * own.length - area(parameters.outline)
    volume = outside.volume - area(parameters.room()) * own.inside
    volume -= (own.width * HEAD - rounding) * own.deep
    volume -= parameters.bevel**2 / 2 * own.width
    volume -= ROWS * parameters.hole().volume + SUNK * area(ARROW)
    return (Expected(volume, outside.size),)


def build(parameters: ChuteParameters) -> tuple[Body, ...]:
    """The chute on its back, the middle of its foot at the origin, its head towards y."""
    from cad.kernel import cq, one_solid

    own = parameters.measures
    head = cq.Solid.makeBox(
        own.width + 2, HEAD + 1, own.deep + 1, (-own.width / 2 - 1, own.walls, BACK)
    )
    room = along_x(parameters.room(beyond=1), own.inside)
    hollow = one_solid(parameters.outside.build().cut(room, head, _bevel(parameters)))
    hole = parameters.hole(beyond=1).build()
    arrow = moved(ARROW, 0, own.walls + HEAD / 2)
    tools = [hole.translate((0, own.row(number), 0)) for number in range(ROWS)]
    tools.append(Layered(((BACK - SUNK, arrow), (BACK + 1, arrow))).build())
    return (Body("Chute", colours.BOARD, one_solid(hollow.cut(*tools))),)


def _bevel(parameters: ChuteParameters) -> Any:
    """What is cut off, and as much beyond the edge."""
    front, cut = parameters.measures.depth, parameters.bevel
    profile = ((-cut, front - 2 * cut), (cut, front), (cut, front + cut), (-cut, front + cut))
    return along_x(profile, parameters.measures.width + 2)


CHUTE = Part(
    id="chute",
    title=message("Chute"),
    about=message(
        "Holds {rows} tokens of Colorpop above each other; there are {chutes} of them.",
        rows=ROWS,
        chutes=CHUTES,
    ),
    games=("colorpop",),
    Parameters=ChuteParameters,
    printing=printing,
    expect=expect,
    build=build,
)
