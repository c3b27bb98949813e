"""Programs of others, installed in environments of their own and measured beside this one.

They are no part of the project: each lives in a folder under `build/peers`, which is made once
and may be thrown away. One that cannot be had here is told of in words.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tests.tools import ROOT

FOLDER = ROOT / "build" / "peers"
SCRIPTS, SUFFIX = ("Scripts", ".exe") if sys.platform == "win32" else ("bin", "")
UV = ROOT / ".uv" / SCRIPTS / f"uv{SUFFIX}"
PATIENCE = 300
"""Seconds that one step of the installation, or one measurement, may take."""

_SHOWN = 100
_MEASURE = """
from figures import rate
print(rate(work))
"""


@dataclass(frozen=True)
class Peer:
    """A program to measure. ``packages`` are installed as they are, without what they ask for;
    ``code`` defines ``work``, which answers how many units of work it has done."""

    name: str
    packages: tuple[str, ...]
    code: str


Line = Callable[[str], str]
"""Says a line to a peer, and gives the line that it answers. NotMeasured when it has gone."""


class NotMeasured(Exception):
    """The peer cannot be had or does not run here; the text says why."""


ZERO_PLAY = Peer(
    "zero-play 0.5.0",
    # Its rules and its playouts need no more than this; the rest is for its window.
    ("zero-play==0.5.0", "numpy"),
    """
from zero_play.connect4.game import Connect4State
from zero_play.playout import Playout

playout, start = Playout(), Connect4State()

def work():
    playout.simulate(start)
    return 1
""",
)

OPEN_SPIEL = Peer(
    "OpenSpiel 2.0.2, in C++ from Python",
    # The last two are for its search, which is written in Python.
    ("open-spiel==2.0.2", "absl-py", "numpy"),
    """
from random import Random
import pyspiel

game, rng = pyspiel.load_game("connect_four"), Random(7)

def work():
    for _ in range(50):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return 50
""",
)


def measured(peer: Peer, folder: Path = FOLDER) -> float:
    """Units of work per CPU-second, counted as :func:`figures.rate` does; NotMeasured."""
    home = _home(peer, folder)
    _bring(peer, home)
    told = _run("does not run", [_python(home), "-c", peer.code + _MEASURE])
    return float(told.split()[-1])


@contextmanager
def talking(peer: Peer, folder: Path = FOLDER) -> Iterator[Line]:
    """A peer whose ``code`` answers every line that it is told by one line; NotMeasured."""
    home = _home(peer, folder)
    _bring(peer, home)
    words: list[str | Path] = [_python(home), "-c", peer.code]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        said, answers, errors = process.stdin, process.stdout, process.stderr
        assert said is not None
        assert answers is not None
        assert errors is not None

        def line(words: str) -> str:
            with suppress(BrokenPipeError):
                said.write(words + "\n")
                said.flush()
            answer: str = answers.readline().strip()
            if not answer:
                raise NotMeasured(f"does not run: {_last_words(errors.read())}")
            return answer

        try:
            yield line
        finally:
            process.kill()


def _home(peer: Peer, folder: Path) -> Path:
    return folder / peer.name.split(",")[0].replace(" ", "-")


def _bring(peer: Peer, home: Path) -> None:
    """Make the environment, unless it is there and whole."""
    whole = f"{sys.version} {' '.join(peer.packages)}"
    mark = home / "whole"
    if mark.is_file() and mark.read_text("utf-8") == whole:
        return
    shutil.rmtree(home, ignore_errors=True)
    home.parent.mkdir(parents=True, exist_ok=True)
    uv: list[str | Path] = [UV, "--no-python-downloads"]
    _run("no environment", [*uv, "venv", "--python", sys.executable, home])
    if peer.packages:
        install = [*uv, "pip", "install", "--python", _python(home)]
        as_they_are = ["--no-deps", "--only-binary=:all:", *peer.packages]
        _run("not installed", [*install, *as_they_are])
    mark.write_text(whole, "utf-8")


def _python(home: Path) -> Path:
    return home / SCRIPTS / f"python{SUFFIX}"


def _run(trouble: str, words: Sequence[str | Path]) -> str:
    """What a program prints; NotMeasured, with its last words, when it does not end well."""
    beside = {**os.environ, "PYTHONPATH": str(Path(__file__).parent)}
    try:
        done = subprocess.run(
            words, env=beside, capture_output=True, text=True, timeout=PATIENCE, check=True
        )
    except subprocess.CalledProcessError as failure:
        reason = _last_words(failure.stderr) or f"exit code {failure.returncode}"
    except subprocess.TimeoutExpired:
        reason = f"took more than {PATIENCE} s"
    except OSError as missing:
        reason = f"{Path(words[0]).name}: {missing.strerror}"
    else:
        return done.stdout
    raise NotMeasured(f"{trouble}: {reason}")


def _last_words(told: str) -> str:
    """The last line of a failed program that is not advice, without what draws its frame."""
    lines = [line.strip(" ╰─▶│").removeprefix("cause: ") for line in told.splitlines()]
    said = [line for line in lines if line and not line.startswith("hint:")]
    return said[-1][:_SHOWN] if said else ""
