"""The signs of the colours: how fingers, and eyes that see two colours alike, tell tokens apart."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from boardroom.base.words import Message, message
from boardroom.games.colorpop.tokens import COLOUR_NAMES, COLOUR_TITLES
from boardroom.games.options import Choice
from cad.polygon import Point, Polygon, circle, rounded

STEPS: Final = 7
"""Sides of each curve of a drop or a heart."""

DEEP: Final = 0.8
"""mm that a sign stands out of a token or is sunk into a marker: four layers, felt at once."""


def sign(colour: str, radius: float) -> Polygon:
    """The sign of a colour, around the origin; all reach about as far as a round of that radius."""
    return tuple((x * radius, y * radius) for x, y in _SIGNS[colour])


def _curve(start: Point, pull: Point, push: Point, end: Point) -> Iterator[Point]:
    """A cubic curve without its end."""
    for step in range(STEPS):
        t = step / STEPS
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
        points = (start, pull, push, end)
        yield (
            sum(weight * x for weight, (x, _) in zip(weights, points, strict=True)),
            sum(weight * y for weight, (_, y) in zip(weights, points, strict=True)),
        )


def _mirrored(right: list[Point]) -> Polygon:
    """An outline from its right half, which begins and ends on the axis."""
    return (*right, *[(-x, y) for x, y in right[-2:0:-1]])


def _drop() -> Polygon:
    foot, side, tip = (0.0, -0.98), (0.78, -0.24), (0.0, 1.16)
    below = _curve(foot, (0.44, -0.98), (0.78, -0.66), side)
    return _mirrored([*below, *_curve(side, (0.78, 0.26), (0.24, 0.62), tip), tip])


def _heart() -> Polygon:
    foot, side, notch = (0.0, -1.0), (1.06, 0.36), (0.0, 0.5)
    below = _curve(foot, (0.36, -0.6), (1.06, -0.2), side)
    return _mirrored([*below, *_curve(side, (1.06, 0.96), (0.28, 1.12), notch), notch])


def _star() -> Polygon:
    corners = []
    for step in range(10):
        reach, turn = (0.56 if step % 2 else 1.16), math.pi / 2 + step * math.pi / 5
        corners.append((reach * math.cos(turn), reach * math.sin(turn) - 0.06))
    return tuple(corners)


_SIGNS: Final = {
    "green": rounded(1.56, 1.56, 0.14, 0.14),
    "yellow": circle(0.88),
    "orange": ((0.86, 0.0), (0.0, 1.12), (-0.86, 0.0), (0.0, -1.12)),
    "blue": _drop(),
    "pink": _heart(),
    "joker": _star(),
}

COLOURS: Final = tuple(
    Choice(str(name), COLOUR_TITLES[letter], Message("")) for letter, name in COLOUR_NAMES.items()
)
"""The five colours, to choose from."""

KINDS: Final = (*COLOURS, Choice("joker", message("Joker"), Message("")))
"""The five colours and the joker."""
