"""The settings of a sheet: what is chosen is checked at once, where it stands."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.base.errors import BoardroomError
from boardroom.base.words import Message, say
from boardroom.window.pieces import button, label
from boardroom.window.sheets.entries import Entry
from boardroom.window.sheets.setting_field import SettingField
from sheets.settings import BadSetting, read_settings


class SheetForm(QWidget):
    """``changed`` whenever the values are others; ``fault`` then says whether they go together."""

    changed = Signal()

    def __init__(self, entry: Entry, values: Mapping[str, str]) -> None:
        super().__init__()
        self.entry = entry
        self.fault: Message | None = None
        self.fields = {each.name: SettingField(each) for each in entry.settings}
        self.usual = button(say("As usual"), "undo", role="quiet")
        self.usual.setAccessibleName(say("All settings as usual"))
        self.trouble = label("", "error", wrap=True)
        self._lay_out()
        for name, value in values.items():
            if name in self.fields:
                self.fields[name].show_value(value)
        for field in self.fields.values():
            field.changed.connect(self._read)
        self.usual.clicked.connect(self.show_usual)
        self._check()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        head = QHBoxLayout()
        head.addWidget(label(say("Settings"), "subheading"), 1)
        head.addWidget(self.usual)
        column.addLayout(head)
        for field in self.fields.values():
            column.addWidget(field)
        column.addWidget(self.trouble)
        column.addStretch(1)
        column.setAlignment(Qt.AlignmentFlag.AlignTop)

    @property
    def values(self) -> dict[str, str]:
        """What differs from the usual."""
        return {name: field.value for name, field in self.fields.items() if not field.is_usual}

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes to, in order."""
        return [self.usual, *(each for field in self.fields.values() for each in field.stops)]

    def focus_first(self) -> None:
        """Go to the first value."""
        next(iter(self.fields.values())).stops[-1].setFocus()

    def show_usual(self) -> None:
        """Take all changes back."""
        for field in self.fields.values():
            field.blockSignals(True)
            field.show_usual()
            field.blockSignals(False)
        self._read()

    def _read(self) -> None:
        self._check()
        self.changed.emit()

    def _check(self) -> None:
        """Say what does not go together at the setting that the reason is about."""
        self.fault, at = None, ""
        try:
            read_settings(self.entry.kind, self.values)
        except BadSetting as error:
            self.fault, at = error.message, error.setting
        except BoardroomError as error:
            self.fault = error.message
        for name, field in self.fields.items():
            field.show_trouble(self.fault if name == at else None)
        elsewhere = self.fault is not None and at not in self.fields
        self.trouble.setText(self.fault.show() if self.fault and elsewhere else "")
        self.trouble.setVisible(elsewhere)
        self.usual.setEnabled(bool(self.values))
