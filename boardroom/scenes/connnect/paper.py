"""The sheet as it comes from the press: grid, zones, circles, arrow lines, tracks and boxes."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF

from boardroom.base.words import say
from boardroom.games.connnect import layout
from boardroom.games.connnect.bonuses import BONUSES
from boardroom.scenes import look
from boardroom.scenes.connnect import page, signs
from boardroom.scenes.connnect.signs import SMALL
from boardroom.scenes.drawing import fade, mix
from boardroom.scenes.light import rounded, shadow

MARGIN = 0.18
"""Room around the paper for its shadow."""

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def draw_ground(painter: QPainter, area: QRectF, theme: look.Theme, space: float) -> None:
    """The bare paper with its shadow on the table."""
    paper = look.PAPERS[theme.name]
    body = rounded(area, 0.08)
    if theme.flat:
        painter.setPen(QPen(QColor(paper.line), look.EDGE / space))
        painter.setBrush(QColor(paper.ground))
        painter.drawPath(body)
        return
    shadow(painter, body, 0.14, 0.5)
    light = QLinearGradient(area.topLeft(), area.bottomRight())
    light.setColorAt(0.0, mix(paper.ground, "#ffffff", 0.25))
    light.setColorAt(1.0, mix(paper.ground, "#8a6a3a", 0.07))
    painter.fillPath(body, light)
    painter.setPen(QPen(fade("#5b4628", 0.3), 1.0 / space))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(body)


def draw_grid(painter: QPainter, theme: look.Theme, space: float, *, far: bool = False) -> None:
    """Zones, spaces and circles; ``far``: as on a small sheet, with fine lines."""
    paper = look.PAPERS[theme.name]
    wide = look.EDGE if theme.flat else 1.5
    line = QPen(QColor(paper.line), (1.0 if far else wide) / space)
    for zone in layout.ZONES:
        _zone_mark(painter, zone, paper, line)
    for name in layout.SPACES:
        area = page.space_area(name)
        painter.setPen(Qt.PenStyle.NoPen)
        if name in layout.SETUP_SPACES:
            painter.setBrush(QColor(paper.tint))
            painter.drawRect(area)
            if theme.flat:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(paper.line), 1.5 / space, Qt.PenStyle.DotLine))
                painter.drawRect(area.adjusted(0.13, 0.13, -0.13, -0.13))
    for number in range(7):
        strong = number % 2 == 0
        pen = QPen(line)
        pen.setWidthF(line.widthF() * (1.5 if strong else 0.8))
        painter.setPen(pen)
        shift = QPointF(number, number)
        corner = page.GRID.topLeft()
        painter.drawLine(QLineF(corner + QPointF(0, shift.y()), corner + QPointF(6, shift.y())))
        painter.drawLine(QLineF(corner + QPointF(shift.x(), 0), corner + QPointF(shift.x(), 6)))
    for place in range(len(layout.CIRCLES)):
        painter.setPen(line)
        painter.setBrush(QColor(paper.ground))
        painter.drawEllipse(page.circle_centre(place), page.CIRCLE, page.CIRCLE)


def _zone_mark(painter: QPainter, zone: int, paper: look.Paper, line: QPen) -> None:
    area = page.zone_mark(zone)
    painter.setPen(line)
    middle, reach = area.center(), 0.46
    if zone in layout.COLUMN_ZONES:
        y = area.bottom() - 0.05
        ends = [QPointF(area.left(), y), QPointF(area.right(), y)]
        feet = QPointF(0, 0.1)
    else:
        x = area.right() - 0.05
        ends = [QPointF(x, area.top()), QPointF(x, area.bottom())]
        feet = QPointF(0.1, 0)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF([ends[0] + feet, ends[0], ends[1], ends[1] + feet]))
    body = QRectF(middle.x() - reach / 2, middle.y() - reach / 2, reach, reach)
    signs.little_die(painter, body, zone, paper, paper.ground)


def draw_ends(painter: QPainter, theme: look.Theme, space: float) -> None:
    """The places at the ends of the arrow lines."""
    paper = look.PAPERS[theme.name]
    for line in layout.ARROW_LINES:
        area = page.line_end(line)
        painter.setPen(QPen(QColor(paper.line), (2 if theme.flat else 1.2) / space))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        tip = 0.14
        if line in layout.ROWS:
            shape = [
                area.topLeft(),
                area.topRight() - QPointF(tip, 0),
                QPointF(area.right(), area.center().y()),
                area.bottomRight() - QPointF(tip, 0),
                area.bottomLeft(),
            ]
        else:
            shape = [
                area.topLeft(),
                area.topRight(),
                area.bottomRight() - QPointF(0, tip),
                QPointF(area.center().x(), area.bottom()),
                area.bottomLeft() - QPointF(0, tip),
            ]
        painter.drawPolygon(QPolygonF(shape))


def draw_rows(painter: QPainter, theme: look.Theme, space: float) -> None:
    """Round tracker, Free Action track, the parts of the three sizes, and places for points."""
    paper = look.PAPERS[theme.name]
    pen = QPen(QColor(paper.line), (2 if theme.flat else 1.2) / space)
    for number, area in enumerate(page.round_boxes(), 1):
        _box(painter, area, pen)
        signs.text(painter, area, str(number), SMALL, paper.ink)
    _caption(painter, page.TRACK, say("Free actions"), paper)
    costs = (*layout.FREE_ACTIONS, layout.FREE_ACTIONS_SPENT)
    for cost, area in zip(costs, page.track_boxes(), strict=True):
        dashed = QPen(pen)
        if cost == costs[-1]:
            dashed.setStyle(Qt.PenStyle.DashLine)
        _box(painter, area, dashed)
        signs.text(painter, area, f"−{cost}" if cost else "0", SMALL, paper.ink)
    _caption(painter, page.PART_3, say("Connect-3"), paper)
    _caption(painter, page.PART_4, say("Connect-4"), paper)
    _caption(painter, page.PART_5, say("Connect-5"), paper)
    for name, areas in page.BOXES.items():
        for area in areas:
            _box(painter, area, pen)
            signs.bonus(painter, area, BONUSES[name], paper)
    for number, spaces in enumerate(layout.CONNECT_4.values()):
        area = page.shape_area(number)
        picture = area.adjusted(0.02, 0, -0.02, -0.3)
        fill = paper.ink if theme.flat else paper.tint
        signs.shape(painter, picture, spaces, fill, paper.ink, 0.16)
        _box(painter, page.shape_mark(number), pen)
        painter.drawEllipse(page.shape_circle(number))
    for area in page.five_boxes():
        _box(painter, area, pen)
    for row in (page.TRACK, page.PART_3, page.PART_4, page.PART_5):
        _sum(painter, page.sum_area(row), paper, pen)
    titles = (say("Lines"), say("Circles"), say("Goals"))
    for title, area in zip(titles, page.sums(), strict=True):
        _sum(painter, area, paper, pen)
        head = QRectF(area.left(), area.top() - 0.03, area.width(), 0.34)
        signs.text(painter, head, title, SMALL, paper.ink)


def _box(painter: QPainter, area: QRectF, pen: QPen) -> None:
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area, 0.06, 0.06)


def _sum(painter: QPainter, area: QRectF, paper: look.Paper, pen: QPen) -> None:
    painter.setPen(pen)
    painter.setBrush(QColor(paper.tint))
    painter.drawRoundedRect(area, 0.1, 0.1)


def _caption(painter: QPainter, row: QRectF, words: str, paper: look.Paper) -> None:
    area = QRectF(row.left(), row.top() - 0.1, 1.25, row.height() + 0.2)
    signs.text(painter, area, words, SMALL, paper.ink, flags=_LEFT | Qt.TextFlag.TextWordWrap)
