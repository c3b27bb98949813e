"""The settings in use: read once, written at each change, and told to whoever listens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

from boardroom.window.settings import LastGame, Settings, read_settings, write_settings


class Keeper(QObject):
    """Holds the settings; ``trouble`` is a line to show when the file is broken or unwritable."""

    changed = Signal()
    trouble = Signal(str)

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self.now: Settings
        self.now, self.opening_trouble = read_settings(path)

    def change(self, **changes: Any) -> None:
        """Change some settings and put them on the disk."""
        changed = msgspec.structs.replace(self.now, **changes)
        if changed == self.now:
            return
        self.now = changed
        trouble = write_settings(self._path, changed)
        self.changed.emit()
        if trouble is not None:
            self.trouble.emit(trouble.show())

    def mute(self) -> None:
        """Switch the sounds off, or on again."""
        self.change(muted=not self.now.muted)

    def remember_game(self, game: str, last: LastGame) -> None:
        """Keep how a game was set up, for the next time."""
        self.change(last={**self.now.last, game: last}, recent=game)
