"""Making something, one at a time: whatever becomes of it is told in a line."""

from __future__ import annotations

import shutil
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from system import ROOT, Stop, say

LOCK = ROOT / "build" / "making.lock"


def making(make: Callable[[], str]) -> int:
    """Make something, and say what and where; the exit code. What cannot be done, a full disk and
    a signal end in a line."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends it as Ctrl+C does
    try:
        say(f"Wrote {make()}")
    except Stop as stop:
        say(str(stop))
        return stop.code
    except shutil.Error as error:  # of a whole folder: from where, to where, and why, of each file
        say(str(error.args[0][0][-1]))
        return 1
    except OSError as error:
        say(f"{error.strerror}: {error.filename}" if error.filename else str(error))
        return 1
    except KeyboardInterrupt:
        say("Stopped.")
        return 130
    return 0


@contextmanager
def alone() -> Iterator[None]:
    """Wait until nothing else is made from this checkout: each begins by clearing away what an
    earlier one left."""
    from filelock import FileLock, Timeout  # sums of a release are made where it is not installed

    LOCK.parent.mkdir(exist_ok=True)
    lock = FileLock(LOCK)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        say("Something else is being made from this checkout: waiting for it")
        lock.acquire()
    try:
        yield
    finally:
        lock.release()
