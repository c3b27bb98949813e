"""The pictures of one size, ratio and theme, each drawn once when it is first needed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from boardroom.games.grid import Cell
from boardroom.scenes import look
from boardroom.scenes.colorpop.layout import FIELD, FRAME, Tray
from boardroom.scenes.colorpop.rack import CHUTE, draw_back, draw_chute, draw_front
from boardroom.scenes.colorpop.seating import Holding, draw_card, draw_stacks, draw_tray
from boardroom.scenes.colorpop.token import MARGIN, RADIUS, disc, draw_token
from boardroom.scenes.drawing import canvas, fade, font
from boardroom.scenes.light import rounded
from boardroom.scenes.spaces import Layout
from boardroom.scenes.store import Store

BADGE = 0.62
"""Height of the badge with the size of a group, in spaces."""

_KEPT = 120
"""How many pictures are kept: more than lie on a table at a time."""


class Sprites:
    """All pictures of the scene. ``space`` is the width of a space in them, in pixels."""

    def __init__(self, space: float, ratio: float, theme: look.Theme) -> None:
        self.space, self.ratio, self.theme = space, ratio, theme
        self._pictures = Store(_KEPT)

    def token(self, kind: str, bright: float = 1.0) -> QPixmap:
        """A token in its chute; one that is not bright steps back into the colour of the chute."""

        def draw(painter: QPainter) -> None:
            draw_token(painter, kind, self.space, self.theme)
            shade = fade(look.RACKS[self.theme.name].chute, 1.0 - bright)
            painter.fillPath(disc(self.space * (RADIUS + 0.02)), shade)

        return self._pictures.once(
            ("token", kind, bright), lambda: self._square(1 + 2 * MARGIN, draw)
        )

    def back(self) -> QPixmap:
        """The back of the frame; covers ``frame_area``."""
        return self._pictures.once(
            "back",
            lambda: self._over(
                frame_area(), lambda painter, layout: draw_back(painter, layout, self.theme)
            ),
        )

    def front(self) -> QPixmap:
        """The bars of the frame; covers ``frame_area``."""
        return self._pictures.once(
            "front",
            lambda: self._over(
                frame_area(), lambda painter, layout: draw_front(painter, layout, self.theme)
            ),
        )

    def chute(self, arrow: bool) -> QPixmap:
        """One empty chute, with or without its arrow; covers ``CHUTE``."""

        def draw(painter: QPainter, layout: Layout) -> None:
            draw_chute(painter, layout, self.theme, arrow=arrow)

        return self._pictures.once(("chute", arrow), lambda: self._over(CHUTE, draw))

    def tray(self, tray: Tray, holding: Holding) -> QPixmap:
        """What lies before a seat, but for its cards; covers ``tray_area``."""
        area = tray_area(tray)

        def empty(painter: QPainter, layout: Layout) -> None:
            draw_tray(painter, layout, tray, holding, self.theme)

        key = ("tray", area.left(), area.top(), holding.seat, holding.turn, holding.won)
        pixmap = QPixmap(self._pictures.once(key, lambda: self._over(area, empty)))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        layout = Layout(-area.topLeft() * self.space, self.space)
        draw_stacks(
            painter, layout, tray, holding, self.theme, lambda kind: self._lying(kind, tray.token)
        )
        painter.end()
        return pixmap

    def _lying(self, kind: str, size: float) -> QPixmap:
        """A token in a tray."""

        def draw(painter: QPainter) -> None:
            draw_token(painter, kind, self.space * size, self.theme, 0.6)

        return self._pictures.once(("lying", kind, size), lambda: self._square(1.3 * size, draw))

    def card(self, colour: str, size: float, own: bool) -> QPixmap:
        """A card with a secret colour, or its back for ``""``."""

        def draw(painter: QPainter) -> None:
            draw_card(painter, colour, self.space, size, self.theme, own)

        return self._pictures.once(
            ("card", colour, size, own), lambda: self._square(1.8 * size, draw)
        )

    def outline(self, cells: frozenset[Cell]) -> QPixmap:
        """The edge of a group in the accent; covers ``field_area``."""
        line = max(2.5 / self.space, 0.08)
        return self._edge(cells, self.theme.accent, line, self.theme.panel)

    def trace(self, cells: frozenset[Cell]) -> QPixmap:
        """Where the last group stood; covers ``field_area``."""
        return self._edge(cells, "#FFF8E6", max(1.5 / self.space, 0.04), "#2A211B")

    def _edge(self, cells: frozenset[Cell], colour: str, line: float, seam: str) -> QPixmap:
        """A line around tokens that touch, ``line`` spaces wide, with a seam on both sides."""

        def draw(painter: QPainter, layout: Layout) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            for reach, paint in ((line, seam), (line / 2, colour), (-line / 2, seam)):
                _cover(painter, layout, cells, _REACH + reach, QColor(paint))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            _cover(painter, layout, cells, _REACH - line, QColor("#000000"))

        return self._over(field_area(), draw)

    def badge(self, text: str) -> QPixmap:
        """How many tokens a group has."""
        face = font(max(look.SMALL, self.space * 0.36), bold=True)
        width = BADGE + 0.2 * max(0, len(text) - 1)

        def draw(painter: QPainter) -> None:
            body = QRectF(-width / 2, -BADGE / 2, width, BADGE)
            body = QRectF(body.topLeft() * self.space, body.size() * self.space)
            painter.setPen(QPen(QColor(self.theme.panel), max(1.5, self.space * 0.05)))
            painter.setBrush(QColor(self.theme.accent))
            painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
            painter.setPen(QColor(self.theme.on_accent))
            painter.setFont(face)
            painter.drawText(body, Qt.AlignmentFlag.AlignCenter, text)

        return self._pictures.once(("badge", text), lambda: self._square(width + 0.2, draw))

    def counted(self) -> QPixmap:
        """A ring with a plus around a joker that belongs to what is taken."""

        def draw(painter: QPainter) -> None:
            width = max(2.5, self.space * 0.08)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, wide in ((self.theme.panel, 2 * width), (self.theme.accent, width)):
                painter.setPen(QPen(QColor(colour), wide))
                painter.drawPath(disc(self.space * (RADIUS + 0.02)))
            spot = QPointF(0.31, -0.31) * self.space
            painter.setPen(QPen(QColor(self.theme.panel), width * 0.5))
            painter.setBrush(QColor(self.theme.accent))
            painter.drawEllipse(spot, self.space * 0.19, self.space * 0.19)
            painter.setPen(QPen(QColor(self.theme.on_accent), max(1.5, self.space * 0.06)))
            arm = self.space * 0.095
            painter.drawLine(spot - QPointF(arm, 0), spot + QPointF(arm, 0))
            painter.drawLine(spot - QPointF(0, arm), spot + QPointF(0, arm))

        return self._pictures.once("counted", lambda: self._square(1.3, draw))

    def cursor(self) -> QPixmap:
        """The frame of the keyboard around a token."""

        def draw(painter: QPainter) -> None:
            half = self.space * 0.48
            shape = rounded(QRectF(-half, -half, 2 * half, 2 * half), self.space * 0.2)
            width = max(2.5, self.space * 0.06)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, wide in ((self.theme.panel, 2.4 * width), (self.theme.accent, width)):
                painter.setPen(QPen(QColor(colour), wide))
                painter.drawPath(shape)

        return self._pictures.once("cursor", lambda: self._square(1.3, draw))

    def _square(self, width: float, draw: Callable[[QPainter], None]) -> QPixmap:
        """A picture with the origin of the painter in its middle."""
        pixmap = canvas(width * self.space, width * self.space, self.ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(width * self.space / 2, width * self.space / 2)
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


_REACH = 0.455
"""From the middle of a token to the line around its group, in spaces."""


def _cover(
    painter: QPainter, layout: Layout, cells: frozenset[Cell], reach: float, colour: QColor
) -> None:
    """Paint over tokens and over what lies between those that touch, in an opaque colour."""
    for row, column in cells:
        middle = QPointF(column + 0.5, row + 0.5)
        around = QPointF(reach, reach)
        body = layout.area(QRectF(middle - around, middle + around))
        painter.fillPath(rounded(body, layout.space * 0.8 * reach), colour)
        right, below = (row, column + 1) in cells, (row + 1, column) in cells
        if right:
            _bridge(painter, layout, middle, QPointF(1, 0), reach, colour)
        if below:
            _bridge(painter, layout, middle, QPointF(0, 1), reach, colour)
        if right and below and (row + 1, column + 1) in cells:
            _bridge(painter, layout, middle, QPointF(1, 1), reach, colour)


def _bridge(
    painter: QPainter,
    layout: Layout,
    middle: QPointF,
    step: QPointF,
    reach: float,
    colour: QColor,
) -> None:
    """What lies between a token and the one a step away."""
    across = QPointF(0 if step.x() else reach, 0 if step.y() else reach)
    painter.fillRect(layout.area(QRectF(middle - across, middle + step + across)), colour)


def frame_area() -> QRectF:
    """What the pictures of the frame cover, in spaces."""
    return _whole(FRAME.adjusted(-0.5, -0.5, 0.5, 0.5))


def field_area() -> QRectF:
    """What the outline of a group covers, in spaces."""
    return _whole(FIELD.adjusted(-0.2, -0.2, 0.2, 0.2))


def tray_area(tray: Tray) -> QRectF:
    """What the picture of a tray covers, in spaces."""
    return _whole(tray.area.adjusted(-0.3, -0.3, 0.3, 0.3))


def _whole(area: QRectF) -> QRectF:
    """Grown to whole spaces, which begin on whole pixels."""
    return QRectF(area.toAlignedRect())
