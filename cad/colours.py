"""The colours that the parts are printed in, as ``#RRGGBB``: those that the table shows.

Found by search: any two of a game stay apart for every kind of colour vision. A printer's filament
will only be near them; each piece has its own sign too where colour tells pieces apart.
"""

from __future__ import annotations

from typing import Final

BALLS: Final = {
    "red": "#B42807",
    "orange": "#FFAF07",
    "yellow": "#EEFAAF",
    "green": "#14595C",
    "blue": "#48BDFF",
    "purple": "#5D0694",
}
"""Connect the Colors, by colour."""

TOKENS: Final = {
    "green": "#25A47C",
    "yellow": "#FFF73C",
    "orange": "#D65E14",
    "blue": "#3C35BB",
    "pink": "#E889E8",
    "joker": "#F6F3F7",
}
"""Colorpop, by colour; the joker is pearl white."""

CHOCOLATES: Final = {"dark": "#3B2018", "milk": "#9C673C", "white": "#F3E6C8"}
"""Choconnect, by kind."""

IVORY: Final = "#F2EAD8"
"""Chips of 3Domino and dice of Connnect."""

BOARD: Final = "#E4DCCB"
"""Boards, trays and chutes."""

FRAME: Final = "#5B4A3A"
"""Frames, feet and racks, which stand around what is played on."""

_NAMES: Final = {
    **{shade: "pearl" if name == "joker" else name for name, shade in TOKENS.items()},
    **{shade: f"{name}-chocolate" for name, shade in CHOCOLATES.items()},
    **{shade: name for name, shade in BALLS.items()},
    IVORY: "ivory",
    BOARD: "sand",
    FRAME: "brown",
}


def name(colour: str) -> str:
    """A word for a colour given as ``#RRGGBB``, for names of files; its digits if there is none."""
    return _NAMES.get(colour, colour.removeprefix("#").lower())
