"""The Colorpop table as it stands, and how it gets from one position to the next."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from boardroom.games.colorpop import GRID, TOKENS, ColorpopView, Pop
from boardroom.games.grid import Cell
from boardroom.scenes import gestures, look
from boardroom.scenes.base import Ask, TableScene
from boardroom.scenes.colorpop import motions
from boardroom.scenes.colorpop.layout import first_cell, fitted, trays
from boardroom.scenes.colorpop.places import Places, brought
from boardroom.scenes.colorpop.rack import ARROW_ROWS
from boardroom.scenes.colorpop.sounds import sound_of
from boardroom.scenes.colorpop.sprites import Sprites, field_area, frame_area
from boardroom.scenes.motion import Track
from boardroom.scenes.sound import Sound
from boardroom.scenes.spaces import middle
from boardroom.scenes.thing import Thing
from boardroom.scenes.wood import table

_TOKENS, _TRAVELLING, _FRONT, _MARKS = 5, 6, 7, 8
"""How high things are stacked: tokens, a chute on its way, the frame, what is drawn over it."""


class StandingTable(TableScene):
    """Shows positions and moves; how it is touched is the matter of the scene."""

    view: ColorpopView | None

    def __init__(self, theme: look.Theme = look.LIGHT) -> None:
        super().__init__(theme)
        self.layout = fitted(self.size, self.ratio)
        self.sprites = Sprites(self.layout.space, self.ratio, theme)
        self.home = 0
        """The seat whose tray lies in front of the frame."""
        self.counted: frozenset[Cell] = frozenset()
        """The jokers that the person counts in."""
        self.peeking = False
        """The own secret is being looked at."""
        self._table = QGraphicsPixmapItem()
        self._table.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.addItem(self._table)
        self._back = Thing(self, 1, centred=False)
        self.chutes = [Thing(self, 2, centred=False) for _ in range(GRID.columns)]
        self.places = Places(self, 3)
        self.tokens = {cell: Thing(self, _TOKENS) for cell in GRID.all_cells()}
        self._front = Thing(self, _FRONT, centred=False)
        self.trace = Thing(self, _MARKS, centred=False)
        self.outline = Thing(self, _MARKS, centred=False)
        self.rings: dict[Cell, Thing] = {}
        self.frame = Thing(self, _MARKS + 2)
        self.hinting = Thing(self, _MARKS + 2)
        self.badge = Thing(self, _MARKS + 3)

    # The table as it stands.

    def _take(self, view: Any, moves: tuple[str, ...], ask: Ask | None, last: Any) -> None:
        super()._take(view, moves, ask, last)
        self.counted = frozenset()
        if view.seat is not None:
            self.home = view.seat
        self.home %= view.seats

    def _draw(self, *, sharp: bool) -> None:
        self.layout = fitted(self.size, self.ratio)
        things = [item for item in self.items() if isinstance(item, Thing)]
        if sharp:
            self.sprites = Sprites(self.layout.space, self.ratio, self.theme)
            self._table.setPixmap(table(self.size, self.ratio, self.theme))
            self._table.setTransform(QTransform())
            for thing, picture in ((self._back, Sprites.back), (self._front, Sprites.front)):
                thing.wear(picture)
                thing.put(frame_area().topLeft())
            for column, chute in enumerate(self.chutes):
                if not chute.isVisible():
                    self._hang(chute, column)
            for thing in things:
                thing.refresh()
            return
        old = self._table.pixmap().deviceIndependentSize()
        self._table.setTransform(
            QTransform.fromScale(self.size.width() / old.width(), self.size.height() / old.height())
        )
        for thing in things:
            thing.place()

    def _hang(self, chute: Thing, column: int) -> None:
        top = self.view.rows[:ARROW_ROWS] if self.view is not None else ()
        # A part of the arrow, between tokens, would look like something that lies there.
        bare = all(row[column] == "." for row in top)
        chute.wear(partial(Sprites.chute, arrow=bare))
        chute.setZValue(2)
        chute.put(QPointF(column, 0))

    def _stand(self) -> None:
        self._hide_preview()
        for column, chute in enumerate(self.chutes):
            self._hang(chute, column)
        if self.view is None:
            return
        for cell, token in self.tokens.items():
            self._fill(token, self.view.rows[cell[0]][cell[1]], middle(cell))
        self._show_places()
        self._show_rings()
        self._show_trace()

    def _fill(self, token: Thing, kind: str, spot: QPointF) -> None:
        token.kind = kind.strip(".")
        token.setZValue(_TOKENS)
        if not token.kind:
            token.hide()
            return
        self.brighten(token, 1.0)
        token.put(spot)

    def brighten(self, token: Thing, bright: float) -> None:
        """Show a token in its full colours, or stepped back."""
        token.wear(partial(Sprites.token, kind=token.kind, bright=bright))

    def _show_places(self) -> None:
        if self.view is not None:
            last = self.last if isinstance(self.last, Pop) else None
            self.places.show(self.view, self.home, last, peeking=self.peeking)

    def _show_trace(self) -> None:
        """Where the last group stood, in the chutes as they stand now."""
        shown = isinstance(self.last, Pop)
        self.trace.setVisible(shown)
        if shown:
            moved = {shift.start: shift.end for shift in self.last.shifts}
            cells = frozenset(
                (row, moved.get(column, column))
                for row, column in (taken.cell for taken in self.last.group)
            )
            self.trace.wear(lambda sprites: sprites.trace(cells))
            self.trace.put(field_area().topLeft())

    # Moves.

    def sound_of(self, effects: Pop) -> Sound:
        return sound_of(effects)

    def _act(self, effects: Pop) -> tuple[Track, ...]:
        self.trace.hide()
        self.outline.hide()
        self._clear_rings()
        for token in self.tokens.values():
            if token.kind:
                self.brighten(token, 1.0)
        tracks = self._act_taking(effects)
        begin = motions.fall_begins(len(effects.group))
        falls = [
            (self.tokens[fall.start], middle(fall.start), middle(fall.end))
            for fall in effects.falls
        ]
        tracks += motions.fallen(falls, begin)
        return tracks + self._act_shifting(effects, gestures.ends(tracks))

    def _act_taking(self, effects: Pop) -> tuple[Track, ...]:
        """The group goes to the tray of its seat, whose counts rise as they land."""
        view = self.view
        if view is None:
            return ()
        tray = trays(view.seats, self.home)[effects.seat]
        new = brought(effects, effects.seat)
        counts = [now - more for now, more in zip(view.taken[effects.seat], new, strict=True)]
        landed = [0] * len(TOKENS)
        kinds = [TOKENS.index(taken.token) for taken in effects.group]

        def show() -> None:
            now = tuple(had + more for had, more in zip(counts, landed, strict=True))
            self.places.show_tray(view, self.home, effects.seat, now, tuple(landed))

        def land(number: int) -> None:
            landed[kinds[number]] += 1
            show()

        for seat in range(view.seats):  # whose turn it is has changed
            self.places.show_tray(view, self.home, seat, view.taken[seat])
        show()
        flights = [
            (self.tokens[taken.cell], tray.stacks[kind])
            for taken, kind in zip(effects.group, kinds, strict=True)
        ]
        return motions.taken(flights, tray.token, land)

    def _act_shifting(self, effects: Pop, begin: float) -> tuple[Track, ...]:
        """Empty chutes go to the far right, before the others, which close up."""
        gone = {taken.cell for taken in effects.group}
        tracks: tuple[Track, ...] = ()
        for shift in effects.shifts:
            chute = self.chutes[shift.start]
            if shift.end > shift.start:
                chute.setZValue(_TRAVELLING)
            tokens = [
                token
                for cell, token in self.tokens.items()
                if cell[1] == shift.start and cell not in gone and token.isVisible()
            ]
            tracks += motions.shifted([chute, *tokens], shift.start, shift.end, begin)
        return tracks

    def _shake(self, text: str) -> tuple[Track, ...]:
        cell = first_cell(text)
        return gestures.shaken([self.tokens[cell]]) if cell is not None else ()

    def _put_back(self) -> None:
        for cell, token in self.tokens.items():
            token.move(middle(cell))
        self.hinting.resize(1.0)

    def _show_rings(self) -> None:
        self._clear_rings()
        for cell in self.counted:
            ring = self.rings[cell] = Thing(self, _MARKS + 1)
            ring.wear(Sprites.counted)
            ring.put(middle(cell))

    def _clear_rings(self) -> None:
        for ring in self.rings.values():
            self.removeItem(ring)
        self.rings.clear()

    def _hide_preview(self) -> None:
        self.outline.hide()
        self.badge.hide()
