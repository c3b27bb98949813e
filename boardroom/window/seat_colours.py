"""The colours that seats can have, to tell players apart in panels and logs.

Three facts beside the colour (the number, the name, the place in the list) say the same.
Any two stay at least 35 apart for colour-blind eyes, as all palettes of the program do.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPen, QPixmap

from boardroom.base.words import Message, message


@dataclass(frozen=True, slots=True)
class SeatColour:
    """One colour: its fill as ``#RRGGBB``, and what it is called."""

    fill: str
    title: Message


COLOURS: dict[str, SeatColour] = {
    "red": SeatColour("#B42807", message("Red")),
    "blue": SeatColour("#48BDFF", message("Blue")),
    "orange": SeatColour("#FFAF07", message("Orange")),
    "green": SeatColour("#14595C", message("Green")),
    "purple": SeatColour("#5D0694", message("Purple")),
}
"""By the id that is saved with a seat, in the order in which new seats get them."""


def seat_colour(colour: str, seat: int) -> SeatColour:
    """The colour of a seat, counted from 0: its own, or the one of its place at the table."""
    return COLOURS.get(colour) or list(COLOURS.values())[seat % len(COLOURS)]


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
