"""The tray in which a player collects balls: lanes of three, as they count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from boardroom.base.words import message
from boardroom.games.connect_colors import BALL_DIAMETER
from cad import colours, fits
from cad.parameters import check_limits, number
from cad.part import Body, Expected, Part, Printing
from cad.parts.connect_colors.board import FLOOR
from cad.parts.connect_colors.dimple import Dimple
from cad.slab import Slab

THREE: Final = 3
"""Balls of one colour make a point (CC-20)."""

RIDGE: Final = 1.6
"""mm wide: four lines."""

RISE: Final = 2.0
"""mm that a ridge stands above the lane: seen and felt, and below the middle of every ball."""


@dataclass(frozen=True, slots=True)
class TrayParameters:
    """WrongParameter when a value is out of range, or the balls find no room."""

    lanes: float = number(
        message("Lanes"),
        message("How many threes it holds."),
        8,
        low=2,
        high=12,
        unit="",
        whole=True,
    )
    ball: float = number(
        message("Ball"), message("Diameter of the balls."), BALL_DIAMETER, low=10, high=20
    )
    depth: float = number(
        message("Depth"), message("Of a dimple."), fits.DIMPLE_DEPTH, low=1.6, high=4
    )

    def __post_init__(self) -> None:
        check_limits(self)
        self.dimple.check(self.pitch)

    @property
    def dimple(self) -> Dimple:
        """What each ball lies in."""
        return Dimple(self.ball, self.depth)

    @property
    def pitch(self) -> float:
        """From ball to ball within a lane, mm."""
        return self.ball + 1

    @property
    def step(self) -> float:
        """From lane to lane, mm: a ridge and a fingertip's room between the balls."""
        return self.ball + RIDGE + 2

    @property
    def base(self) -> Slab:
        """The tray without ridges and dimples."""
        return Slab(THREE * self.pitch + 2, round(self.lanes) * self.step + RIDGE, self.surface)

    @property
    def surface(self) -> float:
        """Height of the lanes above the bed, mm, in whole layers."""
        return fits.layers(FLOOR + self.depth)

    @property
    def size(self) -> tuple[float, float, float]:
        """mm."""
        return self.base.width, self.base.depth, self.surface + RISE


def printing(parameters: TrayParameters) -> Printing:
    """How to print it."""
    return Printing(False, message("Print without supports, dimples upwards."))


def expect(parameters: TrayParameters) -> tuple[Expected, ...]:
    """A slab with ridges, less its dimples."""
    lanes, base = round(parameters.lanes), parameters.base
    ridges = (lanes + 1) * RIDGE * base.width * RISE
    volume = base.volume + ridges - THREE * lanes * parameters.dimple.volume
    return (Expected(volume, parameters.size),)


def build(parameters: TrayParameters) -> tuple[Body, ...]:
    """The tray in the middle of the bed, its lanes along x."""
    from cad.kernel import one_solid

    lanes, base, surface = round(parameters.lanes), parameters.base, parameters.surface
    middles = [(lane - (lanes - 1) / 2) * parameters.step for lane in range(lanes)]
    tools = [
        parameters.dimple.tool((ball - 1) * parameters.pitch, y, surface)
        for y in middles
        for ball in range(THREE)
    ]
    sunk = one_solid(base.build().cut(*tools))
    edges = [y - parameters.step / 2 for y in middles] + [middles[-1] + parameters.step / 2]
    tray = one_solid(sunk.fuse(*[_ridge(base, y, surface) for y in edges]))
    return (Body("Collecting tray", colours.BOARD, tray),)


def _ridge(base: Slab, y: float, surface: float) -> Any:
    from cad.kernel import cq

    return cq.Solid.makeBox(base.width, RIDGE, RISE, (-base.width / 2, y - RIDGE / 2, surface))


TRAY = Part(
    id="collecting-tray",
    title=message("Collecting tray"),
    about=message("Where a player of Connect the Colors lays collected balls, in threes."),
    games=("connect-colors",),
    Parameters=TrayParameters,
    printing=printing,
    expect=expect,
    build=build,
)
