"""Weighing the moves of Connnect one by one."""

from __future__ import annotations

from random import Random

from boardroom.bots.connnect.prices import (
    Prices,
    at_hand,
    bonus_worth,
    lateness,
    prices,
)
from boardroom.bots.judgement import Weigh
from boardroom.games.connnect import ConnnectState
from boardroom.games.connnect.moves import (
    Claim,
    CrossOut,
    Done,
    FreePass,
    Move,
    PickZone,
    StepDie,
    StepNumber,
    Switch,
)
from boardroom.games.connnect.shapes import PLACE_NAMED, spaces_of
from boardroom.games.connnect.sheet import ZONE_MASKS, Sheet, without

UNWISE = -50.0
"""What is done only when nothing else is left."""

EFFORT = 1.0
"""Points that a kept bonus must bring to be used now."""


def weigher(state: ConnnectState, rng: Random | None = None) -> Weigh:
    """What a move makes of the seat's sheet as it stands, in points; 0 for being done."""
    seat = state.turn
    sheet = state.sheets[seat]
    price = prices(state, sheet)
    before = at_hand(state, sheet, price)
    claims: dict[tuple[str, str], float] = {}

    def gain(move: Move) -> float:
        after = state.play(move).sheets[seat]
        return at_hand(state, after, price) - before

    def weigh(move: Move) -> float:
        if isinstance(move, Done):
            return 0.0
        if isinstance(move, PickZone):
            return zone_worth(state, sheet, move.number, price)
        if isinstance(move, Claim):
            key = move.spaces, move.again
            if key not in claims:
                claims[key] = claim_gain(state, sheet, move, price, before)
            return claims[key] + bonus_worth(move.bonus, lateness(state))
        if isinstance(move, FreePass):
            return UNWISE
        if isinstance(move, Switch | StepDie):
            return UNWISE if sheet.zone_free or isinstance(move, StepDie) else 0.0
        if isinstance(move, CrossOut | StepNumber):
            if sheet.dice.open:
                return UNWISE
            return gain(move) - EFFORT
        return gain(move)

    return weigh


def claim_gain(
    state: ConnnectState, sheet: Sheet, move: Claim, price: Prices, before: float
) -> float:
    """What a claim brings without its bonus."""
    place = PLACE_NAMED[move.spaces]
    claims = sheet.claims.claim(place, state.cards.value)
    after = sheet.changed(claims=claims)
    lost = 2.0 if move.again else 0.0
    return at_hand(state, after, price) - before - lost + 0.5


def zone_worth(state: ConnnectState, sheet: Sheet, zone: int, price: Prices) -> float:
    """What writing the two other dice into a zone brings, each at its best."""
    before = at_hand(state, sheet, price)
    gaps = state.options.gaps
    total = 0.0
    for number in without(state.dice.open, zone):
        free = spaces_of(ZONE_MASKS[zone] & ~sheet.grid.taken)
        if not free:
            total -= 5
            continue
        total += max(
            at_hand(state, sheet.changed(grid=sheet.grid.put(space, number, gaps)), price) - before
            for space in free
        )
    return total


OVERLOOKED_CLAIM = 0.8
OVERLOOKED_OTHER = 0.6
"""The chance that a beginner does not see a claim, or another move; tried out in games of the
bots. Being done is always seen."""


def overlooked(state: ConnnectState, move: Move) -> float:
    """The chance that a beginner does not see a move."""
    if isinstance(move, Done):
        return 0.0
    return OVERLOOKED_CLAIM if isinstance(move, Claim) else OVERLOOKED_OTHER
