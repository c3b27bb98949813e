"""The player: what is asked for is heard, at its loudness, and nothing is left running."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Generator, Iterator

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from boardroom.scenes.sound import Sound
from boardroom.window.mixer import Mixer, samples
from boardroom.window.player import Player, SpeakerTrouble
from tests.tools import run_python


class Ear:
    """A loudspeaker that writes down what it is given, as much as the test asks for."""

    def __init__(self) -> None:
        self.opened = self.closed = 0
        self._stream: Generator[bytes, int, None] | None = None

    def open(self, stream: Generator[bytes, int, None]) -> Ear:
        self.opened += 1
        self._stream = stream
        return self

    def close(self) -> None:
        self.closed += 1

    def hear(self, length: int = 44_100) -> np.ndarray:
        assert self._stream is not None
        return np.frombuffer(self._stream.send(length), np.int16)


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def player(ear: Ear) -> Iterator[Player]:
    made = Player(ear.open)
    made.set_volume(100)
    yield made
    made.close()


def heard(qtbot: QtBot, ear: Ear) -> np.ndarray:
    """The next second that is not silent."""
    found: list[np.ndarray] = []

    def listen() -> bool:
        if ear.opened:
            found.append(ear.hear())
        return bool(found) and bool(found[-1].any())

    qtbot.waitUntil(listen, timeout=20_000)
    return found[-1]


def test_a_sound_is_played_whole_and_once(qtbot: QtBot, ear: Ear, player: Player) -> None:
    player.play(Sound.KNOCK)
    first = heard(qtbot, ear)
    knock = samples(Sound.KNOCK)
    assert (first[: len(knock)] == knock).all()
    assert not first[len(knock) :].any()
    assert not ear.hear().any()


def test_nothing_is_opened_before_the_first_sound_nor_while_it_is_switched_off(
    ear: Ear, player: Player
) -> None:
    player.set_volume(0)
    player.play(Sound.KNOCK)
    player.close()
    assert ear.opened == 0


def test_half_the_volume_is_a_quarter_of_the_amplitude(
    qtbot: QtBot, ear: Ear, player: Player
) -> None:
    player.set_volume(50)
    player.play(Sound.STONE)
    assert abs(int(heard(qtbot, ear).max()) - int(samples(Sound.STONE).max()) / 4) <= 1


def test_closing_ends_the_thread_and_the_device_and_it_can_begin_again(
    qtbot: QtBot, ear: Ear, player: Player
) -> None:
    for times in (1, 2):
        player.play(Sound.POP)
        heard(qtbot, ear)
        player.close()
        assert ear.closed == ear.opened == times
        assert "sounds" not in {thread.name for thread in threading.enumerate()}


def test_the_device_is_let_go_when_nothing_sounds_and_opened_for_the_next_sound(
    qtbot: QtBot, ear: Ear
) -> None:
    player = Player(ear.open, rest=0.05)
    player.set_volume(100)
    try:
        for times in (1, 2):
            player.play(Sound.POP)
            qtbot.waitUntil(lambda times=times: ear.closed == times, timeout=20_000)
    finally:
        player.close()


def test_without_a_device_it_is_silent_until_the_sound_is_switched_on_again(
    qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    asked = []

    def none(stream: Generator[bytes, int, None]) -> Ear:
        asked.append(stream)
        raise SpeakerTrouble("no device")

    player = Player(none)
    player.set_volume(80)
    player.play(Sound.KNOCK)
    qtbot.waitUntil(lambda: len(asked) == 1, timeout=20_000)
    player.close()
    player.play(Sound.KNOCK)
    player.close()
    assert len(asked) == 1
    player.set_volume(0)
    player.set_volume(80)
    player.play(Sound.KNOCK)
    qtbot.waitUntil(lambda: len(asked) == 2, timeout=20_000)
    player.close()
    assert capfd.readouterr() == ("", "")


def test_sounds_add_up_and_what_is_too_loud_is_cut_not_turned_over() -> None:
    mixer = Mixer()
    loud = np.full(10, 30_000, np.int16)
    mixer.add(loud, 0.5)
    mixer.add(loud[:5], 0.25)
    once = np.frombuffer(mixer.mix(6), np.int16)
    assert once.tolist() == [22_500] * 5 + [15_000]
    mixer.add(loud, 1.0)
    mixer.add(-loud, 1.0)
    mixer.add(loud, 1.0)
    mixer.add(loud, 1.0)
    assert np.frombuffer(mixer.mix(2), np.int16).tolist() == [32_767, 32_767]


# Asks a real device of the library, one that plays into the void, for a knock.
ON_THE_NULL_DEVICE = """
import threading, time
from miniaudio import Backend
from boardroom.scenes.sound import Sound
from boardroom.window import mixer, player, speaker

class Counting(mixer.Mixer):
    taken = 0
    def mix(self, length):
        Counting.taken += length
        return super().mix(length)

mixer.Mixer = Counting
sounds = player.Player(lambda stream: speaker.Speaker(stream, (Backend.NULL,)))
sounds.set_volume(100)
sounds.play(Sound.KNOCK)
while Counting.taken < len(mixer.samples(Sound.KNOCK)):
    time.sleep(0.005)
sounds.close()
print(threading.active_count(), "thread")
"""

WITHOUT_A_DEVICE = """
import time
from boardroom.scenes.sound import Sound
from boardroom.window import player, speaker
from miniaudio import Backend
speaker.SYSTEMS = (Backend.WASAPI, Backend.COREAUDIO, Backend.ALSA)
found = []
def opener(stream):
    try:
        speaker.Speaker(stream, speaker.SYSTEMS)
    except player.SpeakerTrouble:
        found.append("none")
        raise
    found.append("one")
    raise player.SpeakerTrouble
sounds = player.Player(opener)
sounds.set_volume(100)
sounds.play(Sound.KNOCK)
while not found:
    time.sleep(0.005)
sounds.close()
"""


def test_the_library_takes_what_is_mixed_and_its_thread_ends_with_the_device() -> None:
    done = run_python(ON_THE_NULL_DEVICE)
    assert (done.returncode, done.stdout, done.stderr) == (0, "1 thread\n", "")


def test_a_machine_with_or_without_a_sound_card_writes_nothing_on_the_terminal() -> None:
    done: subprocess.CompletedProcess[str] = run_python(WITHOUT_A_DEVICE)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
