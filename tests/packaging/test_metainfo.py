"""What software centres are told of the program: valid, and true."""

from __future__ import annotations

import configparser
import re
import struct
import subprocess
import xml.etree.ElementTree as tree
from pathlib import Path

import pytest

from about import address, changes
from boardroom import __version__
from boardroom.games import GAMES
from boardroom.window import geometry
from linux import desktop_files
from tests.tools import ROOT, need_tool

DAY = "2026-11-30"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
LANGUAGES = {"de", "ru"}
FORGE = {"GITHUB_REPOSITORY": "Round-Table/board", "GITHUB_SERVER_URL": "https://github.com"}


@pytest.fixture
def entry(monkeypatch: pytest.MonkeyPatch) -> tree.Element:
    """The entry as it is made where no forge tells its address."""
    for name in FORGE:
        monkeypatch.delenv(name, raising=False)
    return tree.fromstring(desktop_files.metainfo(__version__, DAY))


@pytest.mark.parametrize("forge", [{}, FORGE], ids=["nowhere", "on a forge"])
def test_the_entry_is_valid_together_with_the_menu_entry_and_the_icon(
    forge: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in FORGE:
        monkeypatch.delenv(name, raising=False)
    for name, value in forge.items():
        monkeypatch.setenv(name, value)
    desktop_files.write_files(tmp_path / "usr", __version__, DAY)
    validate = [need_tool("appstreamcli"), "validate-tree", "--no-net", "--pedantic", tmp_path]
    told = subprocess.run(validate, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout
    assert "✔" in told.stdout, told.stdout


def test_the_name_among_all_programs_is_the_address_of_the_owner_backwards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in FORGE.items():
        monkeypatch.setenv(name, value)
    assert address.component() == "io.github.round_table.boardroom"
    assert address.home() == "https://github.com/Round-Table/board"
    monkeypatch.setenv("GITHUB_REPOSITORY", "2048/board")
    assert address.component() == "io.github._2048.boardroom"
    monkeypatch.delenv("GITHUB_REPOSITORY")
    assert address.component() == "org.example.boardroom"
    assert address.home().startswith("https://example.org/")


def test_its_version_is_the_one_of_the_program_and_what_changed_stands_in_the_changelog(
    entry: tree.Element,
) -> None:
    release = entry.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": __version__, "date": DAY}
    told = release.findtext("description/p")
    assert told
    assert told in " ".join((ROOT / "CHANGELOG.md").read_text("utf-8").split())


def test_every_picture_is_in_the_checkout_and_has_the_size_that_is_told(
    entry: tree.Element,
) -> None:
    images = entry.findall("screenshots/screenshot/image")
    assert len(images) == 4
    for image in images:
        url = image.text or ""
        assert url.startswith(f"{address.NOBODY}/raw/v{__version__}/docs/")
        head = (ROOT / "docs" / url.partition("/docs/")[2]).read_bytes()[:24]
        size = struct.unpack(">II", head[16:24])
        assert size == (int(image.attrib["width"]), int(image.attrib["height"]))


def test_the_window_tells_the_desktop_that_it_belongs_to_the_menu_entry(
    entry: tree.Element,
) -> None:
    source = (ROOT / "boardroom" / "window" / "app.py").read_text("utf-8")
    told = re.search(r'setDesktopFileName\("(.+)"\)', source)
    assert told is not None
    assert entry.findtext("launchable") == f"{told[1]}.desktop"
    assert (desktop_files.TEXTS / f"{told[1]}.desktop").is_file()


def test_a_version_without_a_paragraph_of_its_own_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "CHANGELOG.md"
    page.write_text(
        "# Changes\n\n## Unreleased\n\nNew\nthings.\n\n- a\n\n## 1.0.0 - 2026\n\n### Added\n\n- b\n"
    )
    monkeypatch.setattr(changes, "PAGE", page)
    assert changes.in_short("1.1.0") == "New things."
    assert changes.section("1.0.0") == "### Added\n\n- b"
    with pytest.raises(LookupError, match=r"1\.0\.0"):
        changes.in_short("1.0.0")


def test_it_says_the_same_as_the_menu_entry_in_every_language(entry: tree.Element) -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read_string(desktop_files.text("boardroom.desktop"))
    menu = parser["Desktop Entry"]
    summaries = {each.get(LANG, ""): each.text for each in entry.findall("summary")}
    comments = {
        name.removeprefix("Comment").strip("[]"): text
        for name, text in menu.items()
        if name.startswith("Comment")
    }
    assert set(summaries) == {"", *LANGUAGES}
    assert summaries == comments
    assert entry.findtext("name") == menu["Name"]
    assert [each.text for each in entry.findall("categories/category")] == [
        word for word in menu["Categories"].split(";") if word
    ]
    for language in ("", *(f"[{each}]" for each in LANGUAGES)):
        assert f"GenericName{language}" in menu
        assert f"Keywords{language}" in menu


def test_every_text_comes_in_every_language(entry: tree.Element) -> None:
    for place in ("description", "description/ul", "screenshots/screenshot", "keywords"):
        for parent in entry.findall(place):
            for kind in ("p", "li", "caption", "keyword"):
                told = [each.get(LANG, "") for each in parent.findall(kind)]
                counts = {told.count(language) for language in ("", *LANGUAGES)}
                assert len(counts) == 1, (place, kind)


def test_it_names_every_game_and_the_smallest_window(entry: tree.Element) -> None:
    first = entry.findtext("description/p") or ""
    assert [game.title for game in GAMES.values() if game.title not in first] == []
    length = entry.findtext("requires/display_length")
    assert length == str(min(geometry.LEAST.toTuple()))
