"""One window for each data folder: a later start hands over what it was to open, and ends.

The lock says that a window is open; whoever does not get it leaves a call beside it, a small file
that the open window takes away as it answers. A lock whose program was killed counts for nothing,
and a window that does not answer keeps nobody from opening another one.
"""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from boardroom.base.errors import BoardroomError
from boardroom.base.files import make_folder, write_bytes

_CALLS = "calls"
_LOOK = 200
"""Milliseconds between two looks for calls."""
_PATIENCE = 5.0
"""Seconds that a later start waits for an answer."""
_BEAT = 0.05
"""Seconds between two looks whether the answer is there."""

ACTIVATION = "XDG_ACTIVATION_TOKEN"
"""Where a desktop names, for the program that it starts, the right to come to the front."""


@dataclass(frozen=True, slots=True)
class Call:
    """What a later start wants: the window in front, and perhaps this game in it."""

    file: Path | None = None
    activation: str = ""


class OneWindow(QObject):
    """The claim of one process to be the window of this data folder."""

    called = Signal(Call)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        # Not filelock: its import costs a tenth of a second before the window.
        self._lock = QLockFile(str(folder / "window.lock"))
        self._lock.setStaleLockTime(0)  # held for as long as the window is open
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK)
        self._looking.timeout.connect(self._look)

    def claim(self, file: Path | None, patience: float = _PATIENCE) -> bool:
        """Whether this process shall open a window; if not, the open one has been given ``file``.

        A folder that takes no lock, and a window that is silent for ``patience`` seconds, leave
        no choice but to open one.
        """
        with suppress(BoardroomError):
            make_folder(self._folder)
        if self._lock.tryLock(0) or self._lock.error() != QLockFile.LockError.LockFailedError:
            return True
        call = self._folder / _CALLS / f"{time.time_ns()}-{os.getpid()}.json"
        try:
            write_bytes(call, _encode(file))
        except BoardroomError:
            return True
        until = time.monotonic() + patience
        while call.exists():
            if self._lock.tryLock(0) or time.monotonic() > until:
                return _withdrawn(call)
            time.sleep(_BEAT)
        return False

    @property
    def held(self) -> bool:
        """Whether this process alone is the window of this folder."""
        return self._lock.isLocked()

    def listen(self) -> None:
        """Answer the calls of later starts from now on."""
        self._looking.start()

    def close(self) -> None:
        """Give up the claim."""
        self._looking.stop()
        self._lock.unlock()

    def _look(self) -> None:
        try:
            found = sorted((self._folder / _CALLS).glob("[!.]*.json"))
        except OSError:
            return
        for each in found:
            try:
                call = _decode(each.read_bytes())
            except OSError:
                continue
            if _withdrawn(each):
                self.called.emit(call)


def _withdrawn(call: Path) -> bool:
    """Take a call away; False when another one was quicker."""
    try:
        call.unlink()
    except OSError:
        return False
    return True


def _encode(file: Path | None) -> bytes:
    named = None if file is None else str(file.absolute())
    return json.dumps({"file": named, "activation": os.environ.get(ACTIVATION, "")}).encode()


def _decode(data: bytes) -> Call:
    """A call that does not read still wants the window."""
    try:
        told = json.loads(data)
        file, activation = told["file"], told["activation"]
        return Call(None if file is None else Path(file), str(activation))
    except (ValueError, KeyError, TypeError):
        return Call()
