"""A tray as it is drawn: its grooves, the balls in it, and what they are worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from boardroom.base.words import messages
from boardroom.games.connect_colors import COLOURS, ConnectColorsView
from boardroom.scenes import look
from boardroom.scenes.connect_colors.ball import SIGNS
from boardroom.scenes.connect_colors.board import printed, sunk
from boardroom.scenes.connect_colors.plan import owners
from boardroom.scenes.connect_colors.tray import GROOVE, Tray
from boardroom.scenes.drawing import font, mix
from boardroom.scenes.light import rim, rounded
from boardroom.scenes.seats import draw_seat
from boardroom.scenes.signs import sign
from boardroom.scenes.spaces import Layout

SMALL_BALL = 0.86
"""Width of a ball in a tray, as a share of the step between two."""

_SMALLEST = 7.0
"""Pixels of the smallest letters that are worth drawing."""


@dataclass(frozen=True, slots=True)
class Count:
    """What lies in one tray: balls of each colour in the order of COLOURS, and their worth.

    ``fresh`` are the balls of each colour that the last move has brought.
    """

    balls: tuple[int, ...]
    points: int
    in_threes: bool
    """Full grooves are points; otherwise the balls themselves count (CC-20)."""
    to_move: bool
    won: bool
    fresh: tuple[int, ...]
    fills: tuple[str, ...]
    """The colours of its seats."""


def counted(
    view: ConnectColorsView,
    fresh_seat: int | None,
    fresh: tuple[int, ...],
    seat_colours: tuple[str, ...],
    winners: tuple[int, ...] | None,
) -> tuple[Count, ...]:
    """What lies in each tray; ``fresh`` was brought by ``fresh_seat``.

    ``winners`` are the seats that won once the game is over, None before.
    """
    found = []
    for seats in owners(view):
        balls = tuple(
            sum(dict(view.collected[seat])[colour] for seat in seats) for colour in COLOURS
        )
        points = view.points[seats[0]]
        found.append(
            Count(
                balls,
                points,
                in_threes=view.options.variant != "first-to-ten",
                to_move=winners is None and view.mover in seats,
                won=not set(seats).isdisjoint(winners or ()),
                fresh=fresh if fresh_seat in seats else (0,) * len(COLOURS),
                fills=tuple(seat_colours[seat] for seat in seats),
            )
        )
    return tuple(found)


BallPicture = Callable[[str, float], QPixmap]
"""A ball of a colour, so many pixels wide, in the middle of a picture."""


def draw_tray(painter: QPainter, layout: Layout, tray: Tray, theme: look.Theme) -> None:
    """One tray with nothing in it."""
    printed(painter, rounded(layout.area(tray.area), layout.space * 0.24), layout, theme)
    plate = look.PRINTS[theme.name].plate
    for colour in range(len(COLOURS)):
        for row in range(GROOVE):
            area = layout.area(tray.groove(colour, row))
            sunk(painter, rounded(area, area.height() / 2), plate, area.height() * 0.16, theme)


def draw_count(
    painter: QPainter,
    layout: Layout,
    tray: Tray,
    count: Count,
    theme: look.Theme,
    ball: BallPicture,
) -> None:
    """All that lies in a tray, and what it is worth."""
    if count.won or count.to_move:
        body = rounded(layout.area(tray.area), layout.space * 0.24)
        wide = max(3.0, layout.space * 0.07)
        if count.won and not theme.flat:
            painter.strokePath(body, QPen(mix(theme.glow, "#5a3a00", 0.55), wide + 2.5))
        colour = theme.glow if count.won else theme.accent
        painter.strokePath(body, QPen(QColor(colour), wide))
    for number in range(len(COLOURS)):
        if not count.balls[number]:
            _mark_lane(painter, layout, tray, number, theme)
        if count.in_threes:
            for row in range(count.balls[number] // GROOVE):
                _light(painter, layout, tray, number, row, theme)
        _balls(painter, layout, tray, count, number, theme, ball)
    _head(painter, layout, tray, count, theme)


def _mark_lane(
    painter: QPainter, layout: Layout, tray: Tray, colour: int, theme: look.Theme
) -> None:
    """The sign of the colour for which an empty lane is."""
    painter.save()
    painter.translate(layout.at(tray.slot(colour, 1)))
    mark = sign(SIGNS[COLOURS[colour]], layout.area(tray.groove(colour, 0)).height() * 0.26)
    painter.fillPath(mark, QColor(look.PRINTS[theme.name].pressed))
    painter.restore()


def _light(
    painter: QPainter, layout: Layout, tray: Tray, colour: int, row: int, theme: look.Theme
) -> None:
    """The gold of a full groove."""
    area = layout.area(tray.groove(colour, row))
    shape = rounded(area, area.height() / 2)
    edge = max(1.6, area.height() * 0.1)
    if theme.flat:
        painter.strokePath(shape, QPen(QColor(theme.glow), edge))
        return
    gold = mix(theme.glow, "#7a4a00", 0.3)
    painter.fillPath(shape, mix(look.PRINTS[theme.name].plate, theme.glow, 0.6))
    rim(painter, shape, gold, mix(gold, "#ffffff", 0.35), edge)


def _balls(
    painter: QPainter,
    layout: Layout,
    tray: Tray,
    count: Count,
    colour: int,
    theme: look.Theme,
    ball: BallPicture,
) -> None:
    width = layout.space * tray.pitch * SMALL_BALL
    for number in range(count.balls[colour]):
        painter.save()
        painter.translate(layout.at(tray.slot(colour, number)))
        picture = ball(COLOURS[colour], width)
        half = picture.deviceIndependentSize() / 2
        painter.drawPixmap(QPointF(-half.width(), -half.height()), picture)
        if number >= count.balls[colour] - count.fresh[colour]:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for ink, wide in ((look.PRINTS[theme.name].label, 0.15), ("#FFF8E6", 0.09)):
                painter.setPen(QPen(QColor(ink), width * wide))
                painter.drawEllipse(QPointF(), width * 0.5, width * 0.5)
        painter.restore()


def _head(painter: QPainter, layout: Layout, tray: Tray, count: Count, theme: look.Theme) -> None:
    """The seats as small discs, the worth as a large figure, and what it counts."""
    space = layout.space
    if space * 0.3 >= _SMALLEST:
        for place, seat in enumerate(tray.seats):
            draw_seat(painter, layout.area(tray.disc(place)), seat, count.fills[place], theme.text)
    painter.setPen(QColor(look.PRINTS[theme.name].label))
    painter.setFont(font(max(space * 0.56, 8.0), bold=True))
    align = Qt.AlignmentFlag.AlignCenter
    painter.drawText(layout.area(tray.figure), align, str(count.points))
    words = worth_words(count)
    face = font(min(space * 0.24, look.TEXT))
    below = layout.area(tray.figure.translated(0, 0.56))
    below.setHeight(space * 0.3)
    if face.pixelSize() >= _SMALLEST and (
        QFontMetricsF(face).horizontalAdvance(words) <= below.width() + 4
    ):
        painter.setFont(face)
        painter.drawText(below, align, words)


def worth_words(count: Count) -> str:
    """What the figure of a tray counts."""
    if count.in_threes:
        return messages("point", "points", count.points).show()
    return messages("ball", "balls", count.points).show()
