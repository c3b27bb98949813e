"""The name of the game Connnect, its three n claimed as a Connect-3."""

from __future__ import annotations

from sheets.box import Box
from sheets.inks import WHITE
from sheets.pen import BLACK, CAPITAL, MM, Align, Pen, Type, text_width

_START, _, _END = "Connnect".partition("nnn")

_SIDE = 0.271
"""Width of an n with its space, in mm for a point of type."""

_GAP = 0.0323
"""Before and after the three, in mm for a point of type."""


def wordmark_width(size: float) -> float:
    """Width in mm when set in ``size`` points."""
    words = text_width(_START, BLACK, size) + text_width(_END, BLACK, size)
    return words + (3 * _SIDE + 2 * _GAP) * size


def draw_wordmark(
    pen: Pen,
    box: Box,
    size: float,
    colour: str,
    *,
    tiles: str,
    letters: str = WHITE,
    align: Align = "centre",
) -> None:
    """The name in ``size`` points, its capital in the middle of the height of ``box``: in
    ``colour``, the three n in ``letters`` on ``tiles``."""
    width = wordmark_width(size)
    side, gap = _SIDE * size, _GAP * size
    spare = {"left": 0.0, "centre": (box.width - width) / 2, "right": box.width - width}[align]
    x = box.x + spare
    for letters_at, words in ((x, _START), (x + width - text_width(_END, BLACK, size), _END)):
        place = Box(letters_at, box.y, text_width(words, BLACK, size) + 0.1, box.height)
        pen.text(words, place, Type(BLACK, size, colour))
    x += text_width(_START, BLACK, size) + gap
    claim = box.middle(box.width, size * CAPITAL / MM)
    for index in range(3):
        letter = Box(x + index * side, claim.y, side, claim.height)
        # Around the small letter, whose middle lies that much lower than a capital's.
        cell = letter.moved(0, claim.height * 0.105).middle(side * 0.94, side * 0.94)
        pen.box(cell, radius=side / 6, fill=tiles)
        pen.text("n", letter, Type(BLACK, size, letters))
