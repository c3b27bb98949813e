"""What a hand does with the mouse: turn the board, or carry a chip from the rack to its place."""

from __future__ import annotations

import math
from typing import Protocol

from PySide6.QtCore import QPointF

_HOLD = 6.0
"""Pixels that the pointer may move while a click is still a click."""


def _moved(start: QPointF, point: QPointF) -> bool:
    return math.hypot(point.x() - start.x(), point.y() - start.y()) > _HOLD


class Board(Protocol):
    """What turning asks of the scene."""

    def place_at(self, point: QPointF) -> str: ...
    def point_at(self, text: str) -> None: ...
    def choose(self, text: str) -> None: ...
    def let_go(self) -> None: ...
    def turn(self, right: float, up: float) -> None: ...
    def end_turn(self) -> None: ...


class Turning:
    """Drags the board around; a press that stays where it was chooses the place there."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._start = self._last = QPointF()
        self._text = ""
        self._clicks = True
        self._turns = False

    def start(self, point: QPointF) -> None:
        self._start = self._last = point
        self._text = self._board.place_at(point)

    def move(self, point: QPointF) -> None:
        if not self._turns:
            if not _moved(self._start, point):
                return
            self._turns, self._clicks = True, False
            self._board.point_at("")
        off = point - self._last
        self._last = point
        self._board.turn(off.x(), off.y())

    def end(self, point: QPointF) -> None:
        if self._turns:
            self._board.end_turn()
        elif self._clicks and self._text:
            self._board.choose(self._text)
        elif self._clicks:
            self._board.let_go()

    def cancel(self) -> None:
        self._clicks = False
        if self._turns:
            self._board.end_turn()

    def forget(self) -> None:
        """The position has changed under the hand: it goes on turning, but chooses nothing."""
        self._clicks = False


class Rack(Protocol):
    """What carrying asks of the scene."""

    def take_up(self, point: QPointF) -> str: ...
    def pick(self, chip: str) -> None: ...
    def carry(self, point: QPointF, place: str) -> None: ...
    def bring_home(self) -> None: ...
    def lie_under(self, point: QPointF) -> str: ...
    def point_at(self, text: str) -> None: ...
    def choose(self, text: str) -> None: ...


class Carrying:
    """A chip follows the pointer; over a place it is previewed there, and let go it is laid.

    A press that stays where it was chooses the chip.
    """

    def __init__(self, rack: Rack) -> None:
        self._rack = rack
        self._start = QPointF()
        self._chip = ""
        self._carries = False

    def start(self, point: QPointF) -> None:
        self._start = point
        self._chip = self._rack.take_up(point)

    def move(self, point: QPointF) -> None:
        if not self._carries and not _moved(self._start, point):
            return
        self._carries = True
        place = self._rack.lie_under(point)
        self._rack.point_at(place)
        self._rack.carry(point, place)

    def end(self, point: QPointF) -> None:
        if not self._carries:
            self._rack.pick(self._chip)
            return
        place = self._rack.lie_under(point)
        if place:
            self._rack.choose(place)
            return
        self._rack.point_at("")
        self._rack.bring_home()

    def cancel(self) -> None:
        if self._carries:
            self._rack.bring_home()
