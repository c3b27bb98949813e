"""A picture on the table that knows its place in spaces, so that it survives every resizing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem


class Mapping(Protocol):
    """How spaces of the board lie in pixels."""

    @property
    def space(self) -> float: ...
    def at(self, spot: QPointF) -> QPointF: ...


class Pictures(Protocol):
    """The pictures of a scene, drawn for spaces of this width in pixels."""

    space: float


class Stage(Protocol):
    """The scene as a thing knows it."""

    @property
    def layout(self) -> Mapping: ...
    @property
    def sprites(self) -> Pictures: ...
    def addItem(self, item: QGraphicsItem, /) -> None: ...


class Thing(QGraphicsPixmapItem):
    """Shown with its middle at ``spot`` (``centred``) or with its upper left corner there."""

    def __init__(self, stage: Stage, height: float, *, centred: bool = True) -> None:
        super().__init__()
        self._stage = stage
        self._centred = centred
        self._picture: Callable[[Any], QPixmap] | None = None
        self.spot = QPointF()
        self.kind = ""
        self.size = 1.0
        """How large it is shown, against its picture."""
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(height)
        self.hide()
        stage.addItem(self)

    def wear(self, picture: Callable[[Any], QPixmap]) -> None:
        """Show this picture, which is fetched from the sprites of the scene, from now on."""
        self._picture = picture
        self.refresh()

    def refresh(self) -> None:
        """Fetch the picture anew: the sprites have changed."""
        if self._picture is None:
            return
        pixmap = self._picture(self._stage.sprites)
        self.setPixmap(pixmap)
        if self._centred:
            whole = pixmap.deviceIndependentSize()
            self.setOffset(-whole.width() / 2, -whole.height() / 2)
        self.place()

    def put(self, spot: QPointF, size: float = 1.0, opacity: float = 1.0) -> None:
        """Show it here."""
        self.spot, self.size = spot, size
        self.setOpacity(opacity)
        self.place()
        self.show()

    def move(self, spot: QPointF) -> None:
        """Bring it here, as it is."""
        self.spot = spot
        self.place()

    def resize(self, size: float) -> None:
        """Show it in this size against its picture, where it is."""
        self.size = size
        self.place()

    def place(self) -> None:
        """Go where the spot lies in the layout of now."""
        layout = self._stage.layout
        self.setPos(layout.at(self.spot))
        self.setScale(self.size * layout.space / self._stage.sprites.space)
