"""The dice tray of Connnect: a place to roll, and in front of it the dice card in relief: the place
of the zone die with a frame around it, and those of the number dice."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

from boardroom.base.words import message
from boardroom.games.connnect.layout import DICE
from cad import colours, fits
from cad.block import Block
from cad.outline import Outline
from cad.parameters import WrongParameter, check_limits, hundredths, number
from cad.part import Body, Expected, Part, Printing
from cad.parts.connnect import signs
from cad.parts.connnect.die import SIZE

FLOOR: Final = 2.0
"""mm under the dice: ten layers."""

WALL: Final = 2.4
"""mm around the rolling field: six lines, which no die bends."""

CORNER: Final = 6.0
"""mm: radius of the corners outside; those of the rolling field lie around the same middle."""

PLACE_ROUND: Final = 0.8
"""mm: radius of the corners of a place: less than that of any die."""

APART: Final = 18.0
BESIDE: Final = 10.0
"""mm from the place of the zone die to the next, and between those of the number dice: as on the
card, the zone die lies apart."""

BEHIND: Final = 6.0
"""mm from the places to the wall, and to the signs in front of them."""

FRONT: Final = 4.0
"""mm from the signs to the edge."""

RING: Final = (2.2, 1.2)
"""mm from the place of the zone die to the line around it, and the width of that line."""

SIDE: Final = 6.0
"""mm from a place to the edge at least."""


@dataclass(frozen=True, slots=True)
class TrayParameters:
    """WrongParameter when a value is out of range, the places find no room, or the tray is larger
    than the bed."""

    die: float = number(
        message("Die"), message("Size of the dice."), SIZE, low=12, high=25, whole=True
    )
    width: float = number(message("Width"), message("Of the tray."), 130, low=90, high=220)
    rolling: float = number(
        message("Rolling field"), message("Its depth, from front to back."), 84, low=40, high=180
    )
    lip: float = number(
        message("Lip"),
        message("How far the wall stands above the places; a lower one lets dice jump out."),
        8,
        low=4,
        high=24,
    )
    fit: float = number(
        message("Fit"),
        message("Air around a die in its place, on each side: it is dropped in, not slid."),
        2 * fits.SLIDING,
        low=0.2,
        high=1,
    )

    def __post_init__(self) -> None:
        check_limits(self)
        needed = self._row + 2 * SIDE
        if self.width < needed - 1e-9:
            raise WrongParameter(
                message(
                    "width {width} has no room for {count} places of dice of {die} mm with fit "
                    "{fit}; {needed} needed",
                    width=f"{self.width:g}",
                    count=DICE,
                    die=f"{self.die:g}",
                    fit=f"{self.fit:g}",
                    needed=hundredths(needed, math.ceil),
                )
            )
        if self.outside.depth > fits.BED[1] + 1e-9:
            raise WrongParameter(
                message(
                    "rolling {rolling} makes a tray {depth} mm deep; the bed takes {bed}",
                    rolling=f"{self.rolling:g}",
                    depth=f"{self.outside.depth:g}",
                    bed=f"{fits.BED[1]:g}",
                )
            )

    @property
    def place(self) -> float:
        """Width of a place, mm."""
        return self.die + 2 * self.fit

    @property
    def deep(self) -> float:
        """How deep a die lies in its place, mm: a third, so that fingers find it."""
        return fits.layers(self.die / 3)

    @property
    def counter(self) -> float:
        """Height of what the places are sunk into, mm."""
        return FLOOR + self.deep

    @property
    def front(self) -> float:
        """Depth of it, mm, from the edge to the wall of the rolling field."""
        return FRONT + signs.SIGN + BEHIND + self.place + BEHIND

    @property
    def outside(self) -> Block:
        """The tray before anything is taken out."""
        height = fits.layers(self.counter + self.lip)
        depth = self.front + self.rolling + 2 * WALL
        return Block(self.width, depth, height, CORNER, foot=fits.BED_CHAMFER)

    @property
    def field(self) -> Block:
        """What is taken out to roll in."""
        height = self.outside.height - FLOOR
        return Block(self.width - 2 * WALL, self.rolling, height, CORNER - WALL)

    @property
    def _row(self) -> float:
        """Length of the row of places, mm."""
        return DICE * self.place + APART + (DICE - 2) * BESIDE

    @property
    def places(self) -> tuple[tuple[float, float], ...]:
        """The middles of the places: zone die, number dice. mm."""
        edge = -self.outside.depth / 2
        y = edge + self.front - BEHIND - self.place / 2
        zone = (self.place - self._row) / 2
        first = zone + self.place + APART
        numbers = [first + (self.place + BESIDE) * place for place in range(DICE - 1)]
        return ((zone, y), *((x, y) for x in numbers))

    @property
    def ring(self) -> tuple[Block, Block]:
        """The line around the place of the zone die: all of it, and what stays inside."""
        near, wide = RING
        outer, inner = (self.place + 2 * each for each in (near + wide, near))
        return (
            Block(outer, outer, signs.DEPTH, PLACE_ROUND + near + wide),
            Block(inner, inner, signs.DEPTH, PLACE_ROUND + near),
        )

    @property
    def signs(self) -> tuple[tuple[tuple[Outline, ...], float, float], ...]:
        """The signs and their middles: one for the zone die, one for all number dice."""
        (zone, y), *numbers = self.places
        low = y - self.place / 2 - BEHIND - signs.SIGN / 2
        middle = (numbers[0][0] + numbers[-1][0]) / 2
        return (signs.zone(), zone, low), (signs.pencil(), middle, low)


def printing(parameters: TrayParameters) -> Printing:
    """How to print it."""
    field = parameters.field
    return Printing(
        False,
        message(
            "Print without supports, places upwards; felt of {width} × {depth} mm in the rolling "
            "field makes it quiet.",
            width=f"{math.floor(field.width):g}",
            depth=f"{math.floor(field.depth):g}",
        ),
    )


def expect(parameters: TrayParameters) -> tuple[Expected, ...]:
    """A block, less the air above its front, the rolling field, places, line and signs."""
    outside, field, place = parameters.outside, parameters.field, parameters.place
    corners = (4 - math.pi) / 2 * CORNER**2
    above = (outside.width * parameters.front - corners) * (outside.height - parameters.counter)
    hole = place**2 - (4 - math.pi) * PLACE_ROUND**2
    outer, inner = parameters.ring
    sunk = sum(outline.area for outlines, _, _ in parameters.signs for outline in outlines)
    volume = (
        outside.volume
        - above
        - field.volume
        - DICE * hole * parameters.deep
        - (outer.volume - inner.volume)
        - sunk * signs.DEPTH
    )
    return (Expected(volume, outside.size),)


def build(parameters: TrayParameters) -> tuple[Body, ...]:
    """The tray in the middle of the bed, the places in front."""
    from cad.kernel import cq, one_solid

    outside, field, place = parameters.outside, parameters.field, parameters.place
    edge, counter = -outside.depth / 2, parameters.counter
    wide = outside.width + 2
    above = cq.Solid.makeBox(wide, parameters.front + 1, 99, (-wide / 2, edge - 1, counter))
    roll = Block(field.width, field.depth, 99, field.round)
    hole = Block(place, place, parameters.deep + 1, PLACE_ROUND)
    tools = [
        above,
        roll.build(0, outside.depth / 2 - WALL - field.depth / 2, FLOOR),
        *(hole.build(x, y, FLOOR) for x, y in parameters.places),
        *_engraved(parameters),
    ]
    return (Body("Dice tray", colours.BOARD, one_solid(outside.build().cut(*tools))),)


def _engraved(parameters: TrayParameters) -> list[Any]:
    """The line around the place of the zone die, and the signs."""
    low, high = parameters.counter - signs.DEPTH, parameters.counter + 1
    x, y = parameters.places[0]
    outer, inner = (each.build(x, y, low) for each in parameters.ring)
    found = [outer.cut(inner)]
    for outlines, middle, line in parameters.signs:
        found += [each.prism(low, high).translate((middle, line, 0)) for each in outlines]
    return found


DICE_TRAY = Part(
    id="dice-tray",
    title=message("Dice tray"),
    about=message(
        "Where the dice of Connnect are rolled, with places for the zone die and {count} number "
        "dice.",
        count=DICE - 1,
    ),
    games=("connnect",),
    Parameters=TrayParameters,
    printing=printing,
    expect=expect,
    build=build,
)
