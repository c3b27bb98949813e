"""The box of Choconnect: a floor with a low post at each corner of its spaces, open on all four
sides, where a tile is laid on the apron and pushed in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from boardroom.base.words import message
from boardroom.games.choconnect import GRID
from cad import colours, fits
from cad.block import Block
from cad.outline import Outline, polygon
from cad.parameters import WrongParameter, check_limits, number
from cad.part import Body, Expected, Part, Printing
from cad.parts.choconnect.lane import PITCH, POST_ROUND, RAIL, RISE

CORNER: Final = 4.0
"""mm: radius of the corners of the box."""

INSET: Final = 1.0
"""mm from the edge of the box to the rails: a step that no plastic bulges over."""

ARROW: Final = (4.0, 1.4, fits.ENGRAVING_DEPTH)
"""mm: half the width of an arrow, its stroke as it is seen along the arrow, and its depth, which is
less than the chamfer at the foot of a tile, so that no tile is caught."""


@dataclass(frozen=True, slots=True)
class BoxParameters:
    """WrongParameter when a value is out of range, or the box is larger than the bed."""

    pitch: float = number(
        message("Pitch"), message("From one space to the next."), PITCH, low=22, high=34
    )
    rail: float = number(message("Rail"), message("Width of rails and posts."), RAIL, low=4, high=8)
    rise: float = number(
        message("Rise"), message("How far rails and posts stand up."), RISE, low=1.2, high=3
    )
    apron: float = number(
        message("Apron"),
        message("Floor around the spaces, on which a tile is laid to be pushed in."),
        12,
        low=9,
        high=24,
    )
    floor: float = number(
        message("Floor"), message("How thick the floor is."), 2.4, low=1.6, high=6
    )

    def __post_init__(self) -> None:
        check_limits(self)
        for length, bed in zip(self.floor_block.size, fits.BED, strict=False):
            if length > bed + 1e-9:
                raise WrongParameter(
                    message(
                        "pitch {pitch} and apron {apron} make a box of {length} mm; the bed "
                        "takes {bed}",
                        pitch=f"{self.pitch:g}",
                        apron=f"{self.apron:g}",
                        length=f"{length:g}",
                        bed=f"{bed:g}",
                    )
                )

    @property
    def floor_block(self) -> Block:
        """The box without rails."""
        width, depth = (count * self.pitch + 2 * self.apron for count in (GRID.columns, GRID.rows))
        height = fits.layers(self.floor)
        return Block(width, depth, height, CORNER, foot=fits.BED_CHAMFER)

    @property
    def rails(self) -> tuple[tuple[Block, tuple[tuple[float, float], ...]], ...]:
        """Posts, rails along x, rails along y and corners, each with its places."""
        xs, ys = lines(GRID.columns, self.pitch), lines(GRID.rows, self.pitch)
        long = self.apron - INSET + self.rail / 2
        out = long / 2 - self.rail / 2
        (left, *columns, right), (low, *rows, high) = xs, ys
        return (
            (self._post(self.rail, self.rail), tuple((x, y) for x in columns for y in rows)),
            (
                self._post(long, self.rail),
                tuple((x, y) for x in (left - out, right + out) for y in rows),
            ),
            (
                self._post(self.rail, long),
                tuple((x, y) for x in columns for y in (low - out, high + out)),
            ),
            (
                self._post(long, long, CORNER - INSET),
                tuple((x, y) for x in (left - out, right + out) for y in (low - out, high + out)),
            ),
        )

    def _post(self, width: float, depth: float, round: float = POST_ROUND) -> Block:
        return Block(width, depth, fits.layers(self.rise), round)

    @property
    def entries(self) -> Iterator[tuple[float, float, float]]:
        """The middle of each entry on the apron, and degrees counter-clockwise by which its arrow
        is turned from up."""
        out_x, out_y = ((n * self.pitch + self.apron) / 2 for n in (GRID.columns, GRID.rows))
        for x in middles(GRID.columns, self.pitch):
            yield x, -out_y, 0
            yield x, out_y, 180
        for y in middles(GRID.rows, self.pitch):
            yield out_x, y, 90
            yield -out_x, y, 270


def lines(count: int, pitch: float) -> list[float]:
    """The edges of that many spaces, 0 in the middle; mm."""
    return [(place - count / 2) * pitch for place in range(count + 1)]


def middles(count: int, pitch: float) -> list[float]:
    """The middles of that many spaces, 0 in the middle of all; mm."""
    return [(place - (count - 1) / 2) * pitch for place in range(count)]


def printing(parameters: BoxParameters) -> Printing:
    """How to print it."""
    return Printing(False, message("Print without supports, posts upwards."))


def expect(parameters: BoxParameters) -> tuple[Expected, ...]:
    """The floor with its rails, less the arrows."""
    floor = parameters.floor_block
    rails = sum(block.volume * len(places) for block, places in parameters.rails)
    arrows = _arrow().area * ARROW[2] * len(list(parameters.entries))
    width, depth, _ = floor.size
    height = floor.height + fits.layers(parameters.rise)
    return (Expected(floor.volume + rails - arrows, (width, depth, height)),)


def build(parameters: BoxParameters) -> tuple[Body, ...]:
    """The box in the middle of the bed."""
    from cad.kernel import one_solid

    floor = parameters.floor_block
    posts = []
    for block, places in parameters.rails:
        post = block.build(z=floor.height)
        posts += [post.translate((x, y, 0)) for x, y in places]
    arrow = _arrow().prism(floor.height - ARROW[2], floor.height + 1)
    arrows = [
        arrow.rotate((0, 0, 0), (0, 0, 1), turn).translate((x, y, 0))
        for x, y, turn in parameters.entries
    ]
    cut = one_solid(floor.build().cut(*arrows))
    # They only touch: to know that spares the kernel half of its work.
    return (Body("Box", colours.BOARD, one_solid(cut.fuse(*posts, glue=True))),)


def _arrow() -> Outline:
    """An angle that points along y; a stroke is as high as it is wide along y."""
    half, stroke, _ = ARROW
    low = -(half + stroke) / 2
    points = [(half, low + stroke), (0, low + half + stroke), (-half, low + stroke)]
    return polygon(*points, *((x, y - stroke) for x, y in reversed(points)))


BOX = Part(
    id="box",
    title=message("Box"),
    about=message(
        "The board of Choconnect: {rows} × {columns} spaces, open on all sides, with posts that "
        "keep a pushed line straight.",
        rows=GRID.rows,
        columns=GRID.columns,
    ),
    games=("choconnect",),
    Parameters=BoxParameters,
    printing=printing,
    expect=expect,
    build=build,
)
