"""How a move is shown: dice roll and lie down, the pencil writes, cards turn over and leave."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtGui import QTransform

from boardroom.base.words import gain
from boardroom.games.connnect.effects import (
    Claimed,
    CrossedOut,
    Effect,
    Finished,
    Passed,
    Rolled,
    RoundEnd,
    Stepped,
    Switched,
    Wrote,
    ZonePicked,
)
from boardroom.scenes import look
from boardroom.scenes.connnect import written
from boardroom.scenes.connnect.sounds import sound_of
from boardroom.scenes.connnect.sprites import Sprites, card_area
from boardroom.scenes.connnect.strokes import lines_of
from boardroom.scenes.connnect.table import LEANING, ConnnectTable
from boardroom.scenes.gestures import between, ends
from boardroom.scenes.motion import Track
from boardroom.scenes.sound import Sound
from boardroom.scenes.thing import Thing

_ROLL: Final = 620.0
_APART: Final = 70.0
"""Milliseconds between the throws of two dice."""

_FACES: Final = 8
"""How many faces a die shows while it rolls."""

_TURNS: Final = 420.0
"""Degrees that it turns."""

_STROKE: Final = 150.0
"""Milliseconds for a stroke of the pencil, and no more than _MOST for all."""

_MOST: Final = 620.0
_TOLD: Final = 560.0
"""Milliseconds that is told what another seat has done."""


class ConnnectPlay(ConnnectTable):
    """The table while a move is shown."""

    def _act(self, effects: Effect) -> tuple[Track, ...]:
        self.clear_pointers()
        if isinstance(effects, Rolled):
            return self._rolled(effects)
        if isinstance(effects, ZonePicked):
            return self._lain(effects.zone)
        if effects.seat == self.home:
            tracks = self._written(effects)
            if isinstance(effects, Switched):
                tracks += self._lain(effects.zone)
        else:
            tracks = self._told(effects)
        if isinstance(effects, Finished) and effects.after.round_end is not None:
            tracks += self._round_ended(effects.after.round_end, ends(tracks))
        return tracks

    def sound_of(self, effects: Effect) -> Sound | None:
        return sound_of(effects)

    def clear_pointers(self) -> None:
        """Point out nothing while a move is shown."""
        for thing in (self.marks, self.frame, self.badge, self.hinting):
            thing.hide()

    # Dice.

    def _rolled(self, effects: Rolled) -> tuple[Track, ...]:
        chance = Random(str(effects.dice))
        return tuple(
            Track(
                self._tumbling(place, number, chance.choices(range(1, 7), k=_FACES)),
                _APART * place,
                _ROLL,
            )
            for place, number in enumerate(effects.dice)
        )

    def _tumbling(self, place: int, number: int, faces: list[int]) -> Callable[[float], None]:
        thing = self.dice[place]
        worn: list[int] = []

        def go(share: float) -> None:
            face = number if share > 0.86 else faces[min(int(share * _FACES), _FACES - 1)]
            if worn != [face]:
                worn[:] = [face]
                thing.kind = f"{face} thrown"
                thing.wear(partial(Sprites.die, number=face, kind="plain"))
            end = self.plan.thrown()[place]
            start = end + QPointF(3.4, -0.5)
            hop = 0.55 * abs(math.sin(share * 2.5 * math.pi)) * (1.0 - share)
            thing.setRotation(LEANING[place] + _TURNS * (share - 1.0))
            thing.put(between(start, end, share) - QPointF(0.0, hop))

        return go

    def _lain(self, zone: int) -> tuple[Track, ...]:
        """The dice go to their places on the card."""
        lying = [thing for thing in self.dice if thing.isVisible()]
        if not lying:
            return ()
        first = next((t for t in lying if t.kind.startswith(str(zone))), lying[0])
        if self.shown is not None and self.shown.dice.zone:  # a switch: not the zone die itself
            first = next((t for t in lying[1:] if t.kind.startswith(str(zone))), first)
            others = [lying[0], *(t for t in lying[1:] if t is not first)]
        else:
            others = [thing for thing in lying if thing is not first]
        return tuple(
            Track(self._sliding(thing, place), 0.0, look.SLIDE * 1.4)
            for place, thing in enumerate((first, *others))
        )

    def _sliding(self, thing: Thing, place: int) -> Callable[[float], None]:
        start, lean = thing.spot - self.plan.dice_card.topLeft(), thing.rotation()

        def go(share: float) -> None:
            thing.setRotation(lean * (1.0 - share))
            here = self.plan.dice_card.topLeft() + start
            thing.move(between(here, self.plan.slots()[place], share))

        return go

    # The own sheet.

    def _written(self, effects: Effect) -> tuple[Track, ...]:
        if self.shown is None:
            return ()
        pencils = written.Pencils.of(self.theme, self.colour_of(self.home))
        lines = list(lines_of(effects, self.shown.sheets[self.home], pencils))
        if not lines:
            return ()
        self.ink.begin(lines)
        length = min(_STROKE * (1 + len(lines)), _MOST)
        return (Track(self.ink.grow, 0.0, length, QEasingCurve.Type.InOutSine),)

    # The sheets of others.

    def _told(self, effects: Any) -> tuple[Track, ...]:
        """What another seat has done: its sheet as it is now, and a word on it."""
        if self.view is None or effects.seat not in self.others:
            return ()
        number = self.others.index(effects.seat)
        thing, area = self.thumbs[number], self.plan.thumbs()[number]
        seen = self.seen(self.view, effects.seat)
        thing.wear(partial(Sprites.thumb, seen=seen, width=area.width()))
        text = told_in_short(effects)
        if not text:
            return ()
        self.badge.wear(lambda sprites: sprites.badge(text))
        self.badge.kind = text

        def pop(share: float) -> None:
            place = self.plan.thumbs()[number]
            grown = min(1.0, 0.5 + share * 3)
            self.badge.put(place.center(), grown, min(1.0, (1.0 - share) * 5))

        return (Track(pop, 0.0, _TOLD, QEasingCurve.Type.Linear),)

    # The end of a round.

    def _round_ended(self, end: RoundEnd, begin: float) -> tuple[Track, ...]:
        view = self.shown
        if view is None:
            return ()
        tracks = [
            Track(self._turning(thing, letter), begin, look.CAMERA * 1.4)
            for thing, letter in zip(self.shape_cards, view.cards.shapes, strict=True)
            if letter in end.turned
        ]
        if end.score_card:
            tracks.append(Track(self._leaving(view.cards.gone), begin, look.CAMERA * 1.8))
        return tuple(tracks)

    def _turning(self, thing: Thing, letter: str) -> Callable[[float], None]:
        size = self.plan.shape_card

        def go(share: float) -> None:
            if share >= 0.5 and thing.kind == letter:
                thing.kind = f"{letter} down"
                thing.wear(partial(Sprites.shape_card, letter=letter, size=size, down=True))
            wide = abs(math.cos(share * math.pi)) if share < 1.0 else 1.0
            thing.setTransform(QTransform.fromScale(max(wide, 0.02), 1.0))

        return go

    def _leaving(self, gone: int) -> Callable[[float], None]:
        size = self.plan.score_card.size()
        begun: list[bool] = []

        def go(share: float) -> None:
            if not begun:
                begun.append(True)
                self.leaving.wear(partial(Sprites.score_cards, gone=gone, size=size))
                self.score_card.wear(partial(Sprites.score_cards, gone=gone + 1, size=size))
            corner = self.plan.score_card.topLeft() + card_area(size).topLeft()
            self.leaving.put(corner + QPointF(share * 2.4, -share * 0.7), 1.0, 1.0 - share)

        return go

    def _stand(self) -> None:
        for card in self.shape_cards:
            card.setTransform(QTransform())
        self.badge.hide()
        super()._stand()


def told_in_short(effects: Any) -> str:
    """A few signs on what a seat has done; "" for who is done."""
    match effects:
        case Wrote() | CrossedOut():
            return f"{effects.number} {effects.space}"
        case Stepped() if effects.space:
            return f"{effects.number} {effects.space}"
        case Stepped():
            return f"{effects.before} → {effects.number}"
        case Switched():
            return f"{effects.before} ↔ {effects.zone}"
        case Claimed() | Passed():
            return gain(effects.after.gained[effects.seat])
    return ""
