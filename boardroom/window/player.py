"""Plays sounds without ever keeping the window waiting.

A thread of its own opens the loudspeaker at the first sound and closes it when nothing has been
heard for a while. Where there is none, everything is silent and nobody is told.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Protocol

from boardroom.scenes.sound import Sound

if TYPE_CHECKING:
    from boardroom.window.mixer import Mixer

# The mixer and the loudspeaker are imported by the thread: half a second that nobody waits for.

REST = 20.0
"""Seconds without a sound until the loudspeaker is let go."""

LATE = 1.0
"""Seconds after which a sound no longer belongs to what is seen."""

_LEAVING = 2.0
"""Seconds that closing waits for a system that does not answer."""


class SpeakerTrouble(Exception):
    """There is nothing to play on."""


class Opened(Protocol):
    """A loudspeaker that plays."""

    def close(self) -> None: ...


OpenSpeaker = Callable[[Generator[bytes, int, None]], Opened]
"""Opens a loudspeaker for a stream; SpeakerTrouble when there is none."""


def open_speaker(stream: Generator[bytes, int, None]) -> Opened:
    """The loudspeaker of this machine."""
    from boardroom.window.speaker import Speaker

    return Speaker(stream)


class Player:
    """``volume`` is 0 to 100; at 0 nothing is opened and nothing played."""

    def __init__(self, opener: OpenSpeaker | None = None, rest: float = REST) -> None:
        self._open = opener or open_speaker
        self._rest = rest
        self._volume = 0
        self._wanted: SimpleQueue[tuple[Sound, float, float] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._silent = False
        """There was no loudspeaker; looked for again when the sound is switched on anew."""

    @property
    def volume(self) -> int:
        return self._volume

    def set_volume(self, volume: int) -> None:
        """How loud the sounds are from now on, 0 to 100."""
        if volume and not self._volume:
            self._silent = False
        self._volume = volume

    def play(self, sound: Sound) -> None:
        """Let a sound be heard soon."""
        if not self._volume or self._silent:
            return
        # The ear compares, it does not subtract: the square makes all steps feel alike.
        loudness = (self._volume / 100) ** 2
        self._wanted.put((sound, loudness, time.monotonic()))
        if self._thread is None or not self._thread.is_alive():
            self._thread = Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Stop at once, in the middle of a sound too. It may be used again."""
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join(_LEAVING)
            self._thread, self._wanted = None, SimpleQueue()

    def _work(self) -> None:
        """Play what is wanted until told to stop."""
        from boardroom.window.mixer import Mixer

        mixer = Mixer()
        while (wanted := self._next(None)) is not None:
            if not self._perform(mixer, wanted):
                return

    def _perform(self, mixer: Mixer, wanted: tuple[Sound, float, float] | None) -> bool:
        """Keep the loudspeaker open for this sound and all that follow; False to stop."""
        from boardroom.window.mixer import samples

        try:
            speaker = self._open(mixer.stream())
        except SpeakerTrouble:
            self._silent = True
            return False
        try:
            while wanted is not None:
                sound, loudness, when = wanted
                if time.monotonic() - when < LATE:
                    mixer.add(samples(sound), loudness)
                try:
                    wanted = self._next(self._rest)
                except Empty:
                    return True
            return False
        finally:
            speaker.close()

    def _next(self, patience: float | None) -> tuple[Sound, float, float] | None:
        return self._wanted.get(timeout=patience)
