"""The icon of the program in the sizes that desktops ask for, drawn from its one SVG."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

from PIL import Image
from PySide6.QtCore import QBuffer, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from system import ROOT

SOURCE: Final = ROOT / "resources" / "icons" / "app.svg"

SIZES: Final = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
"""Pixels along each side; the folders of the theme that every desktop falls back to."""

ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 256)
"""What Windows shows at 100 to 250 % in lists, on the task bar and as a large symbol."""

ICNS_SIZES: Final = (32, 64, 128, 256, 512, 1024)
"""What macOS shows; it makes 16 from 32."""


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


def write_ico(path: Path) -> None:
    """Write the icon for Windows: all sizes in one file, each drawn for itself."""
    _write_together(path, "ICO", ICO_SIZES)


def write_icns(path: Path) -> None:
    """Write the icon for macOS: all sizes in one file, each drawn for itself."""
    _write_together(path, "ICNS", ICNS_SIZES)


def _write_together(path: Path, form: str, sizes: tuple[int, ...]) -> None:
    *smaller, largest = (_as_pillow(drawn(size)) for size in sizes)
    path.parent.mkdir(parents=True, exist_ok=True)
    # Of its own, Pillow would shrink the largest to the sizes that it is not given.
    each = [(size, size) for size in sizes]
    largest.save(path, format=form, sizes=each, append_images=smaller)


def _as_pillow(image: QImage) -> Image.Image:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload] # it takes any device
    return Image.open(io.BytesIO(buffer.data().data()))
