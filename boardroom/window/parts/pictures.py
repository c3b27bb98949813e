"""The stored pictures of parts and games, as the catalogue shows them."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap

from boardroom.base import resources


@cache
def part_picture(id: str, size: QSize, ratio: float) -> QPixmap | None:
    """The picture of a part or a game on nothing, at most ``size`` device-independent pixels large;
    None where there is none."""
    path = resources.folder("parts") / f"{id}.png"
    picture = QPixmap(str(path)) if path.is_file() else QPixmap()
    if picture.isNull():
        return None
    shrunk = picture.scaled(
        size * ratio,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    shrunk.setDevicePixelRatio(ratio)
    return shrunk


def forget() -> None:
    """Let go of all pictures, with the page that showed them."""
    part_picture.cache_clear()
