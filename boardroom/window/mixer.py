"""Sounds added up to what the loudspeaker plays; no device and no window."""

from __future__ import annotations

import wave
from collections.abc import Generator
from dataclasses import dataclass
from functools import cache
from threading import Lock

import numpy as np
import numpy.typing as npt

from boardroom.base import resources
from boardroom.scenes.sound import Sound

RATE = 44_100
"""Samples a second, of every sound and of the loudspeaker."""

Samples = npt.NDArray[np.int16]


@cache
def samples(sound: Sound) -> Samples:
    """A sound from its file, mono; full scale is 32767."""
    with wave.open(str(resources.file(f"sounds/{sound}.wav"))) as file:
        return np.frombuffer(file.readframes(file.getnframes()), "<i2").astype(np.int16)


@dataclass(slots=True)
class _Voice:
    samples: Samples
    loudness: float
    place: int = 0
    """Samples that were played already."""


class Mixer:
    """Any number of sounds at once. One thread adds, that of the loudspeaker takes."""

    def __init__(self) -> None:
        self._voices: list[_Voice] = []
        self._lock = Lock()

    def add(self, sound: Samples, loudness: float) -> None:
        """Let a sound begin now; at loudness 1 it is as loud as its file."""
        with self._lock:
            self._voices.append(_Voice(sound, loudness))

    def mix(self, length: int) -> bytes:
        """The next ``length`` samples, 16 bits each; silence where nothing sounds."""
        mixed = np.zeros(length, np.float32)
        with self._lock:
            for voice in self._voices:
                part = voice.samples[voice.place : voice.place + length]
                mixed[: len(part)] += part * voice.loudness
                voice.place += length
            self._voices = [each for each in self._voices if each.place < len(each.samples)]
        full = np.iinfo(np.int16)
        return mixed.clip(full.min, full.max).astype(np.int16).tobytes()

    def stream(self) -> Generator[bytes, int, None]:
        """What :meth:`mix` gives for each length that is sent; begun, and without an end."""
        endless = self._stream()
        next(endless)
        return endless

    def _stream(self) -> Generator[bytes, int, None]:
        length = yield b""
        while True:
            length = yield self.mix(length)
