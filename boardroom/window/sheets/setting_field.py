"""One setting of a sheet in the form: its name, what its value is chosen in, and what it means."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout

from boardroom.base.words import message
from boardroom.games.options import Choice
from boardroom.window.boxes import WIDE, ChoiceBox, NumberBox
from boardroom.window.pieces import label
from boardroom.window.told_field import ToldField
from cad.parameters import Number, Selection
from sheets.settings import Setting

_AS_WIDE_AS_ROOM = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon

_SWITCH = ("yes", "no")

Box = NumberBox | ChoiceBox | QLineEdit | QCheckBox


class SettingField(ToldField[str]):
    """Its value is a text as the command line takes it."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.default)
        self.setting = setting
        self.box: Box = self._make_box()
        self._lay_out()
        self.show_help(setting.help.show())
        self.show_usual()
        self._connect()

    def _make_box(self) -> Box:
        setting = self.setting
        if setting.bounds is not None:
            low, high = setting.bounds
            whole = setting.numbers is not None
            usual = float(setting.default)
            return NumberBox(
                Number(setting.name, setting.title, setting.help, usual, low, high, "", whole, None)
            )
        if setting.longest is not None:
            line = QLineEdit()
            line.setClearButtonEnabled(True)
            return line
        if {value for value, _ in setting.choices} == set(_SWITCH):
            return QCheckBox(setting.title.show())
        choices = tuple(Choice(value, title, message("")) for value, title in setting.choices)
        return ChoiceBox(
            Selection(setting.name, setting.title, setting.help, setting.default, choices, None)
        )

    def _lay_out(self) -> None:
        self.box.setAccessibleName(self.setting.title.show())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        if isinstance(self.box, QCheckBox):
            column.addWidget(self.box)
        else:
            title = label(self.setting.title.show(), wrap=True)
            title.setBuddy(self.box)
            wide = isinstance(self.box, QLineEdit) or self._long
            if wide:
                if isinstance(self.box, ChoiceBox):
                    # The words are cut where the form is narrower, and the list shows them whole.
                    self.box.setSizeAdjustPolicy(_AS_WIDE_AS_ROOM)
                    self.box.setMinimumContentsLength(10)
                column.addWidget(title)
                column.addWidget(self.box)
            else:
                self.box.setFixedWidth(WIDE)
                row = QHBoxLayout()
                row.setSpacing(8)
                row.addWidget(title, 1)
                row.addWidget(self.box)
                column.addLayout(row)
        column.addWidget(self.help)
        column.addWidget(self.trouble)

    @property
    def _long(self) -> bool:
        """Whether a choice needs the whole width for its words."""
        return any(len(title.show()) > 14 for _, title in self.setting.choices)

    def _connect(self) -> None:
        if isinstance(self.box, NumberBox):
            self.box.valueChanged.connect(self.changed)
        elif isinstance(self.box, ChoiceBox):
            self.box.currentIndexChanged.connect(self.changed)
        elif isinstance(self.box, QCheckBox):
            self.box.toggled.connect(self.changed)
        else:
            self.box.textChanged.connect(self.changed)

    @property
    def value(self) -> str:
        if isinstance(self.box, NumberBox):
            return f"{self.box.value():g}"
        if isinstance(self.box, ChoiceBox):
            return str(self.box.currentData())
        if isinstance(self.box, QCheckBox):
            return _SWITCH[not self.box.isChecked()]
        return self.box.text()

    def show_value(self, value: str) -> None:
        """Put a value into the field; one that is none, from an older file, is left out."""
        if isinstance(self.box, NumberBox):
            try:
                self.box.setValue(float(value))
            except ValueError:
                return
        elif isinstance(self.box, ChoiceBox):
            self.box.setCurrentIndex(max(0, self.box.findData(value)))
        elif isinstance(self.box, QCheckBox):
            self.box.setChecked(value == _SWITCH[0])
        else:
            self.box.setText(value)
