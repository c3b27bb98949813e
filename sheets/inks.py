"""The colours of printed sheets: few, each with one meaning, all readable in grey.

Zones are teal (the accent of the program), points are amber, what is to be done at once is
rust; everything else is warm grey, so that pencils keep the stage.
"""

from __future__ import annotations

from dataclasses import dataclass

WHITE = "#FFFFFF"


@dataclass(frozen=True, slots=True)
class Inks:
    """Colours as ``#RRGGBB``. ``page`` and ``panel`` are None where the paper stays white.

    ``zone_fill`` and ``zone_pips`` are the face of a zone die. ``pencil`` is what players write
    with, and ``claims`` what they outline three, four and five numbers with.
    """

    text: str = "#3A322B"
    quiet: str = "#6E645A"
    line: str = "#8E8377"
    faint: str = "#C9C0B4"
    mark: str = "#EFE9DF"
    zone: str = "#1F7A8C"
    zone_fill: str = "#1F7A8C"
    zone_pips: str = WHITE
    points: str = "#C08010"
    points_text: str = "#8F5A05"
    now: str = "#B4462A"
    pencil: str = "#4A4540"
    claims: tuple[str, str, str] = ("#1F7A8C", "#B4462A", "#6B3FA0")
    space: str = WHITE
    page: str | None = None
    panel: str | None = None


COLOUR = Inks()
CREAM = Inks(mark="#EEE5D3", space="#FFFDF8", page="#FBF5E9", panel="#F4EBDA")

# Neutral greys take black ink alone.
INK_SAVER = Inks(
    text="#000000",
    quiet="#333333",
    line="#555555",
    faint="#888888",
    mark=WHITE,
    zone="#000000",
    zone_fill=WHITE,
    zone_pips="#000000",
    points="#555555",
    points_text="#000000",
    now="#000000",
    pencil="#000000",
    claims=("#000000", "#000000", "#000000"),
)
"""Black lines and text, for a pen that saves ink; nothing is filled that is larger than a star."""
