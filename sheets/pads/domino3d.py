"""The score pad of 3Domino: the points of every turn, what chips left over cost, the total."""

from __future__ import annotations

from boardroom.base.progress import Report
from boardroom.base.words import message, say
from boardroom.games import game
from boardroom.games.domino3d.chips import CHIPS, SEATS
from boardroom.games.domino3d.space import ZERO_PAIR
from sheets.imposition.piece import Face, Piece
from sheets.imposition.settings import PadSettings
from sheets.pads import make_pieces
from sheets.pads.table import Row, draw_head, draw_reminder, draw_table, words_label
from sheets.page import Document
from sheets.pen import Pen

TURNS = len(CHIPS) // SEATS[0]
"""Chips that one of two players can lay with the larger set."""


def make_domino3d_pad(document: Document, settings: PadSettings, report: Report) -> None:
    """All sheets of the pad. Cancelled when ``report`` says so."""
    pad = Piece("pad", message("Score pad of 3Domino"), _draw)
    make_pieces(document, settings, [pad], pad.title, report)


def _draw(pen: Pen, face: Face) -> None:
    room = draw_head(pen, face, game("domino3d").title)
    foot = 13.0
    turns = [Row(words_label(str(turn), face, 8.0)) for turn in range(1, TURNS + 1)]
    left = Row(words_label(say("− held"), face, 8.0), share=1.1)  # D3-21
    total = Row(words_label(say("Total"), face), share=1.5, strong=True)
    body = room.top(room.height - foot)
    draw_table(pen, face, body, SEATS[-1], [*turns, left, total])
    # D3-13, D3-14, D3-16, D3-21
    words = say(
        "Two faces touch or more: each pair of equal numbers scores its number, 0 with 0 scores "
        "{points} when the other half matches too. Chips still held cost their numbers.",
        points=ZERO_PAIR,
    )
    draw_reminder(pen, face, room.below(body.height + 1.6), words, most=4)
