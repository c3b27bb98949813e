"""What a position of Connnect is worth to each seat."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from boardroom.bots.connnect.promise import prices, promise
from boardroom.bots.judgement import Values, by_lead
from boardroom.games.connnect import ConnnectState

LEAD: Final = 12.0
"""The lead in points that makes a win e times as likely."""

GOAL: Final = 70.0
SPREAD: Final = 20.0
"""Alone one plays against this score, and so many points make a success e times as likely."""


def value(state: ConnnectState, rng: Random) -> Values:
    """The points and promises of the sheets, compared."""
    points = [promise(state, sheet, prices(state, sheet)) for sheet in state.sheets]
    if len(points) == 1:
        return (1 / (1 + exp((GOAL - points[0]) / SPREAD)),)
    return by_lead(points, LEAD)
