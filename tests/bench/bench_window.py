"""How long a person waits: for the window to appear, and for a bot that is told to stop."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from unittest.mock import patch

from tests.bench.bench_frames import find_restless
from tests.bench.figures import RUNS, Figure
from tests.tools import run_python
from tests.window.first_paint import FIRST_PAINT


def first_paint() -> float:
    """Milliseconds from the start of Python to the first paint of the window."""
    began = time.time()
    with TemporaryDirectory() as home, patch.dict("os.environ", BOARDROOM_HOME=home):
        told = run_python(FIRST_PAINT).stdout.splitlines()
    return (float(told[0]) - began) * 1000


def cancelled() -> float:
    """Milliseconds until a bot in deep thought has stopped, its process replaced."""
    from boardroom.games import game
    from boardroom.play.thinker import Thinker

    thinker = Thinker(find_restless)
    try:
        thinker.ask("restless", game("choconnect").start().view(0), (), 1)
        while thinker.poll() is None:
            time.sleep(0.01)
        began = time.perf_counter()
        thinker.cancel()
        return (time.perf_counter() - began) * 1000
    finally:
        thinker.close()


def figures() -> Iterator[Figure]:
    first_paint()  # the first one reads the files from the disk
    paint = statistics.median(first_paint() for _ in range(RUNS))
    yield Figure("Window: first paint, warm", paint, "ms", bar=1000, most=True)
    stop = statistics.median(cancelled() for _ in range(RUNS))
    yield Figure("Window: a bot told to stop has stopped", stop, "ms", bar=100, most=True)
