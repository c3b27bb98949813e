"""Cells of space and the way a chip lies, each packed into one integer.

A cell is a unit cube with whole coordinates, z counted upwards from the table. A *lie* is a chip
with the cell of its first half and the direction of its second; lies sort by chip, then by x, y,
z, then by direction.
"""

from __future__ import annotations

from typing import Final

from boardroom.games.domino3d.chips import CHIP_TEXTS, CHIPS

Point = tuple[int, int, int]
"""x, y and z of a cell."""

FARTHEST: Final = 9999
"""Coordinates that can be written; a chip of a game lies within 56 of the first."""

_BITS: Final = 15
_MIDDLE: Final = 1 << (_BITS - 1)
_FIELD: Final = (1 << _BITS) - 1

HEIGHT: Final = _FIELD
"""``cell & HEIGHT`` is the z of a cell."""

UP: Final = 1
AXES: Final = (1 << (2 * _BITS), 1 << _BITS, UP)
"""What is added to a cell for one step along x, y and z."""

STEPS: Final = tuple(sign * axis for axis in AXES for sign in (1, -1))
"""What is added to a cell for one step in each direction of DIRECTIONS."""

STEPS_ON_TABLE: Final = STEPS[:5]
"""The same for a cell with z = 0, which has no cell below."""

DIRECTIONS: Final = ("+x", "-x", "+y", "-y", "+z", "-z")

CHIP_SHIFT: Final = 3 * _BITS + 3
_CELL: Final = (1 << (3 * _BITS)) - 1


def pack(point: Point) -> int:
    """The cell with these coordinates, each within FARTHEST."""
    x, y, z = point
    return ((x + _MIDDLE) << _BITS | (y + _MIDDLE)) << _BITS | z


def unpack(cell: int) -> Point:
    """The coordinates of a cell."""
    return (cell >> (2 * _BITS)) - _MIDDLE, (cell >> _BITS & _FIELD) - _MIDDLE, cell & _FIELD


def name(cell: int) -> str:
    """The cell as it is written: ``1,0,0``."""
    return "{},{},{}".format(*unpack(cell))


def lie(chip: int, cell: int, direction: int) -> int:
    """A chip with its first half on ``cell`` and the other one step on."""
    return chip << CHIP_SHIFT | cell << 3 | direction


def parts(code: int) -> tuple[int, int, int]:
    """The chip, the cell and the direction of a lie."""
    return code >> CHIP_SHIFT, code >> 3 & _CELL, code & 7


def halves(code: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The cell and the number of each half of a lie that is not below the table."""
    chip, cell, direction = parts(code)
    small, large = CHIPS[chip]
    return (cell, small), (cell + STEPS[direction], large)


def write_lie(code: int) -> str:
    """The lie as it is written: ``2-5@1,0,0+y``."""
    chip, cell, direction = parts(code)
    return f"{CHIP_TEXTS[chip]}@{name(cell)}{DIRECTIONS[direction]}"


def is_lie(code: object) -> bool:
    """Whether this is a lie that can be written; a double points in a positive direction."""
    if type(code) is not int or not 0 <= code < len(CHIPS) << CHIP_SHIFT:
        return False
    chip, cell, direction = parts(code)
    small, large = CHIPS[chip]
    x, y, z = unpack(cell)
    return (
        direction < len(DIRECTIONS)
        and not (small == large and direction & 1)
        and max(abs(x), abs(y), z) <= FARTHEST
    )


def below_table(code: int) -> bool:
    """Whether the second half of the lie would be under the table."""
    _, cell, direction = parts(code)
    return direction == 5 and not cell & HEIGHT


START: Final = pack((0, 0, 0))
"""Where the first chip lies, in +x (D3-06)."""
