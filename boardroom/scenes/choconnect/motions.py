"""How chocolates move: out of the bag, to an entry, one against the other, back to the hand."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEasingCurve, QPointF

from boardroom.scenes import look
from boardroom.scenes.choconnect.layout import HAND, HAND_SPACE, POUCH, waiting
from boardroom.scenes.gestures import between, glide
from boardroom.scenes.motion import Track
from boardroom.scenes.thing import Thing

_CARRY, _CARRY_FAR = 90.0, 17.0
"""Milliseconds from the hand to an entry, and more for each space of the way."""

_DRAWN = 320.0
_GLOW = 240.0
_SHOWN = 700.0
"""How long the end of a round is shown before the box is emptied."""

_EMPTIED = 260.0

Slide = tuple[Thing, QPointF, QPointF]


def drawn(hand: Thing) -> tuple[Track, ...]:
    """Out of the mouth of the bag, in an arc into the hand."""
    mouth = POUCH + QPointF(0.0, -0.62)
    top = QPointF((mouth.x() + HAND.x()) / 2, mouth.y() - 0.55)

    def fly(share: float) -> None:
        spot = between(between(mouth, top, share), between(top, HAND, share), share)
        hand.put(spot, 0.35 + 0.65 * share, min(1.0, share * 5))

    return (Track(fly, 0.0, _DRAWN, QEasingCurve.Type.OutCubic),)


def carried(hand: Thing, entry: str, lie_down: Callable[[], None]) -> tuple[Track, ...]:
    """From where the hand is to the entry, where the chocolate touches the first one."""
    start, end, size = hand.spot, waiting(entry), hand.size
    away = math.hypot(end.x() - start.x(), end.y() - start.y())
    if away < 1e-6:
        lie_down()
        return ()

    def carry(share: float) -> None:
        hand.put(between(start, end, share), size + (1 / HAND_SPACE - size) * share)
        if share >= 1.0:
            lie_down()

    return (Track(carry, 0.0, _CARRY + _CARRY_FAR * away, QEasingCurve.Type.InOutCubic),)


def pushed(slides: Iterable[Slide], begin: float) -> tuple[Track, ...]:
    """All at once, each against the next, so that they touch all the way."""
    return tuple(Track(glide(*slide), begin, look.SLIDE) for slide in slides)


def won(glow: Thing, others: Sequence[Thing], dim: float, begin: float) -> tuple[Track, ...]:
    """The line begins to glow and the others step back."""

    def shine(share: float) -> None:
        glow.setOpacity(share)
        for thing in others:
            thing.setOpacity(1.0 + (dim - 1.0) * share)

    return (Track(shine, begin, _GLOW, QEasingCurve.Type.OutQuad),)


def emptied(things: Sequence[Thing], glow: Thing, begin: float) -> tuple[Track, ...]:
    """After a look at the end of the round everything goes back into the bag."""
    began: list[tuple[Thing, QPointF, float]] = []

    def leave(share: float) -> None:
        if not began:  # where the push has brought them
            began.extend((thing, thing.spot, thing.opacity()) for thing in things)
        glow.setOpacity(1.0 - share)
        for thing, spot, opacity in began:
            thing.put(between(spot, POUCH, share * 0.25), 1.0 - 0.35 * share, opacity * (1 - share))

    return (Track(leave, begin + _SHOWN, _EMPTIED, QEasingCurve.Type.InCubic),)


def returned(hand: Thing) -> tuple[Track, ...]:
    """Back onto the coaster."""
    start, size = hand.spot, hand.size

    def back(share: float) -> None:
        hand.put(between(start, HAND, share), size + (1.0 - size) * share)

    return (Track(back, 0.0, look.SLIDE),)
