"""The panel at the right of the table while a game goes on: turn, seats, log, actions."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from boardroom.base.words import say
from boardroom.games.game import CHANCE, OVER, public_scores
from boardroom.scenes.look import Theme
from boardroom.window.conductor import Conductor
from boardroom.window.icons import wear_icon
from boardroom.window.log_panel import LogPanel
from boardroom.window.pieces import ElidedLabel, button, label
from boardroom.window.seat_colours import marker, seat_colour
from boardroom.window.seat_panel import SeatPanel
from boardroom.window.standing import outcome

_DISC = 40


class SidePanel(QWidget):
    """Reads everything from the conductor; its buttons are wired by the page."""

    def __init__(self, conductor: Conductor, theme: Callable[[], Theme]) -> None:
        super().__init__()
        self._conductor = conductor
        self._theme = theme
        match = conductor.match
        self.disc = QLabel()
        self.turn_title = label("", "small")
        self.turn = ElidedLabel("heading")
        self.doing = ElidedLabel("small")
        self.progress = QProgressBar()
        self.seats = SeatPanel(match.game, len(match.seats))
        self.log = LogPanel(theme)
        self.undo = button(say("&Undo"), "undo")
        self.redo = button(say("&Redo"), "redo")
        self.hint = button(say("H&int"), "hint")
        self.pause = button(say("&Pause"), "pause")
        self.step = button(say("&Step"), "next")
        self.result = button(say("Show the r&esult"), "trophy", "primary")
        self.here = button(say("&Take back to here"), "undo")
        self.back = button(say("&Back to the start page"), "home", "quiet")
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        head = QGridLayout()
        head.setHorizontalSpacing(12)
        head.setVerticalSpacing(0)
        head.setColumnStretch(1, 1)
        head.addWidget(self.disc, 0, 0, 2, 1)
        head.addWidget(self.turn_title, 0, 1)
        head.addWidget(self.turn, 1, 1)
        column.addLayout(head)
        column.addWidget(self.doing)
        self.progress.setRange(0, 1000)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(4)
        keeps_room = self.progress.sizePolicy()
        keeps_room.setRetainSizeWhenHidden(True)
        self.progress.setSizePolicy(keeps_room)
        column.addWidget(self.progress)
        column.addWidget(self.seats)
        column.addWidget(self.log, 1)
        for row in ((self.undo, self.redo), (self.pause, self.step)):
            line = QHBoxLayout()
            line.setSpacing(8)
            for each in row:
                line.addWidget(each, 1)
            column.addLayout(line)
        for each in (self.hint, self.here, self.result, self.back):
            column.addWidget(each)

    def read(self) -> None:
        """Show what the conductor and its match say now."""
        conductor = self._conductor
        match = conductor.match
        turn = match.turn
        if turn == OVER:
            self._show_turn(
                say("The game is over"), outcome(match.winners, match.seats).show(), None
            )
        elif turn != CHANCE:
            self._show_turn(say("To move"), match.seats[turn].name, turn)
        self.doing.show_text(self._doing())
        self.seats.show_seats(match.seats, public_scores(match.now), turn, self._theme())
        self.log.show_log(match.states, match.moves, match.seats, conductor.viewer, match.cursor)
        self.read_progress()
        self._read_actions()

    def _show_turn(self, title: str, text: str, seat: int | None) -> None:
        self.turn_title.setText(title)
        self.turn.show_text(text)
        self.turn.setAccessibleName(f"{title}: {text}")
        self.disc.setVisible(seat is not None)
        if seat is not None:
            fill = seat_colour(self._conductor.match.seats[seat].colour, seat).fill
            edge = self._theme().text
            ratio = self.devicePixelRatioF()
            self.disc.setPixmap(marker(fill, seat, _DISC, ratio, edge))

    def read_progress(self) -> None:
        """Show how far the thinking is."""
        conductor = self._conductor
        looking = conductor.hinting.looking
        thinking = looking or conductor.deciding.seat is not None
        self.progress.setVisible(thinking)
        if thinking:
            progress = conductor.hinting.progress if looking else conductor.deciding.progress
            self.progress.setValue(round(progress * 1000))

    def _doing(self) -> str:
        conductor = self._conductor
        if not conductor.match.live:
            return say("You are looking back.")
        if conductor.match.over:
            return ""
        if conductor.paused and conductor.bots_only:
            return say("Paused.")
        if conductor.deciding.seat is not None:
            return say("Thinking…")
        if conductor.hinting.looking:
            return say("Looking for a hint…")
        if conductor.curtain:
            return say("The screen is being passed on.")
        return conductor.scene.task.show() if conductor.asking else ""

    def _read_actions(self) -> None:
        conductor = self._conductor
        match = conductor.match
        watching = conductor.bots_only
        self.undo.setVisible(not watching)
        self.redo.setVisible(not watching)
        self.undo.setEnabled(match.can_undo)
        self.redo.setEnabled(match.can_redo)
        self.hint.setVisible(match.live and not match.over and not watching)
        self.hint.setEnabled(conductor.waiting)
        self.pause.setVisible(watching)
        self.step.setVisible(watching)
        self.pause.setEnabled(not match.over)
        self.step.setEnabled(not match.over)
        self.pause.setText(say("Go &on") if conductor.paused else say("&Pause"))
        wear_icon(self.pause, "play" if conductor.paused else "pause")
        self.here.setVisible(not match.live)
        self.result.setVisible(match.over)
