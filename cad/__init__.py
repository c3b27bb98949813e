"""Printable parts. Listing them and checking their parameters loads no CadQuery."""

from __future__ import annotations

from boardroom.base.errors import UnknownName
from boardroom.base.words import message
from cad.assembly import Assembly
from cad.part import Part
from cad.parts import choconnect, colorpop, connect_colors, connnect, domino3d
from cad.sets import PrintSet

_ROOMS = (connect_colors, connnect, colorpop, domino3d, choconnect)

PARTS: dict[str, Part] = {each.id: each for room in _ROOMS for each in room.PARTS}
"""All parts by id, in the order of the catalogue."""

SETS: dict[str, PrintSet] = {each.id: each for room in _ROOMS for each in room.SETS}
"""What to print for each game by id; the usual set of a game has the id of the game."""

ASSEMBLIES: dict[str, Assembly] = {room.ASSEMBLY.game: room.ASSEMBLY for room in _ROOMS}
"""How the parts of each game stand together, by the id of the game."""


def part(id: str) -> Part:
    """The part named ``id``; UnknownName lists the known ones."""
    try:
        return PARTS[id]
    except KeyError:
        known = ", ".join(PARTS)
        raise UnknownName(
            message("There is no part named {id}; the parts are: {known}.", id=id, known=known)
        ) from None
