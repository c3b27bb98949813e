"""Exporting a print set as plates: 3MF and STL files that go to the printer as they are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from boardroom.base.progress import Report, Step, quiet
from boardroom.base.words import message
from cad.estimate import estimate
from cad.export import Counter, Made, box_of_meshes, start_cadquery
from cad.manifest import Entry, check_folder, sizes
from cad.mesh import mesh_of
from cad.order import read_line
from cad.plate import Bed, Kind, Plate, file_name, plates
from cad.sets import Line, PrintSet
from cad.writing import stl_bytes, threemf_bytes


def export_plates(
    chosen: PrintSet,
    bed: Bed,
    folder: Path,
    values: Mapping[str, object] | None = None,
    report: Report = quiet,
) -> tuple[Entry, ...]:
    """Lay out all prints of a set, one colour a plate, and write each plate as 3MF and STL, with a
    manifest. ``values`` change the parameters of all lines that have them.

    TooLarge for a body larger than the bed, before anything is built; UnknownName, WrongParameter;
    FileTrouble when the disk refuses. ``report`` may raise Cancelled: then no file is written.
    """
    read = [(line, read_line(line, values or {})) for line in chosen.lines]
    check_bed(read, bed)
    check_folder(folder)
    counter = Counter(report, 3 + 2 * len(read))
    start_cadquery(counter)
    kinds = [kind for line, parameters in read for kind in _kinds(line, parameters, counter)]
    counter.now(message("Laying out: {set}", set=chosen.title))
    found = plates(kinds, bed)
    made = Made(folder)
    writing = Step(counter.done, counter.total, message("Writing {count} plates", count=len(found)))
    for number, plate in enumerate(found, 1):
        report(writing)
        _write(chosen, number, plate, folder, made)
    made.write(counter)
    return tuple(made.entries)


def check_bed(lines: Iterable[tuple[Line, Any]], bed: Bed) -> None:
    """TooLarge for the first body, of lines with their parameters, that is larger than the bed."""
    for line, parameters in lines:
        for expected in line.part.expect(parameters):
            bed.check(line.name, expected.size)


def _kinds(line: Line, parameters: Any, counter: Counter) -> list[Kind]:
    counter.now(message("Building: {part}", part=line.part.title))
    bodies = line.part.build(parameters)
    counter.now(message("Meshing: {part}", part=line.part.title))
    supports = line.part.printing(parameters).supports
    return [
        Kind(line.name, body.name, body.colour, mesh_of(body.solid), line.count, supports)
        for body in bodies
    ]


def _write(chosen: PrintSet, number: int, plate: Plate, folder: Path, made: Made) -> None:
    name, meshes = file_name(number, plate), plate.meshes
    title = f"{chosen.title}: {name}"
    amount = estimate(meshes)
    facts: dict[str, Any] = {
        "title": title,
        "set": chosen.id,
        "bodies": len(meshes),
        "triangles": sum(len(mesh.triangles) for mesh in meshes),
        "volume": round(sum(mesh.volume for mesh in meshes), 3),
        "box": sizes(box_of_meshes(meshes)),
        "colours": (plate.colour,),
        "count": 1,
        "grams": round(amount.grams, 2),
        "minutes": round(amount.minutes, 1),
        "supports": plate.supports,
        "note": plate.contents,
    }
    packed = threemf_bytes(title, plate.pieces)
    made.add(folder / f"{name}.3mf", packed, format="3mf", **facts)
    made.add(folder / f"{name}.stl", stl_bytes(meshes), format="stl", **facts)
