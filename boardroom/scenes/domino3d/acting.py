"""How moves of 3Domino are shown, and what moves without being one."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QEasingCurve

from boardroom.games.domino3d import Drawn, Laid, Passed
from boardroom.scenes.domino3d import flight as flying
from boardroom.scenes.domino3d import words
from boardroom.scenes.domino3d.flight import Flight
from boardroom.scenes.domino3d.painting import NUMBERS
from boardroom.scenes.domino3d.showing import Showing
from boardroom.scenes.domino3d.sounds import sound_of
from boardroom.scenes.motion import Track
from boardroom.scenes.sound import Sound

_SHAKE, _PULSE = 280.0, 840.0


class Acting(Showing):
    """Chips fly out of the bag and onto the board; what is touched in vain shakes."""

    _stood: flying.Pose | None = None
    """How the chip stood in the rack that is now played."""

    def _to_mark(self, effects: Any) -> Any:
        return effects if isinstance(effects, Laid) else self.last

    def sound_of(self, effects: Laid | Drawn | Passed) -> Sound:
        return sound_of(effects)

    def _act(self, effects: Laid | Drawn | Passed) -> tuple[Track, ...]:
        self.picked, self.lies = "", {}
        self._shaken, self.beat = ("", 0.0), 0.0
        if isinstance(effects, Laid):
            tracks = self._lay_down(effects)
        elif isinstance(effects, Drawn):
            tracks = self._draw_chip(effects)
        else:
            self.caption = words.passes(self.seat_name(effects.seat)).show()
            tracks = (Track(lambda share: None, 0.0, flying.PASSED),)
        self.show_marks()
        self.show_counts()
        return tracks

    def _lay_down(self, effects: Laid) -> tuple[Track, ...]:
        view = self.view
        assert view is not None
        move = view.placed[-1]
        self.lying = view.placed[:-1]
        self._look_around()
        start = self._stood or self._at_plate(effects.seat)
        self.flight = Flight(
            NUMBERS[effects.chip], start, lambda: flying.laid(move, self.eye.now), fades=True
        )

        def fly(share: float) -> None:
            if self.flight is None:
                return
            self.flight.share = share
            if share >= flying.FADE and len(self.lying) < len(view.placed):
                self._land(effects)
            if share >= 1.0:
                self.flight = None
            self._follow_moving()

        tracks = [Track(fly, 0.0, flying.FLY, QEasingCurve.Type.InOutCubic)]
        if effects.points:
            tracks.append(Track(lambda share: None, flying.FLY, flying.SCORED))
        return tuple(tracks)

    def _land(self, effects: Laid) -> None:
        assert self.view is not None
        self.lying = self.view.placed
        self.scored = effects if effects.points else None
        self.show_marks()

    def _draw_chip(self, effects: Drawn) -> tuple[Track, ...]:
        view = self.view
        assert view is not None
        self.lying = view.placed
        start = flying.small(self.layout.bag_mouth(), self.layout.chip * 0.5)
        if effects.chip in self.hand:
            self.hidden = effects.chip
            number = self.hand.index(effects.chip)
            end = flying.stood(self.layout.slot(number, len(self.hand)))
        else:
            end = self._at_plate(effects.seat)
        numbers = NUMBERS.get(effects.chip)
        self.flight = Flight(numbers, start, lambda: end, fades=False)

        def fly(share: float) -> None:
            if self.flight is None:
                return
            self.flight.share = share
            if share >= 1.0:
                self.flight, self.hidden = None, ""
                self.rack.update()
            self._follow_moving()

        return (Track(fly, 0.0, flying.DRAWN, QEasingCurve.Type.OutCubic),)

    def _at_plate(self, seat: int) -> flying.Pose:
        assert self.view is not None
        area = self.layout.seat(seat, self.view.seats)
        return flying.small(area.center(), max(self.layout.chip * 0.4, 6.0))

    def _take(self, view: Any, moves: tuple[str, ...], ask: Any, last: Any) -> None:
        self._stood = None
        if isinstance(last, Laid) and last.chip in self.hand:
            front = self.front_of(last.chip)
            if self.dropped is not None and last.chip == self.picked:
                front = self.carried_front(self.dropped[0])
            self._stood = flying.stood(front)
        super()._take(view, moves, ask, last)

    # Gestures.

    def _shake(self, text: str) -> tuple[Track, ...]:
        chip = text if text in self.hand else self.picked
        self.carried = None
        self._follow_moving()

        def swing(share: float) -> None:
            self._shaken = (chip, 0.16 * math.sin(share * 6 * math.pi) * (1.0 - share))
            self.rack.update()

        return (Track(swing, 0.0, _SHAKE, QEasingCurve.Type.Linear),)

    def _put_back(self) -> None:
        self._shaken, self.beat = ("", 0.0), 0.0
        self.rack.update()

    def _show_preview(self, text: str) -> None:
        effects = self.ask.effects(text) if text and self.ask is not None else None
        found = effects if isinstance(effects, Laid) else None
        if found is None and self.previewed is None and not self.under:
            return
        self.previewed = found
        if found is not None:
            self.picked = found.chip
        self.show_marks()

    def _show_hint(self, text: str) -> None:
        if not text and not self.hinted:
            return
        self.hinted = text
        self._show_preview(text)
        self.show_marks()
        if text:

            def beat(share: float) -> None:
                self.beat = abs(math.sin(share * 2 * math.pi))
                self.rack.update()

            self._make_gesture((Track(beat, 0.0, _PULSE, QEasingCurve.Type.Linear),))

    def _show_cursor(self, text: str) -> None:
        if text != self.cursor_at:
            self.cursor_at = text
            self.show_marks()
