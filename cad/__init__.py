"""Printable parts. Listing them and checking their parameters loads no CadQuery."""

from __future__ import annotations

from boardroom.base.errors import UnknownName
from boardroom.base.words import message
from cad.part import Part
from cad.parts.ball import BALL

PARTS: dict[str, Part] = {each.id: each for each in (BALL,)}
"""All parts by id, in the order of the catalogue."""


def part(id: str) -> Part:
    """The part named ``id``; UnknownName lists the known ones."""
    try:
        return PARTS[id]
    except KeyError:
        known = ", ".join(PARTS)
        raise UnknownName(
            message("There is no part named {id}; the parts are: {known}.", id=id, known=known)
        ) from None
