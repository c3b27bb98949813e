"""The goals of the objective cards as pictures, drawn as on the player sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boardroom.games.connnect import layout
from boardroom.games.connnect.layout import ObjectiveCard, Spaces
from sheets.box import Box
from sheets.imposition.piece import Face
from sheets.inks import WHITE, Inks
from sheets.pen import BLACK, Pen, Stroke, Type
from sheets.player_bonuses import draw_bonus
from sheets.signs import arrow_head, points_star, shape, shape_middles

_STRAIGHT, _CORNER = layout.CONNECT_3.values()
_TILE = 11.6  # mm, the side of a bonus tile on a card of poker size


def draw_goal(pen: Pen, box: Box, card: ObjectiveCard, face: Face) -> None:
    """The picture of what a card asks for."""
    _PICTURES[card.goal](pen, box, card, face)


def _shape(
    pen: Pen, box: Box, spaces: Spaces, cell: float, inks: Inks, numbers: Sequence[int] = ()
) -> None:
    shape(pen, box, spaces, cell, fill=inks.mark, stroke=Stroke(inks.text, 0.9))
    for number, (x, y) in zip(numbers, shape_middles(box, spaces, cell), strict=False):
        place = Box(x - cell / 2, y - cell / 2, cell, cell)
        pen.text(str(number), place, Type(BLACK, cell * 1.9, inks.text))


def _full(face: Face) -> str:
    """What is full of ink, unless ink is saved."""
    return face.inks.faint if face.saving else face.inks.zone


def _rows(box: Box, count: int, most: int) -> list[Box]:
    """``count`` places in as few even rows as can be, at most ``most`` in a row."""
    rows = -(-count // most)
    lengths = [count // rows + (index < count % rows) for index in range(rows)]
    wide = box.width / max(lengths)
    return [
        cell
        for length, row in zip(lengths, box.rows(rows), strict=True)
        for cell in row.middle(wide * length, row.height).columns(length)
    ]


def _connect_3(pen: Pen, box: Box, card: ObjectiveCard, face: Face) -> None:
    for index, place in enumerate(_rows(box, card.count, 4)):
        cell = min(4.6 * face.scale, place.width / 3.4)
        _shape(pen, place, (_CORNER, _STRAIGHT)[index % 2], cell, face.inks)


def _connect_4(pen: Pen, box: Box, card: ObjectiveCard, face: Face) -> None:
    kinds = [layout.CONNECT_4[name] for name in ("L", "S", "O")]
    for index, place in enumerate(_rows(box, card.count, 3)):
        _shape(
            pen,
            place,
            kinds[index % len(kinds)],
            min(6.4 * face.scale, place.width / 3.4),
            face.inks,
        )


def _same_connect_4(pen: Pen, box: Box, card: ObjectiveCard, face: Face) -> None:
    for place in _rows(box, card.count, 3):
        _shape(pen, place, layout.CONNECT_4["L"], 5.4 * face.scale, face.inks)
    pen.text("=", box, Type(BLACK, 20.0 * face.scale, face.inks.zone))


def _connect_3_at_once(pen: Pen, box: Box, card: ObjectiveCard, face: Face) -> None:
    above = _one_round(pen, box, face)
    for index, place in enumerate(_rows(above, card.count, 4)):
        _shape(pen, place, (_CORNER, _STRAIGHT, _CORNER)[index % 3], 4.6 * face.scale, face.inks)


def _connect_4_and_5_at_once(pen: Pen, box: Box, card: ObjectiveCard, face: Face) -> None:
    left, right = _one_round(pen, box, face).columns(2, 4.0 * face.scale)
    cell = 4.8 * face.scale
    _shape(pen, left, layout.CONNECT_4["S"], cell, face.inks)
    _shape(pen, right, layout.CONNECT_5[4].spaces, cell, face.inks)
    pen.text(
        "+",
        left.middle(left.width, left.height).moved(left.width / 2 + 2.0 * face.scale, 0),
        Type(BLACK, 18.0 * face.scale, face.inks.zone),
    )


def _one_round(pen: Pen, box: Box, face: Face) -> Box:
    """A bracket below what is done in one round; the room above it."""
    scale, inks = face.scale, face.inks
    level, rise = box.bottom - 1.4 * scale, 2.2 * scale
    ends = (box.x + 3 * scale, box.right - 3 * scale)
    pen.line(
        [(ends[0], level - rise), (ends[0], level), (ends[1], level), (ends[1], level - rise)],
        Stroke(inks.zone, 1.4 * scale),
    )
    return box.top(box.height - 4.4 * scale)


def _equal_and_ordered(pen: Pen, box: Box, card: ObjectiveCard, face: Face) -> None:
    left, right = box.columns(2)
    cell = 6.4 * face.scale
    _shape(pen, left, _CORNER, cell, face.inks, (4, 4, 4))
    _shape(pen, right, _STRAIGHT, cell, face.inks, (2, 3, 4))


def _first_marks(pen: Pen, box: Box, card: ObjectiveCard, face: Face) -> None:
    radius = 9.0 * face.scale
    for place in _rows(box, card.count, 3):
        points_star(
            pen, place.centre, radius, layout.FIRST_CLAIM_POINTS, 19 * face.scale, face.inks
        )


def _steps(pen: Pen, box: Box, card: ObjectiveCard, face: Face) -> None:
    (bonus,) = (bonus for bonus in layout.CONNECT_3_BONUSES if bonus.effect == "step")
    for place in _rows(box, card.count, 3):
        tile = place.middle(max(_TILE, 14.0 * face.scale), max(15.0, 17.0 * face.scale))
        draw_bonus(pen, tile, bonus, face.inks)
        cross = tile.inset(1.4)
        stroke = Stroke(face.inks.now, 1.6)
        pen.line([(cross.x, cross.bottom), (cross.right, cross.y)], stroke)


def _circles(filled: Callable[[ObjectiveCard], Sequence[int]], lines: bool = False) -> _Picture:
    """The nine circles of the sheet, with those that are filled, and connected lines."""

    def draw(pen: Pen, box: Box, card: ObjectiveCard, face: Face) -> None:
        inks = face.inks
        side = min(box.width, box.height) * 0.94
        block = box.middle(side, side)
        middles = [cell.centre for row in block.rows(3) for cell in row.columns(3)]
        if lines:
            for line in _THREE_LINES[: card.count]:
                ends = [middles[line[0]], middles[line[-1]]]
                pen.line(ends, Stroke(inks.points, 2.6 * face.scale))
        marked = filled(card)
        for index, place in enumerate(middles):
            fill = _full(face) if index in marked else WHITE
            pen.circle(place, side * 0.105, fill=fill, stroke=Stroke(inks.text, 1.1))

    return draw


_THREE_LINES = (
    layout.CONNECTED_LINES[0],
    layout.CONNECTED_LINES[3],
    layout.CONNECTED_LINES[-2],
    *layout.CONNECTED_LINES[1:3],
)
"""A row, a column, a diagonal; more of them if a corrected card asks for more."""


def _on_lines(card: ObjectiveCard) -> Sequence[int]:
    return [circle for line in _THREE_LINES[: card.count] for circle in line]


def _arrow_lines(pen: Pen, box: Box, card: ObjectiveCard, face: Face) -> None:
    """The grid of the sheet with as many arrow lines filled, rows and columns by turns."""
    inks = face.inks
    side = min(box.width, box.height) * 0.86
    block = box.middle(side, side).moved(-0.8 * face.scale, -0.8 * face.scale)
    cells = {
        column + row: cell
        for row, line in zip(layout.ROWS, block.rows(len(layout.ROWS)), strict=True)
        for column, cell in zip(layout.COLUMNS, line.columns(len(layout.COLUMNS)), strict=True)
    }
    half = len(layout.ARROW_LINES) // 2
    names = list(layout.ARROW_LINES)
    turns = [name for pair in zip(names[:half], names[half:], strict=True) for name in pair]
    chosen = turns[: card.count]
    filled = {space for name in chosen for space in layout.ARROW_LINES[name]}
    for space, cell in cells.items():
        fill = _full(face) if space in filled else WHITE
        inner = cell.inset(side * 0.008)
        pen.box(inner, radius=side * 0.02, fill=fill, stroke=Stroke(inks.faint, 0.6))
    size = side * 0.07
    for name in chosen:
        last = cells[layout.ARROW_LINES[name][-1]]
        if name in layout.ROWS:
            tip = (block.right + size * 1.5, last.centre[1])
            arrow_head(pen, tip, size, (1, 0), inks.points)
        else:
            tip = (last.centre[0], block.bottom + size * 1.5)
            arrow_head(pen, tip, size, (0, 1), inks.points)


_Picture = Callable[[Pen, Box, ObjectiveCard, Face], None]

_PICTURES: dict[str, _Picture] = {
    "connect-3": _connect_3,
    "connect-4": _connect_4,
    "connected-lines": _circles(_on_lines, lines=True),
    "circles": _circles(lambda card: range(card.count)),
    "cross-circles": _circles(lambda card: layout.CROSS_CIRCLES),
    "arrow-lines": _arrow_lines,
    "step-3": _steps,
    "connect-3-at-once": _connect_3_at_once,
    "equal-and-ordered": _equal_and_ordered,
    "same-connect-4": _same_connect_4,
    "first-marks": _first_marks,
    "connect-4-and-5-at-once": _connect_4_and_5_at_once,
}
