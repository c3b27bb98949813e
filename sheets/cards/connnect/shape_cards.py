"""The Connect-5 cards: a letter and the shape that it stands for."""

from __future__ import annotations

from boardroom.base.words import say
from boardroom.games.connnect.layout import ShapeCard
from sheets.cards.frames import areas, badge, card_words, foot_words, head_words
from sheets.imposition.piece import Draw, Face
from sheets.pen import Pen, Point, Stroke
from sheets.signs import shape, shape_middles

CELL = 9.4
"""Side of a space in mm on a card of poker size: five of them fit beside each other."""


def shape_front(card: ShapeCard) -> Draw:
    """The front of a shape card."""

    def draw(pen: Pen, face: Face) -> None:
        inks = face.inks
        room = areas(pen, face, words=0.26)
        badge(pen, face, room.head, card.letter, inks.zone)
        beside = room.head.after(room.head.height + 2.4 * face.scale)
        head_words(pen, face, beside, say("Connect-5"))
        cell = CELL * face.scale
        shape(pen, room.picture, card.spaces, cell, fill=inks.mark, stroke=Stroke(inks.text, 1.2))
        _walk(pen, shape_middles(room.picture, card.spaces, cell), cell, inks.zone)
        card_words(pen, face, room.words, say("All numbers equal, or in order along the line."))
        foot_words(pen, face, room.foot, say("may be turned and mirrored"))

    return draw


def _walk(pen: Pen, middles: list[Point], cell: float, colour: str) -> None:
    """The way from the lowest to the highest number (CN-29), or back."""
    pen.line(middles, Stroke(colour, cell * 0.2))
    for place in middles:
        pen.circle(place, cell * 0.13, fill=colour)
