"""The signs on the dice tray, which need no words: one zone of three, and a pencil."""

from __future__ import annotations

from typing import Final

from cad.outline import Outline, polygon, rectangle

SIGN: Final = 10.0
"""Height of a sign, mm."""

DEPTH: Final = 0.6
"""mm: three layers."""

_LINE: Final = 0.8
"""mm wide is a line, and what stands between two recesses."""


def zone() -> tuple[Outline, ...]:
    """The frame of a sheet around the origin, and in it the left one of its three zones."""
    out, inner = SIGN / 2, SIGN / 2 - _LINE
    middle = (out + inner) / 2
    bars = (
        rectangle(0, middle, SIGN, _LINE),
        rectangle(0, -middle, SIGN, _LINE),
        rectangle(middle, 0, _LINE, 2 * inner),
        rectangle(-middle, 0, _LINE, 2 * inner),
    )
    width = 2 * inner / 3 - _LINE / 2
    left = rectangle(_LINE - inner + width / 2, 0, width, 2 * (inner - _LINE))
    return (*bars, left)


def pencil() -> tuple[Outline, ...]:
    """A pencil that lies along x around the origin: its tip, its shaft and its end."""
    half, tip, shaft, end = 1.6, 3.0, 7.0, 1.8
    x = -(tip + shaft + end + 2 * _LINE) / 2
    point = polygon((x, 0), (x + tip, -half), (x + tip, half))
    x += tip + _LINE
    wood = rectangle(x + shaft / 2, 0, shaft, 2 * half)
    x += shaft + _LINE
    return point, wood, rectangle(x + end / 2, 0, end, 2 * half)
