"""What all cards have in common: ground, badge, points, picture, words, foot."""

from __future__ import annotations

from dataclasses import dataclass

from sheets.box import Box
from sheets.frames import CORNER
from sheets.imposition.piece import Face
from sheets.inks import WHITE
from sheets.pen import BLACK, BOLD, LEAST_SIZE, REGULAR, Pen, Stroke, Type
from sheets.signs import bolt, points_star

HEAD, FOOT, GAP = 11.0, 4.4, 2.4
"""Heights of head and foot and the gap between areas, in mm on a card of poker size."""


@dataclass(frozen=True, slots=True)
class Areas:
    """The areas of a front, from the top; ``picture`` is the room inside its frame."""

    head: Box
    picture: Box
    words: Box
    foot: Box


def areas(pen: Pen, face: Face, words: float) -> Areas:
    """Ground and picture frame, and the areas of a card whose words take that share of what is
    between head and foot."""
    ground(pen, face)
    inks, safe, scale = face.inks, face.safe, face.scale
    head = safe.top(HEAD * scale)
    foot = Box(safe.x, safe.bottom - FOOT * scale, safe.width, FOOT * scale)
    gap = GAP * scale
    between = Box(safe.x, head.bottom + gap, safe.width, foot.y - head.bottom - 2 * gap)
    picture = between.top((between.height - gap) * (1 - words))
    pen.box(picture, radius=CORNER, fill=WHITE, stroke=Stroke(inks.faint, 0.8))
    below = between.below(picture.height + gap).inset(1.0 * scale, 0)
    return Areas(head, picture.inset(2.2 * scale), below, foot)


def ground(pen: Pen, face: Face) -> None:
    """The paper of a card, to the end of its bleed."""
    if face.inks.page is not None:
        pen.box(face.whole, fill=face.inks.page)


def badge(pen: Pen, face: Face, head: Box, words: str, colour: str) -> None:
    """The name of a card in a square at the top left."""
    box = badge_ground(pen, face, head, colour)
    ink = colour if face.saving else WHITE
    pen.text(words, box.inset(1.0), Type(BLACK, 20.0 * face.scale, ink))


def badge_ground(pen: Pen, face: Face, head: Box, colour: str) -> Box:
    """The square of a badge without what stands in it."""
    box = head.left(head.height)
    fill = WHITE if face.saving else colour
    pen.box(box, radius=head.height * 0.2, fill=fill, stroke=Stroke(colour, 1.0))
    return box


def head_words(pen: Pen, face: Face, room: Box, title: str, note: str = "") -> None:
    """What a card is, beside its badge, and a note below."""
    inks = face.inks
    first = max(LEAST_SIZE, 10.5 * face.scale)
    if not note:
        pen.text(title, room, Type(BLACK, first, inks.text), "left")
        return
    above, below = room.rows(2)
    pen.text(title, above.moved(0, 0.4), Type(BLACK, first, inks.text), "left")
    small = Type(REGULAR, max(LEAST_SIZE, 8.0 * face.scale), inks.quiet)
    pen.text(note, below.moved(0, -0.4), small, "left")


def points(pen: Pen, face: Face, head: Box, worth: int) -> float:
    """What a card is worth, in a star at the top right; the width it took, in mm."""
    radius = head.height * 0.56
    centre = (head.right - radius * 0.95, head.y + radius)
    points_star(pen, centre, radius, worth, 15.0 * face.scale, face.inks)
    return radius * 2


def card_words(pen: Pen, face: Face, box: Box, words: str) -> None:
    """What a card asks for, or what it means."""
    style = Type(BOLD, max(LEAST_SIZE, 11.5 * face.scale), face.inks.text)
    pen.lines(words, box, style, most=5, least=LEAST_SIZE)


def foot_words(pen: Pen, face: Face, foot: Box, words: str, *, at_once: bool = False) -> None:
    """The quiet line at the foot; ``at_once`` puts the bolt of the player sheet before it."""
    style = Type(REGULAR, max(LEAST_SIZE, 8.5 * face.scale), face.inks.quiet)
    sign = 3.8 * face.scale if at_once else 0.0
    width = pen.text(words, foot.after(sign), style)
    if at_once:
        x = foot.x + sign + (foot.width - sign - width) / 2 - 2.2 * face.scale
        bolt(pen, (x, foot.centre[1]), foot.height * 0.9, face.inks.now)
