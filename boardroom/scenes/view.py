"""The widget that shows a table: as large as it gets, one scene pixel to each of its own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from boardroom.base.words import say
from boardroom.scenes.base import TableScene
from boardroom.scenes.game import Spoken


class TableView(QGraphicsView):
    """Shows a scene without bars and frames, repaints only what moves, and keeps it fitting."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self._pressed = QPointF()
        """Where the last press was."""
        self.access: object = None
        """What screen readers are given, once they ask."""
        self._spoken: tuple[Spoken, ...] | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self.setAccessibleName(say("Table"))
        scene.respoken.connect(self._respoken)
        scene.stepped.connect(self._stepped)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Without the bars, which take the arrow keys: what the table leaves goes to the page.
        self.table.keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Two quick taps of a finger are a double click to Qt, however far apart they are.
        way = event.position() - self._pressed
        if way.manhattanLength() < QApplication.startDragDistance():
            super().mouseDoubleClickEvent(event)
            return
        self.mousePressEvent(
            QMouseEvent(
                QEvent.Type.MouseButtonPress,
                event.position(),
                event.globalPosition(),
                event.button(),
                event.buttons(),
                event.modifiers(),
                event.pointingDevice(),
            )
        )

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.table.pointer_left()

    def _fit(self) -> None:
        self.table.set_stage(QSizeF(self.viewport().size()), self.devicePixelRatioF())

    def spoken(self) -> tuple[Spoken, ...]:
        """What lies on the table and can be chosen there, in reading order."""
        if self._spoken is None:
            self._spoken = self.table.spoken()
        return self._spoken

    def on_screen(self, area: QRectF) -> QRect:
        """Where a part of the scene lies on the screen."""
        inside = self.mapFromScene(area).boundingRect()
        return QRect(self.viewport().mapToGlobal(inside.topLeft()), inside.size())

    def _respoken(self) -> None:
        self._spoken = None
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.ObjectReorder))

    def _stepped(self, place: str) -> None:
        if not QAccessible.isActive():
            return
        for number, spoken in enumerate(self.spoken()):
            if spoken.place == place:
                event = QAccessibleEvent(self, QAccessible.Event.Focus)
                event.setChild(number)
                QAccessible.updateAccessibility(event)
