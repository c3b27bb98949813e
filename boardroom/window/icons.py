"""The icons: one stroke, 20 pixels, drawn in the colour that the theme asks for."""

from __future__ import annotations

from functools import cache
from weakref import WeakSet

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QAction, QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton, QLabel
from shiboken6 import isValid

from boardroom.base import resources

SIZE = 20
"""Side of an icon, in device-independent pixels."""

_RATIOS = (1.0, 1.25, 1.5, 2.0, 3.0)
_FADED = 0.4
"""Opacity of the icon of something that cannot be used now."""

_NAME = "icon_name"
_wearers: WeakSet[QAbstractButton | QAction | QLabel] = WeakSet()
_ink = {"plain": "#2A211B", "primary": "#FFFFFF"}


def use_ink(plain: str, primary: str) -> None:
    """Choose the colours (``#RRGGBB``) of icons from now on; :func:`redraw` those in use."""
    _ink["plain"], _ink["primary"] = plain, primary


def wear_icon(wearer: QAbstractButton | QAction | QLabel, name: str) -> None:
    """Give a button, an action or a label an icon that :func:`redraw` keeps in its theme."""
    wearer.setProperty(_NAME, name)
    _wearers.add(wearer)
    _draw_on(wearer)


def redraw() -> None:
    """Draw all icons that are worn again, after the theme changed.

    They are not looked for among the children of the windows: that would make Python know every
    part that Qt has given its widgets, and Qt never tells when one of those is gone.
    """
    for wearer in list(_wearers):
        if isValid(wearer):
            _draw_on(wearer)


def icon(name: str, colour: str) -> QIcon:
    """An icon in one colour; FileNotFoundError when there is none with this name."""
    made = QIcon()
    for ratio in _RATIOS:
        picture = pixmap(name, colour, SIZE, ratio)
        made.addPixmap(picture, QIcon.Mode.Normal)
        made.addPixmap(_fade(picture), QIcon.Mode.Disabled)
    return made


def pixmap(name: str, colour: str, size: int, ratio: float) -> QPixmap:
    """An icon as a picture of ``size`` device-independent pixels a side."""
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(QByteArray(_drawing(name).replace(b"#000000", colour.encode())))
    painter = QPainter(picture)
    renderer.render(painter, QRectF(picture.rect()))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


def app_icon() -> QIcon:
    """The icon of the program, as the system shows it in lists and title bars."""
    return QIcon(str(resources.file("icons/app.svg")))


def _draw_on(wearer: QAbstractButton | QAction | QLabel) -> None:
    name = wearer.property(_NAME)
    if not name:
        return
    colour = _ink["primary" if wearer.property("role") == "primary" else "plain"]
    if isinstance(wearer, QLabel):
        wearer.setPixmap(pixmap(name, colour, SIZE, wearer.devicePixelRatioF()))
    else:
        wearer.setIcon(_kept(name, QColor(colour).name()))


@cache
def _drawing(name: str) -> bytes:
    return resources.file(f"icons/{name}.svg").read_bytes()


_kept = cache(icon)


def _fade(picture: QPixmap) -> QPixmap:
    faded = QPixmap(picture.size())
    faded.fill(Qt.GlobalColor.transparent)
    painter = QPainter(faded)
    painter.setOpacity(_FADED)
    painter.drawPixmap(faded.rect(), picture)
    painter.end()
    faded.setDevicePixelRatio(picture.devicePixelRatio())
    return faded


def forget() -> None:
    """Let go of all drawn icons, before the application ends that they belong to."""
    _kept.cache_clear()
