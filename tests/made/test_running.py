"""The bundle does what the checkout does: the same files, and windows on the same screens."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardroom.games import game
from boardroom.play.record import write_record
from boardroom.play.simulate import bots_game
from tests.tools import need_tool, run_seed
from tests.unseen import Screen, unseen_screen

PATIENCE = 600
"""Seconds that one call may take on a busy machine."""
LANGUAGES = ("en", "de", "ru")

pytestmark = [pytest.mark.made, pytest.mark.timeout(2 * PATIENCE)]


@pytest.fixture
def screen() -> Iterator[Screen]:
    need_tool("Xvfb")
    with unseen_screen() as found:
        yield found


@pytest.fixture(scope="module")
def checkout() -> Path:
    """The program that the environment of the checkout has installed."""
    return Path(sysconfig.get_path("scripts")) / "boardroom"


def run(program: Path, *words: str | Path, **variables: str) -> str:
    """Let a program do something; what it says."""
    done = subprocess.run(
        [program, *words],
        env={**os.environ, **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def self_test(program: Path, **variables: str) -> dict[str, str]:
    """What the self-test of a program finds, by the name of the check."""
    told = json.loads(run(program, "selftest", "--json", **variables))
    assert told["right"] is True
    return {check["name"]: check["found"] for check in told["checks"]}


def contents(folder: Path) -> dict[str, bytes]:
    """The files of a folder by their places in it."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


@pytest.mark.parametrize("which", ["bundle", "checkout"])
def test_all_of_it_works_without_a_screen(which: str, checkout: Path, bundle: Path) -> None:
    program = bundle / "boardroom" if which == "bundle" else checkout
    found = self_test(program, QT_QPA_PLATFORM="offscreen")
    assert found["screen"].startswith("offscreen:")
    assert ("bundle" in found["program"]) is (which == "bundle")


@pytest.mark.parametrize("which", ["bundle", "checkout"])
def test_all_of_it_works_on_a_screen_of_x11(
    which: str, checkout: Path, bundle: Path, screen: Screen
) -> None:
    program = bundle / "boardroom" if which == "bundle" else checkout
    found = self_test(program, **screen.variables())
    assert found["screen"].startswith("xcb:")


def test_it_draws_the_same_sheets(bundle: Path, checkout: Path, tmp_path: Path) -> None:
    for program, name in ((bundle / "boardroom", "bundle"), (checkout, "checkout")):
        for language in LANGUAGES:
            place = tmp_path / name / language
            run(program, "sheets", "export", "all", "--lang", language, "--out", place)
    files = contents(tmp_path / "bundle")
    assert len(files) >= len(LANGUAGES) * 3
    assert len({data for place, data in files.items() if place.endswith("player-sheet.pdf")}) == 3
    assert files == contents(tmp_path / "checkout")


def test_it_builds_the_same_parts(bundle: Path, checkout: Path, tmp_path: Path) -> None:
    words = ("parts", "export", "all", "--format", "step,stl,3mf", "--out")
    run(bundle / "boardroom", *words, tmp_path / "bundle")
    run(checkout, *words, tmp_path / "checkout")
    files = contents(tmp_path / "bundle")
    assert {Path(place).suffix for place in files} >= {".step", ".stl", ".3mf"}
    assert files == contents(tmp_path / "checkout")


def test_one_that_runs_goes_on_when_its_file_is_replaced(bundle: Path, tmp_path: Path) -> None:
    """As a package does it that is upgraded: modules that are loaded later are still its own."""
    folder, newer, out = (tmp_path / name for name in ("boardroom", "newer", "out"))
    shutil.copytree(bundle, folder, symlinks=True, copy_function=os.link)
    newer.write_bytes(bytes(1_000_000))
    words: list[str | Path] = [folder / "boardroom", "tour", "--out", out, "--progress", "json"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as running:
        assert running.stdout is not None
        assert b'"done": 0' in running.stdout.readline()
        newer.replace(folder / "boardroom")
        told, _ = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0, told.decode()
    assert [path.suffix for path in (out / "sheets").iterdir()] == [".pdf"]


def test_it_lays_parts_on_plates_and_checks_them(bundle: Path, tmp_path: Path) -> None:
    program = bundle / "boardroom"
    run(program, "parts", "plates", "choconnect", "--out", tmp_path)
    run(program, "parts", "check", tmp_path, "--no-slicer")


def test_what_it_starts_is_not_led_to_its_libraries(bundle: Path, tmp_path: Path) -> None:
    run(bundle / "boardroom", "parts", "plates", "choconnect", "--out", tmp_path)
    slicer, seen = tmp_path / "prusa-slicer", tmp_path / "seen"
    slicer.write_text(f"#!/bin/sh\nenv >'{seen}'\nexit 1\n")
    slicer.chmod(0o755)
    subprocess.run(
        [bundle / "boardroom", "parts", "check", tmp_path],
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "LD_LIBRARY_PATH": "/own"},
        timeout=PATIENCE,
        check=False,
    )
    lines = seen.read_text().splitlines()
    assert "LD_LIBRARY_PATH=/own" in lines
    assert not [line for line in lines if "_internal" in line or line.startswith("_PYI")]


def test_its_bots_play_the_same_games_in_two_processes(
    bundle: Path, checkout: Path, tmp_path: Path
) -> None:
    words = ("simulate", "colorpop", "--seats", "medium,easy", "--games", "6", "--jobs", "2")
    saves = []
    for program, name in ((bundle / "boardroom", "bundle"), (checkout, "checkout")):
        run(program, *words, "--progress", "none", "--records", tmp_path / name)
        files = contents(tmp_path / name)
        # Apart from the moment when it was saved.
        saves.append({place: re.sub(rb'"saved": "[^"]+"', b"", files[place]) for place in files})
    assert len(saves[0]) == 6
    assert saves[0] == saves[1]


def test_it_plays_the_tour_and_replays_what_it_saved(bundle: Path, tmp_path: Path) -> None:
    program = bundle / "boardroom"
    run(program, "tour", "--out", tmp_path, QT_QPA_PLATFORM="offscreen")
    saves = sorted(tmp_path.rglob("*.boardroom"))
    assert len(saves) == 5
    for save in saves:
        assert run(program, "replay", save)
    assert all(path.stat().st_size > 10_000 for path in tmp_path.rglob("*.png"))
    assert len(list(tmp_path.rglob("window.png"))) == 5


def test_its_window_opens_a_save_and_ends_without_a_word(
    bundle: Path, screen: Screen, tmp_path: Path
) -> None:
    save = tmp_path / "Über uns & wir.boardroom"
    match = bots_game(game("domino3d"), game("domino3d").Options(), ["easy", "easy"], run_seed())
    write_record(save, match.record())
    with subprocess.Popen(
        [bundle / "boardroom-window", save],
        env={**os.environ, **screen.variables()},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as window:
        end = time.monotonic() + PATIENCE
        while not screen.painted() and window.poll() is None and time.monotonic() < end:
            time.sleep(0.05)
        seen = screen.painted()
        window.terminate()  # as the end of a session does
        said, _ = window.communicate(timeout=PATIENCE)
    assert (seen, said, window.returncode) == (True, b"", 0)
