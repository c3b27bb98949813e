"""Checking exported files against their manifest, and with the slicer where there is one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from boardroom.base.manifests import NAME
from boardroom.base.progress import Report, Step, quiet
from boardroom.base.words import Message, message, messages
from cad.export import FORMATS
from cad.manifest import Entry, Manifest, read_manifest, sha256
from cad.mesh import LINEAR, Mesh
from cad.part import Sizes
from cad.slicer import Slicer, SlicerFailed, find_slicer
from cad.writing import read_threemf, stl_corners

VOLUME = 1e-4
"""The share by which a volume may differ: coordinates are rounded in files."""

REPAIRS = ("degenerate_facets", "open_edges", "facets_removed", "facets_reversed", "facets_added")
"""What the slicer says when it had something to repair."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found about one file; without reasons it is right. ``foreign`` files are no part of
    the export; ``sliced`` says whether the slicer was asked too."""

    file: str
    reasons: tuple[Message, ...] = ()
    foreign: bool = False
    sliced: bool = False

    @property
    def right(self) -> bool:
        """Whether nothing is wrong with it."""
        return not self.reasons


def check(folder: Path, report: Report = quiet, *, slice: bool = True) -> Iterator[Verdict]:
    """A verdict for each file of the manifest, one after the other, then for what else is there.

    ManifestError, FileTrouble when the manifest cannot be read. ``report`` is called again and
    again, also while the slicer works, and may raise Cancelled. Without ``slice`` the slicer is
    left out.
    """
    manifest = read_manifest(folder)
    total = len(manifest.files)
    now = Step(0, total, message("Checking"))

    def alive() -> None:
        report(now)

    slicer = find_slicer(alive) if slice else None
    sliced: set[str] = set()
    for done, entry in enumerate(manifest.files):
        now = Step(done, total, message("Checking {file}", file=entry.file))
        alive()
        name = entry.file.rpartition(".")[0]
        verdict = _check(folder, entry, slicer, supports=name not in sliced)
        if verdict.sliced:
            sliced.add(name)  # its other formats hold the same mesh
        yield verdict
    yield from _foreign(folder, manifest)
    report(Step(total, total, message("Done")))


def _check(folder: Path, entry: Entry, slicer: Slicer | None, *, supports: bool) -> Verdict:
    path = folder / entry.file
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return Verdict(entry.file, (message("it is missing"),))
    except OSError as error:
        return Verdict(
            entry.file, (message("cannot be read: {reason}", reason=error.strerror or str(error)),)
        )
    if sha256(data) != entry.sha256:
        # Not handed on: a damaged file may take a reader down.
        reason = message("it is not the file that was exported; its SHA-256 differs")
        return Verdict(entry.file, (reason,))
    try:
        reasons = list(_solids(path, entry) if entry.format == "step" else _meshes(path, entry))
    except ValueError as error:
        return Verdict(entry.file, (message("cannot be read: {reason}", reason=str(error)),))
    if slicer is None or entry.format == "step":
        return Verdict(entry.file, tuple(reasons))
    try:
        reasons += _sliced(path, entry, slicer, supports=supports)
    except SlicerFailed as error:
        reasons.append(message("the slicer refuses it: {reason}", reason=str(error)))
    return Verdict(entry.file, tuple(reasons), sliced=True)


def _solids(path: Path, entry: Entry) -> Iterator[Message]:
    from cad.kernel import box_of, read_step

    solids = read_step(str(path))
    if not all(solid.isValid() for solid in solids):
        yield message("a solid is not valid")
    if len(solids) != entry.bodies:
        yield _bodies(len(solids), entry)
        return
    yield from _compare(sum(solid.Volume() for solid in solids), box_of(solids), entry)


def _meshes(path: Path, entry: Entry) -> Iterator[Message]:
    if entry.format == "stl":
        corners = stl_corners(path.read_bytes())
        groups = [corners]
    elif entry.format == "3mf":
        found = read_threemf(str(path))
        groups = [each.corners for each in found]
        corners = np.concatenate(groups) if groups else np.zeros((0, 3, 3))
        if len(groups) != entry.bodies:
            yield _bodies(len(groups), entry)
        if {each.colour for each in found} != set(entry.colours):
            yield message("its colours are not those of the manifest")
    else:
        yield message("{format} is no format of these files", format=entry.format)
        return
    if len(corners) != entry.triangles:
        yield message(
            "{count} triangles instead of {expected}", count=len(corners), expected=entry.triangles
        )
    if not len(corners):
        return
    meshes = [_mesh(each) for each in groups]
    if not all(mesh.closed for mesh in meshes):
        yield message("it is not watertight")
    low, high = corners.min(axis=(0, 1)), corners.max(axis=(0, 1))
    if abs(low[2]) > LINEAR / 2:
        yield message("it does not stand on the bed, but at {height:.3f} mm", height=low[2])
    x, y, z = (float(each) for each in high - low)
    yield from _compare(sum(mesh.volume for mesh in meshes), (x, y, z), entry)


def _mesh(corners: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> Mesh:
    """The mesh that the corners of a file belong to: one point where they are the very same."""
    points, places = np.unique(corners.reshape(-1, 3), axis=0, return_inverse=True)
    return Mesh(points.astype(np.float32), places.reshape(-1, 3))


def _bodies(count: int, entry: Entry) -> Message:
    return messages(
        "{count} body instead of {expected}",
        "{count} bodies instead of {expected}",
        count,
        expected=entry.bodies,
    )


def _compare(volume: float, size: Sizes, entry: Entry) -> Iterator[Message]:
    if abs(volume - entry.volume) > VOLUME * entry.volume:
        yield message(
            "its volume is {volume:,.1f} mm³ instead of {expected:,.1f}",
            volume=volume,
            expected=entry.volume,
        )
    if any(abs(a - b) > LINEAR / 2 for a, b in zip(size, entry.box, strict=True)):
        yield message(
            "it measures {size} mm instead of {expected}",
            size=_sides(size),
            expected=_sides(entry.box),
        )


def _sides(size: Sizes) -> str:
    return " x ".join(f"{side:.2f}" for side in size)


def _sliced(path: Path, entry: Entry, slicer: Slicer, *, supports: bool) -> Iterator[Message]:
    objects = slicer.info(path)
    if not objects or any(each.get("manifold") != "yes" for each in objects):
        yield message("the slicer does not find it manifold")
    found = {name for each in objects for name in REPAIRS if name in each}
    if found:
        words = ", ".join(sorted(name.replace("_", " ") for name in found))
        yield message("the slicer has to repair it: {what}", what=words)
    parts = sum(int(each.get("number_of_parts", "0")) for each in objects)
    if entry.format == "stl" and parts != entry.bodies:
        yield message(
            "the slicer sees {count} parts instead of {expected}",
            count=parts,
            expected=entry.bodies,
        )
    if supports and not entry.supports:
        moves = slicer.support_moves(path)
        if moves:
            yield messages(
                "the slicer draws {count} line of support where none should be needed",
                "the slicer draws {count} lines of support where none should be needed",
                moves,
            )


def _foreign(folder: Path, manifest: Manifest) -> Iterator[Verdict]:
    """What else is there. Of files for a printer nobody says that they are right."""
    known = {entry.file for entry in manifest.files} | {NAME}
    for path in sorted(folder.rglob("*")):
        place = path.relative_to(folder).as_posix()
        if place in known or not path.is_file():
            continue
        printable = path.suffix.lower().removeprefix(".") in FORMATS
        reasons = (message("the manifest does not name it"),) if printable else ()
        yield Verdict(place, reasons, foreign=True)
