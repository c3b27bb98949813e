"""How long all parts of all games take to be made, and how much memory."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.bench.figures import Figure
from tests.bench.processes import used
from tests.tools import ROOT

MAIN = "import sys; sys.argv[0] = 'boardroom'; from boardroom.cli import main; main()"
SECONDS, MEGABYTES = 60, 1500


def figures() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        command = ["parts", "export", "all", "--format", "all", "--json", "--out", folder]
        export = used([sys.executable, "-c", MAIN, *command], {"PYTHONPATH": str(ROOT)})
        count = sum(1 for each in Path(folder).rglob("*.stl"))
    note = f"{count} parts as STEP, STL and 3MF"
    # One process does it all: on a machine where nothing else runs, CPU time is the time it takes.
    cpu = export.cpu
    yield Figure("Parts: all of all games", cpu, "CPU-s", bar=SECONDS, most=True, note=note)
    yield Figure("Parts: the same by the clock", export.clock, "s", note="with what else ran")
    yield Figure("Parts: memory at most", export.megabytes, "MB", bar=MEGABYTES, most=True)
