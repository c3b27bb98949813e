"""The bundle holds what the program needs, once, and does not tell where it was made."""

from __future__ import annotations

import hashlib
import re
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest

from bundle import elf, sizes
from tests.tools import ROOT

pytestmark = pytest.mark.made

LARGE = 1_000_000
"""Bytes; a library of more may be there once only."""
TESTS = {"conftest", "hypothesis", "pytest", "_pytest", "pytestqt", "test", "tests", "xdist"}
MAKERS = {
    *("as", "c++", "c++filt", "cc", "cc1", "cl", "clang", "g++", "gcc", "gfortran", "ld", "lld"),
    *("Cython", "PyInstaller", "cffi", "distutils", "f2py", "llvmlite", "numba", "pip"),
    *("setuptools", "uv", "wheel"),
}
SOURCES = (".a", ".c", ".cmake", ".cpp", ".f90", ".h", ".hpp", ".la", ".o", ".pc", ".py", ".pyi")


def test_the_modules_of_the_program_are_among_those_that_are_looked_at(
    modules: dict[str, bytes],
) -> None:
    # The others hold only if these are found at all, and their texts can be read.
    assert b"Play games among bots whose seats rotate" in modules["boardroom.cli.program"]
    assert {"cad.kernel", "sheets.page", "os", "numpy"} <= set(modules)


def test_no_test_and_no_compiler_is_there(
    bundle: Path, files: list[Path], modules: dict[str, bytes]
) -> None:
    unwanted = TESTS | MAKERS
    places = [path.relative_to(bundle) for path in files]
    # A program of Windows ends in .exe, a library of Python in the name of its Python. The texts of
    # licences have the names of what they are for.
    found = [place for place in places if {part.split(".")[0] for part in place.parts} & unwanted]
    assert [place for place in found if "licences" not in place.parts] == []
    assert [place for place in places if place.suffix in SOURCES] == []
    assert [name for name in modules if set(name.split(".")) & unwanted] == []


def test_all_machine_code_is_a_library_but_the_program_itself(
    bundle: Path, files: list[Path]
) -> None:
    # Whatever it is called: gcc-12, cc1plus, a slicer.
    code = [path for path in files if path.read_bytes()[:4] == elf.MAGIC]
    assert len(code) > 100
    assert [path for path in code if ".so" not in path.suffixes] == [bundle / "boardroom"]


def test_no_large_library_is_there_twice(files: list[Path]) -> None:
    large = [path for path in files if path.stat().st_size > LARGE]
    same: dict[object, list[str]] = defaultdict(list)
    for path in large:
        same[hashlib.sha256(path.read_bytes()).digest()].append(path.name)
        if path.name.startswith("lib"):
            # A wheel gives its own copies names such as libzstd-44be1190.so.1.5.7.
            same[re.sub(r"(-[0-9a-f]{8,})+$", "", path.name.partition(".so")[0])].append(path.name)
    assert len(large) > 30
    assert {"libQt6Core", "libTKernel", "libqpdf"} <= set(same)
    assert [names for names in same.values() if len(names) > 1] == []


def test_nothing_tells_where_the_checkout_lay(files: list[Path], modules: dict[str, bytes]) -> None:
    here = re.compile(
        re.escape(str(ROOT).encode()) + rb"[/\\](boardroom|build|cad|packaging|sheets|\.venv)\b"
    )
    assert here.search(f"{ROOT}/build/bundle".encode())
    assert [path for path in files if here.search(path.read_bytes())] == []
    assert [name for name, code in modules.items() if here.search(code)] == []


def test_libraries_look_for_others_only_in_the_bundle(bundle: Path, files: list[Path]) -> None:
    looked = 0
    for path in files:
        code = path.read_bytes()
        if code[:4] != elf.MAGIC:
            continue
        for places in elf.search_places(code):
            for place in places.decode().split(":"):
                looked += 1
                assert place.startswith("$ORIGIN"), path
                where = (path.parent / place.replace("$ORIGIN", ".").lstrip("/")).resolve()
                assert where.is_relative_to(bundle.resolve()), path
    assert looked > 30


def test_every_link_leads_somewhere_in_the_bundle(bundle: Path) -> None:
    links = [path for path in bundle.rglob("*") if path.is_symlink()]
    assert links
    for link in links:
        assert link.exists(), link
        assert not link.readlink().is_absolute(), link
        assert link.resolve().is_relative_to(bundle.resolve()), link


def test_the_page_tells_what_weighs_how_much(bundle: Path) -> None:
    # As it was committed: `make bundle` writes it anew.
    page = subprocess.run(
        ["git", "-C", ROOT, "show", "HEAD:docs/packaging.md"],
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    rows = re.findall(r"^\| (.+) \| ([\d.]+) MB \|$", page, re.MULTILINE)
    told = {title: float(size) for title, size in rows}
    assert told.pop("**together**") * 1_000_000 <= sizes.LARGEST
    weights = sizes.weigh(bundle)
    assert sum(weights.values()) <= sizes.LARGEST
    found = {title: size / 1_000_000 for title, size in weights.items()}
    # Python comes from whatever made the bundle, and differs by as much from one to another.
    python = "Python, and what it needs of the system"
    assert told.pop(python) == pytest.approx(found.pop(python), abs=6)
    assert told == pytest.approx(found, abs=1)
