"""``manifest.json`` in a folder of printable parts or of sheets: whose it is."""

from __future__ import annotations

import json
from pathlib import Path

from boardroom.base.errors import FileTrouble
from boardroom.base.words import message

NAME = "manifest.json"


def check_folder(folder: Path, lists: str) -> None:
    """FileTrouble where a manifest of something else would be overwritten. ``lists`` is what one of
    the own kind has its files under."""
    path = folder / NAME
    try:
        found = json.loads(path.read_bytes())
    except OSError:
        return  # there is none; what else is wrong with the folder is told when it is used
    except (ValueError, RecursionError):
        found = None
    if not (isinstance(found, dict) and isinstance(found.get(lists), list)):
        raise FileTrouble(
            message("{path} tells of other files: name another folder.", path=str(path))
        )
