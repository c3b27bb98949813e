"""The list of what to print for a game: how often, in which colour, how heavy, how long."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from boardroom.base.words import say
from boardroom.window.parts.print_rows import PrintRow, as_text, notes, print_rows, together
from boardroom.window.pieces import button, frame, label
from cad.sets import PrintSet

_SWATCH = QSize(18, 18)
_TOLD = 2000
"""Milliseconds in which the button says that it has copied."""


class PrintList(QWidget):
    """Of one of the sets of a game; ``changed`` when the person chooses another one."""

    changed = Signal()

    def __init__(self, sets: Sequence[PrintSet]) -> None:
        super().__init__()
        self._sets = tuple(sets)
        self.rows: tuple[PrintRow, ...] = ()
        self.choice = QComboBox()
        self.choice.setAccessibleName(say("Print set"))
        for each in sets:
            self.choice.addItem(each.title.show())
        self.copy = button(say("Copy"), "copy", role="quiet")
        self.copy.setAccessibleName(say("Copy the list as text"))
        self.copy.clicked.connect(self._copy)
        self._told = QTimer(self, singleShot=True, interval=_TOLD)
        self._told.timeout.connect(lambda: self.copy.setText(say("Copy")))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        head = QHBoxLayout()
        head.addWidget(label(say("What to print"), "subheading"), 1)
        head.addWidget(self.copy)
        column.addLayout(head)
        column.addWidget(self.choice)
        self.choice.setVisible(len(sets) > 1)
        if len(sets) == 1:
            column.addWidget(label(sets[0].title.show(), "muted", wrap=True))
        self._place = QVBoxLayout()
        column.addLayout(self._place)
        column.addStretch(1)
        self.choice.currentIndexChanged.connect(self._show)
        self._show()

    @property
    def chosen(self) -> PrintSet:
        """The set that is listed."""
        return self._sets[max(0, self.choice.currentIndex())]

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes to, in order."""
        return [self.copy, self.choice]

    def focus_first(self) -> None:
        """Go to what can be chosen first."""
        (self.choice if len(self._sets) > 1 else self.copy).setFocus()

    def _show(self) -> None:
        self.rows = print_rows(self.chosen)
        item = self._place.takeAt(0)
        old = item.widget() if item is not None else None
        if old is not None:
            old.hide()
            old.deleteLater()
        self._place.addWidget(_Table(self.rows))
        self.changed.emit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(as_text(self.chosen, self.rows))
        self.copy.setText(say("Copied"))
        self._told.start()


class _Table(QWidget):
    def __init__(self, rows: Sequence[PrintRow]) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(2, 1)
        top = Qt.AlignmentFlag.AlignTop
        for number, row in enumerate(rows):
            count = label(say("{count} ×", count=row.count))
            grid.addWidget(count, 2 * number, 0, top | Qt.AlignmentFlag.AlignRight)
            grid.addWidget(Swatch(row.colours), 2 * number, 1, top)
            grid.addWidget(label(row.title.show(), wrap=True), 2 * number, 2)
            facts = label(row.facts.show(), "small", wrap=True)
            facts.setContentsMargins(0, 0, 0, 6)
            grid.addWidget(facts, 2 * number + 1, 2)
        column.addLayout(grid)
        column.addWidget(frame("line"))
        column.addWidget(label(together(rows).show(), "subheading", wrap=True))
        words = (
            say("About, in PLA, in layers of 0.2\u00a0mm with 20\u00a0% infill.")
            if any(row.supports for row in rows)
            else say("About, in PLA, in layers of 0.2\u00a0mm with 20\u00a0% infill; no supports.")
        )
        column.addWidget(label(words, "small", wrap=True))
        column.addWidget(label(say("At the printer"), "subheading"))
        for title, note in notes(rows).items():
            line = QVBoxLayout()
            line.setSpacing(0)
            line.addWidget(label(title))
            line.addWidget(label(note, "small", wrap=True))
            column.addLayout(line)


class Swatch(QWidget):
    """Colours of filament, side by side in a round spot."""

    def __init__(self, colours: Sequence[str]) -> None:
        super().__init__()
        self._colours = tuple(colours)
        self.setFixedSize(_SWATCH)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        spot = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        share = 360 * 16 // len(self._colours)
        painter.setPen(Qt.PenStyle.NoPen)
        for number, colour in enumerate(self._colours):
            painter.setBrush(QColor(colour))
            painter.drawPie(spot, 90 * 16 + number * share, share)
        edge = QColor(self.palette().windowText().color())
        edge.setAlphaF(0.45)
        painter.setPen(QPen(edge, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(spot)
        painter.end()
