"""The bonuses of a sheet, counted in one int: four bits for each kind."""

from __future__ import annotations

from typing import Final

from boardroom.games.connnect.layout import CONNECT_3_BONUSES, CONNECT_4_BONUSES

BONUSES: Final = {bonus.name: bonus for bonus in (*CONNECT_3_BONUSES, *CONNECT_4_BONUSES)}
"""Every kind by its name, as they are printed."""

_BITS: Final = 4
ONE: Final = {name: 1 << _BITS * place for place, name in enumerate(BONUSES)}
"""One bonus of each kind, as it is counted."""

_KIND: Final = (1 << _BITS) - 1
MASK: Final = {name: _KIND * one for name, one in ONE.items()}
"""All bonuses of a kind: ``counted & MASK[name]`` is not 0 when there is one."""

PRINTED: Final = sum(bonus.count * ONE[bonus.name] for bonus in BONUSES.values())
"""What stands on every sheet."""

PARTS: Final = {
    3: tuple(sorted(bonus.name for bonus in CONNECT_3_BONUSES)),
    4: tuple(sorted(bonus.name for bonus in CONNECT_4_BONUSES)),
    5: (),
}
"""The names that a claim of so many spaces can choose from, in alphabetical order."""

_PART_MASKS: Final = {size: sum(MASK[name] for name in names) for size, names in PARTS.items()}


def with_effect(effect: str) -> tuple[str, ...]:
    """The names of the bonuses with this effect, in alphabetical order."""
    return tuple(sorted(bonus.name for bonus in BONUSES.values() if bonus.effect == effect))


CROSSING: Final = with_effect("move")
STEPPING: Final = with_effect("step")
SWITCHING: Final = with_effect("switch")
AGAIN: Final = "again"
"""The bonus by which a claimed number is claimed once more (CN-50)."""

ANY_TWO: Final = "any2"
ANY_TWO_NUMBERS: Final = 2
"""The bonus that writes any numbers into the zone, and how many (CN-51)."""

NONE: Final = "-"
"""What a claim writes that brings no bonus."""


def count(counted: int, name: str) -> int:
    """How many of this kind there are."""
    return counted // ONE[name] & _KIND


def has_any(counted: int, names: tuple[str, ...]) -> bool:
    """Whether there is one of these."""
    return any(counted & MASK[name] for name in names)


def choices(left: int, size: int) -> tuple[str, ...]:
    """What a claim of ``size`` spaces can choose from, when these are left (CN-34, CN-37).

    Only ``-`` when nothing is left (CN-38), and for every Connect-5.
    """
    if not left & _PART_MASKS[size]:
        return (NONE,)
    return tuple([name for name in PARTS[size] if left & MASK[name]])


def can_be_kept(name: str) -> bool:
    """Whether a chosen bonus waits to be used (CN-43, CN-52)."""
    return not BONUSES[name].lightning and BONUSES[name].effect != "six"


def numbers_of(name: str) -> int:
    """How many numbers a lightning bonus writes; 0 for any other (CN-51, CN-53)."""
    if not BONUSES[name].lightning:
        return 0
    return ANY_TWO_NUMBERS if name == ANY_TWO else 1
