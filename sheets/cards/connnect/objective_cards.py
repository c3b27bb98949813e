"""The objective cards: a goal in words and as a picture, its points, and when it is judged."""

from __future__ import annotations

from boardroom.base.words import say
from boardroom.games.connnect import objectives
from boardroom.games.connnect.layout import ObjectiveCard
from sheets.cards.connnect.goals import draw_goal
from sheets.cards.frames import areas, badge, card_words, foot_words, head_words, points
from sheets.imposition.piece import Draw, Face
from sheets.pen import Pen


def objective_front(card: ObjectiveCard) -> Draw:
    """The front of an objective card."""

    def draw(pen: Pen, face: Face) -> None:
        room = areas(pen, face, words=0.27)
        badge(pen, face, room.head, card.name, face.inks.now)
        taken = points(pen, face, room.head, card.points)
        gap = 2.4 * face.scale
        beside = room.head.after(room.head.height + gap)
        beside = beside.left(beside.width - taken - gap)
        # Who owns the boxed game has to know which cards are not its own (CN-13).
        head_words(pen, face, beside, say("Objective"), "" if card.published else say("house card"))
        draw_goal(pen, room.picture, card, face)
        card_words(pen, face, room.words, objectives.words(card).show())
        foot_words(pen, face, room.foot, objectives.when(card).show(), at_once=not card.at_end)

    return draw
