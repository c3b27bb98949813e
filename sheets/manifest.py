"""``manifest.json``: what an export of several sheets has written, for people and programs."""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

import boardroom
from boardroom.base import manifests
from boardroom.base.files import write_bytes
from sheets.settings import PrintSettings
from sheets.sheet import Sheet

FORMAT = 1
"""The version of the form that this program writes."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One file, by its name beside the manifest. ``sheet`` and ``games`` are ids, ``title`` is
    English; ``page`` is the width and height of every page in mm, ``bleed`` how much of that is
    cut away at each edge."""

    file: str
    sha256: str
    title: str
    sheet: str
    games: tuple[str, ...]
    settings: dict[str, str | float | bool]
    pages: int
    page: tuple[float, float]
    bleed: float


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """All files of an export. ``boardroom`` is the version of the form."""

    boardroom: int
    program: str
    sheets: tuple[Entry, ...]


def check_folder(folder: Path) -> None:
    """FileTrouble where a manifest of something else would be overwritten."""
    manifests.check_folder(folder, lists="sheets")


def entry(path: Path, sheet: Sheet, settings: PrintSettings, pages: int) -> Entry:
    """What is to be said of a file that has been written. OSError when it cannot be read."""
    page = settings.page
    return Entry(
        file=path.name,
        sha256=hashlib.sha256(path.read_bytes()).hexdigest(),
        title=str(sheet.title),
        sheet=sheet.id,
        games=sheet.games,
        settings=dataclasses.asdict(settings),
        pages=pages,
        page=(page.width, page.height),
        bleed=page.bleed,
    )


def write_manifest(folder: Path, entries: Sequence[Entry]) -> Path:
    """The path of the manifest, written. FileTrouble when the disk refuses."""
    path = folder / manifests.NAME
    manifest = Manifest(boardroom=FORMAT, program=boardroom.__version__, sheets=tuple(entries))
    write_bytes(path, msgspec.json.format(msgspec.json.encode(manifest), indent=1) + b"\n")
    return path
