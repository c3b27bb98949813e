"""What the Colorpop table says to those who do not see it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF

from boardroom.base.words import Message, message, messages
from boardroom.games.colorpop import COLOUR_NAMES, GRID, JOKER, TOKENS, ColorpopView
from boardroom.games.game import OVER
from boardroom.games.grid import Cell, cell_name
from boardroom.scenes.base import Spoken
from boardroom.scenes.colorpop.layout import card_area, space_of, trays

PEEK_KEY = "P"


def joker_words(cell: Cell, *, counted: bool) -> Message:
    """A joker that is pointed at."""
    name = cell_name(*cell)
    if counted:
        return message("The joker at {cell} is counted in: choose it to leave it out.", cell=name)
    return message("The joker at {cell} is left out: choose it to count it in.", cell=name)


def own_words(secret: str) -> Message:
    """The own secret, said while it is looked at."""
    names = [COLOUR_NAMES[colour] for colour in secret]
    if len(names) == 1:
        return message("Your secret colour is {colour}.", colour=names[0])
    return message("Your secret colours are {one} and {other}.", one=names[0], other=names[1])


def card_words(view: ColorpopView, seat: int, *, peeking: bool) -> Message:
    """The card before a seat, as it lies there."""
    secret = view.secrets[seat]
    if view.turn == OVER:
        names = [COLOUR_NAMES[colour] for colour in secret]
        if len(names) == 1:
            return message("seat {seat}, secret colour {colour}", seat=seat + 1, colour=names[0])
        return message(
            "seat {seat}, secret colours {one} and {other}",
            seat=seat + 1,
            one=names[0],
            other=names[1],
        )
    if seat != view.seat:
        return message("secret colour of seat {seat}, face down", seat=seat + 1)
    if peeking:
        return own_words(secret)
    return message("your secret colour, face down: hold {key} to look", key=PEEK_KEY)


def _token_words(kind: str, cell: Cell, jokers: frozenset[Cell]) -> Message:
    name = cell_name(*cell)
    if kind != JOKER:
        return message("{colour} token at {cell}", colour=COLOUR_NAMES[kind], cell=name)
    if cell in jokers:
        return message("joker at {cell}, counted in", cell=name)
    return message("joker at {cell}", cell=name)


def _taken_words(view: ColorpopView, seat: int) -> Message:
    parts = []
    for kind, count in zip(TOKENS, view.taken[seat], strict=True):
        if count and kind == JOKER:
            parts.append(messages("{count} joker", "{count} jokers", count))
        elif count:
            parts.append(message("{count} {colour}", count=count, colour=COLOUR_NAMES[kind]))
    if not parts:
        return message("seat {seat} has taken nothing", seat=seat + 1)
    taken = ", ".join(part.show() for part in parts)
    return message("seat {seat} has taken: {taken}", seat=seat + 1, taken=taken)


def spoken(
    view: ColorpopView,
    home: int,
    jokers: frozenset[Cell],
    area: Callable[[QRectF], QRectF],
    *,
    peeking: bool,
) -> tuple[Spoken, ...]:
    """Cards and takings of each seat in turn order, then the tokens in reading order.

    ``area`` maps spaces to scene coordinates.
    """
    found = []
    for seat, tray in enumerate(trays(view.seats, home)):
        words = card_words(view, seat, peeking=peeking)
        found.append(Spoken(words.show(), area(card_area(tray.cards[0], tray.card))))
        found.append(Spoken(_taken_words(view, seat).show(), area(tray.area)))
    for cell in GRID.all_cells():
        kind = view.rows[cell[0]][cell[1]]
        if kind != ".":
            name = _token_words(kind, cell, jokers).show()
            found.append(Spoken(name, area(space_of(cell)), cell_name(*cell)))
    return tuple(found)
