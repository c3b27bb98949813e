"""The small pictures that are printed on the sheet and the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from boardroom.games.connnect.layout import COLUMNS, ROWS, Bonus, Spaces
from boardroom.scenes.drawing import font
from boardroom.scenes.look import Paper
from boardroom.scenes.seats import draw_seat

SMALL: Final = 0.246
"""Height of the smallest words: 12 pixels at the smallest window."""

_CENTRE: Final = Qt.AlignmentFlag.AlignCenter
_FINE: Final = 100
"""Letters are set this many times larger and scaled down: their size is a whole number."""

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def text(
    painter: QPainter,
    area: QRectF,
    words: str,
    size: float,
    colour: str | QColor,
    *,
    bold: bool = False,
    flags: int | Qt.AlignmentFlag = _CENTRE,
) -> None:
    """Words in an area, ``size`` high, both in the units of the painter."""
    painter.save()
    painter.setPen(QColor(colour))
    painter.setFont(font(size * _FINE, bold=bold))
    painter.scale(1 / _FINE, 1 / _FINE)
    inside = QRectF(area.topLeft() * _FINE, area.size() * _FINE)
    painter.drawText(inside, int(flags) | int(Qt.TextFlag.TextDontClip), words)
    painter.restore()


def shortened(words: str, size: float, width: float, *, bold: bool = False) -> str:
    """As much of a line as there is room for; it ends in … when that is not all."""
    metrics = QFontMetricsF(font(size * _FINE, bold=bold))
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, width * _FINE)


def width_of(words: str, size: float, *, bold: bool = False) -> float:
    """How wide a line is."""
    return QFontMetricsF(font(size * _FINE, bold=bold)).horizontalAdvance(words) / _FINE


def pips(painter: QPainter, middle: QPointF, width: float, number: int, colour: str) -> None:
    """The pips of a die of this width."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    for x, y in _PIPS[number]:
        spot = middle + QPointF(x, y) * width * 0.25
        painter.drawEllipse(spot, width * 0.095, width * 0.095)


def little_die(painter: QPainter, area: QRectF, number: int, paper: Paper, fill: str) -> None:
    """A die as it is printed."""
    painter.setPen(QPen(QColor(paper.line), area.width() * 0.07))
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(area, area.width() * 0.2, area.width() * 0.2)
    pips(painter, area.center(), area.width(), number, paper.ink)


def seat(
    painter: QPainter, area: QRectF, number: int, colour: str, edge: str, space: float
) -> None:
    """The disc of a seat, which is measured in pixels, on a painter that measures in spaces."""
    painter.save()
    painter.scale(1 / space, 1 / space)
    draw_seat(painter, QRectF(area.topLeft() * space, area.size() * space), number, colour, edge)
    painter.restore()


def shape(
    painter: QPainter, area: QRectF, spaces: Spaces, fill: str, line: str, most: float = 1.0
) -> None:
    """A shape of spaces in the middle of an area, no space wider than ``most``."""
    cells = [(COLUMNS.index(name[0]), ROWS.index(name[1:])) for name in spaces]
    wide, high = (1 + max(cell[axis] for cell in cells) for axis in (0, 1))
    side = min(area.width() / wide, area.height() / high, most)
    corner = area.center() - QPointF(wide, high) * side / 2
    painter.setPen(QPen(QColor(line), side * 0.09))
    painter.setBrush(QColor(fill))
    for x, y in cells:
        cell = QRectF(corner + QPointF(x, y) * side, QSizeF(side, side))
        inside = side * 0.06
        painter.drawRoundedRect(
            cell.adjusted(inside, inside, -inside, -inside), side * 0.16, side * 0.16
        )


def bonus(painter: QPainter, area: QRectF, what: Bonus, paper: Paper) -> None:
    """A bonus as it stands in its box, with its points at the foot."""
    picture = QRectF(area.left(), area.top(), area.width(), area.height() * 0.58)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(QColor(paper.ink), area.width() * 0.075)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    _PICTURES[what.effect](painter, picture, what, paper)
    foot = QRectF(area.left(), picture.bottom() - 0.06, area.width(), area.height() * 0.5)
    if what.lightning:
        _bolt(painter, QPointF(area.left() + area.width() * 0.26, foot.center().y()), paper)
        foot.setLeft(area.left() + area.width() * 0.3)
    text(painter, foot, str(what.points), SMALL, paper.ink)


def _bolt(painter: QPainter, middle: QPointF, paper: Paper) -> None:
    """At once."""
    points = ((0.03, -0.09), (-0.05, 0.015), (0.0, 0.015), (-0.03, 0.09), (0.05, -0.02), (0, -0.02))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(paper.accent))
    painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in points]))


def _write(painter: QPainter, area: QRectF, what: Bonus, paper: Paper) -> None:
    text(painter, area, str(what.number), 0.29, paper.ink, bold=True)


def _any_two(painter: QPainter, area: QRectF, what: Bonus, paper: Paper) -> None:
    text(painter, area, "??", 0.25, paper.ink, bold=True)


def _move(painter: QPainter, area: QRectF, what: Bonus, paper: Paper) -> None:
    width = area.width()
    old = QRectF(area.left() + width * 0.14, area.top() + width * 0.24, width * 0.3, width * 0.3)
    painter.drawLine(QLineF(old.topLeft(), old.bottomRight()))
    painter.drawLine(QLineF(old.topRight(), old.bottomLeft()))
    y = old.center().y()
    start, end = area.left() + width * 0.54, area.right() - width * 0.1
    _arrow(painter, QPointF(start, y), QPointF(end, y), width * 0.15)


def _arrow(painter: QPainter, start: QPointF, end: QPointF, head: float) -> None:
    """A level arrow; its head reaches so far back and to each side."""
    back = QPointF(head if end.x() < start.x() else -head, 0)
    side = QPointF(0, head)
    painter.drawLine(QLineF(start, end))
    painter.drawLine(QLineF(end, end + back + side))
    painter.drawLine(QLineF(end, end + back - side))


def _switch(painter: QPainter, area: QRectF, what: Bonus, paper: Paper) -> None:
    width, middle = area.width(), area.center()
    for y, turn in ((-0.15, 1), (0.19, -1)):
        spot = middle + QPointF(0, y * width)
        reach = QPointF(width * 0.3 * turn, 0)
        _arrow(painter, spot - reach, spot + reach, width * 0.13)


def _step(painter: QPainter, area: QRectF, what: Bonus, paper: Paper) -> None:
    text(painter, area, "±", 0.33, paper.ink, bold=True)


def _again(painter: QPainter, area: QRectF, what: Bonus, paper: Paper) -> None:
    """Two claims that share a number."""
    width, middle = area.width(), area.center()
    for way in (-1, 1):
        reach = width * 0.25
        painter.drawEllipse(middle + QPointF(way * width * 0.13, 0), reach, reach)


def _six(painter: QPainter, area: QRectF, what: Bonus, paper: Paper) -> None:
    text(painter, area, "+6", SMALL, paper.ink, bold=True)


_PICTURES: Final[dict[str, Callable[[QPainter, QRectF, Bonus, Paper], None]]] = {
    "write": _write,
    "any2": _any_two,
    "move": _move,
    "switch": _switch,
    "step": _step,
    "again": _again,
    "six": _six,
}


def chevron(painter: QPainter, area: QRectF, colour: str, *, left: bool) -> None:
    """An arrow of a button."""
    reach = area.height() * 0.2
    tip = QPointF(reach / 2 * (-1 if left else 1), 0)
    path = QPainterPath(area.center() - tip + QPointF(0, -reach))
    path.lineTo(area.center() + tip)
    path.lineTo(area.center() - tip + QPointF(0, reach))
    pen = QPen(QColor(colour), area.height() * 0.09)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawPath(path)
