"""What the next roll of the dice will bring to a sheet on average."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement, permutations
from typing import Final

from boardroom.bots.connnect.prospects import Prospects
from boardroom.games.connnect.layout import DICE, FREE_ACTIONS, FREE_ACTIONS_SPENT
from boardroom.games.connnect.legal import NUMBERS
from boardroom.games.connnect.shapes import HIGHEST, spaces_of
from boardroom.games.connnect.sheet import ZONE_MASKS, Sheet, without

Pair = tuple[int, int]

_PAIRS: Final = tuple(combinations_with_replacement(NUMBERS, 2))
"""What two number dice can show."""


def _pair(numbers: tuple[int, ...]) -> Pair:
    low, high = numbers
    return low, high


_ROLLS: Final = tuple(
    (
        len(set(permutations(dice))) / HIGHEST**DICE,
        tuple((zone, _pair(without(dice, zone))) for zone in sorted(set(dice))),
    )
    for dice in combinations_with_replacement(NUMBERS, DICE)
)
"""The odds of each roll, with the zones that can be picked and the numbers then written."""

_STEPS: Final = tuple(
    high - low
    for low, high in zip(FREE_ACTIONS, (*FREE_ACTIONS[1:], FREE_ACTIONS_SPENT), strict=True)
)

RUIN: Final = 30.0
"""Points that it costs to need a free action when none is left, which may put one out of the
game (CN-26)."""


def free_action_cost(used: int) -> float:
    """What one more free action costs when so many are used (CN-59)."""
    return float(_STEPS[used]) if used < len(_STEPS) else RUIN


def next_dice(sheet: Sheet, prospects: Prospects, picks: bool) -> float:
    """What the next roll brings on average when each number is written at its best.

    ``picks``: this seat picks the zone; otherwise another does, who may want any of them.
    """
    costs = free_action_cost(sheet.free_actions), free_action_cost(sheet.free_actions + 1)
    zones: list[dict[Pair, float]] = [
        _gains(spaces_of(mask & sheet.grid.free), prospects, costs) for mask in ZONE_MASKS
    ]
    total = 0.0
    for odds, ways in _ROLLS:
        gains = [zones[zone][pair] for zone, pair in ways]
        total += odds * (max(gains) if picks else sum(gains) / len(gains))
    return total


def _gains(
    free: Sequence[int], prospects: Prospects, costs: tuple[float, float]
) -> dict[Pair, float]:
    """What each pair of numbers brings in a zone with these free spaces, with a free action at
    most for what can be written. Gains are taken to add up."""
    if not free:
        return dict.fromkeys(_PAIRS, -sum(costs))  # CN-24
    tops = {number: prospects.best(free, number, 2) for number in NUMBERS}
    entries = [entry for top in tops.values() for entry in top]
    first = max(entries)
    if len(free) == 1:  # one number is written, and the other needs a free action
        return {
            (one, other): max(
                max(tops[one][0][0], tops[other][0][0]) - costs[0], first[0] - sum(costs)
            )
            for one, other in _PAIRS
        }
    any_two = [first, max([entry for entry in entries if entry[1] != first[1]])]
    freely = {number: _apart(any_two, tops[number]) - costs[0] for number in NUMBERS}
    return {
        (one, other): max(_apart(tops[one], tops[other]), freely[one], freely[other])
        for one, other in _PAIRS
    }


def _apart(one: list[tuple[float, int]], other: list[tuple[float, int]]) -> float:
    """The best two gains in different spaces, one of each list of two that begins with its best."""
    (first, space), (first_next, _) = one
    (second, same), (second_next, _) = other
    if space != same:
        return first + second
    return max(first + second_next, first_next + second)
