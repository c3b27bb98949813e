"""Parts of the table that are painted by a function whenever they change."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from boardroom.scenes.drawn import Drawn


class Painted(Drawn):
    """Covers an area of the table. While it stays as it is, its picture is kept."""

    def __init__(self, paint: Callable[[QPainter], None], height: float) -> None:
        super().__init__()
        self._paint = paint
        self._area = QRectF()
        self.setZValue(height)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.keep(True)

    def cover(self, area: QRectF) -> None:
        """Lie here, in scene coordinates; nowhere when the area is empty."""
        self.prepareGeometryChange()
        self._area = QRectF(area.toAlignedRect())
        self.setVisible(not self._area.isEmpty())
        self.update()

    def keep(self, kept: bool) -> None:
        """Keep the picture; not worth while for what changes with every frame."""
        mode = QGraphicsItem.CacheMode
        self.setCacheMode(mode.DeviceCoordinateCache if kept else mode.NoCache)

    def boundingRect(self) -> QRectF:
        return self._area

    def draw(self, painter: QPainter) -> None:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self._paint(painter)
