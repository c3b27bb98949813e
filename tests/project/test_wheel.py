"""What an installation holds: the three packages and the resources, and nothing of the workshop."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.tools import ROOT


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (built,) = folder.iterdir()
    return built


def test_the_wheel_holds_every_module_and_resource_and_nothing_else(wheel: Path) -> None:
    expected = set()
    for room in ("boardroom", "cad", "sheets", "resources"):
        for file in (ROOT / room).rglob("*"):
            if file.is_file() and file.suffix != ".pyc":
                path = file.relative_to(ROOT).as_posix()
                expected.add(path if room != "resources" else f"boardroom/{path}")
    held = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert held == expected


def test_the_wheel_names_its_commands_and_brings_its_licence(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (info,) = {name.split("/")[0] for name in archive.namelist() if ".dist-info/" in name}
    commands = archive.read(f"{info}/entry_points.txt").decode()
    assert "boardroom = boardroom.cli:main" in commands
    assert "boardroom-window = boardroom.cli:window_main" in commands
    assert archive.read(f"{info}/licenses/LICENSE") == (ROOT / "LICENSE").read_bytes()


def test_an_installed_wheel_finds_its_own_resources(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    asked = subprocess.run(
        [sys.executable, "-c", "import boardroom.base.resources as r; print(r.root())"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        check=True,
        capture_output=True,
        text=True,
    )
    assert Path(asked.stdout.strip()) == tmp_path / "boardroom" / "resources"
