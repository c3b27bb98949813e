"""Strokes that are being drawn: each grows from its beginning, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from boardroom.scenes.drawn import Drawn

_FINE = 100.0
"""Curves are broken into pieces this many times larger, so that none is seen."""


@dataclass(frozen=True, slots=True)
class Line:
    """A stroke of a pencil of this colour and width, in spaces of the paper."""

    path: QPainterPath
    colour: str
    width: float


class Ink(Drawn):
    """What is being written on the large sheet. It lies with the corner of the paper."""

    def __init__(self, height: float) -> None:
        super().__init__()
        self._pieces: list[tuple[Line, list[QPointF], list[float]]] = []
        self._share = 0.0
        self._area = QRectF()
        self.setZValue(height)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def begin(self, lines: Sequence[Line]) -> None:
        """Be ready to draw these."""
        self.prepareGeometryChange()
        self._pieces, self._share, self._area = [], 0.0, QRectF()
        larger = QTransform.fromScale(_FINE, _FINE)
        for line in lines:
            for polygon in line.path.toSubpathPolygons(larger):
                points = [point / _FINE for point in polygon.toList()]
                steps = [(after - here).manhattanLength() for here, after in pairwise(points)]
                self._pieces.append((line, points, list(accumulate(steps, initial=0.0))))
            reach = line.width
            self._area |= line.path.boundingRect().adjusted(-reach, -reach, reach, reach)
        self.setVisible(bool(self._pieces))

    def grow(self, share: float) -> None:
        """Draw so much of it."""
        self._share = share
        self.update()

    def clear(self) -> None:
        """Draw nothing."""
        self.begin(())

    def boundingRect(self) -> QRectF:
        return self._area

    def draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        left = self._share * sum(lengths[-1] for _, _, lengths in self._pieces)
        for line, points, lengths in self._pieces:
            if left <= 0:
                return
            pen = QPen(QColor(line.colour), line.width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            drawn = sum(length <= left for length in lengths)
            painter.drawPolyline(QPolygonF(points[: max(drawn, 2)]))
            left -= lengths[-1]
