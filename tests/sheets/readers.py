"""Reading sheets with tools that had no part in making them."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from tests.tools import need_tool

Picture = NDArray[np.int16]
"""A rendered page: rows, columns, red green blue."""


def run(tool: str, *arguments: str | Path) -> str:
    """What a tool prints; the test fails when the tool does."""
    done = subprocess.run(
        [need_tool(tool), *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, f"{tool}: {done.stdout}{done.stderr}"
    return done.stdout


def rendered(pdf: Path, page: int = 1, dpi: int = 100) -> Picture:
    """A page as Poppler draws it."""
    target = pdf.with_name(f"{pdf.stem}-{page}-{dpi}")
    run("pdftoppm", "-r", str(dpi), "-f", str(page), "-l", str(page), "-singlefile", pdf, target)
    with Image.open(target.with_suffix(".ppm")) as image:
        return np.asarray(image.convert("RGB")).astype(np.int16)


@dataclass(frozen=True)
class Word:
    """A printed word and where it stands, in mm from the top left corner."""

    text: str
    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


def words(pdf: Path) -> list[Word]:
    """The words of the first page, as Poppler reads them."""
    mm = 25.4 / 72
    page = run("pdftotext", "-bbox", "-l", "1", pdf, "-")
    plain = re.sub(r"<!DOCTYPE.*?>", "", page, flags=re.DOTALL)
    found = []
    for word in ElementTree.fromstring(plain).iter("{http://www.w3.org/1999/xhtml}word"):
        left, top, right, bottom = (
            float(word.attrib[name]) * mm for name in ("xMin", "yMin", "xMax", "yMax")
        )
        found.append(Word(word.text or "", left, top, right - left, bottom - top))
    return found


@dataclass(frozen=True)
class Patch:
    """A connected area of one colour, in pixels."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def centre(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @property
    def size(self) -> tuple[int, int]:
        return self.right - self.left + 1, self.bottom - self.top + 1


def patches(picture: Picture, colour: str, tolerance: int = 3) -> list[Patch]:
    """All areas of this colour that hang together along their sides, from the top."""
    wanted = np.array([int(colour[at : at + 2], 16) for at in (1, 3, 5)])
    mask = (np.abs(picture - wanted) <= tolerance).all(axis=2)
    found: list[Patch] = []
    above: list[tuple[int, int, int]] = []  # of the last row: left, right, the area
    owner: list[int] = []  # of each area, the one that it has become part of, or itself
    for row in range(mask.shape[0]):
        runs = []
        for left, right in _runs(mask[row]):
            areas = {
                _whole(owner, area) for low, high, area in above if low <= right and left <= high
            }
            area = min(areas, default=len(found))
            if not areas:
                owner.append(area)
                found.append(Patch(left, row, right, row))
            for other in areas:
                owner[other] = area
                found[area] = _around(found[area], found[other])
            found[area] = _around(found[area], Patch(left, row, right, row))
            runs.append((left, right, area))
        above = runs
    return [patch for area, patch in enumerate(found) if owner[area] == area]


def _runs(row: NDArray[np.bool_]) -> list[tuple[int, int]]:
    """The first and last pixel of each run."""
    edges = np.flatnonzero(np.diff(row, prepend=False, append=False))
    return [(int(left), int(right) - 1) for left, right in edges.reshape(-1, 2)]


def _whole(owner: list[int], area: int) -> int:
    while owner[area] != area:
        area = owner[area]
    return area


def _around(one: Patch, other: Patch) -> Patch:
    return Patch(
        min(one.left, other.left),
        min(one.top, other.top),
        max(one.right, other.right),
        max(one.bottom, other.bottom),
    )


def ink(pdf: Path, device: str) -> list[tuple[float, ...]]:
    """Cyan, magenta, yellow and black of every page: ``inkcov`` the share of the page that has
    any, ``ink_cov`` the amount in per cent of a full page."""
    report = run("gs", "-q", "-dSAFER", "-o", "-", f"-sDEVICE={device}", pdf)
    return [tuple(map(float, line.split()[:4])) for line in report.splitlines() if "OK" in line]
