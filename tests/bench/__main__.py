"""`python -m tests.bench` prints the table; it ends with 1 when a bar is missed."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.bench.figures import Figure, as_json, calibration, table


def measured(only: str = "") -> Iterator[Figure]:
    """Every row of every file here, or of those whose name contains ``only``."""
    yield calibration()
    for path in sorted(Path(__file__).parent.glob("bench_*.py")):
        if only in path.stem:
            yield from importlib.import_module(f"tests.bench.{path.stem}").figures()


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("only", nargs="?", default="", help="part of the name of a bench file")
    parser.add_argument("--json", action="store_true", help="for a program to read")
    chosen = parser.parse_args(words)
    rows = list(measured(chosen.only))
    print(as_json(rows) if chosen.json else table(rows))
    return 0 if all(row.met for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
