"""`boardroom parts` as a person and as a program use it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cad import PARTS
from tests.cli.typed import MAIN, boardroom, complaint, typed
from tests.tools import ROOT, run_python


def test_the_list_shows_each_part_with_its_parameters():
    run = typed("parts", "list", "connect-colors")
    assert run.returncode == 0, run.stderr
    assert "ball  Ball  (connect-colors)" in run.stdout
    rows = {line.split()[0]: line for line in run.stdout.splitlines() if line.strip()}
    assert "14" in rows["diameter"]
    assert "10 to 20 mm" in rows["diameter"]
    assert "whole, flat, halves" in rows["form"]


def test_the_list_is_there_for_programs_too():
    run = typed("parts", "list", "--json")
    assert run.returncode == 0, run.stderr
    (ball,) = [part for part in json.loads(run.stdout) if part["id"] == "ball"]
    assert ball["title"] == "Ball"
    assert ball["games"] == ["connect-colors"]
    parameters = {each["name"]: each for each in ball["parameters"]}
    assert parameters["flat"] == {
        "name": "flat",
        "kind": "number",
        "title": "Flat",
        "help": "Diameter of the flat to stand on; wide enough that no slope needs supports.",
        "default": 8.0,
        "low": 5,
        "high": 19,
        "unit": "mm",
        "needs": {"form": "flat"},
    }
    assert parameters["form"]["kind"] == "choice"
    assert [each["value"] for each in parameters["form"]["choices"]] == ["whole", "flat", "halves"]


def test_listing_loads_no_cad_library():
    run = run_python(
        "import sys; from boardroom.cli.program import app\n"
        "try: app(['parts', 'list', '--json'])\n"
        "except SystemExit: pass\n"
        "print(sorted({'OCP', 'cadquery', 'lib3mf', 'PySide6', 'reportlab'} & set(sys.modules)))"
    )
    assert run.stdout.splitlines()[-1] == "[]", run.stderr


def test_a_part_is_exported_in_all_formats_and_told_line_by_line(tmp_path: Path):
    run = boardroom(
        *["parts", "export", "ball", "--format", "all", "--out", tmp_path],
        *["--set", "form=flat", "--set", "diameter=16", "--set", "flat=10", "--progress", "json"],
    )
    assert run.returncode == 0, run.stderr
    *steps, end = [json.loads(line) for line in run.stdout.splitlines()]
    assert [(step["done"], step["total"]) for step in steps] == [(n, 6) for n in range(7)]
    assert steps[0]["doing"] == "Starting CadQuery"
    files = [str(tmp_path / f"ball.{format}") for format in ("step", "stl", "3mf")]
    assert end["files"] == files
    assert end["parts"] == [
        {"id": "ball", "supports": False, "note": "Print without supports, flat side down."}
    ]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ball.3mf", "ball.step", "ball.stl"]
    assert run.stderr == ""


def test_a_file_name_decides_the_format(tmp_path: Path):
    run = typed("parts", "export", "ball", "--out", tmp_path / "new" / "my.stl")
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines()[0] == f"Wrote {tmp_path}/new/my.stl"
    assert "supports" in run.stdout.splitlines()[1]
    data = (tmp_path / "new" / "my.stl").read_bytes()
    assert len(data) == 84 + 50 * int.from_bytes(data[80:84], "little")


def test_without_a_format_a_folder_gets_3mf_and_programs_get_the_names(tmp_path: Path):
    run = typed("parts", "export", "ball", "--json", "--out", tmp_path)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)["files"] == [str(tmp_path / "ball.3mf")]


WRONG = {
    "part": (["cup"], f"There is no part named cup; the parts are: {', '.join(PARTS)}."),
    "format": (
        ["ball", "--format", "obj"],
        "There is no format named obj; the formats are: step, stl, 3mf.",
    ),
    "parameter": (
        ["ball", "--set", "radius=7"],
        "ball has no parameter named radius; it has form, diameter, flat, pin, fit, colour.",
    ),
    "value": (
        ["ball", "--set", "diameter=50"],
        "diameter=50: expected a number from 10 to 20 mm.",
    ),
    "line break": (
        ["ball", "--set", "diameter=5\n0"],
        "diameter=5\\n0: expected a number from 10 to 20 mm.",
    ),
    "nan": (["ball", "--set", "diameter=nan"], "diameter=nan: expected a number from 10 to 20 mm."),
    "no value": (["ball", "--set", "flat"], "--set flat: expected NAME=VALUE."),
    "twice": (["ball", "--set", "pin=2", "--set", "pin=3"], "--set pin is given twice."),
    "file for three": (
        ["ball", "--out", "x.stl", "--format", "all"],
        "--out x.stl: a file takes one part in its own format; name a folder instead.",
    ),
    "file of another format": (
        ["ball", "--out", "x.stl", "--format", "step"],
        "--out x.stl: a file takes one part in its own format; name a folder instead.",
    ),
}


@pytest.mark.parametrize(("arguments", "says"), WRONG.values(), ids=WRONG.keys())
def test_wrong_input_is_one_line(arguments: list[str], says: str):
    assert complaint(typed("parts", "export", *arguments)) == says


def test_a_place_that_cannot_be_written_is_one_line(tmp_path: Path):
    (tmp_path / "file").write_text("not a folder")
    run = typed("parts", "export", "ball", "--out", tmp_path / "file" / "in")
    assert complaint(run) == f"Cannot write {tmp_path}/file/in/ball.3mf: Not a directory."
    assert (tmp_path / "file").read_text() == "not a folder"


REFUSED = """
import contextlib, io, os, resource, signal, sys
from boardroom.cli.program import app
rehearsal, full, closed, *arguments = sys.argv[1:]

def export(folder):
    with contextlib.suppress(SystemExit):
        app([*arguments, folder])

# Once where nothing is in the way: what is imported late may be out of reach for `nobody`.
with contextlib.redirect_stdout(io.StringIO()):
    export(rehearsal)
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
sys.dont_write_bytecode = True  # which would be cut short
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, resource.RLIM_INFINITY))
export(full)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
if os.geteuid() == 0:
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
app([*arguments, closed])
"""


def test_a_disk_that_refuses_is_one_line_and_leaves_nothing(tmp_path: Path):
    rehearsal, full, closed = (tmp_path / name for name in ("rehearsal", "full", "closed"))
    full.mkdir()
    closed.mkdir(mode=0o555)
    export = ["parts", "export", "ball", "--format", "all", "--out"]
    run = run_python(REFUSED, *map(str, (rehearsal, full, closed)), *export)
    assert len(list(rehearsal.iterdir())) == 3
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.splitlines() == [
        f"Cannot write {full}/ball.step: File too large.",
        f"Cannot write {closed}/ball.step: Permission denied.",
    ]
    assert [*full.iterdir(), *closed.iterdir()] == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_export_leaves_nothing(number: signal.Signals, tmp_path: Path):
    arguments = ["parts", "export", "ball", "--format", "all", "--out", str(tmp_path)]
    child = subprocess.Popen(
        [sys.executable, "-c", MAIN, *arguments, "--progress", "json"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    assert json.loads(child.stdout.readline())["done"] == 0  # CadQuery is being loaded
    os.kill(child.pid, number)
    out, err = child.communicate(timeout=300)
    assert child.returncode == 128 + number
    assert err == "Stopped.\n"
    assert "files" not in out
    assert list(tmp_path.iterdir()) == []
