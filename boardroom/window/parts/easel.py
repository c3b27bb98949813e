"""Draws bodies in short steps between everything else that the window does: coarsely at once, and
then better and better."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QImage

from cad.shading import Camera, Model, Shape, draw, refined

_SETTLE = 120
"""Milliseconds without a move before the picture gets better."""

_PASSES = 8
"""How often a picture gets better."""

_COARSE, _FINE = 300_000, 250_000
"""Pixels that are drawn at once, at most, while bodies move and while they stand."""

_LIGHT = 40_000
"""Triangles up to which shadows keep up with a hand."""


@dataclass(frozen=True, slots=True)
class Look:
    """How bodies are looked at: in a picture of this ``size``, with ``ratio`` device pixels to each
    pixel, moved ``apart`` a part of their ways."""

    camera: Camera
    apart: float
    size: QSize
    ratio: float


class Easel(QObject):
    """``drawn`` with each picture; it is to be stretched to the size that was asked for."""

    drawn = Signal(QImage)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._model: Model | None = None
        self._look: Look | None = None
        self._coming: list[Shape] = []
        """What is still to be made ready before the next model is there."""
        self._ready: list[Model] = []
        self._pictures: Iterator[NDArray[np.uint8] | None] = iter(())
        self._hurrying, self._settling, self._working = (QTimer(self) for _ in range(3))
        for timer, act in (
            (self._hurrying, self._hurry),
            (self._settling, self._begin),
            (self._working, self._work),
        ):
            timer.setSingleShot(True)
            timer.timeout.connect(act)
        self._settling.setInterval(_SETTLE)

    @property
    def at_rest(self) -> bool:
        """Whether the picture is as good as it gets, or there is nothing to draw."""
        timers = (self._hurrying, self._settling, self._working)
        return not any(timer.isActive() for timer in timers)

    @property
    def empty(self) -> bool:
        """Whether nothing can be drawn yet."""
        return self._model is None

    def scale(self, look: Look) -> float:
        """Pixels to a mm in the middle at zoom 1; there must be something to draw."""
        assert self._model is not None
        _, scale = self._model.steady(look.camera.tilt, look.size.toTuple(), look.apart)
        return scale

    def take(self, shapes: Sequence[Shape]) -> None:
        """Draw these bodies from now on, as soon as they are ready; none leaves it empty."""
        self._rest()
        self._coming, self._ready = list(shapes), []
        if shapes:
            self._working.start()
        else:
            self._model = None

    def look(self, look: Look) -> None:
        """Look in this way from now on: draw when all that is happening now has happened, and well
        when no other look follows."""
        self._look = look
        self._rest()
        if self._coming or self._ready:
            self._working.start()
        if self._model is not None:
            self._hurrying.start()
            self._settling.start()

    def _rest(self) -> None:
        self._pictures = iter(())
        for timer in (self._hurrying, self._settling, self._working):
            timer.stop()

    def _work(self) -> None:
        """Make one more body ready, or the picture one step better."""
        if self._coming:
            self._ready.append(Model.of([self._coming.pop(0)]))
        elif self._ready:
            self._model, self._ready = Model.joined(self._ready), []
            if self._look is not None:
                self.look(self._look)
            return
        else:
            try:
                picture = next(self._pictures)
            except StopIteration:
                return
            if picture is not None:
                self._show(picture)
        self._working.start()

    def _hurry(self) -> None:
        """Draw at once, coarsely."""
        model, look = self._model, self._look
        if model is None or look is None:
            return
        pixels = look.size.width() * look.size.height() * look.ratio**2
        ratio = look.ratio * min(1.0, math.sqrt(_COARSE / max(1.0, pixels)))
        focus, scale = model.steady(look.camera.tilt, look.size.toTuple(), look.apart)
        picture = draw(
            model,
            look.camera,
            *_times(look.size, ratio),
            scale=scale * ratio,
            focus=focus,
            apart=look.apart,
            shadows=len(model.triangles) <= _LIGHT,
        )
        self._show(picture)

    def _begin(self) -> None:
        """Begin to draw well."""
        model, look = self._model, self._look
        if model is None or look is None:
            return
        width, height = _times(look.size, look.ratio)
        focus, scale = model.steady(look.camera.tilt, look.size.toTuple(), look.apart)
        self._pictures = refined(
            model,
            look.camera,
            width,
            height,
            scale=scale * look.ratio,
            focus=focus,
            apart=look.apart,
            passes=_PASSES,
            shadows=True,
            slices=math.ceil(max(1, width * height) / _FINE),
        )
        self._working.start()

    def _show(self, picture: NDArray[np.uint8]) -> None:
        height, width, _ = picture.shape
        kind = QImage.Format.Format_RGBA8888_Premultiplied
        # A copy: the image would not keep the memory of the array.
        self.drawn.emit(QImage(picture.data, width, height, 4 * width, kind).copy())


def _times(size: QSize, ratio: float) -> tuple[int, int]:
    return round(size.width() * ratio), round(size.height() * ratio)
