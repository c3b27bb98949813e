"""Where the project lives in the network, for all that names it: one page, from which the rest
follows.

A release workflow tells its own in the variables of GitHub. Elsewhere it is a page of example.org,
which belongs to nobody (RFC 2606): nothing leads to a stranger by mistake.
"""

from __future__ import annotations

import os
import re
from typing import Final

NOBODY: Final = "https://example.org/boardroom"


def home() -> str:
    """The page of the project: `https://github.com/OWNER/NAME`."""
    repository = os.environ.get("GITHUB_REPOSITORY")
    server = os.environ.get("GITHUB_SERVER_URL", "https://github.com")
    return f"{server}/{repository}" if repository else NOBODY


def component() -> str:
    """The name by which software centres tell the program from all others: the address of its
    owner backwards, as AppStream wants it."""
    repository = os.environ.get("GITHUB_REPOSITORY")
    if not repository:
        return "org.example.boardroom"
    owner = re.sub(r"[^a-z0-9]", "_", repository.partition("/")[0].lower())
    return f"io.github.{'_' if owner[0].isdigit() else ''}{owner}.boardroom"
