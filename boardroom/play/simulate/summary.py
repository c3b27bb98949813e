"""What the games of a run say about its bots, with how sure that is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from boardroom.play.simulate.outcome import Outcome
from boardroom.play.simulate.plan import Plan

_Z = 1.959963984540054
"""The 97.5 % quantile of the normal distribution: 95 % lie between its two sides."""


@dataclass(frozen=True, slots=True)
class Share:
    """A part of the games, from 0 to 1, and its Wilson interval at 95 %."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Turns:
    """The CPU time of turns in seconds: how many, the median, and what 95 of 100 stay within."""

    count: int
    median: float
    slow: float


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did. ``wins`` counts its part of a shared win, and of a game without a winner.

    ``score`` is the mean over its seats, and ``score_error`` the standard error of that.
    """

    bot: str
    games: int
    wins: float
    share: Share
    score: float
    score_error: float
    turns: Turns


@dataclass(frozen=True, slots=True)
class Summary:
    """What so many games came to. ``plies`` are the least, the mean and the most of a game;
    ``first`` is the share of the seat that decided first; ``seconds`` are of CPU time."""

    games: int
    standings: tuple[Standing, ...]
    plies: tuple[int, float, int]
    first: Share
    moves_per_second: float
    seconds: float


def summary(plan: Plan, outcomes: Sequence[Outcome]) -> Summary:
    """What these games of the plan, at least one, say; their order does not matter."""
    games = sorted(outcomes, key=lambda each: each.fixture.number)
    plies = [each.plies for each in games]
    seconds = math.fsum(each.seconds for each in games)
    return Summary(
        len(games),
        tuple(_standing(bot, games) for bot in dict.fromkeys(plan.bots)),
        (min(plies), fmean(plies), max(plies)),
        wilson(math.fsum(each.share(each.first) for each in games), len(games)),
        sum(plies) / seconds if seconds else 0.0,
        seconds,
    )


def wilson(wins: float, games: int) -> Share:
    """The share of ``wins`` among ``games``, at least one, with its interval (Wilson 1927)."""
    share, spread = wins / games, _Z * _Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = _Z * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return Share(share, max(0.0, middle - half), min(1.0, middle + half))


def turns(seconds: Sequence[float]) -> Turns:
    """The nearest-rank quantiles of these times; zeros when there are none."""
    if not seconds:
        return Turns(0, 0.0, 0.0)
    ordered = sorted(seconds)
    return Turns(len(ordered), _rank(ordered, 0.5), _rank(ordered, 0.95))


def _rank(ordered: Sequence[float], part: float) -> float:
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)]


def _standing(bot: str, games: Sequence[Outcome]) -> Standing:
    seats = [
        (game, seat)
        for game in games
        for seat, seated in enumerate(game.fixture.bots)
        if seated == bot
    ]
    wins = math.fsum(game.share(seat) for game, seat in seats)
    scores = [game.scores[seat] for game, seat in seats]
    error = stdev(scores) / math.sqrt(len(scores)) if len(scores) > 1 else 0.0
    times = [time for game, seat in seats for time in game.turns[seat]]
    return Standing(
        bot, len(games), wins, wilson(wins, len(games)), fmean(scores), error, turns(times)
    )
