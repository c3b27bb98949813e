"""The 3Domino table for those who do not see it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRectF

from boardroom.base.words import message
from boardroom.games.domino3d import DominoView, PlaceMove
from boardroom.scenes.base import Spoken
from boardroom.scenes.domino3d import words
from boardroom.scenes.domino3d.layout import Layout
from boardroom.scenes.domino3d.places import PASS


class Table(Protocol):
    """What is told of."""

    view: DominoView | None
    layout: Layout
    lies: dict[str, tuple[PlaceMove, ...]]

    @property
    def hand(self) -> tuple[str, ...]: ...
    @property
    def active(self) -> str: ...
    @property
    def passing(self) -> bool: ...
    def seat_name(self, seat: int) -> str: ...
    def front_of(self, chip: str) -> QRectF: ...
    def seen_area(self, move: PlaceMove) -> QRectF: ...


def spoken(table: Table) -> tuple[Spoken, ...]:
    """Hand, bag, seats, the chips that lie in the order of play, then the places for the chip
    that is chosen."""
    view, layout = table.view, table.layout
    if view is None:
        return ()
    found = [
        Spoken(
            words.in_hand(chip, len(table.lies.get(chip, ()))).show(), table.front_of(chip), chip
        )
        for chip in table.hand
    ]
    if table.passing:
        found.append(Spoken(words.pass_words().show(), layout.pass_button(), PASS))
    found.append(Spoken(words.bag_line(view.bag).show(), layout.bag))
    for seat in range(view.seats):
        line = words.seat_line(table.seat_name(seat), view.counts[seat], view.scores[seat])
        found.append(Spoken(line.show(), layout.seat(seat, view.seats)))
    found += [
        Spoken(words.lying(move.chip, move.cells).show(), table.seen_area(move))
        for move in view.placed
    ]
    for lie in table.lies.get(table.active, ()):
        name = message("place for {chip}", chip=words.lying(lie.chip, lie.cells))
        found.append(Spoken(name.show(), table.seen_area(lie), str(lie)))
    return tuple(found)
