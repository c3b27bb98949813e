"""`boardroom parts` with a whole game: export, plates, check, and being stopped."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import cad
from boardroom.base.words import message
from boardroom.cli.program import app
from cad.manifest import read_manifest
from cad.parts.connect_colors.ball import BALL
from cad.parts.connect_colors.frame import FRAME
from cad.sets import Line, PrintSet
from tests.cad.readers import read_3mf
from tests.cli.typed import MAIN
from tests.tools import ROOT, need_tool

SMALL = PrintSet(
    "small",
    "connect-colors",
    message("A frame and two balls"),
    (
        Line("frame", FRAME),
        Line("ball-red", BALL, {"colour": "red", "form": "flat"}, 2),
        Line("ball-blue", BALL, {"colour": "blue", "form": "flat"}),
    ),
)


@pytest.fixture(autouse=True)
def _small_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cad.SETS, "small", SMALL)


def parts(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["parts", *map(str, arguments)])


def complaint(run: Result) -> str:
    assert run.exit_code == 2, run.output
    assert run.stdout == ""
    (line,) = run.stderr.splitlines()
    return line


def files(folder: Path) -> list[str]:
    found = sorted(folder.rglob("*"))
    return [path.relative_to(folder).as_posix() for path in found if path.is_file()]


def test_all_that_a_game_needs_is_exported_with_a_manifest(tmp_path: Path):
    run = parts("export", "small", "--format", "stl,3mf", "--out", tmp_path, "--progress", "json")
    assert run.exit_code == 0, run.output
    *steps, end = map(json.loads, run.stdout.splitlines())
    assert [step["done"] for step in steps] == list(range(14))  # 1 + 3 lines x (2 + 2 files)
    assert {step["total"] for step in steps} == {13}
    assert steps[5]["doing"] == "Building: Ball (ball-red)"
    names = ["ball-blue", "ball-red", "frame"]
    made = [f"{name}.{format}" for name in names for format in ("3mf", "stl")]
    assert files(tmp_path) == sorted([*made, "manifest.json"])
    assert end["manifest"] == str(tmp_path / "manifest.json")
    assert len(end["files"]) == 6
    counts = {each.file: each.count for each in read_manifest(tmp_path).files}
    assert counts["ball-red.stl"] == counts["ball-red.3mf"] == 2
    assert counts["frame.stl"] == 1


def test_a_parameter_goes_to_every_line_that_has_it_and_is_in_the_manifest(tmp_path: Path):
    run = parts("export", "small", "--format", "stl", "--out", tmp_path, "--set", "diameter=16",
                "--set", "flat=10")  # fmt: skip
    assert run.exit_code == 0, run.output
    assert "2" in next(line for line in run.stdout.splitlines() if "ball-red" in line)
    sizes = {each.file: each.parameters.get("diameter") for each in read_manifest(tmp_path).files}
    assert sizes == {"frame.stl": None, "ball-red.stl": 16, "ball-blue.stl": 16}


def test_several_things_get_folders_and_parts_stay_above(tmp_path: Path):
    run = parts("export", "small", "ball", "--format", "stl", "--out", tmp_path, "--json")
    assert run.exit_code == 0, run.output
    assert files(tmp_path) == [
        "ball.stl",
        "manifest.json",
        *[f"small/{name}.stl" for name in ("ball-blue", "ball-red", "frame")],
    ]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["export", "small", "--out", "x.stl"], "--out x.stl: a file takes one part"),
        (["export", "small", "--format", "stl,obj"], "There is no format named obj"),
        (["export", "small", "--set", "cube=18"], "None of these parts has a parameter named cube"),
        (["export", "ball", "--assembly"], "ball has no assembly; those that have one are:"),
        (["export", "connect-colors", "--assembly", "--set", "pitch=17"], "leave out --set"),
        (["plates", "cup"], "There is no print set named cup; the sets are: connect-colors"),
        (["plates", "small", "--bed", "big"], "--bed big: expected two sides"),
        (["plates", "small", "--bed", "100x100"], "frame is "),
        (["list", "chess"], "chess"),
    ],
)
def test_wrong_input_is_one_line(arguments: list[str], says: str):
    assert says in complaint(parts(*arguments))


def test_plates_hold_the_whole_set_and_are_the_same_every_time(tmp_path: Path):
    for turn in ("one", "two"):
        run = parts("plates", "small", "--bed", "220x220", "--out", tmp_path / turn)
        assert run.exit_code == 0, run.output
    assert "plate-02-red: 2 × Red ball; 2 g," in run.stdout
    names = ["plate-01-brown", "plate-02-red", "plate-03-blue"]
    made = [f"{name}.{format}" for name in names for format in ("3mf", "stl")]
    assert files(tmp_path / "one") == ["manifest.json", *made]
    for name in files(tmp_path / "one"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    balls = read_3mf(tmp_path / "one" / "plate-02-red.3mf")
    assert [(each.name, each.colour) for each in balls] == [("Red ball", "#B42807")] * 2
    first, second = (each.solid.bounds for each in balls)
    assert second[0][0] - first[1][0] == pytest.approx(4, abs=0.01)
    assert (first[0][0] + second[1][0]) / 2 == pytest.approx(110, abs=0.05)
    run = parts("check", tmp_path / "one", "--no-slicer", "--json")
    assert run.exit_code == 0, run.output


def test_the_check_ends_with_1_and_a_line_for_each_file(tmp_path: Path):
    parts(
        "export", "ball", "--set", "form=flat", "--format", "all", "--manifest", "--out", tmp_path
    )
    (tmp_path / "ball.stl").write_bytes(b"damaged")
    run = parts("check", tmp_path, "--no-slicer")
    assert run.exit_code == 1
    assert run.stdout.splitlines() == [
        "ball.step: right",
        "ball.stl: WRONG: it is not the file that was exported; its SHA-256 differs",
        "ball.3mf: right",
        "3 files checked, 1 wrong.",
    ]
    (tmp_path / "manifest.json").unlink()
    assert complaint(parts("check", tmp_path)) == (
        f"{tmp_path} has no manifest.json: no export of a game ended there."
    )


def started(*arguments: str, path: str = "") -> subprocess.Popen[str]:
    """A command as the window starts it: in a process group of its own."""
    return subprocess.Popen(
        [sys.executable, "-c", MAIN, "parts", *arguments, "--progress", "json"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PATH": os.pathsep.join(filter(None, (path, os.environ["PATH"])))},
    )


def check_stopped(child: subprocess.Popen[str]) -> None:
    _, err = child.communicate(timeout=300)
    assert child.returncode == 128 + signal.SIGTERM
    assert err == "Stopped.\n"
    with pytest.raises(ProcessLookupError):  # nobody is left in the group
        os.killpg(child.pid, 0)


def test_a_stopped_export_of_several_parts_leaves_nothing(tmp_path: Path):
    child = started("export", "ball", "frame", "--format", "all", "--out", str(tmp_path))
    assert child.stdout is not None
    while json.loads(child.stdout.readline())["doing"] != "Building: Frame":
        assert child.poll() is None
    os.killpg(child.pid, signal.SIGTERM)
    check_stopped(child)
    assert files(tmp_path) == []


def test_a_stopped_check_takes_its_slicer_along(tmp_path: Path):
    need_tool("sleep")
    out, tools = tmp_path / "out", tmp_path / "tools"
    parts("export", "ball", "--format", "stl", "--manifest", "--out", out)
    tools.mkdir()
    (tools / "prusa-slicer").write_text(f"#!/bin/sh\ntouch {tmp_path}/begun\nexec sleep 600\n")
    (tools / "prusa-slicer").chmod(0o755)
    child = started("check", str(out), path=str(tools))
    while not (tmp_path / "begun").exists():
        assert child.poll() is None
    os.kill(child.pid, signal.SIGTERM)  # the command alone, not its group
    check_stopped(child)
