"""Saved games that are dragged onto the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QDropEvent


def dropped_game(event: QDropEvent) -> Path | None:
    """The one saved game that is being dropped; None for anything else."""
    from boardroom.play.record import SUFFIX  # the window comes first

    urls = event.mimeData().urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix.lower() == SUFFIX else None
