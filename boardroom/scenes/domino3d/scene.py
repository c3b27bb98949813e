"""The 3Domino table: chips in space on a board that turns, the hand in its rack, the bag."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

from boardroom.base.words import message
from boardroom.games.domino3d import Laid
from boardroom.scenes.base import Spoken
from boardroom.scenes.domino3d import words
from boardroom.scenes.domino3d.acting import Acting
from boardroom.scenes.domino3d.faces import beside
from boardroom.scenes.domino3d.hands import Carrying, Turning
from boardroom.scenes.domino3d.picking import face_at, lie_at
from boardroom.scenes.domino3d.places import PASS, lie_text, turned_round
from boardroom.scenes.domino3d.speaking import spoken
from boardroom.scenes.interaction import Interaction

_PER_PIXEL = 0.0085
"""Radians that the board turns for a pixel."""

_STEP_ROUND, _STEP_UP = 0.2618, 0.1396
"""Radians that a key turns it: 15 and 8 degrees."""

_CLOSER = 1.2
"""How much a key zooms; a notch of the wheel is 120."""

_TURNS = {
    Qt.Key.Key_Q: (-1, 0),
    Qt.Key.Key_E: (1, 0),
    Qt.Key.Key_R: (0, 1),
    Qt.Key.Key_F: (0, -1),
}
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
_ZOOMS = {
    Qt.Key.Key_Plus: _CLOSER,
    Qt.Key.Key_Equal: _CLOSER,
    Qt.Key.Key_Minus: 1 / _CLOSER,
}
_WITH_ARROWS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class DominoScene(Acting):
    """Chips are chosen in the rack and laid where their ghosts show that they fit."""

    task = message("Choose a chip and its place.")

    warns = False

    # Places.

    def place_at(self, point: QPointF) -> str:
        if self.passing and self.layout.pass_button().contains(point):
            return PASS
        return self.chip_at(point) or self.lie_under(point) or self._clash_under(point)

    def lie_under(self, point: QPointF) -> str:
        """The place for the chip in hand that is pointed at; "" for none."""
        if not self.can_choose or not self.active or not self._over_board(point):
            return ""
        taken = [cell for move in self.lying for cell in move.cells]
        found = lie_at(self.eye.now, point, self.lies.get(self.active, ()), taken, self.held)
        return str(found) if found is not None else ""

    def _clash_under(self, point: QPointF) -> str:
        """Where the chip in hand does not fit: on the face of a chip that is pointed at."""
        if not self.can_choose or not self.active or not self._over_board(point):
            return ""
        taken = [cell for move in self.lying for cell in move.cells]
        found = face_at(self.eye.now, point, taken)
        if found is None:
            return ""
        return lie_text(self.active, beside(*found), self.held, found[1])

    def _over_board(self, point: QPointF) -> bool:
        return not (self.layout.rack.contains(point) or self.layout.bag.contains(point))

    def move_of(self, place: str) -> str:
        if place in self.hand:
            lies = self.lies.get(place, ())
            return str(lies[0]) if lies else ""
        return place

    def area_of(self, text: str) -> QRectF:
        table = QRectF(QPointF(), self.size)
        if text == PASS:
            return self.layout.pass_button()
        if text in self.hand:
            return self.front_of(text) & table
        move = self.move_from(text)
        return self.seen_area(move) & table if move is not None else QRectF(self.board_rect)

    @property
    def board_rect(self) -> QRectF:
        return self.layout.room

    def spoken(self) -> tuple[Spoken, ...]:
        return spoken(self) if self.view is not None else ()

    # Pointing and choosing.

    def point_at(self, text: str) -> None:
        if text not in self.hand or not self.can_choose:
            before = self.active
            super().point_at(text)
            if self.active != before:
                self.show_marks()
            return
        if text == self.under:
            return
        super().point_at("")
        self.under = text
        self.show_marks()
        self.pointed.emit(words.chip_fits(text, len(self.lies.get(text, ()))).show())

    def choose(self, text: str) -> None:
        if text in self.hand:
            self.pick(text)
        else:
            super().choose(text)

    def pick(self, chip: str) -> None:
        """Take a chip of the hand, to choose a place for it."""
        if not self.can_choose:
            return
        if chip not in self.lies:
            self.refuse(chip, words.fits_nowhere(chip).show())
            return
        self.picked = chip
        self._end_gesture()
        self._hush()
        if self.cursor_shown:
            self._move_cursor(str(self.lies[chip][0]))
        self.show_marks()
        self.respoken.emit()

    def let_go(self) -> None:
        """Put the chosen chip back, unless it is the only one that fits."""
        if self.picked and len(self.lies) > 1:
            self.picked = ""
            self.show_marks()
            self.respoken.emit()

    def _words(self, text: str) -> str:
        if self.ask is None or text not in self.moves:
            return ""
        effects = self.ask.effects(text)
        found = words.why_points(effects) if isinstance(effects, Laid) else self.ask.wording(text)
        return found.show()

    # Mouse.

    def _interaction_at(self, point: QPointF) -> Interaction:
        return Carrying(self) if self.chip_at(point) else Turning(self)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._press_knob(event.scenePos()):
            event.accept()
            return
        super().mousePressEvent(event)
        # The board can be turned while others are on turn, too.
        if event.button() == Qt.MouseButton.LeftButton and self._interaction is None:
            self._interaction = Turning(self)
            self._interaction.start(event.scenePos())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A knob is often pressed in quick succession."""
        if event.button() == Qt.MouseButton.LeftButton and self._press_knob(event.scenePos()):
            event.accept()
            return
        super().mouseDoubleClickEvent(event)

    def _press_knob(self, point: QPointF) -> bool:
        for name, area in self.layout.knobs().items():
            if area.contains(point):
                self._use_knob(name)
                return True
        return False

    def _use_knob(self, name: str) -> None:
        if name == "reset":
            self.eye.reset(self.speed)
        else:
            factor = _CLOSER if name == "closer" else 1 / _CLOSER
            self.eye.go(self.eye.aim.zoomed(factor), self.speed)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        event.accept()
        self.eye.place(self.eye.now.zoomed(_CLOSER ** (event.delta() / 120)))
        self._rest_eye()

    def _pointer_shape(self, point: QPointF) -> Qt.CursorShape:
        if any(area.contains(point) for area in self.layout.knobs().values()):
            return Qt.CursorShape.PointingHandCursor
        if not self.can_choose:
            return Qt.CursorShape.ArrowCursor
        if self.chip_at(point) in self.lies:
            return Qt.CursorShape.OpenHandCursor
        return super()._pointer_shape(point)

    def turn(self, right: float, up: float) -> None:
        """Turn the board along with the pointer, by so many pixels."""
        self.eye.place(self.eye.now.turned(-right * _PER_PIXEL, up * _PER_PIXEL))

    def end_turn(self) -> None:
        """The board stands still again."""
        self._rest_eye()

    def take_up(self, point: QPointF) -> str:
        """Take a chip of the rack by one of its halves."""
        chip = self.chip_at(point)
        self.held = int(point.y() > self.front_of(chip).center().y())
        return chip

    def carry(self, point: QPointF, place: str) -> None:
        """The chip follows the pointer; over a place it is seen there."""
        self.show_carried(point, over=place in self.moves)

    def bring_home(self) -> None:
        """It goes back to the rack."""
        self.show_carried(None, over=False)

    def _interrupt(self) -> None:
        self.dropped = self.carried
        turning = self._interaction if isinstance(self._interaction, Turning) else None
        if turning is not None:
            turning.forget()
            self._interaction = None
        super()._interrupt()
        self._interaction = turning
        self.show_carried(None, over=False)

    # Keyboard.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._turn_by_key(Qt.Key(event.key()), event.modifiers()):
            event.accept()
            return
        super().keyPressEvent(event)

    def _turn_by_key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        aim = self.eye.aim
        way = _TURNS.get(key) if not modifiers & ~Qt.KeyboardModifier.ShiftModifier else None
        if modifiers & _WITH_ARROWS and not modifiers & Qt.KeyboardModifier.AltModifier:
            way = way or _ARROWS.get(key)
        if way is not None:
            aim = aim.turned(way[0] * _STEP_ROUND, way[1] * _STEP_UP)
            self.eye.go(aim, self.speed)
        elif modifiers & Qt.KeyboardModifier.ControlModifier:
            return False
        elif key in _ZOOMS:
            self.eye.go(aim.zoomed(_ZOOMS[key]), self.speed)
        elif key == Qt.Key.Key_0:
            self.eye.reset(self.speed)
        else:
            return False
        return True

    def _move_cursor(self, text: str) -> None:
        super()._move_cursor(self._standing_cursor(text or self.cursor))

    def _standing_cursor(self, place: str) -> str:
        """A place of now for the cursor: this one if it still is one."""
        if place in self.hand or place in self.moves:
            return place
        if self.passing:
            return PASS
        return self.picked or next(iter(self.lies), "") or (self.hand or self.moves)[0]

    def _point_again(self) -> None:
        if self.cursor_shown and self.can_choose:
            self.cursor = self._standing_cursor(self.cursor)
        super()._point_again()

    def _next_place(self, text: str, key: Qt.Key) -> str:
        if text == PASS:
            return text
        move = self.move_from(text) if text in self.moves else None
        if move is None:
            return self._next_chip(text, key)
        lies = self.lies[move.chip]
        if key == Qt.Key.Key_Down:
            return move.chip
        if key == Qt.Key.Key_Up:
            return str(turned_round(move, lies))
        return str(lies[_stepped(lies.index(move), len(lies), key)])

    def _next_chip(self, text: str, key: Qt.Key) -> str:
        if key == Qt.Key.Key_Up and text in self.lies:
            return str(self.lies[text][0])
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down) or text not in self.hand:
            return text
        return self.hand[_stepped(self.hand.index(text), len(self.hand), key)]


def _stepped(place: int, count: int, key: Qt.Key) -> int:
    """Where Left, Right, Home or End lead in a round of so many."""
    ways = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: count - 1, Qt.Key.Key_Left: place - 1}
    return ways.get(key, place + 1) % count
