"""How long a person waits for the window of the bundle: from the call of the program to the first
picture on a screen, which is one that nobody sees."""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.figures import Figure
from tests.bench.peers import NotMeasured
from tests.tools import ROOT
from tests.unseen import unseen_screen

PROGRAM = ROOT / "dist" / "boardroom" / "boardroom-window"
STARTS = 20
PATIENCE = 60.0
"""Seconds that a start may take."""
_PAGES = Path("/proc/sys/vm/drop_caches")
_FILES_AND_FOLDERS = "3"
"""What the system forgets of the files that it has read (`proc(5)`)."""


def first_paint(program: Path) -> float:
    """Milliseconds of one start."""
    with TemporaryDirectory() as home, unseen_screen() as screen:
        environment = {**os.environ, **screen.variables(), "BOARDROOM_HOME": home}
        began = time.perf_counter()
        child = subprocess.Popen([program], env=environment, stderr=subprocess.DEVNULL)
        try:
            while not screen.painted():
                if child.poll() is not None or time.perf_counter() - began > PATIENCE:
                    raise NotMeasured(f"{program.name} showed no window")
                time.sleep(0.001)
            return (time.perf_counter() - began) * 1000
        finally:
            child.terminate()
            child.wait()


def forget_files() -> None:
    """Have every file read from the disk again. NotMeasured, where that is not allowed."""
    os.sync()
    try:
        _PAGES.write_text(_FILES_AND_FOLDERS)
    except OSError as error:
        raise NotMeasured(f"{_PAGES}: {error.strerror}") from None


def starts(cold: bool) -> list[float]:
    """Milliseconds of many starts. NotMeasured, where nothing can be started."""
    if not PROGRAM.exists():
        raise NotMeasured("no bundle: `make bundle` makes it")
    if shutil.which("Xvfb") is None:
        raise NotMeasured("Xvfb is not installed")
    if not cold:
        first_paint(PROGRAM)  # reads the files
    found = []
    for _ in range(STARTS):
        if cold:
            forget_files()
        found.append(first_paint(PROGRAM))
    return found


def figures() -> Iterator[Figure]:
    for kind, bar, cold in (("warm", 1000, False), ("cold", 1500, True)):
        names = [f"Window of the bundle, {kind}: {part}" for part in ("median", "95 of 100")]
        try:
            found = starts(cold)
        except NotMeasured as reason:
            for name in names:
                yield Figure(name, None, "ms", bar=bar, most=True, note=str(reason))
            continue
        values = (statistics.median(found), statistics.quantiles(found, n=20)[-1])
        for name, value in zip(names, values, strict=True):
            yield Figure(name, value, "ms", bar=bar, most=True)
