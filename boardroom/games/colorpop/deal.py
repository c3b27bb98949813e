"""How a game of Colorpop begins: secret colours, full chutes, and no large group."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from boardroom.games.colorpop.field import LAYER, groups_of_colour
from boardroom.games.colorpop.tokens import COLOURS, GRID, JOKER, SUPPLY, TOKENS

TOO_LARGE: Final = 5
"""So many touching tokens of a colour are too many at the start (CP-05)."""

ATTEMPTS: Final = 1000
"""How often chutes are swapped before all is dealt again (CP-05)."""

ALL_TOKENS: Final = "".join(token * count for token, count in zip(TOKENS, SUPPLY, strict=True))


def deal_secrets(seats: int, each: int, rng: Random) -> tuple[str, ...]:
    """CP-03, CP-22: so many colours for every seat, no colour twice, written in their order."""
    drawn = rng.sample(COLOURS, seats * each)
    return tuple(
        "".join(sorted(drawn[seat * each : (seat + 1) * each], key=COLOURS.index))
        for seat in range(seats)
    )


def deal_field(rng: Random) -> int:
    """CP-04, CP-05: a full field without a group of five or more of one colour."""
    while True:
        tokens = rng.sample(ALL_TOKENS, len(ALL_TOKENS))
        chutes = [tokens[at : at + GRID.rows] for at in range(0, len(tokens), GRID.rows)]
        if not all(break_runs(chute, rng) for chute in chutes):
            continue
        filled = [fill(chute) for chute in chutes]
        for _ in range(ATTEMPTS):
            field = stand(filled)
            if not has_large_group(field):
                return field
            rng.shuffle(filled)


def break_runs(chute: list[str], rng: Random) -> bool:
    """Put the tokens of a chute in again until it holds no five in a run; False if they will
    not fall so, as with nine of a colour."""
    for _ in range(ATTEMPTS):
        if not has_large_run(chute):
            return True
        rng.shuffle(chute)
    return False


def has_large_run(chute: Sequence[str]) -> bool:
    """Whether five or more of one colour touch within the chute; jokers have no colour."""
    run, last = 0, JOKER
    for token in chute:
        run = run + 1 if token == last else 1
        last = token
        if run >= TOO_LARGE and token != JOKER:
            return True
    return False


def has_large_group(field: int) -> bool:
    """Whether five or more of one colour touch; jokers have no colour."""
    return any(group.bit_count() >= TOO_LARGE for group in groups_of_colour(field))


def fill(tokens: Sequence[str]) -> int:
    """A chute of these tokens from the top, as the leftmost of a field."""
    return sum(GRID.bit(row, 0) << TOKENS.index(token) * LAYER for row, token in enumerate(tokens))


def stand(chutes: Sequence[int]) -> int:
    """The field of chutes that stand side by side."""
    return sum(chute << column for column, chute in enumerate(chutes))
