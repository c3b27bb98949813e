"""The bundle on systems that tests do not run on: what its recipe asks for there."""

from __future__ import annotations

import plistlib
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from PySide6.QtGui import QImage

from about import app_icons
from boardroom import __version__
from boardroom.play.record import SUFFIX
from bundle import contents, mac
from tests.tools import ROOT


class Recipe:
    """What `boardroom.spec` asks of PyInstaller on a system, without making it."""

    def __init__(self, folder: Path) -> None:
        self.asked: dict[str, list[dict[str, Any]]] = {}
        names = {name: self._noting(name) for name in ("PYZ", "EXE", "COLLECT", "BUNDLE")}
        names |= {"SPECPATH": str(ROOT / "packaging" / "bundle"), "workpath": str(folder)}
        text = (ROOT / "packaging" / "bundle" / "boardroom.spec").read_text("utf-8")
        exec(text, {**names, "Analysis": self._analysis})

    def _noting(self, name: str) -> Any:
        return lambda *_, **words: self.asked.setdefault(name, []).append(words)

    def _analysis(self, scripts: list[str], **words: Any) -> Any:
        assert all(Path(script).is_file() for script in scripts)

        class Found:
            pure = binaries = datas = ()
            scripts = (("console", "", ""), ("window", "", ""))

        return Found


@pytest.fixture
def recipe(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Recipe:
    for name in ("hidden", "libraries", "data"):  # they ask PyInstaller, which takes its time
        monkeypatch.setattr(contents, name, list)
    monkeypatch.setattr(sys, "platform", request.param)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return Recipe(tmp_path)


@pytest.mark.parametrize("recipe", ["linux"], indirect=True)
def test_on_linux_one_executable_does_both(recipe: Recipe) -> None:
    assert [each["name"] for each in recipe.asked["EXE"]] == ["boardroom"]
    assert "BUNDLE" not in recipe.asked


@pytest.mark.parametrize("recipe", ["win32"], indirect=True)
def test_on_windows_the_window_has_no_console_and_both_have_icon_and_version(
    recipe: Recipe,
) -> None:
    made = {each["name"]: each for each in recipe.asked["EXE"]}
    assert {name: each["console"] for name, each in made.items()} == {
        "boardroom": True,
        "boardroom-window": False,
    }
    for each in made.values():
        with Image.open(each["icon"]) as icon:
            assert icon.format == "ICO"
        assert f"'FileVersion', '{__version__}'" in Path(each["version"]).read_text("utf-8")


@pytest.mark.parametrize("recipe", ["darwin"], indirect=True)
def test_on_macos_the_application_opens_the_window_and_the_files_of_its_type(
    recipe: Recipe,
) -> None:
    (made,) = recipe.asked["BUNDLE"]
    assert made["name"] == "Boardroom.app"
    with Image.open(made["icon"]) as icon:
        assert icon.format == "ICNS"
    told = plistlib.loads(plistlib.dumps(made["info_plist"]))
    assert told["CFBundleExecutable"] in [each["name"] for each in recipe.asked["EXE"]]
    assert told["CFBundleExecutable"] == "boardroom-window"
    assert not told["LSBackgroundOnly"]  # else it has no window and no menu
    assert told["CFBundleShortVersionString"] == __version__
    (document,) = told["CFBundleDocumentTypes"]
    (kind,) = told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    tags = kind["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [SUFFIX[1:]]
    mime = (ROOT / "packaging" / "linux" / "boardroom.xml").read_text("utf-8")
    assert f'type="{tags["public.mime-type"][0]}"' in mime


def test_names_of_macos_have_no_underscores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_REPOSITORY", "Round_Table/board")
    assert mac.identifier() == "io.github.round-table.boardroom"


@pytest.mark.parametrize(("form", "sizes"), [("ico", "ICO_SIZES"), ("icns", "ICNS_SIZES")])
def test_each_size_in_an_icon_is_drawn_for_itself(form: str, sizes: str, tmp_path: Path) -> None:
    path = tmp_path / f"app.{form}"
    getattr(app_icons, f"write_{form}")(path)
    with Image.open(path) as icon:
        assert icon.format == form.upper()
    pictures = re.split(b"(?=\x89PNG)", path.read_bytes())[1:]  # in both, each size is a PNG
    found = [QImage.fromData(each, "PNG") for each in pictures]
    assert {each.width() for each in found} == set(getattr(app_icons, sizes))
    for each in found:
        drawn = app_icons.drawn(each.width())
        assert each.convertToFormat(drawn.format()) == drawn


@pytest.mark.parametrize(
    ("place", "source", "wanted"),
    [
        ("PySide6\\Qt6Core.dll", "C:\\venv\\PySide6\\Qt6Core.dll", True),
        ("PySide6\\Qt6Pdf.dll", "C:\\venv\\PySide6\\Qt6Pdf.dll", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", "C:\\venv\\qwindows.dll", True),
        ("PySide6\\plugins\\platforms\\qdirect2d.dll", "C:\\venv\\qdirect2d.dll", False),
        ("PySide6\\plugins\\imageformats\\qico.dll", "C:\\venv\\qico.dll", True),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "/venv/QtCore", True),
        ("PySide6/Qt/lib/QtPdf.framework/Versions/A/QtPdf", "/venv/QtPdf", False),
        ("PySide6/Qt/lib/QtPdf.framework/QtPdf", "Versions/Current/QtPdf", False),
        # Links beside the folder of Qt: none may be left that leads nowhere.
        ("QtPdf", "PySide6/Qt/lib/QtPdf.framework/Versions/A/QtPdf", False),
        ("QtCore", "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", True),
        ("libQt6Pdf.so.6", "PySide6/Qt/lib/libQt6Pdf.so.6", False),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "/venv/libqcocoa.dylib", True),
    ],
)
def test_parts_of_qt_stay_out_by_their_name_on_each_system(
    place: str, source: str, wanted: bool
) -> None:
    assert contents.wanted(place, source) is wanted
