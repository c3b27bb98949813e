"""Keys that look back through a game wherever nothing else has a use for them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

_WHERE = {
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Right: "forward",
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_End: "now",
}


class ReviewKeys(QObject):
    """Takes the keys that ``page`` is left with, and those of the buttons on its ``panel``, which
    would only move the focus: Tab and Up and Down do. ``look`` is told where."""

    def __init__(self, page: QWidget, panel: QWidget, look: Callable[[str], None]) -> None:
        super().__init__(page)
        self._look = look
        for each in (page, *panel.findChildren(QAbstractButton)):
            each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            where = _WHERE.get(Qt.Key(event.key()))
            if where is not None and event.modifiers() == Qt.KeyboardModifier.NoModifier:
                self._look(where)
                return True
        return super().eventFilter(watched, event)
