"""The table of Connect the Colors under a hand: lines are slid, groups are picked."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt

from boardroom.base.words import message
from boardroom.games.connect_colors import Group, Shift
from boardroom.games.grid import Cell
from boardroom.scenes import look
from boardroom.scenes.base import Ask, Spoken
from boardroom.scenes.connect_colors import motions
from boardroom.scenes.connect_colors.dragging import ENOUGH, Pushing
from boardroom.scenes.connect_colors.picking import Picking
from boardroom.scenes.connect_colors.plan import way
from boardroom.scenes.connect_colors.playing import ConnectColorsPlay
from boardroom.scenes.connect_colors.sprites import Sprites
from boardroom.scenes.connect_colors.words import choice_words, spoken
from boardroom.scenes.doors import Door
from boardroom.scenes.gestures import beating, shaken
from boardroom.scenes.interaction import Interaction, Press
from boardroom.scenes.motion import Track
from boardroom.scenes.spaces import middle
from boardroom.scenes.thing import Thing

GHOST = 0.9
"""How visible a ball is where it would be slid to."""

DIM = 0.4
"""How visible balls stay that belong to no group while one is picked."""

_BUDGE = 0.07
"""How far a line that cannot be slid gives way to a push, in fields."""


class ConnectColorsScene(ConnectColorsPlay):
    """A place of this table is an arrow, or a group while one is picked.

    An arrow stands for the moves of its line. When there are several, choosing it slides the line
    for a look and lets a group be picked; that makes the move.
    """

    task = message("Slide a row or a column.")

    def __init__(self, theme: look.Theme = look.LIGHT) -> None:
        super().__init__(theme)
        self.picking = ""
        """The line whose groups are to be picked from; "" when none is."""
        self._previewed = ""
        self._hinted = ""

    # Lines, moves and groups.

    def moves_of(self, line: str) -> tuple[str, ...]:
        """The legal moves of a line."""
        return tuple(move for move in self.moves if _line(move) == line)

    def place_of(self, line: str) -> str:
        """What an arrow stands for: its first move, or one that will be refused."""
        found = self.moves_of(line)
        if found:
            return found[0]
        picks = self.view is not None and self.view.options.collect == "one"
        return f"{line}:{self.plan.first_field(line)}" if picks else line

    @property
    def choices(self) -> dict[str, Group]:
        """The groups that can be picked now, by their moves."""
        if not self.picking or self.ask is None:
            return {}
        return {move: self.ask.effects(move).groups[0] for move in self.moves_of(self.picking)}

    def place_at(self, point: QPointF) -> str:
        spot = self.layout.back(point)
        cell = self.plan.cell_at(spot)
        for move, group in self.choices.items():
            if cell in group.cells:
                return move
        line = self.plan.arrow_at(spot)
        return self.place_of(line) if line and line != self.picking else ""

    def area_of(self, text: str) -> QRectF:
        line = _line(text)
        if line == self.picking and text in self.moves:
            row, column = self.choices[text].cells[0]
            return self.layout.area(QRectF(column, row, 1, 1))
        return self.layout.area(self.plan.touch(line)) & QRectF(QPointF(), self.size)

    def arrow_state(self, line: str) -> Door:
        if not self.can_choose:
            return Door.IDLE
        if not self.moves_of(line):
            return Door.SHUT
        shown = (self.picking, _line(self._hinted), _line(self._previewed))
        return Door.TAKEN if line in shown else Door.OPEN

    # Picking a group.

    def choose(self, text: str) -> None:
        line = _line(text)
        if self.can_choose and line != self.picking and len(self.moves_of(line)) > 1:
            self.start_picking(line)
            return
        if self.can_choose and line == self.picking and text in self.moves:
            self._end_gesture()
            self._hold()
        super().choose(text)

    def _hold(self) -> None:
        """Let the move begin where the balls are now."""
        self._held = {cell: piece.spot for cell, piece in self.pieces.items() if piece.kind}

    def start_picking(self, line: str) -> None:
        """Slide a line for a look, and let a group be picked."""
        self._end_gesture()
        self._hush()
        self._show_hint("")
        self._held = {}
        self.picking, self.under, self._previewed = line, "", ""
        self.cursor = self.place_of(line)  # from where keys go on, whoever has begun
        self._refresh()
        self.respoken.emit()
        if self.cursor_shown:
            self._move_cursor(self.cursor)
        else:
            self.pointed.emit(choice_words(line, len(self.moves_of(line))).show())

    def stop_picking(self) -> None:
        """Put the line back; nothing has happened."""
        line, self.picking = self.picking, ""
        self._held = {}
        self.under, self._previewed = "", ""
        self._refresh()
        self.respoken.emit()
        if self.cursor_shown:
            self._move_cursor(self.place_of(line))
        else:
            self.pointed.emit("")

    def _escape(self) -> bool:
        if self.picking and self._interaction is None:
            self.stop_picking()
            return True
        return super()._escape()

    def _interrupt(self) -> None:
        if self.picking:
            self.picking = ""
            self._refresh()
        super()._interrupt()

    def _take(self, view: Any, moves: tuple[str, ...], ask: Ask | None, last: Any) -> None:
        super()._take(view, moves, ask, last)
        if self.cursor:
            line = _line(self.cursor)
            self.cursor = self.place_of(line) if line in self.arrows else ""

    # Pointing.

    def _stand(self) -> None:
        self.preview.clear()
        self._held = {}
        super()._stand()

    def _show_preview(self, text: str) -> None:
        if text != self._previewed:
            self._previewed = text
            self._refresh()

    def _refresh(self) -> None:
        """Show what is picked, pointed at or hinted at, and nothing else of what could be."""
        self.preview.clear()
        self._lay_balls()
        self._show_arrows()
        self._show_mark()
        text = self._hinted or self._previewed
        line = _line(text) or self.picking
        moves = self.moves_of(line)
        if not moves or self.ask is None:
            return
        self.mark.hide()
        effects = {move: self.ask.effects(move) for move in moves}
        looking = line == self.picking
        for shift in effects[moves[0]].slides:
            self.pieces[shift.start].put(middle(shift.end), 1.0, 1.0 if looking else GHOST)
        sure = looking or bool(self._hinted) or len(moves) == 1
        chosen = text if sure and text in moves else ""
        shown = [(effects[move], move == chosen) for move in moves if move != chosen]
        self.preview.surround(shown + ([(effects[chosen], True)] if chosen else []))
        if chosen:
            slide = effects[chosen]
            tray = self.plan.tray_of(slide.seat)
            self.preview.collect(slide, self.plan.trays[tray], self.counts[tray])
        if looking:
            self._dim({cell for slide in effects.values() for cell in slide.groups[0].cells})

    def _dim(self, inside: set[Cell]) -> None:
        """Let the balls step back that lie on no field of these."""
        for piece in self.pieces.values():
            if piece.kind and self.plan.cell_at(piece.spot) not in inside:
                piece.setOpacity(DIM)

    def _show_hint(self, text: str) -> None:
        if not text and not self._hinted:
            return
        if text and self.picking:
            self.picking = ""
            self.respoken.emit()
            if self.cursor_shown:
                self.cursor = self.place_of(_line(self.cursor))
                self._show_cursor(self.cursor)
        self._hinted = text
        self._refresh()
        self.hinting.setVisible(bool(text))
        if text:
            self.hinting.wear(Sprites.cursor)
            self.hinting.put(self.plan.arrow(_line(text)))
            self._make_gesture(beating(self.hinting))

    def _show_cursor(self, text: str) -> None:
        # While a group is picked, the bright line around it is the cursor.
        if not text or self.picking:
            self.frame.hide()
            return
        self.frame.wear(Sprites.cursor)
        self.frame.put(self.plan.arrow(_line(text)))

    def _next_place(self, text: str, key: Qt.Key) -> str:
        if not self.picking:
            return self.place_of(self.plan.ring.step(_line(text), key))
        moves = self.moves_of(self.picking)
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return moves[0 if key == Qt.Key.Key_Home else -1]
        step = 1 if key in (Qt.Key.Key_Right, Qt.Key.Key_Down) else -1
        return moves[(moves.index(text) + step) % len(moves)]

    def _words(self, text: str) -> str:
        if self.ask is None or text not in self.moves:
            return self._reason(text)
        line = _line(text)
        count = len(self.moves_of(line))
        if count > 1 and line != self.picking:
            return choice_words(line, count).show()
        return self.ask.wording(text).show()

    def spoken(self) -> tuple[Spoken, ...]:
        if self.view is None:
            return ()
        can = {line: bool(self.moves_of(line)) for line in self.arrows} if self.moves else {}
        return spoken(
            self.view, self.plan, self.layout, self.counts, self.choices, self.place_of, can
        )

    # What is touched in vain, or only pushed.

    def _shake(self, text: str) -> tuple[Track, ...]:
        return shaken([self.arrows[_line(text)], *self._pieces_in(_line(text))])

    def _put_back(self) -> None:
        self.hinting.resize(1.0)
        self._held = {}
        self._refresh()

    def _pieces_in(self, line: str) -> list[Thing]:
        area = self.plan.line(line)
        return [
            piece
            for cell, piece in self.pieces.items()
            if piece.kind and area.contains(middle(cell))
        ]

    def _interaction_at(self, point: QPointF) -> Interaction:
        if self.picking:
            return Picking(self)
        cell = self._ball_at(point)
        return Pushing(self, cell) if cell is not None else Press(self)

    def _ball_at(self, point: QPointF) -> Cell | None:
        cell = self.plan.cell_at(self.layout.back(point))
        return cell if cell is not None and self.pieces[cell].kind else None

    def _pointer_shape(self, point: QPointF) -> Qt.CursorShape:
        if self.can_choose and not self.picking and self._ball_at(point) is not None:
            return Qt.CursorShape.OpenHandCursor
        return super()._pointer_shape(point)

    def push(self, line: str, away: float) -> None:
        """Balls of a line follow a hand that has moved ``away`` fields."""
        self._end_gesture()
        self.point_at(self.place_of(line) if line and away >= ENOUGH else "")
        if not self._previewed:
            self._lay_balls()
        if not line:
            return
        step = way(line)
        slides: tuple[Shift, ...] = ()
        if self.moves_of(line) and self.ask is not None:
            slides = self.ask.effects(self.moves_of(line)[0]).slides
        for shift in slides:
            start, end = middle(shift.start), middle(shift.end)
            far = (end - start).manhattanLength()
            self.pieces[shift.start].put(start + step * min(away, far))
        if not slides:
            for piece in self._pieces_in(line):
                piece.move(piece.spot + step * _BUDGE * (1 - math.exp(-3 * away)))

    def let_go(self, line: str) -> None:
        """A line has been pushed far enough."""
        self._hold()
        self.choose(self.place_of(line))

    def bring_back(self) -> None:
        """A line goes back to where it was."""
        were = {cell: piece.spot for cell, piece in self.pieces.items() if piece.kind}
        self.point_at("")
        self._lay_balls()
        ways = [
            (self.pieces[cell], spot, middle(cell))
            for cell, spot in were.items()
            if spot != middle(cell)
        ]
        if ways:
            for piece, spot, _ in ways:
                piece.move(spot)
            self._make_gesture(motions.returned(ways))


def _line(text: str) -> str:
    """The line of a move text: ``3<`` of ``3<:c4``."""
    return text.partition(":")[0]
