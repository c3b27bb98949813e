"""What lies before a seat: its number, its card, and what it has taken, open and counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from boardroom.games.colorpop import TOKENS
from boardroom.scenes import look
from boardroom.scenes.colorpop.layout import READABLE, Tray, card_area
from boardroom.scenes.colorpop.token import disc, draw_token
from boardroom.scenes.colorpop.words import PEEK_KEY
from boardroom.scenes.drawing import fade, font, mix
from boardroom.scenes.light import rim, rounded, shadow, sloping
from boardroom.scenes.seats import draw_seat
from boardroom.scenes.signs import sign
from boardroom.scenes.spaces import Layout

_MIDDLE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class Holding:
    """What a tray shows: ``counts`` in the order of TOKENS, and how many of each came last."""

    seat: int
    counts: tuple[int, ...]
    new: tuple[int, ...]
    turn: bool
    """Whether this seat is to move."""
    won: bool
    fill: str
    """The colour of the seat."""


def draw_stacks(
    painter: QPainter,
    layout: Layout,
    tray: Tray,
    holding: Holding,
    theme: look.Theme,
    token: Callable[[str], QPixmap],
) -> None:
    """What a seat has taken, lying in its tray; ``token`` gives the picture of one that does."""
    for kind, spot in enumerate(tray.stacks):
        count = holding.counts[kind]
        picture = token(TOKENS[kind])
        whole = picture.deviceIndependentSize()
        place = layout.at(spot) - QPointF(whole.width() / 2, whole.height() / 2)
        painter.setOpacity(1.0 if count else 0.5 if theme.flat else 0.3)
        # Others below show that more than one lies there.
        for step in range(max(1, min(count, 3)) - 1, -1, -1):
            shift = QPointF(0.035, 0.05) * layout.space * step
            painter.drawPixmap(place + shift, picture)
        painter.setOpacity(1.0)
        _draw_count(painter, layout, spot + tray.count, count, holding.new[kind], theme)


def draw_tray(
    painter: QPainter, layout: Layout, tray: Tray, holding: Holding, theme: look.Theme
) -> None:
    """An empty tray with the number of its seat."""
    shape = rounded(layout.area(tray.area), layout.space * 0.3)
    colour = QColor(look.RACKS[theme.name].tray)
    if theme.flat:
        painter.setPen(QPen(QColor(theme.text), 1.5))
        painter.setBrush(colour)
        painter.drawPath(shape)
    else:
        area = shape.boundingRect()
        shadow(painter, shape, layout.space * 0.14, 0.45)
        painter.fillPath(shape, sloping(area, mix(colour, "#ffffff", 0.2), colour))
        rim(painter, shape, fade("#ffffff", 0.7), fade("#3a1c08", 0.35), layout.space * 0.025)
    if holding.turn or holding.won:
        mark = theme.glow if holding.won else theme.accent
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(mark), max(3.0, layout.space * 0.07)))
        painter.drawPath(shape)
    place = disc(layout.space * 0.3).boundingRect().translated(layout.at(tray.disc))
    draw_seat(painter, place, holding.seat, holding.fill, theme.text)


def _draw_count(
    painter: QPainter, layout: Layout, spot: QPointF, count: int, new: int, theme: look.Theme
) -> None:
    """How many there are, and below how many the last move brought."""
    space = layout.space
    if space < READABLE:
        return
    ground = theme.on_table if theme.flat else theme.text
    painter.setFont(font(max(look.SMALL, space * 0.38), bold=bool(count)))
    painter.setPen(QColor(ground if count else theme.quiet))
    box = layout.area(QRectF(spot.x() - 0.5, spot.y() - 0.4, 1.0, 0.8))
    if not new:
        painter.drawText(box, _MIDDLE, str(count))
        return
    painter.drawText(box.translated(0, -space * 0.15), _MIDDLE, str(count))
    painter.setFont(font(max(look.SMALL, space * 0.28), bold=True))
    painter.setPen(QColor(theme.accent))
    painter.drawText(box.translated(0, space * 0.23), _MIDDLE, f"+{new}")


def draw_card(
    painter: QPainter, colour: str, space: float, size: float, theme: look.Theme, own: bool
) -> None:
    """A card around the origin: its back for ``""``, or the colour that is on it."""
    rack = look.RACKS[theme.name]
    area = card_area(QPointF(), size)
    area = QRectF(area.topLeft() * space, area.size() * space)
    shape = rounded(area, space * size * 0.14)
    if theme.flat:
        painter.setPen(QPen(QColor(theme.text), min(look.EDGE, 4 * size)))
        painter.setBrush(QColor("#FFFFFF" if colour else rack.card))
        painter.drawPath(shape)
    else:
        shadow(painter, shape, space * size * 0.1, 0.5)
        ground = QColor("#FFFBF2" if colour else rack.card)
        painter.fillPath(
            shape, sloping(area, mix(ground, "#ffffff", 0.16), mix(ground, "#000000", 0.08))
        )
        rim(painter, shape, fade("#ffffff", 0.5), fade("#000000", 0.3), space * 0.02)
    painter.setPen(Qt.PenStyle.NoPen)
    if colour:
        draw_token(painter, colour, space * size * 0.92, theme, 0.6)
        return
    _draw_pattern(painter, area, space * size, rack)
    if own:
        _draw_eye(painter, space * size, rack)
        if space >= READABLE:
            painter.setPen(QColor(rack.back))
            painter.setFont(font(max(9.0, space * size * 0.2), bold=True))
            box = area.adjusted(0, area.height() * 0.66, 0, -area.height() * 0.06)
            painter.drawText(box, _MIDDLE, PEEK_KEY)


def _draw_pattern(painter: QPainter, area: QRectF, space: float, rack: look.Rack) -> None:
    """The back: a double line, and all five signs around the middle."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(fade(rack.back, 0.75), max(1.0, space * 0.025)))
    inset = space * 0.085
    painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), space * 0.08, space * 0.08)
    painter.setPen(Qt.PenStyle.NoPen)
    names = ("square", "circle", "diamond", "drop", "heart")
    corners = ((-0.22, -0.4), (0.22, -0.4), (-0.22, 0.4), (0.22, 0.4))
    for name, corner in zip(names, corners, strict=False):
        spot = QPointF(*corner) * space
        painter.fillPath(sign(name, space * 0.085).translated(spot), fade(rack.back, 0.8))


def _draw_eye(painter: QPainter, space: float, rack: look.Rack) -> None:
    """This card may be looked at."""
    lid = space * 0.25
    eye = QPointF(-lid, 0), QPointF(lid, 0)
    path = QPainterPath(eye[0])
    path.quadTo(QPointF(0, -lid * 0.95), eye[1])
    path.quadTo(QPointF(0, lid * 0.95), eye[0])
    painter.setPen(QPen(QColor(rack.back), max(1.5, space * 0.045)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(disc(lid * 0.36), QColor(rack.back))
