"""What a sheet will come to: its points, what it is on the way to, and what the next dice bring."""

from __future__ import annotations

from typing import Final

from boardroom.bots.connnect.next_dice import next_dice
from boardroom.bots.connnect.prices import OUT, prices, ready
from boardroom.bots.connnect.prospects import AROUND, Prospects, Shares
from boardroom.games.connnect import bonuses
from boardroom.games.connnect.layout import ROUNDS
from boardroom.games.connnect.objectives import LINE_MASKS
from boardroom.games.connnect.position import SETUP, Position
from boardroom.games.connnect.scoring import score
from boardroom.games.connnect.shapes import HIGHEST, NEAR
from boardroom.games.connnect.sheet import CIRCLE_MASKS, NO_DICE, ZONE_MASKS, Sheet
from boardroom.games.game import OVER

PATCH: Final = 1.1
"""Points for two neighbours that could be part of one claim, at the start of the game. With 0.8
plans came to 78.6 points alone instead of 81.3, in 40 games each with a standard error of 1.4."""

LINE: Final = 1.0
CIRCLE: Final = 1.0
"""Points for an arrow line and for a circle that are almost filled; these, as what follows, are
estimates."""

HELD: Final = {"move": 1.0, "switch": 1.0, "step": 2.0, "again": 2.5}
"""Points that using a kept bonus may bring at the start of the game, by its effect."""

FULL: Final = 3.0
"""Points that a zone with no room left costs at the start: dice for it cost free actions."""

LARGE: Final = 4
"""The numbers of a claim of so many spaces that could be made now are on the way to nothing
else: without this, numbers were kept and hoped for too long (74.4 points alone instead of
81.3, in 40 games each)."""

CERTAIN: Final = 0.95
"""What can be claimed and is left for later counts for so much of its points."""

_PAIRS: Final = tuple(
    (space, near) for space, beside in enumerate(NEAR) for near in beside if space < near
)
"""Every two spaces that touch along a side."""


def rolls_to_come(position: Position) -> int:
    """How many rolls a seat has still to write, the one on the table too before it has a zone."""
    if position.round == SETUP:
        return ROUNDS
    if position.actor == OVER:
        return 0
    return ROUNDS - position.round + (not position.dice.zone)


def shares(position: Position) -> Shares:
    """What is on the way counts for so much now."""
    return Shares(PATCH * rolls_to_come(position) / ROUNDS, LINE, CIRCLE)


def prospects(position: Position, sheet: Sheet) -> Prospects:
    """The gains of numbers on this sheet now."""
    return Prospects(sheet, prices(position, sheet), shares(position), position.options.gaps)


def promise(position: Position, sheet: Sheet) -> float:
    """The points of a sheet, and what it is on the way to, in points."""
    left = rolls_to_come(position) / ROUNDS
    share = shares(position)
    taken = sheet.grid.taken
    found = float(score(sheet, position.cards.objectives))
    claims = ready(sheet, prices(position, sheet))
    found += _claims_left(position, sheet) * sum([worth for worth, _ in claims])
    large = sum([mask for _, mask in claims if mask.bit_count() >= LARGE])
    found += share.patch * patches(sheet, sheet.claims.mask | large) + left * _held(sheet)
    for mask in LINE_MASKS.values():
        full = (taken & mask).bit_count()
        if full < HIGHEST:
            found += share.line * full**2 / HIGHEST**2
    for mask in CIRCLE_MASKS:
        full = (taken & mask).bit_count()
        if full < AROUND:
            found += share.circle * full**2 / AROUND**2
    found -= FULL * left * sum([taken & mask == mask for mask in ZONE_MASKS[1:]])
    return found - OUT if sheet.out else found


def _claims_left(position: Position, sheet: Sheet) -> float:
    """How surely what can be claimed now will be: all of it before the seat is done in this
    round, none of it after the last round."""
    if sheet.dice != NO_DICE:
        return 1.0
    return CERTAIN if rolls_to_come(position) else 0.0


def _held(sheet: Sheet) -> float:
    """What the bonuses that are held may bring at the start of the game."""
    if not sheet.held:
        return 0.0
    return sum(
        [
            HELD.get(bonus.effect, 0.0) * bonuses.count(sheet.held, name)
            for name, bonus in bonuses.BONUSES.items()
        ]
    )


def patches(sheet: Sheet, claimed: int) -> int:
    """Pairs of neighbours, none in these claimed spaces, that are equal or follow each other."""
    values = sheet.grid.values
    return sum(
        [
            1
            for space, near in _PAIRS
            if -2 < values[space] - values[near] < 2
            and values[space] <= HIGHEST
            and values[near] <= HIGHEST
            and not claimed >> space & 1
            and not claimed >> near & 1
        ]
    )


def outlook(position: Position, seat: int) -> float:
    """The promise of a seat's sheet, and what the next dice bring to it on average."""
    sheet = position.sheets[seat]
    found = promise(position, sheet)
    if sheet.out or not rolls_to_come(position):
        return found
    active = position.active
    if position.dice.zone:
        active = (active + 1) % position.seats
    return found + next_dice(sheet, prospects(position, sheet), active == seat)
