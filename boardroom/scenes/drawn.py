"""Items of a table that are drawn by Python code whenever Qt wants them."""

from __future__ import annotations

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from boardroom.scenes.game import GameScene


class Drawn(QGraphicsItem):
    """Drawn by its :meth:`draw`. A fault in it is told once Qt has come to its end."""

    def draw(self, painter: QPainter) -> None:
        """Draw it, in its own coordinates."""
        raise NotImplementedError

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        try:
            self.draw(painter)
        except Exception as fault:
            scene = self.scene()
            if not isinstance(scene, GameScene):
                raise
            scene.drawing_failed(fault)
