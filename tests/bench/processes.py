"""What a program takes from its start to its end, in a process of its own."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.bench.peers import NotMeasured


@dataclass(frozen=True)
class Used:
    """``cpu`` and ``clock`` are seconds, ``megabytes`` the most memory that it held at once."""

    cpu: float
    clock: float
    megabytes: float


def used(words: Sequence[str], environment: Mapping[str, str] | None = None) -> Used:
    """Run a program, whose output is thrown away, with ``environment`` beside what there is.

    NotMeasured when there is no such program, or it ends with an error.
    """
    program = shutil.which(words[0])
    if program is None:
        raise NotMeasured(f"{words[0]} is not installed")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    began = time.monotonic()
    child = os.posix_spawn(
        program,
        list(words),
        {**os.environ, **(environment or {})},
        file_actions=[(os.POSIX_SPAWN_DUP2, nowhere, stream) for stream in (1, 2)],
    )
    os.close(nowhere)
    _, status, spent = os.wait4(child, 0)
    if status:
        code = os.waitstatus_to_exitcode(status)
        raise NotMeasured(f"{Path(program).name} ended with {code}")
    # The kernel counts in KiB.
    memory = spent.ru_maxrss * 1024 / 1e6
    return Used(spent.ru_utime + spent.ru_stime, time.monotonic() - began, memory)
