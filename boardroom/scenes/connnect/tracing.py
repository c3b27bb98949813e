"""Drawing over spaces with the hand, to claim them."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF


class Traced(Protocol):
    """What drawing asks of the scene."""

    def space_under(self, point: QPointF) -> str: ...
    def show_trace(self, spaces: tuple[str, ...]) -> None: ...
    def end_trace(self, spaces: tuple[str, ...]) -> None: ...
    def tap(self, space: str) -> None: ...


class Tracing:
    """The spaces that the hand goes over, in any order; going back takes the last one out.

    A hand that stays on one space has tapped it.
    """

    def __init__(self, scene: Traced) -> None:
        self._scene = scene
        self._spaces: tuple[str, ...] = ()
        self._moved = False

    def start(self, point: QPointF) -> None:
        space = self._scene.space_under(point)
        self._spaces = (space,) if space else ()

    def move(self, point: QPointF) -> None:
        space = self._scene.space_under(point)
        if not space or self._spaces[-1:] == (space,):
            return
        self._moved = True
        if len(self._spaces) > 1 and space == self._spaces[-2]:
            self._spaces = self._spaces[:-1]
        elif space not in self._spaces:
            self._spaces = (*self._spaces, space)
        self._scene.show_trace(self._spaces)

    def end(self, point: QPointF) -> None:
        self.move(point)
        if self._moved:
            self._scene.end_trace(self._spaces)
        elif self._spaces:
            self._scene.tap(self._spaces[0])

    def cancel(self) -> None:
        self._scene.show_trace(())
