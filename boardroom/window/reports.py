"""The report of one run of the window: what ran where, and what went wrong.

It is a file from the first moment, since a crash of a library leaves no time to write one; Python's
fault handler has it open. A run that ends well and had no fault takes its file away again.
"""

from __future__ import annotations

import faulthandler
import os
import platform
import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import qVersion

from boardroom import __version__
from boardroom.base.errors import BoardroomError
from boardroom.base.files import make_folder

_RUNNING, _KEPT = ".running", ".txt"
_MOST = 10
"""Reports that are kept, the last ones."""


class Report:
    """The report of this run; where no file can be written it is only held for the dialog."""

    def __init__(self, folder: Path) -> None:
        began = datetime.now(UTC)
        self.path = folder / f"{began:%Y%m%d-%H%M%S}-{os.getpid()}{_RUNNING}"
        self._file: TextIO | None = None
        self._text = ""
        self._faults = False
        self._hears = False
        with suppress(BoardroomError, OSError):
            make_folder(folder)
            self._file = self.path.open("w", encoding="utf-8", errors="backslashreplace")
        self._write(f"Boardroom {__version__}, Python {platform.python_version()}, Qt {qVersion()}")
        self._write(f"{platform.system()} {platform.release()}, {platform.machine()}")
        self._write(f"Started {began:%Y-%m-%d %H:%M:%S} UTC")

    def hear_crashes(self) -> None:
        """Have Python write where it stood when the whole process crashes."""
        if self._file is not None:
            faulthandler.enable(self._file)
            self._hears = True

    def add_fault(self, details: str, journal: Path | None) -> str:
        """Write down a fault, and the journal of the game that was on the table; the whole report
        as it now stands."""
        if not self._faults:
            self._write(_libraries())
        self._faults = True
        self._write(f"\n{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC")
        self._write(f"Journal: {journal if journal is not None else 'none'}")
        self._write(details.rstrip())
        return self._text

    def end(self) -> None:
        """The run has ended well; only faults are worth a file."""
        if self._file is None:
            return
        if self._hears:
            faulthandler.disable()
        self._file.close()
        self._file = None
        with suppress(OSError):
            if self._faults:
                _keep(self.path)
            else:
                self.path.unlink()

    def _write(self, line: str) -> None:
        self._text += f"{line}\n"
        if self._file is not None:
            with suppress(OSError):  # a full disk: the dialog still has it
                print(line, file=self._file, flush=True)


def left_behind(folder: Path) -> Path | None:
    """The report of a run that did not end well, the last one; it is told of once."""
    found = None
    for each in sorted(folder.glob(f"*{_RUNNING}")):
        with suppress(OSError):
            found = _keep(each)
    return found


def _keep(path: Path) -> Path:
    """Keep a report, and no more than the last few. OSError."""
    kept = path.with_suffix(_KEPT)
    path.replace(kept)
    for each in sorted(path.parent.glob(f"*{_KEPT}"))[:-_MOST]:
        each.unlink()
    return kept


def _libraries() -> str:
    try:
        # Its import would cost time before the window.
        from boardroom.base.libraries import asked_for

        return ", ".join(f"{name} {version}" for name, version in asked_for().items())
    except Exception as error:  # whatever this is, the fault that is reported has to be told
        return f"{error} (in {sys.prefix})"
