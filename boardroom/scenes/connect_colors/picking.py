"""Picking one of several groups with the mouse."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF

from boardroom.scenes.interaction import Press, Table


class Groups(Table, Protocol):
    """What picking asks of the scene."""

    def stop_picking(self) -> None: ...


class Picking(Press):
    """A press on a group or an arrow chooses it; a press elsewhere puts the line back."""

    def __init__(self, groups: Groups) -> None:
        super().__init__(groups)
        self._groups = groups
        self._beside = False

    def start(self, point: QPointF) -> None:
        super().start(point)
        self._beside = not self._groups.place_at(point)

    def end(self, point: QPointF) -> None:
        if self._beside and not self._groups.place_at(point):
            self._groups.stop_picking()
        else:
            super().end(point)
