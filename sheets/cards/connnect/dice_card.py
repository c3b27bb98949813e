"""The dice card: where the zone die lies and where the number dice, and which zone is which."""

from __future__ import annotations

from boardroom.base.words import say
from boardroom.games.connnect import layout
from sheets.box import Box
from sheets.cards.frames import GAP, ground
from sheets.imposition.piece import Face
from sheets.inks import WHITE
from sheets.pen import BOLD, LEAST_SIZE, Pen, Stroke, Type
from sheets.signs import zone_die

_DIE = 17.0
"""Side of the place of a die in mm on a card of poker size: a die of 16 mm lies in it."""


def draw_dice_card(pen: Pen, face: Face) -> None:
    """The front of the dice card."""
    ground(pen, face)
    inks, scale, safe = face.inks, face.scale, face.safe
    style = Type(BOLD, max(LEAST_SIZE, 10.0 * scale), inks.text)
    head, gap = 4.6 * scale, GAP * scale
    side = _DIE * scale
    band = safe.top(head + side)
    pen.text(say("Zone die"), band.top(head), style)
    _place(pen, band.below(head + 0.6).middle(side, side).moved(0, 0.3), inks.zone, 2.4 * scale)
    numbers = band.moved(0, band.height + gap * 1.7)
    pen.text(say("Number dice"), numbers.top(head), style)
    row = numbers.below(head + 0.6)
    for place in (
        row.middle((layout.DICE - 1) * side + 5.0 * scale, side)
        .moved(0, 0.3)
        .columns(layout.DICE - 1, 5.0 * scale)
    ):
        _place(pen, place, inks.text, 1.4 * scale)
    map_box = safe.below(numbers.bottom - safe.y + gap * 1.7)
    _zones(pen, map_box, face)


def _place(pen: Pen, box: Box, colour: str, width: float) -> None:
    pen.box(box, radius=box.width * 0.2, fill=WHITE, stroke=Stroke(colour, width))


def _zones(pen: Pen, box: Box, face: Face) -> None:
    """The grid in small: dice above the columns and beside the rows that they stand for."""
    inks = face.inks
    side = min(box.height, box.width)
    mark = side * 0.15
    block = box.middle(side, side)
    grid = Box(block.x + mark, block.y + mark, side - mark, side - mark).moved(-mark / 2, 0)
    for edges in (layout.COLUMN_ZONES, layout.ROW_ZONES):
        upright = edges is layout.COLUMN_ZONES
        for zone, strip in zip(
            edges, grid.columns(len(edges)) if upright else grid.rows(len(edges)), strict=True
        ):
            x, y = strip.centre
            centre = (x, grid.y - mark * 0.62) if upright else (grid.x - mark * 0.62, y)
            place = Box(centre[0] - mark * 0.4, centre[1] - mark * 0.4, mark * 0.8, mark * 0.8)
            zone_die(pen, place, zone, inks)
    pen.box(grid, radius=grid.width * 0.05, fill=WHITE)
    for step in range(1, len(layout.COLUMNS)):
        strong = step % 2 == 0
        stroke = Stroke(inks.line if strong else inks.faint, 0.9 if strong else 0.5)
        at = step * grid.width / len(layout.COLUMNS)
        pen.line([(grid.x + at, grid.y), (grid.x + at, grid.bottom)], stroke)
        pen.line([(grid.x, grid.y + at), (grid.right, grid.y + at)], stroke)
    pen.box(grid, radius=grid.width * 0.05, stroke=Stroke(inks.text, 1.2))
