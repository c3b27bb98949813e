"""A screen that nobody sees, and whether there is something on it."""

from __future__ import annotations

import mmap
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

WIDTH, HEIGHT = 1280, 800
COLOURS = 16
"""A window that is not yet painted has one or two."""


@dataclass(frozen=True)
class Screen:
    """Its name, such as ``:7``, and its memory, which ends with four bytes a dot."""

    name: str
    memory: mmap.mmap

    def painted(self) -> bool:
        """Whether something is to be seen: every 97th dot is looked at, which takes 50 µs."""
        size = WIDTH * HEIGHT
        dots = np.frombuffer(self.memory, np.uint32, size, len(self.memory) - size * 4)
        return len(np.unique(dots[::97])) >= COLOURS

    def variables(self) -> dict[str, str]:
        """What a program is told to show its windows there."""
        return {"DISPLAY": self.name, "QT_QPA_PLATFORM": "xcb"}


@contextmanager
def unseen_screen() -> Iterator[Screen]:
    """Such a screen, as long as it is needed. FileNotFoundError without Xvfb."""
    reading, writing = os.pipe()
    size = ("-screen", "0", f"{WIDTH}x{HEIGHT}x24")
    with TemporaryDirectory() as folder, os.fdopen(reading) as told:
        words = ["setpriv", "--pdeathsig=TERM", "Xvfb"]  # it ends with this process, come what may
        words += ["-displayfd", str(writing), "-fbdir", folder, *size, "-nolisten", "tcp"]
        words += ["-noreset"]  # it stays as it is, also when the last window has gone
        try:
            server = subprocess.Popen(words, pass_fds=[writing], stderr=subprocess.DEVNULL)
        finally:
            os.close(writing)
        try:
            number = told.readline().strip()
            with (Path(folder) / "Xvfb_screen0").open("rb") as file:
                memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            yield Screen(f":{number}", memory)
        finally:
            server.terminate()
            server.wait()
