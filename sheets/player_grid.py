"""The grid of the Connnect sheet: spaces, circles, zones, lines that score."""

from __future__ import annotations

from boardroom.games.connnect import layout
from sheets.box import Box
from sheets.inks import WHITE, Inks
from sheets.pen import BLACK, Pen, Point, Stroke, Type
from sheets.player_places import SPACE, TAB, TAB_GAP, Places, around, is_row
from sheets.signs import arrow_head, zone_die

CIRCLE = 3.3
"""Radius of a circle in mm: to be filled with a pencil in a few strokes."""

LINE_POINTS = (
    layout.LINE_IN_ORDER_POINTS,
    layout.LINE_COMPLETE_POINTS,
    layout.LINE_FILLED_POINTS,
)
"""What a line may score, in the order in which its tab names it."""

_DIE = 7.6  # mm


def draw_grid(pen: Pen, places: Places, inks: Inks) -> None:
    """The grid with its zone dice at the top and left, and the tabs of its arrow lines."""
    grid = places.grid
    pen.box(grid, radius=2.6, fill=inks.space)
    for space in layout.SETUP_SPACES:
        _setup_space(pen, places.space(space), inks)
    _lines(pen, grid, inks)
    for centre in places.circles():
        pen.circle(centre, CIRCLE, fill=WHITE, stroke=Stroke(inks.text, 1.0))
    _zones(pen, places, inks)
    _tabs(pen, places, inks)
    middle = TAB_GAP + TAB / 2
    _connected_line(pen, (grid.right + middle, grid.bottom + middle), inks)


def _setup_space(pen: Pen, box: Box, inks: Inks) -> None:
    mark = box.inset(1.4)
    if not pen.spares:
        pen.box(mark, radius=1.6, fill=inks.mark, stroke=Stroke(inks.faint, 0.7))
        return
    for x, across in ((mark.x, 3.0), (mark.right, -3.0)):
        for y, down in ((mark.y, 3.0), (mark.bottom, -3.0)):
            pen.line([(x + across, y), (x, y), (x, y + down)], Stroke(inks.text, 1.0))


def _lines(pen: Pen, grid: Box, inks: Inks) -> None:
    """Thin lines between spaces, strong ones where two zones meet."""
    strong = [2, 4]
    for weak in (True, False):
        dots = (0.5, 3.5) if pen.spares else ()
        stroke = Stroke(inks.faint, 0.7, dots) if weak else Stroke(inks.line, 1.3)
        for step in range(1, len(layout.COLUMNS)):
            if (step in strong) is not weak:
                x, y = grid.x + step * SPACE, grid.y + step * SPACE
                pen.line([(x, grid.y), (x, grid.bottom)], stroke)
                pen.line([(grid.x, y), (grid.right, y)], stroke)
    pen.box(grid, radius=2.6, stroke=Stroke(inks.text, 1.8))


def _zones(pen: Pen, places: Places, inks: Inks) -> None:
    """The die of each zone, in the middle of a bracket as long as the zone is wide."""
    stroke = Stroke(inks.zone, 1.1)
    grid = places.grid
    for zone, spaces in layout.ZONES.items():
        area = around([places.space(space) for space in spaces])
        x, y = area.centre
        if zone in layout.COLUMN_ZONES:
            level, foot = grid.y - 6.4, grid.y - 2.4
            ends = [(area.x + 2.0, level), (area.right - 2.0, level)]
            feet = [(area.x + 2.0, foot), (area.right - 2.0, foot)]
            face = Box(x - _DIE / 2, level - _DIE / 2, _DIE, _DIE)
        else:
            level, foot = grid.x - 6.4, grid.x - 2.4
            ends = [(level, area.y + 2.0), (level, area.bottom - 2.0)]
            feet = [(foot, area.y + 2.0), (foot, area.bottom - 2.0)]
            face = Box(level - _DIE / 2, y - _DIE / 2, _DIE, _DIE)
        if not pen.spares:
            pen.line([feet[0], ends[0], ends[1], feet[1]], stroke)
        pen.box(face.inset(-0.9), radius=2.2, fill=inks.page or WHITE)
        zone_die(pen, face, zone, inks)


def _tabs(pen: Pen, places: Places, inks: Inks) -> None:
    """At the end of each arrow line: what it may score, one of which is circled."""
    grid = places.grid
    for line, tab, fields in places.tabs():
        x, y = places.space(layout.ARROW_LINES[line][-1]).centre
        if is_row(layout.ARROW_LINES[line]):
            arrow_head(pen, (grid.right + 3.2, y), 2.2, (1, 0), inks.points)
        else:
            arrow_head(pen, (x, grid.bottom + 3.2), 2.2, (0, 1), inks.points)
        if not pen.spares:
            pen.box(tab, radius=TAB / 2, fill=WHITE, stroke=Stroke(inks.points, 0.8))
        for number, place in zip(LINE_POINTS, fields, strict=True):
            pen.text(str(number), place, Type(BLACK, 10.0, inks.points_text))


def _connected_line(pen: Pen, centre: Point, inks: Inks) -> None:
    """A reminder in the corner: three filled circles in a row."""
    x, y = centre
    side = TAB + 1.4
    block = Box(x - side / 2, y - side / 2, side, side)
    centres = [cell.centre for row in block.rows(3) for cell in row.columns(3)]
    line = layout.CONNECTED_LINES[-2]
    pen.line([centres[line[0]], centres[line[-1]]], Stroke(inks.points, 1.4))
    for index, place in enumerate(centres):
        fill = inks.points if index in line else WHITE
        pen.circle(place, 1.0, fill=fill, stroke=Stroke(inks.points, 0.7))
