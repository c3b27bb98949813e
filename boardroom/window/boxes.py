"""What a value is chosen in: a number within its range, or one of several choices."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QValidator, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QDoubleSpinBox

from cad.parameters import Number, Selection

WIDE = 126
"""Width of what a value is chosen in, in pixels."""
_STEPS = 20
"""About so many steps lead from the least value to the largest."""
_ANY = 10_000.0
"""Far beyond every range: what is out of range may be typed, and is told."""


class NumberBox(QDoubleSpinBox):
    """Arrows and wheel stay within the range; any number may be typed."""

    def __init__(self, number: Number) -> None:
        super().__init__()
        self._low, self._high = number.low, number.high
        self.setDecimals(3)
        self.setRange(-_ANY, _ANY)
        self.setSingleStep(step(number))
        self.setSuffix(f" {number.unit}" if number.unit else "")
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def textFromValue(self, value: float) -> str:
        """Without zeros that say nothing."""
        text = self.locale().toString(value, "f", self.decimals())
        point = self.locale().decimalPoint()
        return text.rstrip("0").removesuffix(point) if point in text else text

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """A comma is a decimal point for whoever is used to it, never one between thousands; and
        what only a computer calls a number is none."""
        point = self.locale().decimalPoint()
        text = text.replace(",", point).replace(".", point)
        if any(each.isalpha() for each in text.removesuffix(self.suffix())):  # nan, inf, 1e9
            return QValidator.State.Invalid, text, position
        return super().validate(text, position)

    def stepBy(self, steps: int) -> None:
        wanted = self.value() + steps * self.singleStep()
        self.setValue(min(max(wanted, self._low), self._high))

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        can = QAbstractSpinBox.StepEnabledFlag.StepNone
        if self.value() < self._high:
            can |= QAbstractSpinBox.StepEnabledFlag.StepUpEnabled
        if self.value() > self._low:
            can |= QAbstractSpinBox.StepEnabledFlag.StepDownEnabled
        return can

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Whoever scrolls the form past a field does not mean to change it."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class ChoiceBox(QComboBox):
    """The choices by their titles."""

    def __init__(self, selection: Selection) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for each in selection.choices:
            self.addItem(each.title.show(), each.value)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """As for a number."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


def step(number: Number) -> float:
    """What an arrow changes: 1 of what is counted; else a 5 or a 1 of some decimal place, so that
    there are enough steps from the least value to the largest."""
    if number.whole:
        return 1.0
    share = (number.high - number.low) / _STEPS
    place = 10.0 ** math.floor(math.log10(share))
    return 5 * place if share >= 5 * place else place
