"""Why numbers cannot be claimed, in words that a player understands."""

from __future__ import annotations

import itertools

from boardroom.base.words import message
from boardroom.games.connnect import bonuses
from boardroom.games.connnect.moves import Claim
from boardroom.games.connnect.names import CARD_SHAPES, bonus_words
from boardroom.games.connnect.position import Cards, Position
from boardroom.games.connnect.shapes import (
    CROSSED,
    NEAR,
    PLACE_NAMED,
    SHAPES,
    SIZES,
    SPACE,
)
from boardroom.games.connnect.sheet import Sheet
from boardroom.games.game import IllegalMove


def check_claim(position: Position, move: Claim) -> None:
    """Raise IllegalMove with the reason when this cannot be claimed in the Claim phase."""
    sheet = position.sheets[position.actor]
    spaces = move.space_names()
    _check_shape(spaces, move.spaces)
    place = PLACE_NAMED[move.spaces]
    if SIZES[place] == 5:
        _check_card(position.cards, sheet, SHAPES[place])
    _check_numbers(sheet, spaces, place, position.options.gaps)
    _check_claimed(sheet, spaces, move.again)
    _check_bonus(sheet, SIZES[place], move.bonus)


def _check_shape(spaces: tuple[str, ...], text: str) -> None:
    if text in PLACE_NAMED:
        return
    reached = {SPACE[spaces[0]]}
    for _ in spaces:
        reached |= {near for space in reached for near in NEAR[space] if near in _all(spaces)}
    if reached != _all(spaces):  # CN-28
        raise IllegalMove(message("The spaces are not next to each other."))
    # Every shape of three or four spaces can be claimed.
    raise IllegalMove(message("No shape card shows this shape of five spaces."))  # CN-08


def _all(spaces: tuple[str, ...]) -> set[int]:
    return {SPACE[space] for space in spaces}


def _check_card(cards: Cards, sheet: Sheet, letter: str) -> None:
    shape = CARD_SHAPES[letter]
    if letter not in cards.shapes:  # CN-39
        raise IllegalMove(
            message(
                "Shape card {letter} ({shape}) is not in this game.", letter=letter, shape=shape
            )
        )
    if letter in cards.down:  # CN-40
        raise IllegalMove(
            message("Shape card {letter} ({shape}) lies face down.", letter=letter, shape=shape)
        )
    if letter in sheet.claims.letters():  # CN-41
        raise IllegalMove(
            message(
                "Shape card {letter} ({shape}) is claimed on this sheet already.",
                letter=letter,
                shape=shape,
            )
        )


def _check_numbers(sheet: Sheet, spaces: tuple[str, ...], place: int, gaps: bool) -> None:
    values = [sheet.grid.values[SPACE[space]] for space in spaces]
    for space, value in zip(spaces, values, strict=True):
        if value == CROSSED:  # CN-32
            raise IllegalMove(message("{space} is crossed out.", space=space))
        if not sheet.grid.numbers >> SPACE[space] & 1:
            raise IllegalMove(message("{space} holds no number.", space=space))
    if place in sheet.grid.matched:
        return
    ordered = sorted(values)
    steps = [high - low for low, high in itertools.pairwise(ordered)]
    if min(steps) < 1 or (not gaps and max(steps) > 1):  # CN-29, CN-30
        if gaps:
            raise IllegalMove(message("The numbers are neither equal nor all different."))
        raise IllegalMove(message("The numbers are neither equal nor a run such as 2 3 4."))
    # CN-29, CN-31
    raise IllegalMove(message("The numbers do not follow each other from space to space."))


def _check_claimed(sheet: Sheet, spaces: tuple[str, ...], again: str) -> None:
    if again:  # CN-50
        if not sheet.held & bonuses.MASK[bonuses.AGAIN]:
            raise IllegalMove(
                message("There is no unused bonus “{bonus}”.", bonus=bonus_words(bonuses.AGAIN))
            )
        if not sheet.claims.mask >> SPACE[again] & 1:
            raise IllegalMove(message("The number on {space} is not claimed yet.", space=again))
    for space in spaces:
        if space != again and sheet.claims.mask >> SPACE[space] & 1:  # CN-32
            raise IllegalMove(message("The number on {space} is claimed already.", space=space))


def _check_bonus(sheet: Sheet, size: int, bonus: str) -> None:
    names = bonuses.choices(sheet.left, size)
    if bonus in names:
        return
    if size == 5:
        raise IllegalMove(message("A Connect-5 brings no bonus."))
    if names == (bonuses.NONE,):  # CN-38
        raise IllegalMove(
            message("No bonus of the Connect-{size} part is left: claim without one.", size=size)
        )
    if bonus == bonuses.NONE:  # CN-34, CN-37
        raise IllegalMove(message("A bonus of the Connect-{size} part is chosen.", size=size))
    if bonus not in bonuses.PARTS[size]:
        raise IllegalMove(
            message(
                "The bonus “{bonus}” does not belong to the Connect-{size} part.",
                bonus=bonus_words(bonus),
                size=size,
            )
        )
    raise IllegalMove(
        message("The bonus “{bonus}” has been chosen already.", bonus=bonus_words(bonus))
    )
