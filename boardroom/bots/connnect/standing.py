"""What a position of Connnect is worth to each seat."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from boardroom.bots.connnect.outlook import outlook
from boardroom.bots.connnect.planned import Planned
from boardroom.bots.judgement import Values, by_lead, shared_win

LEAD: Final = 12.0
"""The lead in points that makes a win e times as likely."""

GOAL: Final = 80.0
SPREAD: Final = 20.0
"""Alone one plays against this score, and so many points make a success e times as likely."""


def value(planned: Planned, rng: Random) -> Values:
    """The outlooks of the sheets, compared."""
    points = [outlook(planned.state, seat) for seat in range(planned.seats)]
    return alone(points[0]) if len(points) == 1 else by_lead(points, LEAD)


def end(planned: Planned) -> Values:
    """The values of a game that is over; who plays alone plays for points (CN-61)."""
    return alone(planned.state.scores()[0]) if planned.seats == 1 else shared_win(planned)


def alone(points: float) -> Values:
    """The value of so many points to a seat that plays alone."""
    return (1 / (1 + exp((GOAL - points) / SPREAD)),)
