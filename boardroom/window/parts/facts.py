"""What there is to say of the part that is shown: its size, what it takes, how it is printed."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from boardroom.base.words import say
from boardroom.window.pieces import label
from cad.estimate import time_words, weight_words
from cad.part import Printing, Sizes


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
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(0)
        for place, (name, value) in enumerate(self._values.items()):
            grid.addWidget(self._captions[name], 0, place)
            grid.addWidget(value, 1, place)
        grid.setColumnStretch(len(self._values), 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(grid)
        column.addWidget(self.note)

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
