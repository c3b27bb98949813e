"""The frame of Connect the Colors: the board drops in from above; its lip keeps the balls in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardroom.base.words import message
from cad import colours, fits
from cad.parameters import check_limits, choice, number
from cad.part import Body, Expected, Part, Printing
from cad.parts.connect_colors.board import FIELDS, FLOOR, sides
from cad.slab import Slab

LEDGE: Final = 3.0
"""mm of the board's edge that lies on the frame: clear of what lies over its dimples."""

UNDER: Final = 2.0
"""mm of frame under the board: ten layers."""


@dataclass(frozen=True, slots=True)
class FrameParameters:
    """WrongParameter when a value is out of range; fields, pitch and thickness are the board's."""

    fields: str = choice(message("Fields"), message("Rows and columns of its board."), *FIELDS)
    pitch: float = number(
        message("Pitch"), message("Of the dimples of its board."), 16, low=10, high=24
    )
    thickness: float = number(
        message("Thickness"),
        message("Of its board."),
        fits.layers(FLOOR + fits.DIMPLE_DEPTH),
        low=3,
        high=6,
    )
    wall: float = number(message("Wall"), message("Around the board."), 4, low=2, high=12)
    lip: float = number(
        message("Lip"), message("How far it stands above the board."), 5, low=2, high=12
    )
    fit: float = number(
        message("Fit"), message("Air around the board, on each side."), fits.SLIDING, 0.1, 0.5
    )

    def __post_init__(self) -> None:
        check_limits(self)

    @property
    def pocket(self) -> tuple[float, float]:
        """What the board drops into, mm."""
        columns, rows = sides(self.fields, self.pitch)
        return columns.length + 2 * self.fit, rows.length + 2 * self.fit

    @property
    def outside(self) -> Slab:
        """The frame before anything is taken out."""
        width, depth = self.pocket
        height = fits.layers(UNDER + self.thickness + self.lip)
        return Slab(width + 2 * self.wall, depth + 2 * self.wall, height)


def printing(parameters: FrameParameters) -> Printing:
    """How to print it."""
    return Printing(False, message("Print without supports, the ledge on the bed."))


def expect(parameters: FrameParameters) -> tuple[Expected, ...]:
    """A slab, less the pocket down to the ledge, less the window within the ledge."""
    outside, (width, depth) = parameters.outside, parameters.pocket
    window = (width - 2 * LEDGE) * (depth - 2 * LEDGE) * UNDER
    volume = outside.volume - width * depth * (outside.height - UNDER) - window
    return (Expected(volume, outside.size),)


def build(parameters: FrameParameters) -> tuple[Body, ...]:
    """The frame in the middle of the bed."""
    from cad.kernel import cq, one_solid

    outside, (width, depth) = parameters.outside, parameters.pocket
    high = outside.height
    pocket = cq.Solid.makeBox(width, depth, high, (-width / 2, -depth / 2, UNDER))
    inner, outer = width / 2 - LEDGE, depth / 2 - LEDGE
    window = cq.Solid.makeBox(2 * inner, 2 * outer, UNDER + 2, (-inner, -outer, -1))
    return (Body("Frame", colours.FRAME, one_solid(outside.build().cut(pocket, window))),)


FRAME = Part(
    id="frame",
    title=message("Frame"),
    about=message("What the board of Connect the Colors lies in; its lip keeps the balls on it."),
    games=("connect-colors",),
    Parameters=FrameParameters,
    printing=printing,
    expect=expect,
    build=build,
)
