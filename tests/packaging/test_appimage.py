"""The AppImage: where it begins, and what it is made of."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from linux import appimage
from tests.tools import ROOT


@pytest.mark.parametrize(
    ("words", "started"),
    [
        ([], "boardroom-window"),
        (["a game.boardroom"], "boardroom-window"),
        (["selftest"], "boardroom"),
        (["open", "a game.boardroom"], "boardroom"),
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="an AppImage is for Linux")
def test_it_begins_with_the_window_or_with_a_verb(
    tmp_path: Path, words: list[str], started: str
) -> None:
    programs = tmp_path / "mounted here" / "usr" / "lib" / "boardroom"
    programs.mkdir(parents=True)
    for name in ("boardroom", "boardroom-window"):
        (programs / name).write_text(f'#!/bin/sh\nprintf "%s\\n" {name} "$@"\n')
        (programs / name).chmod(0o755)
    begin = programs.parents[2] / "AppRun"
    shutil.copy(ROOT / "packaging" / "linux" / "AppRun", begin)
    link = tmp_path / "begin"
    link.symlink_to(begin)
    told = subprocess.run([link, *words], capture_output=True, text=True, check=True)
    assert told.stdout.splitlines() == [started, *words]


def test_the_runtime_has_to_be_the_one_that_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appimage, "RUNTIME_SHA256", hashlib.sha256(b"runtime").hexdigest())
    assert appimage.checked(b"runtime") == b"runtime"
    with pytest.raises(appimage.Stop, match="checksum"):
        appimage.checked(b"runtime of somebody else")


def test_without_a_network_it_says_what_to_bring(tmp_path: Path) -> None:
    nowhere = (tmp_path / "runtime").as_uri()
    with pytest.raises(appimage.Stop, match="--runtime names a file"):
        appimage.brought(nowhere)


def test_the_file_is_the_runtime_and_what_it_starts(tmp_path: Path) -> None:
    packed = tmp_path / "packed"
    packed.write_bytes(b"files")
    made = tmp_path / "boardroom-1.2.3-x86_64.AppImage"
    appimage.join(b"runtime", packed, made)
    assert made.read_bytes() == b"runtimefiles"
    assert made.stat().st_mode & 0o777 == 0o755
    assert sorted(tmp_path.iterdir()) == [made, packed]
