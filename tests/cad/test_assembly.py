"""The STEP file of a game as it stands on the table."""

from pathlib import Path
from typing import Any

import pytest
from OCP.IFSelect import IFSelect_ReturnStatus
from OCP.Quantity import Quantity_Color
from OCP.STEPCAFControl import STEPCAFControl_Reader
from OCP.TCollection import TCollection_ExtendedString
from OCP.TDataStd import TDataStd_Name
from OCP.TDF import TDF_Label, TDF_LabelSequence
from OCP.TDocStd import TDocStd_Document
from OCP.XCAFDoc import XCAFDoc_ColorType, XCAFDoc_DocumentTool, XCAFDoc_ShapeTool

import cad
from boardroom.games import GAMES
from cad.assembly import Assembly, Placed
from cad.export import AssemblyJob, export_jobs
from cad.kernel import cq
from cad.part import Body
from cad.parts.connect_colors.ball import BALL
from tests.cad.readers import Read


def read_assembly(path: Path) -> tuple[str, list[Read]]:
    """The name of the assembly, and each of its components in its place."""
    document = TDocStd_Document(TCollection_ExtendedString("XmlOcaf"))
    reader = STEPCAFControl_Reader()
    reader.SetColorMode(True)
    reader.SetNameMode(True)
    assert reader.ReadFile(str(path)) == IFSelect_ReturnStatus.IFSelect_RetDone
    assert reader.Transfer(document)
    colours = XCAFDoc_DocumentTool.ColorTool_s(document.Main())
    roots, labels = TDF_LabelSequence(), TDF_LabelSequence()
    XCAFDoc_DocumentTool.ShapeTool_s(document.Main()).GetFreeShapes(roots)
    assert roots.Length() == 1
    assert XCAFDoc_ShapeTool.IsAssembly_s(roots.Value(1))
    XCAFDoc_ShapeTool.GetComponents_s(roots.Value(1), labels)
    found = []
    for label in (labels.Value(i + 1) for i in range(labels.Length())):
        body, colour = TDF_Label(), Quantity_Color()
        assert XCAFDoc_ShapeTool.GetReferredShape_s(label, body)
        shape = XCAFDoc_ShapeTool.GetShape_s(body)
        assert colours.GetColor(shape, XCAFDoc_ColorType.XCAFDoc_ColorSurf, colour)
        shade = Quantity_Color.ColorToHex_s(colour).ToCString()
        placed = cq.Shape.cast(XCAFDoc_ShapeTool.GetShape_s(label))
        found.append(Read(name_of(label), shade, placed))
    return name_of(roots.Value(1)), found


def name_of(label: Any) -> str:
    name = TDataStd_Name()
    assert label.FindAttribute(TDataStd_Name.GetID_s(), name)
    return str(name.Get().ToExtString())


def box(solid: Any) -> list[float]:
    found = solid.BoundingBox(1e-6)
    return [found.xmin, found.xmax, found.ymin, found.ymax, found.zmin, found.zmax]


def placed(assembly: Assembly) -> list[Body]:
    """Each body in its place; what is there several times is built once."""
    built: dict[tuple[object, ...], tuple[Body, ...]] = {}
    found = []
    for each in assembly.bodies:
        key = (each.part.id, *each.values.items())
        if key not in built:
            built[key] = each.part.build(each.part.read(each.values))
        body = built[key][each.body]
        found.append(Body(body.name, body.colour, each.move(body.solid)))
    return found


SOLIDS = {"connect-colors": 8, "connnect": 2, "colorpop": 9, "domino3d": 13, "choconnect": 4}
"""How many different solids each is made of: a frame, a board, and a ball of each of six colours;
a tray and a die; a frame, a foot, a chute and six tokens; a rack and twelve chips; a box and three
tiles."""

each_game = pytest.mark.parametrize(
    "game",
    [
        pytest.param(id, marks=() if id == "connect-colors" else (pytest.mark.long,))
        for id in cad.ASSEMBLIES
    ],
)


@each_game
def test_the_assembly_holds_every_body_in_its_place_and_equal_ones_once(game: str, tmp_path: Path):
    path = tmp_path / "game.step"
    export_jobs([], [AssemblyJob(cad.ASSEMBLIES[game], path)])
    name, found = read_assembly(path)
    assert name == f"{GAMES[game].title}, assembled"
    expected = placed(cad.ASSEMBLIES[game])
    assert [(each.name, each.colour) for each in found] == [
        (body.name, body.colour) for body in expected
    ]
    for each, body in zip(found, expected, strict=True):
        assert box(each.solid) == pytest.approx(box(body.solid), abs=1e-6)
        assert each.solid.Volume() == pytest.approx(body.solid.Volume(), rel=1e-6)
    assert path.read_text().count("MANIFOLD_SOLID_BREP(") == SOLIDS[game]


def test_the_board_is_full_of_balls():
    # A frame, a board, eight balls of each of six colours.
    assert len(cad.ASSEMBLIES["connect-colors"].bodies) == 50


def test_the_same_assembly_gives_the_same_bytes(tmp_path: Path):
    made = []
    for turn in ("one", "two"):
        path = tmp_path / turn / "game.step"
        export_jobs([], [AssemblyJob(cad.ASSEMBLIES["connect-colors"], path)])
        made.append(path.read_bytes())
    assert made[0] == made[1]


def test_a_place_is_where_the_body_is_moved_to():
    turned = Placed(
        BALL, {"form": "flat"}, turns=(("x", 90), ("z", 30), ("y", -45)), at=(10, -20, 5)
    )
    (body,) = BALL.build(BALL.read(turned.values))
    assert box(body.solid.moved(turned.place)) == pytest.approx(
        box(turned.move(body.solid)), abs=1e-6
    )
