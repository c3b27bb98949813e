"""What sounds are made of: tones that fade, noise, shapes of loudness, and the file in the end.

Sounds are lists of samples, 1.0 the loudest that a file can hold.
"""

from __future__ import annotations

import array
import io
import math
import sys
import wave
from collections.abc import Callable, Iterable, Sequence
from random import Random

RATE = 44_100

Samples = list[float]

Modes = Sequence[tuple[float, float, float]]
"""A thing that is struck rings in a few tones at once: pitch in Hz, loudness, and the seconds in
which each falls to a third."""

FADE_IN, FADE_OUT = 0.001, 0.030
"""Seconds."""


def struck(modes: Modes, pitch: float = 1.0, softness: float = 0.0012) -> Samples:
    """A thing that is struck once; a soft mallet takes ``softness`` seconds to let it speak."""
    longest = max(fade for _, _, fade in modes)
    ringing = [
        (1 - math.exp(-time / softness))
        * sum(
            loud * math.exp(-time / fade) * math.sin(math.tau * tone * pitch * time)
            for tone, loud, fade in modes
        )
        for time in times(longest * 6)
    ]
    return shaped(ringing, dying)


def hiss(seconds: float, low: float, high: float, rng: Random) -> Samples:
    """Noise between two pitches."""
    noise = [rng.uniform(-1, 1) for _ in range(round(seconds * RATE))]
    # Twice, for slopes steep enough to sound like one material.
    for _ in range(2):
        noise = high_pass(low_pass(noise, high), low)
    loudest = max(map(abs, noise))
    return [each / loudest for each in noise]


def low_pass(samples: Samples, pitch: float) -> Samples:
    """What lies below a pitch, as an electric filter of one pole lets it through."""
    share = 1 - math.exp(-math.tau * pitch / RATE)
    level, passed = 0.0, []
    for each in samples:
        level += share * (each - level)
        passed.append(level)
    return passed


def high_pass(samples: Samples, pitch: float) -> Samples:
    """What lies above a pitch."""
    return [each - low for each, low in zip(samples, low_pass(samples, pitch), strict=True)]


def times(seconds: float) -> Iterable[float]:
    """The moment of each sample, in seconds."""
    return (number / RATE for number in range(round(seconds * RATE)))


def shaped(samples: Samples, shape: Callable[[float], float]) -> Samples:
    """Samples with a loudness that depends on the share of their time that is over."""
    return [each * shape(place / len(samples)) for place, each in enumerate(samples)]


def swell(over: float) -> float:
    """Rises and falls again, softly."""
    return math.sin(math.pi * over) ** 2


def dying(over: float) -> float:
    """Changes little at first, and ends in silence."""
    return (1 - over**2) ** 2


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Parts sounding together, each from its moment in seconds and with its loudness."""
    end = max(round(start * RATE) + len(part) for start, _, part in parts)
    whole = [0.0] * end
    for start, loud, part in parts:
        for place, each in enumerate(part, round(start * RATE)):
            whole[place] += loud * each
    return whole


def written(samples: Samples, loudness: float) -> bytes:
    """A WAV file of these samples, as loud as told in decibels."""
    # What nobody hears is left out: everything under the constant part, and the last breath.
    samples = high_pass(samples, 40)
    most = max(map(abs, samples))
    heard = [place for place, each in enumerate(samples) if abs(each) > most / 1000]
    samples = samples[: heard[-1] + round(FADE_OUT * RATE)]
    factor = 32767 * 10 ** (loudness / 20) / most
    numbers = array.array(
        "h",
        (round(each * factor * eased(place, len(samples))) for place, each in enumerate(samples)),
    )
    if sys.byteorder == "big":
        numbers.byteswap()
    return wav(numbers.tobytes())


def eased(place: int, length: int) -> float:
    """The share of its loudness that a sample keeps near the start and the end."""
    start, rest = place / (FADE_IN * RATE), (length - 1 - place) / (FADE_OUT * RATE)
    return swell(min(1.0, start, rest) / 2)


def wav(frames: bytes) -> bytes:
    """A file of these frames."""
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(frames)
    return file.getvalue()
