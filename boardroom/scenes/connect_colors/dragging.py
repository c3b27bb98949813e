"""Pushing a line of balls with the hand."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF

from boardroom.games.grid import Cell, column_letter

ENOUGH = 0.34
"""How far, in fields, a ball is pushed until its line counts as slid."""

_BEGUN = 0.1
"""How far the hand moves until its direction is known."""


class Balls(Protocol):
    """What pushing asks of the scene."""

    def spot_at(self, point: QPointF) -> QPointF: ...
    def push(self, line: str, away: float) -> None: ...
    def let_go(self, line: str) -> None: ...
    def bring_back(self) -> None: ...


class Pushing:
    """The line under the hand follows it, as far as edge and balls allow; let go near where it
    began, it goes back."""

    def __init__(self, balls: Balls, cell: Cell) -> None:
        self._balls = balls
        self._cell = cell
        self._start = QPointF()
        self._line = ""
        self._away = 0.0

    def start(self, point: QPointF) -> None:
        self._start = self._balls.spot_at(point)

    def move(self, point: QPointF) -> None:
        moved = self._balls.spot_at(point) - self._start
        self._line, self._away = line_of(self._cell, moved)
        self._balls.push(self._line, self._away)

    def end(self, point: QPointF) -> None:
        self.move(point)
        if self._line and self._away >= ENOUGH:
            self._balls.let_go(self._line)
        else:
            self._balls.bring_back()

    def cancel(self) -> None:
        self._balls.bring_back()


def line_of(cell: Cell, moved: QPointF) -> tuple[str, float]:
    """The line and direction in which a ball at a field is pushed, and how far it is.

    ``moved`` is the way of the hand in fields; "" while it has hardly begun.
    """
    x, y = moved.x(), moved.y()
    if max(abs(x), abs(y)) < _BEGUN:
        return "", 0.0
    if abs(x) >= abs(y):
        return f"{cell[0] + 1}{'>' if x > 0 else '<'}", abs(x)
    return f"{column_letter(cell[1])}{'v' if y > 0 else '^'}", abs(y)
