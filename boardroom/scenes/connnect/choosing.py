"""Choosing on the Connnect table: places, what they lead to, and what is pointed out."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF

from boardroom.base.words import message
from boardroom.games.connnect import layout
from boardroom.games.connnect.effects import Effect, Rolled, Switched, ZonePicked
from boardroom.games.connnect.names import shape_words
from boardroom.games.connnect.shapes import PLACE_NAMED, SHAPES, SIZES, SPACE
from boardroom.scenes import look
from boardroom.scenes.base import Ask
from boardroom.scenes.connnect import page, places, words
from boardroom.scenes.connnect.marks import Marks, first_free_box, first_held_box
from boardroom.scenes.connnect.plan import DIE
from boardroom.scenes.connnect.playing import ConnnectPlay
from boardroom.scenes.connnect.reasons import in_reading_order, wanted
from boardroom.scenes.connnect.sprites import Sprites
from boardroom.scenes.connnect.steps import Path, Steps
from boardroom.scenes.gestures import beating, shaken
from boardroom.scenes.motion import Track
from boardroom.scenes.thing import Thing

_PITCH = 0.7
"""Between two fields of a picker."""

_ALONE = (places.FREE, places.DONE, places.PREVIOUS, places.NEXT)
_KINDS = ("die", "bonus", "number", "change", "seat", "claim")


class ConnnectChoice(ConnnectPlay):
    """The places of the table, and what choosing each of them does."""

    warns = False

    def __init__(self, theme: look.Theme = look.LIGHT) -> None:
        super().__init__(theme)
        self.trace: tuple[str, ...] = ()
        """The spaces that are drawn over, to claim them."""
        self._previewed = ""
        self._hinted = ""

    def _take(self, view: Any, moves: tuple[str, ...], ask: Ask | None, last: Any) -> None:
        super()._take(view, moves, ask, last)
        pending = view.sheets[view.turn].pending if view.turn >= 0 else ""
        self.path = Path(Steps(moves, pending)) if moves else None
        self.trace, self.at_claim = (), 0
        self._hide_picker()

    # Where places are.

    def place_of(self, text: str) -> str:
        """Where a move goes on from here; places stand for themselves."""
        if text in _ALONE or text in SPACE or places.kind_of(text) in _KINDS or not text:
            return text
        path = self.path or Path(Steps((text,)))
        return next(iter(path.way(text)), "")

    def _unit_area(self, place: str) -> QRectF:
        """Where a place lies, in spaces; empty when it is not there."""
        plan, kind, rest = self.plan, places.kind_of(place), places.rest_of(place)
        if place in SPACE:
            return plan.on_sheet(page.space_area(place))
        if place in self.picker:
            return _around(self.picker[place].spot, 0.62)
        if place in self.buttons:
            button = {places.PREVIOUS: plan.previous, places.NEXT: plan.next}
            return button.get(place, plan.done)
        if place == places.FREE:
            return plan.on_sheet(page.track_boxes()[self._track_box()])
        if kind == "die":
            return self._die_area(int(rest))
        if kind == "bonus":
            return plan.on_sheet(page.BOXES[rest][self._box(rest)])
        if kind == "claim":
            areas = [page.space_area(rest[at : at + 2]) for at in range(0, len(rest), 2)]
            whole = areas[0]
            for area in areas:
                whole |= area
            return plan.on_sheet(whole)
        if kind == "seat" and int(rest) in self.others:
            return plan.thumbs()[self.others.index(int(rest))]
        return QRectF()

    def _die_area(self, number: int) -> QRectF:
        found = [thing for thing in self.dice if thing.kind.startswith(f"{number} ")]
        ranked = sorted(found, key=lambda thing: thing.kind.endswith("written"))
        choice = [thing for thing in ranked if not thing.kind.endswith("zone")] or ranked
        return _around(choice[0].spot, DIE) if choice else QRectF()

    def _track_box(self) -> int:
        used = self.shown.sheets[self.home].free_actions if self.shown is not None else 0
        return min(used, len(layout.FREE_ACTIONS))

    def _box(self, name: str) -> int:
        """Which box of a bonus is meant: the next free one while a bonus is chosen, else the next
        one to be used."""
        if self.shown is None:
            return 0
        sheet = self.shown.sheets[self.home]
        claiming = self.path is not None and places.kind_of("".join(self.path.taken[:1])) == "claim"
        return first_free_box(sheet, name) if claiming else first_held_box(sheet, name)

    def area_of(self, text: str) -> QRectF:
        area = self.layout.area(self._unit_area(self.place_of(text)))
        return area if area.width() else self.board_rect

    def place_at(self, point: QPointF) -> str:
        spot = self.layout.back(point)
        if self.enlarged is not None or self.shown is None:
            return ""
        for place in self._touchable():
            if self._unit_area(place).contains(spot):
                return place
        on_page = spot - self.plan.sheet.topLeft()
        for name, areas in page.BOXES.items():
            if any(area.contains(on_page) for area in areas):
                return places.bonus(name)
        return page.space_at(on_page)

    def _touchable(self) -> tuple[str, ...]:
        """Places that lie over others, or beside the sheet."""
        dice = (thing.kind.split() for thing in self.dice if thing.isVisible())
        return (
            *self.picker,
            *(place for place, button in self.buttons.items() if button.isVisible()),
            *(places.die(int(number)) for number, role in dice if role != "zone"),
            places.FREE,
            *(places.seat(seat) for seat in self.others),
        )

    def space_under(self, point: QPointF) -> str:
        """The space of the large sheet at a point; "" for none."""
        return page.space_at(self.layout.back(point) - self.plan.sheet.topLeft())

    def reach(self) -> dict[str, QRectF]:
        """The places that the cursor can come to, in reading order, with their areas."""
        path = self.path
        if path is None or self.shown is None:
            return {}
        if path.taken:
            found = list(path.options)
        else:
            dice = dict.fromkeys(
                places.die(int(thing.kind.split()[0])) for thing in self.dice if thing.isVisible()
            )
            found = [place for place in dice if self.can_take(place)]
            found += layout.SPACES if self.shown.phase != "zone" else ()
            found += [places.FREE] if self.can_take(places.FREE) else []
            boxes = (places.bonus(name) for name in page.BOXES)
            found += [place for place in boxes if place in path.options]
            found += [place for place in self.buttons if self.can_take(place)]
            found += [places.seat(seat) for seat in self.others]
        return {place: self._unit_area(place) for place in found}

    # What they lead to.

    @property
    def claiming(self) -> bool:
        """Whether spaces can be drawn over now, to claim them."""
        path = self.path
        return (
            self.can_choose and path is not None and not path.taken and places.DONE in path.options
        )

    def move_of(self, place: str) -> str:
        found = self.path.move_at(place) if self.path is not None else ""
        return found or place

    def can_take(self, place: str) -> bool:
        if places.kind_of(place) == "seat":
            return True
        path = self.path
        if path is None or not self.can_choose:
            return False
        if place in (places.PREVIOUS, places.NEXT):
            return self.claiming and bool(path.steps.claims)
        return path.toggles(place) or place in path.options or (self.claiming and place in SPACE)

    def choose(self, text: str) -> None:
        place = self.place_of(text)
        if places.kind_of(place) == "seat":
            self.enlarge(int(places.rest_of(place)))
            return
        path = self.path
        if path is None or not self.can_choose:
            return
        if place in (places.PREVIOUS, places.NEXT):
            self.look_at_claim(1 if place == places.NEXT else -1)
        elif path.toggles(place):
            path.toggle(place)
            self.went()
        elif place in path.options:
            self._go_on(place, path.options[place])
        elif self.claiming and place in SPACE:
            self.tap(place)
        elif self.picker and path.taken[0] in SPACE:
            path.taken = ()  # another space instead of a number for the one before
            self.went()
            self.choose(place)
        else:
            self._refuse_place(place)

    def _go_on(self, place: str, move: str) -> None:
        if move:
            super().choose(move)
        elif self.path is not None:
            self.path.take(place)
            self.trace, self.at_claim = (), 0
            self.went()

    def _refuse_place(self, place: str) -> None:
        if self.view is None or self.path is None:
            return
        move = wanted(place, self.view, self.path)
        reason = self._reason(move) if move else ""
        if not reason:
            few = places.kind_of(place) == "claim"
            reason = (words.claim_size() if few else words.not_here()).show()
        if place in SPACE:
            self.trace = (place,)
            self.refresh_marks()
        self.refuse(place, reason)

    def went(self) -> None:
        """Something has been chosen on the way to a move: show what can be chosen now."""
        self._end_gesture()
        self._hush()
        self._hinted, self._previewed = "", ""
        self.under = ""
        self._show_picker()
        self._lay_dice()
        self.show_words()
        self.refresh_marks()
        self._show_badge()
        self.respoken.emit()
        if self.cursor_shown:
            self._move_cursor("")
        elif self._pointer is not None:
            self.point_at(self.place_at(self._pointer))

    # Claims.

    def show_trace(self, spaces: tuple[str, ...]) -> None:
        """Draw a line around the spaces that the hand has gone over."""
        self._end_gesture()
        self._hush()
        self.trace, self.at_claim = spaces, 0
        self.show_words()
        self.refresh_marks()
        self._show_badge()

    def end_trace(self, spaces: tuple[str, ...]) -> None:
        """The hand has been lifted: claim these, or say why not."""
        self.trace = spaces
        if self._legal(spaces):
            self.take_claim(in_reading_order(spaces))
        else:
            self._refuse_place(places.claim(in_reading_order(spaces)))

    def tap(self, space: str) -> None:
        """A space joins those that are drawn over, or leaves them; on a claim it takes it."""
        claim = self.claim_looked_at
        if claim and space in _names(claim):
            self.take_claim(claim)
        elif space in self.trace and self._legal(self.trace):
            self.take_claim(in_reading_order(self.trace))
        elif space in self.trace:
            self.show_trace(tuple(each for each in self.trace if each != space))
        else:
            self.show_trace((*self.trace, space))
        if self.trace and self.path is not None and not self.path.taken:
            self.pointed.emit(self._trace_words())

    def _legal(self, spaces: tuple[str, ...]) -> bool:
        claims = self.path.steps.claims if self.path is not None else ()
        return bool(spaces) and in_reading_order(spaces) in claims

    @property
    def claim_looked_at(self) -> str:
        """The spaces of the claim that is looked at; "" for none."""
        claims = self.path.steps.claims if self.path is not None else ()
        return claims[self.at_claim - 1] if 0 < self.at_claim <= len(claims) else ""

    def look_at_claim(self, step: int) -> None:
        """Go on to the next claim that can be made, or back."""
        if not self.claiming or self.path is None or not self.path.steps.claims:
            return
        count = len(self.path.steps.claims)
        start = self.at_claim if self.at_claim or step > 0 else 1
        self.trace = ()
        self.at_claim = (start - 1 + step) % count + 1
        self._hush()
        self._hinted, self._previewed = "", ""
        self.show_words()
        self.refresh_marks()
        self._show_badge()
        self.pointed.emit(self.claim_words(self.claim_looked_at))

    def take_claim(self, spaces: str) -> None:
        """Claim these spaces, once a bonus is chosen where there are several."""
        if self.path is not None:
            place = places.claim(spaces)
            self._go_on(place, self.path.options[place])

    def claim_words(self, spaces: str) -> str:
        """A claim with what it brings, before its bonus is chosen."""
        number = PLACE_NAMED[spaces]
        return message(
            "{claim} on {spaces}: {points}",
            claim=shape_words(SIZES[number], SHAPES[number]),
            spaces=" ".join(_names(spaces)),
            points=self._gain_of_claim(spaces),
        ).show()

    def _trace_words(self) -> str:
        spaces = in_reading_order(self.trace)
        if self._legal(self.trace):
            return self.claim_words(spaces)
        return " ".join(_names(spaces))

    def _gain_of_claim(self, spaces: str) -> str:
        """What a claim brings, from the least to the most that its bonuses give."""
        if self.ask is None or self.path is None:
            return ""
        found = [self.ask.effects(move) for move in self.path.steps.moves_of_claim(spaces)]
        gains = sorted({effects.after.gained[effects.seat] for effects in found})
        return f"{gains[0]:+d}" if len(gains) == 1 else f"{gains[0]:+d} … {gains[-1]:+d}"

    # What is pointed out.

    @property
    def _effect(self) -> Effect | None:
        """What the move would do that is pointed at or hinted at."""
        text = self._hinted or self._previewed
        if not text or self.ask is None or text not in self.moves:
            return None
        found: Effect = self.ask.effects(text)
        return found

    def marks_now(self) -> Marks:
        path, view = self.path, self.shown
        if path is None or view is None or not self.can_choose:
            return Marks()
        effect, sheet = self._effect, view.sheets[self.home]
        zone = sheet.dice.zone if view.phase == "fill" or sheet.pending == "any2" else 0
        if isinstance(effect, ZonePicked | Switched):
            zone = effect.zone
        options = path.options
        names = [places.rest_of(place) for place in options if places.kind_of(place) == "bonus"]
        trace = self.trace or tuple(place for place in path.taken if place in SPACE)
        claim = next((each for each in path.taken if places.kind_of(each) == "claim"), "")
        track = (path.steps.can_be_free and not path.taken) or places.FREE in options
        return Marks(
            zone=zone,
            spaces=tuple(place for place in options if place in SPACE),
            boxes=tuple((name, self._box(name)) for name in names),
            track=self._track_box() if track else -1,
            free=path.free,
            trace=trace,
            preview=effect if not isinstance(effect, Rolled) else None,
            outline=_names(places.rest_of(claim) or self.claim_looked_at),
        )

    def _show_badge(self) -> None:
        """The points that something would bring, at its upper right."""
        text, place = "", ""
        effect = self._effect
        if effect is not None and not isinstance(effect, Rolled):
            gained = effect.after.gained[effect.seat]
            text, place = (f"{gained:+d}" if gained else ""), self.place_of(
                self._hinted or self.under or self._previewed
            )  # fmt: skip
        elif self.claim_looked_at or self._legal(self.trace):
            claim = self.claim_looked_at or in_reading_order(self.trace)
            text, place = self._gain_of_claim(claim), places.claim(claim)
        self.badge.setVisible(bool(text))
        if text:
            self.badge.kind = text
            self.badge.wear(lambda sprites: sprites.badge(text))
            area = self._unit_area(place)
            self.badge.put(area.topRight() + QPointF(0.1, -0.05))

    def _show_preview(self, text: str) -> None:
        if text != self._previewed:
            self._previewed = text
            self.refresh_marks()
            self._show_badge()

    def _show_hint(self, text: str) -> None:
        if not text and not self._hinted:
            return
        self._hinted = text
        self.trace, self.at_claim = (), 0
        self.refresh_marks()
        self._show_badge()
        self.hinting.setVisible(bool(text))
        if text:
            area = self._unit_area(self.place_of(text))
            self.hinting.wear(partial(Sprites.frame, size=area.size()))
            self.hinting.put(area.center())
            self._make_gesture(beating(self.hinting))

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

    def _hide_picker(self) -> None:
        for thing in self.picker.values():
            self.removeItem(thing)
        self.picker.clear()

    def _show_picker(self) -> None:
        """The numbers or changes that can be chosen, beside the space or die they are for."""
        self._hide_picker()
        path = self.path
        options = path.options if path is not None else {}
        wanted_ = [place for place in options if places.kind_of(place) in ("number", "change")]
        if path is None or not wanted_:
            return
        area = self._unit_area(path.taken[-1])
        width = _PITCH * (len(wanted_) - 1)
        below = area.bottom() + 0.42
        y = below if below < self.plan.sheet.bottom() else area.top() - 0.42
        least = self.plan.sheet.left() + 0.5
        most = self.plan.sheet.right() - 0.5 - width
        x = min(max(area.center().x() - width / 2, least), most)
        for number, place in enumerate(sorted(wanted_, key=_value)):
            field = Thing(self, 20)
            field.wear(partial(Sprites.picker, words=f"{_shown(place)}", bright=True))
            field.put(QPointF(x + _PITCH * number, y))
            self.picker[place] = field

    def _put(self) -> None:
        super()._put()
        if self.picker:
            self._show_picker()


def _value(place: str) -> int:
    return int(places.rest_of(place))


def _shown(place: str) -> str:
    return places.rest_of(place).replace("-", "−")


def _around(spot: QPointF, width: float) -> QRectF:
    return QRectF(spot.x() - width / 2, spot.y() - width / 2, width, width)


def _names(spaces: str) -> tuple[str, ...]:
    return tuple(spaces[at : at + 2] for at in range(0, len(spaces), 2))
