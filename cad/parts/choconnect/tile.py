"""The tile of Choconnect: a chocolate with its ornament, on a foot that runs between posts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardroom.base.words import message
from boardroom.games.choconnect import LINE, PLACES, TILES
from boardroom.games.choconnect.moves import TILE_NAMES, TILE_TITLES
from boardroom.games.options import Choice
from cad import colours, fits
from cad.block import Block
from cad.parameters import WrongParameter, check_limits, choice, hundredths, number
from cad.part import Body, Expected, Part, Printing
from cad.parts.choconnect.lane import PITCH, RAIL, RISE, Lane
from cad.parts.choconnect.ornament import Ornament

KINDS: Final = {str(TILE_NAMES[tile]): tile for tile in TILES}
"""The tiles by the value of the parameter: ``dark``."""

TOP_CHAMFER: Final = 0.8
"""mm around the face, where a finger lies."""

BAND: Final = 1.2
"""mm of upright side, by which tiles push each other."""


@dataclass(frozen=True, slots=True)
class TileParameters:
    """WrongParameter when a value is out of range, or the tile would jam or has no side left.
    Pitch, rail and rise are the box's."""

    kind: str = choice(
        message("Kind"),
        message("Its ornament and its colour."),
        *(
            Choice(
                value,
                TILE_TITLES[tile],
                message("{count} in a line win.", count=LINE[tile]),
            )
            for value, tile in KINDS.items()
        ),
    )
    pitch: float = number(
        message("Pitch"), message("Of the spaces of its box."), PITCH, low=22, high=34
    )
    rail: float = number(message("Rail"), message("Width of the box's posts."), RAIL, 4, 8)
    rise: float = number(message("Rise"), message("Height of the box's posts."), RISE, 1.2, 3)
    height: float = number(message("Height"), message("Without the ornament."), 8, low=6, high=14)
    corner: float = number(
        message("Corner"), message("How round the corners are."), 7, low=4, high=12
    )
    relief: float = number(
        message("Relief"),
        message("How far the ornament stands out; in the bag a lower one is harder to feel."),
        0.8,
        low=0.6,
        high=1.2,
    )
    fit: float = number(
        message("Fit"), message("Air around the tile, on each side."), fits.SLIDING, 0.1, 0.4
    )

    def __post_init__(self) -> None:
        check_limits(self)
        self.lane.check(self.corner)
        band = self.face - self.lane.foot_height - self.rail / 2 - TOP_CHAMFER
        if band < BAND - 1e-9:
            raise WrongParameter(
                message(
                    "height {height} leaves {band} mm of upright side with rail {rail} and rise "
                    "{rise}; {least} needed",
                    height=f"{self.height:g}",
                    band=hundredths(band),
                    rail=f"{self.rail:g}",
                    rise=f"{self.rise:g}",
                    least=f"{BAND:g}",
                )
            )

    @property
    def lane(self) -> Lane:
        """What it runs in."""
        return Lane(self.pitch, self.rail, self.rise, self.fit)

    @property
    def foot(self) -> Block:
        """What runs between the posts."""
        width, round = self.lane.foot, self.corner - self.rail / 2
        return Block(width, width, self.lane.foot_height, round, foot=fits.BED_CHAMFER)

    @property
    def body(self) -> Block:
        """What stands above them: it widens at 45 degrees from the outline of the foot."""
        width, height = self.lane.body, fits.layers(self.height) - self.lane.foot_height
        slope, top = self.rail / 2, TOP_CHAMFER
        return Block(width, width, height, self.corner, foot=slope, top=top)

    @property
    def face(self) -> float:
        """Height of its face above the bed, mm."""
        return fits.layers(self.height)

    @property
    def ornament(self) -> Ornament:
        """On its face."""
        return Ornament(KINDS[self.kind], self.pitch, fits.layers(self.relief))


def printing(parameters: TileParameters) -> Printing:
    """How to print it."""
    return Printing(
        False,
        message(
            "Print without supports, ornament upwards; change the filament at {height} mm for "
            "icing of another colour.",
            height=f"{parameters.face:g}",
        ),
    )


def expect(parameters: TileParameters) -> tuple[Expected, ...]:
    """The foot, the body and the ornament, one on the other."""
    foot, body, ornament = parameters.foot, parameters.body, parameters.ornament
    volume = foot.volume + body.volume + ornament.volume
    return (Expected(volume, (body.width, body.depth, parameters.face + ornament.relief)),)


def build(parameters: TileParameters) -> tuple[Body, ...]:
    """The tile in the middle of the bed."""
    from cad.kernel import one_solid

    body = parameters.body.build(z=parameters.foot.height)
    pieces = parameters.ornament.build(parameters.face)
    tile = one_solid(parameters.foot.build().fuse(body, *pieces))
    colour = colours.CHOCOLATES[parameters.kind]
    return (Body(f"{parameters.kind.capitalize()} tile", colour, tile),)


TILE = Part(
    id="tile",
    title=message("Tile"),
    about=message(
        "A chocolate of Choconnect, {count} in all; its ornament counts how many win.",
        count=PLACES,
    ),
    games=("choconnect",),
    Parameters=TileParameters,
    printing=printing,
    expect=expect,
    build=build,
)
