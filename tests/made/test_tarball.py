"""The archive for any Linux, as a person meets it: unpacked, installed, used and removed."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from linux import tarball

pytestmark = [pytest.mark.made, pytest.mark.timeout(1200)]

Run = Callable[..., str]


@pytest.fixture
def archive(bundle: Path) -> Path:
    file: Path = bundle.parent / tarball.file_name()
    if not file.is_file():
        pytest.fail(f"there is no {file}: `make tarball` makes it", pytrace=False)
    return file


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs a program for a person whose home is a folder of the test; what it says."""
    home = tmp_path / "at home"
    home.mkdir()
    own = {"HOME": str(home), "PATH": os.environ["PATH"], "QT_QPA_PLATFORM": "offscreen"}

    def ran(*words: str | Path) -> str:
        done = subprocess.run(words, env=own, capture_output=True, encoding="utf-8", check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return ran


def test_it_is_installed_works_and_leaves_nothing_behind(
    archive: Path, run: Run, tmp_path: Path
) -> None:
    run("tar", "-xzf", archive, "-C", tmp_path)
    prefix = tmp_path / "installed here"
    run(tmp_path / archive.name.removesuffix(".tar.gz") / "install.sh", "--prefix", prefix)
    told = json.loads(run(prefix / "bin" / "boardroom", "selftest", "--json"))
    found = {check["name"]: check["found"] for check in told["checks"]}
    assert told["right"] is True
    assert str(prefix) in found["program"]
    run(prefix / "lib" / "boardroom" / "uninstall.sh")
    assert [path for path in prefix.rglob("*") if not path.is_dir()] == []
