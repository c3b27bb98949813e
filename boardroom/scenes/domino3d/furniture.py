"""What stands around the board: the plates of the seats, the bag, the rack of the hand."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from boardroom.scenes import look
from boardroom.scenes.domino3d.faces import Skin
from boardroom.scenes.domino3d.layout import RACK_LAMP, standing
from boardroom.scenes.domino3d.stones import Inks, paint_chip
from boardroom.scenes.drawing import fade, font, mix
from boardroom.scenes.light import recess, rim, rounded, shadow, sloping
from boardroom.scenes.pouch import draw_pouch
from boardroom.scenes.seats import draw_seat

_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

_DISC = 0.58
"""Width of the number of a seat, against the height of its plate."""

_ROOMY = 48.0
"""Height of a plate from which on its words are larger, in pixels."""

_POUCH = 1.56
"""Height of the drawn bag in its own measure."""


@dataclass(frozen=True, slots=True)
class Plate:
    """What is written on the plate of a seat, which is counted from 0."""

    seat: int
    name: str
    below: str
    points: str
    active: bool
    won: bool
    fill: str
    """The colour of the seat."""


def paint_plate(painter: QPainter, area: QRectF, plate: Plate, theme: look.Theme) -> None:
    """Number, name, chips and points of one seat; an edge says whose turn it is, and who won."""
    body = area.adjusted(4, 3, -4, -5)
    shape = rounded(body, look.CORNER)
    if not theme.flat:
        shadow(painter, shape, 7.0, 0.45)
    marked = plate.active or plate.won
    edge = theme.glow if plate.won else theme.accent if plate.active else theme.line
    painter.setPen(QPen(QColor(edge), look.EDGE if theme.flat or marked else 1.0))
    painter.setBrush(QColor(theme.panel))
    painter.drawPath(shape)
    inside = body.adjusted(look.INSIDE + 2, 2, -look.INSIDE - 2, -2)
    roomy = body.height() >= _ROOMY
    tall = look.HEAD if roomy else look.TITLE if body.height() >= 36 else look.LARGE
    big = font(tall, bold=True)
    painter.setFont(big)
    painter.setPen(QColor(theme.text))
    painter.drawText(inside, _RIGHT, plate.points)
    wide = round(body.height() * _DISC)
    disc = QRectF(inside.left() - 2, inside.center().y() - wide / 2, wide, wide)
    draw_seat(painter, disc, plate.seat, plate.fill, theme.text)
    left = disc.right() + 6
    room = inside.right() - left - QFontMetricsF(big).horizontalAdvance(plate.points) - 6
    half = inside.height() / 2
    lines = (
        (plate.name, look.LARGE if roomy else look.SMALL, theme.text, plate.active),
        (plate.below, look.TEXT if roomy else look.SMALL, theme.quiet, False),
    )
    for row, (text, size, colour, bold) in enumerate(lines):
        face = font(size, bold=bold)
        painter.setFont(face)
        painter.setPen(QColor(colour))
        line = QRectF(left, inside.top() + row * half, room, half)
        shown = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, room)
        painter.drawText(line, _LEFT, shown)


def paint_bag(painter: QPainter, area: QRectF, theme: look.Theme) -> None:
    """The bag."""
    painter.save()
    painter.translate(area.center().x(), area.top() + area.height() * 0.53)
    draw_pouch(painter, area.height() / _POUCH * 0.92, theme)
    painter.restore()


def paint_count(painter: QPainter, area: QRectF, count: int, theme: look.Theme) -> None:
    """The number of chips in the bag that lies there."""
    size = max(float(look.TEXT), area.height() * 0.13)
    text = str(count)
    wide = max(QFontMetricsF(font(size, bold=True)).horizontalAdvance(text) + size, size * 1.9)
    label = QRectF(0, 0, wide, size * 1.6)
    label.moveCenter(QPointF(area.center().x(), area.top() + area.height() * 0.72))
    pill(painter, label, text, face_size=size, ground=theme.panel, ink=theme.text, theme=theme)


def pill(
    painter: QPainter,
    area: QRectF,
    text: str,
    *,
    face_size: float,
    ground: str,
    ink: str,
    theme: look.Theme,
) -> None:
    """A few words on a ground with round ends."""
    if not theme.flat:
        shadow(painter, rounded(area, area.height() / 2), area.height() * 0.2, 0.4)
    painter.setPen(QPen(QColor(theme.text), 2.0) if theme.flat else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
    painter.setFont(font(face_size, bold=True))
    painter.setPen(QColor(ink))
    painter.drawText(area, _CENTRE, text)


def paint_rack(
    painter: QPainter, area: QRectF, chip: float, theme: look.Theme, *, active: bool
) -> None:
    """The wooden rack, without chips and its front edge."""
    stone = look.STONES[theme.name]
    body = area.adjusted(0, chip * 1.25, 0, 0)
    shape = rounded(body, chip * 0.22)
    if theme.flat:
        painter.setPen(QPen(QColor(theme.accent if active else theme.text), look.EDGE))
        painter.setBrush(QColor(stone.rim))
        painter.drawPath(shape)
        return
    shadow(painter, shape, chip * 0.32, 0.55)
    ground = QColor(stone.rim)
    painter.fillPath(
        shape, sloping(body, mix(ground, "#FFE9C8", 0.18), mix(ground, "#1A0D06", 0.22))
    )
    rim(painter, shape, fade("#FFF1D8", 0.55), fade("#1A0D06", 0.5), chip * 0.03)
    groove = rounded(body.adjusted(chip * 0.16, chip * 0.2, -chip * 0.16, -chip * 0.34), chip * 0.1)
    painter.fillPath(groove, mix(ground, "#1A0D06", 0.34))
    recess(painter, groove, chip * 0.12, 0.5)
    if active:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.accent), look.EDGE))
        painter.drawPath(shape)


@dataclass(frozen=True, slots=True)
class Shown:
    """A chip in the rack: its numbers, None when it is face down, and how it stands there."""

    numbers: tuple[int, int] | None
    front: QRectF
    faint: bool = False
    """It fits nowhere."""
    chosen: bool = False
    cursor: bool = False


def paint_shown(painter: QPainter, chip: Shown, inks: Inks) -> None:
    """One chip that stands in the rack."""
    theme = inks.theme
    front = chip.front
    if not theme.flat:
        shadow(painter, rounded(front, front.width() * 0.1), front.width() * 0.14, 0.4)
    skin = Skin.BACK if chip.numbers is None else Skin.DIM if chip.faint else Skin.SOLID
    if chip.chosen and not chip.faint:
        skin = Skin.LAST
    paint_chip(painter, chip.numbers or (0, 0), standing(front), RACK_LAMP, inks, skin)
    if chip.cursor:
        grow = max(3.0, front.width() * 0.09)
        around = front.adjusted(
            -grow, -grow - front.width() * 0.22, grow + front.width() * 0.1, grow
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((theme.panel, 6.0), (theme.accent, 3.0)):
            painter.setPen(QPen(QColor(colour), wide))
            painter.drawRoundedRect(around, look.CORNER, look.CORNER)


def paint_pass(
    painter: QPainter, area: QRectF, words: str, theme: look.Theme, *, cursor: bool
) -> None:
    """The button of somebody who can do nothing else."""
    shape = rounded(area, look.CORNER)
    if not theme.flat:
        shadow(painter, shape, 8.0, 0.5)
    painter.setBrush(QColor(theme.accent))
    painter.setPen(QPen(QColor(theme.panel), 3.0) if cursor else Qt.PenStyle.NoPen)
    painter.drawPath(shape)
    painter.setFont(font(look.LARGE, bold=True))
    painter.setPen(QColor(theme.on_accent))
    painter.drawText(area, _CENTRE, words)


def paint_knobs(painter: QPainter, areas: dict[str, QRectF], theme: look.Theme) -> None:
    """Round buttons that move the eye: plus, minus, and an arrow that goes round."""
    for name, area in areas.items():
        shape = rounded(area, area.width() / 2)
        if not theme.flat:
            shadow(painter, shape, 4.0, 0.35)
        painter.setBrush(QColor(theme.panel))
        painter.setPen(QPen(QColor(theme.line), look.EDGE if theme.flat else 1.0))
        painter.drawPath(shape)
        pen = QPen(QColor(theme.text), 2.2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        middle, reach = area.center(), area.width() * 0.2
        if name == "reset":
            around = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
            painter.drawArc(around, 60 * 16, 300 * 16)
            tip = QPointF(middle.x() + reach * 0.5, middle.y() - reach * 0.866)
            painter.drawLine(tip, tip + QPointF(-1.0, -5.0))
            painter.drawLine(tip, tip + QPointF(-5.0, 1.5))
            continue
        painter.drawLine(middle - QPointF(reach, 0), middle + QPointF(reach, 0))
        if name == "closer":
            painter.drawLine(middle - QPointF(0, reach), middle + QPointF(0, reach))
