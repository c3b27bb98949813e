"""Random play of Colorpop, without a state for each move, for speed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from boardroom.games.colorpop.ending import SECRET_CELLS
from boardroom.games.colorpop.field import (
    CELLS,
    IN_COLOURS,
    JOKER_LAYER,
    LAYER,
    beside,
    flood,
    takeable,
    without,
)
from boardroom.games.colorpop.tokens import COLOURS, GRID, Takings

_SPOTS: Final = tuple(GRID.bit(*cell) * IN_COLOURS for cell in GRID.all_cells())
"""Each cell, in the layers of the colours."""

_FEW: Final = 16
"""Up to so many tokens are counted off; of more, cells are tried until one holds one."""


def play_out(
    field: int, seat: int, secrets: Sequence[str], taken: Takings, sticky: bool, rng: Random
) -> tuple[int, Takings]:
    """The last field and what each seat has taken then, from a game that is not over.

    Each turn draws a coloured token, any that a group holds as likely as another, and takes its
    group. With jokers by choice each joker that touches is counted in by the toss of a coin, and
    so is each that touches what has grown by it; a token left alone by that tosses again.
    """
    random = rng.random
    held = [0] * len(COLOURS)
    for secret in secrets:
        for letter in secret:
            held[COLOURS.index(letter)] = SECRET_CELLS[secret]
    takings = [list(each) for each in taken]
    seats = len(secrets)
    while True:
        choices = takeable(field)
        if not choices:
            break  # CP-18
        colour, spot = divmod(_draw(choices, random).bit_length() - 1, LAYER)
        tokens = field >> colour * LAYER & CELLS
        jokers = field >> JOKER_LAYER
        group = flood(1 << spot, tokens)
        mine = takings[seat]
        if beside(group) & jokers:
            if sticky:
                group = flood(group, tokens | jokers)
            else:
                group = _with_some(group, tokens, jokers, random)
            wild = (group & jokers).bit_count()
            mine[-1] += wild
            mine[colour] -= wild
        mine[colour] += group.bit_count()
        field = without(field, group)
        if held[colour] and not field & held[colour]:
            break  # CP-17
        seat = (seat + 1) % seats
    return field, tuple([tuple(each) for each in takings])


def _draw(choices: int, random: Callable[[], float]) -> int:
    """Any of these tokens, each as likely as another, as a set of one."""
    count = choices.bit_count()
    if count > _FEW:
        while True:
            found = choices & _SPOTS[int(random() * len(_SPOTS))]
            if found:
                return found
    for _ in range(int(random() * count)):
        choices &= choices - 1
    return choices & -choices


def _with_some(group: int, tokens: int, jokers: int, random: Callable[[], float]) -> int:
    """The group with each joker that touches it, or touches it by then, in or out by a coin."""
    while True:
        grown, undecided, counted = group, jokers, 0
        while touching := beside(grown) & undecided:
            joker = touching & -touching
            undecided ^= joker
            if random() < 0.5:
                counted |= joker
                grown = flood(grown | joker, tokens | counted)
        if grown & grown - 1:  # CP-07: not a single token
            return grown
