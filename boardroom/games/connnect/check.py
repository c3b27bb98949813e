"""Why a move is not legal here, in words that a player understands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boardroom.base.words import message
from boardroom.games.connnect import bonuses, legal
from boardroom.games.connnect.check_claim import check_claim
from boardroom.games.connnect.moves import (
    Claim,
    CrossOut,
    Done,
    FreePass,
    FreeWrite,
    PickZone,
    Roll,
    StepDie,
    StepNumber,
    Switch,
    Write,
    WriteBonus,
    is_well_formed,
)
from boardroom.games.connnect.names import bonus_words
from boardroom.games.connnect.position import SETUP, Position
from boardroom.games.connnect.shapes import CROSSED, SPACE
from boardroom.games.connnect.sheet import ZONE_MASKS, Sheet
from boardroom.games.game import IllegalMove


def check(position: Position, move: object) -> None:
    """Raise IllegalMove with the reason when the move is not legal here."""
    if position.phase == "over":
        raise IllegalMove(message("The game is over."))
    if not is_well_formed(move):
        raise IllegalMove(message("This is not a move of Connnect."))
    _check_turn(position, move)
    _CHECKS[type(move)](position, move)


def _check_turn(position: Position, move: object) -> None:
    """Whether such a move belongs to what is being done now."""
    phase = position.phase
    if phase == "roll":
        if not isinstance(move, Roll):
            raise IllegalMove(message("The dice are rolled first."))
    elif isinstance(move, Roll):
        raise IllegalMove(message("The dice have been rolled already."))
    elif phase == "setup":
        if not isinstance(move, Write):
            raise IllegalMove(message("The setup numbers are written first."))
    elif phase == "zone":
        if not isinstance(move, PickZone):
            raise IllegalMove(message("One of the dice is picked as zone die first."))
    elif isinstance(move, PickZone):
        raise IllegalMove(message("The zone die has been picked already."))
    elif phase == "fill":
        if isinstance(move, Claim | Done):
            raise IllegalMove(message("Both number dice are written before anything is claimed."))
        if isinstance(move, WriteBonus):
            raise IllegalMove(message("No lightning bonus is waiting to be carried out."))
    else:
        _check_claim_phase(position.sheets[position.actor], move)


def _check_claim_phase(sheet: Sheet, move: object) -> None:
    if isinstance(move, Write | FreeWrite | FreePass):
        raise IllegalMove(message("Both number dice are written: this is the Claim phase."))
    if not sheet.pending:
        if isinstance(move, WriteBonus):
            raise IllegalMove(message("No lightning bonus is waiting to be carried out."))
        return
    if isinstance(move, WriteBonus):
        return
    if isinstance(move, Switch) and sheet.pending == bonuses.ANY_TWO:
        if sheet.due < bonuses.ANY_TWO_NUMBERS:
            raise IllegalMove(
                message("The zone die is switched before the first of the two numbers is written.")
            )
        return
    # CN-43
    raise IllegalMove(
        message(
            "The lightning bonus “{bonus}” is carried out first.", bonus=bonus_words(sheet.pending)
        )
    )


def _check_roll(position: Position, move: Roll) -> None:
    """Dice can show anything."""


def _check_zone(position: Position, move: PickZone) -> None:
    if move.number not in position.dice.open:
        raise IllegalMove(message("None of the dice shows {number}.", number=move.number))


def _check_write(position: Position, move: Write) -> None:
    sheet = position.sheets[position.actor]
    _check_die(sheet, move.number)
    if position.round != SETUP:
        _check_zone_space(sheet, move.space)
    elif not legal.SETUP_MASK >> SPACE[move.space] & 1:  # CN-17
        raise IllegalMove(message("{space} is not a setup space.", space=move.space))
    _check_free(sheet, move.space)


def _check_free_write(position: Position, move: FreeWrite) -> None:
    sheet = position.sheets[position.actor]
    _check_die(sheet, move.die)
    _check_free_action(sheet)
    if move.number == move.die:  # CN-24
        raise IllegalMove(message("A free action writes another number than the die shows."))
    if not sheet.zone_free:
        raise IllegalMove(
            message("Zone {zone} is full: a free action writes nothing.", zone=sheet.dice.zone)
        )
    _check_zone_space(sheet, move.space)
    _check_free(sheet, move.space)


def _check_free_pass(position: Position, move: FreePass) -> None:
    sheet = position.sheets[position.actor]
    _check_die(sheet, move.die)
    _check_free_action(sheet)
    if sheet.zone_free:  # CN-24
        raise IllegalMove(
            message("Zone {zone} has a free space: a number is written.", zone=sheet.dice.zone)
        )


def _check_free_action(sheet: Sheet) -> None:
    if not sheet.can_act_freely:  # CN-25
        raise IllegalMove(message("All free actions are used."))


def _check_die(sheet: Sheet, number: int) -> None:
    if number not in sheet.dice.open:
        raise IllegalMove(
            message("No die that is still to be written shows {number}.", number=number)
        )


def _check_zone_space(sheet: Sheet, space: str) -> None:
    zone = sheet.dice.zone
    if not ZONE_MASKS[zone] >> SPACE[space] & 1:  # CN-22
        raise IllegalMove(message("{space} is not in zone {zone}.", space=space, zone=zone))


def _check_free(sheet: Sheet, space: str) -> None:
    if sheet.grid.values[SPACE[space]] == CROSSED:  # CN-46
        raise IllegalMove(message("{space} is crossed out and never written again.", space=space))
    if sheet.grid.taken >> SPACE[space] & 1:  # CN-23
        raise IllegalMove(message("{space} is taken: a number stays for good.", space=space))


def _check_held(sheet: Sheet, bonus: str) -> None:
    if not sheet.held & bonuses.MASK[bonus]:  # CN-43
        raise IllegalMove(
            message(
                "There is no unused bonus “{bonus}” of the Connect-{part} part.",
                bonus=bonus_words(bonus),
                part=3 if bonus in bonuses.PARTS[3] else 4,
            )
        )


def _check_unclaimed(sheet: Sheet, space: str) -> None:
    """CN-45, CN-49: what bonuses may change."""
    if sheet.grid.values[SPACE[space]] == CROSSED:
        raise IllegalMove(message("{space} is crossed out.", space=space))
    if not sheet.grid.taken >> SPACE[space] & 1:
        raise IllegalMove(message("{space} holds no number.", space=space))
    if not sheet.unclaimed >> SPACE[space] & 1:
        raise IllegalMove(
            message("The number on {space} is claimed and cannot be changed.", space=space)
        )


def _check_cross_out(position: Position, move: CrossOut) -> None:
    sheet = position.sheets[position.actor]
    _check_held(sheet, move.bonus)
    if not sheet.grid.free:
        raise IllegalMove(message("No space is free to write the number into."))
    _check_unclaimed(sheet, move.crossed)
    _check_free(sheet, move.space)


def _check_switch(position: Position, move: Switch) -> None:
    sheet = position.sheets[position.actor]
    _check_held(sheet, move.bonus)
    if sheet.dice.open:
        _check_die(sheet, move.die)
    elif move.die not in sheet.dice.written:
        raise IllegalMove(message("No number die shows {number}.", number=move.die))


def _check_step_die(position: Position, move: StepDie) -> None:
    sheet = position.sheets[position.actor]
    _check_held(sheet, move.bonus)
    _check_die(sheet, move.die)


def _check_step_number(position: Position, move: StepNumber) -> None:
    sheet = position.sheets[position.actor]
    _check_held(sheet, move.bonus)
    _check_unclaimed(sheet, move.space)


def _check_write_bonus(position: Position, move: WriteBonus) -> None:
    sheet = position.sheets[position.actor]
    number = bonuses.BONUSES[sheet.pending].number
    if number is None:
        _check_zone_space(sheet, move.space)  # CN-51
    elif move.number != number:  # CN-53
        raise IllegalMove(message("This bonus writes {number}.", number=number))
    _check_free(sheet, move.space)


def _check_done(position: Position, move: Done) -> None:
    """A player may stop whenever nothing is waiting."""


_CHECKS: Final[dict[type, Callable[[Any, Any], None]]] = {
    Roll: _check_roll,
    PickZone: _check_zone,
    Write: _check_write,
    FreeWrite: _check_free_write,
    FreePass: _check_free_pass,
    Claim: check_claim,
    CrossOut: _check_cross_out,
    Switch: _check_switch,
    StepDie: _check_step_die,
    StepNumber: _check_step_number,
    WriteBonus: _check_write_bonus,
    Done: _check_done,
}
