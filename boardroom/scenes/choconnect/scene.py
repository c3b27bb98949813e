"""The Choconnect table: a box of chocolates, a hand, a bag."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from boardroom.base.words import message
from boardroom.games.choconnect import ENTRIES, GRID, ChoconnectView, Draw, Entry, Line
from boardroom.scenes import look
from boardroom.scenes.base import Spoken, TableScene
from boardroom.scenes.choconnect import motions
from boardroom.scenes.choconnect.holding import Holding
from boardroom.scenes.choconnect.layout import (
    BOX,
    COASTER,
    HAND,
    HAND_SPACE,
    RING,
    door,
    entry_at,
    fit,
    inward,
    is_full,
    touch,
    waiting,
)
from boardroom.scenes.choconnect.preview import GHOST, Preview
from boardroom.scenes.choconnect.sounds import sound_of
from boardroom.scenes.choconnect.sprites import Sprites, box_area, card_area, glow_area
from boardroom.scenes.choconnect.words import card_heading, spoken
from boardroom.scenes.doors import Door
from boardroom.scenes.gestures import beating, ends, shaken
from boardroom.scenes.interaction import Interaction, Press
from boardroom.scenes.motion import Track
from boardroom.scenes.sound import Sound
from boardroom.scenes.spaces import middle
from boardroom.scenes.thing import Thing
from boardroom.scenes.wood import table

DIM = 0.72
"""How visible chocolates outside a winning line stay."""

_HELD, _LIFTED = 10, 20
"""How high the chocolate in hand is stacked, at rest and dragged."""

_SNAP = 0.95
"""How near, in spaces, the chocolate in hand comes to an entry until it snaps to it."""


class ChoconnectScene(TableScene):
    """Chocolates enter at the edge of the box and push the others on."""

    task = message("Push the chocolate in.")

    view: ChoconnectView | None

    def __init__(self, theme: look.Theme = look.LIGHT) -> None:
        super().__init__(theme)
        self.layout = fit(self.size, self.ratio)
        self.sprites = Sprites(self.layout.space, self.ratio, theme)
        self._table = QGraphicsPixmapItem()
        self._table.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.addItem(self._table)
        self._box = Thing(self, 1, centred=False)
        self._card = Thing(self, 2, centred=False)
        self._turn = Thing(self, 2)
        self.doors = {entry: Thing(self, 3) for entry in ENTRIES}
        self.glow = Thing(self, 4, centred=False)
        self.mark = Thing(self, 5)
        self.pieces = {cell: Thing(self, 6) for cell in GRID.all_cells()}
        self.preview = Preview(self, 7)
        self.frame = Thing(self, 9)
        self.hinting = Thing(self, 9)
        self.hand = Thing(self, _HELD)
        self._hinted = ""
        self._previewed = ""

    # The table as it stands.

    def _draw(self, *, sharp: bool) -> None:
        self.layout = fit(self.size, self.ratio)
        things = [item for item in self.items() if isinstance(item, Thing)]
        if sharp:
            self.sprites = Sprites(self.layout.space, self.ratio, self.theme)
            self._table.setPixmap(table(self.size, self.ratio, self.theme))
            self._table.setTransform(QTransform())
            self._box.wear(Sprites.box)
            self._box.put(box_area().topLeft())
            self._turn.wear(Sprites.turn)
            self._turn.spot = COASTER.center()
            for thing in things:
                thing.refresh()
            return
        old = self._table.pixmap().deviceIndependentSize()
        self._table.setTransform(
            QTransform.fromScale(self.size.width() / old.width(), self.size.height() / old.height())
        )
        for thing in things:
            thing.place()

    def _stand(self) -> None:
        self._show_preview("")
        self.glow.hide()
        if self.view is None:
            return
        for (row, column), piece in self.pieces.items():
            self._lay(piece, self.view.rows[row][column], middle((row, column)))
        self._fill_card()
        self._take_home()
        self._show_doors()
        if self.view.lines:
            self._glow_around(self.view.lines)
            for thing in self._outside(self.view.lines):
                thing.setOpacity(DIM)
        else:
            self._show_mark()

    def _lay(self, thing: Thing, kind: str, spot: QPointF, opacity: float = 1.0) -> None:
        """Show a chocolate in the box; "." shows none."""
        thing.kind = kind.strip(".")
        if not thing.kind:
            thing.hide()
            return
        thing.wear(lambda sprites: sprites.chocolate(kind))
        thing.put(spot, 1.0, opacity)

    def _take_home(self) -> None:
        """The chocolate in hand, on the coaster; the coaster's edge says whose turn it is."""
        kind = self.hand.kind = self.view.hand if self.view is not None else ""
        self.hand.setVisible(bool(kind))
        if kind:
            self.hand.wear(lambda sprites: sprites.held(kind))
            self.hand.setZValue(_HELD)
            self.hand.put(HAND)
        self._turn.setVisible(self.can_choose)

    def _fill_card(self) -> None:
        if self.view is not None:
            heading, bag = card_heading(self.view), self.view.bag
            self._card.wear(lambda sprites: sprites.card(heading, bag))
            self._card.put(card_area().topLeft())

    def _show_doors(self) -> None:
        for entry in ENTRIES:
            self._show_door(entry, self.door_state(entry))

    def _show_door(self, entry: str, state: Door) -> None:
        thing, way = self.doors[entry], inward(entry)
        thing.kind = state.value
        thing.wear(lambda sprites: sprites.door(state, way))
        thing.put(door(entry))

    def _darken_doors(self) -> None:
        """Nobody may choose; what is full stays shut."""
        for entry, thing in self.doors.items():
            if thing.kind != Door.SHUT.value:
                self._show_door(entry, Door.IDLE)

    def door_state(self, entry: str) -> Door:
        """What an entry shows now."""
        if self.view is not None and is_full(self.view, entry):
            return Door.SHUT
        if not self.can_choose or entry not in self.moves:
            return Door.IDLE
        return Door.TAKEN if entry in (self.under, self._hinted) else Door.OPEN

    def _show_mark(self) -> None:
        """The space that the last chocolate came into."""
        cell = self.last.slides[0].end if isinstance(self.last, Entry) else None
        shown = (
            cell is not None and self.view is not None and self.view.rows[cell[0]][cell[1]] != "."
        )
        self.mark.setVisible(shown)
        if cell is not None and shown:
            self.mark.wear(Sprites.mark)
            self.mark.put(middle(cell))

    def sound_of(self, effects: Draw | Entry) -> Sound:
        return sound_of(effects)

    def _to_mark(self, effects: Any) -> Any:
        return self.last if isinstance(effects, Draw) else effects

    def _glow_around(self, lines: tuple[Line, ...], opacity: float = 1.0) -> None:
        self.mark.hide()
        self.glow.wear(lambda sprites: sprites.glow(lines))
        self.glow.put(glow_area().topLeft(), 1.0, opacity)

    def _outside(self, lines: tuple[Line, ...]) -> list[Thing]:
        """The chocolates in the box that belong to none of these lines."""
        inside = {cell for line in lines for cell in line.cells}
        return [
            piece for cell, piece in self.pieces.items() if piece.isVisible() and cell not in inside
        ]

    # Moves.

    def _act(self, effects: Draw | Entry) -> tuple[Track, ...]:
        self._turn.hide()
        self._darken_doors()
        if isinstance(effects, Draw):
            self._fill_card()
            kind = self.hand.kind = effects.tile
            self.hand.wear(lambda sprites: sprites.held(kind))
            return motions.drawn(self.hand)
        self.mark.hide()
        tracks = motions.carried(self.hand, effects.entry, self._lie_down)
        lying = dict(self.pieces)
        slides: list[motions.Slide] = []
        for slide in effects.slides:
            thing = self.hand if slide.start is None else self.pieces[slide.start]
            start = waiting(effects.entry) if slide.start is None else middle(slide.start)
            lying[slide.end] = thing
            slides.append((thing, start, middle(slide.end)))
        tracks += motions.pushed(slides, ends(tracks))
        if effects.lines:
            inside = {cell for line in effects.lines for cell in line.cells}
            self._glow_around(effects.lines, 0.0)
            others = [thing for cell, thing in lying.items() if cell not in inside]
            tracks += motions.won(self.glow, others, DIM, ends(tracks))
        if effects.next_round:
            chocolates = [thing for thing in lying.values() if thing.isVisible()]
            tracks += motions.emptied(chocolates, self.glow, ends(tracks))
        return tracks

    def _lie_down(self) -> None:
        """The chocolate in hand becomes one in the box."""
        kind = self.hand.kind
        self.hand.wear(lambda sprites: sprites.chocolate(kind))
        self.hand.put(self.hand.spot)

    def _shake(self, text: str) -> tuple[Track, ...]:
        return shaken([self.doors[text], self.hand])

    def _put_back(self) -> None:
        for entry, thing in self.doors.items():
            thing.move(door(entry))
        self.hinting.resize(1.0)
        self._take_home()

    # Pointing.

    def _show_preview(self, text: str) -> None:
        if not text and not self._previewed:
            return
        self.preview.clear()
        self.glow.hide()
        for piece in self.pieces.values():
            piece.setOpacity(1.0)
        before, self._previewed = self._previewed, text
        for entry in {before, text} - {""}:
            self._show_door(entry, self.door_state(entry))
        if not text or self.ask is None:
            self._show_mark()
            return
        effects: Entry = self.ask.effects(text)
        self.mark.hide()
        self.preview.show(effects)
        for slide in effects.slides:
            if slide.start is not None:
                self.pieces[slide.start].setOpacity(0.0)
        if effects.lines:
            self._glow_around(effects.lines)

    def _show_hint(self, text: str) -> None:
        if not text and not self._hinted:
            return
        self._hinted = text
        self._show_preview(text)
        self.hinting.setVisible(bool(text))
        if text:
            self.hinting.wear(Sprites.cursor)
            self.hinting.put(door(text))
            self._make_gesture(beating(self.hinting))

    def _show_cursor(self, text: str) -> None:
        self.frame.setVisible(bool(text))
        if text:
            self.frame.wear(Sprites.cursor)
            self.frame.put(door(text))

    def _next_place(self, text: str, key: Qt.Key) -> str:
        return RING.step(text, key)

    def _words(self, text: str) -> str:
        if self.ask is None or text not in self.moves:
            return self._reason(text)
        return self.ask.wording(text).show()

    @property
    def board_rect(self) -> QRectF:
        return self.layout.area(BOX)

    def place_at(self, point: QPointF) -> str:
        return entry_at(self.layout.back(point))

    def area_of(self, text: str) -> QRectF:
        return self.layout.area(touch(text)) & QRectF(QPointF(), self.size)

    def spoken(self) -> tuple[Spoken, ...]:
        return spoken(self.view, self.layout.area) if self.view is not None else ()

    # The chocolate in hand, dragged.

    def _interaction_at(self, point: QPointF) -> Interaction:
        return Holding(self) if self._over_hand(point) else Press(self)

    def _over_hand(self, point: QPointF) -> bool:
        return bool(self.hand.kind) and COASTER.contains(self.layout.back(point))

    def _pointer_shape(self, point: QPointF) -> Qt.CursorShape:
        if self.can_choose and self._over_hand(point):
            return Qt.CursorShape.OpenHandCursor
        return super()._pointer_shape(point)

    def take_up(self) -> None:
        """The chocolate leaves the coaster."""
        self._end_gesture()
        self.hand.setZValue(_LIFTED)

    def carry(self, point: QPointF, entry: str) -> None:
        """It follows the pointer; before an open entry it waits to be let go."""
        if entry in self.moves:
            self.hand.put(waiting(entry), 1 / HAND_SPACE)
            self.preview.ghosts[0].setOpacity(GHOST)  # the one that enters is seen in the hand
        else:
            self.hand.put(self.layout.back(point))

    def bring_home(self) -> None:
        """It goes back to the coaster."""
        self._make_gesture(motions.returned(self.hand))

    def entry_near(self, point: QPointF) -> str:
        """The entry that a dragged chocolate would go to, or be refused at; "" for none."""
        spot = self.layout.back(point)

        def away(entry: str) -> float:
            off = spot - door(entry)
            return math.hypot(off.x(), off.y())

        nearest = min(ENTRIES, key=away)
        return nearest if away(nearest) < _SNAP else ""
