"""Making something: what other programs say, and why it ended, is for the person to read."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

from boardroom.base.errors import FileTrouble
from boardroom.base.files import write_whole
from system import Stop


def run(words: Sequence[str], **variables: str) -> None:
    """Run a step to its end, with these variables beside those of the person. Stop, when it fails
    or is not there."""
    _ended(words, None, None, variables)


def output(words: Sequence[str], folder: Path | None = None) -> str:
    """What a program writes, started in a folder. Stop, when it fails or is not there."""
    return _ended(words, folder, subprocess.PIPE, {}).stdout


def put(path: Path, write: Callable[[Path], None]) -> None:
    """Put a file in its place that ``write`` makes, whole or not at all. Stop, when the disk
    refuses."""
    try:
        write_whole(path, write)
    except FileTrouble as error:
        raise Stop(str(error)) from error


def _ended(
    words: Sequence[str], folder: Path | None, into: int | None, variables: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    own = {**os.environ, **variables}
    name = Path(words[0]).name
    try:
        done = subprocess.run(words, cwd=folder, env=own, stdout=into, text=True, check=False)
    except FileNotFoundError:
        raise Stop(f"The program {name} is not there. Install that first.", 2) from None
    if done.returncode != 0:
        raise Stop(f"{name} failed; its reason stands above.")
    return done
