"""The score pad of Connect the Colors: balls and points, colour by colour."""

from __future__ import annotations

from collections.abc import Callable

from boardroom.base.progress import Report
from boardroom.base.words import message, messages, say
from boardroom.games import game
from boardroom.games.connect_colors.balls import COLOURS, SEATS
from boardroom.games.connect_colors.scoring import SET
from sheets.box import Box
from sheets.imposition.piece import Face, Piece
from sheets.imposition.settings import PadSettings
from sheets.pads import make_pieces
from sheets.pads.table import (
    Row,
    columns,
    draw_head,
    draw_names,
    draw_reminder,
    draw_table,
    words_label,
)
from sheets.page import Document
from sheets.pen import LEAST_SIZE, REGULAR, Pen, Type
from sheets.pieces import BALLS, draw_piece


def make_connect_colors_pad(document: Document, settings: PadSettings, report: Report) -> None:
    """All sheets of the pad. Cancelled when ``report`` says so."""
    pad = Piece("pad", message("Score pad of Connect the Colors"), _draw)
    make_pieces(document, settings, [pad], pad.title, report)


def _draw(pen: Pen, face: Face) -> None:
    room = draw_head(pen, face, game("connect-colors").title)
    foot = 8.0
    body = room.top(room.height - foot)
    players = SEATS[-1]
    draw_names(pen, face, body.top(8.5), players)
    _draw_halves(pen, face, body.below(9.2).top(3.4), players)
    rows = [Row(_ball(letter, face), halves=True) for letter in COLOURS]
    total = Row(words_label(say("Total"), face), share=1.1, strong=True)
    draw_table(pen, face, body.below(13.2), players, [*rows, total], names=False)
    # CC-15
    words = messages(
        "A point for each ball.",
        "A point for every {count} balls of one colour; what is left over counts nothing.",
        SET,
    ).show()
    draw_reminder(pen, face, room.below(body.height + 2.0), words)


def _draw_halves(pen: Pen, face: Face, box: Box, players: int) -> None:
    """What the two boxes of a player are for."""
    style = Type(REGULAR, LEAST_SIZE, face.inks.quiet)
    for place in columns(box, players):
        balls, points = place.columns(2, 0.8)
        pen.text(say("balls"), balls, style)
        pen.text(say("points"), points, style)


def _ball(letter: str, face: Face) -> Callable[[Pen, Box], None]:
    def draw(pen: Pen, box: Box) -> None:
        radius = min(3.6, box.height * 0.4)
        place = (box.x + radius + 0.4, box.centre[1])
        draw_piece(pen, place, radius, BALLS[letter], face.inks.text, saving=face.saving)

    return draw
