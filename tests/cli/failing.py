"""Checks that go wrong in each way there is; a light module, since each has its own process."""

from __future__ import annotations

import os
import tempfile
import threading

from boardroom.base.errors import BoardroomError
from boardroom.base.words import message


def works() -> str:
    return "it works"


def breaks() -> str:
    raise BoardroomError(message("The disk\nis full."))


def faulty() -> str:
    raise ZeroDivisionError("by hand")


def crashes() -> str:
    tempfile.mkdtemp()
    os.write(2, b"No screen:\n\n  it is gone.\n")
    os.abort()


def never_ends() -> str:
    tempfile.mkdtemp()
    threading.Event().wait()
    return ""
