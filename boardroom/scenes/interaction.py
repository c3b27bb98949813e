"""What a hand does on the table from press to release, as an object that starts, ends or cancels.

One interaction runs at a time. The scene starts it, hands it every move of the pointer, and ends
it with the release or cancels it: Escape, a new position, a lost window.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF


class Interaction(Protocol):
    """Points are in scene coordinates."""

    def start(self, point: QPointF) -> None: ...
    def move(self, point: QPointF) -> None: ...
    def end(self, point: QPointF) -> None: ...
    def cancel(self) -> None:
        """Leave everything as it was before the start."""
        ...


class Table(Protocol):
    """What an interaction asks of the scene."""

    def place_at(self, point: QPointF) -> str: ...
    def point_at(self, text: str) -> None: ...
    def choose(self, text: str) -> None: ...


class Press:
    """A press and release on one place chooses it; released elsewhere it does nothing."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._text = ""

    def start(self, point: QPointF) -> None:
        self._text = self._table.place_at(point)

    def move(self, point: QPointF) -> None:
        self._table.point_at(self._table.place_at(point))

    def end(self, point: QPointF) -> None:
        if self._text and self._table.place_at(point) == self._text:
            self._table.choose(self._text)

    def cancel(self) -> None:
        self._text = ""
