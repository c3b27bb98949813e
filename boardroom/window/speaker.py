"""The only door to the loudspeaker; going through it takes as long as the system likes."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Generator, Sequence

import miniaudio
from miniaudio import Backend

from boardroom.window.mixer import RATE
from boardroom.window.player import SpeakerTrouble

# In the order of preference. Not among them: JACK, whose library complains on the terminal when
# it is not running, and the one that plays into the void.
SYSTEMS = (
    Backend.WASAPI,
    Backend.DSOUND,
    Backend.WINMM,
    Backend.COREAUDIO,
    Backend.SNDIO,
    Backend.AUDIO4,
    Backend.PULSEAUDIO,
    Backend.ALSA,
    Backend.OSS,
)
NOWHERE = (Backend.NULL,)
"""Plays into the void, on every machine: to see whether all is there that playing needs."""

_PERIOD = 25
"""Milliseconds that are mixed at a time: short enough to meet the eye, long enough for a busy
window."""


class Speaker:
    """Plays a stream from the moment it is opened; SpeakerTrouble when there is no device.

    The stream is sent numbers of samples, and gives as many: 16 bits, mono.
    """

    def __init__(
        self, stream: Generator[bytes, int, None], systems: Sequence[Backend] = SYSTEMS
    ) -> None:
        _hush_alsa()
        try:
            self._device = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=_PERIOD,
                backends=list(systems),
                app_name="Boardroom",
            )
            self._device.start(stream)
        except miniaudio.MiniaudioError as error:
            raise SpeakerTrouble(str(error)) from error

    def close(self) -> None:
        """Stop playing, and let the device go."""
        self._device.close()


def _hush_alsa() -> None:
    """Keep the sound library of Linux from writing on the terminal that there is no sound card."""
    if not sys.platform.startswith("linux"):
        return
    try:
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_NO_WORDS)
    except (OSError, AttributeError):  # without it there is nothing that could complain
        return


# File, line, function, error, format; the library keeps it as long as it lives.
_NO_WORDS = ctypes.CFUNCTYPE(
    None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
)(lambda *_: None)
