"""The pieces of the games on paper: colours as on the table, and the signs that tell them apart."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from typing import Final

from sheets.inks import WHITE
from sheets.pen import Pen, Point, Stroke

BALLS: Final = {
    "R": ("#B42807", "triangle"),
    "O": ("#FFAF07", "diamond"),
    "Y": ("#EEFAAF", "circle"),
    "G": ("#14595C", "square"),
    "B": ("#48BDFF", "drop"),
    "P": ("#5D0694", "star"),
}
"""Connect the Colors: fill and sign of each colour, by its letter in the rules."""

TOKENS: Final = {
    "G": ("#25A47C", "square"),
    "Y": ("#FFF73C", "circle"),
    "O": ("#D65E14", "diamond"),
    "B": ("#3C35BB", "drop"),
    "P": ("#E889E8", "heart"),
    "*": ("#F6F3F7", "star"),
}
"""Colorpop, likewise; the star is the joker's."""

CHOCOLATES: Final = {"D": "#3B2018", "M": "#9C673C", "W": "#F3E6C8"}
"""Choconnect, by type."""

IVORY: Final = "#F2EAD8"
"""Chips of 3Domino."""

DARK: Final = "#241A12"
"""Signs on light pieces; they are white on the others."""


def draw_piece(
    pen: Pen, centre: Point, radius: float, kind: tuple[str, str], edge: str, *, saving: bool
) -> None:
    """A ball or token of a kind such as ``BALLS["R"]``, seen from above. Saving ink, its outline
    in the colour ``edge`` and its sign in it."""
    colour, sign = kind
    ink = edge if saving else sign_colour(colour)
    fill = WHITE if saving else colour
    pen.circle(centre, radius, fill=fill, stroke=Stroke(edge, min(1.0, radius * 0.2)))
    draw_sign(pen, centre, radius * 0.5, sign, ink, hollow=saving)


def draw_sign(
    pen: Pen, centre: Point, radius: float, sign: str, colour: str, *, hollow: bool = False
) -> None:
    """A sign around its middle; all signs look as large as a circle of that radius."""
    x, y = centre
    outline = [(x + across * radius, y + down * radius) for across, down in _outline(sign)]
    stroke = Stroke(colour, min(1.2, radius * 0.3)) if hollow else None
    pen.polygon(outline, fill=WHITE if hollow else colour, stroke=stroke)


def sign_colour(fill: str) -> str:
    """White or dark, whichever stands out from a piece."""
    red, green, blue = (int(fill[at : at + 2], 16) for at in (1, 3, 5))
    return WHITE if 0.299 * red + 0.587 * green + 0.114 * blue < 120 else DARK


@cache
def _outline(sign: str) -> tuple[Point, ...]:
    """A sign of radius 1 around the origin, down being positive."""
    match sign:
        case "triangle":
            return _around(3, 1.25, middle=0.2)
        case "diamond":
            return ((0.0, -1.2), (0.9, 0.0), (0.0, 1.2), (-0.9, 0.0))
        case "square":
            return ((-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85))
        case "circle":
            return _around(48, 0.95)
        case "drop":
            return _mirrored(_drop(step / 24) for step in range(25))
        case "heart":
            return _mirrored(_heart(step / 24) for step in range(25))
        case "star":
            outer, inner = _around(5, 1.2), _around(5, 0.6, turn=math.pi / 5)
            return tuple(point for pair in zip(outer, inner, strict=True) for point in pair)
        case _:
            raise ValueError(f"no sign is called {sign}")


def _around(
    count: int, radius: float, *, turn: float = 0.0, middle: float = 0.0
) -> tuple[Point, ...]:
    steps = (turn + step * 2 * math.pi / count for step in range(count))
    return tuple((radius * math.sin(at), middle - radius * math.cos(at)) for at in steps)


def _drop(t: float) -> Point:
    """From the tip at the top down the right side: a round end, a pointed one."""
    angle = math.pi * t
    return 0.92 * math.sin(angle) * math.sin(angle / 2) ** 1.2, 0.05 - 1.15 * math.cos(angle)


def _heart(t: float) -> Point:
    """From the notch at the top down the right side; the usual curve of sines."""
    angle = math.pi * t
    across = 16 * math.sin(angle) ** 3
    up = 13 * math.cos(angle) - 5 * math.cos(2 * angle) - 2 * math.cos(3 * angle)
    up -= math.cos(4 * angle)
    return across / 15.5, -up / 15.5 - 0.08


def _mirrored(right: Iterable[Point]) -> tuple[Point, ...]:
    points = tuple(right)
    return (*points, *[(-x, y) for x, y in points[-2:0:-1]])
