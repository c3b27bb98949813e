"""Reading a position of 3Domino, and refusing what cannot be one."""

from __future__ import annotations

from boardroom.games.domino3d.cells import below_table, halves, parts, unpack
from boardroom.games.domino3d.chips import HAND, chip_set, opening, pips
from boardroom.games.domino3d.notation import (
    read_chips,
    read_lie,
    read_scores,
    read_seat,
    write_chips,
)
from boardroom.games.domino3d.options import DominoOptions
from boardroom.games.domino3d.refusals import clash
from boardroom.games.domino3d.space import ZERO_PAIR, Space, fitting
from boardroom.games.domino3d.state import DominoState, draw_is_due
from boardroom.games.game import OVER
from boardroom.games.reading import fields, number, wrong

_FIELDS = ("PLACED", "SEAT", "HANDS", "BAG", "SCORES", "PASSES")

_REACH = 9900
"""How far out a chip of a position may lie, and two cells more for each chip: whatever is laid
beside it can then still be written, and be read again."""

_POINTS = 5000
"""The most points that are read, and for each chip that lies as many as it can be worth: scores
too can still be written then, whatever is won."""

_CHIP_POINTS = 10 * ZERO_PAIR
"""A chip has ten faces."""


def read_position(text: str, options: DominoOptions) -> DominoState:
    """The position with this text: ``PLACED SEAT HANDS BAG SCORES PASSES``. NotationError
    otherwise."""
    placed_text, seat_text, hands_text, bag_text, scores_text, passes_text = fields(
        text, _FIELDS, longest=1200
    )
    mover, seats, drawing = read_seat(seat_text)
    chips = chip_set(options.chips, seats)
    placed, space = _read_placed(placed_text, chips, options.unsupported)
    hands = _read_hands(hands_text, seats, chips)
    bag = read_chips(bag_text, "BAG", chips)
    _check_counts(placed, hands, bag, chips)
    passes = number(passes_text, "PASSES", 0, seats)
    scores = read_scores(scores_text, seats)
    points = tuple(
        score + (pips(hand) if mover == OVER else 0)
        for score, hand in zip(scores, hands, strict=True)
    )
    state = DominoState(options, placed, mover, hands, bag, points, passes, space, drawing)
    if placed:
        _check_turn(state, seat_text)
    else:
        _check_opening(state, seat_text)
    _check_points(state, scores_text)
    return state


def _read_placed(text: str, chips: int, unsupported: bool) -> tuple[tuple[int, ...], Space]:
    space = Space.of((), unsupported)
    if text == "-":
        return (), space
    found: list[int] = []
    for each in text.split(";"):
        code = read_lie(each, "PLACED", chips)
        chips &= ~(1 << parts(code)[0])
        if below_table(code):
            raise wrong("PLACED", "cells that are not below the table", each)
        reach = _REACH + 2 * len(found)
        if any(max(map(abs, unpack(cell))) > reach for cell, _ in halves(code)):
            raise wrong("PLACED", f"cells up to {_REACH} from the middle", each)
        if clash(space, code) is not None:
            raise wrong("PLACED", "free cells and equal numbers, or 0, on faces that touch", each)
        space, _ = space.with_chip(code)
        found.append(code)
    return tuple(found), space


def _read_hands(text: str, seats: int, chips: int) -> tuple[int, ...]:
    found = text.split("|")
    if len(found) != seats:
        raise wrong("HANDS", f"{seats} hands with | between", text)
    return tuple(read_chips(each, "HANDS", chips) for each in found)


def _check_counts(placed: tuple[int, ...], hands: tuple[int, ...], bag: int, chips: int) -> None:
    """Every chip is there once (D3-01)."""
    left = chips
    for code in placed:
        left &= ~(1 << parts(code)[0])
    for hand in hands:
        if hand & ~left:
            raise wrong("HANDS", "chips that are nowhere else", write_chips(hand & ~left))
        left &= ~hand
    if bag != left:
        raise wrong("BAG", f"{write_chips(left)}, what is left of the chips", write_chips(bag))


def _check_opening(state: DominoState, seat: str) -> None:
    """Before the first move each holds five, and the smallest double moves (D3-04, D3-05)."""
    if any(hand.bit_count() != HAND for hand in state.hands):
        raise wrong(
            "HANDS",
            f"{HAND} chips each before the first move",
            "|".join(map(write_chips, state.hands)),
        )
    first = opening(state.hands)
    if first is None:
        raise wrong(
            "HANDS",
            "a double in a hand before the first move",
            "|".join(map(write_chips, state.hands)),
        )  # D3-06
    if state.mover != first[0] or state.drawing:
        raise wrong("SEAT", f"{first[0] + 1}/{state.seats}, who holds the smallest double", seat)
    if state.passes:
        raise wrong("PASSES", "0 before the first move", str(state.passes))


def _check_turn(state: DominoState, seat: str) -> None:
    """SEAT is over exactly where the rules end the game, and a draw is due where it must be."""
    fits = fitting(state.space.places)
    _check_passes(state, fits)
    over = state.mover == OVER
    if not state.bag and 0 in state.hands:
        # D3-19. The game is not looked at between a draw and the play that follows it: the
        # last chip of the bag has just been drawn by a seat that had nothing that fitted.
        just_drawn = not over and state.hands[state.mover] and not state.passes
        if not over and not (just_drawn and (state.hands[state.mover] & fits).bit_count() <= 1):
            raise wrong("SEAT", f"over/{state.seats}: a hand and the bag are empty", seat)
    elif over != (state.passes == state.seats):  # D3-20
        raise wrong("SEAT", "over exactly when the game has ended", seat)
    if state.drawing != draw_is_due(state.mover, state.hands, state.bag, state.space):
        raise wrong("SEAT", "draw: exactly when nothing fits and the bag is not empty", seat)


def _check_points(state: DominoState, scores: str) -> None:
    """Points are only ever given; what is held costs at the end (D3-21)."""
    if min(state.points) < 0 or (not state.placed and any(state.points)):
        raise wrong("SCORES", "0 or more, less what is held at the end", scores)
    most = _POINTS + _CHIP_POINTS * len(state.placed)
    if max(state.points) > most:
        raise wrong("SCORES", f"at most {most}", scores)


def _check_passes(state: DominoState, fits: int) -> None:
    """Those who passed had nothing that fits and an empty bag, and nothing has changed since."""
    if not state.passes:
        return
    if state.bag:
        raise wrong("PASSES", "0 while there are chips in the bag", str(state.passes))
    idle = [not hand & fits for hand in state.hands]
    if state.mover != OVER:
        possible = all(
            idle[(state.mover - back) % state.seats] for back in range(1, state.passes + 1)
        )
    elif 0 in state.hands:
        # The seat that drew the last chip passed, and an empty hand ended the game at once.
        possible = state.passes == 1 and any(
            nothing and hand for nothing, hand in zip(idle, state.hands, strict=True)
        )
    else:
        possible = all(idle)
    if not possible:
        raise wrong("PASSES", "only seats that have nothing that fits", str(state.passes))
