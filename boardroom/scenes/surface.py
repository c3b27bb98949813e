"""The table itself: how large it is, how it looks, who sits at it, and words at a place."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, QTimer
from PySide6.QtWidgets import QGraphicsScene

from boardroom.base.words import say
from boardroom.scenes import look
from boardroom.scenes.bubble import Bubble
from boardroom.scenes.game import GameScene
from boardroom.scenes.look import LIGHT, Theme
from boardroom.scenes.motion import Motion, Track

WORDS_STAY = 4000
"""Milliseconds that the words of a refusal stay when nothing else happens."""

SHARP_AFTER = 90
"""Milliseconds after the last change of size until everything is drawn sharp again."""


class Surface(GameScene):
    """What every table is before anything is played on it."""

    def __init__(self, theme: Theme = LIGHT) -> None:
        super().__init__()
        # Few things, and most of them move: an index would only be rebuilt.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.theme = theme
        self.size = QSizeF(800, 600)
        self.ratio = 1.0
        self.speed = 1.0
        self.seat_colours = tuple(look.SEATS.values())
        """The colour of each seat, ``#RRGGBB``."""
        self.seat_names: tuple[str, ...] = ()
        self._drawn = False
        self.bubble = Bubble()
        self.addItem(self.bubble)
        self._gesture: Motion | None = None
        self._faults: list[Exception] = []
        self._hushing = self._single_shot(WORDS_STAY, self.bubble.hide)
        self._sharpening = self._single_shot(SHARP_AFTER, self._sharpen)
        self._telling = self._single_shot(0, self.raise_fault)

    def _single_shot(self, wait: int, then: Callable[[], object]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(wait)
        timer.timeout.connect(then)
        return timer

    def set_theme(self, theme: Theme) -> None:
        """Draw everything in another theme."""
        self.theme = theme
        self._hush()
        self._draw(sharp=True)

    def set_seats(self, names: tuple[str, ...], colours: tuple[str, ...]) -> None:
        """Show each seat by its name and colour, ``#RRGGBB``, where the table shows them at all."""
        if (names, colours) != (self.seat_names, self.seat_colours):
            self.seat_names, self.seat_colours = names, colours
            if self._drawn:
                self._draw(sharp=True)
            self.respoken.emit()

    def seat_name(self, seat: int) -> str:
        """How a seat is called: by its number where nobody has said."""
        if seat < len(self.seat_names):
            return self.seat_names[seat]
        return say("Seat {number}", number=seat + 1)

    def set_speed(self, speed: float) -> None:
        """How fast things move: 1 is normal, 2 twice as fast, 0 shows every move at once."""
        self.speed = speed

    def set_stage(self, size: QSizeF, ratio: float) -> None:
        """Size in pixels of the widget that shows the scene, and device pixels to each."""
        if size == self.size and ratio == self.ratio and self.sceneRect().size() == size:
            return
        new_ratio = ratio != self.ratio or not self._drawn
        self._drawn = True
        self.size, self.ratio = size, ratio
        self.setSceneRect(QRectF(QPointF(), size))
        self._hush()
        # While an edge of the window is dragged, the pictures at hand are stretched.
        self._draw(sharp=new_ratio)
        if not new_ratio:
            self._sharpening.start()
        self.respoken.emit()

    @property
    def sharp(self) -> bool:
        """Everything is drawn for the size of now; otherwise it will soon be."""
        return not self._sharpening.isActive()

    def _sharpen(self) -> None:
        self._draw(sharp=True)

    def _say(self, text: str, words: str) -> None:
        table = QRectF(QPointF(), self.size)
        place = self.area_of(text)
        self.bubble.show_words(words, place, self.board_rect, table, self.theme, self.ratio)

    def _hush(self) -> None:
        self._hushing.stop()
        self.bubble.hide()

    def _make_gesture(self, tracks: tuple[Track, ...]) -> None:
        """Move something that is put back afterwards; input goes on meanwhile."""
        self._end_gesture()
        if not self.speed:
            self._put_back()
            return
        self._gesture = Motion(tracks, self.speed, self)
        self._gesture.finished.connect(self._end_gesture)
        self._gesture.start()

    def _end_gesture(self) -> None:
        if self._gesture is not None:
            self._gesture.stop()
            self._gesture.deleteLater()
            self._gesture = None
            self._put_back()

    def drawing_failed(self, fault: Exception) -> None:
        """Keep a fault until Qt has drawn: raised in its midst, it may end the program."""
        self._faults.append(fault)
        self._telling.start()

    def raise_fault(self) -> None:
        """Raise the first fault of the drawing that nobody was told of; nothing without one."""
        self._telling.stop()
        if self._faults:
            fault = self._faults[0]
            self._faults.clear()
            raise fault
