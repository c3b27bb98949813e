"""Taking a group with one stroke: from a token over jokers that shall come along."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF

from boardroom.games.grid import Cell


class Field(Protocol):
    """What gathering asks of the scene."""

    @property
    def counted(self) -> frozenset[Cell]: ...
    def place_at(self, point: QPointF) -> str: ...
    def point_at(self, text: str) -> None: ...
    def choose(self, text: str) -> None: ...
    def count(self, jokers: frozenset[Cell]) -> None: ...
    def joined(self, place: str, other: str) -> frozenset[Cell] | None: ...
    def holds(self, place: str, other: str) -> bool: ...


class Gathering:
    """Press on a token, run over jokers to count them in, let go on the group to take it."""

    def __init__(self, field: Field) -> None:
        self._field = field
        self._place = ""
        self._before: frozenset[Cell] = frozenset()

    def start(self, point: QPointF) -> None:
        self._place = self._field.place_at(point)
        self._before = self._field.counted
        self._field.point_at(self._place)

    def move(self, point: QPointF) -> None:
        here = self._field.place_at(point)
        jokers = self._field.joined(self._place, here)
        if jokers is not None:
            self._field.count(jokers)
        self._field.point_at(self._place if self._field.holds(self._place, here) else "")

    def end(self, point: QPointF) -> None:
        here = self._field.place_at(point)
        if self._place and self._field.holds(self._place, here):
            self._field.choose(self._place)
            return
        self.cancel()
        self._field.point_at(here)

    def cancel(self) -> None:
        self._field.count(self._before)
