"""Hints: asked for in the process of the bots, and shown one after the other, the best first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from boardroom.base.words import say
from boardroom.bots import ADVISER, Advice, Hint, Thought, named
from boardroom.games.game import View
from boardroom.play.match import Match
from boardroom.play.thinker import Thinker
from boardroom.window.asking import Asking


class Hinting(Asking):
    """Holds the hints for one position until it is told to forget them."""

    found = Signal()
    """The hints that were looked for are there."""
    failed = Signal(str)
    """Why there are no hints."""

    def __init__(self, thinker: Thinker, parent: QObject) -> None:
        super().__init__(thinker, parent)
        self.looking = False
        """Whether hints are being thought over."""
        self.hints: tuple[Hint, ...] = ()
        self._shown = 0

    def look_for(self, view: View, history: Sequence[str], seed: int) -> None:
        """Have the position thought over; ``found`` or ``failed`` tells of the end."""
        self.forget()
        self.looking = True
        self._ask(ADVISER, view, history, seed)

    def next(self, match: Match) -> tuple[str, str]:
        """The move of the next hint, and what is said about it; after the last the first again.

        ``match`` stands where the hints were looked for.
        """
        count, state = len(self.hints), match.now
        place = self._shown % count
        self._shown += 1
        hint = self.hints[place]
        title = say("Hint") if count == 1 else say("Hint {n} of {count}", n=place + 1, count=count)
        words = state.wording(state.read_move(hint.move), state.turn)
        reason = named(hint.reason, [seat.name for seat in match.seats])
        return hint.move, say("{hint}: {move}\n{reason}", hint=title, move=words, reason=reason)

    def forget(self) -> None:
        """Drop the hints, and stop looking for them at once."""
        self._poll.stop()
        self.hints, self._shown = (), 0
        if self.looking:
            self.looking = False
            self._thinker.cancel()

    def _failed(self, reason: str) -> None:
        self.forget()
        self.failed.emit(reason)

    def _answered(self, thought: Thought) -> bool:
        return isinstance(thought, Advice)

    def _use(self, thought: Thought) -> None:
        if isinstance(thought, Advice):
            self.looking = False
            self.hints = thought.hints
            self.found.emit()
