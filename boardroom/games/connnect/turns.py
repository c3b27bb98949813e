"""What a move does: the next position. Moves are trusted here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, TypeVar

from boardroom.games.connnect import bonuses, objectives
from boardroom.games.connnect.layout import ROUNDS
from boardroom.games.connnect.moves import (
    Claim,
    CrossOut,
    Done,
    FreePass,
    FreeWrite,
    Move,
    PickZone,
    Roll,
    StepDie,
    StepNumber,
    Switch,
    Write,
    WriteBonus,
)
from boardroom.games.connnect.position import SETUP, Position
from boardroom.games.connnect.shapes import PLACE_NAMED, SPACE
from boardroom.games.connnect.sheet import (
    FIRST_MARK,
    NO_DICE,
    SHAPES_OF_4,
    ZONE_MASKS,
    Dice,
    Sheet,
    stepped,
    without,
)
from boardroom.games.game import OVER

P = TypeVar("P", bound=Position)


def play(position: P, move: Move) -> P:
    """The position after a legal move."""
    after: P = _PLAYS[type(move)](position, move)
    return after


def _roll(position: P, move: Roll) -> P:
    dice = Dice(0, move.dice)
    if position.round != SETUP:
        return position.changed(dice=dice)
    if position.options.setup == "own":  # CN-18
        actor = position.actor
        sheet = position.sheets[actor].changed(dice=dice)
        return position.with_sheet(actor, sheet).changed(dice=dice)
    sheets = tuple(sheet.changed(dice=dice) for sheet in position.sheets)
    return position.changed(dice=dice, sheets=sheets)


def _pick_zone(position: P, move: PickZone) -> P:
    dice = Dice(move.number, without(position.dice.open, move.number))
    sheets = tuple(sheet if sheet.out else sheet.changed(dice=dice) for sheet in position.sheets)
    # The active player fills first (CN-42).
    return _filling(position.changed(dice=dice, sheets=sheets), position.active)


def _write(position: P, move: Write) -> P:
    actor = position.actor
    sheet = position.sheets[actor]
    grid = sheet.grid.put(SPACE[move.space], move.number, position.options.gaps)
    dice = sheet.dice.write(move.number)
    if position.round != SETUP:
        return _filled(position, sheet.changed(grid=grid, dice=dice))
    if dice.open:
        return position.with_sheet(actor, sheet.changed(grid=grid, dice=dice))
    return _set_up(position.with_sheet(actor, sheet.changed(grid=grid, dice=NO_DICE)))


def _set_up(position: P) -> P:
    """The next seat, the next roll or the first round, after a seat wrote three numbers."""
    actor = position.actor
    half = position.sheets[actor].grid.taken.bit_count() == len(position.dice.open)
    following = next(position.after(actor), None)
    if position.options.setup == "own":
        if half:
            return position.changed(dice=NO_DICE)
        if following is not None:
            return position.changed(dice=NO_DICE, actor=following)
    elif following is not None:
        return position.changed(actor=following)
    elif half:
        return position.changed(dice=NO_DICE, actor=position.active)
    return position.changed(dice=NO_DICE, actor=position.active, round=1)


def _free_write(position: P, move: FreeWrite) -> P:
    sheet = position.sheets[position.actor]
    grid = sheet.grid.put(SPACE[move.space], move.number, position.options.gaps)
    dice = sheet.dice.write(move.die)
    used = sheet.free_actions + 1
    return _filled(position, sheet.changed(grid=grid, dice=dice, free_actions=used))


def _free_pass(position: P, move: FreePass) -> P:
    sheet = position.sheets[position.actor]
    dice = sheet.dice.write(move.die)
    return _filled(position, sheet.changed(dice=dice, free_actions=sheet.free_actions + 1))


def _filled(position: P, sheet: Sheet) -> P:
    """The position once the player in the Fill phase has changed the sheet."""
    actor = position.actor
    position = position.with_sheet(actor, sheet)
    return position if sheet.dice.open and not is_stuck(sheet) else _filling(position, actor)


def _filling(position: P, seat: int) -> P:
    """The next position with somebody who can fill, or who can claim when all have filled.

    ``seat`` is looked at first; whoever cannot go on is out of the game (CN-26).
    """
    for each in (seat, *position.after(seat)):
        sheet = position.sheets[each]
        if sheet.dice.open:
            if not is_stuck(sheet):
                return position.changed(actor=each)
            position = position.with_sheet(each, sheet.changed(dice=NO_DICE, out=True))
    for each in (position.active, *position.after(position.active)):
        if not position.sheets[each].out:
            return position.changed(actor=each)
    return position.changed(actor=OVER, dice=NO_DICE)


def is_stuck(sheet: Sheet) -> bool:
    """Whether a player with dice to write has no way left to go on (CN-26)."""
    if sheet.can_act_freely or sheet.zone_free:
        return False
    if not bonuses.has_any(sheet.held, bonuses.SWITCHING):
        return True
    # A switch helps when it leads to a zone with a free space, be it after a plus or minus.
    reach = 2 * sum(bonuses.count(sheet.held, name) for name in bonuses.STEPPING)
    return not any(
        ZONE_MASKS[stepped(die, change)] & sheet.grid.free
        for die in sheet.dice.open
        for change in range(-reach, reach + 1)
    )


def _claim(position: P, move: Claim) -> P:
    sheet = position.sheets[position.actor]
    place = PLACE_NAMED[move.spaces]
    left, held, pending, due = sheet.left, sheet.held, "", 0
    if move.again:
        held -= bonuses.ONE[bonuses.AGAIN]
    if move.bonus != bonuses.NONE:
        left -= bonuses.ONE[move.bonus]
        if bonuses.can_be_kept(move.bonus):
            held += bonuses.ONE[move.bonus]
        elif sheet.zone_free if move.bonus == bonuses.ANY_TWO else sheet.grid.free:
            # CN-51, CN-53: without a free space nothing happens.
            due = bonuses.numbers_of(move.bonus)
            pending = move.bonus if due else ""
    claims = sheet.claims.claim(place, position.cards.value)
    changed = sheet.changed(claims=claims, left=left, held=held, pending=pending, due=due)
    return position.with_sheet(position.actor, changed)


def _cross_out(position: P, move: CrossOut) -> P:
    sheet = position.sheets[position.actor]
    crossed = SPACE[move.crossed]
    grid = sheet.grid.cross_out(crossed)
    grid = grid.put(SPACE[move.space], sheet.grid.values[crossed], position.options.gaps)
    return _used(position, sheet.changed(grid=grid), move.bonus)


def _switch(position: P, move: Switch) -> P:
    sheet = position.sheets[position.actor]
    sheet = sheet.changed(dice=sheet.dice.switch(move.die))
    if sheet.pending and not sheet.zone_free:
        sheet = sheet.changed(pending="", due=0)  # CN-51: none fits
    return _used(position, sheet, move.bonus)


def _step_die(position: P, move: StepDie) -> P:
    sheet = position.sheets[position.actor]
    dice = sheet.dice.step(move.die, move.change)
    return _used(position, sheet.changed(dice=dice), move.bonus)


def _step_number(position: P, move: StepNumber) -> P:
    sheet = position.sheets[position.actor]
    space = SPACE[move.space]
    number = stepped(sheet.grid.values[space], move.change)
    grid = sheet.grid.put(space, number, position.options.gaps)
    return _used(position, sheet.changed(grid=grid), move.bonus)


def _used(position: P, sheet: Sheet, bonus: str) -> P:
    """The position once a bonus has changed the sheet and is crossed out."""
    sheet = sheet.changed(held=sheet.held - bonuses.ONE[bonus])
    if sheet.dice.open:
        return _filled(position, sheet)
    return position.with_sheet(position.actor, sheet)


def _write_bonus(position: P, move: WriteBonus) -> P:
    sheet = position.sheets[position.actor]
    grid = sheet.grid.put(SPACE[move.space], move.number, position.options.gaps)
    sheet = sheet.changed(grid=grid, due=sheet.due - 1)
    if not sheet.due or not sheet.zone_free:  # CN-51: as many as fit
        sheet = sheet.changed(pending="", due=0)
    return position.with_sheet(position.actor, sheet)


def _done(position: P, move: Done) -> P:
    actor = position.actor
    position = position.with_sheet(actor, position.sheets[actor].changed(dice=NO_DICE))
    for each in position.after(actor):
        if not position.sheets[each].out:
            return position.changed(actor=each)
    return _end_of_round(position)


def _end_of_round(position: P) -> P:
    """Cards, marks and objectives once everyone has claimed, and the next round."""
    cards, last = position.cards, position.round == ROUNDS
    claimed = {letter for sheet in position.sheets for letter in sheet.claims.letters()}
    down = "".join([letter for letter in cards.shapes if letter in claimed])
    gone = cards.gone + (down != cards.down)  # CN-40
    first = "".join(  # CN-35
        shape
        for place, shape in enumerate(SHAPES_OF_4)
        if any(sheet.claims.marks[place] == FIRST_MARK for sheet in position.sheets)
    )
    sheets = []
    for sheet in position.sheets:
        met = sheet.met if sheet.out else objectives.met(sheet, cards.objectives, last)
        sheets.append(sheet.changed(claims=sheet.claims.end_round(first), met=met))
    seats = (*position.after(position.active), position.active)  # CN-20: to the left
    following = next(seat for seat in seats if not position.sheets[seat].out)  # CN-26
    return position.changed(
        cards=replace(cards, down=down, gone=gone),
        round=position.round + (not last),
        active=position.active if last else following,
        actor=OVER if last else following,
        dice=NO_DICE,
        sheets=tuple(sheets),
    )


_PLAYS: Final[dict[type, Callable[[Any, Any], Any]]] = {
    Roll: _roll,
    PickZone: _pick_zone,
    Write: _write,
    FreeWrite: _free_write,
    FreePass: _free_pass,
    Claim: _claim,
    CrossOut: _cross_out,
    Switch: _switch,
    StepDie: _step_die,
    StepNumber: _step_number,
    WriteBonus: _write_bonus,
    Done: _done,
}
