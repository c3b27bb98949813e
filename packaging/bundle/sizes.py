"""What weighs how much in the bundle, and the table of it in `docs/packaging.md`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from system import ROOT

PAGE: Final = ROOT / "docs" / "packaging.md"
BEGIN, END = "<!-- sizes -->\n", "<!-- end of sizes -->\n"

LARGEST: Final = 450_000_000
"""Bytes that the bundle may have."""

_REST: Final = "other libraries"
_PYTHON: Final = "Python, and what it needs of the system"
_TOGETHER: Final = "**together**"
_COMPONENTS: Final = {
    "the program, its modules and those of libraries": ("boardroom", "boardroom-window"),
    "its pictures, rules pages, sounds, languages and licences": ("resources", "LICENCES.txt"),
    "the kernel of the printable parts (OCP, Open CASCADE)": ("OCP", "cadquery*"),
    "the window (Qt, PySide6)": ("PySide6", "shiboken6"),
    "numbers (NumPy, OpenBLAS)": ("numpy*",),
    "printed sheets (pikepdf, PDFium, the font)": (
        "pikepdf*",
        "pypdfium2*",
        "reportlab*",
        "font_source_sans_pro",
    ),
    _PYTHON: (
        "python3*",
        "base_library.zip",
        "libpython*",
        "libffi*",
        "libbz2*",
        "liblzma*",
        "libuuid*",
    ),
}
"""What people call a part of the bundle, and the names at its top that belong to it."""


def weigh(bundle: Path) -> dict[str, int]:
    """The bytes of every component, the largest first; a link weighs nothing."""
    sizes = dict.fromkeys([*_COMPONENTS, _REST], 0)
    for path in bundle.rglob("*"):
        if path.is_file() and not path.is_symlink():
            place = path.relative_to(bundle).parts
            sizes[component(place[0] if place[0] != "_internal" else place[1])] += (
                path.stat().st_size
            )
    return dict(sorted(sizes.items(), key=lambda each: -each[1]))


def component(top: str) -> str:
    """The component that a file or folder at the top of the bundle belongs to."""
    for title, patterns in _COMPONENTS.items():
        if any(fnmatch(top, pattern) for pattern in patterns):
            return title
    return _REST


def write_table(sizes: Mapping[str, int]) -> None:
    """Put the table into its place on the page, unless what stands there is still true: whoever
    makes the bundle has the checkout as it was."""
    page = PAGE.read_text("utf-8")
    if still_true(page, sizes):
        return
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(before + BEGIN + table(sizes) + END + after, "utf-8")


def still_true(page: str, sizes: Mapping[str, int]) -> bool:
    """Whether a page tells these sizes within 1 MB; that of Python, which comes from whatever
    makes the bundle and differs by as much from one to another, within 6 MB."""
    rows = re.findall(r"^\| (.+) \| ([\d.]+) MB \|$", page, re.MULTILINE)
    told = {title: float(size) * 1_000_000 for title, size in rows}
    told.pop(_TOGETHER, None)
    return told.keys() == sizes.keys() and all(
        abs(told[title] - size) <= (6_000_000 if title == _PYTHON else 1_000_000)
        for title, size in sizes.items()
    )


def table(sizes: Mapping[str, int]) -> str:
    """The components and their sum as a table of Markdown."""
    rows = {**sizes, _TOGETHER: sum(sizes.values())}
    lines = [f"| {title} | {megabytes(size)} |\n" for title, size in rows.items()]
    return "".join(["| component | size |\n", "|---|--:|\n", *lines])


def megabytes(size: int) -> str:
    """A number of bytes in millions, as `154.2 MB`."""
    return f"{size / 1_000_000:.1f} MB"
