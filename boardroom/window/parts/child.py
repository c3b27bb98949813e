"""The process that builds parts for the preview: started when first asked, kept for the next
question, and replaced when it crashes, hangs or has grown too large."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from boardroom.base.words import say
from boardroom.window.child import Child, own_command
from cad.part import Sizes
from cad.preview import Reply, Request
from cad.shading import Shape

_WARM = 120
"""Seconds in which the process must be ready: CadQuery needs two or three of an idle processor."""

_PATIENCE = 20
"""Seconds in which it must say something to a question."""

_CRASHES = 3
"""How often in a row it may crash before that is told."""

_LARGEST = 1_500_000_000
"""Bytes of memory above which it is replaced."""

_MOST_ANSWERS = 200
"""After how many it is replaced where nobody can see how large it is."""

_BAD_INPUT = 2
"""The exit code of a command that has said in one line why it cannot go on."""


@dataclass(frozen=True, slots=True, eq=False)
class Answer:
    """What was asked for, and its bodies in their places.

    ``grams`` and ``minutes`` are for one print of a part, 0 for an assembly; ``size`` is the box
    around all bodies, mm, ``volume`` theirs, mm³.
    """

    part: str
    values: Mapping[str, str | float]
    assembly: str
    shapes: tuple[Shape, ...]
    grams: float
    minutes: float
    size: Sizes
    volume: float


class PartsChild(QObject):
    """Asks for one thing at a time: a question takes the place of the one before. Nothing here
    waits, but ``close``."""

    warming = Signal()
    """The process is being started, which takes seconds."""
    progressed = Signal(int, int, str)
    """Parts of an assembly that are built, all of them, and what is being built now."""
    answered = Signal(object)
    """The :class:`Answer` to the last question."""
    failed = Signal(str)
    """Why there is no answer to the last question."""

    def __init__(
        self,
        parent: QObject | None = None,
        command: Sequence[str] | None = None,
        patience: float = _PATIENCE,
    ) -> None:
        super().__init__(parent)
        self._command = command or own_command("parts", "serve")
        self._child: Child | None = None
        self._ready = False
        self._asked: Request | None = None
        self._number = 0
        self._crashes = 0
        self._answers = 0
        self._seconds = patience
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._lose_patience)

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._asked is not None

    def ask(self, part: str, values: Mapping[str, str | float]) -> None:
        """Have a part built with changed parameters."""
        self._ask(part=part, values=dict(values))

    def ask_assembly(self, game: str) -> None:
        """Have the parts of a game built, as they stand on the table."""
        self._ask(assembly=game)

    def start(self) -> None:
        """Start the process, if it is not there yet, so that the first answer is quick."""
        if self._child is None:
            self._ready = False
            self._answers = 0
            self._child = Child(self._command, self)
            self._child.told.connect(self._hear)
            self._child.ended.connect(self._end)
            self._wait(_WARM)
            self.warming.emit()
            self._child.start()

    def close(self) -> None:
        """End the process; it can be asked again, and starts another."""
        self._asked = None
        self._crashes = 0
        self._drop()

    def _ask(self, **what: object) -> None:
        self._number += 1
        self._asked = msgspec.convert({"id": self._number, **what}, Request)
        if self._child is not None and self._ready:
            self._send()
        else:
            self.start()

    def _send(self) -> None:
        if self._child is not None and self._asked is not None:
            self._child.send(msgspec.json.encode(self._asked))
            if not self._patience.isActive():
                self._wait(self._seconds)

    def _hear(self, line: bytes) -> None:
        try:
            reply = msgspec.json.decode(line, type=Reply)
        except ValueError as error:  # it is out of its mind
            self._drop()
            self._crash(str(error))
            return
        self._patience.stop()
        if reply.ready:
            self._ready = True
            self._send()
        elif self._asked is None or reply.id not in (self._asked.id, None):
            if self._asked is not None:
                self._wait(self._seconds)
        elif reply.total:
            self._wait(self._seconds)
            self.progressed.emit(reply.done, reply.total, reply.doing)
        else:
            self._take(reply, self._asked)

    def _take(self, reply: Reply, asked: Request) -> None:
        self._asked = None
        self._crashes = 0
        self._answers += 1
        if self._child is not None and _too_large(self._child.pid, self._answers):
            self._drop()
            self.start()
        if reply.error:
            self.failed.emit(reply.error)
        else:
            self.answered.emit(
                Answer(
                    asked.part,
                    asked.values,
                    asked.assembly,
                    reply.shapes,
                    reply.grams,
                    reply.minutes,
                    reply.size,
                    reply.volume,
                )
            )

    def _end(self, code: int, complaint: str) -> None:
        refused = code == _BAD_INPUT and not self._ready
        self._drop()
        if refused:
            self._fail(complaint)
        else:
            self._crash(complaint or say("code {code}", code=code))

    def _crash(self, reason: str) -> None:
        """Ask another process the same; but not for ever."""
        if self._asked is None:
            return
        self._crashes += 1
        if self._crashes < _CRASHES:
            self.start()
            return
        words = say(
            "What builds the parts failed {count} times: {reason}.",
            count=self._crashes,
            reason=reason.rstrip("."),
        )
        self._fail(words)

    def _lose_patience(self) -> None:
        warm = self._ready
        self._drop()
        if warm:
            self.start()
        if self._asked is not None:
            seconds = self._seconds if warm else _WARM
            self._fail(say("No answer within {seconds:g} seconds.", seconds=seconds))

    def _fail(self, words: str) -> None:
        self._asked = None
        self._crashes = 0
        self.failed.emit(words)

    def _wait(self, seconds: float) -> None:
        self._patience.start(int(seconds * 1000))

    def _drop(self) -> None:
        self._patience.stop()
        self._ready = False
        if self._child is not None:
            self._child.close()
            self._child.deleteLater()
            self._child = None


def _too_large(pid: int, answers: int) -> bool:
    """Whether a process that has answered so often should be replaced."""
    with suppress(OSError, ValueError, IndexError):
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") > _LARGEST
    return answers >= _MOST_ANSWERS
