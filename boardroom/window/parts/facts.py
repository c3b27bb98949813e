"""What there is to say of the part that is shown: its size, what it takes, how it is printed."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from boardroom.base.words import say
from boardroom.window.pieces import label
from cad.estimate import time_words, weight_words
from cad.part import Printing, Sizes

_GAP = 16
"""Pixels between two facts in a row."""


class Facts(QWidget):
    """Size, weight and time are known once the part is built."""

    def __init__(self) -> None:
        super().__init__()
        self._values = {
            "size": label("–"),
            "weight": label("–"),
            "time": label("–"),
            "supports": label("–"),
        }
        titles = {
            "size": say("Size"),
            "weight": say("Filament"),
            "time": say("Printing"),
            "supports": say("Supports"),
        }
        self._captions = {name: label(title, "small") for name, title in titles.items()}
        self.note = label("", "muted", wrap=True)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(_GAP)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(len(self._values), 1)
        self._in_a_row = 0
        self._arrange()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(self._grid)
        column.addWidget(self.note)

    def _arrange(self) -> None:
        """All in a row where they fit, else two and two."""
        pairs = [(self._captions[name], value) for name, value in self._values.items()]
        widths = [max(each.sizeHint().width() for each in pair) for pair in pairs]
        fits = sum(widths) + _GAP * (len(pairs) - 1) <= self.width()
        in_a_row = len(pairs) if fits else len(pairs) // 2
        if in_a_row == self._in_a_row:
            return
        self._in_a_row = in_a_row
        for number, pair in enumerate(pairs):
            row, place = divmod(number, in_a_row)
            for below, each in enumerate(pair):
                self._grid.addWidget(each, 2 * row + below, place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def __getitem__(self, name: str) -> str:
        return self._values[name].text()

    def show_printing(self, printing: Printing | None) -> None:
        """How a part is printed; None for a whole game, which is not printed as it stands."""
        part = printing is not None
        self.note.setText(printing.note.show() if printing else "")
        self.note.setVisible(part)
        for name in ("weight", "time", "supports"):
            self._captions[name].setVisible(part)
            self._values[name].setVisible(part)
        if printing is not None:
            self._values["supports"].setText(say("yes") if printing.supports else say("none"))

    def show_measures(self, size: Sizes, grams: float, minutes: float) -> None:
        """What the built part measures in mm, weighs, and takes; all 0 while that is not known."""
        known = any(size)
        x, y, z = (f"{side:g}" for side in (round(each, 1) for each in size))
        told = {
            "size": say("{x} × {y} × {z} mm", x=x, y=y, z=z),
            "weight": weight_words(grams).show(),
            "time": time_words(minutes).show(),
        }
        for name, words in told.items():
            self._values[name].setText(words if known else "–")
        self._arrange()
