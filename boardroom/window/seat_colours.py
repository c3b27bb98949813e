"""The colours that seats can have, to tell players apart in panels and logs.

Three facts beside the colour (the number, the name, the place in the list) say the same.
Any two stay at least 35 apart for colour-blind eyes, as all palettes of the program do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from boardroom.base.words import Message, message
from boardroom.play.seat import Seat
from boardroom.scenes.look import SEATS
from boardroom.scenes.seats import draw_seat


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


def marker(colour: str, seat: int | None, size: int, ratio: float, edge: str) -> QPixmap:
    """The disc of a seat, counted from 0, ``size`` device-independent pixels wide."""
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_seat(painter, QRectF(0, 0, size, size), seat, colour, edge)
    painter.end()
    return picture


def marker_icon(colour: str, seat: int | None, edge: str) -> QIcon:
    """The same as an icon for lists and menus."""
    icon = QIcon()
    for ratio in (1.0, 1.5, 2.0):
        icon.addPixmap(marker(colour, seat, 20, ratio, edge))
    return icon
