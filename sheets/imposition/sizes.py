"""The pieces that are cut out of a page, and how large they are."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.base.words import Message, message
from sheets.box import Box


@dataclass(frozen=True, slots=True)
class Size:
    """A finished piece; millimetres, upright.

    ``safe`` is how far text keeps from its edge, since no cut is exact.
    """

    id: str
    title: Message
    width: float
    height: float
    safe: float

    def trim(self, bleed: float) -> Box:
        """The finished piece within a drawing that has a bleed around it."""
        return Box(bleed, bleed, self.width, self.height)


CARD_SIZES: dict[str, Size] = {
    size.id: size
    for size in (
        # The size that printing services call poker, and that most sleeves are made for.
        Size("poker", message("Poker, 63 × 88 mm"), 63.0, 88.0, 4.0),
        # What makers of sleeves call mini European.
        Size("mini", message("Mini, 44 × 68 mm"), 44.0, 68.0, 3.0),
        # Tarot cards, and the sleeves for them.
        Size("large", message("Large, 70 × 120 mm"), 70.0, 120.0, 5.0),
    )
}
"""The sizes of cards, the usual one first."""

PAD = Size("pad", message("Sheet of a pad, 97 × 132 mm"), 97.0, 132.0, 4.0)
"""A quarter of a page: four to a page with the margins that home printers need."""

LABEL = Size("label", message("Label, 90 × 50 mm"), 90.0, 50.0, 3.0)
"""For the lid of a small storage box: ten to a page."""

SIZES: dict[str, Size] = {**CARD_SIZES, PAD.id: PAD, LABEL.id: LABEL}
"""Every piece by its id."""
