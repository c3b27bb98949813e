"""Processes as the system sees them."""

from __future__ import annotations

from pathlib import Path


def alive(pid: int) -> bool:
    """Whether it runs; one that is dead may wait for whoever has to be told of that."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def children() -> set[int]:
    """Of this process."""
    return {
        int(pid)
        for listing in Path("/proc/self/task").glob("*/children")
        for pid in listing.read_text().split()
    }
