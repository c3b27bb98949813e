"""One parameter of a part in the form: its name, the field for its value, and what it means."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.base.words import message, say
from boardroom.window.boxes import WIDE, ChoiceBox, NumberBox
from boardroom.window.pieces import icon_button, label
from boardroom.window.told_field import ToldField
from cad.parameters import Number, Parameter

Value = str | float

_UNBROKEN = "\u00a0"
"""A space at which no line is broken."""


class Field(ToldField[Value]):
    """What the value means stands below it, and beside it the way back to the usual."""

    def __init__(self, parameter: Parameter) -> None:
        super().__init__(parameter.default, parameter.needs)
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
        self.box.setFixedWidth(WIDE)
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
        return self.reset, self.box

    @property
    def value(self) -> Value:
        if isinstance(self.box, NumberBox):
            return self.box.value()
        chosen: str = self.box.currentData()
        return chosen

    def show_value(self, value: Value) -> None:
        if isinstance(self.box, NumberBox):
            self.box.setValue(float(value))
        else:
            self.box.setCurrentIndex(max(0, self.box.findData(value)))

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


def _usual(parameter: Parameter) -> str:
    """The usual value in words."""
    if isinstance(parameter, Number):
        value = f"{parameter.default:g} {parameter.unit}".rstrip()
    else:
        titles = {each.value: each.title.show() for each in parameter.choices}
        value = titles[parameter.default]
    return say("Back to the usual: {value}", value=value)
