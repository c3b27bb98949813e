"""Which sound goes with what happens in a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from boardroom.games.game import CHANCE
from boardroom.play.match import Match
from boardroom.scenes.sound import Sound
from boardroom.window.conductor import Conductor


class Sounding(QObject):
    """Listens to the conductor and its table, and has sounds played."""

    def __init__(self, conductor: Conductor, play: Callable[[Sound], None]) -> None:
        super().__init__(conductor)
        self._conductor = conductor
        self._play = play
        conductor.showing.connect(self._move)
        conductor.ended.connect(self._end)
        conductor.scene.denied.connect(self._no)
        conductor.scene.settled.connect(self._rest)

    def _move(self, effects: Any) -> None:
        sound = self._conductor.scene.sound_of(effects)
        if sound is not None:
            self._play(sound)

    def _no(self) -> None:
        self._play(Sound.NO)

    def _rest(self) -> None:
        """Call the person once a bot has moved and the table waits for an answer."""
        if self._conductor.waiting and _bot_moved_last(self._conductor.match):
            self._play(Sound.TURN)

    def _end(self) -> None:
        match = self._conductor.match
        won = any(not match.seats[seat].is_bot for seat in match.winners)
        self._play(Sound.WIN if won else Sound.END)


def _bot_moved_last(match: Match) -> bool:
    """Whether the last decision was a bot's; draws since then are nobody's."""
    for state in reversed(match.states[:-1]):
        if state.turn != CHANCE:
            return match.seats[state.turn].is_bot
    return False
