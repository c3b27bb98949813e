"""The bot whose turn it is: it is asked in the process of the bots, and looked at until it has
decided."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer, Signal

from boardroom.base.errors import BoardroomError
from boardroom.base.words import say
from boardroom.play.match import Match
from boardroom.play.seat import SeatError, check_bots
from boardroom.play.thinker import Thinker

_POLL = 15
"""Milliseconds between two looks at what the bot thinks."""


class Deciding(QObject):
    """Asks one bot at a time; whoever owns it plays what it decides."""

    decided = Signal(str)
    """The move of the bot, which thinks no longer."""
    progressed = Signal()
    """The thinking is further on."""
    faltered = Signal(str)
    """Why the bot does not move."""

    def __init__(self, thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self.seat: int | None = None
        """The seat whose bot is thinking."""
        self.progress = 0.0
        self.stuck = False
        """Whether the last bot that was asked faltered, and nothing goes on by itself."""
        self._patience = 0.0
        self._asked_at = 0.0
        self._poll = QTimer(self)
        self._poll.setInterval(_POLL)
        self._poll.timeout.connect(self._look)

    def ask(self, match: Match, seat: int, patience: float) -> None:
        """Have the bot of a seat, which is to move, decide; in no less than ``patience`` ms."""
        try:
            check_bots(match.game, [match.seats[seat]])  # a save can name one that is not here
        except SeatError as error:
            self._falter(
                say(
                    "{name} cannot play: {reason}. Choose who takes the seat.",
                    name=match.seats[seat].name,
                    reason=error.message.show(),
                )
            )
            return
        self.seat, self.progress, self._patience = seat, 0.0, patience
        self._asked_at = time.monotonic()
        bot, view, history = match.seats[seat].bot, match.view(seat), match.masked(seat)
        self._thinker.ask(bot, view, history, match.bot_seed())
        self._poll.start()

    def stop(self) -> None:
        """Stop the bot that is thinking, if one is."""
        self._poll.stop()
        if self.seat is not None:
            self.seat = None
            self._thinker.cancel()

    def _falter(self, reason: str) -> None:
        self.stop()
        self.stuck = True
        self.faltered.emit(reason)

    def _look(self) -> None:
        try:
            thought = self._thinker.poll()
        except BoardroomError as error:
            self._falter(error.message.show())
            return
        if thought is None:
            return
        self.progress = thought.progress
        self.progressed.emit()
        waited = (time.monotonic() - self._asked_at) * 1000
        if self._thinker.done and waited >= self._patience:
            self._poll.stop()
            self.seat = None
            self.decided.emit(thought.move)
