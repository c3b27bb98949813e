"""How long all parts of all games take to be made, and how much memory."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.bench.figures import Figure
from tests.tools import ROOT

MAIN = "import sys; sys.argv[0] = 'boardroom'; from boardroom.cli import main; main()"
SECONDS, MEGABYTES = 60, 1500


def figures() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        seconds, megabytes = _export(Path(folder))
        count = sum(1 for each in Path(folder).rglob("*.stl"))
    note = f"{count} parts as STEP, STL and 3MF"
    # One process does it all: on a machine where nothing else runs, CPU time is the time it takes.
    yield Figure("Parts: all of all games", seconds, "CPU-s", bar=SECONDS, most=True, note=note)
    yield Figure("Parts: memory at most", megabytes, "MB", bar=MEGABYTES, most=True)


def _export(folder: Path) -> tuple[float, float]:
    """CPU time in seconds and the most memory in MB of the command, in a process of its own."""
    command = ["parts", "export", "all", "--format", "all", "--json", "--out", str(folder)]
    answer = os.open(os.devnull, os.O_WRONLY)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    child = os.posix_spawn(
        sys.executable,
        [sys.executable, "-c", MAIN, *command],
        environment,
        file_actions=[(os.POSIX_SPAWN_DUP2, answer, 1)],
    )
    os.close(answer)
    _, status, used = os.wait4(child, 0)
    if status:
        raise RuntimeError(f"the export ended with {os.waitstatus_to_exitcode(status)}")
    # The kernel counts in KiB.
    return used.ru_utime + used.ru_stime, used.ru_maxrss * 1024 / 1e6
