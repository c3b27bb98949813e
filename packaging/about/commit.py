"""When the commit was made that is checked out: packages of one commit tell one time."""

from __future__ import annotations

from datetime import UTC, datetime

from running import output
from system import ROOT


def moment() -> datetime:
    """That time. Stop, where there is no git, or no commit."""
    words = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    return datetime.fromtimestamp(int(output(words)), UTC)


def day() -> str:
    """The day of that, as `2026-11-30`."""
    return f"{moment():%Y-%m-%d}"
