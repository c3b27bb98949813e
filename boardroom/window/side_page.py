"""A page beside the games: a catalogue, what is chosen there, and what can be done with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.base.words import say
from boardroom.scenes.look import BETWEEN
from boardroom.window.pieces import frame, icon_button, label, scrolled

_WIDE = 1180
"""From this width on the outer columns have all the room that they like."""
_PANEL, _PANEL_NARROW = 320, 284


class SidePage(QWidget):
    """Three columns: the catalogue, the thing, and a panel with its form above a strip of buttons.

    ``left`` when the person wants to go back. ``wide`` and ``narrow`` are the widths of the
    catalogue on a large and a small page.
    """

    left = Signal()

    def __init__(self, heading: str, wide: int, narrow: int) -> None:
        super().__init__()
        self.before: QWidget | None = None
        """What stood in the window before the person went beside the games."""
        self.focus_before: QWidget | None = None
        self._heading = heading
        self._widths = (wide, narrow)
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.back = icon_button(say("Back"), "previous")
        self.back.clicked.connect(self.left)
        self.title = label("", "heading", wrap=True)
        self.about = label("", "muted", wrap=True)
        self._side = frame("side")
        self._panel = frame("panel")
        self._area = scrolled()

    def rest(self) -> None:
        """Nobody looks at the page for now."""

    def may_close(self) -> bool:
        """Whether nothing would be lost that the person minds."""
        return True

    def close_page(self) -> None:
        """End whatever works for the page."""
        self.rest()

    def _compose(self, catalogue: QWidget, middle: Sequence[QWidget], strip: QWidget) -> None:
        """Lay the page out; the first of what stands in the middle takes the room that is left."""
        side = QVBoxLayout(self._side)
        side.setContentsMargins(12, BETWEEN, 12, 12)
        side.setSpacing(12)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.back)
        head.addWidget(label(self._heading, "heading", wrap=True), 1)
        side.addLayout(head)
        side.addWidget(catalogue, 1)
        column = QVBoxLayout()
        column.setContentsMargins(BETWEEN, BETWEEN, BETWEEN, BETWEEN)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.about)
        for place, each in enumerate(middle):
            column.addWidget(each, 0 if place else 1)
        panel = QVBoxLayout(self._panel)
        panel.setContentsMargins(0, 0, 0, 0)
        panel.setSpacing(0)
        panel.addWidget(self._area, 1)
        panel.addWidget(strip)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._side)
        whole.addLayout(column, 1)
        whole.addWidget(self._panel)

    def _put(self, inside: QWidget, stops: Iterable[QWidget]) -> None:
        """Show a form or a list in the panel; Tab goes from Back to these, in order."""
        inside.setContentsMargins(BETWEEN, BETWEEN, 12, BETWEEN)
        self._area.setWidget(inside)
        self._area.verticalScrollBar().setValue(0)
        for before, after in pairwise([self.back, *stops]):
            QWidget.setTabOrder(before, after)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= _WIDE
        self._side.setFixedWidth(self._widths[0] if wide else self._widths[1])
        self._panel.setFixedWidth(_PANEL if wide else _PANEL_NARROW)
