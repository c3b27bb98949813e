"""What the touching faces of a placed chip are worth, pair by pair."""

from __future__ import annotations

from boardroom.games.domino3d.cells import unpack
from boardroom.games.domino3d.moves import Contact
from boardroom.games.domino3d.space import ZERO_PAIR, Space


def contacts(space: Space, code: int) -> tuple[Contact, ...]:
    """The faces of a chip that would touch, with the points for each pair."""
    found = list(space.contacts(code))
    equal = {half for half, number, _, lying in found if number == lying}
    return tuple(
        Contact(
            unpack(half),
            number,
            unpack(near),
            lying,
            # D3-13: one face alone is worth nothing.
            _points(number, lying, bool(equal - {half})) if len(found) > 1 else 0,
        )
        for half, number, near, lying in found
    )


def _points(number: int, lying: int, other_half: bool) -> int:
    """The points of one pair; ``other_half``: whether the other half has equal numbers."""
    if number != lying:
        return 0  # D3-15: 0 beside another number
    if number == 0:
        return ZERO_PAIR if other_half else 0  # D3-16
    return number  # D3-14
