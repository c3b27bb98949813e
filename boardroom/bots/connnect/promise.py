"""What a sheet of Connnect promises beyond the points that stand on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardroom.games.connnect import bonuses
from boardroom.games.connnect.layout import FIRST_CLAIM_POINTS, LATER_CLAIM_POINTS, ROUNDS
from boardroom.games.connnect.objectives import LINE_MASKS
from boardroom.games.connnect.position import Position
from boardroom.games.connnect.scoring import score
from boardroom.games.connnect.shapes import HIGHEST, MASKS, NEAR, SHAPES, SIZES
from boardroom.games.connnect.sheet import (
    CIRCLE_MASKS,
    CROSSED_MARK,
    OPEN_MARK,
    SHAPES_OF_4,
    ZONE_MASKS,
    Sheet,
)

PAIRS: Final = tuple(
    (space, near) for space, beside in enumerate(NEAR) for near in beside if space < near
)
"""Every two spaces that touch along a side."""

PLAY: Final = {
    "write": 2.0,
    "any2": 4.0,
    "move": 0.5,
    "switch": 0.5,
    "step": 1.5,
    "again": 2.0,
    "six": 0.0,
}
"""Points that using a bonus may bring, beside those for choosing it, by its effect."""

PATCH: Final = 1.1
"""Points for two neighbours that could be part of one claim."""

CERTAIN: Final = 0.9
"""What can be claimed and is not yet counts for so much of its points."""

OUT: Final = 100
"""Points that being out of the game costs: whoever is out cannot win (CN-26)."""

FULL: Final = 3.0
"""Points for a zone with no room left, once for each: dice that need it cost free actions."""


def bonus_worth(name: str, late: float) -> float:
    """What choosing a bonus brings; ``late`` goes from 0 in the first round to 1 in the last."""
    if name == bonuses.NONE:
        return 0.0
    bonus = bonuses.BONUSES[name]
    return bonus.points + PLAY[bonus.effect] * (1 if bonus.lightning else 1 - late)


def lateness(position: Position) -> float:
    """How far the game is: 0 during the setup, 1 in the last round."""
    return position.round / ROUNDS


@dataclass(frozen=True, slots=True)
class Prices:
    """What a claim is worth now: of three spaces, of each shape of four, of each open card."""

    three: float
    four: dict[str, float]
    five: dict[str, float]

    def of(self, place: int) -> float:
        """What claiming a placement brings; 0 for a card that cannot be claimed."""
        size = SIZES[place]
        if size == 3:
            return self.three
        return (self.four if size == 4 else self.five).get(SHAPES[place], 0.0)


def prices(position: Position, sheet: Sheet) -> Prices:
    """What claims are worth on this sheet."""
    late = lateness(position)
    best = {
        size: max([bonus_worth(name, late) for name in bonuses.choices(sheet.left, size)])
        for size in (3, 4)
    }
    marks = {OPEN_MARK: FIRST_CLAIM_POINTS, CROSSED_MARK: LATER_CLAIM_POINTS}
    four = {
        shape: best[4] + marks.get(mark, 0)
        for shape, mark in zip(SHAPES_OF_4, sheet.claims.marks, strict=True)
    }
    letters = sheet.claims.letters()
    value = float(position.cards.value)
    five = {letter: value for letter in position.cards.face_up() if letter not in letters}
    return Prices(best[3], four, five)


def claimable(sheet: Sheet, price: Prices) -> float:
    """What the claims that fit side by side now bring, the dearest taken first."""
    claimed = sheet.claims.mask
    found = [
        (price.of(place), MASKS[place])
        for place in sheet.grid.matched
        if not MASKS[place] & claimed
    ]
    found.sort(reverse=True)
    total = 0.0
    for worth, mask in found:
        if not mask & claimed and worth:
            claimed |= mask
            total += worth
    return total


def patches(sheet: Sheet) -> int:
    """Pairs of neighbours, not claimed, that are equal or follow each other."""
    values, claimed = sheet.grid.values, sheet.claims.mask
    return sum(
        [
            1
            for space, near in PAIRS
            if -2 < values[space] - values[near] < 2
            and values[space] <= HIGHEST
            and values[near] <= HIGHEST
            and not claimed >> space & 1
            and not claimed >> near & 1
        ]
    )


def at_hand(position: Position, sheet: Sheet, price: Prices) -> float:
    """The points of a sheet, and what could be claimed on it now."""
    found = score(sheet, position.cards.objectives) + CERTAIN * claimable(sheet, price)
    return found - OUT if sheet.out else found


def promise(position: Position, sheet: Sheet, price: Prices) -> float:
    """The same, and what else the sheet is on the way to."""
    taken, late = sheet.grid.taken, lateness(position)
    found = at_hand(position, sheet, price)
    found += PATCH * (1 - late) * patches(sheet)
    for mask in LINE_MASKS.values():
        found += ((taken & mask).bit_count() / HIGHEST) ** 2
    for mask in CIRCLE_MASKS:
        found += ((taken & mask).bit_count() / 4) ** 2
    full = sum([taken & mask == mask for mask in ZONE_MASKS[1:]])
    return found - FULL * full * (1 - late)
