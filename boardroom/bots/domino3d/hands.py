"""What the others may hold: what fits with their draws and passes, and with what they laid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import Any, Final

from boardroom.bots.domino3d.gains import Gains, gain
from boardroom.bots.domino3d.weighing import HELD
from boardroom.games import View
from boardroom.games.domino3d import DominoState, PlaceMove
from boardroom.games.domino3d.cells import parts
from boardroom.games.domino3d.chips import PIPS, indexes
from boardroom.games.domino3d.knowledge import chip_of, laid_chips
from boardroom.games.domino3d.moves import PassMove
from boardroom.games.domino3d.notation import read_masked
from boardroom.games.domino3d.space import Space

GUESSES: Final = 4
"""Guesses at the hidden chips, among which one that goes with what was laid is drawn."""

PATIENCE: Final = 6.0
"""A chip that would have been worth so many points more than the one that was laid is e times
less likely to have been in the hand then."""


def sample(view: View, history: Sequence[str], rng: Random) -> DominoState:
    """A state that the seat may hold for true.

    The view guesses only hands of which nothing fitted when a seat drew or passed (D3-17,
    D3-18); of these the likelier ones have no chip that would have been much better than what
    was laid while it was held.
    """
    guesses: list[Any] = [view.sample(rng, history) for _ in range(GUESSES)]
    one: DominoState = guesses[0]
    missed = _missed(
        one.placed, one.seats, one.mover, one.chips, one.options.unsupported, tuple(history)
    )
    weights = [
        exp(-sum([_regret(lost, hand) for lost, hand in zip(missed, guess.hands, strict=True)]))
        for guess in guesses
    ]
    likely: list[DominoState] = rng.choices(guesses, weights)
    return likely[0]


def _regret(lost: dict[int, float], hand: int) -> float:
    return sum([lost.get(chip, 0.0) for chip in indexes(hand)]) / PATIENCE


@lru_cache(maxsize=4)
def _missed(
    placed: tuple[int, ...],
    seats: int,
    mover: int,
    chips: int,
    unsupported: bool,
    history: tuple[str, ...],
) -> tuple[dict[int, float], ...]:
    """For each seat and chip: how many points more it would have been worth than what the seat
    laid, in all its turns since it last drew; kept for the next sample."""
    moves = [read_masked(text, chips) for text in history]
    turns = sum([isinstance(move, PlaceMove | PassMove) for move in moves])
    lying = placed[: len(placed) - sum([isinstance(move, PlaceMove) for move in moves])]
    space, seat = Space.of(lying, unsupported), (mover - turns) % seats
    left = chips & ~laid_chips(lying)
    missed: list[dict[int, float]] = [{} for _ in range(seats)]
    for move in moves:
        if isinstance(move, PlaceMove):
            left &= ~chip_of(move.code)
            if space.places:
                _add(missed[seat], space, move, left)
            space, _ = space.with_chip(move.code)
        elif not isinstance(move, PassMove):
            missed[seat].clear()  # nobody knows which chips came only now
            continue
        seat = (seat + 1) % seats
    return tuple(missed)


def _add(missed: dict[int, float], space: Space, move: PlaceMove, left: int) -> None:
    """Note what could have been laid with more points in place of this."""
    laid = gain(space.cells, move.code) + HELD * PIPS[parts(move.code)[0]]
    for chip, points in Gains(space.cells, space.places, left).best(space.places).items():
        more = points + HELD * PIPS[chip] - laid
        if more > 0:
            missed[chip] = missed.get(chip, 0.0) + more
