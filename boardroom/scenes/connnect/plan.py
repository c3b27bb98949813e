"""Where everything lies on the table, for its proportions and the number of sheets.

Lengths are spaces of the large sheet.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardroom.scenes.connnect import page, places
from boardroom.scenes.spaces import Layout

HIGH = 13.0
"""Height of all that lies on the table."""

_LEAST, _MOST = 1.085, 1.75
"""Proportions of the narrowest and the widest arrangement."""

_TOP = 0.2
_GAP = 0.13
_STRIP = 1.52
"""Height of what lies before the sheet: dice, words, buttons."""

LABEL = 0.72
"""Height of the words under a small sheet."""

DIE = 0.94
"""Width of a die."""

SLOT = 1.02
"""Width of the place of a die on the dice card."""

SLOTS, SLOT_MIDDLE = (0.83, 2.13, 3.27), 0.91
"""The middles of these places, from the left and the upper edge of the card."""


@dataclass(frozen=True, slots=True)
class Plan:
    """``wide``: how much room there is; ``others``: how many small sheets lie beside."""

    wide: float
    others: int

    @property
    def whole(self) -> QRectF:
        return QRectF(0, 0, self.wide, HIGH)

    @property
    def _left(self) -> float:
        """Width of a small sheet."""
        if not self.others:
            return 0.0
        highest = page.PAPER.height() / self.others - LABEL - 0.2
        return min(max((self.wide - page.PAPER.width()) * 0.40, 2.3), highest, 4.4)

    @property
    def _right(self) -> float:
        """Width of the cards."""
        return min(max((self.wide - page.PAPER.width()) * 0.52, 3.12), 4.4)

    @property
    def _gap(self) -> float:
        """Width between sheet and cards."""
        columns = 2 + bool(self.others)
        rest = self.wide - self._left - self._right - page.PAPER.width()
        return min(max(rest / (columns + 1), 0.1), 0.6)

    @property
    def _used(self) -> QRectF:
        """What sheets and cards take up of the room, in its middle."""
        gaps = 1 + bool(self.others)
        width = self._left + page.PAPER.width() + self._right + gaps * self._gap
        return QRectF((self.wide - width) / 2, _TOP, width, HIGH - 2 * _TOP)

    @property
    def sheet(self) -> QRectF:
        """The large sheet."""
        left = self._used.left() + (self._left + self._gap if self.others else 0.0)
        return QRectF(QPointF(left, _TOP), page.PAPER.size())

    def thumbs(self) -> tuple[QRectF, ...]:
        """The small sheets from the top, each with the words under it."""
        each = self._left + LABEL
        return tuple(
            QRectF(self._used.left(), _TOP + number * (each + 0.2), self._left, each)
            for number in range(self.others)
        )

    @property
    def _column(self) -> QRectF:
        return QRectF(
            self._used.right() - self._right, _TOP, self._right, page.PAPER.height()
        )  # fmt: skip

    @property
    def shape_card(self) -> QSizeF:
        """The size of a shape card."""
        return QSizeF((self._right - _GAP) / 2, 1.36)

    def shape_cards(self) -> tuple[QRectF, ...]:
        """The four open shape cards, two by two."""
        size, corner = self.shape_card, self._column.topLeft()
        return tuple(
            QRectF(
                corner
                + QPointF(number % 2 * (size.width() + _GAP), number // 2 * (size.height() + _GAP)),
                size,
            )
            for number in range(4)
        )

    @property
    def score_card(self) -> QRectF:
        """The top score card, with those under it."""
        top = self.shape_cards()[-1].bottom() + _GAP
        return QRectF(self._column.left(), top, self._right, 0.95)

    def objectives(self) -> tuple[QRectF, ...]:
        """The three objective cards."""
        top = self.score_card.bottom() + _GAP
        each = (self._column.bottom() - top - 2 * _GAP) / 3
        return tuple(
            QRectF(self._column.left(), top + number * (each + _GAP), self._right, each)
            for number in range(3)
        )

    @property
    def _strip(self) -> QRectF:
        used = self._used
        return QRectF(used.left(), used.bottom() - _STRIP, used.width(), _STRIP)

    @property
    def dice_card(self) -> QRectF:
        """The card with the place of the zone die and those of the number dice."""
        return QRectF(self._strip.topLeft(), QSizeF(4.1, _STRIP))

    def slots(self) -> tuple[QPointF, ...]:
        """The middles of the places on the dice card: zone die, number dice."""
        card = self.dice_card
        return tuple(card.topLeft() + QPointF(x, SLOT_MIDDLE) for x in SLOTS)

    def thrown(self) -> tuple[QPointF, ...]:
        """Where three dice come to lie that no zone is picked from yet."""
        card = self.dice_card
        shifts = ((0.82, 0.92), (2.05, 0.97), (3.27, 0.91))
        return tuple(card.topLeft() + QPointF(x, y) for x, y in shifts)

    @property
    def words(self) -> QRectF:
        """Where is told what to do now."""
        left = self.dice_card.right() + 0.2
        return QRectF(left, self._strip.top(), self.done.left() - 0.2 - left, _STRIP)

    @property
    def done(self) -> QRectF:
        """The button that ends the own claims."""
        strip = self._strip
        return QRectF(self._column.left(), strip.bottom() - 0.7, self._right, 0.7)

    @property
    def stepper(self) -> QRectF:
        """Through all claims: two arrows with the number of claims between them."""
        strip = self._strip
        return QRectF(self._column.left(), strip.top(), self._right, 0.7)

    @property
    def previous(self) -> QRectF:
        return QRectF(self.stepper.topLeft(), QSizeF(0.75, 0.7))

    @property
    def next(self) -> QRectF:
        return self.previous.translated(self.stepper.width() - 0.75, 0)

    def button(self, place: str) -> QRectF:
        """A button by the name of its place."""
        return {places.PREVIOUS: self.previous, places.NEXT: self.next}.get(place, self.done)

    def on_sheet(self, area: QRectF) -> QRectF:
        """A part of the paper where it lies on the table."""
        return area.translated(self.sheet.topLeft())


def fit(size: QSizeF, ratio: float, others: int) -> tuple[Plan, Layout]:
    """The arrangement for a table of this size in pixels, and how it lies in them."""
    proportion = size.width() / max(1.0, size.height())
    plan = Plan(HIGH * min(max(proportion, _LEAST), _MOST), others)
    return plan, Layout.fit(plan.whole, QRectF(QPointF(), size), ratio)
