"""The command as a person types it: in a process of its own, or, much sooner, in this one."""

from __future__ import annotations

import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from unittest.mock import patch

from boardroom.cli.program import run
from tests.tools import run_python

MAIN = "import sys; sys.argv[0] = 'boardroom'; from boardroom.cli import main; main()"


def boardroom(*words: object) -> subprocess.CompletedProcess[str]:
    """Type a command in a process of its own; each verb is at least once."""
    return run_python(MAIN, *map(str, words))


def typed(*words: object) -> subprocess.CompletedProcess[str]:
    """Type a command in this process: what it says, and the code that it would end with."""
    told, complained = io.StringIO(), io.StringIO()
    line = ["boardroom", *map(str, words)]
    with patch.object(sys, "argv", line), redirect_stdout(told), redirect_stderr(complained):
        code = run()
    return subprocess.CompletedProcess(line, code, told.getvalue(), complained.getvalue())


def complaint(ended: subprocess.CompletedProcess[str]) -> str:
    """The one line that a command ends with when something is wrong."""
    assert ended.returncode == 2, (ended.returncode, ended.stderr)
    assert ended.stdout == ""
    (line,) = ended.stderr.splitlines()
    return line
