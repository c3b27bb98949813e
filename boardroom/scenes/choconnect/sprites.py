"""The pictures of one size, ratio and theme, each drawn once when it is first needed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPixmap

from boardroom.games.choconnect import GRID, Line
from boardroom.scenes import look
from boardroom.scenes.choconnect.box import draw_box
from boardroom.scenes.choconnect.card import draw_card
from boardroom.scenes.choconnect.chocolate import chocolate, outline
from boardroom.scenes.choconnect.layout import CARD, COASTER, HAND_SPACE, POUCH, WHOLE
from boardroom.scenes.doors import Door, door_picture
from boardroom.scenes.drawing import canvas, fade
from boardroom.scenes.light import rounded
from boardroom.scenes.pouch import draw_pouch
from boardroom.scenes.spaces import Layout
from boardroom.scenes.store import Store

FRAME = 1.0
"""Width of the picture of the keyboard cursor, in spaces."""

_SPREAD = 0.6
"""Room for shadows and glows around a picture, in spaces."""

_KEPT = 120
"""How many pictures are kept: more than lie on a table at a time."""


class Sprites:
    """All pictures of the scene. ``space`` is the width of a space in them, in pixels."""

    def __init__(self, space: float, ratio: float, theme: look.Theme) -> None:
        self.space, self.ratio, self.theme = space, ratio, theme
        self._pictures = Store(_KEPT)

    def chocolate(self, kind: str) -> QPixmap:
        """A chocolate that lies in the box."""
        return self._pictures.once(
            ("lying", kind), lambda: chocolate(kind, self.space, self.ratio, self.theme)
        )

    def held(self, kind: str) -> QPixmap:
        """A chocolate in hand, HAND_SPACE times as large."""
        size = self.space * HAND_SPACE
        return self._pictures.once(
            ("held", kind), lambda: chocolate(kind, size, self.ratio, self.theme, 1.5)
        )

    def door(self, state: Door, way: QPointF) -> QPixmap:
        """An entry; ``way`` is the direction in which it is entered."""
        key = ("door", state, way.x(), way.y())
        colours = look.BOXES[self.theme.name]
        return self._pictures.once(
            key, lambda: door_picture(state, way, self.space, self.ratio, self.theme, colours)
        )

    def ring(self, kind: str) -> QPixmap:
        """An edge in the accent around a chocolate that would come to lie there."""

        def draw(painter: QPainter) -> None:
            painter.setPen(QPen(QColor(self.theme.accent), max(2.0, self.space * 0.05)))
            painter.drawPath(outline(kind, self.space, 0.03))

        return self._pictures.once(("ring", kind), lambda: self._square(1.2, draw))

    def mark(self) -> QPixmap:
        """The edge of the space that the last chocolate came into."""

        def draw(painter: QPainter) -> None:
            half = self.space * 0.47
            shape = rounded(QRectF(-half, -half, 2 * half, 2 * half), self.space * 0.26)
            colour = self.theme.text if self.theme.flat else "#FFF8E6"
            painter.setPen(QPen(QColor(colour), max(2.0, self.space * 0.045)))
            painter.drawPath(shape)

        return self._pictures.once("mark", lambda: self._square(1.2, draw))

    def cursor(self) -> QPixmap:
        """The frame of the keyboard around an entry."""

        def draw(painter: QPainter) -> None:
            half = self.space * 0.335
            shape = rounded(QRectF(-half, -half, 2 * half, 2 * half), self.space * 0.16)
            width = max(2.5, self.space * 0.05)
            for colour, wide in ((self.theme.panel, 2.2 * width), (self.theme.accent, width)):
                painter.setPen(QPen(QColor(colour), wide))
                painter.drawPath(shape)

        return self._pictures.once("cursor", lambda: self._square(FRAME, draw))

    def turn(self) -> QPixmap:
        """The edge of the coaster while the person may choose."""

        def draw(painter: QPainter) -> None:
            area = COASTER.translated(-COASTER.center())
            area = QRectF(area.topLeft() * self.space, area.size() * self.space)
            grow = self.space * 0.02
            shape = rounded(area.adjusted(-grow, -grow, grow, grow), self.space * 0.42)
            painter.setPen(QPen(QColor(self.theme.accent), max(3.0, self.space * 0.055)))
            painter.drawPath(shape)

        return self._pictures.once("turn", lambda: self._square(COASTER.width() + 0.3, draw))

    def _square(self, width: float, draw: Callable[[QPainter], None]) -> QPixmap:
        """A picture with the origin of the painter in its middle."""
        pixmap = canvas(width * self.space, width * self.space, self.ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.translate(width * self.space / 2, width * self.space / 2)
        draw(painter)
        painter.end()
        return pixmap

    def box(self) -> QPixmap:
        """The box and what lies in front of it; covers ``box_area``."""
        return self._pictures.once("box", lambda: self._over(box_area(), self._draw_box))

    def _draw_box(self, painter: QPainter, layout: Layout) -> None:
        draw_box(painter, layout, self.ratio, self.theme)
        painter.translate(layout.at(POUCH))
        draw_pouch(painter, self.space, self.theme)

    def card(self, heading: str, counts: tuple[tuple[str, int], ...]) -> QPixmap:
        """The card with what is in the bag; covers ``card_area``."""
        return self._over(
            card_area(),
            lambda painter, layout: draw_card(
                painter, layout.area(CARD), heading, counts, self.space, self.theme
            ),
        )

    def glow(self, lines: tuple[Line, ...]) -> QPixmap:
        """Light around winning lines; covers ``glow_area``."""
        return self._over(
            glow_area(), lambda painter, layout: self._draw_glow(painter, layout, lines)
        )

    def _draw_glow(self, painter: QPainter, layout: Layout, lines: tuple[Line, ...]) -> None:
        around = QPainterPath()
        for line in lines:
            around = around.united(_capsule(layout, line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if not self.theme.flat:
            painter.fillPath(around, fade(self.theme.glow, 0.75))
            for step in range(8, 0, -1):
                pen = QPen(fade(self.theme.glow, 0.09), self.space * 0.09 * step)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                painter.setPen(pen)
                painter.drawPath(around)
        painter.setPen(QPen(QColor(self.theme.glow), max(look.EDGE, self.space * 0.06)))
        painter.drawPath(around)

    def _over(self, area: QRectF, draw: Callable[[QPainter, Layout], None]) -> QPixmap:
        """A picture of a part of the table; the layout that it is drawn with begins there."""
        pixmap = canvas(area.width() * self.space, area.height() * self.space, self.ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter, Layout(-area.topLeft() * self.space, self.space))
        painter.end()
        return pixmap


def _capsule(layout: Layout, line: Line) -> QPainterPath:
    """The outline around the spaces of a line."""
    first, last = line.cells[0], line.cells[-1]
    path = QPainterPath(layout.at(QPointF(first[1] + 0.5, first[0] + 0.5)))
    path.lineTo(layout.at(QPointF(last[1] + 0.5, last[0] + 0.5)))
    stroker = QPainterPathStroker()
    stroker.setWidth(layout.space * 1.02)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return stroker.createStroke(path)


def box_area() -> QRectF:
    """What the picture of the box covers, in spaces."""
    return _whole(WHOLE.adjusted(-_SPREAD, -_SPREAD, _SPREAD, _SPREAD))


def card_area() -> QRectF:
    """What the picture of the card covers, in spaces."""
    return _whole(CARD.adjusted(-0.3, -0.3, 0.3, 0.3))


def glow_area() -> QRectF:
    """What the picture of winning lines covers, in spaces."""
    return _whole(QRectF(-_SPREAD, -_SPREAD, GRID.columns + 2 * _SPREAD, GRID.rows + 2 * _SPREAD))


def _whole(area: QRectF) -> QRectF:
    """Grown to whole spaces, which begin on whole pixels."""
    return QRectF(area.toAlignedRect())
