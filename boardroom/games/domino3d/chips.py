"""The chips of 3Domino, and sets of chips held in one integer: bit ``i`` is ``CHIPS[i]``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

NUMBERS: Final = 7
"""The faces carry 0 to 6; the sixes come with the larger set only (D3-01)."""

CHIPS: Final = tuple((small, large) for small in range(NUMBERS) for large in range(small, NUMBERS))
"""Every chip by its two numbers, ascending: 0-0, 0-1 ... 6-6."""

CHIP_TEXTS: Final = tuple(f"{small}-{large}" for small, large in CHIPS)
INDEX_OF: Final = {text: index for index, text in enumerate(CHIP_TEXTS)}

PIPS: Final = tuple(map(sum, CHIPS))
"""What each chip costs its holder at the end (D3-21)."""

SETS: Final = {
    "21": sum(1 << index for index, (_, large) in enumerate(CHIPS) if large < 6),
    "28": (1 << len(CHIPS)) - 1,
}
"""The two sets of chips (D3-01)."""

DOUBLES: Final = tuple(index for index, (small, large) in enumerate(CHIPS) if small == large)
"""The doubles, ascending."""

ALL_DOUBLES: Final = sum(1 << index for index in DOUBLES)

SEATS: Final = range(2, 6)
"""Two to five players (D3-02)."""

HAND: Final = 5
"""Chips that each player begins with (D3-04)."""


def chip_set(chips: str, seats: int) -> int:
    """The chips that are played with: option ``chips``, and what the number of seats asks for."""
    if HAND * seats > SETS[chips].bit_count():
        return SETS["28"]  # D3-03: five players hold 25 chips
    return SETS[chips]


def indexes(chips: int) -> Iterator[int]:
    """The chips of a set by their index, ascending."""
    while chips:
        lowest = chips & -chips
        yield lowest.bit_length() - 1
        chips ^= lowest


def texts(chips: int) -> tuple[str, ...]:
    """The chips of a set as texts, ascending."""
    return tuple([CHIP_TEXTS[index] for index in indexes(chips)])


def chips_of(found: Iterable[str]) -> int:
    """The set of the chips with these texts."""
    return sum([1 << INDEX_OF[text] for text in found])


def pips(chips: int) -> int:
    """The numbers of all the chips of a set added up."""
    return sum([PIPS[index] for index in indexes(chips)])


def smaller_doubles(chip: int) -> int:
    """The doubles below that double."""
    return ALL_DOUBLES & ((1 << chip) - 1)


def opening(hands: tuple[int, ...]) -> tuple[int, int] | None:
    """The seat that holds the smallest double of all hands, and the double (D3-05).

    None when nobody holds one.
    """
    held = 0
    for hand in hands:
        held |= hand
    held &= ALL_DOUBLES
    if not held:
        return None
    lowest = held & -held
    seat = next(seat for seat, hand in enumerate(hands) if hand & lowest)
    return seat, lowest.bit_length() - 1
