"""What every table has in common: it shows a position, animates a move, and is touched.

A scene gets a view, the texts of the legal moves and the masked effects of a move, never a
state; it answers with a move text. It measures in the pixels of the widget that shows it and
draws anew when that changes size, so everything is sharp at every size and pixel ratio.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from boardroom.base.words import message
from boardroom.scenes.game import Ask, Spoken
from boardroom.scenes.interaction import Interaction, Press
from boardroom.scenes.look import LIGHT, Theme
from boardroom.scenes.motion import Motion
from boardroom.scenes.surface import Surface

__all__ = ["Ask", "Spoken", "TableScene"]

_MOVING_KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
_CHOOSING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_TABBED = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class TableScene(Surface):
    """The scene of one game."""

    task = message("Choose a place on the table.")
    """What a person whose turn it is does here, in a few words."""

    warns = True
    """Whether pointing at what cannot be chosen already says why, at the place."""

    def __init__(self, theme: Theme = LIGHT) -> None:
        super().__init__(theme)
        self.view: Any = None
        self.moves: tuple[str, ...] = ()
        self.ask: Ask | None = None
        self.last: Any = None
        """Effects of the move that led here."""
        self.winners: tuple[int, ...] | None = None
        """The seats that won, () when nobody did; None while the game goes on."""
        self.under = ""
        """Move text of the place that is pointed at."""
        self.cursor = ""
        """Move text of the place under the keyboard cursor."""
        self.cursor_shown = False
        self._pointer: QPointF | None = None
        self._resting = True
        self._answered = False
        self._interaction: Interaction | None = None
        self.motion: Motion | None = None
        """The move that is being shown."""
        self._settling = self._single_shot(0, self._come_to_rest)

    # What the page says.

    def show_position(
        self,
        view: Any,
        moves: tuple[str, ...] = (),
        ask: Ask | None = None,
        last: Any = None,
        winners: tuple[int, ...] | None = None,
    ) -> None:
        """Show a position as it stands; a move that is being shown is cut short.

        ``moves`` are the texts that the person may choose now, () when it is not their turn.
        ``last`` are the effects of the last move that a seat made, to mark it. ``winners`` are the
        seats that won once the game is over, None before: the position alone does not tell when
        somebody gave it up.
        """
        self._interrupt()
        self.winners = winners
        self._take(view, moves, ask, last)
        self._rest()

    def animate(
        self,
        effects: Any,
        view: Any,
        moves: tuple[str, ...] = (),
        ask: Ask | None = None,
        winners: tuple[int, ...] | None = None,
    ) -> None:
        """Show what a move does, then stand as :meth:`show_position` would; `settled` ends it.

        With speed 0 it stands at once, and `settled` comes after control has returned.
        """
        moving = self.busy
        self._interrupt()
        if moving:
            self._stand()
        standing = self.view is not None
        self._resting = False
        self.winners = winners
        self._take(view, moves, ask, self._to_mark(effects))
        tracks = self._act(effects) if self.speed and standing else ()
        if not tracks:
            self._rest()
            self._settling.start()
            return
        self.motion = Motion(tracks, self.speed, self)
        self.motion.finished.connect(self._come_to_rest)
        self.motion.start()

    def refuse(self, text: str, reason: str) -> None:
        """Say at the place of a move why it is not possible, and shake what was touched."""
        self._answered = False
        self._end_gesture()
        self._say(text, reason)
        self._hushing.start()
        self._make_gesture(self._shake(text))
        self.denied.emit()

    def hint(self, text: str | None) -> None:
        """Point out a move; None takes the hint away."""
        self.point_at("")
        self._show_hint(text or "")

    @property
    def busy(self) -> bool:
        """A move is being shown."""
        return not self._resting

    @property
    def can_choose(self) -> bool:
        """It is the person's turn, and the table is at rest."""
        return bool(self.moves) and self.ask is not None and not self._answered and not self.busy

    # What interactions say.

    def point_at(self, text: str) -> None:
        """Preview the move at a place, or say why there is none; "" points at nothing."""
        if not self.can_choose:
            text = ""
        if text == self.under:
            return
        self.under = text
        self._hush()
        self._show_hint("")
        move = self.move_of(text) if text else ""
        legal = move in self.moves
        self._show_preview(move if legal else "")
        words = self._words(move) if text else ""
        if text and not legal and self.warns:
            self._say(text, self._reason(move))
        self.pointed.emit(words)

    def can_take(self, place: str) -> bool:
        return self.move_of(place) in self.moves

    def choose(self, text: str) -> None:
        """Make a move, or be refused with the reason. Nothing happens out of turn."""
        if not self.can_choose:
            return
        move = self.move_of(text)
        if move not in self.moves:
            self.refuse(text, self._reason(move))
            return
        self._answered = True
        self.chosen.emit(move)

    def _reason(self, text: str) -> str:
        reason = self.ask.reason(text) if self.ask is not None else None
        return reason.show() if reason is not None else ""

    # Between one position and the next.

    def _take(self, view: Any, moves: tuple[str, ...], ask: Ask | None, last: Any) -> None:
        self.view, self.moves, self.ask, self.last = view, moves, ask, last
        self._answered = False

    def _interrupt(self) -> None:
        """End what is under way: a move being shown, a shake, a drag, a preview."""
        if self._interaction is not None:
            self._interaction.cancel()
            self._interaction = None
        if self.motion is not None:
            self.motion.stop()
            self.motion.deleteLater()
            self.motion = None
        self._settling.stop()
        self._end_gesture()
        self._hush()
        self._show_hint("")
        self._show_preview("")
        if self.under:
            self.under = ""
            self.pointed.emit("")

    def _come_to_rest(self) -> None:
        if self.motion is not None:
            self.motion.deleteLater()
            self.motion = None
            self._rest()
        self.settled.emit()

    def _rest(self) -> None:
        """Stand, and point again at what the pointer or the cursor still lies on."""
        self._resting = True
        self._stand()
        self._point_again()
        self.respoken.emit()

    def _point_again(self) -> None:
        self._show_cursor(self.cursor if self.cursor_shown and self.can_choose else "")
        if self.cursor_shown:
            self.point_at(self.cursor)
        elif self._pointer is not None:
            self.point_at(self.place_at(self._pointer))

    # Mouse.

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._hide_cursor()
        if event.button() != Qt.MouseButton.LeftButton or not self.can_choose:
            return
        if self._interaction is not None:
            self._interaction.cancel()
        self._interaction = self._interaction_at(event.scenePos())
        self._interaction.start(event.scenePos())

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._pointer = event.scenePos()
        if self._interaction is not None:
            self._interaction.move(event.scenePos())
            return
        self._shape_pointer(self._pointer_shape(event.scenePos()))
        place = self.place_at(event.scenePos())
        if place:
            self._hide_cursor()
        if not self.cursor_shown:
            self.point_at(place)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._pointer = event.scenePos()
        if event.button() == Qt.MouseButton.LeftButton and self._interaction is not None:
            ending, self._interaction = self._interaction, None
            ending.end(event.scenePos())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second press of a hasty hand chooses nothing more."""
        event.accept()

    def _interaction_at(self, point: QPointF) -> Interaction:
        """What a press at this point begins."""
        return Press(self)

    def _pointer_shape(self, point: QPointF) -> Qt.CursorShape:
        may = self.can_choose and self.can_take(self.place_at(point))
        return Qt.CursorShape.PointingHandCursor if may else Qt.CursorShape.ArrowCursor

    def _shape_pointer(self, shape: Qt.CursorShape) -> None:
        for view in self.views():
            if view.viewport().cursor().shape() != shape:
                view.viewport().setCursor(shape)

    def pointer_left(self) -> None:
        """The pointer has left the table."""
        self._pointer = None
        if self._interaction is None and not self.cursor_shown:
            self.point_at("")

    # Keyboard.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        event.setAccepted(True)
        if key == Qt.Key.Key_Escape and self._escape():
            return
        if self.can_choose and self._interaction is None:
            if key in _MOVING_KEYS:
                self._move_cursor(self._next_place(self.cursor, key) if self.cursor_shown else "")
                return
            if key in _CHOOSING_KEYS and not event.isAutoRepeat():
                if self.cursor_shown:
                    self.choose(self.cursor)
                else:
                    self._move_cursor("")
                return
        event.setAccepted(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in _TABBED and self.can_choose:
            self._move_cursor("")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._escape()

    def _escape(self) -> bool:
        """Cancel what is under way; False when nothing was."""
        if self._interaction is not None:
            self._interaction.cancel()
            self._interaction = None
            self.point_at("")
            return True
        if self.cursor_shown:
            self._hide_cursor()
            self.point_at("")
            return True
        return False

    def _move_cursor(self, text: str) -> None:
        """Show the cursor at a place; "" where it was last."""
        self.cursor = text or self.cursor or self.moves[0]
        self.cursor_shown = True
        self._show_cursor(self.cursor)
        self.stepped.emit(self.cursor)
        self.point_at(self.cursor)

    def _hide_cursor(self) -> None:
        if self.cursor_shown:
            self.cursor_shown = False
            self._show_cursor("")
