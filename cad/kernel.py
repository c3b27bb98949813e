"""The only door to CadQuery.

Importing this module loads CadQuery, which takes about two seconds: whoever needs it imports it
where the first solid is built, so that lists and parameters of parts stay instant.

CadQuery imports libraries at its start that no part needs (VTK to draw on a screen, DXF, solvers
of constraints: 1.5 GB). Where one of them is really missing, a stand-in takes its place while
CadQuery is being imported, and raises :class:`LibraryLeftOut` when CadQuery calls it later.
Where it is installed, the real one is used.
"""

from __future__ import annotations

import io
import itertools
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray
from OCP.APIHeaderSection import APIHeaderSection_MakeHeader
from OCP.BRep import BRep_Tool
from OCP.BRepBuilderAPI import BRepBuilderAPI_Copy
from OCP.BRepMesh import BRepMesh_IncrementalMesh
from OCP.IFSelect import IFSelect_ReturnStatus
from OCP.Interface import Interface_Static
from OCP.Quantity import Quantity_Color, Quantity_TOC_sRGB
from OCP.STEPCAFControl import STEPCAFControl_Writer
from OCP.STEPControl import STEPControl_Reader, STEPControl_StepModelType
from OCP.TCollection import TCollection_ExtendedString, TCollection_HAsciiString
from OCP.TDataStd import TDataStd_Name
from OCP.TDocStd import TDocStd_Document
from OCP.TopAbs import TopAbs_Orientation
from OCP.TopLoc import TopLoc_Location
from OCP.XCAFDoc import XCAFDoc_ColorType, XCAFDoc_DocumentTool

LEFT_OUT = ("vtkmodules", "casadi", "nlopt", "ezdxf", "OCP.IVtkOCC", "OCP.IVtkVTK")
"""What CadQuery 2.8 imports at its start and Boardroom does without."""

STEP_TIME = "2000-01-01T00:00:00"
"""The time in the header of STEP files: always the same, so that equal parts are equal files."""


class LibraryLeftOut(ImportError):
    """Something was called that needs a library which is not installed."""


class _NameLeftOut(type):
    """A name of a missing library: may be read, named as a type, and not called.

    CadQuery reads such names at its start, as types of arguments and as default values
    (``ezdxf.units.MM``).
    """

    def __getattr__(cls, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _NameLeftOut(f"{cls.__name__}.{name}", (), {})

    def __call__(cls, *_values: Any, **_named: Any) -> NoReturn:
        library = next(each for each in LEFT_OUT if cls.__name__.startswith(f"{each}."))
        raise LibraryLeftOut(f"{cls.__name__} was called, but {library} is not installed")


class _ModuleLeftOut(ModuleType):
    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _NameLeftOut(f"{self.__name__}.{name}", (), {})


class _LeftOutFinder(MetaPathFinder, Loader):
    """Stands last in line, so it is asked only for what no other finder has found."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        parent = sys.modules.get(fullname.rpartition(".")[0])
        if fullname in LEFT_OUT or isinstance(parent, _ModuleLeftOut):
            return ModuleSpec(fullname, self, is_package=True)
        return None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return _ModuleLeftOut(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Nothing to run: names come into being when they are read."""


@contextmanager
def stand_ins() -> Iterator[None]:
    """Stand in for missing libraries until the end; afterwards they are missing as before.

    Other programs' ``try: import ezdxf`` must not be answered by a stand-in.
    """
    finder = _LeftOutFinder()
    sys.meta_path.append(finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        for name in [n for n, module in sys.modules.items() if isinstance(module, _ModuleLeftOut)]:
            del sys.modules[name]


with stand_ins():
    import cadquery

cq = cadquery
"""CadQuery itself, for those who build parts."""

Points = NDArray[np.float64]
Triangles = NDArray[np.int64]


def one_solid(shape: Any) -> Any:
    """The single solid of ``shape``, which a cut or a fusion leaves inside a compound.

    ArithmeticError when there is none or several, or when it is not valid: a boolean operation
    went wrong without saying so.
    """
    solids = shape.Solids()
    if len(solids) != 1 or not solids[0].isValid():
        raise ArithmeticError(f"expected one valid solid, and got {len(solids)}")
    return solids[0]


def tessellate(solid: Any, linear: float, angular: float) -> tuple[Points, Triangles]:
    """Corner points (n, 3) in mm and triangles (m, 3) of all faces, seen from outside
    counter-clockwise.

    ``linear`` is the distance from the surface to aim at, in mm, absolute; ``angular`` the turn
    between neighbours, in radians. Faces share no points yet. ``solid`` keeps no mesh.
    """
    copy = BRepBuilderAPI_Copy(solid.wrapped, True, False).Shape()
    BRepMesh_IncrementalMesh(copy, linear, False, angular)
    points: list[tuple[float, float, float]] = []
    triangles: list[Triangles] = []
    for face in cq.Shape.cast(copy).Faces():
        location = TopLoc_Location()
        mesh = BRep_Tool.Triangulation_s(face.wrapped, location)
        if mesh is None:
            raise ArithmeticError("a face could not be meshed")
        first = len(points) - 1  # nodes count from 1
        move = location.Transformation()
        nodes = (mesh.Node(i).Transformed(move) for i in range(1, mesh.NbNodes() + 1))
        points += [(node.X(), node.Y(), node.Z()) for node in nodes]
        turned = face.wrapped.Orientation() == TopAbs_Orientation.TopAbs_REVERSED
        numbers = first + np.array([each.Get() for each in mesh.Triangles()])
        triangles.append(numbers[:, [0, 2, 1]] if turned else numbers)
    return np.array(points), np.concatenate(triangles)


Solids = Sequence[tuple[str, str, Any]]
"""Name, colour as ``#RRGGBB``, and CadQuery solid of each body."""


@dataclass(frozen=True, slots=True)
class Component:
    """A solid in its place: ``solid`` is its number among those that it is one of."""

    name: str
    solid: int
    place: Any


def placement(turns: Sequence[tuple[str, float]], at: tuple[float, float, float]) -> Any:
    """A place: turned around the axes through the origin, one after the other, degrees
    counter-clockwise, then moved; mm."""
    axes = {"x": cq.Vector(1, 0, 0), "y": cq.Vector(0, 1, 0), "z": cq.Vector(0, 0, 1)}
    place = cq.Location()
    for axis, degrees in turns:
        place = cq.Location(cq.Vector(), axes[axis], degrees) * place
    return cq.Location(cq.Vector(*at)) * place


def matrix(place: Any) -> NDArray[np.float64]:
    """A place as (3, 4): the columns of the turn, and where the origin goes, mm."""
    move = place.wrapped.Transformation()
    return np.array([[move.Value(row, column) for column in (1, 2, 3, 4)] for row in (1, 2, 3)])


def step_bytes(title: str, bodies: Solids) -> bytes:
    """A STEP file (AP214, mm) of ``bodies``. The same bodies give the same bytes."""
    scene = _Scene()
    for name, colour, solid in bodies:
        scene.write(scene.add(name, colour, solid))
    return scene.finish(title)


def assembly_bytes(title: str, bodies: Solids, components: Sequence[Component]) -> bytes:
    """A STEP file (AP214, mm) of one assembly. Each of ``bodies`` is in it once, however many
    components are made of it. The same assembly gives the same bytes."""
    scene = _Scene()
    labels = [scene.add(*body) for body in bodies]
    root = scene.shapes.NewShape()
    _name(root, title)
    for each in components:
        _name(scene.shapes.AddComponent(root, labels[each.solid], each.place.wrapped), each.name)
    scene.shapes.UpdateAssemblies()
    for label in labels:
        scene.write(label)
    scene.writer.SetColorMode(False)  # they have theirs
    scene.write(root)
    # The library numbers components on from file to file, and breaks lines accordingly.
    count = itertools.count(1)

    def numbered(found: re.Match[bytes]) -> bytes:
        rest = re.sub(rb"\n\s*", b"", found[2])
        return b"%s'%d'%s;" % (found[1], next(count), rest)

    pattern = rb"(NEXT_ASSEMBLY_USAGE_OCCURRENCE\()\s*'\d+'([^;]*);"
    return re.sub(pattern, numbered, scene.finish(title))


class _Scene:
    """What goes into one STEP file."""

    def __init__(self) -> None:
        self.document = TDocStd_Document(TCollection_ExtendedString("XmlOcaf"))
        self.shapes = XCAFDoc_DocumentTool.ShapeTool_s(self.document.Main())
        self.colours = XCAFDoc_DocumentTool.ColorTool_s(self.document.Main())
        self.writer = STEPCAFControl_Writer()
        self.writer.SetColorMode(True)
        self.writer.SetNameMode(True)
        Interface_Static.SetCVal_s("xstep.cascade.unit", "MM")
        Interface_Static.SetCVal_s("write.step.unit", "MM")

    def add(self, name: str, colour: str, solid: Any) -> Any:
        """The label of a solid with its name and colour."""
        label = self.shapes.AddShape(solid.wrapped, False)
        _name(label, name)
        red, green, blue = (part / 255 for part in bytes.fromhex(colour[1:]))
        shade = Quantity_Color(red, green, blue, Quantity_TOC_sRGB)
        self.colours.SetColor(label, shade, XCAFDoc_ColorType.XCAFDoc_ColorSurf)
        return label

    def write(self, label: Any) -> None:
        """One after the other: all at once, their colours come in an order that changes."""
        if not self.writer.Transfer(label, STEPControl_StepModelType.STEPControl_AsIs):
            raise ArithmeticError("a body cannot be written as STEP")

    def finish(self, title: str) -> bytes:
        """The file."""
        header = APIHeaderSection_MakeHeader(self.writer.ChangeWriter().Model())
        header.SetName(TCollection_HAsciiString(title))
        header.SetTimeStamp(TCollection_HAsciiString(STEP_TIME))
        header.SetOriginatingSystem(TCollection_HAsciiString("Boardroom"))
        stream = io.BytesIO()
        if self.writer.WriteStream(stream) != IFSelect_ReturnStatus.IFSelect_RetDone:
            raise ArithmeticError(f"{title} cannot be written as STEP")
        return stream.getvalue()


def _name(label: Any, name: str) -> None:
    TDataStd_Name.Set_s(label, TCollection_ExtendedString(name))


def read_step(path: str) -> list[Any]:
    """The solids of a STEP file, each in its place. ValueError when it cannot be read."""
    reader = STEPControl_Reader()
    if (
        reader.ReadFile(path) != IFSelect_ReturnStatus.IFSelect_RetDone
        or not reader.TransferRoots()
    ):
        raise ValueError("no STEP file")
    found: list[Any] = cq.Shape.cast(reader.OneShape()).Solids()
    return found


def box_of(solids: Sequence[Any]) -> tuple[float, float, float]:
    """The size of the bounding box of solids, mm; CadQuery's own is a little wider."""
    box = cq.Compound.makeCompound(solids).BoundingBox(1e-6)
    return box.xlen, box.ylen, box.zlen
