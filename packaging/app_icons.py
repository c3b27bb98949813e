"""The icon of the program in the sizes that desktops ask for, drawn from its one SVG."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE: Final = Path(__file__).resolve().parent.parent / "resources" / "icons" / "app.svg"

SIZES: Final = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
"""Pixels along each side; the folders of the theme that every desktop falls back to."""


def drawn(size: int) -> QImage:
    """The icon, so many pixels wide and high, on nothing."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(SOURCE)).render(painter)
    painter.end()
    return image


def write_theme(folder: Path, name: str) -> None:
    """Write the icon of that name in all sizes, and as SVG, into a folder such as `hicolor`."""
    for size in SIZES:
        place = folder / f"{size}x{size}" / "apps" / f"{name}.png"
        place.parent.mkdir(parents=True)
        if not drawn(size).save(str(place)):
            raise OSError(f"cannot write {place}")
    scalable = folder / "scalable" / "apps" / f"{name}.svg"
    scalable.parent.mkdir(parents=True)
    scalable.write_bytes(SOURCE.read_bytes())
