"""Moves that are worth a thought in each phase, few of many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardroom.bots.connnect.next_dice import free_action_cost
from boardroom.bots.connnect.outlook import HELD, prospects
from boardroom.bots.connnect.prices import prices
from boardroom.bots.connnect.prospects import Prospects
from boardroom.games.connnect import ConnnectState, bonuses
from boardroom.games.connnect.legal import SETUP_MASK, claim_move, claims_of, distinct
from boardroom.games.connnect.moves import (
    CHANGES,
    DONE,
    CrossOut,
    FreePass,
    FreeWrite,
    Move,
    PickZone,
    StepDie,
    StepNumber,
    Switch,
    Write,
    WriteBonus,
)
from boardroom.games.connnect.shapes import NAMES, SIZES, spaces_of
from boardroom.games.connnect.sheet import ZONE_MASKS, Sheet, stepped, without

WRITES: Final = 4
FREE_WRITES: Final = 2
ANY_WRITES: Final = 6
LIGHTNING: Final = 3
"""The best places that are tried for a number die, for a free action, and for a number that a
lightning bonus writes, any or the depicted one."""

CLAIMS: Final = 4
"""The dearest claims that are tried."""

CHANGES_TRIED: Final = 3
LEAST: Final = 3.0
"""The best uses of a kept bonus that are tried, and the points that one has to bring: about what
the bonus is worth when it is kept."""

Moves = tuple[Move, ...]


def candidates(state: ConnnectState, closing: bool = False) -> list[Moves]:
    """What may come next in a good plan: single moves, and moves that belong together.

    ``closing``: only what has to be done before the phase can end.
    """
    phase = state.phase
    if phase == "zone":
        return [(PickZone(number),) for number in distinct(state.dice.open)]
    found: list[Moves]
    sheet = state.sheets[state.turn]
    gains = prospects(state, sheet)
    if phase == "setup":
        free = spaces_of(SETUP_MASK & ~sheet.grid.taken)
        return [(Write(NAMES[space], sheet.dice.open[0]),) for space in free]
    if phase == "fill":
        found = [*_writes(sheet, gains), *_steps(sheet, gains), *_switches(sheet, gains)]
        return found or [(move,) for move in state.moves()]
    if sheet.pending:
        return _lightning(sheet, gains)
    if closing:
        return [(DONE,)]
    found = [(DONE,), *_claims(state, sheet, gains)]
    if sheet.held:
        found += [*_renumberings(sheet, gains), *_crossings(sheet, gains)]
    return found


def _writes(sheet: Sheet, gains: Prospects) -> list[Moves]:
    """The lower die into the zone, as it is or freely: the other one follows."""
    die, free = sheet.dice.open[0], spaces_of(sheet.zone_free)
    if not free:
        return [(FreePass(die),)] if sheet.can_act_freely else []
    best = gains.best(free, die, WRITES)
    found: list[Moves] = [(Write(NAMES[space], die),) for _, space in best]
    if sheet.can_act_freely:
        least = best[0][0] + free_action_cost(sheet.free_actions) - 1
        found += [
            (FreeWrite(die, NAMES[space], number),)
            for gain, space, number in gains.best_of_all(free, FREE_WRITES)
            if gain > least and number != die
        ]
    return found


def _steps(sheet: Sheet, gains: Prospects) -> list[Moves]:
    """A die changed by plus or minus, and written."""
    free = spaces_of(sheet.zone_free)
    bonus = _held(sheet, bonuses.STEPPING)
    if not bonus or not free:
        return []
    found: list[Moves] = []
    for die in distinct(sheet.dice.open):
        least = gains.best(free, die, 1)[0][0] + 1
        for change in CHANGES:
            number = stepped(die, change)
            gain, space = gains.best(free, number, 1)[0]
            if gain > least:
                found.append((StepDie(bonus, die, change), Write(NAMES[space], number)))
    return found


def _switches(sheet: Sheet, gains: Prospects) -> list[Moves]:
    """The zone die changed for a number die, and a number written into the new zone."""
    bonus = _held(sheet, bonuses.SWITCHING)
    if not bonus:
        return []
    found: list[Moves] = []
    for die in distinct(sheet.dice.open):
        free = spaces_of(ZONE_MASKS[die] & sheet.grid.free)
        if die == sheet.dice.zone or not free:
            continue
        for number in {*without(sheet.dice.open, die), sheet.dice.zone}:
            for _, space in gains.best(free, number, 2):
                found.append((Switch(bonus, die), Write(NAMES[space], number)))
    return found


def _lightning(sheet: Sheet, gains: Prospects) -> list[Moves]:
    number = bonuses.BONUSES[sheet.pending].number
    if number is None:
        return [
            (WriteBonus(NAMES[space], number),)
            for _, space, number in gains.best_of_all(spaces_of(sheet.zone_free), ANY_WRITES)
        ]
    best = gains.best(spaces_of(sheet.grid.free), number, LIGHTNING)
    return [(WriteBonus(NAMES[space], number),) for _, space in best]


def _claims(state: ConnnectState, sheet: Sheet, gains: Prospects) -> list[Moves]:
    price = prices(state, sheet)
    found = sorted(
        (
            (price.of(place) - (LEAST if again else 0), place, again)
            for place, again in claims_of(sheet, state.cards.face_up()).found
        ),
        reverse=True,
    )[:CLAIMS]
    if not found:
        return []
    free = spaces_of(sheet.grid.free)
    names = {
        size: _chosen(sheet, gains, free, size) for size in {SIZES[place] for _, place, _ in found}
    }
    return [
        (claim_move(place, again, name),)
        for _, place, again in found
        for name in names[SIZES[place]]
    ]


def _chosen(sheet: Sheet, gains: Prospects, free: Sequence[int], size: int) -> list[str]:
    """The bonuses worth a choice: the best two that write at once, and two others."""
    names = bonuses.choices(sheet.left, size)
    if len(names) < 4:
        return list(names)
    at_once, kept = [], []
    for name in names:
        bonus = bonuses.BONUSES[name]
        if bonus.number is not None:
            gain = gains.best(free, bonus.number, 1)[0][0] if free else 0.0
            at_once.append((gain + bonus.points, name))
        elif bonus.lightning:
            at_once.append((100.0, name))
        else:
            kept.append((bonus.points + HELD.get(bonus.effect, 0.0), name))
    at_once.sort(reverse=True)
    kept.sort(reverse=True)
    return [name for _, name in at_once[:2] + kept[:2]]


def _renumberings(sheet: Sheet, gains: Prospects) -> list[Moves]:
    bonus = _held(sheet, bonuses.STEPPING)
    if not bonus:
        return []
    values = sheet.grid.values
    found = sorted(
        (
            (gains.renumbering(space, stepped(values[space], change)), space, change)
            for space in spaces_of(sheet.unclaimed)
            for change in CHANGES
        ),
        reverse=True,
    )
    return [
        (StepNumber(bonus, NAMES[space], change),)
        for gain, space, change in found[:CHANGES_TRIED]
        if gain > LEAST
    ]


def _crossings(sheet: Sheet, gains: Prospects) -> list[Moves]:
    bonus = _held(sheet, bonuses.CROSSING)
    free = spaces_of(sheet.grid.free)
    if not bonus or not free:
        return []
    values = sheet.grid.values
    unclaimed = spaces_of(sheet.unclaimed)
    found = sorted(
        (
            (gain, crossed, space)
            for number in {values[space] for space in unclaimed}
            for gain, space in gains.best(free, number, 2)
            for crossed in unclaimed
            if values[crossed] == number
        ),
        reverse=True,
    )
    return [
        (CrossOut(bonus, NAMES[crossed], NAMES[space]),)
        for gain, crossed, space in found[:CHANGES_TRIED]
        if gain > LEAST
    ]


def _held(sheet: Sheet, names: tuple[str, ...]) -> str:
    """The first of these bonuses that is held, or nothing."""
    return next((name for name in names if sheet.held & bonuses.MASK[name]), "")
