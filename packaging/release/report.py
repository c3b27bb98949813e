"""The checks of a release, one after the other: each is told as it ends, and all at last."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from system import Stop, say

PATIENCE = 600.0
"""Seconds that one command may take."""


class Wrong(Exception):
    """A check does not hold; the text says why, in a line."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a check ended: what it found, or why it failed."""

    name: str
    right: bool
    seconds: float
    found: str

    def line(self) -> str:
        """It as a line of the table."""
        word = "ok" if self.right else "FAILED"
        return f"{self.name:38} {word:6} {self.seconds:6.1f} s  {self.found}"


class Report:
    """What has been checked so far. ``kept`` is a folder for what people may want to look at:
    pictures, and what tools had to say."""

    def __init__(self, kept: Path) -> None:
        self.kept = kept
        self.outcomes: list[Outcome] = []

    def check(self, name: str, doing: Callable[[], str]) -> bool:
        """Do a check, which returns what it found or raises what is wrong; whether it holds."""
        began = time.monotonic()
        right = False
        try:
            found, right = doing(), True
        except Exception as fault:  # even one that is broken itself does not end the others
            found = reason(fault)
        self._tell(Outcome(name, right, time.monotonic() - began, found))
        return right

    def subject(self, name: str, doing: Callable[[], None]) -> None:
        """Do several checks; what keeps them from being done at all is told as one that fails."""
        began = time.monotonic()
        try:
            doing()
        except Exception as fault:
            self._tell(Outcome(name, False, time.monotonic() - began, reason(fault)))

    def _tell(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        say(outcome.line())


def table(outcomes: Sequence[Outcome]) -> str:
    """All of them, and the sum."""
    failed = [outcome.name for outcome in outcomes if not outcome.right]
    minutes = sum(outcome.seconds for outcome in outcomes) / 60
    end = f"FAILED: {', '.join(failed)}" if failed else "All of it holds."
    lines = [outcome.line() for outcome in outcomes]
    return "\n".join([*lines, f"{len(lines)} checks, {minutes:.1f} minutes. {end}"])


def reason(fault: Exception) -> str:
    """Why something failed, in a line."""
    return str(fault) if isinstance(fault, (Wrong, Stop)) else f"{type(fault).__name__}: {fault}"


def output(
    words: Sequence[str | Path],
    *,
    variables: Mapping[str, str] | None = None,
    seconds: float = PATIENCE,
) -> str:
    """What a command writes, on both its streams. Wrong, when it fails, is not there or does not
    end."""
    name = Path(words[0]).name
    try:
        done = subprocess.run(
            words,
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            timeout=seconds,
            check=False,
        )
    except FileNotFoundError:
        raise Wrong(f"the program {name} is not installed") from None
    except subprocess.TimeoutExpired:
        raise Wrong(f"{name} has not ended after {seconds:.0f} s") from None
    if done.returncode != 0:
        raise Wrong(f"{name} ended with {done.returncode}: {last_line(done.stdout)}")
    return done.stdout


def last_line(text: str) -> str:
    """The last line that says something."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "no word")


def until(found: Callable[[], bool], what: str, seconds: float = 60.0) -> None:
    """Wait until something is so. Wrong, when it does not become so."""
    end = time.monotonic() + seconds
    while not found():
        if time.monotonic() > end:
            raise Wrong(f"after {seconds:.0f} s there is not yet {what}")
        time.sleep(0.1)
