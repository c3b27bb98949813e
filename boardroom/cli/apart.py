"""A piece of work in a process of its own: whatever happens to that, this one goes on."""

from __future__ import annotations

import os
import signal
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from boardroom.base.errors import BoardroomError
from boardroom.base.words import say


@dataclass(frozen=True, slots=True)
class Done:
    """How a piece of work ended: with what it found, or with the reason why it found nothing."""

    found: str = ""
    reason: str = ""
    seconds: float = 0.0
    """Of its own work, without the start of its process."""


_WORDS = "words"
"""What the process wrote to its standard error stream, in its folder."""
_MOST_WORDS = 2000
"""Letters of that which are told, the last ones."""


def done_apart(work: Callable[[], str], patience: float) -> Done:
    """Do ``work``, a function of a module, in a new process, for at most ``patience`` seconds.

    Its temporary files go with it, however it ends.
    """
    with tempfile.TemporaryDirectory(prefix="boardroom-", ignore_cleanup_errors=True) as folder:
        return _done(work, patience, Path(folder))


def _done(work: Callable[[], str], patience: float, folder: Path) -> Done:
    context = get_context("spawn")
    answer, told = context.Pipe(duplex=False)
    process = context.Process(target=_do, args=(work, told, folder))
    began = time.monotonic()
    process.start()
    told.close()
    try:
        if answer.poll(patience):
            done: Done = answer.recv()
            return done
        reason = say("It took longer than {seconds:.0f} s.", seconds=patience)
    except EOFError:  # it died before it could tell
        process.join()
        reason = say("Its process ended with code {code}.", code=process.exitcode)
    finally:
        process.kill()
        process.join()
        process.close()
        answer.close()
    return Done(reason=f"{reason} {_words(folder)}".rstrip(), seconds=time.monotonic() - began)


def _words(folder: Path) -> str:
    try:
        words = (folder / _WORDS).read_text("utf-8", errors="replace")
    except FileNotFoundError:  # it ended before it could open it
        return ""
    return " ".join(words.split())[-_MOST_WORDS:]


def _do(work: Callable[[], str], told: Connection, folder: Path) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that waits ends this one
    tempfile.tempdir = os.environ["TMPDIR"] = str(folder)
    # A library that ends the process says why there, and nowhere else.
    with (folder / _WORDS).open("wb") as words:
        os.dup2(words.fileno(), 2)
    began = time.monotonic()
    found = reason = ""
    try:
        found = work()
    except BoardroomError as error:
        reason = error.message.show()
    except Exception as error:  # any fault of the program is what is looked for
        reason = f"{type(error).__name__}: {error}"
    told.send(Done(found, reason, time.monotonic() - began))
