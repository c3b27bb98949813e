"""``manifest.json``: what an export has written, for people, for programs and for the check."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path, PurePosixPath
from typing import Annotated

import msgspec
from msgspec import Meta

from boardroom.base import manifests
from boardroom.base.errors import BoardroomError, FileTrouble
from boardroom.base.words import message
from cad.estimate import NOTHING, Estimate
from cad.part import Sizes

FORMAT = 1
"""The version of the form that this program reads and writes."""

MOST_BYTES = 4_000_000

_Amount = Annotated[float, Meta(ge=0)]
_Count = Annotated[int, Meta(ge=0)]


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One file.

    ``file`` is relative to the manifest, with ``/``. ``format`` is step, stl or 3mf. ``part`` and
    ``set`` are ids; ``part`` is empty for a plate and for an assembly, ``set`` for a part that was
    asked for alone. ``title`` and ``note`` are English.

    ``bodies`` is how many solids are in the file, ``triangles`` how many triangles, 0 for STEP.
    ``volume`` of all bodies in mm³, of the meshes or, for STEP, of the solids; ``box`` the size of
    the bounding box in mm; ``colours`` as ``#RRGGBB``.

    ``count`` says how often the file is to be printed, 0 for what is not for a printer: an
    assembly. ``grams`` and ``minutes`` are for one print. ``supports`` says whether it needs any.
    """

    file: str
    sha256: str
    format: str
    title: str
    part: str = ""
    set: str = ""
    parameters: dict[str, str | float] = {}
    bodies: Annotated[int, Meta(ge=1)]
    triangles: _Count
    volume: _Amount
    box: tuple[_Amount, _Amount, _Amount]
    colours: tuple[str, ...]
    count: _Count
    grams: _Amount
    minutes: _Amount
    supports: bool
    note: str = ""


class Manifest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All files of an export. ``boardroom`` is the version of the form."""

    boardroom: int
    program: str
    files: tuple[Entry, ...]


class _Version(msgspec.Struct):
    boardroom: int


class ManifestError(BoardroomError):
    """A manifest that is not there or cannot be read: one line with its place and the reason."""


def check_folder(folder: Path) -> None:
    """FileTrouble where a manifest of something else would be overwritten."""
    manifests.check_folder(folder, lists="files")


def sizes(size: Sizes) -> Sizes:
    """As a manifest gives them: to a tenth of a micrometre."""
    x, y, z = (round(each, 4) for each in size)
    return x, y, z


def sha256(data: bytes) -> str:
    """The mark of a file's content."""
    return hashlib.sha256(data).hexdigest()


def manifest_bytes(manifest: Manifest) -> bytes:
    """The file."""
    return msgspec.json.format(msgspec.json.encode(manifest), indent=1) + b"\n"


def read_manifest(folder: Path) -> Manifest:
    """The manifest of a folder. ManifestError when there is none, or it is not exactly of this
    form."""
    path = folder / manifests.NAME
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise ManifestError(
            message(
                "{folder} has no {name}: no export of a game ended there.",
                folder=str(folder),
                name=manifests.NAME,
            )
        ) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise FileTrouble(
            message("Cannot read {path}: {reason}.", path=str(path), reason=reason)
        ) from error
    try:
        if len(data) > MOST_BYTES:
            raise msgspec.ValidationError("it is too long")
        version = msgspec.json.decode(data, type=_Version).boardroom
        if version != FORMAT:
            raise msgspec.ValidationError(f"it is of form {version}, this program reads {FORMAT}")
        found = msgspec.json.decode(data, type=Manifest)
        _check_places(found.files)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ManifestError(
            message("{path} is no manifest: {reason}.", path=str(path), reason=str(error))
        ) from error
    return found


def _check_places(files: Sequence[Entry]) -> None:
    """ValidationError for a file outside the folder, or named twice."""
    seen = set()
    for each in files:
        place = PurePosixPath(each.file)
        if place.is_absolute() or ".." in place.parts or "\\" in each.file or "\0" in each.file:
            raise msgspec.ValidationError(f"{each.file!r} is not inside the folder")
        if each.file in seen:
            raise msgspec.ValidationError(f"{each.file!r} is there twice")
        seen.add(each.file)


def total(files: Sequence[Entry]) -> Estimate:
    """All that is to be printed: each print once, though it has a file in several formats."""
    prints = {each.file.rpartition(".")[0]: each for each in files}
    return sum(
        (Estimate(each.grams, each.minutes) * each.count for each in prints.values()), NOTHING
    )
