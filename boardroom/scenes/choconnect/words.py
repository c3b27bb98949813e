"""What the Choconnect table says to those who do not see it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF

from boardroom.base.words import Message, message, say
from boardroom.games.choconnect import GRID, TILES, ChoconnectView
from boardroom.games.grid import cell_name
from boardroom.scenes.base import Spoken
from boardroom.scenes.choconnect.layout import CARD, COASTER, RING, is_full, touch

_CHOCOLATES = {
    "D": message("dark chocolate"),
    "M": message("milk chocolate"),
    "W": message("white chocolate"),
}


def entry_name(entry: str) -> Message:
    """Where an entry is: ``row 3 from the left``."""
    line, way = entry[0], entry[1]
    if way == ">":
        return message("row {row} from the left", row=line)
    if way == "<":
        return message("row {row} from the right", row=line)
    if way == "v":
        return message("column {column} from the top", column=line)
    return message("column {column} from the bottom", column=line)


def card_heading(view: ChoconnectView) -> str:
    """What stands over the chocolates in the bag; in a series, which round this is."""
    if view.rounds == 1:
        return say("In the bag")
    return say("Round {round} of {rounds}, bag:", round=view.round, rounds=view.rounds)


def spoken(view: ChoconnectView, area: Callable[[QRectF], QRectF]) -> tuple[Spoken, ...]:
    """Round, hand, bag, chocolates in reading order, then the entries clockwise from the top left.

    ``area`` maps spaces to scene coordinates.
    """
    found = []
    if view.rounds > 1:
        name = message("round {round} of {rounds}", round=view.round, rounds=view.rounds)
        found.append(Spoken(name.show(), area(CARD)))
    if view.hand:
        name = message("in hand: {chocolate}", chocolate=_CHOCOLATES[view.hand])
        found.append(Spoken(name.show(), area(COASTER)))
    dark, milk, white = (dict(view.bag)[tile] for tile in TILES)
    bag = message(
        "in the bag: {dark} dark, {milk} milk, {white} white", dark=dark, milk=milk, white=white
    )
    found.append(Spoken(bag.show(), area(CARD)))
    for row, column in GRID.all_cells():
        if (tile := view.rows[row][column]) != ".":
            name = message(
                "{chocolate} at {space}",
                chocolate=_CHOCOLATES[tile],
                space=cell_name(row, column),
            )
            found.append(Spoken(name.show(), area(QRectF(column, row, 1, 1))))
    for entry in RING.places:
        where = entry_name(entry)
        if is_full(view, entry):
            name = message("{entry}, full", entry=where)
        else:
            name = message("{entry}, open", entry=where)
        found.append(Spoken(name.show(), area(touch(entry)), entry))
    return tuple(found)
