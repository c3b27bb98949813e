"""What the areas of a printed sheet have in common: frames, headings, type."""

from __future__ import annotations

from sheets.box import Box
from sheets.inks import WHITE, Inks
from sheets.pen import BLACK, BOLD, REGULAR, Pen, Stroke, Type
from sheets.signs import star

CORNER = 2.2
"""Radius of the corners of a panel, in mm."""

PADDING = 3.0
"""Between the frame of a panel and what is in it, in mm."""

HEADING = 8.0
"""Height of the heading of a panel, in mm."""


def heading_type(inks: Inks) -> Type:
    """Names of areas."""
    return Type(BLACK, 12.0, inks.text)


def label_type(inks: Inks) -> Type:
    """Names of fields and bonuses."""
    return Type(BOLD, 7.8, inks.text)


def hint_type(inks: Inks) -> Type:
    """Reminders of the rules."""
    return Type(REGULAR, 7.8, inks.quiet)


def panel(pen: Pen, box: Box, title: str, inks: Inks, hint: str = "") -> Box:
    """A framed area with its heading, and a reminder at the right of it; the room inside."""
    if not pen.spares:
        pen.box(box, radius=CORNER, fill=inks.panel, stroke=Stroke(inks.line, 0.8))
    row = box.inset(PADDING, 0).below(1.2).top(HEADING)
    width = pen.text(title, row, heading_type(inks), "left")
    if hint:
        pen.text(hint, row.after(width + 2.0), hint_type(inks), "right")
    return inside(box)


def inside(box: Box) -> Box:
    """The room in a panel below its heading."""
    top = box.y + 1.2 + HEADING
    return Box(box.x + PADDING, top, box.width - 2 * PADDING, box.bottom - PADDING - top)


def field(pen: Pen, box: Box, colour: str, width: float = 0.8, radius: float = 1.4) -> None:
    """A box to write into, always white, so that pencil shows; a dotted line where ink is saved."""
    if pen.spares:
        dots = Stroke(colour, width * 1.5, (0.5, 2.5))
        pen.line([(box.x, box.bottom), (box.right, box.bottom)], dots)
        return
    pen.box(box, radius=radius, fill=WHITE, stroke=Stroke(colour, width))


def points_field(pen: Pen, box: Box, inks: Inks) -> None:
    """A box to write points into, told by a small star at its left."""
    field(pen, box, inks.points)
    star(pen, (box.x + 2.8, box.centre[1]), 1.6, fill=inks.points)
