"""The groups that can be taken from a field, with every choice of jokers (CP-10, CP-12)."""

from __future__ import annotations

from boardroom.games.colorpop.field import (
    CELLS,
    JOKER_LAYER,
    LAYER,
    STRIDE,
    beside,
    flood,
    takeable,
)
from boardroom.games.colorpop.tokens import COLOURS

Group = tuple[int, int]
"""The first coloured token of a group in reading order, and the jokers counted in; as sets."""


def groups(field: int, *, sticky: bool) -> list[Group]:
    """Every group of two or more tokens that may be taken."""
    found: list[Group] = []
    todo = takeable(field)
    jokers = field >> JOKER_LAYER
    for colour in range(len(COLOURS)):
        tokens = todo >> colour * LAYER & CELLS
        if not tokens:
            continue
        if sticky and jokers:
            _add_sticky(tokens, jokers, found)
        else:
            _add_optional(tokens, jokers, found)
    return found


def _add_sticky(tokens: int, jokers: int, found: list[Group]) -> None:
    """CP-12: every joker that touches is in, and so is every joker that touches one of these."""
    within = tokens | jokers
    while tokens:
        first = tokens & -tokens
        group = flood(first, within)
        found.append((first, group & jokers))
        tokens &= ~group


def _add_optional(tokens: int, jokers: int, found: list[Group]) -> None:
    """CP-10: any jokers that hold together, with all tokens of the colour tied to them."""
    reach: dict[int, int] = {}
    linked = jokers & beside(jokers)  # jokers that touch, or that tokens tie together
    left = tokens
    while left:
        first = group = left & -left
        while True:
            grown = group | group << 1 | group >> 1 | group << STRIDE | group >> STRIDE
            if grown & tokens == group:
                break
            group = grown & tokens
        left ^= group
        if group != first:
            found.append((first, 0))
        touching = grown & jokers
        linked |= touching & touching - 1
        while touching:
            joker = touching & -touching
            reach[joker] = reach.get(joker, 0) | group
            touching ^= joker
    if linked:
        _add_joined(reach, jokers, found)
    else:
        for joker, tied in reach.items():
            found.append((tied & -tied, joker))


def _add_joined(reach: dict[int, int], jokers: int, found: list[Group]) -> None:
    """A group for each set of jokers that hold together, if any of them reaches a token.

    Two jokers hold together when they touch or when tokens of the colour tie them. There are
    five at most, so 31 sets at most.
    """
    links: dict[int, int] = {}
    each = jokers
    while each:
        joker = each & -each
        each ^= joker
        tied = reach.get(joker, 0)
        links[joker] = beside(joker) & jokers
        for other, tied_too in reach.items():
            if tied & tied_too:
                links[joker] |= other
    seen = set(links)
    waiting = list(links)
    while waiting:
        chosen = waiting.pop()
        near = tied = 0
        for joker, others in links.items():
            if chosen & joker:
                near |= others
                tied |= reach.get(joker, 0)
        if tied:
            found.append((tied & -tied, chosen))
        near &= ~chosen
        while near:
            joker = near & -near
            near ^= joker
            if chosen | joker not in seen:
                seen.add(chosen | joker)
                waiting.append(chosen | joker)
