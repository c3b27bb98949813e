"""Refusing positions that cannot be: fields that contradict each other, or count wrong.

Nobody asks whether play could have led to a position, only whether it could lie on the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from boardroom.games.connnect import bonuses, layout
from boardroom.games.connnect.legal import SETUP_MASK
from boardroom.games.connnect.position import SETUP, Position
from boardroom.games.connnect.possible_sheet import check_sheet
from boardroom.games.connnect.shapes import SHAPES, SIZES
from boardroom.games.connnect.sheet import (
    CROSSED_MARK,
    FILLED_CIRCLE,
    FIRST_MARK,
    NO_DICE,
    OPEN_MARK,
    SHAPES_OF_4,
    Dice,
    Sheet,
)
from boardroom.games.connnect.turns import is_stuck
from boardroom.games.connnect.writing import write_cards, write_dice
from boardroom.games.game import CHANCE, OVER
from boardroom.games.reading import wrong


def check_possible(position: Position) -> None:
    """Raise NotationError when the fields of a position do not fit together."""
    _check_header(position)
    if position.round == SETUP:
        _check_setup(position)
        return
    _check_dice(position)
    for seat, sheet in enumerate(position.sheets):
        check_sheet(position, sheet, f"seat {seat + 1}")
    _check_marks(position)
    _check_boxes(position)


def _check_header(position: Position) -> None:
    everyone_out = all(sheet.out for sheet in position.sheets)
    dice = position.dice
    if position.actor == OVER:
        if position.round != layout.ROUNDS and not everyone_out:  # CN-20, CN-26
            raise wrong("SEAT", "over after the last round or when everyone is out", "over")
        if position.round == SETUP:
            raise wrong("ROUND", "a round when the game is over", "setup")
        return
    if position.sheets[position.actor].out:  # CN-26
        raise wrong("SEAT", "a seat that is not out", str(position.actor + 1))
    rolls = position.options.setup == "shared" or position.round != SETUP
    starts = position.turn == CHANCE and rolls
    picks = position.round != SETUP and dice.open and not dice.zone
    if (starts or picks) and position.actor != position.active:  # CN-17, CN-21
        raise wrong("SEAT", f"the active seat {position.active + 1}", str(position.actor + 1))
    if dice.written or (position.round == SETUP and dice.zone):
        raise wrong("DICE", "what was rolled", write_dice(dice))


# --- the setup -----------------------------------------------------------------------------


def _check_setup(position: Position) -> None:
    """CN-17, CN-18: who has written what so far."""
    rolled = position.dice
    shared = position.options.setup == "shared"
    full, half = layout.DICE * 2, layout.DICE
    for seat, sheet in enumerate(position.sheets):
        _check_setup_sheet(sheet, f"seat {seat + 1}")
    counts = [sheet.grid.taken.bit_count() for sheet in position.sheets]
    before = counts[position.actor] - len(position.sheets[position.actor].dice.written)
    if before not in (0, half):
        name = f"seat {position.actor + 1} GRID"
        raise wrong(name, f"{half} setup numbers a roll", f"{before} before this one")
    seats = (position.active, *position.after(position.active))
    turn = seats.index(position.actor)
    for place, seat in enumerate(seats):
        sheet, name = position.sheets[seat], f"seat {seat + 1}"
        dice, count = NO_DICE, before + half if shared else full
        if place == turn:
            dice, count = sheet.dice, before + len(sheet.dice.written)
            _check_setup_dice(rolled, sheet, name)
        elif place > turn:
            dice, count = (rolled, before) if shared else (NO_DICE, 0)
        if sheet.dice != dice:
            raise wrong(f"{name} DICE", write_dice(dice), write_dice(sheet.dice))
        if counts[seat] != count:
            raise wrong(f"{name} GRID", f"{count} setup numbers", str(counts[seat]))
    if position.cards.down or position.cards.gone:
        raise wrong("CARDS", "no card used in the setup", write_cards(position.cards))


def _check_setup_dice(rolled: Dice, sheet: Sheet, name: str) -> None:
    dice = sheet.dice
    if rolled == NO_DICE:
        fits = dice == NO_DICE
    else:
        fits = bool(dice.open) and sorted(dice.open + dice.written) == list(rolled.open)
    if not fits or Counter(dice.written) - Counter(sheet.grid.values):
        raise wrong(f"{name} DICE", f"dice of the roll {write_dice(rolled)}", write_dice(dice))


def _check_setup_sheet(sheet: Sheet, name: str) -> None:
    bare = Sheet(grid=sheet.grid, dice=sheet.dice)
    if sheet != bare or sheet.grid.taken & ~SETUP_MASK or sheet.grid.taken != sheet.grid.numbers:
        raise wrong(name, "nothing but setup numbers in the setup", "more than that")


# --- the dice of a round -------------------------------------------------------------------


def _check_dice(position: Position) -> None:
    """CN-42: all fill, then all claim, from the active player on."""
    phase = position.phase
    seats = (position.active, *position.after(position.active))
    turn = seats.index(position.actor) if phase in ("fill", "claim") else -1
    for place, seat in enumerate(seats):
        sheet, name = position.sheets[seat], f"seat {seat + 1}"
        dice = sheet.dice
        if turn < 0 or sheet.out or (phase == "claim" and place < turn):
            fits, expected = dice == NO_DICE, "-"
        elif phase == "fill" and place > turn:
            fits, expected = dice == position.dice, write_dice(position.dice)
        elif phase == "fill" and place == turn:
            fits, expected = bool(dice.zone and dice.open), "a die to write"
        else:
            fits, expected = bool(dice.zone and not dice.open), "both dice written"
        if not fits or (dice.zone and not _can_become(position.dice, sheet)):
            raise wrong(f"{name} DICE", expected, write_dice(dice))
        if sheet.claims.fresh and (phase != "claim" or place > turn or sheet.out):
            raise wrong(f"{name} CLAIMS", "no claim of this round yet", "one after +")
        if sheet.pending and (phase != "claim" or place != turn):
            raise wrong(f"{name} BONUSES", "no bonus waiting", sheet.pending)
    if phase == "fill" and is_stuck(position.sheets[position.actor]):  # CN-26
        raise wrong(f"seat {position.actor + 1} FREE", "out: no way is left to go on", "not out")


def _can_become(rolled: Dice, sheet: Sheet) -> bool:
    """Whether switches and steps that were used can have led from the dice rolled to these."""
    dice = sheet.dice
    here = Counter((dice.zone, *dice.open, *dice.written))
    changed = (here - Counter((rolled.zone, *rolled.open))).total()
    if changed > sum(map(sheet.used, bonuses.STEPPING)):
        return False
    return dice.zone == rolled.zone or any(map(sheet.used, bonuses.SWITCHING))


# --- what the sheets say about each other --------------------------------------------------


def _check_marks(position: Position) -> None:
    """CN-35, CN-36: who was first with a Connect-4 shape, and who was not."""
    for place, shape in enumerate(SHAPES_OF_4):
        first = [sheet for sheet in position.sheets if sheet.claims.marks[place] == FIRST_MARK]
        settled = any(_claimed(sheet, shape, early=True) for sheet in first)
        for seat, sheet in enumerate(position.sheets):
            mark = sheet.claims.marks[place]
            if _claimed(sheet, shape):
                late = settled and not _claimed(sheet, shape, early=True)
                expected = FILLED_CIRCLE if late or mark == FILLED_CIRCLE else FIRST_MARK
                expected = expected if settled else FIRST_MARK
            else:
                expected = CROSSED_MARK if settled else OPEN_MARK
            if mark != expected:
                raise wrong(f"seat {seat + 1} MARKS", f"{expected} for {shape}", mark)


def _claimed(sheet: Sheet, shape: str, *, early: bool = False) -> bool:
    """Whether the sheet has claimed the Connect-4 shape, ``early``: in an earlier round."""
    places = sheet.claims.earlier if early else sheet.claims.every()
    return any(SHAPES[place] == shape and SIZES[place] == 4 for place in places)


def _check_boxes(position: Position) -> None:
    """CN-39, CN-40: letters, cards and values of the Connect-5."""
    cards = position.cards
    values: dict[str, str] = {}
    for seat, sheet in enumerate(position.sheets):
        name = f"seat {seat + 1}"
        for letter, value, early in _fives(sheet, name):
            if letter not in cards.shapes or (letter in cards.down) != early:
                lies = f"{letter} face down" if early else f"{letter} face up"
                raise wrong("CARDS", lies, write_cards(cards))
            if not early and value != str(cards.value):
                raise wrong(f"{name} BOXES", f"{letter}{cards.value}", letter + value)
            if values.setdefault(letter, value) != value:
                raise wrong(f"{name} BOXES", letter + values[letter], letter + value)
    if any(letter not in values for letter in cards.down):
        raise wrong("CARDS", "only claimed cards face down", write_cards(cards))
    gone = {int(value) for letter, value in values.items() if letter in cards.down}
    if gone != set(layout.SCORE_CARDS[: cards.gone]):
        raise wrong("SCORE", "the top card that the boxes leave", str(cards.value or "-"))


def _fives(sheet: Sheet, name: str) -> Iterator[tuple[str, str, bool]]:
    """Letter and value of each Connect-5 claim, and whether it is of an earlier round."""
    boxes = {box[0]: box[1:] for box in sheet.claims.boxes}
    places = [place for place in sheet.claims.every() if SIZES[place] == 5]
    letters = sorted(SHAPES[place] for place in places)
    if letters != sorted(boxes):
        raise wrong(
            f"{name} BOXES",
            f"the cards claimed: {' '.join(letters) or '-'}",
            " ".join(sorted(boxes)) or "-",
        )
    for place in places:
        yield SHAPES[place], boxes[SHAPES[place]], place in sheet.claims.earlier
