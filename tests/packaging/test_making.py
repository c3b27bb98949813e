"""Making something: one at a time, and told in a line whatever becomes of it."""

from __future__ import annotations

import errno
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import making
from system import Stop
from tests.tools import ROOT


@pytest.fixture(autouse=True)
def _terminated_as_ever() -> Iterator[None]:
    """What SIGTERM does to the tests is left as it was."""
    before = signal.getsignal(signal.SIGTERM)
    yield
    signal.signal(signal.SIGTERM, before)


def raising(error: BaseException) -> Callable[[], str]:
    def make() -> str:
        raise error

    return make


FULL = OSError(errno.ENOSPC, "No space left on device", "dist/ball")
OF_A_FOLDER = shutil.Error([("here", "there", "[Errno 28] No space left on device: 'there'")])


@pytest.mark.parametrize(
    ("error", "line", "code"),
    [
        (Stop("There is no bundle yet.", 2), "There is no bundle yet.", 2),
        (FULL, "No space left on device: dist/ball", 1),
        (OF_A_FOLDER, "[Errno 28] No space left on device: 'there'", 1),
        (KeyboardInterrupt(), "Stopped.", 130),
    ],
)
def test_what_cannot_be_made_ends_in_a_line(
    error: BaseException, line: str, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert making.making(raising(error)) == code
    assert capsys.readouterr().out == f"{line}\n"


def test_what_was_made_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert making.making(lambda: "a ball: 3 MB") == 0
    assert capsys.readouterr().out == "Wrote a ball: 3 MB\n"


OTHER = """
import sys, time
from pathlib import Path
import making
making.LOCK = Path(sys.argv[1])

def make():
    with making.alone():
        print("begun", flush=True)
        time.sleep(float(sys.argv[2]))
    return "it"

raise SystemExit(making.making(make))
"""


def other(lock: Path, seconds: float) -> subprocess.Popen[str]:
    words = [sys.executable, "-c", OTHER, str(lock), str(seconds)]
    own = {**os.environ, "PYTHONPATH": str(ROOT / "packaging")}
    return subprocess.Popen(words, env=own, stdout=subprocess.PIPE, text=True)


def test_one_waits_for_the_other_and_a_signal_ends_it_in_a_line(tmp_path: Path) -> None:
    lock = tmp_path / "build" / "making.lock"
    with other(lock, 600) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "begun\n"
        with other(lock, 0) as second:
            assert second.stdout is not None
            assert second.stdout.readline().startswith("Something else is being made")
            first.terminate()
            assert first.stdout.read() == "Stopped.\n"
            assert first.wait() == 130
            assert second.stdout.read() == "begun\nWrote it\n"
            assert second.wait() == 0
