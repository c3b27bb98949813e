"""Taking the chocolate in hand to an entry with the mouse."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF


class Hand(Protocol):
    """What dragging asks of the scene."""

    def take_up(self) -> None: ...
    def carry(self, point: QPointF, entry: str) -> None: ...
    def bring_home(self) -> None: ...
    def entry_near(self, point: QPointF) -> str: ...
    def point_at(self, text: str) -> None: ...
    def choose(self, text: str) -> None: ...


class Holding:
    """The chocolate follows the pointer, snaps to an open entry, and returns from elsewhere."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand

    def start(self, point: QPointF) -> None:
        self._hand.take_up()
        self.move(point)

    def move(self, point: QPointF) -> None:
        entry = self._hand.entry_near(point)
        self._hand.point_at(entry)
        self._hand.carry(point, entry)

    def end(self, point: QPointF) -> None:
        entry = self._hand.entry_near(point)
        if not entry:
            self._hand.point_at("")
            self._hand.bring_home()
            return
        self._hand.carry(point, entry)
        self._hand.choose(entry)

    def cancel(self) -> None:
        self._hand.bring_home()
