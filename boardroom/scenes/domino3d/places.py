"""The places where a chip may go, in the order in which one walks through them."""

from __future__ import annotations

import math
from collections.abc import Iterable

from boardroom.games.domino3d import DIRECTIONS, SETS, PlaceMove
from boardroom.games.domino3d.cells import Point
from boardroom.games.domino3d.notation import read_lie
from boardroom.scenes.domino3d.faces import beside, opposite

PASS = "pass"


def lies_of(moves: Iterable[str]) -> dict[str, tuple[PlaceMove, ...]]:
    """The places of each chip that has some, by the text of the chip.

    They go around the middle of all, the lower ones first where several stand above each other.
    """
    found: dict[str, list[PlaceMove]] = {}
    for text in moves:
        if "@" in text:
            move = PlaceMove(read_lie(text, "move", SETS["28"]))
            found.setdefault(move.chip, []).append(move)
    return {chip: tuple(_around(lies)) for chip, lies in found.items()}


def _around(lies: list[PlaceMove]) -> list[PlaceMove]:
    cells = [cell for lie in lies for cell in lie.cells]
    x, y = (sum(cell[axis] for cell in cells) / len(cells) for axis in (0, 1))

    def turn(lie: PlaceMove) -> tuple[float, int, str]:
        (one, two) = lie.cells
        off = (one[0] + two[0]) / 2 - x, (one[1] + two[1]) / 2 - y
        return round(math.atan2(off[1], off[0]), 6), one[2] + two[2], str(lie)

    return sorted(lies, key=turn)


def turned_round(lie: PlaceMove, lies: tuple[PlaceMove, ...]) -> PlaceMove:
    """The same chip in the same two cells the other way round; or one that shares a cell."""
    cells = set(lie.cells)
    others = [each for each in lies if each != lie and cells & set(each.cells)]
    place = lies.index(lie)
    for each in others:
        if set(each.cells) == cells:
            return each
    after = [each for each in others if lies.index(each) > place] or others
    return after[0] if after else lie


def lie_text(chip: str, cell: Point, held: int, direction: int) -> str:
    """The chip with its half ``held``, 0 or 1, in a cell and the other one in a direction."""
    small, large = chip.split("-")
    first = cell
    if direction % 2 if small == large else held:  # doubles are written in positive directions
        first, direction = beside(cell, direction), opposite(direction)
    x, y, z = first
    return f"{chip}@{x},{y},{z}{DIRECTIONS[direction]}"
