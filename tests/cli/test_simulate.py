"""``boardroom simulate``: what it answers, what it refuses, and how it ends when it is stopped."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from boardroom.cli.program import run
from boardroom.play.record import read_record, replay
from tests.cli.typed import MAIN
from tests.tools import ROOT

TIMES = re.compile(r'"(turn_\w+|\w*seconds|moves_per_second)": [-+.e\d]+')


@pytest.fixture
def simulate(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Type the command; its exit code, and the two things it says."""

    def typed(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["boardroom", "simulate", *words])
        code = run()
        return code, *capsys.readouterr()

    return typed


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess", "--seats", "easy"], "Unknown game chess: known are connect-colors,"),
        (["choconnect"], "boardroom simulate: Missing option '--seats'."),
        (
            ["choconnect", "--seats", "easy,great"],
            "--seats easy,great: Unknown bot great: known are random, easy, medium, hard.",
        ),
        (
            ["choconnect", "--seats", "easy,"],
            "--seats easy,: Unknown bot : known are random, easy, medium, hard.",
        ),
        (
            ["choconnect", "--seats", "easy"],
            "--seats easy: Choconnect has 2 to 4 seats, not 1.",
        ),
        (
            ["choconnect", "--seats", "easy,easy", "--option", "speed=1"],
            "--option: Unknown option speed: known are tiles, first, rounds.",
        ),
        (
            ["choconnect", "--seats", "easy,easy", "--option", "speed"],
            "--option speed: expected NAME=VALUE.",
        ),
        (
            ["choconnect", "--seats", "easy,easy", "--option", "tiles=D1"],
            "--option: tiles='D1': expected counts such as D12M12W12",
        ),
        (["choconnect", "--seats", "easy,easy", "--games", "0"], "'--games'"),
        (["choconnect", "--seats", "easy,easy", "--jobs", "0"], "'--jobs'"),
        (["choconnect", "--seats", "easy,easy", "--seed", "-1"], "'--seed'"),
        (["choconnect", "--seats", "easy,easy", "--csv", "--json"], "--csv and JSON are two"),
        (
            ["choconnect", "--seats", "easy,easy", "--jobs", "1", "--cluster", "127.0.0.1:1"],
            "--jobs is for this machine",
        ),
        (
            ["choconnect", "--seats", "easy,easy", "--cluster", "nowhere"],
            "Cluster nowhere: no scheduler answers",
        ),
    ],
)
def test_what_cannot_be_played_is_one_line(simulate: Any, words: list[str], told: str) -> None:
    code, out, err = simulate(*words)
    assert (code, out) == (2, "")
    (line,) = err.splitlines()
    assert told in line


def test_no_saved_game_is_written_over(simulate: Any, tmp_path: Path) -> None:
    kept = tmp_path / "choconnect-03.boardroom"
    kept.write_text("mine")
    words = ("choconnect", "--seats", "easy,easy", "--games", "20", "--records", str(tmp_path))
    code, out, err = simulate(*words)
    assert (code, out) == (2, "")
    assert err == f"--records {tmp_path}: choconnect-03.boardroom is there already.\n"
    assert kept.read_text() == "mine"
    assert list(tmp_path.iterdir()) == [kept]


def test_a_folder_for_records_that_cannot_be_is_one_line(simulate: Any, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    words = ("choconnect", "--seats", "easy,easy", "--records", str(file))
    assert simulate(*words) == (2, "", f"Cannot write {file}: Not a directory.\n")


def test_the_answer_is_the_same_however_many_play(simulate: Any, tmp_path: Path) -> None:
    words = ("colorpop", "--seats", "easy,random,medium", "--games", "8", "--seed", "5")
    code, one, _ = simulate(*words, "--jobs", "1", "--json")
    assert code == 0
    code, two, _ = simulate(*words, "--jobs", "2", "--json", "--records", str(tmp_path))
    assert code == 0
    assert TIMES.sub("", one) == TIMES.sub("", two)
    answer = json.loads(one)
    assert (answer["game"], answer["games"], answer["seed"]) == ("colorpop", 8, 5)
    assert answer["seats"] == ["easy", "random", "medium"]
    assert sum(each["wins"] for each in answer["bots"]) == pytest.approx(8)
    for each in answer["bots"]:
        assert 0 <= each["low"] <= each["share"] == each["wins"] / 8 <= each["high"] <= 1
    # Each game is saved, and the saves say what the answer says.
    records = [replay(read_record(file)) for file in sorted(tmp_path.iterdir())]
    assert len(records) == 8
    assert [each.record.seats[0].bot for each in records] == [
        *("easy", "random", "medium"),
        *("easy", "random", "medium"),
        *("easy", "random"),
    ]
    plies = [len(each.moves) for each in records]
    assert answer["plies"] == {"least": min(plies), "mean": sum(plies) / 8, "most": max(plies)}
    points = [
        score
        for each in records
        for seat, score in zip(each.record.seats, each.states[-1].scores(), strict=True)
        if seat.bot == "medium"
    ]
    assert answer["bots"][2]["mean_score"] == pytest.approx(sum(points) / 8)


def test_a_spreadsheet_has_a_line_a_game(simulate: Any) -> None:
    words = ("choconnect", "--seats", "easy,random", "--games", "5", "--jobs", "1", "--csv")
    code, out, err = simulate(*words, "--option", "first=1")
    assert (code, err) == (0, "")
    rows = list(csv.DictReader(io.StringIO(out)))
    assert [row["game"] for row in rows] == ["1", "2", "3", "4", "5"]
    assert [row["bot_1"] for row in rows] == ["easy", "random", "easy", "random", "easy"]
    assert {row["first"] for row in rows} == {"1"}
    assert {float(row["share_1"]) + float(row["share_2"]) for row in rows} == {1.0}


def test_a_person_reads_a_table(simulate: Any) -> None:
    code, out, err = simulate("connnect", "--seats", "random", "--games", "2", "--jobs", "1")
    assert (code, err) == (0, "")
    assert out.startswith("Connnect: 2 games of random, seed 1\n")
    assert "Wins" not in out  # nobody to win against
    code, out, err = simulate("choconnect", "--seats", "easy,random", "--games", "4", "--jobs", "1")
    assert (code, err) == (0, "")
    shares = re.findall(r"(\w+) +(\d) +(\d+\.0) % \((\d+\.\d) - (\d+\.\d) %\)", out)
    assert [name for name, *_ in shares] == ["easy", "random"]
    assert sum(float(share) for _, _, share, _, _ in shares) == 100
    assert max(map(len, out.splitlines())) <= 80


def test_no_figure_is_cut_where_the_terminal_is_narrow(
    simulate: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    code, out, _ = simulate("choconnect", "--seats", "random,easy", "--games", "2", "--jobs", "1")
    assert code == 0
    rows = re.findall(r"^ +(\w+) +[\d.]+ +[\d.]+ % \([\d.]+ - [\d.]+ %\) +[\d.]+ ± ", out, re.M)
    assert rows == ["random", "easy"]
    assert "…" not in out


def test_ctrl_c_ends_every_process_and_says_what_was_finished(tmp_path: Path) -> None:
    words = ["choconnect", "--seats", "random,random", "--games", "99999", "--jobs", "2"]
    words += ["--progress", "json", "--records", str(tmp_path)]
    program = subprocess.Popen(
        [sys.executable, "-c", MAIN, "simulate", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a group of its own, as a terminal gives
    )
    assert program.stdout is not None
    assert program.stderr is not None
    for line in program.stdout:
        if json.loads(line)["done"] >= 3:
            break
    os.killpg(program.pid, signal.SIGINT)
    out, err = program.communicate(timeout=60)
    assert program.returncode == 130
    counted, stopped = err.splitlines()
    assert stopped == "Stopped."
    finished = int(re.fullmatch(r"(\d+) games of 99999 were finished\.", counted)[1])
    assert finished >= 3
    assert all("done" in json.loads(line) for line in out.splitlines())  # and no answer
    files = sorted(tmp_path.iterdir())
    assert len(files) == finished
    for file in (files[0], files[-1]):
        assert replay(read_record(file)).result is not None
    patience = time.monotonic() + 30
    while True:  # the helper of multiprocessing goes a moment later
        try:
            os.killpg(program.pid, 0)
        except ProcessLookupError:
            break
        assert time.monotonic() < patience, "processes are left"
        time.sleep(0.02)
