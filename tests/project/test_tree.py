"""What every file of the project keeps to."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.tools import ROOT

CODE = ("boardroom", "cad", "sheets", "packaging", "tests")
LONGEST_FILE = 450

# Each with one letter in brackets, so that this file keeps to its own rule.
FORBIDDEN = re.compile(
    "|".join(
        [
            # Hosts of package registries: packages are asked for by name.
            r"py[p]i\.org",
            r"pythonh[o]sted\.org",
            r"npm[j]s\.(org|com)",
            r"crate[s]\.io",
            r"\b(deb|snapshot|security)\.[d]ebian\.org",
            # Places on one machine.
            r"(?<![\w.])/(wor[k]|roo[t]|opt/wheel[s]|tm[p]/\w+|hom[e]/\w+)/",
            r"[A-Z]:\\User[s]\\",
            # Work that is not done.
            r"\b(TOD[O]|FIXM[E]|XX[X]|HAC[K])\b",
        ]
    )
)


def tracked() -> list[Path]:
    """Every file of the project that is text."""
    listing = subprocess.run(
        ["git", "-C", ROOT, "ls-files", "-z"], capture_output=True, text=True, check=True
    ).stdout
    files = [ROOT / name for name in listing.split("\0") if name]
    return [file for file in files if file.is_file() and b"\0" not in file.read_bytes()[:4096]]


def name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def test_no_file_names_a_registry_or_a_place_on_one_machine() -> None:
    found = [
        f"{name(file)}:{number}: {line.strip()[:120]}"
        for file in tracked()
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if FORBIDDEN.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line", ["see https://py{}.org/project/x", "open('/wor{}/main')", "# TO{}: later"]
)
def test_the_rule_above_catches_what_it_is_for(line: str) -> None:
    assert not FORBIDDEN.search(line)
    assert any(FORBIDDEN.search(line.format(end)) for end in ("pi", "k", "DO"))


def test_text_ends_with_one_line_end_and_no_line_with_blanks() -> None:
    wrong = []
    for file in tracked():
        data = file.read_bytes()
        ends_well = not data or (data.endswith(b"\n") and not data.endswith(b"\n\n"))
        if not ends_well or re.search(rb"\r|[ \t]$", data, re.MULTILINE):
            wrong.append(name(file))
    assert wrong == []


def test_no_module_needs_much_scrolling() -> None:
    lengths = {
        name(file): len(file.read_text("utf-8").splitlines())
        for file in tracked()
        if file.suffix == ".py"
    }
    assert {file: lines for file, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_resources_hold_no_code() -> None:
    assert [name(file) for file in tracked() if name(file).startswith("resources/")]
    assert not list((ROOT / "resources").rglob("*.py"))
