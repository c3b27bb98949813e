"""One page after the other, as it comes out of the printer: fitted to the room, or at its size."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from boardroom.base.words import say
from boardroom.window.pieces import LabelRole, button, label, restyle
from boardroom.window.sheets.pages import Pages

Zoom = Literal["fit", "full"]

_EDGE = 24
"""Pixels around a page."""

_SHADOWS = ((1, 3, 60), (4, 14, 34))
"""Under the paper: how far down it lies, how far it reaches, and how dark it is."""

_NOTCH = 120
"""What one notch of a wheel moves, in eighths of a degree."""

_FADED = 0.35
_INCH = 25.4


class _Paper(QWidget):
    """The page itself, on the table."""

    def __init__(self) -> None:
        super().__init__()
        self.image: QImage | None = None
        self.faded = False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.image is not None:
            self._paint_page(painter, self.image)
        painter.end()

    def _paint_page(self, painter: QPainter, image: QImage) -> None:
        place = QRect(QPoint(), image.deviceIndependentSize().toSize())
        place.moveCenter(self.rect().center())
        painter.setPen(Qt.PenStyle.NoPen)
        for down, reach, dark in _SHADOWS:
            for step in range(reach, 0, -2):
                painter.setBrush(QColor(0, 0, 0, dark * 2 // reach))
                around = QRectF(place).adjusted(-step, -step + down, step, step + down)
                painter.drawRoundedRect(around, step, step)
        painter.fillRect(place, Qt.GlobalColor.white)
        painter.setOpacity(_FADED if self.faded else 1.0)
        painter.drawImage(place.topLeft(), image)
        painter.setOpacity(1.0)


class PageView(QScrollArea):
    """``turned`` when another page is looked at, or at another size, or none any more. Page Up and
    Page Down turn, + and - change the size."""

    turned = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "preview")
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAccessibleName(say("The page as it is printed"))
        self.pages: Pages | None = None
        self.number = 0
        self.zoom: Zoom = "fit"
        self._wheeled = 0
        self._paper = _Paper()
        self.setWidget(self._paper)
        self._words = label("", "muted", wrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.again = button(say("&Try again"), "redo")
        self._over = QWidget()
        column = QVBoxLayout(self._over)
        for each in (self._words, self.again):
            column.addWidget(each, 0, Qt.AlignmentFlag.AlignCenter)
        over = QVBoxLayout(self.viewport())
        over.addWidget(self._over, 0, Qt.AlignmentFlag.AlignCenter)
        self._over.hide()

    @property
    def words(self) -> str:
        """What stands over the page, or in its place."""
        return self._words.text()

    def show_pages(self, pages: Pages) -> None:
        """Show another file, at the page of the same number if it has one."""
        if self.pages is not None:
            self.pages.close()
        self.pages = pages
        self._say("", "muted")
        self.turn_to(min(self.number, pages.count - 1))

    def show_waiting(self, words: str) -> None:
        """Say what is waited for; the old page stays, faded."""
        self._say(words, "muted")

    def show_trouble(self, words: str, *, again: bool = False) -> None:
        """Say why there is no newer page; the old one stays, faded. ``again`` offers to try once
        more."""
        self._say(words, "error", again=again)

    def _say(self, words: str, role: LabelRole, *, again: bool = False) -> None:
        self._words.setText(words)
        self._over.setVisible(bool(words))
        self._words.setProperty("role", role)
        restyle(self._words)
        self.again.setVisible(again)
        self._over.raise_()
        self._paper.faded = bool(words)
        self._paper.update()
        self._describe()

    def forget(self) -> None:
        """Another sheet is looked at: nothing of the old one stays."""
        if self.pages is not None:
            self.pages.close()
        self.pages, self.number = None, 0
        self._paper.image = None
        self._draw()
        self.turned.emit()

    def turn_to(self, number: int) -> None:
        """Look at a page, counted from 0."""
        if self.pages is not None and 0 <= number < self.pages.count:
            self.number = number
            self._draw()
            self.verticalScrollBar().setValue(0)
            self.turned.emit()

    def set_zoom(self, zoom: Zoom) -> None:
        """Fit the page into the room, or show it in its own size."""
        self.zoom = zoom
        self._draw()
        self.turned.emit()

    def _draw(self) -> None:
        """Draw the page anew, with every pixel of the screen."""
        if self.pages is not None:
            ratio = self.devicePixelRatioF()
            dots = self._dots()
            image = self.pages.image(self.number, dots * ratio)
            image.setDevicePixelRatio(ratio)
            self._paper.image = image
            around = image.deviceIndependentSize().toSize() + QSize(2 * _EDGE, 2 * _EDGE)
            self._paper.setMinimumSize(around if self.zoom == "full" else QSize(0, 0))
        else:
            self._paper.setMinimumSize(0, 0)
        self._paper.update()
        self._describe()

    def _dots(self) -> float:
        """Device-independent pixels to the inch."""
        assert self.pages is not None
        if self.zoom == "full":
            return float(self.logicalDpiX())
        size = self.pages.size(self.number)
        room = self.viewport().size() - QSize(2 * _EDGE, 2 * _EDGE)
        fitting = min(room.width() / size.width(), room.height() / size.height())
        return max(8.0, fitting * _INCH)

    def _describe(self) -> None:
        told = self.words
        if not told and self.pages is not None:
            told = say(
                "Page {number} of {count}: {label}",
                number=self.number + 1,
                count=self.pages.count,
                label=self.pages.label(self.number),
            )
        self.setAccessibleDescription(told)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.zoom == "fit":
            self._draw()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._draw()  # the window has come to a screen with finer pixels, or coarser ones
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        across = key in (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if across and self.horizontalScrollBar().maximum():
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_Right):
            self.turn_to(self.number + 1)
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_Left):
            self.turn_to(self.number - 1)
        elif key == Qt.Key.Key_Home:
            self.turn_to(0)
        elif key == Qt.Key.Key_End and self.pages is not None:
            self.turn_to(self.pages.count - 1)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.set_zoom("full")
        elif key == Qt.Key.Key_Minus:
            self.set_zoom("fit")
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; with Ctrl change the size; where there is nothing to scroll, turn."""
        sizing = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if self.zoom == "full" and not sizing:
            super().wheelEvent(event)
            return
        self._wheeled += event.angleDelta().y()
        notches = int(self._wheeled / _NOTCH)  # a touchpad moves by small parts of one
        self._wheeled -= notches * _NOTCH
        if notches and sizing:
            self.set_zoom("full" if notches > 0 else "fit")
        elif notches:
            self.turn_to(self.number - notches)
