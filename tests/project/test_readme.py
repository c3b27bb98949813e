"""What the README shows and says can be done is there and works."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.typed import typed
from tests.tools import ROOT

README = (ROOT / "README.md").read_text("utf-8")
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


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "README.md"])
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
