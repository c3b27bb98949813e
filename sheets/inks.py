"""The colours of printed sheets: few, each with one meaning, all readable in grey.

Zones are teal (the accent of the program), points are amber, what is to be done at once is
rust; everything else is warm grey, so that pencils keep the stage.
"""

from __future__ import annotations

from dataclasses import dataclass

WHITE = "#FFFFFF"


@dataclass(frozen=True, slots=True)
class Inks:
    """Colours as ``#RRGGBB``. ``page`` and ``panel`` are None where the paper stays white."""

    text: str = "#3A322B"
    quiet: str = "#6E645A"
    line: str = "#8E8377"
    faint: str = "#C9C0B4"
    mark: str = "#EFE9DF"
    zone: str = "#1F7A8C"
    points: str = "#C08010"
    points_text: str = "#8F5A05"
    now: str = "#B4462A"
    space: str = WHITE
    page: str | None = None
    panel: str | None = None


INK_SAVER = Inks()
CREAM = Inks(mark="#EEE5D3", space="#FFFDF8", page="#FBF5E9", panel="#F4EBDA")
