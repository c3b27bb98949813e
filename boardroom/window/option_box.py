"""One option of the rules, as a dialog offers it: what it means, and what each choice means."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from boardroom.base.words import Message, say
from boardroom.games.options import Option
from boardroom.window.pieces import label, restyle

_MOST_RADIOS = 3
"""More choices than this come in a list that opens."""


class OptionBox(QWidget):
    """``changed`` whenever ``value`` is another one."""

    changed = Signal()

    def __init__(self, option: Option) -> None:
        super().__init__()
        self.option = option
        self.layout_ = QVBoxLayout(self)
        self.layout_.setContentsMargins(0, 0, 0, 0)
        self.layout_.setSpacing(4)
        self.layout_.addWidget(label(option.title.show(), "subheading"))
        self.layout_.addWidget(label(option.help.show(), "muted", wrap=True))
        self.trouble = label("", "error", wrap=True)
        self.trouble.hide()
        self.other = QLineEdit()
        self.radios: dict[str, QRadioButton] = {}
        self.list: QComboBox | None = None
        if len(option.choices) > _MOST_RADIOS and not option.free:
            self._build_list()
        else:
            self._build_radios()
        self.layout_.addWidget(self.trouble)
        self.show_value(option.default)

    @property
    def value(self) -> str:
        """The value as it stands, which the rules may refuse."""
        if self.list is not None:
            chosen: str = self.list.currentData()
            return chosen
        for value, radio in self.radios.items():
            if radio.isChecked():
                return value
        return self.other.text().strip()

    def show_value(self, value: str) -> None:
        """Choose a value."""
        if self.list is not None:
            self.list.setCurrentIndex(max(0, self.list.findData(value)))
        elif value in self.radios:
            self.radios[value].setChecked(True)
        else:
            self.other.setText(value)
            self._own.setChecked(True)

    def show_trouble(self, reason: Message | None) -> None:
        """Say below the choices why the rules refuse the value."""
        self.trouble.setText(reason.show() if reason else "")
        self.trouble.setVisible(reason is not None)
        wrong = reason is not None and self.option.free
        if self.other.property("wrong") != wrong:
            self.other.setProperty("wrong", wrong)
            restyle(self.other)

    def _build_list(self) -> None:
        box = self.list = QComboBox()
        box.setAccessibleName(self.option.title.show())
        explained = label("", "small", wrap=True)
        for choice in self.option.choices:
            box.addItem(choice.title.show(), choice.value)

        def explain() -> None:
            words = self.option.choices[box.currentIndex()].help.show()
            explained.setText(words)
            box.setAccessibleDescription(words)

        box.currentIndexChanged.connect(explain)
        box.currentIndexChanged.connect(lambda _: self.changed.emit())
        explain()
        self.layout_.addWidget(box)
        self.layout_.addWidget(explained)

    def _build_radios(self) -> None:
        group = QButtonGroup(self)
        for choice in self.option.choices:
            radio = QRadioButton(choice.title.show())
            radio.setAccessibleDescription(choice.help.show())
            self.radios[choice.value] = radio
            group.addButton(radio)
            self.layout_.addWidget(radio)
            self.layout_.addWidget(self._indented(label(choice.help.show(), "small", wrap=True)))
        if self.option.free:
            self._build_own(group)
        group.buttonToggled.connect(self._toggled)

    def _build_own(self, group: QButtonGroup) -> None:
        """The choice to write another value: focused, it is chosen."""
        self._own = QRadioButton(say("Another:"))
        group.addButton(self._own)
        self.other.setAccessibleName(say("Another value for {option}", option=self.option.title))
        self.other.setPlaceholderText(self.option.default)
        self.other.setMaxLength(40)
        self.other.textEdited.connect(self._written)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._own)
        row.addWidget(self.other, 1)
        self.layout_.addLayout(row)

    def _written(self) -> None:
        if self._own.isChecked():
            self.changed.emit()
        else:
            self._own.setChecked(True)

    def _toggled(self, _: object, checked: bool) -> None:
        if checked:
            self.changed.emit()

    def _indented(self, widget: QWidget) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(28, 0, 0, 4)
        row.addWidget(widget)
        return holder
