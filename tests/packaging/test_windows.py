"""The installer for Windows: what it copies and deletes, and that its script is in order."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import system
from tests.tools import ROOT, need_tool
from windows import nsis


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bundle of a few small files; what is made of it stays in the folder of the test."""
    monkeypatch.setattr(nsis, "WORK", tmp_path / "work")
    folder: Path = nsis.stand_in(tmp_path / "files")
    return folder


def test_each_file_is_copied_to_its_place_and_deleted_by_name(files: Path) -> None:
    copied, deleted, _ = nsis.listed(files).split("!macroend\n")
    assert copied.splitlines() == [
        "!macro CopyFiles",
        '  SetOutPath "$INSTDIR"',
        f'  File "{files / "boardroom-window.exe"}"',
        f'  File "{files / "boardroom.exe"}"',
        '  SetOutPath "$INSTDIR\\_internal"',
        f'  File "{files / "_internal" / "python311.dll"}"',
        '  SetOutPath "$INSTDIR\\_internal\\resources"',
        '  SetOutPath "$INSTDIR\\_internal\\resources\\rules"',
        f'  File "{files / "_internal" / "resources" / "rules" / "one page.md"}"',
    ]
    assert deleted.splitlines() == [
        "!macro DeleteFiles",
        '  Delete "$INSTDIR\\_internal\\python311.dll"',
        '  Delete "$INSTDIR\\_internal\\resources\\rules\\one page.md"',
        '  Delete "$INSTDIR\\boardroom-window.exe"',
        '  Delete "$INSTDIR\\boardroom.exe"',
        # A folder after those in it; one in which somebody keeps more stays.
        '  RMDir "$INSTDIR\\_internal\\resources\\rules"',
        '  RMDir "$INSTDIR\\_internal\\resources"',
        '  RMDir "$INSTDIR\\_internal"',
    ]


def test_nothing_is_ever_deleted_that_has_no_name() -> None:
    script = (ROOT / "packaging" / "windows" / "boardroom.nsi").read_text("utf-8")
    assert "RMDir /r" not in script
    assert not [line for line in script.splitlines() if "Delete " in line and "*" in line]


def test_saved_games_are_of_the_same_type_as_on_other_systems() -> None:
    script = (ROOT / "packaging" / "windows" / "boardroom.nsi").read_text("utf-8")
    (told,) = re.findall(r'"Content Type" "(.+?)"', script)
    linux = (ROOT / "packaging" / "linux" / "boardroom.xml").read_text("utf-8")
    assert f'<mime-type type="{told}">' in linux


@pytest.mark.parametrize("name", ["price in $.md", "x" * 181])
def test_a_name_that_the_installer_would_get_wrong_is_refused(files: Path, name: str) -> None:
    (files / name).touch()
    with pytest.raises(system.Stop, match="cannot take this name"):
        nsis.listed(files)


def test_a_folder_without_the_program_is_no_bundle(files: Path, tmp_path: Path) -> None:
    (files / "boardroom-window.exe").unlink()
    with pytest.raises(system.Stop, match="no bundle for Windows"):
        nsis.compiled(files, tmp_path / "installer.exe", "1.2.3")


def test_the_script_compiles_without_a_warning_and_tells_its_version(
    files: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    need_tool("makensis")
    installer = tmp_path / nsis.name_of("1.2.3")
    nsis.compiled(files, installer, "1.2.3")
    assert capfd.readouterr().out == ""
    made = installer.read_bytes()
    assert installer.name == "boardroom-1.2.3-windows-x86_64.exe"
    assert made.startswith(b"MZ")
    assert "Boardroom 1.2.3".encode("utf-16-le") in made
    assert b'level="asInvoker"' in made  # no question for an administrator
    assert b"dpiAware" in made
