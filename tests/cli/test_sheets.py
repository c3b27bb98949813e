"""``boardroom sheets`` as a person types it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pikepdf
import pytest

from sheets import SHEETS
from tests.cli.typed import MAIN, boardroom, complaint, typed
from tests.tools import ROOT, run_python

SETTINGS = ("paper", "copies", "ink-saver", "lang", "per-page", "names", "solo", "fillable")
"""What can be chosen for player sheets."""


def refused(*arguments: str | Path) -> str:
    """The one line with which wrong use is refused."""
    return complaint(typed("sheets", "export", *arguments))


def test_the_list_names_sheets_settings_and_ranges() -> None:
    done = typed("sheets", "list")
    assert (done.returncode, done.stderr) == (0, "")
    for word in ("player-sheet", "Connnect player sheet", "a4 or letter", "1 to 500", "ink-saver"):
        assert word in done.stdout


def test_the_list_for_programs_loads_no_pdf_library() -> None:
    done = run_python(
        "import sys\n"
        "sys.argv = ['boardroom', 'sheets', 'list', '--json']\n"
        "from boardroom.cli import main\n"
        "try: main()\n"
        "except SystemExit as end: assert not end.code\n"
        "for heavy in ('reportlab', 'OCP', 'cadquery', 'PySide6', 'rich'):\n"
        "    assert heavy not in sys.modules, heavy\n"
    )
    assert done.returncode == 0, done.stderr
    sheet, *others = json.loads(done.stdout)
    assert [sheet["id"], *(each["id"] for each in others)] == list(SHEETS)
    assert (sheet["id"], sheet["games"]) == ("player-sheet", ["connnect"])
    settings = {each["name"]: each for each in sheet["settings"]}
    assert [choice["value"] for choice in settings["paper"]["choices"]] == ["a4", "letter"]
    assert settings["copies"]["range"] == [1, 500]
    assert settings["ink-saver"]["default"] == "no"


def test_a_hundred_letter_sheets_go_into_the_named_file(tmp_path: Path) -> None:
    file = tmp_path / "pad.pdf"
    done = boardroom(
        *("sheets", "export", "player-sheet"),
        *("--copies", "100", "--paper", "letter", "--out", file),
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Wrote {file}\n", "")
    with pikepdf.open(file) as pdf:
        assert len(pdf.pages) == 100
        assert [float(edge) for edge in pdf.pages[0].MediaBox] == [0, 0, 612, 792]
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_gets_a_file_named_after_the_sheet(tmp_path: Path) -> None:
    done = typed(
        *("sheets", "export", "player-sheet", "--set", "ink-saver=yes"),
        *("--out", tmp_path / "new", "--json"),
    )
    assert (done.returncode, done.stderr) == (0, "")
    file = tmp_path / "new" / "player-sheet.pdf"
    assert json.loads(done.stdout) == {"files": [str(file)]}
    assert file.read_bytes().startswith(b"%PDF")


def test_progress_is_told_in_lines_that_a_program_reads(tmp_path: Path) -> None:
    done = typed(
        *("sheets", "export", "player-sheet", "--copies", "3"),
        *("--out", tmp_path, "--progress", "json"),
    )
    *steps, last = map(json.loads, done.stdout.splitlines())
    assert [(step["done"], step["total"]) for step in steps] == [(1, 3), (2, 3), (3, 3)]
    assert last == {"files": [str(tmp_path / "player-sheet.pdf")]}


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("card",), f"There is no sheet named card; the sheets are: {', '.join(SHEETS)}."),
        (
            ("player-sheet", "--paper", "a5"),
            "There is no paper named a5; the papers are: a4, letter.",
        ),
        (("player-sheet", "--copies", "0"), "copies=0: expected 1 to 500."),
        (("player-sheet", "--copies", "many"), "copies=many: expected 1 to 500."),
        (("player-sheet", "--copies", "a\nb"), "copies=a\\nb: expected 1 to 500."),
        (
            ("player-sheet", "--set", "ink=no"),
            f"There is no setting named ink; the settings are: {', '.join(SETTINGS)}.",
        ),
        (("player-sheet", "--set", "ink-saver"), "--set ink-saver: expected NAME=VALUE."),
        (
            ("player-sheet", "--copies", "2", "--set", "copies=3"),
            "--set copies is given twice.",
        ),
    ],
)
def test_wrong_use_is_refused_in_one_line_that_lists_what_is_known(
    tmp_path: Path, arguments: tuple[str, ...], line: str
) -> None:
    assert refused(*arguments, "--out", tmp_path) == line
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_is_named_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "taken").write_bytes(b"")
    file = tmp_path / "taken" / "sheets.pdf"
    assert refused("player-sheet", "--out", file).startswith(f"Cannot write {file}: ")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_export_leaves_nothing(tmp_path: Path, number: signal.Signals) -> None:
    process = subprocess.Popen(
        [
            *(sys.executable, "-c", MAIN, "sheets", "export", "player-sheet"),
            *("--copies", "500", "--progress", "json", "--out", str(tmp_path)),
        ],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # The pipe is read no further after the first step, so the work cannot get ahead of us.
        pipesize=4096,
    )
    with process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert json.loads(process.stdout.readline())["done"] == 1
        os.kill(process.pid, number)
        process.stdout.read()
        assert process.wait(timeout=30) == 128 + number
        assert process.stderr.read() == "Stopped.\n"
    assert list(tmp_path.iterdir()) == []
