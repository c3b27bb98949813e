"""Ways in which things move that several tables share: glide, shake, beat."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from PySide6.QtCore import QEasingCurve, QPointF

from boardroom.scenes.motion import Track
from boardroom.scenes.thing import Thing

_SHAKE = 280.0
_BEAT = 420.0


def between(start: QPointF, end: QPointF, share: float) -> QPointF:
    """The point that is ``share`` of the way."""
    return start + (end - start) * share


def glide(thing: Thing, start: QPointF, end: QPointF) -> Callable[[float], None]:
    """Moves a thing on a straight line."""
    return lambda share: thing.move(between(start, end, share))


def shaken(things: Iterable[Thing]) -> tuple[Track, ...]:
    """From side to side, less and less."""

    def shake(thing: Thing, spot: QPointF) -> Callable[[float], None]:
        def swing(share: float) -> None:
            away = 0.09 * math.sin(share * 6 * math.pi) * (1.0 - share)
            thing.move(spot + QPointF(away, 0.0))

        return swing

    return tuple(
        Track(shake(thing, thing.spot), 0.0, _SHAKE, QEasingCurve.Type.Linear) for thing in things
    )


def beating(thing: Thing) -> tuple[Track, ...]:
    """Two heartbeats."""

    def beat(share: float) -> None:
        thing.resize(1.0 + 0.22 * abs(math.sin(share * 2 * math.pi)))

    return (Track(beat, 0.0, 2 * _BEAT, QEasingCurve.Type.Linear),)


def ends(tracks: Iterable[Track]) -> float:
    """When the last of these tracks is over, in milliseconds."""
    return max((track.begin + track.length for track in tracks), default=0.0)
