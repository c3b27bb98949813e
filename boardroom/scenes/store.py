"""Pictures that have been drawn, kept as long as there is room."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPixmap


class Store:
    """Holds ``most`` pictures; the one that was used longest ago makes room for a new one."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._pictures: dict[object, QPixmap] = {}

    def __len__(self) -> int:
        return len(self._pictures)

    def once(self, key: object, draw: Callable[[], QPixmap]) -> QPixmap:
        """The picture with this key, drawn now when it is not there."""
        found = self._pictures.pop(key, None)
        if found is None:
            found = draw()
            if len(self._pictures) >= self._most:
                del self._pictures[next(iter(self._pictures))]
        self._pictures[key] = found
        return found
