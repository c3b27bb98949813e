"""The pictures of one size, ratio and theme, each drawn once when it is first needed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from boardroom.games.grid import Cell
from boardroom.scenes import look
from boardroom.scenes.connect_colors.ball import BALL, ball
from boardroom.scenes.connect_colors.board import draw_board
from boardroom.scenes.connect_colors.counting import Count, draw_count, draw_tray
from boardroom.scenes.connect_colors.plan import Plan, way
from boardroom.scenes.connect_colors.tray import Tray
from boardroom.scenes.doors import Door, door_picture
from boardroom.scenes.drawing import canvas, fade, font
from boardroom.scenes.light import rounded
from boardroom.scenes.spaces import Layout
from boardroom.scenes.store import Store

_SPREAD = 0.5
"""Room for shadows around a picture, in fields."""

_SMALL_SIGN = 0.58
"""Signs on the balls in the trays are larger against the ball, so that they can be read."""

_KEPT = 120
"""How many pictures are kept: more than lie on a table at a time."""


class Sprites:
    """All pictures of the scene. ``space`` is the width of a field in them, in pixels."""

    def __init__(self, space: float, ratio: float, theme: look.Theme) -> None:
        self.space, self.ratio, self.theme = space, ratio, theme
        self._pictures = Store(_KEPT)

    def ball(self, colour: str) -> QPixmap:
        """A ball on the board."""
        width = self.space * BALL
        return self._pictures.once(colour, lambda: ball(colour, width, self.ratio, self.theme))

    def small_ball(self, colour: str, width: float) -> QPixmap:
        """A ball in a tray, so many pixels wide."""
        return self._pictures.once(
            ("small", colour, round(width, 2)),
            lambda: ball(colour, width, self.ratio, self.theme, _SMALL_SIGN),
        )

    def arrow(self, state: Door, line: str) -> QPixmap:
        """The arrow of a line and direction on the frame."""
        step = way(line)
        colours = look.PRINTS[self.theme.name]
        return self._pictures.once(
            ("arrow", state, line[1]),
            lambda: door_picture(state, step, self.space, self.ratio, self.theme, colours),
        )

    def board(self, plan: Plan) -> QPixmap:
        """The board without balls; covers ``board_area``."""
        return self._pictures.once(
            ("board", plan.rows, plan.columns),
            lambda: self._over(
                board_area(plan),
                lambda painter, layout: draw_board(painter, layout, plan, self.ratio, self.theme),
            ),
        )

    def tray(self, tray: Tray, count: Count) -> QPixmap:
        """A tray with its balls; covers ``tray_area``."""
        empty = self._empty_tray(tray)

        def draw(painter: QPainter, layout: Layout) -> None:
            painter.drawPixmap(QPointF(), empty)
            draw_count(painter, layout, tray, count, self.theme, self.small_ball)

        return self._over(tray_area(tray), draw)

    def _empty_tray(self, tray: Tray) -> QPixmap:
        def draw(painter: QPainter, layout: Layout) -> None:
            draw_tray(painter, layout, tray, self.theme)

        lanes = tuple(lane.toTuple() for lane in tray.lanes)
        return self._pictures.once(
            ("tray", lanes, tray.pitch), lambda: self._over(tray_area(tray), draw)
        )

    def group(self, cells: tuple[Cell, ...], bright: bool) -> QPixmap:
        """A line around balls that touch: bright when they would be collected, fine when they
        can be chosen; covers ``group_area``."""

        def draw(painter: QPainter, layout: Layout) -> None:
            shape = _outline(layout, cells)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if bright:
                self._halo(painter, shape)
            wide = max(2.5, self.space * (0.075 if bright else 0.05))
            under = self.theme.panel if self.theme is not look.DARK else "#0E1716"
            for colour, width in ((under, wide * 1.9), (self.theme.accent, wide)):
                pen = QPen(QColor(colour), width)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                if not bright and colour == self.theme.accent:
                    pen.setDashPattern([2.2, 1.6])
                    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                painter.setPen(pen)
                painter.drawPath(shape)

        return self._pictures.once(
            ("group", cells, bright), lambda: self._over(group_area(cells), draw)
        )

    def _halo(self, painter: QPainter, shape: QPainterPath) -> None:
        if self.theme.flat:
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for step in range(6, 0, -1):
            pen = QPen(fade(self.theme.glow, 0.17), self.space * 0.1 * step)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPath(shape)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillPath(shape, Qt.GlobalColor.black)  # the balls themselves stay as they are
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def mark(self, area: QRectF) -> QPixmap:
        """The edge of the line that was slid last; ``area`` in fields, covers ``mark_area``."""

        def draw(painter: QPainter, layout: Layout) -> None:
            shape = rounded(layout.area(area.adjusted(0.03, 0.03, -0.03, -0.03)), self.space * 0.44)
            colour = self.theme.text if self.theme.flat else "#FFF8E6"
            wide = max(1.6, self.space * 0.04)
            if not self.theme.flat:
                painter.strokePath(shape, QPen(fade("#2A1608", 0.5), wide * 2.2))
            painter.strokePath(shape, QPen(QColor(colour), wide))

        return self._pictures.once(
            ("mark", area.getRect()), lambda: self._over(mark_area(area), draw)
        )

    def cursor(self) -> QPixmap:
        """The frame of the keyboard around an arrow."""
        return self._pictures.once("cursor", lambda: self._frame(0.335, 0.16))

    def ring(self, width: float) -> QPixmap:
        """An edge in the accent around a ball that would come into a tray, in pixels."""

        def draw(painter: QPainter) -> None:
            painter.setPen(QPen(QColor(self.theme.accent), max(1.6, width * 0.12)))
            painter.drawEllipse(QPointF(), width * 0.52, width * 0.52)

        return self._pictures.once(
            ("ring", round(width, 2)), lambda: self._square(1.4 * width, draw)
        )

    def gain(self, text: str) -> QPixmap:
        """What a move would bring, on a pill."""

        def draw(painter: QPainter) -> None:
            high = max(13.0, self.space * 0.46)
            body = QRectF(-high * 0.72, -high / 2, high * 1.44, high)
            painter.setPen(QPen(QColor(self.theme.on_accent), 1.4))
            painter.setBrush(QColor(self.theme.accent))
            painter.drawRoundedRect(body, high / 2, high / 2)
            painter.setPen(QColor(self.theme.on_accent))
            painter.setFont(font(high * 0.68, bold=True))
            painter.drawText(body, Qt.AlignmentFlag.AlignCenter, text)

        return self._pictures.once(
            ("gain", text), lambda: self._square(max(24.0, self.space * 0.9), draw)
        )

    def _frame(self, half: float, corner: float) -> QPixmap:
        def draw(painter: QPainter) -> None:
            side = self.space * half
            shape = rounded(QRectF(-side, -side, 2 * side, 2 * side), self.space * corner)
            width = max(2.5, self.space * 0.05)
            for colour, wide in ((self.theme.panel, 2.2 * width), (self.theme.accent, width)):
                painter.setPen(QPen(QColor(colour), wide))
                painter.drawPath(shape)

        return self._square(self.space * (2 * half + 0.4), draw)

    def _square(self, width: float, draw: Callable[[QPainter], None]) -> QPixmap:
        """A picture with the origin of the painter in its middle; ``width`` in pixels."""
        pixmap = canvas(width, width, self.ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.translate(width / 2, width / 2)
        draw(painter)
        painter.end()
        return pixmap

    def _over(self, area: QRectF, draw: Callable[[QPainter, Layout], None]) -> QPixmap:
        """A picture of a part of the table; the layout that it is drawn with begins there."""
        pixmap = canvas(area.width() * self.space, area.height() * self.space, self.ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter, Layout(-area.topLeft() * self.space, self.space))
        painter.end()
        return pixmap


def _outline(layout: Layout, cells: tuple[Cell, ...]) -> QPainterPath:
    """Around these fields: a disc for each, a bridge between neighbours."""
    shape = QPainterPath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    for row, column in cells:
        body = QRectF(column + 0.02, row + 0.02, 0.96, 0.96)
        shape.addPath(rounded(layout.area(body), layout.space * 0.46))
        for beside in ((row, column + 1), (row + 1, column)):
            if beside in cells:
                other = body.translated(beside[1] - column, beside[0] - row)
                bridge = body.united(other)
                if beside[0] == row:
                    bridge.adjust(0.4, 0.0, -0.4, 0.0)
                else:
                    bridge.adjust(0.0, 0.4, 0.0, -0.4)
                shape.addRect(layout.area(bridge))
    return shape.simplified()


def board_area(plan: Plan) -> QRectF:
    """What the picture of the board covers, in fields."""
    return _whole(plan.board.adjusted(-_SPREAD, -_SPREAD, _SPREAD, _SPREAD))


def tray_area(tray: Tray) -> QRectF:
    """What the picture of a tray covers, in fields."""
    return _whole(tray.area.adjusted(-_SPREAD, -_SPREAD, _SPREAD, _SPREAD))


def group_area(cells: tuple[Cell, ...]) -> QRectF:
    """What the line around a group covers, in fields."""
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    area = QRectF(
        min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    )
    return area.adjusted(-1, -1, 1, 1)


def mark_area(area: QRectF) -> QRectF:
    """What the picture of the mark around a line covers, in fields."""
    return area.adjusted(-1, -1, 1, 1)


def _whole(area: QRectF) -> QRectF:
    """Grown to whole fields, which begin on whole pixels."""
    return QRectF(area.toAlignedRect())
