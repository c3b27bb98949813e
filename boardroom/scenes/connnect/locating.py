"""Where the places of the Connnect table are, and which of them is touched."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF

from boardroom.games.connnect import layout
from boardroom.games.connnect.shapes import SPACE
from boardroom.scenes import look
from boardroom.scenes.base import Ask
from boardroom.scenes.connnect import page, places
from boardroom.scenes.connnect.marks import first_free_box, first_held_box
from boardroom.scenes.connnect.plan import DIE
from boardroom.scenes.connnect.playing import ConnnectPlay
from boardroom.scenes.connnect.steps import Path, Steps

_ALONE = (places.FREE, places.DONE, places.PREVIOUS, places.NEXT)
_KINDS = ("die", "bonus", "number", "change", "seat", "claim")


class ConnnectPlaces(ConnnectPlay):
    """The places of the table. ``path`` says how far the person has come on the way to a move."""

    def __init__(self, theme: look.Theme = look.LIGHT) -> None:
        super().__init__(theme)
        self.trace: tuple[str, ...] = ()
        """The spaces that are drawn over, to claim them."""
        self.previewed = ""
        self.hinted = ""

    def _take(self, view: Any, moves: tuple[str, ...], ask: Ask | None, last: Any) -> None:
        super()._take(view, moves, ask, last)
        pending = view.sheets[view.turn].pending if view.turn >= 0 else ""
        self.path = Path(Steps(moves, pending)) if moves else None
        self.trace, self.at_claim = (), 0

    # Where places are.

    def place_of(self, text: str) -> str:
        """Where a move goes on from here; places stand for themselves."""
        if text in _ALONE or text in SPACE or places.kind_of(text) in _KINDS or not text:
            return text
        path = self.path or Path(Steps((text,)))
        return next(iter(path.way(text)), "")

    def unit_area(self, place: str) -> QRectF:
        """Where a place lies, in spaces; empty when it is not there."""
        plan, kind, rest = self.plan, places.kind_of(place), places.rest_of(place)
        if place in SPACE:
            return plan.on_sheet(page.space_area(place))
        if place in self.picker:
            return _around(self.picker[place].spot, 0.62)
        if place in self.buttons:
            return plan.button(place)
        if place == places.FREE:
            return plan.on_sheet(page.track_boxes()[self.track_box()])
        if kind == "die":
            return self._die_area(int(rest))
        if kind == "bonus":
            return plan.on_sheet(page.BOXES[rest][self.box_of(rest)])
        if kind == "claim":
            return plan.on_sheet(_around_all(places.spaces_in(rest)))
        if kind == "seat" and int(rest) in self.others:
            return plan.thumbs()[self.others.index(int(rest))]
        return QRectF()

    def _die_area(self, number: int) -> QRectF:
        found = [thing for thing in self.dice if thing.kind.startswith(f"{number} ")]
        ranked = sorted(found, key=lambda thing: thing.kind.endswith("written"))
        choice = [thing for thing in ranked if not thing.kind.endswith("zone")] or ranked
        return _around(choice[0].spot, DIE) if choice else QRectF()

    def track_box(self) -> int:
        """The box of the Free Action track that is crossed out next."""
        used = self.shown.sheets[self.home].free_actions if self.shown is not None else 0
        return min(used, len(layout.FREE_ACTIONS))

    def box_of(self, name: str) -> int:
        """Which box of a bonus is meant: the next free one while a bonus is chosen, else the next
        one to be used."""
        if self.shown is None:
            return 0
        sheet = self.shown.sheets[self.home]
        choosing = self.path is not None and self.path.claim
        return first_free_box(sheet, name) if choosing else first_held_box(sheet, name)

    def area_of(self, text: str) -> QRectF:
        area = self.layout.area(self.unit_area(self.place_of(text)))
        return area if area.width() else self.board_rect

    def place_at(self, point: QPointF) -> str:
        spot = self.layout.back(point)
        if self.enlarged is not None or self.shown is None:
            return ""
        for place in self._touchable():
            if self.unit_area(place).contains(spot):
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
        return {place: self.unit_area(place) for place in found}

    # What can be done there.

    @property
    def claiming(self) -> bool:
        """Whether spaces can be drawn over now, to claim them."""
        path = self.path
        return (
            self.can_choose and path is not None and not path.taken and places.DONE in path.options
        )


def _around_all(spaces: tuple[str, ...]) -> QRectF:
    whole = QRectF()
    for name in spaces:
        whole |= page.space_area(name)
    return whole


def _around(spot: QPointF, width: float) -> QRectF:
    return QRectF(spot.x() - width / 2, spot.y() - width / 2, width, width)
