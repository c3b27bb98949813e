"""How balls move: along a line, into a tray, down, and onto other fields when dealt again."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEasingCurve, QPointF

from boardroom.scenes import look
from boardroom.scenes.gestures import between, glide
from boardroom.scenes.motion import Track
from boardroom.scenes.thing import Thing

_FLASH = 120.0
_SHOWN = 90.0
"""How long a group that is collected is shown before it leaves."""

_DEAL = 300.0
_DEAL_GAP = 7.0
_RETURN = 120.0
_BOUNCE = 0.055
"""How high a fallen ball bounces, as a share of its fall."""

Way = tuple[Thing, QPointF, QPointF]
"""A thing, where it begins and where it ends."""

Flight = tuple[Thing, Callable[[], QPointF], Callable[[], float]]
"""A thing, where it ends and how large it is there, as the table is by then."""


def slid(ways: Iterable[Way], begin: float) -> tuple[Track, ...]:
    """All at once, until the edge or the next ball stops each of them (CC-07)."""
    return tuple(Track(glide(*each), begin, look.SLIDE) for each in ways if each[1] != each[2])


def lit(groups: Sequence[Thing], begin: float) -> tuple[Track, ...]:
    """Groups that are collected light up."""

    def shine(share: float) -> None:
        for group in groups:
            group.setOpacity(share)

    return (
        Track(shine, begin, _FLASH, QEasingCurve.Type.OutQuad),
        Track(lambda _: None, begin + _FLASH, _SHOWN),
    )


def taken(
    balls: Sequence[Flight],
    groups: Sequence[Thing],
    begin: float,
) -> tuple[Track, ...]:
    """One after the other into the tray; where to and how small is asked on the way, as the
    table may change its size meanwhile."""

    def fly(
        thing: Thing, end: Callable[[], QPointF], size: Callable[[], float]
    ) -> Callable[[float], None]:
        began: list[QPointF] = []

        def go(share: float) -> None:
            if not began:  # where the slide has brought it
                began.append(thing.spot)
                thing.setZValue(thing.zValue() + 20)
            thing.put(between(began[0], end(), share), 1.0 + (size() - 1.0) * share)

        return go

    def fade(share: float) -> None:
        for group in groups:
            group.setOpacity(1.0 - share)

    tracks = [Track(fade, begin, look.TAKE)]
    for number, ball in enumerate(balls):
        tracks.append(Track(fly(*ball), begin + number * look.TAKE_GAP, look.TAKE))
    return tuple(tracks)


def fallen(ways: Iterable[Way], begin: float) -> tuple[Track, ...]:
    """Down onto the edge or the next ball, with a small bounce."""

    def fall(thing: Thing, start: QPointF, end: QPointF) -> Callable[[float], None]:
        return lambda share: thing.move(between(start, end, _bounced(share)))

    return tuple(Track(fall(*each), begin, look.FALL, QEasingCurve.Type.Linear) for each in ways)


def _bounced(share: float) -> float:
    """How far a ball has fallen: faster and faster, and once up a little after it has landed."""
    landed = 0.7
    if share < landed:
        return (share / landed) ** 2
    return 1.0 - _BOUNCE * math.sin(math.pi * (share - landed) / (1.0 - landed))


def dealt(ways: Iterable[Way]) -> tuple[Track, ...]:
    """Each ball goes to its new field, one shortly after the other."""
    return tuple(
        Track(glide(*each), number * _DEAL_GAP, _DEAL, QEasingCurve.Type.InOutCubic)
        for number, each in enumerate(ways)
    )


def returned(ways: Iterable[Way]) -> tuple[Track, ...]:
    """Back from where they were dragged."""
    return tuple(Track(glide(*each), 0.0, _RETURN) for each in ways)
