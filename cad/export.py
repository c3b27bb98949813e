"""Exporting parts, print sets and assemblies as STEP, STL and 3MF files.

Each part is built once and meshed once, whatever it is written as. Files are made in memory and
put in their place when all are on the disk: a stopped export leaves nothing new, nor does a full
disk. The manifest comes last. The same parameters give the same bytes.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

import boardroom
from boardroom.base import manifests
from boardroom.base.errors import BoardroomError, UnknownName
from boardroom.base.files import write_all
from boardroom.base.progress import Report, Step, quiet
from boardroom.base.words import Message, message
from boardroom.games import game
from cad import manifest, part
from cad.assembly import Assembly, Placed
from cad.estimate import estimate
from cad.manifest import Entry, Manifest, check_folder, manifest_bytes, sizes
from cad.mesh import Mesh, mesh_of
from cad.part import Body, Part, Sizes
from cad.writing import Piece, stl_bytes, threemf_bytes

FORMATS = ("step", "stl", "3mf")
"""Each is also the ending of its files."""


def check_format(format: str) -> None:
    """UnknownName lists the known formats."""
    if format not in FORMATS:
        raise UnknownName(
            message(
                "There is no format named {format}; the formats are: {known}.",
                format=format,
                known=", ".join(FORMATS),
            )
        )


@dataclass(frozen=True, slots=True)
class Job:
    """A part to be built once, and the path and format of each of its files.

    ``parameters`` have been read. ``set`` and ``count`` are for the manifest: which print set it
    is for, and how many prints that set needs.
    """

    part: Part
    parameters: Any
    files: Mapping[Path, str]
    name: str = ""
    set: str = ""
    count: int = 1

    @property
    def title(self) -> Message:
        """The part, and which of several if the set has a name for it."""
        if self.name in ("", self.part.id):
            return self.part.title
        return message("{part} ({name})", part=self.part.title, name=self.name)


@dataclass(frozen=True, slots=True)
class AssemblyJob:
    """A game as it stands on the table, and the path of its STEP file."""

    assembly: Assembly
    path: Path

    @property
    def title(self) -> Message:
        """The game."""
        return message("{game}, assembled", game=game(self.assembly.game).title)


@dataclass
class Made:
    """What has been made, and is not on the disk yet: files by path, and what there is to say
    about each. ``folder`` is that of the manifest, if there is to be one."""

    folder: Path | None
    files: dict[Path, bytes] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)

    def add(self, path: Path, data: bytes, **facts: Any) -> None:
        """One more file; ``facts`` are the other fields of its entry."""
        self.files[path] = data
        place = path.relative_to(self.folder).as_posix() if self.folder else path.name
        self.entries.append(Entry(file=place, sha256=manifest.sha256(data), **facts))

    def write(self, counter: Counter) -> None:
        """Put all in its place, the manifest last: the last step, which can be cancelled until
        nothing is left to do but that. FileTrouble when the disk refuses."""
        files = dict(self.files)
        if self.folder:
            found = Manifest(
                boardroom=manifest.FORMAT,
                program=boardroom.__version__,
                files=tuple(self.entries),
            )
            files[self.folder / manifests.NAME] = manifest_bytes(found)
        saving = Step(counter.total, counter.total, message("Saving"))
        write_all(files, lambda: counter.report(saving))


class Counter:
    """Tells how far the work is, one step after the other."""

    def __init__(self, report: Report, total: int) -> None:
        self.report, self.total, self.done = report, total, 0

    def now(self, doing: Message) -> None:
        """The next step begins; may raise Cancelled."""
        self.report(Step(self.done, self.total, doing))
        self.done += 1


def export(
    part_id: str,
    format: str,
    path: Path,
    values: Mapping[str, object] | None = None,
    report: Report = quiet,
) -> None:
    """Write one part as one file. Errors as in :func:`export_files`."""
    export_files(part_id, {path: format}, values, report)


def export_files(
    part_id: str,
    files: Mapping[Path, str],
    values: Mapping[str, object] | None = None,
    report: Report = quiet,
) -> None:
    """Build a part once, and write it to each path in the format that stands beside it.

    ``values`` are parameters by name, as in :meth:`cad.part.Part.read`; without one, its default.

    UnknownName for a part, a format or a parameter; WrongParameter; FileTrouble when the disk
    refuses. ``report`` may raise Cancelled: then no file is written.
    """
    chosen = part(part_id)
    for format in files.values():
        check_format(format)
    export_jobs([Job(chosen, chosen.read(values or {}), files)], report=report)


def export_jobs(
    jobs: Sequence[Job],
    assemblies: Sequence[AssemblyJob] = (),
    folder: Path | None = None,
    report: Report = quiet,
) -> tuple[Entry, ...]:
    """Build and write everything; with a ``folder``, in which all files must be, its manifest too.

    Returns what the manifest says of each file, without a folder by the bare name. FileTrouble when
    the disk refuses. ``report`` may raise Cancelled: then no file is written.
    """
    if folder is not None:
        check_folder(folder)
    made = Made(folder)
    total = 1 + sum(2 + len(job.files) for job in jobs) + 2 * len(assemblies)
    counter = Counter(report, total)
    start_cadquery(counter)
    for job in jobs:
        _make(job, made, counter)
    for each in assemblies:
        _assemble(each, made, counter)
    made.write(counter)
    return tuple(made.entries)


def start_cadquery(counter: Counter) -> None:
    """Load it, as a step of its own. BoardroomError says why it cannot be."""
    counter.now(message("Starting CadQuery"))
    load_cadquery()


def load_cadquery() -> None:
    """BoardroomError says why it cannot be."""
    try:
        from cad import kernel  # noqa: F401
    except ImportError as error:  # such as a system library that a bare machine lacks
        if isinstance(error.__cause__, KeyboardInterrupt):  # Ctrl-C while a library begins
            raise error.__cause__ from None
        raise BoardroomError(
            message("CadQuery cannot be loaded: {reason}.", reason=str(error))
        ) from error


def _make(job: Job, made: Made, counter: Counter) -> None:
    from cad.kernel import box_of, step_bytes

    title = str(job.part.title)
    counter.now(message("Building: {part}", part=job.title))
    bodies = job.part.build(job.parameters)
    counter.now(message("Meshing: {part}", part=job.title))
    meshes = [mesh_of(body.solid) for body in bodies]
    amount, printing = estimate(meshes), job.part.printing(job.parameters)
    facts: dict[str, Any] = {
        "title": title,
        "part": job.part.id,
        "set": job.set,
        "parameters": dataclasses.asdict(job.parameters),
        "bodies": len(bodies),
        "colours": tuple(dict.fromkeys(body.colour for body in bodies)),
        "count": job.count,
        "grams": round(amount.grams, 2),
        "minutes": round(amount.minutes, 1),
        "supports": printing.supports,
        "note": str(printing.note),
    }
    meshed = {
        "triangles": sum(len(mesh.triangles) for mesh in meshes),
        "volume": round(sum(mesh.volume for mesh in meshes), 3),
        "box": sizes(box_of_meshes(meshes)),
    }
    for path, format in job.files.items():
        counter.now(message("Writing {file}", file=path.name))
        if format == "step":
            solids = [body.solid for body in bodies]
            named = [(body.name, body.colour, body.solid) for body in bodies]
            solid = {
                "triangles": 0,
                "volume": round(sum(each.Volume() for each in solids), 3),
                "box": sizes(box_of(solids)),
            }
            made.add(path, step_bytes(title, named), format=format, **facts, **solid)
        else:
            data = stl_bytes(meshes) if format == "stl" else _threemf(title, bodies, meshes)
            made.add(path, data, format=format, **facts, **meshed)


def _threemf(title: str, bodies: Sequence[Body], meshes: Sequence[Mesh]) -> bytes:
    """Bodies as they were built, moved together to where the format wants them."""
    x, y = np.min([mesh.corner[:2] for mesh in meshes], axis=0)
    spot = (-float(x), -float(y))
    pieces = [
        Piece(body.name, body.colour, mesh, (spot,))
        for body, mesh in zip(bodies, meshes, strict=True)
    ]
    return threemf_bytes(title, pieces)


def box_of_meshes(meshes: Iterable[Mesh]) -> Sizes:
    """The size of the box around all of them, mm."""
    points = np.concatenate([mesh.points for mesh in meshes]).astype(np.float64)
    x, y, z = np.ptp(points, axis=0)
    return float(x), float(y), float(z)


def _assemble(job: AssemblyJob, made: Made, counter: Counter) -> None:
    """Every body that is there several times is built once, and is once in the file."""
    from cad.kernel import Component, assembly_bytes, box_of

    counter.now(message("Building: {part}", part=job.title))
    numbers: dict[object, int] = {}
    bodies: list[Body] = []
    components, placed = [], []
    for each in job.assembly.bodies:
        key = (each.part.id, tuple(each.values.items()), each.body)
        if key not in numbers:
            numbers[key] = len(bodies)
            bodies.append(_body(each))
        body = bodies[numbers[key]]
        components.append(Component(body.name, numbers[key], each.place))
        placed.append(body.solid.moved(each.place))
    counter.now(message("Writing {file}", file=job.path.name))
    named = [(body.name, body.colour, body.solid) for body in bodies]
    made.add(
        job.path,
        assembly_bytes(str(job.title), named, components),
        format="step",
        title=str(job.title),
        set=job.assembly.game,
        bodies=len(components),
        triangles=0,
        volume=round(sum(each.Volume() for each in placed), 3),
        box=sizes(box_of(placed)),
        colours=tuple(dict.fromkeys(body.colour for body in bodies)),
        count=0,
        grams=0.0,
        minutes=0.0,
        supports=False,
    )


def _body(placed: Placed) -> Body:
    return placed.part.build(placed.part.read(placed.values))[placed.body]
