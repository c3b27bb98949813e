"""The rounds pad of Choconnect: series of as many rounds as there are players."""

from __future__ import annotations

from boardroom.base.progress import Report
from boardroom.base.words import message, say
from boardroom.games import game
from boardroom.games.choconnect.box import SEATS
from boardroom.games.series import round_points
from sheets.box import Box
from sheets.imposition.piece import Face, Piece
from sheets.imposition.settings import PadSettings
from sheets.pads import make_pieces
from sheets.pads.table import Row, draw_head, draw_names, draw_table, words_label
from sheets.page import Document
from sheets.pen import BOLD, REGULAR, Pen, Type
from sheets.signs import star

SERIES = 3
"""Series of rounds that one sheet has room for."""


def make_choconnect_pad(document: Document, settings: PadSettings, report: Report) -> None:
    """All sheets of the pad. Cancelled when ``report`` says so."""
    pad = Piece("pad", message("Rounds pad of Choconnect"), _draw)
    make_pieces(document, settings, [pad], pad.title, report)


def _draw(pen: Pen, face: Face) -> None:
    room = draw_head(pen, face, game("choconnect").title)
    players = SEATS[-1]
    draw_names(pen, face, room.top(8.5), players)
    foot = 13.0
    body = room.below(10.5).top(room.height - 10.5 - foot)
    rounds = [Row(words_label(str(number), face)) for number in range(1, players + 1)]  # CH-13
    total = Row(words_label(say("Total"), face), share=1.25, strong=True)
    for place in body.rows(SERIES, 3.4):
        draw_table(pen, face, place, players, [*rounds, total], names=False)
    _draw_points(pen, face, room.below(room.height - foot + 2.0))


def _draw_points(pen: Pen, face: Face, box: Box) -> None:
    """What a round is worth: to its winner, and to those after in turn order (CH-14, CH-15)."""
    inks = face.inks
    head, body = box.top(4.2), box.below(4.6)
    star(pen, (head.x + 1.6, head.centre[1]), 1.6, fill=inks.points)
    words = say("for the winner of a round, and those after in turn order")
    pen.text(words, head.after(4.4), Type(REGULAR, 7.5, inks.quiet), "left")
    for seats, place in zip(reversed(SEATS), body.columns(len(SEATS), 2.0), strict=True):
        points = "  ".join(map(str, round_points(0, seats, seats)))
        width = pen.text(
            say("{players} players:", players=seats), place, Type(REGULAR, 7.5, inks.quiet), "left"
        )
        pen.text(points, place.after(width + 1.4), Type(BOLD, 9.0, inks.points_text), "left")
