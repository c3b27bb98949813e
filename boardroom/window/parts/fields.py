"""One parameter of a part in the form: its name, the field for its value, and what it means."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QValidator, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from boardroom.base.words import message, say
from boardroom.window.pieces import icon_button, label
from boardroom.window.told_field import ToldField
from cad.parameters import Number, Parameter, Selection

Value = str | float

_FIELD = 126
"""Width of what a value is chosen in, in pixels."""
_STEPS = 20
"""About so many steps lead from the least value to the largest."""
_UNBROKEN = "\u00a0"
"""A space at which no line is broken."""
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


class Field(ToldField):
    """``changed`` whenever ``value`` is another one."""

    def __init__(self, parameter: Parameter) -> None:
        super().__init__()
        self.parameter = parameter
        self.box: NumberBox | ChoiceBox
        if isinstance(parameter, Number):
            self.box = NumberBox(parameter)
            self.box.valueChanged.connect(self._tell)
        else:
            self.box = ChoiceBox(parameter)
            self.box.currentIndexChanged.connect(self._tell)
        self.reset = icon_button(
            say("{parameter} as usual", parameter=parameter.title), "undo", tip=_usual(parameter)
        )
        self.reset.setProperty("role", "small")
        self.reset.clicked.connect(self.show_usual)
        self._lay_out()
        self.show_usual()
        self._read()

    def _lay_out(self) -> None:
        title = label(self.parameter.title.show(), wrap=True)
        title.setBuddy(self.box)
        self.box.setFixedWidth(_FIELD)
        self.box.setAccessibleName(self.parameter.title.show())
        kept = self.reset.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(kept)
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(title, 1)
        row.addWidget(self.reset)
        row.addWidget(self.box)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self.help)
        column.addWidget(self.trouble)

    @property
    def stops(self) -> tuple[QWidget, QWidget]:
        """What Tab goes to, in order."""
        return self.reset, self.box

    @property
    def value(self) -> Value:
        """The value as it stands, which the part may refuse."""
        if isinstance(self.box, NumberBox):
            return self.box.value()
        chosen: str = self.box.currentData()
        return chosen

    @property
    def is_usual(self) -> bool:
        """Whether it has the value that it begins with."""
        return self.value == self.parameter.default

    def show_value(self, value: Value) -> None:
        """Put a value into the field."""
        if isinstance(self.box, NumberBox):
            self.box.setValue(float(value))
        else:
            self.box.setCurrentIndex(max(0, self.box.findData(value)))

    def show_usual(self) -> None:
        """The value that it begins with."""
        self.show_value(self.parameter.default)

    def _tell(self) -> None:
        self._read()
        self.changed.emit()

    def _read(self) -> None:
        """What the value means, and whether there is something to take back."""
        words = self.parameter.help
        if isinstance(self.parameter, Number):
            range = self.parameter.range.replace(" ", _UNBROKEN)
            words = message("{help} {range}", help=words, range=range)
        else:
            assert isinstance(self.box, ChoiceBox)
            chosen = self.parameter.choices[self.box.currentIndex()]
            words = chosen.help if str(chosen.help) else words
        self.show_help(words.show())
        self.reset.setVisible(not self.is_usual)


def step(number: Number) -> float:
    """What an arrow changes: 1 of what is counted; else a 5 or a 1 of some decimal place, so that
    there are enough steps from the least value to the largest."""
    if number.whole:
        return 1.0
    share = (number.high - number.low) / _STEPS
    place = 10.0 ** math.floor(math.log10(share))
    return 5 * place if share >= 5 * place else place


def _usual(parameter: Parameter) -> str:
    """The usual value in words."""
    if isinstance(parameter, Number):
        value = f"{parameter.default:g} {parameter.unit}".rstrip()
    else:
        titles = {each.value: each.title.show() for each in parameter.choices}
        value = titles[parameter.default]
    return say("Back to the usual: {value}", value=value)
