"""The table of a score pad: a column for each player, rows to write into, a reminder below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from boardroom.base.words import say
from sheets.box import Box
from sheets.frames import field
from sheets.imposition.piece import Face
from sheets.pen import BLACK, BOLD, LEAST_SIZE, REGULAR, Pen, Stroke, Type

_HEAD, _NAMES, _GAP = 10.0, 8.5, 1.0
_LABELS = 12.0
"""Width of the names of the rows, mm."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row: ``label`` draws what it is for, ``share`` its height beside that of others.

    ``halves``: two boxes for each player instead of one. ``strong``: it sums up.
    """

    label: Callable[[Pen, Box], None]
    share: float = 1.0
    halves: bool = False
    strong: bool = False


def words_label(words: str, face: Face, size: float = 8.5) -> Callable[[Pen, Box], None]:
    """The name of a row in words."""

    def draw(pen: Pen, box: Box) -> None:
        pen.text(words, box, Type(BOLD, size, face.inks.text), "left")

    return draw


def draw_head(pen: Pen, face: Face, title: str) -> Box:
    """The name of the game, and a line for the date; the room below."""
    inks, safe = face.inks, face.safe
    head = safe.top(_HEAD)
    width = pen.text(title, head, Type(BLACK, 17.0, inks.text), "left")
    rest = head.after(width + 6.0)
    words = pen.text(say("Date"), rest.moved(0, 1.4), Type(REGULAR, 7.5, inks.quiet), "left")
    line = (rest.x + words + 1.6, head.bottom - 2.4)
    pen.line([line, (rest.right, line[1])], Stroke(inks.line, 0.7))
    return safe.below(_HEAD + 1.6)


def draw_names(pen: Pen, face: Face, box: Box, players: int) -> None:
    """A box for the name of each player."""
    for place in columns(box, players):
        _cell(pen, place, face.inks.text, 0.9)
        name = place.inset(1.2, 0.6).top(2.8)
        pen.text(say("Name"), name, Type(REGULAR, LEAST_SIZE, face.inks.quiet), "left")


def draw_table(
    pen: Pen, face: Face, box: Box, players: int, rows: Sequence[Row], *, names: bool = True
) -> None:
    """Names, and below them the rows, as high as ``box`` allows."""
    inks = face.inks
    if names:
        draw_names(pen, face, box.top(_NAMES), players)
        box = box.below(_NAMES + 2.0)
    unit = (box.height - _GAP * (len(rows) - 1)) / sum(row.share for row in rows)
    y = box.y
    for row in rows:
        band = Box(box.x, y, box.width, unit * row.share)
        row.label(pen, band.left(_LABELS - 1.0))
        for place in columns(band, players):
            for part in place.columns(2, 0.8) if row.halves else (place,):
                _cell(pen, part, inks.text if row.strong else inks.line, 1.2 if row.strong else 0.8)
        y += band.height + _GAP


def _cell(pen: Pen, box: Box, colour: str, width: float) -> None:
    """A box to write into; where ink is saved a line, shorter, since columns stand close."""
    field(pen, box.inset(0.8, 0) if pen.spares else box, colour, width)


def columns(box: Box, players: int) -> tuple[Box, ...]:
    """The columns of the players, beside the names of the rows."""
    return box.after(_LABELS).columns(players, 1.6)


def draw_reminder(pen: Pen, face: Face, box: Box, words: str, most: int = 2) -> None:
    """A rule to be reminded of, at the foot."""
    style = Type(REGULAR, 8.0, face.inks.quiet)
    pen.lines(words, box, style, most=most, least=LEAST_SIZE)
