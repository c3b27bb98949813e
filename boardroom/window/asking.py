"""A question to the process of the bots: it is asked, and looked at until it is answered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from boardroom.base.errors import BoardroomError
from boardroom.bots import Thought
from boardroom.games.game import View
from boardroom.play.thinker import Thinker

_POLL = 15
"""Milliseconds between two looks at how far the thinking is."""


class Asking(QObject):
    """Asks one question at a time. Whoever it is for says what becomes of the answer."""

    progressed = Signal()
    """The thinking is further on."""

    def __init__(self, thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self.progress = 0.0
        self._poll = QTimer(self)
        self._poll.setInterval(_POLL)
        self._poll.timeout.connect(self._look)

    def _ask(self, bot: str, view: View, history: Sequence[str], seed: int) -> None:
        self.progress = 0.0
        self._thinker.ask(bot, view, history, seed)
        self._poll.start()

    def _look(self) -> None:
        try:
            thought = self._thinker.poll()
        except BoardroomError as error:
            self._failed(error.message.show())
            return
        if thought is None:
            return
        self.progress = thought.progress
        self.progressed.emit()
        if self._thinker.done and self._answered(thought):
            self._poll.stop()
            self._use(thought)

    def _answered(self, thought: Thought) -> bool:
        """Whether the last thought may be used now."""
        raise NotImplementedError

    def _use(self, thought: Thought) -> None:
        raise NotImplementedError

    def _failed(self, reason: str) -> None:
        raise NotImplementedError
