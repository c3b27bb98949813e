"""A process of the program's own command line that the window starts: it tells what the process
says, line by line, and ends it with everything that it has started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal

from boardroom.base.words import say

_POSIX = os.name == "posix"

_NO_CONSOLE = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""On Windows a program of the terminal would flash a console up; elsewhere there is none."""

_END = 5000
"""Milliseconds that a killed process is waited for."""


def own_command(*words: str) -> tuple[str, ...]:
    """What starts ``boardroom`` with these words, from a checkout, an installation or a bundle."""
    if getattr(sys, "frozen", False):
        # The window's own executable has no output on Windows; the other lies beside it.
        window = Path(sys.executable)
        return str(window.with_name("boardroom").with_suffix(window.suffix)), *words
    # -P: a file in the folder where the window was started is no module of the program.
    return sys.executable, "-P", "-m", "boardroom", *words


class Child(QObject):
    """One process from its start to its end, in a session of its own: Ctrl-C in a terminal is
    meant for the window. Nothing here waits for it, but ``close``."""

    told = Signal(object)
    """A line that it has written, as bytes."""
    ended = Signal(int, str)
    """It is gone: its exit code, negative after a crash, and its last line of complaint."""

    def __init__(self, command: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._complaint = b""
        self._pid = 0
        self._process = QProcess(self)
        self._process.setProgram(command[0])
        self._process.setArguments(list(command[1:]))
        if _POSIX:
            session = QProcess.UnixProcessParameters()
            session.flags = QProcess.UnixProcessFlag.CreateNewSession
            self._process.setUnixProcessParameters(session)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.readyReadStandardError.connect(self._read_complaint)
        self._process.finished.connect(self._finish)
        self._process.errorOccurred.connect(self._fail)

    def start(self) -> None:
        """Start the process; ``ended`` tells of it when that does not succeed."""
        self._process.start()
        self._pid = self._process.processId()

    @property
    def pid(self) -> int:
        """The number of the process, which stays when it has ended; 0 when it did not start."""
        return self._pid

    def send(self, line: bytes) -> None:
        """Write a line to its standard input."""
        self._process.write(line + b"\n")

    def terminate(self) -> None:
        """Ask the process and all that it has started to end."""
        if _POSIX:
            self._signal_group(signal.SIGTERM)
        else:
            self.kill()  # a process without a window cannot be asked there

    def kill(self) -> None:
        """End the process and all that it has started, also what it has left behind."""
        if _POSIX:
            self._signal_group(signal.SIGKILL)
        elif self._pid:  # not run here
            tree = ["taskkill", "/T", "/F", "/PID", str(self._pid)]
            subprocess.run(tree, capture_output=True, check=False, creationflags=_NO_CONSOLE)
        self._process.kill()

    def close(self, polite: int = 0) -> None:
        """End it, and wait until it has ended; nothing more is told. It has ``polite``
        milliseconds to end by itself when it is asked to."""
        self.blockSignals(True)
        if polite:
            self.terminate()
            self._process.waitForFinished(polite)
        self.kill()
        self._process.waitForFinished(_END)

    def _signal_group(self, number: int) -> None:
        # Before it has started, it has no session of its own yet.
        if self._process.state() == QProcess.ProcessState.Starting:
            self._process.waitForStarted(_END)
        if self._pid:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._pid, number)

    def _read(self) -> None:
        while self._process.canReadLine():
            self.told.emit(self._process.readLine().data())

    def _read_complaint(self) -> None:
        heard = self._complaint + self._process.readAllStandardError().data()
        lines = [line for line in heard.splitlines(keepends=True) if line.strip()]
        self._complaint = b"".join(lines[-1:])[-1000:]

    def _finish(self, code: int, status: QProcess.ExitStatus) -> None:
        self._read()
        crashed = status == QProcess.ExitStatus.CrashExit
        words = self._complaint.decode(errors="replace").strip()
        self.ended.emit(-code if crashed else code, words)

    def _fail(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            reason = self._process.errorString()
            self.ended.emit(-1, say("It cannot be started: {reason}", reason=reason))
