"""The parts of Connect the Colors."""

from __future__ import annotations

from boardroom.base.words import message
from boardroom.games.connect_colors import COLOUR_NAMES, EACH
from cad.assembly import Assembly, Placed
from cad.part import Part
from cad.parts.connect_colors.ball import BALL
from cad.sets import Line, PrintSet

PARTS: tuple[Part, ...] = (BALL,)

SETS = (
    PrintSet(
        "connect-colors",
        "connect-colors",
        message("Connect the Colors"),
        tuple(
            Line(f"ball-{name}", BALL, {"colour": str(name), "form": "flat"}, EACH)
            for name in COLOUR_NAMES.values()
        ),
    ),
)

ASSEMBLY = Assembly("connect-colors", (Placed(BALL),))
