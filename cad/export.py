"""Writing a part as STEP, STL and 3MF.

Files are made in memory and then put in their place whole: a full disk or a stopped export leaves
nothing half-written. The same parameters give the same bytes.
"""

from __future__ import annotations

import hashlib
import uuid
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import boardroom
from boardroom.base.errors import BoardroomError, UnknownName
from boardroom.base.files import write_bytes
from boardroom.base.progress import Report, Step, quiet
from boardroom.base.words import Message, message
from cad import part
from cad.mesh import Mesh, mesh_of
from cad.part import Body

FORMATS = ("step", "stl", "3mf")
"""Each is also the ending of its files."""

_STL_TRIANGLE = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("spare", "<u2")])


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
    parameters = chosen.read(values or {})
    title = str(chosen.title)
    total, done = 3 + len(files), 0

    def now(doing: Message) -> None:
        nonlocal done
        report(Step(done, total, doing))
        done += 1

    now(message("Starting CadQuery"))
    try:
        from cad import kernel
    except ImportError as error:  # such as a system library that a bare machine lacks
        raise BoardroomError(
            message("CadQuery cannot be loaded: {reason}.", reason=str(error))
        ) from error

    now(message("Building: {part}", part=chosen.title))
    bodies = chosen.build(parameters)
    now(message("Meshing: {part}", part=chosen.title))
    meshes = [] if set(files.values()) == {"step"} else [mesh_of(body.solid) for body in bodies]
    made: dict[Path, bytes] = {}
    for path, format in files.items():
        now(message("Writing {file}", file=path.name))
        if format == "step":
            solids = [(body.name, body.colour, body.solid) for body in bodies]
            made[path] = kernel.step_bytes(title, solids)
        elif format == "stl":
            made[path] = stl_bytes(meshes)
        else:
            made[path] = threemf_bytes(title, bodies, meshes)
    for path, data in made.items():
        write_bytes(path, data)
    report(Step(total, total, message("Done")))


def stl_bytes(meshes: Sequence[Mesh]) -> bytes:
    """A binary STL file with all bodies in it."""
    corners = np.concatenate([mesh.points[mesh.triangles] for mesh in meshes])
    records = np.zeros(len(corners), dtype=_STL_TRIANGLE)
    a, b, c = corners.astype(np.float64).transpose(1, 0, 2)
    normals = np.cross(b - a, c - a)
    records["normal"] = normals / np.linalg.norm(normals, axis=1, keepdims=True)
    records["corners"] = corners
    head = b"Boardroom, millimetres".ljust(80)
    return head + len(records).to_bytes(4, "little") + records.tobytes()


def threemf_bytes(title: str, bodies: Sequence[Body], meshes: Sequence[Mesh]) -> bytes:
    """A 3MF package: one object a body, with its name and colour, placed at positive x and y as
    the format asks."""
    import lib3mf

    wrapper = lib3mf.get_wrapper()
    model = wrapper.CreateModel()
    model.SetUnit(lib3mf.ModelUnit.MilliMeter)
    notes = model.GetMetaDataGroup()
    notes.AddMetaData("", "Title", title, "xs:string", True)
    notes.AddMetaData("", "Application", f"Boardroom {boardroom.__version__}", "xs:string", True)
    colours = model.AddBaseMaterialGroup()
    model.SetBuildUUID(_uuid(f"package of {title}", meshes))
    corner = np.min([mesh.points.min(axis=0) for mesh in meshes], axis=0)
    place = wrapper.GetTranslationTransform(-float(corner[0]), -float(corner[1]), 0.0)
    for body, mesh in zip(bodies, meshes, strict=True):
        item = model.AddMeshObject()
        item.SetName(body.name)
        item.SetUUID(_uuid(body.name, [mesh]))
        item.SetGeometry(_positions(mesh), _triangles(mesh))
        red, green, blue = bytes.fromhex(body.colour[1:])
        colour = colours.AddMaterial(body.name, wrapper.RGBAToColor(red, green, blue, 255))
        item.SetObjectLevelProperty(colours.GetResourceID(), colour)
        model.AddBuildItem(item, place).SetUUID(_uuid(f"{body.name} on the bed", [mesh]))
    return bytes(model.QueryWriter("3mf").WriteToBuffer())


def _positions(mesh: Mesh) -> Any:
    import lib3mf

    data = np.ascontiguousarray(mesh.points, dtype=np.float32)
    return (lib3mf.Position * len(data)).from_buffer_copy(data)


def _triangles(mesh: Mesh) -> Any:
    import lib3mf

    data = np.ascontiguousarray(mesh.triangles, dtype=np.uint32)
    return (lib3mf.Triangle * len(data)).from_buffer_copy(data)


def _uuid(name: str, meshes: Sequence[Mesh]) -> str:
    """A mark of identity made from what it marks: the library's own are random."""
    digest = hashlib.sha256(stl_bytes(meshes)).hexdigest()
    return str(uuid.uuid5(uuid.NAMESPACE_OID, f"boardroom {name} {digest}"))
