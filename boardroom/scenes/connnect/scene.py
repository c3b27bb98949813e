"""The Connnect table under a hand: mouse, keys, and what screen readers are told."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from boardroom.base.words import message
from boardroom.games.connnect.shapes import HIGHEST, SPACE
from boardroom.scenes.base import Spoken
from boardroom.scenes.connnect import places, words
from boardroom.scenes.connnect.choosing import ConnnectChoice
from boardroom.scenes.connnect.speaking import name_of, spoken
from boardroom.scenes.connnect.sprites import Sprites
from boardroom.scenes.connnect.tracing import Tracing
from boardroom.scenes.connnect.walking import next_place
from boardroom.scenes.interaction import Interaction, Press

_CLAIM_KEY = Qt.Key[f"Key_{words.CLAIM_KEY}"]
_DONE_KEY = Qt.Key[f"Key_{words.DONE_KEY}"]
_SHEET_KEY = Qt.Key[f"Key_{words.SHEET_KEY}"]
_TAKING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_CLOSING_KEYS = (*_TAKING_KEYS, Qt.Key.Key_Escape)
_NUMBERS = {Qt.Key(Qt.Key.Key_0 + number): number for number in range(1, HIGHEST + 1)}
_WITH_SHIFT = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class ConnnectScene(ConnnectChoice):
    """Dice and spaces are chosen, claims are drawn, bonuses are used on the large sheet."""

    task = message("Choose dice, spaces or claims.")

    def spoken(self) -> tuple[Spoken, ...]:
        return spoken(self) if self.shown is not None else ()

    def _words(self, text: str) -> str:
        if self.ask is not None and text in self.moves:
            return self.ask.wording(text).show()
        return name_of(self, text)

    # Mouse.

    def _interaction_at(self, point: QPointF) -> Interaction:
        if self.claiming and self.place_at(point) in SPACE:
            return Tracing(self)
        return Press(self)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.enlarged is not None:
            event.accept()
            self.enlarge(None)
            return
        place = self.place_at(event.scenePos())
        left = event.button() == Qt.MouseButton.LeftButton
        if left and places.kind_of(place) == "seat":
            event.accept()
            self.choose(place)
            return
        super().mousePressEvent(event)

    def _pointer_shape(self, point: QPointF) -> Qt.CursorShape:
        if places.kind_of(self.place_at(point)) == "seat":
            return Qt.CursorShape.PointingHandCursor
        return super()._pointer_shape(point)

    # Keyboard.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        plain = not event.modifiers() & ~_WITH_SHIFT
        if plain and key == _SHEET_KEY:
            event.accept()
            self._next_sheet()
        elif self.enlarged is not None and key in _CLOSING_KEYS:
            event.accept()
            self.enlarge(None)
        elif plain and self.can_choose and self._interaction is None and self._key(key, event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _key(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """A key that this table itself understands; False for any other."""
        if key == _CLAIM_KEY:
            self._hide_cursor()
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.look_at_claim(-1 if back else 1)
            return True
        if key == _DONE_KEY:
            self.choose(places.DONE)
            return True
        if key in _NUMBERS:
            return self._type(_NUMBERS[key])
        if key in _TAKING_KEYS and self.claim_looked_at and not self.cursor_shown:
            self.take_claim(self.claim_looked_at)
            if self.path is not None and self.path.taken:
                self._move_cursor("")
            return True
        return False

    def _type(self, number: int) -> bool:
        """A number that is chosen in a picker, or a die that shows it."""
        for place in (places.number(number), places.die(number)):
            if self.can_take(place):
                self.choose(place)
                return True
        return False

    def _next_sheet(self) -> None:
        """Lay the next sheet of others over the table, and none after the last."""
        seats = [*self.others, None]
        if not self.others:
            return
        at = seats.index(self.enlarged) if self.enlarged in self.others else -1
        self.enlarge(seats[at + 1])

    def _escape(self) -> bool:
        if self.enlarged is not None:
            self.enlarge(None)
            return True
        if self._interaction is None and self.path is not None and self.can_choose:
            if self.trace or self.at_claim:
                self.show_trace(())
                return True
            if self.path.back():
                self.went()
                return True
        return super()._escape()

    def _move_cursor(self, text: str) -> None:
        place = self.place_of(text) if text else ""
        if self.at_claim:
            self.at_claim = 0
            self.show_words()
            self.refresh_marks()
        super()._move_cursor(place or self._cursor_place())

    def _point_again(self) -> None:
        if self.cursor_shown and self.can_choose:
            self.cursor = self._cursor_place()
        super()._point_again()

    def _cursor_place(self) -> str:
        """Where the cursor was, or at the first place that leads on."""
        reach = self.reach()
        path = self.path
        if self.cursor in reach and path is not None and not path.taken:
            return self.cursor
        options = path.options if path is not None else {}
        return next((place for place in options if place in reach), next(iter(reach), ""))

    def _next_place(self, text: str, key: Qt.Key) -> str:
        return next_place(self.reach(), text, key)

    def _show_cursor(self, text: str) -> None:
        area = self.unit_area(text) if text else None
        shown = area is not None and area.width() > 0
        self.frame.setVisible(shown)
        if area is not None and shown:
            self.frame.wear(partial(Sprites.frame, size=area.size()))
            self.frame.put(area.center())
