"""Where the program keeps what it writes: saves, journals, settings.

``BOARDROOM_HOME`` moves all of it into one folder, for tests and for a program on a stick.
"""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

_APP = "boardroom"


def _home() -> Path | None:
    home = os.environ.get("BOARDROOM_HOME")
    return Path(home) if home else None


def data() -> Path:
    """What must never be lost."""
    return _home() or Path(platformdirs.user_data_dir(_APP, appauthor=False))


def journals() -> Path:
    """One append-only file for each game that is being played."""
    return data() / "journals"


def reports() -> Path:
    """What a report of a fault is made of: one file for each run that had one."""
    return data() / "reports"


def saves() -> Path:
    """Where the save dialog opens the first time."""
    home = _home()
    if home:
        return home / "saves"
    return Path(platformdirs.user_documents_dir()) / "Boardroom"


def exports() -> Path:
    """Where printable parts go the first time."""
    return saves() / "parts"


def settings_file() -> Path:
    """What the person chose: theme, speed, geometry, the last new game."""
    home = _home()
    folder = home or Path(platformdirs.user_config_dir(_APP, appauthor=False))
    return folder / "settings.json"
