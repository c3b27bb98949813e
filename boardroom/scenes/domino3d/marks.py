"""What is written over the board: the points of each pair, and what they are for."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from boardroom.games.domino3d import Contact
from boardroom.scenes import look
from boardroom.scenes.domino3d.camera import Camera
from boardroom.scenes.domino3d.furniture import pill
from boardroom.scenes.drawing import font
from boardroom.scenes.light import rounded, shadow


def paint_points(
    painter: QPainter, contacts: Iterable[Contact], camera: Camera, theme: look.Theme
) -> None:
    """The points of every pair that brings some, where its faces touch."""
    size = max(float(look.SMALL), min(18.0, camera.scale * 0.3))
    taken: list[QRectF] = []
    for contact in contacts:
        if not contact.points:
            continue
        x, y, z = (np.array(contact.cell) + np.array(contact.lying_cell)) / 2 + 0.5
        text = f"+{contact.points}"
        wide = QFontMetricsF(font(size, bold=True)).horizontalAdvance(text) + size
        area = QRectF(0, 0, wide, size * 1.5)
        area.moveCenter(camera.at(x, y, z))
        while any(area.intersects(other) for other in taken):
            area.translate(0, -size * 0.6)
        taken.append(area)
        pill(
            painter,
            area,
            text,
            face_size=size,
            ground=theme.accent,
            ink=theme.on_accent,
            theme=theme,
        )


def paint_caption(painter: QPainter, text: str, room: QRectF, theme: look.Theme) -> None:
    """A line of words at the lower edge of a room, broken where it is too long."""
    face = font(look.TEXT, bold=True)
    metrics = QFontMetricsF(face)
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
    widest = QRectF(0, 0, min(room.width() - 32, 560.0), 200)
    body = metrics.boundingRect(widest, flags, text).adjusted(-14, -7, 14, 7)
    body.moveCenter(QPointF(room.center().x(), room.bottom() - body.height() / 2))
    shape = rounded(body, look.CORNER)
    if not theme.flat:
        shadow(painter, shape, 7.0, 0.45)
    painter.setPen(QPen(QColor(theme.line), look.EDGE if theme.flat else 1.0))
    painter.setBrush(QColor(theme.panel))
    painter.drawPath(shape)
    painter.setFont(face)
    painter.setPen(QColor(theme.text))
    painter.drawText(body, flags, text)
