"""Whether random outcomes come up as often as they should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeVar

Outcome = TypeVar("Outcome")


def check_spread(found: Counter[Outcome], expected: Mapping[Outcome, float]) -> None:
    """Chi-square: outcomes come up in these proportions, and nothing else does.

    A test fixes its generator, so that it says the same each time.
    """
    assert set(found) <= set(expected)
    share = found.total() / sum(expected.values())
    means = {outcome: share * weight for outcome, weight in expected.items()}
    distance = sum((found[outcome] - mean) ** 2 / mean for outcome, mean in means.items())
    assert distance < _quantile(max(1, len(expected) - 1))


def check_alike(found: Counter[Outcome], outcomes: Iterable[Outcome]) -> None:
    """Each of these outcomes comes up as often as another, and nothing else does."""
    check_spread(found, dict.fromkeys(outcomes, 1))


def _quantile(freedom: int) -> float:
    """About the 99.9 % quantile of chi-square (Wilson and Hilferty, at three sigma)."""
    part = 2 / (9 * freedom)
    return freedom * float(1 - part + 3 * part**0.5) ** 3
