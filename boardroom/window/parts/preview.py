"""Bodies that are looked at from all sides: with the mouse, with the wheel, with keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QVBoxLayout, QWidget

from boardroom.base.words import say
from boardroom.window.parts.easel import Easel, Look
from boardroom.window.pieces import label, restyle
from cad.shading import Camera, Shape

AT_FIRST = Camera(-32.0, 38.0)
"""From the front left, as the table of 3Domino is seen."""

_PER_PIXEL = 0.5
"""Degrees that a drag turns."""
_STEP_ROUND, _STEP_UP = 15.0, 8.0
"""Degrees that a key turns."""
_STEEPEST = 89.0
_CLOSER = 1.2
"""How much a key zooms, and a notch of the wheel."""
_NOTCH = 120
_FARTHEST, _NEAREST = 0.5, 8.0

_FADED = 0.35
"""Opacity of what was shown before, while something else is built."""

_TURNS = {
    Qt.Key.Key_Left: (-_STEP_ROUND, 0.0),
    Qt.Key.Key_Right: (_STEP_ROUND, 0.0),
    Qt.Key.Key_Up: (0.0, _STEP_UP),
    Qt.Key.Key_Down: (0.0, -_STEP_UP),
}
_ZOOMS = {
    Qt.Key.Key_Plus: _CLOSER,
    Qt.Key.Key_Equal: _CLOSER,
    Qt.Key.Key_Minus: 1 / _CLOSER,
}
_RESETS = (Qt.Key.Key_Home, Qt.Key.Key_0)


class Preview(QGraphicsView):
    """Shows shapes, or says what they wait for or why there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        stage = QGraphicsScene()
        super().__init__(stage, parent)
        self._stage = stage
        self._picture = self._stage.addPixmap(QPixmap())
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.camera = AT_FIRST
        self._apart = 0.0
        self._stale = False
        """Whether something else is waited for than what is seen."""
        self._names: list[str] = []
        self._pressed: QPointF | None = None
        self._easel = Easel(self)
        self._easel.drawn.connect(self._put)
        self._words = label("", "muted", wrap=True)
        self._dress()

    def _dress(self) -> None:
        self.setProperty("role", "preview")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(200, 160)
        self.setAccessibleName(say("Preview"))
        self.setToolTip(
            say("Drag or arrow keys: turn · wheel, + and −: zoom · double click or Home: as before")
        )
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words.hide()
        over = QVBoxLayout(self.viewport())
        over.addWidget(self._words, 0, Qt.AlignmentFlag.AlignCenter)
        self._describe()

    # What is shown.

    def show_shapes(self, shapes: Sequence[Shape]) -> None:
        """Show these bodies instead, seen from where the others were; from as near too if they are
        the same ones in other sizes, which their names tell."""
        names = [shape.name for shape in shapes]
        if names != self._names:
            self._see(replace(self.camera, zoom=1.0))
        self._names = names
        self._stale = False
        self._say("", "muted")
        self._easel.take(shapes)
        if not shapes:
            self._put(QImage())

    def show_waiting(self, words: str) -> None:
        """Say what is waited for; what was shown stays, faded."""
        self._fade()
        self._say(words, "muted")

    def show_trouble(self, words: str) -> None:
        """Say why there is nothing to be shown."""
        self._fade()
        self._say(words, "error")

    def _fade(self) -> None:
        self._stale = True
        self._picture.setOpacity(_FADED)

    def _say(self, words: str, role: str) -> None:
        self._words.setText(words)
        self._words.setVisible(bool(words))
        if self._words.property("role") != role:
            self._words.setProperty("role", role)
            restyle(self._words)
        self._describe()

    def set_apart(self, fraction: float) -> None:
        """Move each body that part of the way of the exploded view, 0 to 1."""
        self._apart = fraction
        self._moved()

    def reset(self) -> None:
        """Look from where one looks at first."""
        self._see(AT_FIRST)

    @property
    def at_rest(self) -> bool:
        """Whether the picture is as good as it gets, or there is nothing to draw."""
        return self._easel.at_rest

    @property
    def image(self) -> QImage:
        """The picture of the bodies as it is now; a null image before there is one."""
        return self._picture.pixmap().toImage()

    # Looking.

    def _see(self, camera: Camera) -> None:
        """Look from somewhere else, as far as it goes."""
        tilt = min(_STEEPEST, max(-_STEEPEST, camera.tilt))
        turn = (camera.turn + 180) % 360 - 180
        zoom = min(_NEAREST, max(_FARTHEST, camera.zoom))
        shift = camera.shift if zoom > 1 else (0.0, 0.0)
        self.camera = Camera(turn, tilt, zoom, shift)
        self._describe()
        self._moved()

    def _moved(self) -> None:
        self._easel.look(self._look)

    @property
    def _look(self) -> Look:
        return Look(self.camera, self._apart, self.viewport().size(), self.devicePixelRatioF())

    def _describe(self) -> None:
        words = self._words.text() or seen_from(self.camera)
        self.setAccessibleDescription(words)

    def _put(self, image: QImage) -> None:
        self._picture.setPixmap(QPixmap.fromImage(image))
        self._picture.setOpacity(_FADED if self._stale else 1.0)
        self._fit()

    def _fit(self) -> None:
        """Stretch what is shown to the size of the view."""
        size = QSizeF(self.viewport().size())
        pixmap = self._picture.pixmap()
        self._stage.setSceneRect(QRectF(QPointF(), size))
        if not pixmap.isNull():
            self._picture.setScale(size.width() / pixmap.width())

    # Hands.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        way = event.position() - self._pressed
        self._pressed = event.position()
        self._turn(-way.x() * _PER_PIXEL, way.y() * _PER_PIXEL)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = None
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.reset()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._zoom(_CLOSER ** (event.angleDelta().y() / _NOTCH), event.position())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        ):
            event.ignore()
        elif key in _TURNS:
            self._turn(*_TURNS[key])
        elif key in _ZOOMS:
            self._zoom(_ZOOMS[key])
        elif key in _RESETS:
            self.reset()
        else:
            event.ignore()

    def _turn(self, around: float, up: float) -> None:
        camera = self.camera
        self._see(replace(camera, turn=camera.turn + around, tilt=camera.tilt + up))

    def _zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Nearer or farther; what is seen ``at`` a place of the view stays there."""
        before = self.camera
        zoom = min(_NEAREST, max(_FARTHEST, before.zoom * factor))
        right, up = before.shift
        if at is not None and not self._easel.empty:
            off = at - self.viewport().rect().toRectF().center()
            gain = (1 / zoom - 1 / before.zoom) / self._easel.scale(self._look)
            right, up = right + off.x() * gain, up - off.y() * gain
        self._see(replace(before, zoom=zoom, shift=(right, up)))

    # The window around it.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._moved()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._moved()
        return super().event(event)


def seen_from(camera: Camera) -> str:
    """Where the eye is, in words."""
    around = (
        say("the front"),
        say("the front right"),
        say("the right"),
        say("the back right"),
        say("the back"),
        say("the back left"),
        say("the left"),
        say("the front left"),
    )[round(camera.turn / 45) % 8]
    if camera.tilt < 0:
        return say("Seen from {side}, from below", side=around)
    return say("Seen from {side}, from above", side=around)
