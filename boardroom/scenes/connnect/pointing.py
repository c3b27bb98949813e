"""What is pointed out on the Connnect table: choices, previews, hints, and why not."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QPointF

from boardroom.base.words import gain, message
from boardroom.games.connnect.effects import Effect, Rolled, Switched, ZonePicked
from boardroom.games.connnect.names import shape_words
from boardroom.games.connnect.shapes import PLACE_NAMED, SHAPES, SIZES, SPACE
from boardroom.scenes.base import Ask
from boardroom.scenes.connnect import places
from boardroom.scenes.connnect.locating import ConnnectPlaces
from boardroom.scenes.connnect.marks import Marks
from boardroom.scenes.connnect.reasons import in_reading_order
from boardroom.scenes.connnect.sprites import Sprites
from boardroom.scenes.gestures import beating, shaken
from boardroom.scenes.motion import Track
from boardroom.scenes.thing import Thing

_PITCH = 0.7
"""Between two fields of a picker."""


class ConnnectPointing(ConnnectPlaces):
    """What is pointed at, what can be chosen, and what it would bring."""

    def _take(self, view: Any, moves: tuple[str, ...], ask: Ask | None, last: Any) -> None:
        super()._take(view, moves, ask, last)
        self.hide_picker()

    # Claims that are looked at.

    def is_claim(self, spaces: tuple[str, ...]) -> bool:
        claims = self.path.steps.claims if self.path is not None else ()
        return bool(spaces) and in_reading_order(spaces) in claims

    @property
    def claim_looked_at(self) -> str:
        """The spaces of the claim that is looked at; "" for none."""
        claims = self.path.steps.claims if self.path is not None else ()
        return claims[self.at_claim - 1] if 0 < self.at_claim <= len(claims) else ""

    def claim_words(self, spaces: str) -> str:
        """A claim with what it brings, before its bonus is chosen."""
        number = PLACE_NAMED[spaces]
        return message(
            "{claim} on {spaces}: {points}",
            claim=shape_words(SIZES[number], SHAPES[number]),
            spaces=" ".join(places.spaces_in(spaces)),
            points=self.gain_of_claim(spaces),
        ).show()

    def trace_words(self) -> str:
        spaces = in_reading_order(self.trace)
        if self.is_claim(self.trace):
            return self.claim_words(spaces)
        return " ".join(places.spaces_in(spaces))

    def gain_of_claim(self, spaces: str) -> str:
        """What a claim brings, from the least to the most that its bonuses give."""
        if self.ask is None or self.path is None:
            return ""
        found = [self.ask.effects(move) for move in self.path.steps.moves_of_claim(spaces)]
        gains = sorted({effects.after.gained[effects.seat] for effects in found})
        return gain(gains[0]) if len(gains) == 1 else f"{gain(gains[0])} … {gain(gains[-1])}"

    # What is pointed out.

    @property
    def effect(self) -> Effect | None:
        """What the move would do that is pointed at or hinted at."""
        text = self.hinted or self.previewed
        if not text or self.ask is None or text not in self.moves:
            return None
        found: Effect = self.ask.effects(text)
        return found

    def marks_now(self) -> Marks:
        path, view = self.path, self.shown
        if path is None or view is None or not self.can_choose:
            return Marks()
        effect, sheet = self.effect, view.sheets[self.home]
        zone = sheet.dice.zone if view.phase == "fill" or sheet.pending == "any2" else 0
        if isinstance(effect, ZonePicked | Switched):
            zone = effect.zone
        options = path.options
        names = [places.rest_of(place) for place in options if places.kind_of(place) == "bonus"]
        trace = self.trace or tuple(place for place in path.taken if place in SPACE)
        track = (path.steps.can_be_free and not path.taken) or places.FREE in options
        return Marks(
            zone=zone,
            spaces=tuple(place for place in options if place in SPACE),
            boxes=tuple((name, self.box_of(name)) for name in names),
            track=self.track_box() if track else -1,
            free=path.free,
            trace=trace,
            preview=effect if not isinstance(effect, Rolled) else None,
            outline=places.spaces_in(path.claim or self.claim_looked_at),
        )

    def show_badge(self) -> None:
        """The points that something would bring, at its upper right."""
        text, place = "", ""
        effect = self.effect
        if effect is not None and not isinstance(effect, Rolled):
            gained = effect.after.gained[effect.seat]
            text, place = (gain(gained) if gained else ""), self.place_of(
                self.hinted or self.under or self.previewed
            )  # fmt: skip
        elif self.claim_looked_at or self.is_claim(self.trace):
            claim = self.claim_looked_at or in_reading_order(self.trace)
            text, place = self.gain_of_claim(claim), places.claim(claim)
        self.badge.setVisible(bool(text))
        if text:
            self.badge.kind = text
            self.badge.wear(lambda sprites: sprites.badge(text))
            area = self.unit_area(place)
            self.badge.put(area.topRight() + QPointF(0.12, -0.14))

    def _show_preview(self, text: str) -> None:
        if text != self.previewed:
            self.previewed = text
            self.refresh_marks()
            self.show_badge()

    def _show_hint(self, text: str) -> None:
        if not text and not self.hinted:
            return
        self.hinted = text
        self.trace, self.at_claim = (), 0
        self.refresh_marks()
        self.show_badge()
        self._frame_hint()
        if text:
            self._make_gesture(beating(self.hinting))

    def _frame_hint(self) -> None:
        """The frame around the place that the hinted move begins at."""
        self.hinting.setVisible(bool(self.hinted))
        if self.hinted:
            area = self.unit_area(self.place_of(self.hinted))
            self.hinting.wear(partial(Sprites.frame, size=area.size()))
            self.hinting.put(area.center())

    def _shake(self, text: str) -> tuple[Track, ...]:
        return shaken(self._touched(self.place_of(text)))

    def _touched(self, place: str) -> list[Thing]:
        """What moves when a place is touched in vain."""
        kind = places.kind_of(place)
        if kind == "die":
            return [thing for thing in self.dice if thing.kind.startswith(places.rest_of(place))]
        if place in self.buttons:
            return [self.buttons[place]]
        return [self.marks] if self.marks.isVisible() else [self.sheet]

    def _put_back(self) -> None:
        self.hinting.resize(1.0)
        if self.trace:
            self.trace = ()
        self._put()
        self._lay_dice()
        self.show_words()
        self.refresh_marks()

    # The picker of numbers and changes.

    def hide_picker(self) -> None:
        for thing in self.picker.values():
            self.removeItem(thing)
        self.picker.clear()

    def show_picker(self) -> None:
        """The numbers or changes that can be chosen, beside the space or die they are for."""
        self.hide_picker()
        path = self.path
        options = path.options if path is not None else {}
        wanted_ = [place for place in options if places.kind_of(place) in ("number", "change")]
        if path is None or not wanted_:
            return
        area = self.unit_area(path.taken[-1])
        width = _PITCH * (len(wanted_) - 1)
        below = area.bottom() + 0.42
        y = below if below < self.plan.sheet.bottom() else area.top() - 0.42
        least = self.plan.sheet.left() + 0.5
        most = self.plan.sheet.right() - 0.5 - width
        x = min(max(area.center().x() - width / 2, least), most)
        for number, place in enumerate(sorted(wanted_, key=_value)):
            field = Thing(self, 20)
            field.wear(partial(Sprites.picker, words=_shown(place)))
            field.put(QPointF(x + _PITCH * number, y))
            self.picker[place] = field

    def _put(self) -> None:
        super()._put()
        if self.picker:
            self.show_picker()

    def _draw(self, *, sharp: bool) -> None:
        super()._draw(sharp=sharp)
        if not self.busy:
            self.show_badge()
            self._frame_hint()
            self._show_cursor(self.cursor if self.cursor_shown and self.can_choose else "")


def _value(place: str) -> int:
    return int(places.rest_of(place))


def _shown(place: str) -> str:
    return places.rest_of(place).replace("-", "−")
