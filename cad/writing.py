"""The bytes of STL and 3MF files, made from meshes. The same meshes give the same bytes."""

from __future__ import annotations

import hashlib
import uuid
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

import boardroom
from cad.mesh import Mesh

Spot = tuple[float, float]
"""How far a mesh is moved along x and y, mm."""

_STL_TRIANGLE = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("spare", "<u2")])


@dataclass(frozen=True, slots=True)
class Piece:
    """A body on the bed, once for each of its ``spots``; ``colour`` is ``#RRGGBB``."""

    name: str
    colour: str
    mesh: Mesh
    spots: tuple[Spot, ...]

    @property
    def meshes(self) -> list[Mesh]:
        """One for each spot, in its place."""
        return [self.mesh.moved(x, y) for x, y in self.spots]


def stl_bytes(meshes: Iterable[Mesh]) -> bytes:
    """A binary STL file with all meshes in it."""
    corners = np.concatenate([mesh.points[mesh.triangles] for mesh in meshes])
    records = np.zeros(len(corners), dtype=_STL_TRIANGLE)
    a, b, c = corners.astype(np.float64).transpose(1, 0, 2)
    normals = np.cross(b - a, c - a)
    records["normal"] = normals / np.linalg.norm(normals, axis=1, keepdims=True)
    records["corners"] = corners
    head = b"Boardroom, millimetres".ljust(80)
    return head + len(records).to_bytes(4, "little") + records.tobytes()


def stl_corners(data: bytes) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The corners (n, 3, 3) of the triangles in a binary STL file. ValueError when its length is
    not that of the triangles it announces, or a coordinate is no number."""
    count = int.from_bytes(data[80:84], "little")
    if len(data) < 84 or len(data) != 84 + _STL_TRIANGLE.itemsize * count or not count:
        raise ValueError("not as long as it says")
    corners = np.frombuffer(data, _STL_TRIANGLE, offset=84)["corners"].astype(np.float64)
    if not np.isfinite(corners).all():
        raise ValueError("a coordinate is no number")
    return corners


def threemf_bytes(title: str, pieces: Sequence[Piece]) -> bytes:
    """A 3MF package: one object a piece, with its name and colour, on the bed at each of its
    spots. The format asks that nothing stands at negative x or y."""
    import lib3mf

    wrapper = lib3mf.get_wrapper()
    model = wrapper.CreateModel()
    model.SetUnit(lib3mf.ModelUnit.MilliMeter)
    notes = model.GetMetaDataGroup()
    notes.AddMetaData("", "Title", title, "xs:string", True)
    notes.AddMetaData("", "Application", f"Boardroom {boardroom.__version__}", "xs:string", True)
    colours = model.AddBaseMaterialGroup()
    marks = [_mark(piece.mesh) for piece in pieces]
    model.SetBuildUUID(_uuid(f"package of {title}", "".join(marks)))
    for piece, mark in zip(pieces, marks, strict=True):
        item = model.AddMeshObject()
        item.SetName(piece.name)
        item.SetUUID(_uuid(piece.name, mark))
        item.SetGeometry(_positions(piece.mesh), _triangles(piece.mesh))
        red, green, blue = bytes.fromhex(piece.colour[1:])
        colour = colours.AddMaterial(piece.name, wrapper.RGBAToColor(red, green, blue, 255))
        item.SetObjectLevelProperty(colours.GetResourceID(), colour)
        for number, (x, y) in enumerate(piece.spots):
            place = wrapper.GetTranslationTransform(x, y, 0.0)
            on_bed = model.AddBuildItem(item, place)
            on_bed.SetUUID(_uuid(f"{piece.name} on the bed, {number}", mark))
    return bytes(model.QueryWriter("3mf").WriteToBuffer())


@dataclass(frozen=True, slots=True)
class Found:
    """A body read back from a 3MF file, where it stands on the bed."""

    name: str
    colour: str
    corners: np.ndarray[Any, np.dtype[np.float64]]


def read_threemf(path: str) -> list[Found]:
    """All bodies of a 3MF file, one for each time that it stands on the bed. ValueError when the
    strict reader has anything to complain about."""
    import lib3mf

    wrapper = lib3mf.get_wrapper()
    model = wrapper.CreateModel()
    reader = model.QueryReader("3mf")
    reader.SetStrictModeActive(True)
    try:
        reader.ReadFromFile(path)
    except lib3mf.ELib3MFException as error:
        raise ValueError("no 3MF file") from error
    if reader.GetWarningCount():
        raise ValueError(reader.GetWarning(0)[0])
    meshes: dict[int, Found] = {}
    found = []
    items = model.GetBuildItems()
    while items.MoveNext():
        item = items.GetCurrent()
        id = item.GetObjectResource().GetResourceID()
        if id not in meshes:
            meshes[id] = _found(model, id)
        first = meshes[id]
        move = np.array([list(row) for row in item.GetObjectTransform().Fields])
        found.append(Found(first.name, first.colour, first.corners @ move[:3] + move[3]))
    return found


def _found(model: Any, id: int) -> Found:
    mesh = model.GetMeshObjectByID(id)
    points = np.array([tuple(each.Coordinates) for each in mesh.GetVertices()], dtype=np.float64)
    triangles = np.array([tuple(each.Indices) for each in mesh.GetTriangleIndices()])
    group, index, coloured = mesh.GetObjectLevelProperty()
    shade = "#"
    if coloured:
        colour = model.GetBaseMaterialGroupByID(group).GetDisplayColor(index)
        shade = f"#{colour.Red:02X}{colour.Green:02X}{colour.Blue:02X}"
    return Found(mesh.GetName(), shade, points[triangles])


def _positions(mesh: Mesh) -> Any:
    import lib3mf

    data = np.ascontiguousarray(mesh.points, dtype=np.float32)
    return (lib3mf.Position * len(data)).from_buffer_copy(data)


def _triangles(mesh: Mesh) -> Any:
    import lib3mf

    data = np.ascontiguousarray(mesh.triangles, dtype=np.uint32)
    return (lib3mf.Triangle * len(data)).from_buffer_copy(data)


def _mark(mesh: Mesh) -> str:
    """What tells one mesh from another."""
    return hashlib.sha256(stl_bytes([mesh])).hexdigest()


def _uuid(name: str, mark: str) -> str:
    """A mark of identity made from what it marks: the library's own are random."""
    return str(uuid.uuid5(uuid.NAMESPACE_OID, f"boardroom {name} {mark}"))
