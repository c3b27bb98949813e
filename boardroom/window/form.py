"""A form: what is chosen in its fields is checked at once, where it stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.base.errors import BoardroomError, WrongValue
from boardroom.base.words import Message, say
from boardroom.window.pieces import button, label
from boardroom.window.told_field import ToldField

V = TypeVar("V")


class Form(QWidget, Generic[V]):
    """``changed`` whenever the values are others; ``fault`` then says whether they go together.

    ``read`` takes the values that differ from the usual by name, and raises what is wrong with
    them. ``usual`` is what a screen reader says of the button that takes all changes back.
    """

    changed = Signal()

    def __init__(
        self,
        title: str,
        usual: str,
        fields: Mapping[str, ToldField[V]],
        read: Callable[[Mapping[str, V]], object],
        values: Mapping[str, V],
    ) -> None:
        super().__init__()
        self.fields = fields
        self.fault: Message | None = None
        self._try_to_read = read
        self.usual = button(say("As usual"), "undo", role="quiet")
        self.usual.setAccessibleName(usual)
        self.trouble = label("", "error", wrap=True)
        self._lay_out(title)
        for name, value in values.items():
            if name in fields:
                fields[name].show_value(value)
        for field in fields.values():
            field.changed.connect(self._read)
        self.usual.clicked.connect(self.show_usual)
        self._check()

    def _lay_out(self, title: str) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        head = QHBoxLayout()
        head.addWidget(label(title, "subheading"), 1)
        head.addWidget(self.usual)
        column.addLayout(head)
        for field in self.fields.values():
            column.addWidget(field)
        column.addWidget(self.trouble)
        column.addStretch(1)
        column.setAlignment(Qt.AlignmentFlag.AlignTop)

    @property
    def values(self) -> dict[str, V]:
        """What differs from the usual, of what means something."""
        return {
            name: field.value
            for name, field in self.fields.items()
            if self._means_something(field) and not field.is_usual
        }

    def show_usual(self) -> None:
        """Take all changes back."""
        for field in self.fields.values():
            field.blockSignals(True)
            field.show_usual()
            field.blockSignals(False)
        self._read()

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes to, in order."""
        return [self.usual, *(each for field in self.fields.values() for each in field.stops)]

    def focus_first(self) -> None:
        """Go to the first value."""
        next(iter(self.fields.values())).box.setFocus()

    def _read(self) -> None:
        self._check()
        self.changed.emit()

    def _means_something(self, field: ToldField[V]) -> bool:
        return field.needs is None or self.fields[field.needs[0]].value == field.needs[1]

    def _check(self) -> None:
        """Say what does not go together at the field that the reason names."""
        at = ""
        self.fault = None
        try:
            self._try_to_read(self.values)
        except BoardroomError as error:
            self.fault = error.message
            at = error.name if isinstance(error, WrongValue) else ""
        for name, field in self.fields.items():
            field.setVisible(self._means_something(field))
            field.show_trouble(self.fault if name == at else None)
        elsewhere = self.fault is not None and at not in self.fields
        self.trouble.setText(self.fault.show() if self.fault and elsewhere else "")
        self.trouble.setVisible(elsewhere)
        self.usual.setEnabled(any(not field.is_usual for field in self.fields.values()))
