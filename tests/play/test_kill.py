"""A program that is killed at any moment loses nothing that it has shown."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from boardroom.play.entries import read_story
from boardroom.play.open_games import list_broken, list_open
from boardroom.play.resume import resume
from tests.play.writer import state_of
from tests.tools import ROOT


def play_until_killed(folder: Path, rng: Random) -> list[dict]:
    """Let a child play, kill it or let it die in a write; what it acknowledged."""
    tear = rng.random() if rng.random() < 0.5 else -1.0
    arguments = [str(folder), str(rng.getrandbits(30)), str(tear)]
    command = [sys.executable, "-m", "tests.play.writer", *arguments]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as child:
        try:
            told = [child.stdout.readline()]
            if tear < 0:
                told += [child.stdout.readline() for _ in range(rng.randrange(40))]
                time.sleep(rng.random() * 0.01)
                child.kill()
            told += child.stdout.readlines()
        finally:
            child.kill()
    assert child.returncode == -9, "it was to play until it is killed"
    return [json.loads(line) for line in told if line.endswith(b"\n")]


def stand_after(path: Path, entries: int, copy: Path) -> dict:
    """How the game of this journal stood after its first so many entries."""
    story = read_story(path)
    copy.mkdir(exist_ok=True)
    place = copy / path.name
    place.write_bytes(b"".join(story.lines[: 1 + entries]))
    match = resume(place)
    found = state_of(match)
    match.close()
    shutil.rmtree(copy)
    return found


def kill_and_look(tmp_path: Path, rng: Random, kept: int) -> int:
    """One round; ``kept`` entries stood before. How many stand now."""
    folder = tmp_path / "journals"
    told = play_until_killed(folder, rng)
    assert list_broken(folder) == ()
    (listed,) = list_open(folder)
    story = read_story(listed.path)
    # One acknowledgement at the start of the child, one for each entry since.
    acknowledged = kept + len(told) - 1
    assert acknowledged <= len(story.entries) <= acknowledged + 1
    for place in {0, len(told) // 2, len(told) - 1}:
        assert stand_after(listed.path, kept + place, tmp_path / "copy") == told[place]
    assert listed.plies == (story.entries[-1].ply if story.entries else 0)
    return len(story.entries)


def test_every_acknowledged_entry_is_found_again_after_a_kill(tmp_path):
    rng = Random(20)
    kept = 0
    for _ in range(6):
        kept = kill_and_look(tmp_path, rng, kept)
    assert kept > 20


@pytest.mark.long
def test_every_acknowledged_entry_is_found_again_after_many_kills(tmp_path, seed, seconds):
    rng = Random(seed)
    end = time.monotonic() + seconds
    game = 0
    while time.monotonic() < end:
        game += 1
        kept = 0
        for _ in range(8):
            kept = kill_and_look(tmp_path / str(game), rng, kept)
        shutil.rmtree(tmp_path / str(game))
    assert game > 0
