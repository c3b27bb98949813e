"""Printable pages: which there are and how they can be printed; made by :mod:`sheets.export`.

Everything here is known without ReportLab, so that a list of sheets costs nothing.
"""

from __future__ import annotations

from boardroom.base.errors import UnknownName
from boardroom.base.words import message
from sheets.imposition.settings import CardSettings
from sheets.settings import PrintSettings
from sheets.sheet import Make, Sheet

__all__ = ["SHEETS", "PrintSettings", "Sheet", "sheet"]


def _player_sheets() -> Make:
    from sheets.player_sheet import make_player_sheets

    return make_player_sheets


def _connnect_cards() -> Make:
    from sheets.cards.connnect import make_connnect_cards

    return make_connnect_cards


SHEETS: dict[str, Sheet] = {
    each.id: each
    for each in (
        Sheet(
            id="player-sheet",
            games=("connnect",),
            title=message("Connnect player sheet"),
            about=message("The sheet that every player of Connnect writes on, one a page."),
            settings=PrintSettings,
            maker=_player_sheets,
        ),
        Sheet(
            id="connnect-cards",
            games=("connnect",),
            title=message("Connnect cards"),
            about=message("All cards of Connnect with their backs: shapes, scores, objectives."),
            settings=CardSettings,
            maker=_connnect_cards,
        ),
    )
}
"""All sheets by their id, in the order in which they are offered."""


def sheet(id: str) -> Sheet:
    """The sheet with this id. UnknownName lists the known ones."""
    if id not in SHEETS:
        raise UnknownName(
            message(
                "There is no sheet named {id}; the sheets are: {known}.",
                id=id,
                known=", ".join(SHEETS),
            )
        )
    return SHEETS[id]
