"""What claims of Connnect are worth, and what a sheet comes to when all at hand is claimed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from boardroom.games.connnect import bonuses
from boardroom.games.connnect.layout import (
    CONNECT_3,
    FIRST_CLAIM_POINTS,
    LATER_CLAIM_POINTS,
    ROUNDS,
)
from boardroom.games.connnect.position import Position
from boardroom.games.connnect.scoring import score
from boardroom.games.connnect.shapes import MASKS, SHAPES
from boardroom.games.connnect.sheet import CROSSED_MARK, OPEN_MARK, SHAPES_OF_4, Sheet

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

CERTAIN: Final = 0.9
"""What can be claimed and is not yet counts for so much of its points."""

OUT: Final = 100
"""Points that being out of the game costs: whoever is out cannot win (CN-26)."""


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
    """What a claim is worth now, by its shape; a card that cannot be claimed has no price."""

    by_shape: Mapping[str, float]

    def of(self, place: int) -> float:
        """What claiming a placement brings; 0 for a card that cannot be claimed."""
        return self.by_shape.get(SHAPES[place], 0.0)


def prices(position: Position, sheet: Sheet) -> Prices:
    """What claims are worth on this sheet."""
    cards, claims = position.cards, sheet.claims
    return _prices(
        lateness(position), cards.value, cards.face_up(), sheet.left, claims.marks, claims.letters()
    )


@lru_cache(maxsize=4096)
def _prices(late: float, value: int, face_up: str, left: int, marks: str, letters: str) -> Prices:
    best = {
        size: max([bonus_worth(name, late) for name in bonuses.choices(left, size)])
        for size in (3, 4)
    }
    brings = {OPEN_MARK: FIRST_CLAIM_POINTS, CROSSED_MARK: LATER_CLAIM_POINTS}
    found = dict.fromkeys(CONNECT_3, best[3])
    for shape, mark in zip(SHAPES_OF_4, marks, strict=True):
        found[shape] = best[4] + brings.get(mark, 0)
    found.update({letter: float(value) for letter in face_up if letter not in letters})
    return Prices(found)


def ready(sheet: Sheet, price: Prices) -> list[tuple[float, int]]:
    """The worth and the spaces of the claims that fit side by side now, the dearest first."""
    claimed = sheet.claims.mask
    found = [
        (price.of(place), MASKS[place])
        for place in sheet.grid.matched
        if not MASKS[place] & claimed
    ]
    found.sort(reverse=True)
    fit = []
    for worth, mask in found:
        if not mask & claimed and worth:
            claimed |= mask
            fit.append((worth, mask))
    return fit


def claimable(sheet: Sheet, price: Prices) -> float:
    """What the claims that fit side by side now bring, the dearest taken first."""
    return sum([worth for worth, _ in ready(sheet, price)])


def at_hand(position: Position, sheet: Sheet, price: Prices) -> float:
    """The points of a sheet, and what could be claimed on it now."""
    found = score(sheet, position.cards.objectives) + CERTAIN * claimable(sheet, price)
    return found - OUT if sheet.out else found
