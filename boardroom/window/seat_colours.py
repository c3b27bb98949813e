"""The colours that seats can have, to tell players apart in panels and logs.

Three facts beside the colour (the number, the name, the place in the list) say the same.
Any two stay at least 35 apart for colour-blind eyes, as all palettes of the program do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPen, QPixmap

from boardroom.base.words import Message, message
from boardroom.play.seat import Seat
from boardroom.scenes.look import SEATS


@dataclass(frozen=True, slots=True)
class SeatColour:
    """One colour: its fill as ``#RRGGBB``, and what it is called."""

    fill: str
    title: Message


_TITLES = {
    "red": message("Red"),
    "blue": message("Blue"),
    "orange": message("Orange"),
    "green": message("Green"),
    "purple": message("Purple"),
}

COLOURS = {name: SeatColour(fill, _TITLES[name]) for name, fill in SEATS.items()}
"""By the id that is saved with a seat, in the order in which new seats get them."""


def seat_colour(colour: str, seat: int) -> SeatColour:
    """The colour of a seat, counted from 0: its own, or the one of its place at the table."""
    return COLOURS.get(colour) or list(COLOURS.values())[seat % len(COLOURS)]


def seat_fills(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The fill of each seat of a game."""
    return tuple(seat_colour(seat.colour, place).fill for place, seat in enumerate(seats))


def marker(colour: str, text: str, size: int, ratio: float, edge: str) -> QPixmap:
    """A disc in the colour of a seat with its number, ``size`` device-independent pixels wide."""
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    disc = QRectF(1, 1, size - 2, size - 2)
    fill = QColor(colour)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(fill)
    painter.setPen(QPen(QColor(edge), 1.5))
    painter.drawEllipse(disc)
    if text:
        font = QFont()
        font.setPixelSize(round(size * 0.55))
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(QColor(ink_on(fill)))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return picture


def marker_icon(colour: str, text: str, edge: str) -> QIcon:
    """The same as an icon for lists and menus."""
    icon = QIcon()
    for ratio in (1.0, 1.5, 2.0):
        icon.addPixmap(marker(colour, text, 20, ratio, edge))
    return icon


def ink_on(fill: QColor) -> str:
    """Dark or light, whichever has the greater contrast (WCAG relative luminance)."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (fill.redF(), fill.greenF(), fill.blueF()))
    luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return "#1A1410" if (luminance + 0.05) ** 2 > 1.05 * 0.05 else "#FFFFFF"
