"""The ground of a back: one colour with a pattern of spaces to the very edge, a plaque on it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sheets.box import Box
from sheets.imposition.piece import Face
from sheets.inks import WHITE
from sheets.pen import BOLD, LEAST_SIZE, Pen, Stroke, Type

_COLUMNS = 7
"""Spaces of the pattern across a card."""

_BETWEEN = 0.45
"""Half of the gap between two spaces, mm."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What is drawn on: the plaque in the middle, what it is made of, and the colour for it."""

    plaque: Box
    paper: str
    ink: str
    saving: bool

    @property
    def full(self) -> str:
        """What signs are filled with: ink, unless it is saved."""
        return self.paper if self.saving else self.ink

    @property
    def inside(self) -> str:
        """What stands in them."""
        return self.ink if self.saving else self.paper


def draw_ground(
    pen: Pen,
    face: Face,
    colour: str,
    spots: Collection[tuple[int, int]],
    *,
    round_spaces: bool = False,
) -> Ground:
    """A back in ``colour``; the pattern shows ``spots``, columns and rows from the top left,
    stronger than the rest. Saving ink, only the spots and a frame are drawn, as lines."""
    trim = face.trim
    pitch = trim.width / _COLUMNS
    rows = round(trim.height / pitch)
    high = trim.height / rows
    side = min(pitch, high) - 2 * _BETWEEN
    radius = side / 2 if round_spaces else side * 0.16
    if not face.saving:
        pen.box(face.whole, fill=colour)
    for column in range(-1, _COLUMNS + 1):
        for row in range(-1, rows + 1):
            cell = Box(trim.x + column * pitch, trim.y + row * high, pitch, high)
            cell = cell.middle(side, side) if round_spaces else cell.inset(_BETWEEN)
            marked = (column, row) in spots
            if face.saving:
                if marked:
                    pen.box(cell, radius=radius, stroke=Stroke(face.inks.faint, 0.5))
                continue
            shade = _mixed(colour, WHITE, 0.2 if marked else 0.07)
            pen.box(cell, radius=radius, fill=shade)
    # Whole spaces wide and high, so that its edges meet those of the pattern.
    plaque = trim.middle(5 * pitch, (5 if rows % 2 else 4) * high)
    pen.box(
        plaque.inset(-_BETWEEN),
        radius=2.6,
        fill=WHITE,
        stroke=Stroke(colour, 1.2) if face.saving else None,
    )
    return Ground(plaque.inset(1.0), WHITE, colour, face.saving)


def plaque_words(pen: Pen, face: Face, ground: Ground, box: Box, words: str) -> None:
    """What the cards of a deck are, at the foot of the plaque."""
    style = Type(BOLD, max(LEAST_SIZE, 9.0 * face.scale), ground.ink)
    pen.text(words, box.inset(1.0, 0), style)


def _mixed(colour: str, other: str, share: float) -> str:
    """A colour with so large a share of another, both ``#RRGGBB``."""
    pairs = zip(_parts(colour), _parts(other), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * share):02X}" for one, two in pairs)


def _parts(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))
