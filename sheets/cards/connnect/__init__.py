"""The cards of Connnect: eight shapes, four scores, the objectives of three decks, the dice card.

All that they say comes from the layout and the objectives of the rules.
"""

from __future__ import annotations

from boardroom.base.progress import Report
from boardroom.base.words import message
from boardroom.games.connnect import layout, objectives
from sheets.cards import make_cards
from sheets.cards.connnect.backs import BACKS
from sheets.cards.connnect.dice_card import draw_dice_card
from sheets.cards.connnect.objective_cards import objective_front
from sheets.cards.connnect.score_cards import score_front
from sheets.cards.connnect.shape_cards import shape_front
from sheets.imposition.piece import Piece
from sheets.imposition.settings import CardSettings
from sheets.page import Document


def cards() -> tuple[Piece, ...]:
    """Every card once, deck by deck."""
    shapes = tuple(
        Piece(
            f"shape-{card.letter}",
            message("Shape {letter}", letter=card.letter),
            shape_front(card),
            BACKS["shapes"],
        )
        for card in layout.CONNECT_5
    )
    scores = tuple(
        Piece(
            f"score-{place}",
            message("Score card {points}", points=points),
            score_front(place),
            BACKS["scores"],
        )
        for place, points in enumerate(layout.SCORE_CARDS)
    )
    goals = tuple(
        Piece(
            f"objective-{card.name}",
            objectives.title(card),
            objective_front(card),
            BACKS[card.name[0]],
        )
        for card in layout.OBJECTIVES
    )
    dice = Piece("dice", message("Dice card"), draw_dice_card, BACKS["dice"])
    return (*shapes, *scores, *goals, dice)


def make_connnect_cards(document: Document, settings: CardSettings, report: Report) -> None:
    """All cards of Connnect, as often as copies say. Cancelled when ``report`` says so."""
    make_cards(document, settings, cards(), message("Connnect cards"), report)
