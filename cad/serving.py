"""Answering requests for meshes, line by line, for as long as somebody asks.

CadQuery is loaded once; then the line ``{"ready": true}`` is sent. A request names a part, with
changed parameters, or the game of an assembly::

    {"id": 7, "part": "board", "values": {"pitch": 17}}
    {"id": 8, "assembly": "choconnect"}

Only the newest of the requests that wait is worked on, and an assembly that is being built gives
way to it; the others are answered with ``"superseded": true``. What is wrong is answered with
``"error"``, and no line ends the service. :mod:`cad.preview` has the forms of both.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterable

import msgspec

from boardroom.base.errors import BoardroomError
from boardroom.base.progress import Cancelled, Step
from boardroom.base.words import say
from cad.export import load_cadquery
from cad.preview import Reply, Request, answer

LONGEST_LINE = 100_000
"""Bytes; what is longer is no request."""

Send = Callable[[Reply], None]


def serve(lines: Iterable[bytes], send: Send, at_end: Callable[[], None] = lambda: None) -> None:
    """Answer the requests in ``lines``, until they end and the last of them is answered.

    The lines are read in a thread of their own, which calls ``at_end`` when they end.
    BoardroomError when CadQuery cannot be loaded.
    """
    load_cadquery()
    send(Reply(ready=True))
    inbox = Inbox(lines, send, at_end)
    while request := inbox.next():
        send(_answer(request, inbox, send))


class Inbox:
    """The requests that wait. Lines that are none are answered here, and so are requests for which
    it is too late."""

    def __init__(self, lines: Iterable[bytes], send: Send, at_end: Callable[[], None]) -> None:
        self._lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._send = send
        self._newest: Request | None = None
        self._ended = False
        reader = threading.Thread(target=self._read, args=(lines, at_end), daemon=True)
        reader.start()

    def next(self) -> Request | None:
        """The newest request, as soon as there is one; None when no more will come."""
        while not self.waits() and not self._ended:
            self._take(self._lines.get())
        newest, self._newest = self._newest, None
        return newest

    def waits(self) -> bool:
        """Whether a request waits."""
        while not self._lines.empty():
            self._take(self._lines.get())
        return self._newest is not None

    def _read(self, lines: Iterable[bytes], at_end: Callable[[], None]) -> None:
        try:
            for line in lines:
                self._lines.put(line)
        finally:
            self._lines.put(None)
            at_end()

    def _take(self, line: bytes | None) -> None:
        if line is None:
            self._ended = True
            return
        try:
            request = _read_request(line)
        except ValueError as error:
            self._send(Reply(error=say("This is no request: {reason}.", reason=str(error))))
            return
        if self._newest is not None:
            self._send(Reply(id=self._newest.id, superseded=True))
        self._newest = request


def _read_request(line: bytes) -> Request:
    """ValueError says what is wrong with the line."""
    if len(line) > LONGEST_LINE:
        raise ValueError("it is too long")
    request = msgspec.json.decode(line, type=Request)
    if bool(request.part) == bool(request.assembly):
        raise ValueError("it must name either a part or an assembly")
    return request


def _answer(request: Request, inbox: Inbox, send: Send) -> Reply:
    def report(step: Step) -> None:
        if inbox.waits():
            raise Cancelled
        doing = step.doing.show()
        send(Reply(id=request.id, done=step.done, total=step.total, doing=doing))

    try:
        return answer(request, report)
    except Cancelled:
        return Reply(id=request.id, superseded=True)
    except BoardroomError as error:
        told = error.message.show()
    except Exception as error:  # whatever the kernel says of a body that it cannot make
        told = say(
            "{part} cannot be built: {reason}.",
            part=request.part or request.assembly,
            reason=f"{type(error).__name__}: {error}",
        )
    return Reply(id=request.id, error=told)
