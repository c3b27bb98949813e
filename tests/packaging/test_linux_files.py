"""What a desktop of Linux is told of the program: valid, and the same as the program says."""

from __future__ import annotations

import configparser
import gzip
import subprocess
import xml.etree.ElementTree as tree
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from boardroom import __version__
from boardroom.games import GAMES, game
from boardroom.play.match import Match
from boardroom.play.record import SUFFIX, record_bytes
from boardroom.play.seat import Seat
from linux import desktop_files as writer
from tests.tools import ROOT, need_tool

DAY = "2026-11-30"

MIME = {"mime": "http://www.freedesktop.org/standards/shared-mime-info"}


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is written below `share`."""
    prefix = tmp_path_factory.mktemp("root") / "usr"
    writer.write_files(prefix, __version__, DAY)
    return prefix / "share"


@pytest.fixture(scope="module")
def entry(share: Path) -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(share / "applications" / "boardroom.desktop", "utf-8")
    return parser["Desktop Entry"]


def test_the_menu_entry_is_valid_and_opens_a_file_with_the_program_of_the_window(
    share: Path, entry: configparser.SectionProxy
) -> None:
    validate = [need_tool("desktop-file-validate"), share / "applications" / "boardroom.desktop"]
    told = subprocess.run(validate, capture_output=True, text=True)
    assert (told.returncode, told.stdout + told.stderr) == (0, "")
    assert entry["Exec"] == "boardroom-window %f"
    assert (share / "icons" / "hicolor" / "48x48" / "apps" / f"{entry['Icon']}.png").is_file()


def test_saved_games_are_one_type_under_one_name_everywhere(
    share: Path, entry: configparser.SectionProxy
) -> None:
    kind = tree.parse(share / "mime" / "packages" / "boardroom.xml").find("mime:mime-type", MIME)
    assert kind is not None
    glob, icon = kind.find("mime:glob", MIME), kind.find("mime:icon", MIME)
    assert glob is not None
    assert icon is not None
    assert glob.attrib["pattern"] == f"*{SUFFIX}"
    assert entry["MimeType"] == f"{kind.attrib['type']};"
    assert entry["Icon"] == icon.attrib["name"]
    (centre,) = (share / "metainfo").iterdir()
    assert tree.parse(centre).findtext("provides/mediatype") == kind.attrib["type"]


def test_a_saved_game_is_known_by_its_first_bytes(share: Path) -> None:
    kind = tree.parse(share / "mime" / "packages" / "boardroom.xml").find("mime:mime-type", MIME)
    assert kind is not None
    outer = kind.find("mime:magic/mime:match", MIME)
    inner = kind.find("mime:magic/mime:match/mime:match", MIME)
    assert outer is not None
    assert inner is not None
    first, last = map(int, inner.attrib["offset"].split(":"))
    for name in GAMES:
        seats = (Seat("Anna", "human"), Seat("Boris", "human"))
        match = Match.new(game(name), game(name).Options(), seats, seed=1)
        begin = record_bytes(match.record())[:64].decode("utf-8")
        assert begin.startswith(outer.attrib["value"])
        assert first <= begin.index(inner.attrib["value"]) <= last


def test_the_icon_has_the_size_that_its_folder_tells_and_is_drawn_to_the_edges(
    share: Path,
) -> None:
    pictures = sorted((share / "icons" / "hicolor").rglob("*.png"))
    assert len(pictures) == 10
    for picture in pictures:
        size = int(picture.parts[-3].partition("x")[0])
        image = QImage(str(picture))
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(0, 0).alpha() < 255  # round corners
        assert image.pixelColor(size // 2, size // 20 + 1).alpha() == 255
    scalable = share / "icons" / "hicolor" / "scalable" / "apps" / "boardroom.svg"
    assert scalable.read_bytes() == (ROOT / "resources" / "icons" / "app.svg").read_bytes()


def test_the_manual_page_is_without_fault_for_another_reader(share: Path, tmp_path: Path) -> None:
    page = tmp_path / "boardroom.1"
    page.write_bytes(gzip.decompress((share / "man" / "man1" / "boardroom.1.gz").read_bytes()))
    told = subprocess.run(
        [need_tool("mandoc"), "-T", "lint", "-W", "all", page], capture_output=True, text=True
    )
    assert (told.returncode, told.stdout + told.stderr) == (0, "")


def test_the_manual_page_is_without_fault_and_tells_of_every_verb(share: Path) -> None:
    page = share / "man" / "man1" / "boardroom.1.gz"
    told = subprocess.run(
        [need_tool("man"), "--warnings", "--local-file", page],
        capture_output=True,
        text=True,
        env={"MANWIDTH": "100", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"},
    )
    assert (told.returncode, told.stderr) == (0, "")
    for line in ("boardroom open FILE", "boardroom parts export ID...", "--ink-saver"):
        assert line in told.stdout
