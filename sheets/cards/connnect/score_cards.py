"""The score cards: what a Connect-5 is worth while the card is the top one."""

from __future__ import annotations

from boardroom.base.words import say
from boardroom.games.connnect import layout
from sheets.box import Box
from sheets.cards.frames import areas, badge, card_words, foot_words, head_words
from sheets.imposition.piece import Draw, Face
from sheets.inks import WHITE
from sheets.pen import BLACK, Pen, Stroke, Type
from sheets.signs import star


def score_front(place: int) -> Draw:
    """The front of the score card at that place, the top one being 0."""
    points = layout.SCORE_CARDS[place]

    def draw(pen: Pen, face: Face) -> None:
        inks, scale = face.inks, face.scale
        room = areas(pen, face, words=0.26)
        badge(pen, face, room.head, str(place + 1), inks.points_text)
        beside = room.head.after(room.head.height + 2.4 * scale)
        head_words(pen, face, beside, say("Connect-5"), say("score card"))
        radius = min(room.picture.width, room.picture.height) / 2
        x, y = room.picture.centre
        y += radius * 0.06  # a star reaches further up than down
        star(pen, (x, y), radius, fill=WHITE, stroke=Stroke(inks.points, 2.4 * scale))
        number = Box(x - radius, y - radius * 0.94, radius * 2, radius * 2)
        pen.text(str(points), number, Type(BLACK, 46.0 * scale, inks.points_text))
        card_words(
            pen, face, room.words, say("For every Connect-5 claimed while this card is on top.")
        )
        foot_words(pen, face, room.foot, say("leaves the game after such a round"))

    return draw
