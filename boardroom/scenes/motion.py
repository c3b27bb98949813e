"""Things that move for a while: several tracks on one clock that stops when they have ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation


@dataclass(frozen=True, slots=True)
class Track:
    """One thing that changes: ``set`` is told how far it is, eased, from 0 to 1.

    ``begin`` and ``length`` are milliseconds at normal speed. ``set`` is first called when the
    track begins, in the order of the tracks, and exactly once with 1.
    """

    set: Callable[[float], None]
    begin: float
    length: float
    ease: QEasingCurve.Type = QEasingCurve.Type.OutCubic


class Motion(QVariantAnimation):
    """Runs tracks together; ``finished`` is emitted at the end, not when it is stopped."""

    def __init__(self, tracks: Sequence[Track], speed: float, parent: QObject) -> None:
        super().__init__(parent)
        self._tracks = tuple(tracks)
        self._curves = tuple(QEasingCurve(track.ease) for track in tracks)
        self._over = [False] * len(tracks)
        self._total = max((track.begin + track.length for track in tracks), default=0.0)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(round(self._total / speed))
        self.valueChanged.connect(self._advance)

    def _advance(self, share: float) -> None:
        now = share * self._total
        for number, track in enumerate(self._tracks):
            if self._over[number] or now < track.begin:
                continue
            done = (now - track.begin) / track.length if track.length else 1.0
            self._over[number] = done >= 1.0
            track.set(self._curves[number].valueForProgress(min(done, 1.0)))
