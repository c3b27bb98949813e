"""The parts of Connnect; its sheets and cards are printed on paper."""

from __future__ import annotations

from boardroom.base.words import message
from boardroom.games.connnect.layout import DICE
from cad.assembly import Assembly, Pair, Placed, Turn
from cad.part import Part, Sizes
from cad.parts.connnect.die import DIE, SIZE
from cad.parts.connnect.tray import DICE_TRAY, FLOOR, TrayParameters
from cad.sets import Line, PrintSet

PARTS: tuple[Part, ...] = (DIE, DICE_TRAY)

SETS = (
    PrintSet(
        "connnect",
        "connnect",
        message("{count} dice and their tray", count=DICE),
        (Line("die", DIE, count=DICE), Line("dice-tray", DICE_TRAY)),
    ),
)

_TRAY = TrayParameters()
_HALF = SIZE / 2
_TURNED: tuple[tuple[Turn, Sizes], ...] = (
    (("x", -90), (0, _HALF, 0)),
    (("y", -90), (-_HALF, 0, 0)),
    (("x", 180), (0, 0, -_HALF)),
)
"""How each die is turned around the origin, and where its middle, above it, goes with that. The
zone die shows 2, the number dice 4 and 1."""


def _die(place: int, lifted: float = 0.0) -> Placed:
    (x, y), (turn, (right, back, up)) = _TRAY.places[place], _TURNED[place]
    at = (x - right, y - back, FLOOR + _HALF - up + lifted)
    return Placed(DIE, turns=(turn,), at=at, away=(0, 0, 40))


ASSEMBLY = Assembly(
    "connnect",
    (Placed(DICE_TRAY), *(_die(place) for place in range(DICE))),
    tuple(
        Pair(
            name,
            _die(place, 2 * _TRAY.fit),
            Placed(DICE_TRAY),
            _TRAY.fit,
            message("The die lies on the floor of its place."),
        )
        for place, name in ((0, "zone die in its place"), (1, "number die in its place"))
    ),
)
