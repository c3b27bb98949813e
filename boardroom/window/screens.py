"""What the program sees of the machine's screens, as a report of a fault needs it."""

from __future__ import annotations

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication, QScreen


def qt_version() -> str:
    """The version of Qt that is loaded."""
    return qVersion()


def told_screens() -> str:
    """How windows get onto the screen, and each screen with its size, ratio and rate."""
    app = QGuiApplication.instance()
    if not isinstance(app, QGuiApplication):
        app = QGuiApplication(["boardroom"])
    screens = "; ".join(map(_told, app.screens()))
    return f"{app.platformName()}: {screens}"


def _told(screen: QScreen) -> str:
    size = screen.size()
    return (
        f"{screen.name()} {size.width()} x {size.height()} at {screen.devicePixelRatio():g}, "
        f"{screen.refreshRate():.0f} Hz"
    )
