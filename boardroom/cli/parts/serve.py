"""``boardroom parts serve``: meshes of parts for a program that shows them, such as the window."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from boardroom.cli.common import plain_errors

if TYPE_CHECKING:
    from cad.preview import Reply

_INPUT, _OUTPUT, _ERRORS = 0, 1, 2

_GRACE = 20.0
"""Seconds in which the last request has to be answered when nobody can ask any more."""


def serve_parts() -> None:
    """Answer requests on standard input with meshes on standard output, in lines of JSON."""
    with plain_errors():
        import msgspec

        from cad.serving import LONGEST_LINE, serve

        # Not those of `sys`: Python would lock up at its end while somebody waits for a line.
        requests = os.fdopen(os.dup(_INPUT), "rb")
        answers = os.fdopen(os.dup(_OUTPUT), "wb")
        os.dup2(_ERRORS, _OUTPUT)  # what the kernel prints is no answer

        def lines() -> Iterator[bytes]:
            while line := requests.readline(LONGEST_LINE + 1):
                yield line

        def send(reply: Reply) -> None:
            answers.write(msgspec.json.encode(reply) + b"\n")
            answers.flush()

        serve(lines(), send, _end_soon)


def _end_soon() -> None:
    """The program that asked may be gone, and the kernel may never end what it is at."""
    time.sleep(_GRACE)
    os._exit(1)
