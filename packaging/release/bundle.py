"""The bundle, before anything is packed: what is in it, what works, and how soon it is there."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from bundle.make import BUNDLE
from release.report import Report, Wrong, last_line, output
from tests.bench.bench_start import figures
from tests.bench.figures import Figure

_TESTS = (sys.executable, "-m", "pytest", "-q", "-m", "made", "tests/made")


def check(report: Report, bundle: Path) -> None:
    """All of it, of the bundle in `dist`: there the tests and the bench look."""
    if bundle.resolve() != BUNDLE:
        raise Wrong(f"only {BUNDLE} is tried")
    report.check("bundle: tests of what was made", lambda: last_line(output(_TESTS)))
    for figure in figures():
        report.check(figure.name, partial(soon, figure))


def soon(figure: Figure) -> str:
    """A measured time, which may be at most its bar."""
    if figure.value is None:
        raise Wrong(figure.note)
    found = f"{figure.value:.0f} of {figure.bar:.0f} {figure.unit}"
    if not figure.met:
        raise Wrong(found)
    return found
