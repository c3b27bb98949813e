"""The bonuses of the Connnect sheet: a tile each, to be circled when chosen, crossed when used."""

from __future__ import annotations

from collections.abc import Callable

from boardroom.base.words import Message, message
from boardroom.games.connnect.layout import Bonus
from sheets.box import Box
from sheets.frames import label_type
from sheets.inks import WHITE, Inks
from sheets.pen import BLACK, BOLD, Pen, Stroke, Type
from sheets.signs import arrow, bolt, die, points_star, star, zone_die

_TITLES: dict[str, Message] = {
    "write": message("write"),
    "any2": message("any two"),
    "move": message("move"),
    "switch": message("switch"),
    "step": message("step"),
    "again": message("again"),
    "six": message("score"),
}


def draw_bonus(pen: Pen, box: Box, bonus: Bonus, inks: Inks) -> None:
    """One tile: what the bonus does, its name, its points in the corner, a bolt if at once."""
    if not pen.spares:
        pen.box(box, radius=2.0, fill=WHITE, stroke=Stroke(inks.line, 0.8))
    picture = box.inset(1.0).top(box.height - 5.2)
    _PICTURES[bonus.effect](pen, picture, bonus, inks)
    name = Box(box.x + 0.6, box.bottom - 4.4, box.width - 1.2, 3.6)
    pen.text(_TITLES[bonus.effect].show(), name, label_type(inks))
    if bonus.lightning:
        bolt(pen, (box.x + 2.4, box.y + 3.0), 4.2, inks.now)
    points_star(pen, (box.right - 1.7, box.y + 1.6), 3.1, bonus.points, 7.4, inks)


def _cell(pen: Pen, box: Box, inks: Inks, words: str = "", size: float = 10.0) -> None:
    pen.box(box, radius=box.width * 0.16, fill=WHITE, stroke=Stroke(inks.text, 0.8))
    if words:
        pen.text(words, box, Type(BLACK, size, inks.text))


def _write(pen: Pen, box: Box, bonus: Bonus, inks: Inks) -> None:
    _cell(pen, box.middle(6.4, 6.4), inks, str(bonus.number), 13.0)


def _any_two(pen: Pen, box: Box, bonus: Bonus, inks: Inks) -> None:
    for cell in box.middle(10.2, 4.8).moved(0, 0.9).columns(2, 0.6):
        _cell(pen, cell, inks, "?", 9.0)


def _move(pen: Pen, box: Box, bonus: Bonus, inks: Inks) -> None:
    old, new = (cell.middle(4.0, 4.0) for cell in box.middle(11.0, 4.0).columns(2, 3.0))
    _cell(pen, old, inks)
    cross = old.inset(0.5)
    stroke = Stroke(inks.text, 1.1)
    pen.line([(cross.x, cross.y), (cross.right, cross.bottom)], stroke)
    pen.line([(cross.x, cross.bottom), (cross.right, cross.y)], stroke)
    _cell(pen, new, inks)
    y = box.centre[1]
    arrow(pen, (old.right + 0.6, y), (new.x - 0.5, y), Stroke(inks.text, 0.9))


def _switch(pen: Pen, box: Box, bonus: Bonus, inks: Inks) -> None:
    zone, number = (cell.middle(4.2, 4.2) for cell in box.middle(11.6, 4.2).columns(2, 3.2))
    zone_die(pen, zone, 4, inks)
    die(pen, number, 2, fill=WHITE, pips=inks.text, stroke=Stroke(inks.text, 0.8))
    y = box.centre[1]
    stroke = Stroke(inks.text, 0.9)
    arrow(pen, (zone.right + 0.5, y - 1.0), (number.x - 0.4, y - 1.0), stroke)
    arrow(pen, (number.x - 0.5, y + 1.0), (zone.right + 0.4, y + 1.0), stroke)


def _step(pen: Pen, box: Box, bonus: Bonus, inks: Inks) -> None:
    left, right = box.middle(10.6, 6.0).left(7.0), box.middle(10.6, 6.0).after(7.2)
    pen.text("±1", left, Type(BLACK, 14.0, inks.text))
    pen.text("×2", right.moved(0, 0.8), Type(BOLD, 7.6, inks.quiet), "left")


def _again(pen: Pen, box: Box, bonus: Bonus, inks: Inks) -> None:
    """Two claims that share a number."""
    side = 3.5
    block = box.middle(2 * side, 2 * side).moved(-1.0, 0.7)
    level, upright = block.rows(2)[1], block.columns(2)[1]
    pen.box(level.inset(-0.45, 0), radius=1.3, stroke=Stroke(inks.text, 1.0))
    pen.box(upright.inset(0.45, -0.45), radius=1.3, stroke=Stroke(inks.zone, 1.0))
    pen.circle((upright.centre[0], level.centre[1]), 0.8, fill=inks.text)


def _six(pen: Pen, box: Box, bonus: Bonus, inks: Inks) -> None:
    star(pen, box.centre, 3.8, fill=inks.points_text, stroke=Stroke(inks.points_text, 0.8))
    pen.text(f"+{bonus.points}", box.middle(8, 8), Type(BLACK, 9.0, WHITE))


_PICTURES: dict[str, Callable[[Pen, Box, Bonus, Inks], None]] = {
    "write": _write,
    "any2": _any_two,
    "move": _move,
    "switch": _switch,
    "step": _step,
    "again": _again,
    "six": _six,
}
