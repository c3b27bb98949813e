"""``boardroom simulate --cluster``: a scheduler and two workers, one of which is killed."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from boardroom.play.simulate import plan, play_fixture, summary
from tests.cli.typed import MAIN
from tests.tools import ROOT

GAMES = 60
PATIENCE = 60
SIMULATE = [sys.executable, "-c", MAIN, "simulate", "connect-colors", "--seats", "easy,random"]
SIMULATE += ["--games", str(GAMES), "--progress", "json"]


@contextmanager
def dask(folder: Path, part: str, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    """A scheduler or a worker, whose log is a file of the folder."""
    log = folder / f"{part}-{len(list(folder.glob(f'{part}-*.log')))}.log"
    with log.open("wb") as file:
        program = subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.dask_{part}", "--no-dashboard", *words],
            cwd=ROOT,
            stdout=file,
            stderr=file,
        )
    try:
        yield program
    finally:
        program.kill()
        program.wait()


def wait_for(text: str, file: Path) -> None:
    """Wait until a file holds a text."""
    patience = time.monotonic() + PATIENCE
    while not (file.is_file() and text in file.read_text("utf-8", "replace")):
        assert time.monotonic() < patience, f"no {text!r} in {file.name}"
        time.sleep(0.02)


def test_no_game_is_lost_and_none_counted_twice_when_a_worker_is_killed(tmp_path: Path) -> None:
    place = tmp_path / "scheduler.json"
    where = ("--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(place))
    alone = ("--scheduler-file", str(place), "--no-nanny", "--nthreads", "1")
    alone += ("--local-directory", str(tmp_path))
    with dask(tmp_path, "scheduler", *where):
        wait_for('"address"', place)
        address = json.loads(place.read_text("utf-8"))["address"]
        with dask(tmp_path, "worker", *alone) as victim, dask(tmp_path, "worker", *alone):
            for number in (0, 1):
                wait_for("Registered to:", tmp_path / f"worker-{number}.log")
            program = subprocess.Popen(
                [*SIMULATE, "--cluster", address],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            assert program.stdout is not None
            for line in program.stdout:
                if json.loads(line)["done"] >= 3:
                    break
            victim.kill()
            assert json.loads(line)["done"] < GAMES / 2, "the run was over too soon to be disturbed"
            out, err = program.communicate(timeout=2 * PATIENCE)
    assert (program.returncode, err) == (0, "")
    *steps, answer = out.splitlines()
    counted = [json.loads(step)["done"] for step in steps]
    assert counted == sorted(counted)
    assert counted[-1] == GAMES
    # Here and now, one after the other: the same games.
    run = plan("connect-colors", ["easy", "random"], GAMES, 1)
    here = summary(run, [play_fixture(run.fixture(number)) for number in range(GAMES)])
    told = json.loads(answer)
    assert told["games"] == GAMES
    assert told["plies"]["mean"] == here.plies[1]
    assert [(each["wins"], each["mean_score"]) for each in told["bots"]] == [
        (each.wins, each.score) for each in here.standings
    ]
