"""`python -m tests.bench` prints the table; it ends with 1 when a bar is missed."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.bench.figures import Figure, as_json, calibration, table


def measured(only: str = "") -> Iterator[Figure]:
    """Every row of the files that are measured."""
    yield calibration()
    for path in files(only):
        yield from importlib.import_module(f"tests.bench.{path.stem}").figures()


def files(only: str) -> list[Path]:
    """Every file here whose name contains ``only``. A match, which takes minutes, is played only
    when it is asked for."""
    here = Path(__file__).parent
    found = sorted(here.glob("bench_*.py")) + (sorted(here.glob("match_*.py")) if only else [])
    return [path for path in found if only in path.stem]


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
