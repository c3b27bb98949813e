"""A picture for each game: a few of its pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boardroom.games.choconnect.box import LINE
from boardroom.games.connnect import layout
from sheets.box import Box
from sheets.imposition.piece import Face
from sheets.inks import WHITE
from sheets.pen import Pen, Point, Stroke
from sheets.pieces import BALLS, CHOCOLATES, DARK, IVORY, TOKENS, draw_piece
from sheets.signs import die, shape, shape_middles, zone_die

Emblem = Callable[[Pen, Box, Face], None]


def _connect_colors(pen: Pen, box: Box, face: Face) -> None:
    """A ball of each colour on the board."""
    pen.box(box, radius=3.0, fill=face.inks.mark, stroke=Stroke(face.inks.line, 0.8))
    kinds = iter(BALLS.values())
    for row in box.inset(1.6, 5.0).rows(2, 1.0):
        for place in row.columns(3, 1.0):
            radius = min(place.width, place.height) / 2
            draw_piece(pen, place.centre, radius, next(kinds), face.inks.text, saving=face.saving)


def _connnect(pen: Pen, box: Box, face: Face) -> None:
    """A claim on the grid, and the three dice."""
    inks = face.inks
    grid = box.top(box.height * 0.62)
    cell = grid.height / 3
    spaces = layout.CONNECT_5[6].spaces
    shape(pen, grid, spaces, cell, fill=inks.mark, stroke=Stroke(inks.text, 1.0))
    middles = shape_middles(grid, spaces, cell)
    pen.line(middles, Stroke(inks.zone, 1.8))
    for middle in middles:
        pen.circle(middle, 1.1, fill=inks.zone)
    row = box.below(box.height * 0.7)
    values = (4, 2, 5)
    for number, (value, place) in enumerate(
        zip(values, row.middle(row.width, 9.0).columns(layout.DICE, 1.6), strict=True)
    ):
        face_box = place.middle(9.0, 9.0)
        if number == 0:
            zone_die(pen, face_box, value, inks)
        else:
            stroke = Stroke(inks.text, 0.9)
            die(pen, face_box, value, fill=WHITE, pips=inks.text, stroke=stroke)


def _colorpop(pen: Pen, box: Box, face: Face) -> None:
    """Three chutes of tokens."""
    columns = ("GYO", "BB*", "PBG")
    for letters, chute in zip(columns, box.columns(3, 1.2), strict=True):
        pen.box(chute, radius=2.4, fill=face.inks.mark, stroke=Stroke(face.inks.line, 0.8))
        for letter, place in zip(letters, chute.inset(0.6).rows(3), strict=True):
            radius = min(place.width, place.height) * 0.46
            draw_piece(
                pen, place.centre, radius, TOKENS[letter], face.inks.text, saving=face.saving
            )


def _domino3d(pen: Pen, box: Box, face: Face) -> None:
    """A chip that stands, another beside it."""
    side = 12.5
    x, y = box.centre[0] - side * 1.21, box.centre[1] - side * 0.1
    _cube(pen, (x, y), side, 5, face)
    _cube(pen, (x, y - side), side, 1, face, top=1)
    # Last, since it hides the side of the one that it touches.
    _cube(pen, (x + side, y), side, 5, face, top=5)


def _cube(
    pen: Pen, corner: Point, side: float, value: int, face: Face, top: int | None = None
) -> None:
    """Half of a chip, seen a little from above and from the right; ``corner`` of its front."""
    x, y = corner
    depth = side * 0.42
    fill = WHITE if face.saving else IVORY
    shades = (WHITE, WHITE) if face.saving else ("#FBF6EA", "#D9CDB4")
    edge = Stroke(face.inks.text, 0.8)
    right: Sequence[Point] = (
        (x + side, y),
        (x + side + depth, y - depth),
        (x + side + depth, y + side - depth),
        (x + side, y + side),
    )
    pen.polygon(right, fill=shades[1], stroke=edge)
    if top is not None:
        above = (
            (x, y),
            (x + depth, y - depth),
            (x + side + depth, y - depth),
            (x + side, y),
        )
        pen.polygon(above, fill=shades[0], stroke=edge)
    front = Box(x, y, side, side)
    pen.box(front, fill=fill, stroke=edge)
    die(pen, front.inset(side * 0.06), value, fill=fill, pips=face.inks.text)


def _choconnect(pen: Pen, box: Box, face: Face) -> None:
    """Nine spaces of the box, three dark chocolates in a line."""
    rows = ("WDM", "MDW", ".DM")
    side = min(box.width, box.height)
    board = box.middle(side, side)
    pen.box(board, radius=2.6, fill=face.inks.mark, stroke=Stroke(face.inks.line, 0.8))
    for letters, row in zip(rows, board.inset(1.4).rows(3, 1.2), strict=True):
        for letter, place in zip(letters, row.columns(3, 1.2), strict=True):
            if letter == ".":
                pen.box(place, radius=1.6, stroke=Stroke(face.inks.faint, 0.7))
                continue
            fill = WHITE if face.saving else CHOCOLATES[letter]
            pen.box(place, radius=1.6, fill=fill, stroke=Stroke(face.inks.text, 0.7))
            light = face.saving or letter == "W"
            die(pen, place.inset(1.2), LINE[letter], fill=fill, pips=DARK if light else IVORY)


EMBLEMS: dict[str, Emblem] = {
    "connect-colors": _connect_colors,
    "connnect": _connnect,
    "colorpop": _colorpop,
    "domino3d": _domino3d,
    "choconnect": _choconnect,
}
"""By the id of the game."""
