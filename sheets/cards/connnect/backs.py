"""The backs of the cards of Connnect: one a deck."""

from __future__ import annotations

from collections.abc import Callable

from boardroom.base.words import Message, message
from boardroom.games.connnect import layout
from sheets.box import Box
from sheets.cards.back import Ground, draw_ground, plaque_words
from sheets.imposition.piece import Back, Draw, Face
from sheets.inks import Inks
from sheets.pen import BLACK, Pen, Stroke, Type
from sheets.signs import die, shape, star
from sheets.wordmark import draw_wordmark, wordmark_width

_SHAPES = {card.letter: card for card in layout.CONNECT_5}

_CORNERS = {"H": (0, 0), "E": (4, 0), "B": (6, 3), "F": (0, 7), "G": (4, 7), "C": (-1, 3)}
"""Shapes of the pattern, and the column and row where each begins."""

_Sign = Callable[[Pen, Box, Ground], None]


def _back(deck: str, title: Message, words: Message, sign: _Sign) -> Back:
    return Back(f"back-{deck}", title, _drawing(deck, words, sign))


def _drawing(deck: str, words: Message, sign: _Sign) -> Draw:
    def draw(pen: Pen, face: Face) -> None:
        ground = draw_ground(pen, face, _colour(deck, face.inks), _spots())
        plaque = ground.plaque
        name = plaque.top(plaque.height * 0.34)
        size = (plaque.width * 0.86) / wordmark_width(1.0)
        draw_wordmark(pen, name, size, ground.ink, tiles=ground.full, letters=ground.inside)
        sign(pen, plaque.below(name.height).top(plaque.height * 0.42), ground)
        plaque_words(pen, face, ground, plaque.below(plaque.height * 0.78), words.show())

    return draw


def _colour(deck: str, inks: Inks) -> str:
    """Decks of objectives share one: their letters tell them apart."""
    colours = {"shapes": inks.zone, "scores": inks.points_text, "dice": inks.text}
    return colours.get(deck, inks.now)


def _spots() -> set[tuple[int, int]]:
    """The spaces of some shapes of the game around the plaque."""
    found = set()
    for letter, (left, top) in _CORNERS.items():
        spaces = _SHAPES[letter].spaces
        found |= {
            (layout.COLUMNS.index(space[0]) + left, layout.ROWS.index(space[1]) + top)
            for space in spaces
        }
    return found


def _shape_sign(pen: Pen, box: Box, ground: Ground) -> None:
    cell = min(box.height / 3.2, box.width / 5)
    shape(pen, box, _SHAPES["G"].spaces, cell, fill=ground.full, stroke=Stroke(ground.inside, 0.8))


def _star_sign(pen: Pen, box: Box, ground: Ground) -> None:
    radius = box.height * 0.5
    stroke = Stroke(ground.ink, 1.0)
    star(
        pen, (box.centre[0], box.centre[1] + radius * 0.06), radius, fill=ground.full, stroke=stroke
    )


def _letter_sign(letter: str) -> _Sign:
    def draw(pen: Pen, box: Box, ground: Ground) -> None:
        size = min(40.0, box.height * 3.6)
        pen.text(letter, box, Type(BLACK, size, ground.ink))

    return draw


def _die_sign(pen: Pen, box: Box, ground: Ground) -> None:
    for value, place in zip(
        (4, 2, 5), box.middle(box.width * 0.86, box.height).columns(3, 1.6), strict=True
    ):
        side = min(place.width, place.height)
        stroke = Stroke(ground.ink, 0.8)
        face = place.middle(side, side)
        die(pen, face, value, fill=ground.full, pips=ground.inside, stroke=stroke)


BACKS: dict[str, Back] = {
    "shapes": _back("shapes", message("Back of the shapes"), message("Connect-5"), _shape_sign),
    "scores": _back("scores", message("Back of the score cards"), message("Score"), _star_sign),
    **{
        deck: _back(
            deck,
            message("Back of the objectives {deck}", deck=deck),
            message("Objective"),
            _letter_sign(deck),
        )
        for deck in layout.OBJECTIVE_DECKS
    },
    "dice": _back("dice", message("Back of the dice card"), message("Dice"), _die_sign),
}
"""The back of each deck."""
