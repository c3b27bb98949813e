"""The sounds of the program: made by its script, soft, short, and called by their names."""

from __future__ import annotations

import io
import wave
from pathlib import Path

import numpy as np
import pytest

from boardroom.scenes.sound import Sound
from sounds.make import made as sounds
from tests.tools import ROOT

FOLDER = ROOT / "resources" / "sounds"


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    return sounds()


def test_the_script_makes_the_very_files_again(made: dict[str, bytes]) -> None:
    assert made == {file.name: file.read_bytes() for file in FOLDER.iterdir()}


def test_every_sound_that_can_be_played_has_a_file_and_the_other_way_round() -> None:
    assert {f"{sound}.wav" for sound in Sound} == {file.name for file in FOLDER.iterdir()}


@pytest.mark.parametrize("file", sorted(FOLDER.iterdir()), ids=lambda file: file.stem)
def test_a_sound_is_short_and_soft_and_begins_and_ends_in_silence(file: Path) -> None:
    content = file.read_bytes()
    assert len(content) < 60_000
    with wave.open(io.BytesIO(content)) as sound:
        form = (sound.getnchannels(), sound.getsampwidth(), sound.getframerate())
        samples = np.frombuffer(sound.readframes(sound.getnframes()), "<i2") / 32768
    assert form == (1, 2, 44_100)
    assert 0.1 < len(samples) / 44_100 < 1.0
    decibels = 20 * np.log10(np.abs(samples).max())
    assert -17 < decibels < -6
    assert abs(samples.mean()) < 0.001, "it would push the loudspeaker to one side"
    # What jumps from or to silence clicks: the first and the last milliseconds creep.
    for edge in (samples[:9], samples[-44:]):
        assert np.abs(edge).max() < 0.02
