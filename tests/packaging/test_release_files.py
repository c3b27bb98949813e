"""What goes beside the packages of a release."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import system
from boardroom import __version__
from release import files
from tests.tools import ROOT, need_tool


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a small file in the place of each package."""
    for pattern in files.KINDS:
        start = (
            f"boardroom_{__version__}-1" if pattern.startswith("*_") else f"boardroom-{__version__}"
        )
        (tmp_path / pattern.replace("*", start)).write_bytes(pattern.encode())
    return tmp_path


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    own = {**os.environ, "PYTHONPATH": str(ROOT / "packaging")}
    script = [sys.executable, "-m", "release.files", folder, *words]
    return subprocess.run(script, env=own, capture_output=True, text=True)


def test_the_sums_are_those_that_sha256sum_reads(folder: Path) -> None:
    done = run(folder, "--tag", f"v{__version__}")
    assert done.returncode == 0, done.stdout
    words = [need_tool("sha256sum"), "--check", "--strict", "SHA256SUMS"]
    read = subprocess.run(words, cwd=folder, capture_output=True, text=True)
    assert (read.returncode, read.stderr) == (0, "")
    assert len(read.stdout.splitlines()) == len(files.KINDS)
    next(folder.glob("*.deb")).write_bytes(b"another")
    assert subprocess.run(words, cwd=folder, capture_output=True).returncode == 1


def test_a_known_file_has_its_known_sum(tmp_path: Path) -> None:
    (tmp_path / "abc").write_bytes(b"abc")
    # The first example of FIPS 180-2, appendix B.1.
    expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert files.sums([tmp_path / "abc"]) == f"{expected}  abc\n"


def test_the_notes_are_what_the_list_of_changes_says(folder: Path) -> None:
    assert run(folder).returncode == 0
    notes = (folder / "NOTES.md").read_text("utf-8")
    assert "Choconnect" in notes
    assert "\n## " not in notes  # of this version alone


def test_a_tag_that_is_not_the_version_ends_the_release(folder: Path) -> None:
    done = run(folder, "--tag", "v99.0.0")
    assert done.returncode == 2
    assert done.stdout == f"The tag is v99.0.0, and the version is {__version__}.\n"
    assert not (folder / "SHA256SUMS").exists()


def test_a_release_without_one_of_its_packages_is_refused(folder: Path) -> None:
    next(folder.glob("*.dmg")).unlink()
    with pytest.raises(system.Stop, match=r"0 files \*-macos-arm64\.dmg \(macOS\)"):
        files.packages(folder, __version__)


def test_a_package_of_another_version_is_refused(folder: Path) -> None:
    with pytest.raises(system.Stop, match=r"is not of version 9\.9\.9"):
        files.packages(folder, "9.9.9")
