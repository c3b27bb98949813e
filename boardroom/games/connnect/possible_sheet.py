"""Refusing sheets that cannot be: spaces, claims, bonuses and objectives that count wrong."""

from __future__ import annotations

from dataclasses import replace

from boardroom.games.connnect import bonuses, layout, objectives
from boardroom.games.connnect.layout import ObjectiveCard
from boardroom.games.connnect.legal import SETUP_MASK
from boardroom.games.connnect.position import Position
from boardroom.games.connnect.shapes import MASKS, PLACEMENTS
from boardroom.games.connnect.sheet import Claims, Sheet
from boardroom.games.game import OVER
from boardroom.games.reading import wrong


def check_sheet(position: Position, sheet: Sheet, name: str) -> None:
    """Raise NotationError when a sheet of a round cannot be."""
    _check_claims(sheet, name)
    _check_bonuses(sheet, name)
    _check_spaces(position, sheet, name)
    _check_met(position, sheet, name)


def _check_claims(sheet: Sheet, name: str) -> None:
    """CN-28 to CN-32, CN-50: the shapes lie on fitting numbers, each claimed once."""
    seen = twice = 0
    for place in sheet.claims.every():
        if place not in sheet.grid.matched:
            raise wrong(f"{name} CLAIMS", "numbers that can be claimed", PLACEMENTS[place].text)
        if seen & twice & MASKS[place]:
            raise wrong(f"{name} CLAIMS", "each number once", PLACEMENTS[place].text)
        twice |= seen & MASKS[place]
        seen |= MASKS[place]
    again = sheet.used(bonuses.AGAIN)
    if twice.bit_count() != again:
        raise wrong(f"{name} CLAIMS", f"{again} numbers claimed again", str(twice.bit_count()))


def _check_bonuses(sheet: Sheet, name: str) -> None:
    """CN-34, CN-37, CN-38: a bonus is chosen for each claim, as long as one is left."""
    for size in (3, 4):
        printed = sum(bonuses.BONUSES[each].count for each in bonuses.PARTS[size])
        chosen = printed - sum(bonuses.count(sheet.left, each) for each in bonuses.PARTS[size])
        expected = min(len(sheet.claims.of_size(size)), printed)
        if chosen != expected:
            raise wrong(f"{name} BONUSES", f"{expected} of the Connect-{size} part", str(chosen))
        if sheet.pending in bonuses.PARTS[size]:
            fresh = Claims(fresh=sheet.claims.fresh).of_size(size)
            room = sheet.zone_free if sheet.pending == bonuses.ANY_TWO else sheet.grid.free
            if not fresh or not room:
                raise wrong(f"{name} BONUSES", f"({sheet.pending})", sheet.pending)


def _check_spaces(position: Position, sheet: Sheet, name: str) -> None:
    """CN-22, CN-24, CN-45, CN-51, CN-53: as many spaces are taken as can have been written."""
    grid = sheet.grid
    if SETUP_MASK & ~grid.taken:
        raise wrong(f"{name} GRID", "a number on every setup space", "a free one")
    crossed = sum(map(sheet.used, bonuses.CROSSING))
    if (grid.taken ^ grid.numbers).bit_count() != crossed:
        raise wrong(f"{name} GRID", f"{crossed} crossed out, one a bonus", "another count")
    least, most = _dice_played(position, sheet)
    if sheet.free_actions > most:
        raise wrong(f"{name} FREE", f"at most {most}, one a die", str(sheet.free_actions))
    base = 2 * layout.DICE + crossed
    singles = sum(sheet.used(each) for each in bonuses.PARTS[3] if bonuses.numbers_of(each))
    # A number that a lightning bonus could not write leaves no free space behind.
    least += base - min(sheet.free_actions, least) + (singles if grid.free else 0)
    most += base + singles
    if sheet.used(bonuses.ANY_TWO):
        most += bonuses.ANY_TWO_NUMBERS
    elif sheet.pending == bonuses.ANY_TWO:
        most += bonuses.ANY_TWO_NUMBERS - sheet.due
        least += bonuses.ANY_TWO_NUMBERS - sheet.due
    taken = grid.taken.bit_count()
    if not least <= taken <= most:
        raise wrong(f"{name} GRID", f"{least} to {most} spaces taken in this round", str(taken))


def _dice_played(position: Position, sheet: Sheet) -> tuple[int, int]:
    """The least and the most number dice that were written or passed so far."""
    dice = layout.DICE - 1
    if sheet.out:  # in this round or earlier, with a die left
        return len(layout.FREE_ACTIONS), dice * position.round - 1
    finished = position.round - 1
    if position.actor == OVER or position.phase == "claim":
        finished += 1
    played = dice * finished
    if position.phase == "fill":
        played += len(sheet.dice.written)
    return played, played


def _check_met(position: Position, sheet: Sheet, name: str) -> None:
    """CN-13, CN-58: objectives are scored exactly when they are met and judged."""
    for each in position.cards.objectives:
        card = objectives.CARDS[each]
        scored = each[0] in sheet.met
        if scored and not _can_be_met(position, card, sheet):
            raise wrong(f"{name} MET", f"{each} not scored", sheet.met)
        if not scored and _must_be_met(position, card, sheet):
            raise wrong(f"{name} MET", f"{each} scored", sheet.met or "-")
    if not set(sheet.met) <= {each[0] for each in position.cards.objectives}:
        raise wrong(f"{name} MET", "decks of the objectives", sheet.met)


def _can_be_met(position: Position, card: ObjectiveCard, sheet: Sheet) -> bool:
    if card.at_end and (position.actor != OVER or sheet.out):
        return False
    # What was claimed at once in some round is claimed at all.
    claims = replace(sheet.claims, earlier=(), fresh=sheet.claims.every())
    return objectives.is_met(card, replace(sheet, claims=claims))


def _must_be_met(position: Position, card: ObjectiveCard, sheet: Sheet) -> bool:
    """Whether the last round that has ended must have brought the points."""
    if sheet.out or (card.at_end and position.actor != OVER):
        return False
    if position.phase == "fill" and card.goal == "cross-circles":
        return False  # filled in this round, perhaps
    if position.phase == "claim" and card.goal not in ("equal-and-ordered", "same-connect-4"):
        return False
    claims = replace(sheet.claims, fresh=())
    return objectives.is_met(card, replace(sheet, claims=claims))
