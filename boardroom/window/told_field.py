"""What the fields of forms have in common: a value, and below its box help and what is wrong."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from boardroom.base.words import Message
from boardroom.window.pieces import label, restyle

V = TypeVar("V")


class ToldField(QWidget, Generic[V]):
    """``changed`` whenever ``value``, which is chosen in ``box``, is another one; it begins as
    ``usual``. ``needs`` are the name and value of another field beside which alone it means
    something, or None."""

    changed = Signal()
    box: QWidget

    def __init__(self, usual: V, needs: tuple[str, V] | None = None) -> None:
        super().__init__()
        self.usual = usual
        self.needs = needs
        self.help = label("", "small", wrap=True)
        self.trouble = label("", "error", wrap=True)
        self.trouble.setMinimumWidth(1)  # one long word must not widen the form
        self.trouble.hide()

    @property
    def value(self) -> V:
        """The value as it stands, which may be refused."""
        raise NotImplementedError

    def show_value(self, value: V) -> None:
        """Put a value into the box."""
        raise NotImplementedError

    @property
    def is_usual(self) -> bool:
        """Whether it has the value that it begins with."""
        return self.value == self.usual

    def show_usual(self) -> None:
        """The value that it begins with."""
        self.show_value(self.usual)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """What Tab goes to, in order."""
        return (self.box,)

    def show_help(self, words: str) -> None:
        """Say below the box what the value means."""
        self.help.setText(words)
        self._describe()

    def show_trouble(self, reason: Message | None) -> None:
        """Mark the box and say below it why the value is refused."""
        text = reason.show() if reason else ""
        self.trouble.setText(text[:1].upper() + text[1:])  # it begins with a name, which is small
        self.trouble.setVisible(reason is not None)
        self._describe()
        if self.box.property("wrong") != (reason is not None):
            self.box.setProperty("wrong", reason is not None)
            restyle(self.box)

    def _describe(self) -> None:
        """For a screen reader: what is meant, and what is wrong."""
        told = (self.help.text(), self.trouble.text())
        self.box.setAccessibleDescription(" ".join(filter(None, told)))
