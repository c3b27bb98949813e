"""Exported files as other programs see them: OCC's own reader, lib3mf, the slicer, admesh."""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import lib3mf
import numpy as np
import trimesh
from OCP.IFSelect import IFSelect_ReturnStatus
from OCP.Quantity import Quantity_Color
from OCP.STEPCAFControl import STEPCAFControl_Reader
from OCP.TCollection import TCollection_ExtendedString
from OCP.TDataStd import TDataStd_Name
from OCP.TDF import TDF_LabelSequence
from OCP.TDocStd import TDocStd_Document
from OCP.XCAFDoc import XCAFDoc_ColorType, XCAFDoc_DocumentTool, XCAFDoc_ShapeTool

from cad.kernel import cq
from tests.tools import need_tool

PATIENCE = 600
"""Seconds that another program may take: it only ends a test that would hang."""


@dataclass(frozen=True)
class Read:
    """One body of a file: ``solid`` is a CadQuery solid or a trimesh."""

    name: str
    colour: str
    solid: Any


def read_step(path: Path) -> list[Read]:
    document = TDocStd_Document(TCollection_ExtendedString("XmlOcaf"))
    reader = STEPCAFControl_Reader()
    reader.SetColorMode(True)
    reader.SetNameMode(True)
    assert reader.ReadFile(str(path)) == IFSelect_ReturnStatus.IFSelect_RetDone
    assert reader.Transfer(document)
    labels = TDF_LabelSequence()
    XCAFDoc_DocumentTool.ShapeTool_s(document.Main()).GetFreeShapes(labels)
    found = []
    for label in (labels.Value(i + 1) for i in range(labels.Length())):
        name, colour = TDataStd_Name(), Quantity_Color()
        assert label.FindAttribute(TDataStd_Name.GetID_s(), name)
        shape = XCAFDoc_ShapeTool.GetShape_s(label)
        colours = XCAFDoc_DocumentTool.ColorTool_s(document.Main())
        assert colours.GetColor(shape, XCAFDoc_ColorType.XCAFDoc_ColorSurf, colour)
        shade = Quantity_Color.ColorToHex_s(colour).ToCString()
        found.append(Read(name.Get().ToExtString(), shade, cq.Shape.cast(shape)))
    return found


def read_3mf(path: Path) -> list[Read]:
    """Bodies where they stand on the bed; the strict reader must have nothing to complain about."""
    wrapper = lib3mf.get_wrapper()
    model = wrapper.CreateModel()
    reader = model.QueryReader("3mf")
    reader.SetStrictModeActive(True)
    reader.ReadFromFile(str(path))
    assert reader.GetWarningCount() == 0
    found = []
    items = model.GetBuildItems()
    while items.MoveNext():
        item = items.GetCurrent()
        mesh = model.GetMeshObjectByID(item.GetObjectResource().GetResourceID())
        points = np.array([list(each.Coordinates) for each in mesh.GetVertices()])
        points += np.array([list(row) for row in item.GetObjectTransform().Fields])[3]
        triangles = np.array([list(each.Indices) for each in mesh.GetTriangleIndices()])
        group, index, coloured = mesh.GetObjectLevelProperty()
        assert coloured
        colour = model.GetBaseMaterialGroupByID(group).GetDisplayColor(index)
        shade = f"#{colour.Red:02X}{colour.Green:02X}{colour.Blue:02X}"
        solid = trimesh.Trimesh(points, triangles, process=False)
        found.append(Read(mesh.GetName(), shade, solid))
    return found


def slicer_info(path: Path) -> list[dict[str, str]]:
    """What the slicer says about each object of a file, as it prints it."""
    run = subprocess.run(
        [need_tool("prusa-slicer"), "--info", str(path)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    objects: list[dict[str, str]] = []
    for line in run.stdout.splitlines():
        if match := re.fullmatch(r"(\w+) =\s+(.*)", line):
            if match[1] == "size_x":
                objects.append({})
            objects[-1][match[1]] = match[2]
    return objects


def check_whole(path: Path) -> dict[str, str]:
    """What the slicer says about the only object of a file, in which it finds nothing to repair."""
    (info,) = slicer_info(path)
    assert info["manifold"] == "yes"
    assert info["number_of_parts"] == "1"
    assert not {"degenerate_facets", "open_edges", "facets_removed"} & set(info)
    assert float(info["min_z"]) == 0
    return info


def support_moves(path: Path, folder: Path) -> int:
    """How many lines of support the slicer draws, where it decides by itself what needs any."""
    gcode = folder / f"{path.stem}.gcode"
    flags = (
        "--export-gcode --support-material --support-material-auto "
        "--support-material-threshold 0 --layer-height 0.2 --nozzle-diameter 0.4 "
        "--filament-diameter 1.75 --filament-density 1.24 --bed-shape 0x0,220x0,220x220,0x220"
    )
    subprocess.run(
        [need_tool("prusa-slicer"), *flags.split(), "--output", str(gcode), str(path)],
        capture_output=True,
        timeout=PATIENCE,
        check=True,
    )
    kind, moves, drawn = "", 0, 0
    for line in gcode.read_text().splitlines():
        if line.startswith(";TYPE:"):
            kind = line.removeprefix(";TYPE:")
        elif re.match(r"G1 X\S+ Y\S+ E", line):
            drawn += 1
            moves += kind.startswith("Support material")
    assert drawn > 100, "the slicer drew next to nothing"
    return moves


def admesh_figures(path: Path) -> dict[str, float]:
    """What admesh finds in an STL file before it repairs anything, by its own labels."""
    run = subprocess.run(
        [need_tool("admesh"), str(path)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    figures = re.findall(r"([A-Z][A-Za-z ]+?)\s*:\s+(-?[\d.]+)", run.stdout)
    return {label: float(value) for label, value in figures}
