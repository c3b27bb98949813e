"""How tokens and chutes move: one after the other to their tray, down, and along."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEasingCurve, QPointF

from boardroom.scenes import look
from boardroom.scenes.gestures import between
from boardroom.scenes.motion import Track
from boardroom.scenes.thing import Thing

_OFF = 70.0
"""Milliseconds from the last take until the others fall: it has left its place by then."""

_FAR = 22.0
"""Milliseconds more for each column that a chute travels."""

_LAND = 0.68
"""When a falling token first meets the ground, as a share of the time."""

_BOUNCE = 0.11
"""How high it bounces, in spaces."""

_FLYING = 30
"""How high a taken token is stacked on its way."""

Fallen = tuple[Thing, QPointF, QPointF]


def taken(
    things: Sequence[tuple[Thing, QPointF]], size: float, landed: Callable[[int], None]
) -> tuple[Track, ...]:
    """Each token flies to its stack, which is told when it gets there; ``size`` is theirs there."""

    def fly(number: int, thing: Thing, end: QPointF) -> Callable[[float], None]:
        start = thing.spot

        def go(share: float) -> None:
            thing.setZValue(_FLYING)
            thing.put(between(start, end, share), 1.0 + (size - 1.0) * share)
            if share >= 1.0:
                thing.hide()
                landed(number)

        return go

    return tuple(
        Track(fly(number, thing, end), look.TAKE_GAP * number, look.TAKE)
        for number, (thing, end) in enumerate(things)
    )


def fall_begins(count: int) -> float:
    """When what stands above begins to fall, after so many tokens are taken."""
    return look.TAKE_GAP * (count - 1) + _OFF


def fallen(falls: Iterable[Fallen], begin: float) -> tuple[Track, ...]:
    """All fall at once, faster and faster, and bounce a little."""

    def drop(thing: Thing, start: QPointF, end: QPointF) -> Callable[[float], None]:
        def go(share: float) -> None:
            if share < _LAND:
                thing.move(between(start, end, (share / _LAND) ** 2))
                return
            rest = (share - _LAND) / (1.0 - _LAND)
            thing.move(end - QPointF(0.0, _BOUNCE * 4 * rest * (1.0 - rest)))

        return go

    return tuple(Track(drop(*fall), begin, look.FALL, QEasingCurve.Type.Linear) for fall in falls)


def shifted(things: Sequence[Thing], start: float, end: float, begin: float) -> tuple[Track, ...]:
    """A chute with all in it changes its column."""
    away = abs(end - start)

    def go(share: float) -> None:
        for thing, offset in zip(things, offsets, strict=True):
            thing.move(QPointF(start + (end - start) * share + offset, thing.spot.y()))

    offsets = [thing.spot.x() - start for thing in things]
    length = look.SLIDE + _FAR * (away - 1)
    return (Track(go, begin, length, QEasingCurve.Type.InOutCubic),)
