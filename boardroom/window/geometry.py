"""Where the window stands: as it was left, and always whole on a screen that is there."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from boardroom.window.settings import Geometry

LEAST = QSize(900, 620)
"""Smallest window; with its frame it fits a screen of 1024 x 720."""

USUAL = QSize(1280, 800)
_FRAME = QSize(16, 48)
"""Room for the frame and the title that the system draws around the window."""


def place(geometry: Geometry | None, screens: list[QRect]) -> QRect:
    """Where the window goes, of the free areas of the screens; the first is the main one.

    A window that was left on a screen that is gone, or is larger than it is now, is moved and
    shrunk until it is whole.
    """
    if geometry is None:
        wanted = QRect(screens[0].topLeft(), USUAL)
        wanted.moveCenter(screens[0].center())
    else:
        wanted = QRect(geometry.x, geometry.y, geometry.width, geometry.height)

    def shared(screen: QRect) -> int:
        common = screen.intersected(wanted)
        return max(0, common.width()) * max(0, common.height())

    room = max(screens, key=shared)
    most = room.size() - _FRAME
    wanted.setSize(wanted.size().expandedTo(LEAST).boundedTo(most.expandedTo(LEAST)))
    x = max(room.left(), min(wanted.left(), room.right() - wanted.width() + 1))
    y = max(room.top(), min(wanted.top(), room.bottom() - wanted.height() + 1))
    return QRect(x, y, wanted.width(), wanted.height())


def screens() -> list[QRect]:
    """The free area of each screen, the main one first."""
    main = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen is not main]
    return [screen.availableGeometry() for screen in (main, *others)]


def left_at(window: QWidget) -> Geometry:
    """How the window stands, to be remembered."""
    area = window.normalGeometry() if window.isMaximized() or window.isFullScreen() else None
    area = area if area is not None and area.isValid() else window.geometry()
    return Geometry(area.x(), area.y(), area.width(), area.height(), window.isMaximized())
