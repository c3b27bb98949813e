"""The floors of the house: the contracts in pyproject.toml hold, and they bite."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools import ROOT, run_python

ROOMS = ("boardroom", "cad", "sheets")

# Imports too many, and the contracts that must refuse them: one each in every trial.
TRIALS: list[dict[str, str]] = [
    {
        "boardroom/bots/__init__.py: import cad": "only from floors below",
        "boardroom/base/errors.py: import msgspec": "standard library and platformdirs",
        "boardroom/games/game.py: import PySide6.QtCore": "Only window and scenes know Qt",
        "boardroom/cli/__init__.py: import PySide6.QtWidgets": "touches no Qt itself",
        "cad/export.py: import cadquery": "only door to CadQuery",
        "cad/__init__.py: import reportlab.pdfgen": "Only sheets knows ReportLab",
        "boardroom/cli/common.py: import trimesh": "Only cad handles meshes",
        "boardroom/window/pace.py: import miniaudio": "only door to the loudspeaker",
        "boardroom/play/simulate/game.py: import distributed": "only door to Dask",
        "boardroom/play/__init__.py: import rich": "talks to a terminal",
    },
    {
        "boardroom/base/errors.py: import boardroom.games.game": "only from floors below",
        "boardroom/window/__init__.py: import OCP.gp": "only door to CadQuery",
    },
    {"boardroom/games/game.py: import boardroom.bots": "only from floors below"},
    {"sheets/__init__.py: import boardroom.play": "only from floors below"},
    {"boardroom/play/__init__.py: import boardroom.scenes": "Only window and scenes know Qt"},
]


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    """Check the contracts of a checkout without trusting what an earlier check remembered."""
    return subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-logo", "--no-cache"],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_every_room_imports_only_what_its_floor_allows() -> None:
    result = lint(ROOT)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize("trial", TRIALS, ids=range(1, len(TRIALS) + 1))
def test_a_trespass_is_refused(trial: dict[str, str], tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for room in ROOMS:
        shutil.copytree(ROOT / room, tmp_path / room, ignore=shutil.ignore_patterns("__pycache__"))
    for trespass in trial:
        name, line = trespass.split(": ")
        with (tmp_path / name).open("a", encoding="utf-8") as file:
            file.write(f"\n{line}\n")
    result = lint(tmp_path)
    assert result.returncode == 1
    broken = [line for line in result.stdout.splitlines() if " BROKEN" in line]
    assert len(broken) == len(trial)
    for trespass, contract in trial.items():
        assert any(contract in line for line in broken)
        name, line = trespass.split(": ")
        importer = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        imported = line.removeprefix("import ")
        assert f"{importer} -> {imported.split('.')[0]}" in result.stdout


@pytest.mark.parametrize(
    "module",
    ["boardroom.games", "boardroom.bots", "boardroom.play", "boardroom.cli", "cad", "sheets"],
)
def test_a_room_without_a_screen_loads_neither_qt_nor_cad_nor_pdf(module: str) -> None:
    loaded = run_python(
        f"import sys, {module}\n"
        "print(*sorted({name.split('.')[0] for name in sys.modules}"
        " & {'PySide6', 'shiboken6', 'OCP', 'cadquery', 'reportlab'}))"
    )
    assert loaded.returncode == 0, loaded.stderr
    assert loaded.stdout.split() == []


OPEN_THE_WINDOW = """
import sys
from PySide6.QtWidgets import QApplication

def wait(*_self):
    print(sum(each.isVisible() for each in QApplication.topLevelWidgets()), "window")
    print(*sorted({name.split(".")[0] for name in sys.modules} & set(sys.argv[1:])))
    return 0

QApplication.exec = wait
from boardroom.window.app import run
sys.exit(run(None))
"""


def test_the_open_window_has_loaded_neither_cad_nor_pdf_nor_the_loudspeaker() -> None:
    """The program runs as a person starts it, up to the moment when it waits for them."""
    heavy = ("OCP", "cadquery", "lib3mf", "miniaudio", "reportlab", "trimesh")
    opened = run_python(OPEN_THE_WINDOW, *heavy)
    assert opened.returncode == 0, opened.stderr
    assert opened.stdout == "1 window\n\n"
