"""What `CHANGELOG.md` says of a version."""

from __future__ import annotations

import re
from typing import Final

from system import ROOT

PAGE: Final = ROOT / "CHANGELOG.md"


def section(version: str) -> str:
    """All that changed with a version; before it is released, what has changed so far."""
    for name in (re.escape(version), "Unreleased"):
        found = re.search(
            rf"^## \[?{name}\b.*?\n(.*?)(?=^## |\Z)", PAGE.read_text("utf-8"), re.M | re.S
        )
        if found:
            return found[1].strip()
    raise LookupError(f"{PAGE} says nothing of {version}")


def in_short(version: str) -> str:
    """The paragraph that a version begins with, on one line."""
    first = section(version).partition("\n\n")[0]
    if first.startswith("#"):
        raise LookupError(f"{PAGE} does not say in a paragraph what {version} is")
    return " ".join(first.split())
