"""The libraries that the program is made with, as their own metadata names them."""

from __future__ import annotations

import re
from importlib import metadata

_APP = "boardroom"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


def asked_for() -> dict[str, str]:
    """Name and version of each library that the program asks for itself.

    PackageNotFoundError when one is not there: the installation is incomplete.
    """
    names = [
        found[0]
        for line in metadata.requires(_APP) or []
        if "extra ==" not in line and (found := _NAME.match(line)) is not None
    ]
    return {name: metadata.version(name) for name in sorted(names, key=str.lower)}
