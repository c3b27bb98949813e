"""What the fields of forms have in common: below the box its help, and what is wrong with it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from boardroom.base.words import Message
from boardroom.window.pieces import label, restyle


class ToldField(QWidget):
    """``changed`` whenever the value in ``box`` is another one."""

    changed = Signal()
    box: QWidget

    def __init__(self) -> None:
        super().__init__()
        self.help = label("", "small", wrap=True)
        self.trouble = label("", "error", wrap=True)
        self.trouble.setMinimumWidth(1)  # one long word must not widen the form
        self.trouble.hide()

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
