"""The board of Connect the Colors: a field of dimples, in one piece or in tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from boardroom.base.words import message
from boardroom.games.connect_colors import BALL_DIAMETER, BOARDS
from boardroom.games.options import Choice
from cad import colours, fits
from cad.parameters import check_limits, choice, number
from cad.part import Body, Expected, Part, Printing
from cad.parts.connect_colors.dimple import Dimple
from cad.parts.connect_colors.grooves import Grooves
from cad.parts.connect_colors.tiles import TILES, Side, Split, Tiling
from cad.slab import Slab

EDGE = 2.0
"""mm of board beyond half a pitch: a finger fits between the last ball and the frame's lip."""

FLOOR = 1.5
"""mm below a dimple: seven layers, stiff enough over its web."""


FIELDS = tuple(
    Choice(
        id,
        message("{rows} × {columns}", rows=board.grid.rows, columns=board.grid.columns),
        message("{count} fields.", count=board.grid.rows * board.grid.columns),
    )
    for id, board in BOARDS.items()
)
"""The boards of the game (CC-02, CC-03)."""


@dataclass(frozen=True, slots=True)
class BoardParameters:
    """WrongParameter when a value is out of range, or dimples or dovetails do not find room."""

    fields: str = choice(
        message("Fields"),
        message("Rows and columns, as the option of the game."),
        *FIELDS,
    )
    surface: str = choice(
        message("Surface"),
        message("What lies between the dimples."),
        Choice("dimples", message("Dimples"), message("Nothing: balls are lifted from each.")),
        Choice("grooves", message("Grooves"), message("Channels in which a line can be rolled.")),
    )
    pitch: float = number(
        message("Pitch"), message("From one dimple to the next."), 16, low=10, high=24
    )
    ball: float = number(
        message("Ball"), message("Diameter of the balls."), BALL_DIAMETER, low=10, high=20
    )
    depth: float = number(
        message("Depth"), message("Of a dimple."), fits.DIMPLE_DEPTH, low=1.6, high=4
    )
    tiles: str = choice(
        message("Tiles"),
        message("In how many pieces, joined by dovetails, for a small bed."),
        *(Choice(id, each.title, each.help) for id, each in TILES.items()),
    )
    fit: float = number(
        message("Fit"),
        message("Air between tiles, on each side of a dovetail."),
        fits.SLIDING / 2,
        low=0.05,
        high=0.3,
    )

    def __post_init__(self) -> None:
        check_limits(self)
        self.dimple.check(self.pitch)
        self.tiling.check(self.dimple)

    @property
    def dimple(self) -> Dimple:
        """What each ball lies in."""
        return Dimple(self.ball, self.depth)

    @property
    def grooves(self) -> Grooves:
        """The channels between the dimples."""
        return Grooves(self.dimple, self.pitch)

    @property
    def height(self) -> float:
        """Of the surface above the bed, mm, in whole layers."""
        return fits.layers(FLOOR + self.depth)

    @property
    def tiling(self) -> Tiling:
        """How it is split."""
        split = TILES[self.tiles]
        return Tiling(*sides(self.fields, self.pitch, split), self.fit)


def sides(fields: str, pitch: float, split: Split = TILES["1"]) -> tuple[Side, Side]:
    """A board along its rows and along its columns."""
    grid = BOARDS[fields].grid
    return (
        Side(grid.columns, pitch, EDGE, split.across > 1),
        Side(grid.rows, pitch, EDGE, split.down > 1),
    )


def printing(parameters: BoardParameters) -> Printing:
    """How to print it."""
    if parameters.tiles == "1":
        return Printing(False, message("Print without supports, dimples upwards."))
    return Printing(
        False,
        message("Print without supports, dimples upwards; push the tiles together from above."),
    )


def expect(parameters: BoardParameters) -> tuple[Expected, ...]:
    """Slabs less their dimples and grooves, with dovetails where there are tiles."""
    return tuple(_tile(parameters, *place) for place in parameters.tiling.places)


def _tile(parameters: BoardParameters, across: int, down: int) -> Expected:
    tiling, height = parameters.tiling, parameters.height
    slab = tiling.slab(across, down, height)
    columns = tiling.columns.part(across, parameters.fit)[2]
    rows = tiling.rows.part(down, parameters.fit)[2]
    volume = slab.volume - columns * rows * parameters.dimple.volume
    size = [slab.width, slab.depth]
    for axis, count in enumerate(tiling.dovetails(across, down)):
        volume += count * tiling.area(socket=count < 0) * height
        size[axis] += tiling.length if count > 0 else 0.0
    if parameters.surface == "grooves":
        for along, lines, side, place in (
            (columns, rows, tiling.columns, across),
            (rows, columns, tiling.rows, down),
        ):
            halves = 2 * (along - 1) + side.split
            lost = parameters.grooves.section * parameters.fit if side.split and place else 0.0
            volume -= lines * (halves * parameters.grooves.half - lost)
    return Expected(volume, (size[0], size[1], height))


def build(parameters: BoardParameters) -> tuple[Body, ...]:
    """The board in the middle of the bed, or its tiles drawn apart."""
    from cad.kernel import one_solid

    whole, tiling, height = _whole(parameters), parameters.tiling, parameters.height
    if parameters.tiles == "1":
        return (Body("Board", colours.BOARD, whole),)
    bodies = []
    for count, (across, down) in enumerate(tiling.places, start=1):
        tile = one_solid(whole.intersect(tiling.prism(across, down, height)))
        moved = tile.translate((across * tiling.apart, down * tiling.apart, 0))
        bodies.append(Body(f"Board, tile {count}", colours.BOARD, moved))
    return tuple(bodies)


def _whole(parameters: BoardParameters) -> Any:
    from cad.kernel import one_solid

    height, tiling = parameters.height, parameters.tiling
    columns, rows = tiling.columns.lines, tiling.rows.lines
    slab = Slab(tiling.columns.length, tiling.rows.length, height)
    tools = [parameters.dimple.tool(x, y, height) for x in columns for y in rows]
    if parameters.surface == "grooves":
        tools += parameters.grooves.tools(columns, rows, height)
    return one_solid(slab.build().cut(*tools))


BOARD = Part(
    id="board",
    title=message("Board"),
    about=message("The field of Connect the Colors, a dimple for every ball."),
    games=("connect-colors",),
    Parameters=BoardParameters,
    printing=printing,
    expect=expect,
    build=build,
)
