"""How Connect the Colors is played well."""

from __future__ import annotations

from functools import cache
from math import comb
from random import Random
from typing import Final

from boardroom.bots.judgement import Values, Weigh, between, by_lead, shared_win
from boardroom.games.connect_colors import EACH, ConnectColorsState, SlideMove
from boardroom.games.connect_colors.scoring import TEAM_SEATS, counted, worth

LEAD: Final = 1.0
"""The lead in points that makes a win e times as likely."""

OVERLOOKED: Final = {2: 0.86, 3: 0.82}
"""The chance that a beginner does not see a group of so many balls. Measured with these: a share
of 88.8 % against random play and 23.8 % against the medium bot, 200 games each."""

LARGE: Final = 0.72
"""That chance for larger groups."""


@cache
def promise(held: int, left: int, sides: int, variant: str) -> float:
    """What balls of one colour will be worth to a side that holds some of them, if each of those
    left goes to any of the sides alike."""
    return sum(
        comb(left, more) * float(sides - 1) ** (left - more) * worth(held + more, variant)
        for more in range(left + 1)
    ) / float(sides**left)


def prospects(state: ConnectColorsState) -> list[float]:
    """The points that each seat can expect at the end; partners share theirs."""
    variant = state.options.variant
    collected = state.collected
    left = [EACH - sum(balls) for balls in zip(*collected, strict=True)]
    sides = TEAM_SEATS // 2 if variant == "teams" else len(collected)
    return [
        sum(
            [
                promise(held, more, sides, variant)
                for held, more in zip(counted(collected, seat, variant), left, strict=True)
            ]
        )
        for seat in range(len(collected))
    ]


def lead(points: list[float], seat: int, variant: str) -> float:
    """The lead of a seat over the best of the others."""
    apart = TEAM_SEATS // 2 if variant == "teams" else len(points)
    others = [each for other, each in enumerate(points) if (other - seat) % apart]
    return points[seat] - max(others)


def weigher(state: ConnectColorsState, rng: Random | None = None) -> Weigh:
    """What a move makes of the seat's lead over the best of the others."""
    seat, variant = state.turn, state.options.variant

    def weigh(move: SlideMove) -> float:
        return lead(prospects(state.play(move)), seat, variant)

    return weigh


def value(state: ConnectColorsState, rng: Random) -> Values:
    """The prospects as they stand, and a random end beside them."""
    standing = by_lead(prospects(state), LEAD)
    return between(shared_win(state.playout(rng)), standing)


def overlooked(state: ConnectColorsState, move: SlideMove) -> float:
    """The chance that a beginner does not see what a slide collects."""
    _, groups = state.slid(move)
    return OVERLOOKED.get(sum(map(len, groups)), LARGE)
