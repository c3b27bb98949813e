"""The camera as it is moved: by hand at once, by keys and after a move on a glide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QRectF

from boardroom.scenes import look
from boardroom.scenes.domino3d.camera import PITCH, YAW, Camera, Subject
from boardroom.scenes.motion import Motion, Track


class Eye:
    """``now`` is what is seen, ``aim`` where a glide leads; ``moved`` is called for every step."""

    def __init__(self, parent: QObject, moved: Callable[[], None]) -> None:
        self.now = self.aim = Camera(Subject.around([]), QRectF(0, 0, 800, 600))
        self._parent = parent
        self._moved = moved
        self._glide: Motion | None = None

    @property
    def gliding(self) -> bool:
        return self._glide is not None

    def fit(self, room: QRectF) -> None:
        """See as much in another room; a glide goes on."""
        self.now, self.aim = replace(self.now, room=room), replace(self.aim, room=room)

    def place(self, camera: Camera) -> None:
        """Look from here at once."""
        self._stop()
        self.now = self.aim = camera
        self._moved()

    def go(self, aim: Camera, speed: float) -> None:
        """Look from there after a glide; with speed 0 at once."""
        if aim == self.aim and (self.gliding or aim == self.now):
            return
        if not speed:
            self.place(aim)
            return
        self._stop()
        self.aim = aim
        start = self.now

        def step(share: float) -> None:
            self.now = replace(start, room=self.now.room).between(self.aim, share)
            self._moved()

        self._glide = Motion((Track(step, 0.0, look.CAMERA),), speed, self._parent)
        self._glide.finished.connect(self._arrive)
        self._glide.start()

    def look_at(self, subject: Subject, speed: float) -> None:
        """Look at something else from the same side."""
        self.go(replace(self.aim, subject=subject), speed)

    def reset(self, speed: float) -> None:
        """Look from where one looks at first."""
        self.go(replace(self.aim, yaw=YAW, pitch=PITCH, zoom=1.0), speed)

    def _arrive(self) -> None:
        self._stop()
        self.now = self.aim
        self._moved()

    def _stop(self) -> None:
        if self._glide is not None:
            self._glide.stop()
            self._glide.deleteLater()
            self._glide = None
