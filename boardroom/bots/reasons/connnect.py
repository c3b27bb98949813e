"""Why to make a move of Connnect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boardroom.base.words import Message, message, messages
from boardroom.bots.reasons.saying import Reason, both, seat_words, sentences
from boardroom.games.connnect import ConnnectState
from boardroom.games.connnect.effects import (
    Aftermath,
    Claimed,
    CrossedOut,
    Finished,
    Passed,
    Stepped,
    Switched,
    Wrote,
    ZonePicked,
)
from boardroom.games.connnect.layout import LATER_CLAIM_POINTS, ROUNDS
from boardroom.games.connnect.moves import Claim, Move
from boardroom.games.connnect.names import bonus_words, shape_words
from boardroom.games.connnect.shapes import HIGHEST, MASKS, NEAR, SHAPES, SIZES, SPACE, spaces_of
from boardroom.games.connnect.sheet import CIRCLE_MASKS, ZONE_MASKS, Grid, Sheet


def reasons(state: ConnnectState) -> Reason:
    """What a move does for the sheet of the seat to move, and what it keeps from others."""

    def reason(move: Move) -> Message:
        effect = state.effects(move)
        return sentences(_REASONS[type(effect)](state, effect))

    return reason


def completed(state: ConnnectState, sheet: Sheet, grid: Grid) -> Message | None:
    """The largest claim that this grid allows and that of the sheet does not; None for none."""
    letters = set(state.cards.face_up()).difference(sheet.claims.letters())
    new = [
        place
        for place in set(grid.matched).difference(sheet.grid.matched)
        if not MASKS[place] & sheet.claims.mask and (SIZES[place] < 5 or SHAPES[place] in letters)
    ]
    if not new:
        return None
    best = max(new, key=lambda place: (SIZES[place], -place))
    return shape_words(SIZES[best], SHAPES[best])


def _makes(claim: Message) -> Message:
    return message("Makes a {claim} possible", claim=claim)


def _gained(after: Aftermath, seat: int) -> list[Message]:
    """The points that the move brings by itself, or costs."""
    points = after.gained[seat]
    if points > 0:
        return [messages("{count} point more", "{count} points more", points)]
    if points < 0:
        return [messages("Costs {count} point", "Costs {count} points", -points)]
    return []


def _writable(state: ConnnectState, zone: int, numbers: tuple[int, ...]) -> list[Message]:
    """What the best of these numbers can complete in a zone of the seat to move."""
    sheet = state.sheets[state.actor]
    for number in dict.fromkeys(numbers):
        for space in spaces_of(ZONE_MASKS[zone] & sheet.grid.free):
            claim = completed(state, sheet, sheet.grid.put(space, number, state.options.gaps))
            if claim is not None:
                return [message("The {number} can complete a {claim}", number=number, claim=claim)]
    return []


def _zone_picked(state: ConnnectState, effect: ZonePicked) -> list[Message]:
    zone, dice = effect.zone, len(effect.numbers)
    room = [(ZONE_MASKS[zone] & sheet.grid.free).bit_count() for sheet in state.sheets]
    found = _writable(state, zone, effect.numbers)
    if room[effect.seat] < dice:
        found.append(message("Your zone has no room for both dice"))
    elif not found:
        found.append(
            messages(
                "{count} space is free there", "{count} spaces are free there", room[effect.seat]
            )
        )
    full = [
        seat_words(seat)
        for seat, sheet in enumerate(state.sheets)
        if seat != effect.seat and not sheet.out and room[seat] < dice
    ]
    if full:
        found.append(message("Leaves {players} no room for both dice", players=both(full)))
    return found


def _wrote(state: ConnnectState, effect: Wrote) -> list[Message]:
    sheet = state.sheets[effect.seat]
    space = SPACE[effect.space]
    claim = completed(state, sheet, sheet.grid.put(space, effect.number, state.options.gaps))
    found = [_makes(claim)] if claim else []
    found += _gained(effect.after, effect.seat)
    if claim is None:
        found += _beside(sheet, space, effect.number)
    return found


def _beside(sheet: Sheet, space: int, number: int) -> list[Message]:
    """The neighbours that a number goes with, or how full its circle is."""
    near = sorted(
        sheet.grid.values[each]
        for each in NEAR[space]
        if sheet.grid.values[each] <= HIGHEST
        and abs(sheet.grid.values[each] - number) < 2
        and not sheet.claims.mask >> each & 1
    )
    if near:
        beside = both([message("{number}", number=each) for each in near])
        return [message("Goes with the {numbers} beside it", numbers=beside)]
    circle = next(mask for mask in CIRCLE_MASKS if mask >> space & 1)
    left = (circle & ~(sheet.grid.taken | 1 << space)).bit_count()
    if not left:
        return [message("Fills its circle")]
    return [
        messages(
            "Its circle needs {count} more space then", "Its circle needs {count} more spaces then",
            left,
        )
    ]  # fmt: skip


def _passed(state: ConnnectState, effect: Passed) -> list[Message]:
    return [message("Your zone is full"), *_gained(effect.after, effect.seat)]


def _claimed(state: ConnnectState, effect: Claimed) -> list[Message]:
    found = _gained(effect.after, effect.seat) or [message("No points more")]
    if effect.pending:
        found.append(message("“{bonus}” is carried out at once", bonus=bonus_words(effect.bonus)))
    if state.seats == 1 or state.round == ROUNDS:
        return found
    if effect.mark == "first":
        found.append(
            messages(
                "In later rounds others get {count} point for the shape",
                "In later rounds others get {count} points for the shape",
                LATER_CLAIM_POINTS,
            )
        )
    elif effect.value:
        found.append(message("After this round nobody else can claim the card"))
    return found


def _crossed_out(state: ConnnectState, effect: CrossedOut) -> list[Message]:
    sheet = state.sheets[effect.seat]
    return _changed(state, effect, SPACE[effect.space], sheet)


def _changed(
    state: ConnnectState, effect: CrossedOut | Stepped, space: int, sheet: Sheet
) -> list[Message]:
    """What follows from a number of the sheet that is another one, or elsewhere."""
    grid = sheet.grid
    if isinstance(effect, CrossedOut):
        grid = grid.cross_out(SPACE[effect.crossed])
    claim = completed(state, sheet, grid.put(space, effect.number, state.options.gaps))
    found = [_makes(claim)] if claim else []
    found += _gained(effect.after, effect.seat)
    return found or _beside(sheet, space, effect.number)


def _switched(state: ConnnectState, effect: Switched) -> list[Message]:
    sheet = state.sheets[effect.seat]
    free = [
        (ZONE_MASKS[zone] & sheet.grid.free).bit_count() for zone in (effect.zone, effect.before)
    ]
    room = message(
        "Free spaces: {free} in zone {zone}, {other} in zone {before}",
        zone=effect.zone,
        free=free[0],
        before=effect.before,
        other=free[1],
    )
    numbers = sheet.dice.switch(effect.zone).open
    return [*_writable(state, effect.zone, numbers), room, *_gained(effect.after, effect.seat)]


def _stepped(state: ConnnectState, effect: Stepped) -> list[Message]:
    sheet = state.sheets[effect.seat]
    if effect.space:
        return _changed(state, effect, SPACE[effect.space], sheet)
    found = _writable(state, sheet.dice.zone, (effect.number,))
    return found or [message("A {number} to write instead", number=effect.number)]


def _finished(state: ConnnectState, effect: Finished) -> list[Message]:
    if any(isinstance(move, Claim) for move in state.moves()):
        if state.round == ROUNDS:
            return [message("Gives up what could still be claimed")]
        return [message("Keeps what can be claimed for a later round")]
    return [message("Nothing can be claimed now")]


_REASONS: Final[dict[type, Callable[[ConnnectState, Any], list[Message]]]] = {
    ZonePicked: _zone_picked,
    Wrote: _wrote,
    Passed: _passed,
    Claimed: _claimed,
    CrossedOut: _crossed_out,
    Switched: _switched,
    Stepped: _stepped,
    Finished: _finished,
}
