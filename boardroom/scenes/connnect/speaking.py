"""The Connnect table in words: every thing and place, named and located, in reading order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from PySide6.QtCore import QRectF

from boardroom.base.words import Message
from boardroom.games.connnect import layout
from boardroom.games.connnect.shapes import SPACE
from boardroom.games.connnect.state import ConnnectView
from boardroom.scenes.connnect import page, places, words
from boardroom.scenes.connnect.plan import Plan
from boardroom.scenes.connnect.steps import Path
from boardroom.scenes.game import Spoken
from boardroom.scenes.spaces import Layout
from boardroom.scenes.thing import Thing


class Table(Protocol):
    """What is asked of the scene."""

    shown: ConnnectView | None
    home: int
    plan: Plan
    layout: Layout
    path: Path | None
    dice: list[Thing]
    picker: dict[str, Thing]
    buttons: dict[str, Thing]

    @property
    def way(self) -> Path | None: ...
    @property
    def others(self) -> tuple[int, ...]: ...
    def area_of(self, text: str) -> QRectF: ...
    def seat_name(self, seat: int) -> str: ...
    def won(self, view: ConnnectView) -> tuple[int, ...] | None: ...


def name_of(table: Table, place: str) -> str:
    """A place in words, with what choosing it does."""
    found = _named(table, place)
    return found.show() if found is not None else ""


def _named(table: Table, place: str) -> Message | None:
    view, path = table.shown, table.path
    if view is None or not place:
        return None
    sheet = view.sheets[table.home]
    kind, rest = places.kind_of(place), places.rest_of(place)
    if place in SPACE:
        return words.space_words(sheet, place)
    if place in table.buttons:
        return words.button_words(place)
    if place == places.FREE:
        if path is not None and path.toggles(place):
            return words.free_words(free=path.free)
        return words.track_words(sheet)
    if kind == "bonus":
        return words.bonus_box(sheet, rest)
    if kind == "seat":
        return words.seat_words(view, int(rest), table.seat_name(int(rest)), table.won(view))
    if kind == "die":
        if path is not None and path.toggles(place):
            return words.chosen_die(int(rest))
        return words.die_words(int(rest), "")
    if kind == "number":
        return words.number_words(int(rest))
    if kind == "change":
        return words.change_words(int(rest))
    return None


def spoken(table: Table) -> tuple[Spoken, ...]:
    """All that lies on the table and all that can be chosen."""
    return tuple(_all(table)) if table.shown is not None else ()


def _all(table: Table) -> Iterator[Spoken]:
    view = table.shown
    if view is None:
        return
    plan, sheet, area = table.plan, view.sheets[table.home], table.layout.area
    yield Spoken(
        words.own_words(view, table.home, table.seat_name(table.home)).show(), area(plan.sheet)
    )
    actor = table.seat_name(max(view.turn, 0))
    over = table.won(view) is not None
    task = words.task(view, table.home, table.way, actor, over=over)
    yield Spoken(task.show(), area(plan.words))
    for thing in table.dice:
        if thing.isVisible():
            number, role = thing.kind.split()
            name = words.die_words(int(number), role).show()
            place = places.die(int(number)) if role != "zone" else ""
            spot = QRectF(thing.spot.x() - 0.47, thing.spot.y() - 0.47, 0.94, 0.94)
            yield Spoken(name, area(spot), place)
    for name in layout.SPACES:
        yield Spoken(words.space_words(sheet, name).show(), table.area_of(name), name)
    for place in table.picker:
        yield Spoken(name_of(table, place), table.area_of(place), place)
    yield Spoken(words.track_words(sheet).show(), table.area_of(places.FREE), places.FREE)
    yield from _printed(table, view)
    yield from _cards(table, view)
    for place, button in table.buttons.items():
        if button.isVisible():
            yield Spoken(words.button_words(place).show(), table.area_of(place), place)
    for seat in table.others:
        place = places.seat(seat)
        yield Spoken(name_of(table, place), table.area_of(place), place)


def _printed(table: Table, view: ConnnectView) -> Iterator[Spoken]:
    """The bonuses and shapes of the large sheet."""
    sheet = view.sheets[table.home]
    for name in page.BOXES:
        place = places.bonus(name)
        yield Spoken(words.bonus_box(sheet, name).show(), table.area_of(place), place)
    for number in range(len(layout.CONNECT_4)):
        where = table.layout.area(table.plan.on_sheet(page.shape_area(number)))
        yield Spoken(words.shape_words(sheet, number).show(), where)


def _cards(table: Table, view: ConnnectView) -> Iterator[Spoken]:
    """The cards beside it."""
    plan, area = table.plan, table.layout.area
    for letter, card in zip(view.cards.shapes, plan.shape_cards(), strict=True):
        down = letter in view.cards.down
        yield Spoken(words.card_words(letter, down=down).show(), area(card))
    yield Spoken(words.score_card_words(view.cards.gone).show(), area(plan.score_card))
    for name, card in zip(view.cards.objectives, plan.objectives(), strict=True):
        yield Spoken(words.goal_words(name).show(), area(card))
