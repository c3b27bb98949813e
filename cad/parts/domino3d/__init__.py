"""The parts of 3Domino."""

from __future__ import annotations

from boardroom.base.words import Message, message
from boardroom.games.domino3d.chips import CHIPS, SEATS, chip_set, indexes
from boardroom.games.domino3d.chips import SETS as CHIP_SETS
from cad import fits
from cad.assembly import Assembly, Pair, Placed
from cad.part import Part
from cad.parts.domino3d.chip import CHIP
from cad.parts.domino3d.laid import laid, standing
from cad.parts.domino3d.rack import RACK, RackParameters
from cad.sets import Line, PrintSet

PARTS: tuple[Part, ...] = (CHIP, RACK)


def _set(id: str, chips: str, title: Message) -> PrintSet:
    """A set of chips, and a rack for each of the most players that play with it."""
    players = max(seats for seats in SEATS if chip_set(chips, seats) == CHIP_SETS[chips])
    pairs = [CHIPS[index] for index in indexes(CHIP_SETS[chips])]
    return PrintSet(
        id,
        "domino3d",
        title,
        (
            *(
                Line(f"chip-{small}-{large}", CHIP, {"first": small, "second": large})
                for small, large in pairs
            ),
            Line("rack", RACK, count=players),
        ),
    )


SETS = (
    _set("domino3d", "21", message("21 chips, two to four players")),
    _set("domino3d-28", "28", message("28 chips, two to five players")),
)

TABLE = (-20.0, 60.0, 0.0)
"""Where the cell 0,0,0 is, behind the rack."""

GAME = (
    "1-1@0,0,0+x",
    "1-4@2,0,0+x",
    "4-4@3,1,0+y",
    "0-1@2,0,1-x",
    "1-2@0,0,1+z",
    "0-2@1,0,2+x",
    "0-4@3,1,1-y",
)
"""Chips as they were laid one after the other, each where it fits."""

HELD = ("0-3", "1-5", "2-4", "3-5", "5-5")
"""Chips that a player still has."""

_RACK = RackParameters()

ASSEMBLY = Assembly(
    "domino3d",
    (
        Placed(RACK),
        *(standing(chip, place, _RACK) for place, chip in enumerate(HELD)),
        *(laid(move, TABLE) for move in GAME),
    ),
    (
        Pair(
            "chip in its place",
            standing("2-5", 0, _RACK, lifted=2 * fits.SLIDING),
            Placed(RACK),
            fits.SLIDING,
            message("The chip stands on the floor and leans on the wall."),
        ),
        Pair(
            "chip beside chip",
            standing("2-5", 0, _RACK),
            standing("3-4", 1, _RACK),
            _RACK.between + 2 * _RACK.fit,
        ),
    ),
)
