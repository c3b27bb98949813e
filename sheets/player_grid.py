"""The grid of the Connnect sheet: spaces, circles, zones, lines that score."""

from __future__ import annotations

from boardroom.games.connnect import layout
from sheets.box import Box
from sheets.inks import WHITE, Inks
from sheets.pen import BLACK, Pen, Point, Stroke, Type
from sheets.signs import arrow_head, zone_die

SPACE = 19.0
"""Side of a space in mm: room for a number, two outlines and a cross through it."""

MARKS = 12.0
"""Depth of the margin at the top and left, where the zones are named, in mm."""

TABS = 12.5
"""Depth of the margin at the right and bottom, where lines are scored, in mm."""

SIDE = MARKS + len(layout.COLUMNS) * SPACE + TABS
"""Width and height of the whole block in mm."""

_CIRCLE = 3.3  # radius in mm: to be filled with a pencil in a few strokes
_DIE = 7.6  # mm
_TAB = 7.6  # mm across
_TAB_GAP = 4.6  # mm, between the grid and its tabs: room for an arrow


def grid_origin(block: Box) -> Box:
    """The square of the spaces themselves."""
    side = len(layout.COLUMNS) * SPACE
    return Box(block.x + MARKS, block.y + MARKS, side, side)


def space_box(grid: Box, space: str) -> Box:
    """Where a space such as ``c4`` lies."""
    column, row = layout.COLUMNS.index(space[0]), layout.ROWS.index(space[1])
    return Box(grid.x + column * SPACE, grid.y + row * SPACE, SPACE, SPACE)


def around(boxes: list[Box]) -> Box:
    """The smallest rectangle around these."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


def draw_grid(pen: Pen, block: Box, inks: Inks) -> None:
    """The grid with its zone dice at the top and left, and the tabs of its arrow lines."""
    grid = grid_origin(block)
    pen.box(grid, radius=2.6, fill=inks.space)
    for space in layout.SETUP_SPACES:
        _setup_space(pen, space_box(grid, space), inks)
    _lines(pen, grid, inks)
    _circles(pen, grid, inks)
    _zones(pen, grid, inks)
    _tabs(pen, grid, inks)
    middle = _TAB_GAP + _TAB / 2
    _connected_line(pen, (grid.right + middle, grid.bottom + middle), inks)


def _setup_space(pen: Pen, box: Box, inks: Inks) -> None:
    pen.box(box.inset(1.4), radius=1.6, fill=inks.mark, stroke=Stroke(inks.faint, 0.7))


def _lines(pen: Pen, grid: Box, inks: Inks) -> None:
    """Thin lines between spaces, strong ones where two zones meet."""
    strong = [2, 4]
    for weak in (True, False):
        stroke = Stroke(inks.faint, 0.7) if weak else Stroke(inks.line, 1.3)
        for step in range(1, len(layout.COLUMNS)):
            if (step in strong) is not weak:
                x, y = grid.x + step * SPACE, grid.y + step * SPACE
                pen.line([(x, grid.y), (x, grid.bottom)], stroke)
                pen.line([(grid.x, y), (grid.right, y)], stroke)
    pen.box(grid, radius=2.6, stroke=Stroke(inks.text, 1.8))


def _circles(pen: Pen, grid: Box, inks: Inks) -> None:
    for spaces in layout.CIRCLES:
        centre = around([space_box(grid, space) for space in spaces]).centre
        pen.circle(centre, _CIRCLE, fill=WHITE, stroke=Stroke(inks.text, 1.0))


def _zones(pen: Pen, grid: Box, inks: Inks) -> None:
    """The die of each zone, in the middle of a bracket as long as the zone is wide."""
    stroke = Stroke(inks.zone, 1.1)
    for zone, spaces in layout.ZONES.items():
        area = around([space_box(grid, space) for space in spaces])
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
        pen.line([feet[0], ends[0], ends[1], feet[1]], stroke)
        pen.box(face.inset(-0.9), radius=2.2, fill=inks.page or WHITE)
        zone_die(pen, face, zone, inks)


def _tabs(pen: Pen, grid: Box, inks: Inks) -> None:
    """At the end of each arrow line: what it may score, one of which is circled."""
    points = (
        layout.LINE_IN_ORDER_POINTS,
        layout.LINE_COMPLETE_POINTS,
        layout.LINE_FILLED_POINTS,
    )
    for spaces in layout.ARROW_LINES.values():
        last = space_box(grid, spaces[-1])
        x, y = last.centre
        if spaces[0][1] == spaces[-1][1]:  # a row: its tab stands at the right
            arrow_head(pen, (grid.right + 3.2, y), 2.2, (1, 0), inks.points)
            tab = Box(grid.right + _TAB_GAP, last.y + 0.6, _TAB, SPACE - 1.2)
            cells = tab.inset(0, 0.9).rows(len(points))
        else:
            arrow_head(pen, (x, grid.bottom + 3.2), 2.2, (0, 1), inks.points)
            tab = Box(last.x + 0.6, grid.bottom + _TAB_GAP, SPACE - 1.2, _TAB)
            cells = tab.inset(0.9, 0).columns(len(points))
        if not pen.spares:
            pen.box(tab, radius=_TAB / 2, fill=WHITE, stroke=Stroke(inks.points, 0.8))
        for number, cell in zip(points, cells, strict=True):
            pen.text(str(number), cell, Type(BLACK, 10.0, inks.points_text))


def _connected_line(pen: Pen, centre: Point, inks: Inks) -> None:
    """A reminder in the corner: three filled circles in a row."""
    x, y = centre
    side = _TAB + 1.4
    block = Box(x - side / 2, y - side / 2, side, side)
    centres = [cell.centre for row in block.rows(3) for cell in row.columns(3)]
    line = layout.CONNECTED_LINES[-2]
    pen.line([centres[line[0]], centres[line[-1]]], Stroke(inks.points, 1.4))
    for index, place in enumerate(centres):
        fill = inks.points if index in line else WHITE
        pen.circle(place, 1.0, fill=fill, stroke=Stroke(inks.points, 0.7))
