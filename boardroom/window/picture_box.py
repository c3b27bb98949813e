"""A picture with round corners that is drawn when it comes into sight."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from boardroom.scenes.look import CORNER

_SETTLE = 120
"""Milliseconds without a new size before a picture is drawn again."""


class PictureBox(QWidget):
    """``wanted`` once it is in sight and has no picture of its size; until then it stretches what
    it has."""

    wanted = Signal()

    def __init__(self, least: QSize) -> None:
        super().__init__()
        self._image = QImage()
        self._drawn_for = QSize()
        self.setMinimumSize(least)
        self._wanting = QTimer(self)
        self._wanting.setSingleShot(True)
        self._wanting.timeout.connect(self._ask)

    @property
    def image(self) -> QImage:
        """The picture that is shown; a null image before there is one."""
        return self._image

    @property
    def at_rest(self) -> bool:
        """Whether it has asked for a picture of its size, or is out of sight."""
        return self._drawn_for == self.size() or self.visibleRegion().isEmpty()

    def show_image(self, image: QImage) -> None:
        """Show a picture; a null image leaves the box empty."""
        self._image = image
        self.update()

    def want(self) -> None:
        """Ask for a picture anew, now or when the box comes into sight."""
        self._drawn_for = QSize()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._wanting.isActive():
            self._wanting.start(_SETTLE)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._drawn_for != self.size() and not self._wanting.isActive():
            self._wanting.start(_SETTLE if self._drawn_for.isValid() else 0)
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        round_corners = QPainterPath()
        round_corners.addRoundedRect(QRectF(self.rect()), CORNER, CORNER)
        painter.setClipPath(round_corners)
        if self._image.isNull():
            painter.fillRect(self.rect(), self.palette().midlight())
        else:
            painter.drawImage(self.rect(), self._image)
        painter.end()

    def _ask(self) -> None:
        self._drawn_for = self.size()
        self.wanted.emit()
