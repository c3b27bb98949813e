"""Processes that Ctrl-C does not reach, as it is meant for the program that started them."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def no_interrupt() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; one that starts here never hears it.

    The process could not ask for that soon enough by itself: the interpreter starts before it.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # The helper that multiprocessing starts with its first process would lift the block.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
