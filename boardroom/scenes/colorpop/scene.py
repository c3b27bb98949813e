"""The Colorpop table: ten chutes behind a frame, trays around it, a secret colour face down."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from boardroom.base.words import message
from boardroom.games.colorpop import JOKER
from boardroom.games.game import OVER
from boardroom.games.grid import Cell, cell_name
from boardroom.scenes import gestures, look
from boardroom.scenes.base import Ask, Spoken
from boardroom.scenes.colorpop.choices import Choices
from boardroom.scenes.colorpop.gathering import Gathering
from boardroom.scenes.colorpop.layout import (
    FRAME,
    card_area,
    cell_at,
    cell_of,
    first_cell,
    space_of,
    trays,
)
from boardroom.scenes.colorpop.sprites import Sprites, field_area
from boardroom.scenes.colorpop.standing import StandingTable
from boardroom.scenes.colorpop.walking import next_cell
from boardroom.scenes.colorpop.words import PEEK_KEY, joker_words, own_words, spoken
from boardroom.scenes.interaction import Interaction, Press
from boardroom.scenes.spaces import middle

ASIDE = 0.42
"""How bright tokens outside a group that is pointed at stay."""

LONE = 0.8
"""How bright tokens are that cannot be taken now."""

_PEEK = Qt.Key[f"Key_{PEEK_KEY}"]


class ColorpopScene(StandingTable):
    """Groups of tokens are taken from the chutes; what stood above them falls."""

    task = message("Take a group of one colour.")

    warns = False

    def __init__(self, theme: look.Theme = look.LIGHT) -> None:
        super().__init__(theme)
        self._choices: Choices | None = None
        self._previewed = ""

    def _take(self, view: Any, moves: tuple[str, ...], ask: Ask | None, last: Any) -> None:
        super()._take(view, moves, ask, last)
        self._choices = None
        if view.seat is None:
            self._peek(False)

    def _stand(self) -> None:
        self._previewed = ""
        super()._stand()
        self._shade()

    def _hide_preview(self) -> None:
        self._previewed = ""
        super()._hide_preview()

    # Choosing: a token stands for its group, with the jokers that are counted in.

    @property
    def choices(self) -> Choices:
        """The groups of the legal moves."""
        if self._choices is None:
            self._choices = Choices(self.moves, self.ask)
        return self._choices

    @property
    def _in(self) -> frozenset[Cell]:
        """The jokers that may go with a group now."""
        if self.view is not None and self.view.options.sticky:
            return self.choices.jokers
        return self.counted

    def _kind(self, cell: Cell | None) -> str:
        if cell is None or self.view is None:
            return "."
        return self.view.rows[cell[0]][cell[1]]

    def _can_count(self, cell: Cell | None) -> bool:
        """Whether the person may count a joker in or leave it out."""
        if self.view is None or self.view.options.sticky or not self.can_choose:
            return False
        return cell in self.choices.jokers

    def move_of(self, place: str) -> str:
        cell = cell_of(place)
        if cell is None or self._kind(cell) in (".", JOKER) or not self.can_choose:
            return place
        group = self.choices.of(cell, self._in)
        return group.text if group is not None else place

    def count(self, jokers: frozenset[Cell]) -> None:
        """Count these jokers in, and no others."""
        if jokers == self.counted:
            return
        self.counted = jokers
        self._show_rings()
        self._hide_preview()
        move = self.move_of(self.under) if self.under else ""
        self._show_preview(move if move in self.moves else "")
        self._shade()
        self.respoken.emit()

    def choose(self, text: str) -> None:
        cell = cell_of(text)
        if cell is None or not self._can_count(cell):
            super().choose(text)
            return
        self._hush()
        self.count(self.counted ^ {cell})
        self.pointed.emit(self._words(text))

    def joined(self, place: str, other: str) -> frozenset[Cell] | None:
        """The jokers that are counted in once the one at ``other`` joins the group of a token;
        None when it is no joker, or cannot join."""
        cell, joker = cell_of(place), cell_of(other)
        if cell is None or joker is None or joker in self.counted or not self._can_count(joker):
            return None
        jokers = self.counted | {joker}
        group = self.choices.of(cell, jokers)
        return jokers if group is not None and joker in group.jokers else None

    def holds(self, place: str, other: str) -> bool:
        """Whether the group of a token reaches to another place, or it is the same."""
        group = self.choices.groups.get(self.move_of(place))
        cell = cell_of(other)
        return place == other or (group is not None and cell in group.cells)

    # Pointing.

    def _shade(self) -> None:
        """Bright is what can be taken now, or what is pointed at."""
        if not self.can_choose:
            return
        group = self.choices.groups.get(self._previewed)
        bright = group.cells if group is not None else self.choices.takeable(self._in)
        dim = ASIDE if group is not None else LONE
        for cell, token in self.tokens.items():
            if token.kind:
                joker = group is None and token.kind == JOKER
                self.brighten(token, 1.0 if joker or cell in bright else dim)

    def _show_preview(self, text: str) -> None:
        if not text and not self._previewed:
            return
        self._hide_preview()
        group = self.choices.groups.get(text) if text else None
        if group is None:
            self._shade()
            self._show_trace()
            return
        self._previewed = text
        self.trace.hide()
        self.outline.wear(lambda sprites: sprites.outline(group.cells))
        self.outline.put(field_area().topLeft())
        at = cell_of(self.under) or first_cell(text)
        if at is not None:
            self.badge.wear(lambda sprites: sprites.badge(str(len(group.cells))))
            self.badge.put(QPointF(at[1] + 0.92, at[0] + 0.06))
        self._shade()

    def _show_hint(self, text: str) -> None:
        self.hinting.setVisible(bool(text))
        if not text:
            return
        group = self.choices.groups.get(text)
        if group is not None:
            self.count(group.jokers)
        self._show_preview(text)
        cell = first_cell(text)
        if cell is not None:
            self.hinting.wear(Sprites.cursor)
            self.hinting.put(middle(cell))
            self._make_gesture(gestures.beating(self.hinting))

    def _words(self, text: str) -> str:
        cell = cell_of(text)
        if cell is not None and self._can_count(cell):
            return joker_words(cell, counted=cell in self.counted).show()
        if self.ask is None or text not in self.moves:
            return self._reason(text)
        return self.ask.wording(text).show()

    @property
    def board_rect(self) -> QRectF:
        return self.layout.area(FRAME)

    def place_at(self, point: QPointF) -> str:
        cell = cell_at(self.layout.back(point))
        return cell_name(*cell) if cell is not None and self._kind(cell) != "." else ""

    def area_of(self, text: str) -> QRectF:
        cell = first_cell(text)
        return self.layout.area(space_of(cell)) if cell is not None else self.board_rect

    def spoken(self) -> tuple[Spoken, ...]:
        if self.view is None:
            return ()
        return spoken(self.view, self.home, self._in, self.layout.area, peeking=self.peeking)

    def _interaction_at(self, point: QPointF) -> Interaction:
        joker = self._kind(cell_at(self.layout.back(point))) == JOKER
        return Press(self) if joker else Gathering(self)

    def _pointer_shape(self, point: QPointF) -> Qt.CursorShape:
        if self._over_card(point) or self._can_count(cell_of(self.place_at(point))):
            return Qt.CursorShape.PointingHandCursor
        return super()._pointer_shape(point)

    # The keyboard.

    def _show_cursor(self, text: str) -> None:
        cell = first_cell(text)
        self.frame.setVisible(cell is not None)
        if cell is not None:
            self.frame.wear(Sprites.cursor)
            self.frame.put(middle(cell))

    def _move_cursor(self, text: str) -> None:
        super()._move_cursor(text or self._cursor_place())

    def _point_again(self) -> None:
        if self.cursor_shown and self.can_choose:
            self.cursor = self._cursor_place()
        super()._point_again()

    def _cursor_place(self) -> str:
        """Where the cursor was, or at the first group when nothing stands there any more."""
        if self._kind(cell_of(self.cursor)) != ".":
            return self.cursor
        return self.moves[0].split("+")[0]

    def _next_place(self, text: str, key: Qt.Key) -> str:
        cell = cell_of(text)
        if cell is None or self.view is None:
            return text
        return cell_name(*next_cell(self.view.rows, cell, key))

    # The own secret colour, face down until it is looked at.

    def _over_card(self, point: QPointF) -> bool:
        view = self.view
        if view is None or view.seat is None or view.turn == OVER:
            return False
        tray = trays(view.seats, self.home)[view.seat]
        spots = tray.cards[: view.options.colours_each]
        return any(card_area(spot, tray.card).contains(self.layout.back(point)) for spot in spots)

    def _peek(self, peeking: bool) -> None:
        """Turn the own card over, or face down again."""
        view = self.view
        if view is None or (peeking and (view.seat is None or view.turn == OVER)):
            return
        if peeking == self.peeking:
            return
        self.peeking = peeking
        self.places.show_cards(view, self.home, peeking=peeking)
        own = own_words(view.secrets[view.seat]).show() if peeking and view.seat is not None else ""
        self.pointed.emit(own)
        self.respoken.emit()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        left = event.button() == Qt.MouseButton.LeftButton
        if left and self._over_card(event.scenePos()):
            event.accept()
            self._peek(True)
            return
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._peek(False)
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == _PEEK and not event.modifiers():
            event.accept()
            self._peek(True)
            return
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == _PEEK and not event.isAutoRepeat():
            self._peek(False)
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._peek(False)
        super().focusOutEvent(event)
