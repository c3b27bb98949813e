"""What the README shows and says can be done is there and works."""

from __future__ import annotations

import re
import shlex
from fnmatch import fnmatch
from pathlib import Path

import platformdirs.macos
import platformdirs.unix
import pytest

from boardroom import __version__
from boardroom.window import geometry
from release.files import KINDS
from tests.cli.typed import typed
from tests.tools import ROOT

README = (ROOT / "README.md").read_text("utf-8")
INSTALL = README.partition("## Install\n")[2].partition("\n## ")[0]
PAGES = ["CONTRIBUTING.md", "README.md", "docs/packaging.md", "docs/parts.md", "docs/speed.md"]
EXPORTS = re.findall(r"`boardroom ((?:parts|sheets) export [^`]+)`", README)


def test_the_readme_shows_an_export_of_a_part_and_of_a_sheet() -> None:
    assert {line.split()[0] for line in EXPORTS} == {"parts", "sheets"}


@pytest.mark.parametrize("line", EXPORTS)
def test_an_export_of_the_readme_works_as_it_stands(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run = typed(*shlex.split(line))
    assert (run.returncode, run.stderr) == (0, "")
    assert [file.stat().st_size > 0 for file in tmp_path.iterdir()] == [True]


def test_the_single_test_that_is_shown_exists() -> None:
    shown = re.search(r"-m pytest (\S+) -k (\w+)`", (ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    assert shown is not None
    assert re.search(
        rf"^def test_\w*{shown[2]}", (ROOT / shown[1]).read_text("utf-8"), re.MULTILINE
    )


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "README.md", "docs/packaging.md"])
def test_a_target_of_make_that_is_named_exists(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    named = set(re.findall(r"(?:`|^    )make ([a-z-]+)", text, re.MULTILINE))
    verbs = re.search(r"^VERBS := (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert verbs is not None
    assert named
    assert named <= set(verbs[1].split())


def test_every_picture_of_the_readme_is_there_and_no_other() -> None:
    shown = {ROOT / path for path in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)}
    assert shown == set((ROOT / "docs" / "pictures").iterdir())


def anchor(heading: str) -> str:
    """What a forge makes of a heading for links: words in small letters, with hyphens between."""
    return re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-")


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_to_a_file_and_to_a_heading_that_are_there(name: str) -> None:
    page = ROOT / name
    text = page.read_text("utf-8")
    targets = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    assert targets
    for target in targets:
        # The releases stand beside the files on a forge, two steps above them.
        if target == "../../releases" or target.startswith("https://"):
            continue
        path, _, heading = target.partition("#")
        file = page.parent / path if path else page
        assert file.exists(), target
        if heading:
            headings = re.findall(r"^#+ (.+)$", file.read_text("utf-8"), re.MULTILINE)
            assert heading in {anchor(each) for each in headings}, target


def test_the_files_to_install_are_those_that_a_release_has() -> None:
    packages = {kind for kind in KINDS if not kind.endswith(".json")}
    shown = re.findall(r"^\|[^|]+\| `(boardroom[^`]+)` \|", INSTALL, re.MULTILINE)
    names = [name.replace("*", __version__) for name in shown]
    assert [sum(fnmatch(name, kind) for kind in packages) for name in names] == [1] * len(packages)


def test_what_it_says_of_places_and_sizes_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    told = set(re.findall(r"`(~/[^`]+boardroom)`", INSTALL))
    linux = platformdirs.unix.Unix("boardroom", appauthor=False)
    mac = platformdirs.macos.MacOS("boardroom", appauthor=False)
    places = {linux.user_data_dir, linux.user_config_dir, mac.user_data_dir}
    assert {str(Path(place).expanduser()) for place in told} == places
    assert mac.user_config_dir == mac.user_data_dir
    width, height = geometry.LEAST.toTuple()
    assert f"{width} x {height}" in INSTALL
    page = (ROOT / "docs" / "packaging.md").read_text("utf-8")
    whole = re.search(r"together\*\* \| ([\d.]+) MB", page)
    assert whole is not None
    assert float(whole[1]) <= 450
    assert "0.45 GB" in INSTALL
