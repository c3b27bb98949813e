"""A piece as it is drawn: its front, its back, and the room they have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from boardroom.base.words import Message
from sheets.box import Box
from sheets.imposition.sizes import CARD_SIZES, Size
from sheets.inks import CREAM, INK_SAVER, Inks
from sheets.pen import Pen


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a piece that is to be drawn. ``bleed`` in mm: so much is drawn beyond its edge
    and cut away."""

    size: Size
    bleed: float
    inks: Inks = CREAM

    @property
    def saving(self) -> bool:
        """Whether only thin black lines are wanted."""
        return self.inks is INK_SAVER

    @property
    def trim(self) -> Box:
        """The finished piece."""
        return self.size.trim(self.bleed)

    @property
    def whole(self) -> Box:
        """The finished piece with its bleed."""
        return self.trim.inset(-self.bleed)

    @property
    def safe(self) -> Box:
        """Where text stands, however inexact the cut."""
        return self.trim.inset(self.size.safe)

    @property
    def scale(self) -> float:
        """How large things are drawn, 1 on a card of poker size."""
        usual = CARD_SIZES["poker"]
        return min(self.size.width / usual.width, self.size.height / usual.height)


Draw = Callable[[Pen, Face], None]


@dataclass(frozen=True, slots=True)
class Back:
    """A back, the same for all cards of a deck; ``name`` is its own."""

    name: str
    title: Message
    draw: Draw


@dataclass(frozen=True, slots=True)
class Piece:
    """A card, a sheet of a pad or a label; ``name`` is its own."""

    name: str
    title: Message
    draw: Draw
    back: Back | None = None
