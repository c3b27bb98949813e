"""The cards of Colorpop: a secret colour for each player, and a player aid."""

from __future__ import annotations

from collections.abc import Callable

from boardroom.base.progress import Report
from boardroom.base.words import Message, message, say
from boardroom.games.colorpop.tokens import COLOUR_TITLES, COLOURS, JOKER, SEATS
from sheets.box import Box
from sheets.cards import make_cards
from sheets.cards.back import Ground, draw_ground, plaque_words
from sheets.cards.frames import areas, badge_ground, card_words, foot_words, ground, head_words
from sheets.imposition.piece import Back, Draw, Face, Piece
from sheets.imposition.settings import CardSettings
from sheets.inks import WHITE, Inks
from sheets.page import Document
from sheets.pen import BLACK, LEAST_SIZE, REGULAR, Pen, Type
from sheets.pieces import TOKENS, draw_piece, draw_sign

_NAME = "Colorpop"

_PATTERN = (
    "oo..oo.",
    ".o.o..o",
    "......o",
    "o......",
    "o.....o",
    "......o",
    "o.....o",
    "o..o...",
    ".oo.o.o",
    "....oo.",
)
"""The backs: tokens that are lighter, in groups, as they stand in the game."""

_SPOTS = frozenset(
    (column, row)
    for row, line in enumerate(_PATTERN)
    for column, sign in enumerate(line)
    if sign == "o"
)


def make_colorpop_cards(document: Document, settings: CardSettings, report: Report) -> None:
    """The secret colours and an aid for each player. Cancelled when ``report`` says so."""
    make_cards(document, settings, cards(), message("Colorpop cards"), report)


def cards() -> tuple[Piece, ...]:
    """Every secret colour once, and as many aids as there can be players (CP-02, CP-03)."""
    secret = _back("back-secret", message("Secret colour"), lambda inks: inks.text)
    helping = _back("back-aid", message("Player aid"), lambda inks: inks.zone)
    colours = (
        Piece(f"colour-{letter}", COLOUR_TITLES[letter], _colour_front(letter), secret)
        for letter in COLOURS
    )
    aid = Piece("aid", message("Player aid"), _draw_aid, helping)
    return (*colours, *(aid for _ in range(SEATS[-1])))


def _colour_front(letter: str) -> Draw:
    def draw(pen: Pen, face: Face) -> None:
        room = areas(pen, face, words=0.3)
        kind = TOKENS[letter]
        box = badge_ground(pen, face, room.head, face.inks.text)
        ink = face.inks.text if face.saving else WHITE
        draw_sign(pen, box.centre, box.height * 0.26, kind[1], ink, hollow=face.saving)
        beside = room.head.after(room.head.height + 2.4 * face.scale)
        head_words(pen, face, beside, COLOUR_TITLES[letter].show(), say("secret colour"))
        radius = min(room.picture.width, room.picture.height) * 0.46
        draw_piece(pen, room.picture.centre, radius, kind, face.inks.text, saving=face.saving)
        # CP-17
        card_words(
            pen, face, room.words, say("You win at once when none of it is left on the field.")
        )
        foot_words(pen, face, room.foot, say("for your eyes only"))

    return draw


def _draw_aid(pen: Pen, face: Face) -> None:
    """What a turn is, and how the game ends."""
    ground(pen, face)
    inks, safe, scale = face.inks, face.safe, face.scale
    head = safe.top(9.0 * scale)
    width = pen.text(_NAME, head, Type(BLACK, 17.0 * scale, inks.text), "left")
    joker = (min(head.x + width + 6.0 * scale, head.right - 3.2 * scale), head.centre[1])
    draw_piece(pen, joker, 3.2 * scale, TOKENS[JOKER], inks.text, saving=face.saving)
    steps = (
        # CP-07, CP-08
        ("diamond", say("Take a whole group: two or more touching tokens of one colour.")),
        ("star", say("A joker may be any colour. Count it in, or leave it.")),  # CP-09, CP-10
        ("drop", say("Tokens above fall. An empty chute goes to the far right.")),  # CP-13, CP-14
        # CP-17
        ("heart", say("None of your colour on the field: you win at once.")),
        # CP-18, CP-19
        (
            "circle",
            say("No group left: fewest of your colour wins; if equal, who took fewer of it."),
        ),
    )
    body = safe.below(head.height + 2.0 * scale)
    size = max(LEAST_SIZE, 9.5 * scale)
    for (sign, words), row in zip(steps, body.rows(len(steps), 1.0 * scale), strict=True):
        side = 6.0 * scale
        draw_sign(
            pen,
            (row.x + side * 0.4, row.centre[1]),
            side * 0.3,
            sign,
            inks.zone,
            hollow=face.saving,
        )
        style = Type(REGULAR, size, inks.text)
        pen.lines(words, row.after(side), style, most=4, least=LEAST_SIZE, align="left")


def _back(name: str, words: Message, ink: Callable[[Inks], str]) -> Back:
    def draw(pen: Pen, face: Face) -> None:
        on = draw_ground(pen, face, ink(face.inks), _SPOTS, round_spaces=True)
        _draw_plaque(pen, face, on, words.show())

    return Back(name, message("Back: {deck}", deck=words), draw)


def _draw_plaque(pen: Pen, face: Face, on: Ground, words: str) -> None:
    plaque = on.plaque
    name = Box(plaque.x, plaque.y, plaque.width, plaque.height * 0.4)
    pen.text(_NAME, name.inset(1.0, 0), Type(BLACK, 22.0 * face.scale, on.ink))
    row = plaque.below(name.height).top(plaque.height * 0.3)
    places = row.middle(row.width * 0.86, row.height).columns(len(COLOURS), 0.8)
    for letter, place in zip(COLOURS, places, strict=True):
        radius = min(place.width, place.height) / 2
        draw_piece(pen, place.centre, radius, TOKENS[letter], face.inks.text, saving=face.saving)
    plaque_words(pen, face, on, plaque.below(plaque.height * 0.74), words)
