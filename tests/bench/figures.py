"""Measured speeds beside their bars.

Rates are for one thread and per second of its CPU time, since machines are shared; each is the
median of several runs. A file `tests/bench/bench_NAME.py` adds rows with a function
``figures()`` that yields them.
"""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass

RUNS = 5
SECONDS = 0.4
"""How much CPU time one run takes at least."""


@dataclass(frozen=True)
class Figure:
    """One row. ``bar`` is what the value must reach, or stay below if ``most`` is set; a row
    without a bar is there for comparison. Where something of others is missing there is no
    value, no bar is missed, and ``note`` says why."""

    name: str
    value: float | None
    unit: str
    bar: float | None = None
    most: bool = False
    note: str = ""

    @property
    def met(self) -> bool:
        if self.bar is None or self.value is None:
            return True
        return self.value <= self.bar if self.most else self.value >= self.bar


def rate(work: Callable[[], int], *, runs: int = RUNS, seconds: float = SECONDS) -> float:
    """How many units of work a CPU-second brings; ``work`` answers how many it has done."""
    found = []
    for _ in range(runs):
        done = 0
        began = time.thread_time()
        spent = 0.0
        while spent < seconds:
            done += work()
            spent = time.thread_time() - began
        found.append(done / spent)
    return statistics.median(found)


def microseconds(work: Callable[[], object]) -> float:
    """CPU time of one call, in microseconds."""

    def thousand() -> int:
        for _ in range(1000):
            work()
        return 1000

    return 1_000_000 / rate(thousand)


def calibration() -> Figure:
    """A plain loop over integers, to compare machines by."""

    def loop() -> int:
        board = 1
        for step in range(100_000):
            board = (board << 1 ^ step) & 0xFFFFFFFFF
        return 100_000

    return Figure("calibration: integer loop", rate(loop) / 1e6, "million steps/CPU-s")


def table(figures: Sequence[Figure]) -> str:
    """The rows as text, with the bars that are missed pointed out."""
    wide = max(len(figure.name) for figure in figures)
    lines = [f"{'what':{wide}} {'measured':>12}   {'bar':>12}   unit"]
    for figure in figures:
        bar = "" if figure.bar is None else f"{'<=' if figure.most else '>='} {figure.bar:,g}"
        end = f"   {figure.note}" if figure.met else "   MISSED"
        value = _written(figure.value)
        lines.append(f"{figure.name:{wide}} {value:>12}   {bar:>12}   {figure.unit}{end}".rstrip())
    return "\n".join(lines)


def _written(value: float | None) -> str:
    if value is None:
        return "not measured"
    return f"{value:,.2f}" if value < 1000 else f"{value:,.0f}"


def as_json(figures: Iterable[Figure]) -> str:
    """The rows for a program to read."""
    return json.dumps([{**asdict(figure), "met": figure.met} for figure in figures], indent=2)
