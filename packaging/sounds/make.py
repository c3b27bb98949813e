"""The sounds of Boardroom, made from nothing: struck wood, ivory and paper as sums of fading waves.

    make sounds [ARGS="[FOLDER]"]

writes them into `resources/sounds`, mono, 16 bits, 44100 samples a second. Every run writes the
same bytes.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from sounds.tones import (
    RATE,
    Modes,
    Samples,
    dying,
    hiss,
    mixed,
    shaped,
    struck,
    swell,
    times,
    written,
)
from system import ROOT

FOLDER = ROOT / "resources" / "sounds"
SEED = 20

# Low and short is wood, high and clear is glass or ivory. The ratios are no whole numbers: only
# what has been tuned rings in those.
BOARD: Modes = ((196, 0.9, 0.045), (412, 1.0, 0.034), (871, 0.42, 0.020), (1490, 0.16, 0.011))
TILE: Modes = ((520, 1.0, 0.026), (1130, 0.5, 0.016), (2050, 0.22, 0.009))
IVORY: Modes = ((690, 0.8, 0.030), (1870, 0.8, 0.018), (3320, 0.34, 0.010))
BALL: Modes = ((1240, 1.0, 0.022), (2710, 0.5, 0.013), (4350, 0.2, 0.007))
DIE: Modes = ((830, 1.0, 0.019), (1720, 0.6, 0.012), (3050, 0.3, 0.007))
MARIMBA = ((1.0, 1.0, 0.190), (2.0, 0.10, 0.100), (3.98, 0.20, 0.050), (9.2, 0.04, 0.015))
"""Bars tuned to the double octave; here the pitches are multiples of the lowest."""


def note(pitch: float, seconds: float = 0.6) -> Samples:
    """A bar tuned to a pitch, struck with felt."""
    bar = [(tone * pitch, loud, fade) for tone, loud, fade in MARIMBA]
    return shaped(struck(bar, softness=0.004)[: round(seconds * RATE)], dying)


# The sounds, by the names that the program calls them.


def knock(_rng: Random) -> Samples:
    """A piece of wood is put down."""
    return struck(BOARD)


def slide(rng: Random) -> Samples:
    """A tile is pushed along and comes to rest against the others."""
    drag = shaped(hiss(0.20, 500, 2600, rng), lambda over: swell(over**0.8))
    return mixed((0, 0.42, drag), (0.165, 1.0, struck(TILE)), (0.17, 0.35, struck(BOARD)))


def gather(rng: Random) -> Samples:
    """Balls roll along a groove, click against each other, and run together in a tray."""
    groove = shaped(hiss(0.19, 160, 900, rng), lambda over: swell(over**0.7))
    clicks = [(0.110, 0.5, 1.06), (0.150, 0.75, 0.97), (0.182, 1.0, 1.0)]
    tray = [(0.33 + 0.038 * number, 0.4 + 0.06 * number, 0.62) for number in range(6)]
    return mixed(
        (0, 0.5, groove),
        *((start, loud, struck(BALL, pitch)) for start, loud, pitch in clicks),
        *((start, loud, struck(BALL, pitch * rng.uniform(1, 1.3))) for start, loud, pitch in tray),
    )


def one_pop(pitch: float) -> Samples:
    """A bubble: its tone rises as it closes (van den Doel 2005)."""
    rising = [
        (1 - math.exp(-time / 0.002))
        * math.exp(-time / 0.026)
        * math.sin(math.tau * pitch * (time + 3.2 * time * time))
        for time in times(0.15)
    ]
    return shaped(rising, dying)


def pop(_rng: Random) -> Samples:
    """Two or three tokens burst out of the field."""
    return mixed((0, 1.0, one_pop(430)), (0.055, 0.8, one_pop(540)))


def pops(rng: Random) -> Samples:
    """Many tokens do."""
    return mixed(
        *(
            (0.048 * number + rng.uniform(0, 0.012), 0.9, one_pop(400 + 62 * number))
            for number in range(6)
        )
    )


def stone(_rng: Random) -> Samples:
    """A heavy chip is laid on others."""
    return mixed((0, 1.0, struck(IVORY)), (0.001, 0.7, struck(BOARD, 0.8)))


def bag(rng: Random) -> Samples:
    """A hand in a cloth bag takes a piece out."""
    rustle = [
        (start, loud, shaped(hiss(length, 700, 3800, rng), swell))
        for start, loud, length in ((0, 0.5, 0.13), (0.09, 0.8, 0.11), (0.18, 0.55, 0.14))
    ]
    return mixed(*rustle, (0.12, 0.22, struck(TILE, 0.9)), (0.20, 0.30, struck(TILE, 1.05)))


def dice(rng: Random) -> Samples:
    """Three dice tumble over the table, slower and slower."""
    moments = [0.0]
    while moments[-1] < 0.36:
        moments.append(moments[-1] + 0.022 + 0.11 * moments[-1] * rng.uniform(0.5, 1.2))
    parts = []
    for moment in moments:
        loud = 1.0 - 1.3 * moment + rng.uniform(-0.15, 0.15)
        parts.append((moment, loud, struck(DIE, rng.uniform(0.86, 1.16))))
        parts.append((moment, 0.45 * loud, struck(BOARD, rng.uniform(0.95, 1.1))))
    return mixed(*parts)


def stroke(rng: Random, seconds: float) -> Samples:
    """Graphite over paper, grain by grain."""
    grain = hiss(seconds, 1500, 5200, rng)
    rough = hiss(seconds, 25, 90, rng)
    return [
        each * (0.55 + 0.45 * depth) * swell(place / len(grain)) ** 0.5
        for place, (each, depth) in enumerate(zip(grain, rough, strict=True))
    ]


def pencil(rng: Random) -> Samples:
    """A number is written, in two strokes."""
    return mixed((0, 0.8, stroke(rng, 0.10)), (0.135, 1.0, stroke(rng, 0.13)))


def outline(rng: Random) -> Samples:
    """A line is drawn around some spaces."""
    return mixed((0, 0.9, stroke(rng, 0.22)), (0.19, 1.0, stroke(rng, 0.26)))


def card(rng: Random) -> Samples:
    """A card is turned over and lands."""
    air = shaped(hiss(0.16, 900, 5200, rng), lambda over: over**2 * (1 - over) * 6)
    return mixed((0, 0.7, air), (0.135, 0.55, struck(TILE, 0.66)))


def no(_rng: Random) -> Samples:
    """It cannot be done: two low dull notes, not loud."""
    dull = ((1.0, 1.0, 0.055), (2.0, 0.25, 0.030), (3.0, 0.06, 0.016))
    high = [(185.0 * tone, loud, fade) for tone, loud, fade in dull]
    low = [(155.6 * tone, loud, fade) for tone, loud, fade in dull]
    return mixed((0, 0.8, struck(high, softness=0.006)), (0.105, 1.0, struck(low, softness=0.006)))


def turn(_rng: Random) -> Samples:
    """It is your turn: two notes going up, from far away."""
    return mixed((0, 0.8, note(659.3, 0.30)), (0.11, 1.0, note(880.0, 0.42)))


def win(_rng: Random) -> Samples:
    """A chord that opens upwards."""
    tones = (392.0, 523.3, 659.3, 784.0, 1046.5)
    return mixed(*((0.068 * place, 0.7, note(tone, 0.40)) for place, tone in enumerate(tones)))


def end(_rng: Random) -> Samples:
    """The game is over, and somebody else has won, or nobody."""
    tones = (523.3, 440.0, 349.2)
    return mixed(*((0.115 * place, 0.8, note(tone, 0.42)) for place, tone in enumerate(tones)))


# Each sound and how loud its loudest moment is, in decibels below full scale. What is heard at
# each move stays in the background.
SOUNDS: dict[Callable[[Random], Samples], float] = {
    knock: -9,
    slide: -10,
    gather: -12,
    pop: -10,
    pops: -10,
    stone: -10,
    bag: -15,
    dice: -10,
    pencil: -16,
    outline: -16,
    card: -12,
    no: -10,
    turn: -14,
    win: -9,
    end: -10,
}


def made() -> dict[str, bytes]:
    """All files by their names; the same bytes whenever and wherever they are made."""
    return {
        f"{sound.__name__}.wav": written(sound(Random(SEED)), loudness)
        for sound, loudness in SOUNDS.items()
    }


def main(words: Sequence[str]) -> int:
    """Write all sounds into a folder."""
    folder = Path(words[0]) if words else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    files = made()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    print(f"Wrote {len(files)} sounds to {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
