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
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
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
from OCP.STEPControl import STEPControl_StepModelType
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


def common_volume(first: Any, second: Any) -> float:
    """The room that two solids share, mm³."""
    return float(sum(solid.Volume() for solid in first.intersect(second).Solids()))


def distance(first: Any, second: Any) -> float:
    """The least air between two solids, mm; 0 when they touch or one is inside the other."""
    return float(first.distance(second))


def tessellate(solid: Any, linear: float, angular: float) -> tuple[Points, Triangles]:
    """Corner points (n, 3) in mm and triangles (m, 3) of all faces, seen from outside
    counter-clockwise.

    ``linear`` is the distance from the surface to aim at, in mm, absolute; ``angular`` the turn
    between neighbours, in radians. Faces share no points yet. ``solid`` keeps no mesh.
    """
    copy = BRepBuilderAPI_Copy(solid.wrapped, True, False).Shape()
    BRepMesh_IncrementalMesh(copy, linear, False, angular)
    points: list[tuple[float, float, float]] = []
    triangles: list[tuple[int, int, int]] = []
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
        for each in mesh.Triangles():
            a, b, c = (first + each.Value(i) for i in (1, 2, 3))
            triangles.append((a, c, b) if turned else (a, b, c))
    return np.array(points), np.array(triangles)


def step_bytes(title: str, bodies: Sequence[tuple[str, str, Any]]) -> bytes:
    """A STEP file (AP214, mm) of ``bodies``: name, colour as ``#RRGGBB``, solid.

    The same bodies give the same bytes.
    """
    document = TDocStd_Document(TCollection_ExtendedString("XmlOcaf"))
    shapes = XCAFDoc_DocumentTool.ShapeTool_s(document.Main())
    colours = XCAFDoc_DocumentTool.ColorTool_s(document.Main())
    writer = STEPCAFControl_Writer()
    writer.SetColorMode(True)
    writer.SetNameMode(True)
    Interface_Static.SetCVal_s("xstep.cascade.unit", "MM")
    Interface_Static.SetCVal_s("write.step.unit", "MM")
    for name, colour, solid in bodies:
        label = shapes.AddShape(solid.wrapped, False)
        TDataStd_Name.Set_s(label, TCollection_ExtendedString(name))
        red, green, blue = (part / 255 for part in bytes.fromhex(colour[1:]))
        shade = Quantity_Color(red, green, blue, Quantity_TOC_sRGB)
        colours.SetColor(label, shade, XCAFDoc_ColorType.XCAFDoc_ColorSurf)
        # One after the other: all at once, their colours come in an order that changes.
        if not writer.Transfer(label, STEPControl_StepModelType.STEPControl_AsIs):
            raise ArithmeticError(f"{name} cannot be written as STEP")
    header = APIHeaderSection_MakeHeader(writer.ChangeWriter().Model())
    header.SetName(TCollection_HAsciiString(title))
    header.SetTimeStamp(TCollection_HAsciiString(STEP_TIME))
    header.SetOriginatingSystem(TCollection_HAsciiString("Boardroom"))
    stream = io.BytesIO()
    if writer.WriteStream(stream) != IFSelect_ReturnStatus.IFSelect_RetDone:
        raise ArithmeticError(f"{title} cannot be written as STEP")
    return stream.getvalue()
