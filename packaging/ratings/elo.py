"""Ratings of players who met in pairs: Elo's scale, by maximum likelihood, with intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

SCALE = np.log(10) / 400
"""On Elo's scale ten times the odds are 400 points."""

_PRIOR = 0.5
"""Wins that each side of a pair has on top of its own, so that no rating is infinite."""

_Z = 1.959964
_STEPS = 100


@dataclass(frozen=True, slots=True)
class Rating:
    """Points above the first player, and half the width of the 95 % interval of that."""

    points: float
    error: float


def ratings(
    players: Sequence[str], wins: Mapping[tuple[str, str], tuple[float, float]]
) -> dict[str, Rating]:
    """The ratings under which these results were likeliest (Bradley and Terry 1952).

    ``wins`` are those of both sides of each pair that met; a draw counts half for both. The first
    player has 0 points. Players who met nobody, not even through others, are left out.
    """
    known = _connected(players, wins)
    if len(known) < 2:
        return {}
    points = np.zeros(len(known))
    for _ in range(_STEPS):
        slope, information = _likelihood(known, wins, points)
        step = np.linalg.solve(information[1:, 1:], slope[1:])
        points[1:] += np.clip(step, -400, 400)
        if float(np.abs(step).max()) < 1e-9:
            break
    information = _likelihood(known, wins, points)[1]
    errors = _Z * np.sqrt(np.diag(np.linalg.inv(information[1:, 1:])))
    return {
        name: Rating(float(points[place]), float(errors[place - 1]) if place else 0.0)
        for place, name in enumerate(known)
    }


def _connected(
    players: Sequence[str], wins: Mapping[tuple[str, str], tuple[float, float]]
) -> list[str]:
    """The first player and everyone who is compared with it, in the order of ``players``."""
    found, grown = {players[0]}, True
    while grown:
        reached = {name for pair in wins if found & set(pair) for name in pair}
        grown, found = bool(reached - found), found | reached
    return [name for name in players if name in found]


def _likelihood(
    players: Sequence[str],
    wins: Mapping[tuple[str, str], tuple[float, float]],
    points: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The slope of the logarithm of the likelihood, and its curvature with the sign turned."""
    slope = np.zeros(len(players))
    information = np.zeros((len(players), len(players)))
    for pair, won in wins.items():
        if not set(pair) <= set(players):
            continue
        one, other = (players.index(name) for name in pair)
        for_one, for_other = (each + _PRIOR for each in won)
        games = for_one + for_other
        chance = 1 / (1 + np.exp(-SCALE * (points[one] - points[other])))
        pull = SCALE * (for_one - games * chance)
        slope[one] += pull
        slope[other] -= pull
        weight = SCALE * SCALE * games * chance * (1 - chance)
        information[one, one] += weight
        information[other, other] += weight
        information[one, other] -= weight
        information[other, one] -= weight
    return slope, information
