"""Printable pages: which there are and how they can be printed; made by :mod:`sheets.export`.

Everything here is known without ReportLab, so that a list of sheets costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from boardroom.base.errors import UnknownName
from boardroom.base.words import message
from sheets.imposition.settings import (
    CalibrationSettings,
    CardSettings,
    LabelSettings,
    PadSettings,
)
from sheets.player_settings import PlayerSheetSettings
from sheets.settings import PrintSettings
from sheets.sheet import Make, Sheet

__all__ = ["SHEETS", "PrintSettings", "Sheet", "sheet"]


def _later(module: str, name: str) -> Callable[[], Make]:
    """What draws a sheet, imported when it is wanted: it brings ReportLab."""

    def load() -> Make:
        make: Make = getattr(import_module(module), name)
        return make

    return load


SHEETS: dict[str, Sheet] = {
    each.id: each
    for each in (
        Sheet(
            id="player-sheet",
            games=("connnect",),
            title=message("Connnect player sheet"),
            about=message("The sheet that every player of Connnect writes on."),
            settings=PlayerSheetSettings,
            maker=_later("sheets.player_sheet", "make_player_sheets"),
        ),
        Sheet(
            id="connnect-cards",
            games=("connnect",),
            title=message("Connnect cards"),
            about=message("All cards of Connnect with their backs: shapes, scores, objectives."),
            settings=CardSettings,
            maker=_later("sheets.cards.connnect", "make_connnect_cards"),
        ),
        Sheet(
            id="connect-colors-pad",
            games=("connect-colors",),
            title=message("Connect the Colors score pad"),
            about=message("Balls and points of every colour, for up to four players."),
            settings=PadSettings,
            maker=_later("sheets.pads.connect_colors", "make_connect_colors_pad"),
        ),
        Sheet(
            id="colorpop-cards",
            games=("colorpop",),
            title=message("Colorpop cards"),
            about=message("The secret colours and an aid for every player, with their backs."),
            settings=CardSettings,
            maker=_later("sheets.cards.colorpop", "make_colorpop_cards"),
        ),
        Sheet(
            id="domino3d-pad",
            games=("domino3d",),
            title=message("3Domino score pad"),
            about=message("The points of every turn, for up to five players."),
            settings=PadSettings,
            maker=_later("sheets.pads.domino3d", "make_domino3d_pad"),
        ),
        Sheet(
            id="choconnect-pad",
            games=("choconnect",),
            title=message("Choconnect rounds pad"),
            about=message("The points of series of rounds, for up to four players."),
            settings=PadSettings,
            maker=_later("sheets.pads.choconnect", "make_choconnect_pad"),
        ),
        Sheet(
            id="box-labels",
            games=(),
            title=message("Box labels"),
            about=message("A label for the box of each game: what is inside."),
            settings=LabelSettings,
            maker=_later("sheets.pads.labels", "make_labels"),
        ),
        Sheet(
            id="calibration",
            games=(),
            title=message("Calibration page"),
            about=message("Whether the printer keeps to size, and how far its backs are off."),
            settings=CalibrationSettings,
            maker=_later("sheets.imposition.calibration", "make_calibration"),
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
