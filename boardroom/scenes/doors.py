"""Places in the rim of a board: a chevron that is lit when it may be chosen, a plug when shut."""

from __future__ import annotations

import math
from enum import Enum
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from boardroom.scenes import look
from boardroom.scenes.drawing import canvas, fade, mix
from boardroom.scenes.light import recess, rim, rounded, shadow, sloping

PICTURE = 0.8
"""Width of the picture of a door, in spaces."""

_LONG, _WIDE, _CORNER = 0.44, 0.48, 0.12


class Rim(Protocol):
    """The colours of the rim, ``#RRGGBB``: its ground, and the sign of what cannot be chosen."""

    @property
    def rim(self) -> str: ...
    @property
    def idle(self) -> str: ...


class Door(Enum):
    """What a place in the rim shows."""

    IDLE = "idle"
    """Nobody may choose it now."""
    OPEN = "open"
    """It may be chosen."""
    TAKEN = "taken"
    """It is pointed at, and may be chosen."""
    SHUT = "shut"
    """It leads nowhere now."""


def door_picture(
    state: Door, way: QPointF, space: float, ratio: float, theme: look.Theme, colours: Rim
) -> QPixmap:
    """A door in the middle of a picture that is ``PICTURE`` spaces wide.

    ``way`` is the direction that it stands for, one space long.
    """
    pixmap = canvas(space * PICTURE, space * PICTURE, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(space * PICTURE / 2, space * PICTURE / 2)
    long, wide = (_LONG, _WIDE) if way.x() else (_WIDE, _LONG)
    notch = QRectF(-long / 2 * space, -wide / 2 * space, long * space, wide * space)
    shape = rounded(notch, _CORNER * space)
    if not theme.flat:
        _cut(painter, shape, state, space, colours, theme)
    elif state is Door.TAKEN:
        painter.fillPath(shape, QColor(theme.accent))
    sign = _bar() if state is Door.SHUT else _chevron()
    painter.rotate(math.degrees(math.atan2(way.y(), way.x())))
    painter.scale(space, space)
    painter.setPen(_pen(state, colours, theme))
    painter.drawPath(sign)
    painter.end()
    return pixmap


def _pen(state: Door, colours: Rim, theme: look.Theme) -> QPen:
    colour = {
        Door.IDLE: colours.idle,
        Door.OPEN: theme.accent,
        Door.TAKEN: theme.on_accent,
        Door.SHUT: colours.idle,
    }[state]
    width = 0.055 if state in (Door.IDLE, Door.SHUT) else 0.085
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _cut(
    painter: QPainter,
    shape: QPainterPath,
    state: Door,
    space: float,
    colours: Rim,
    theme: look.Theme,
) -> None:
    """The notch in the rim, or the plug that fills it."""
    body = shape.boundingRect()
    if state is Door.SHUT:
        shadow(painter, shape, space * 0.05, 0.5)
        painter.fillPath(
            shape, sloping(body, mix(colours.rim, "#ffffff", 0.3), mix(colours.rim, "#2a1408", 0.1))
        )
        rim(painter, shape, fade("#ffffff", 0.6), fade("#3a1c08", 0.4), space * 0.02)
        return
    ground = mix(colours.rim, "#3a1c08", 0.10)
    if state is Door.OPEN:
        ground = mix(ground, theme.accent, 0.10)
    if state is Door.TAKEN:
        ground = QColor(theme.accent)
    painter.fillPath(shape, ground)
    recess(painter, shape, space * 0.06, 0.34)


def _chevron() -> QPainterPath:
    """Points to the right, around the origin."""
    path = QPainterPath(QPointF(-0.07, -0.125))
    path.lineTo(0.065, 0)
    path.lineTo(-0.07, 0.125)
    return path


def _bar() -> QPainterPath:
    """Closes the way to the right."""
    path = QPainterPath(QPointF(0, -0.1))
    path.lineTo(0, 0.1)
    return path
