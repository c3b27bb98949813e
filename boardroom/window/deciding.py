"""The bot whose turn it is: it is asked in the process of the bots, and looked at until it has
decided."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Signal

from boardroom.base.words import say
from boardroom.bots import Thought
from boardroom.play.match import Match
from boardroom.play.seat import SeatError, check_bots
from boardroom.play.thinker import Thinker
from boardroom.window.asking import Asking


class Deciding(Asking):
    """Asks one bot at a time; whoever owns it plays what it decides."""

    decided = Signal(str)
    """The move of the bot, which thinks no longer."""
    faltered = Signal(str)
    """Why the bot does not move."""

    def __init__(self, thinker: Thinker, parent: QObject) -> None:
        super().__init__(thinker, parent)
        self.seat: int | None = None
        """The seat whose bot is thinking."""
        self.stuck = False
        """Whether the last bot that was asked faltered, and nothing goes on by itself."""
        self._patience = 0.0
        self._asked_at = 0.0

    def ask(self, match: Match, seat: int, patience: float) -> None:
        """Have the bot of a seat, which is to move, decide; in no less than ``patience`` ms."""
        try:
            check_bots(match.game, [match.seats[seat]])  # a save can name one that is not here
        except SeatError as error:
            self._failed(
                say(
                    "{name} cannot play: {reason}. Choose who takes the seat.",
                    name=match.seats[seat].name,
                    reason=error.message.show(),
                )
            )
            return
        self.seat, self._patience = seat, patience
        self._asked_at = time.monotonic()
        bot, view, history = match.seats[seat].bot, match.view(seat), match.masked(seat)
        self._ask(bot, view, history, match.bot_seed())

    def stop(self) -> None:
        """Stop the bot that is thinking, if one is."""
        self._poll.stop()
        if self.seat is not None:
            self.seat = None
            self._thinker.cancel()

    def _failed(self, reason: str) -> None:
        self.stop()
        self.stuck = True
        self.faltered.emit(reason)

    def _answered(self, thought: Thought) -> bool:
        return (time.monotonic() - self._asked_at) * 1000 >= self._patience

    def _use(self, thought: Thought) -> None:
        self.seat = None
        self.decided.emit(thought.move)
