"""Where chips are in a game: laid in space as the rules write it, or standing in a rack."""

from __future__ import annotations

from typing import Final

from boardroom.games.domino3d import SETS, PlaceMove
from boardroom.games.domino3d.notation import read_lie
from cad.assembly import Placed, Turn
from cad.part import Sizes
from cad.parts.domino3d.chip import CHIP, ChipParameters
from cad.parts.domino3d.rack import RackParameters

_TURNS: Final[dict[str, tuple[Turn, ...]]] = {
    "+x": (),
    "-x": (("z", 180),),
    "+y": (("z", 90),),
    "-y": (("z", -90),),
    "+z": (("y", -90),),
    "-z": (("y", 90),),
}
"""How the second half comes to lie in a direction from the first."""

_UPRIGHT: Final = _TURNS["+z"]


def laid(text: str, table: Sizes) -> Placed:
    """The chip of a move such as ``2-5@1,0,0+y``; ``table`` is where the middle of the foot of the
    cell 0,0,0 is, mm."""
    move = PlaceMove(read_lie(text, "move", SETS["28"]))
    edge = ChipParameters().half.edge
    first, second = move.cells
    x, y, z = (
        corner + edge * (a + b) / 2 for corner, a, b in zip(table, first, second, strict=True)
    )
    # As it is built, its middle is half an edge above the bed.
    upright = {"+z": edge / 2, "-z": -edge / 2}.get(move.direction, 0.0)
    at = (x + upright, y, z + (edge / 2 if upright else 0.0))
    return Placed(
        CHIP,
        {"first": move.numbers[0], "second": move.numbers[1]},
        turns=_TURNS[move.direction],
        at=at,
        away=(0, 0, 2 * edge * min(first[2], second[2])),
    )


def standing(chip: str, place: int, rack: RackParameters, *, lifted: float = 0.0) -> Placed:
    """A chip such as ``2-5`` in a place of a rack in the middle of the bed; ``lifted`` mm off the
    floor and off the wall."""
    small, large = chip.split("-")
    x, y, z = rack.standing(place, lifted)
    turns: tuple[Turn, ...] = (*_UPRIGHT, ("x", -rack.lean))
    return Placed(
        CHIP,
        {"first": int(small), "second": int(large), "cube": rack.cube},
        turns=turns,
        at=(x + rack.edge / 2, y, z),
        away=(0, -3 * rack.edge, rack.edge),
    )
