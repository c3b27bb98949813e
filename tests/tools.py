"""What tests of every folder share: outside tools, the seed of the run, a fresh interpreter."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def need_tool(name: str) -> str:
    """The path of an outside program that the test runs, such as `need_tool("prusa-slicer")`.

    A missing tool skips the test and names itself; where BOARDROOM_STRICT=1 promises that every
    tool is there, it fails the test instead.
    """
    found = shutil.which(name)
    if found is not None:
        return found
    message = f"the tool {name} is not installed (`make test` as root brings it on Debian)"
    if os.environ.get("BOARDROOM_STRICT") == "1":
        pytest.fail(message, pytrace=False)
    pytest.skip(message)


def run_seed() -> int:
    """The seed of all random long tests: BOARDROOM_SEED, a number, else 0."""
    return int(os.environ.get("BOARDROOM_SEED", "0"))


def run_python(
    code: str, *arguments: str, timeout: float = 240
) -> subprocess.CompletedProcess[str]:
    """Run a piece of Python in a fresh interpreter, from the checkout, and return how it ended.

    For what one process can show only once: what gets imported at start, exit codes, crashes.
    """
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
