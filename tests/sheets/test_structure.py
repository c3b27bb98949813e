"""What a file tells beside its pages: structure, outline, page labels, fields."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pikepdf
import pytest

from sheets.page import Document
from sheets.paper import PAPERS
from sheets.structure import with_structure
from tests.sheets.conftest import Exported
from tests.sheets.printed import printed
from tests.sheets.readers import run

AREAS = [
    "Connnect player sheet, with a box",
    "Round tracker: 12 rows",
    "The grid: columns a–f, rows 1–6",
    "Connect-3 bonuses: write 1, 1 point;",
    "Connect-4 shapes I, L, O, S, T",
    "Connect-5: 4 boxes",
    "Points of an arrow line: 8 in order",
    "Fields for the points of objective cards A, B, C.",
    "Free action track: 0, 1, 3, 6, 10, 15, 21; all crossed out: 28.",
    "Scoring boxes",
]
"""How the words for each area begin, in the order in which they are read."""


def parts(page: pikepdf.Page) -> Iterator[tuple[str, int | None, list[str]]]:
    """The marked parts of a page: role, id, and the operators that draw within. Nothing may draw
    outside of them."""
    role: str | None = None
    for operands, operator in pikepdf.parse_content_stream(page):
        name = str(operator)
        if name in ("BDC", "BMC"):
            assert role is None, "parts do not lie within parts"
            role, drawn = str(operands[0]), []
            id = int(operands[1].MCID) if name == "BDC" else None
        elif name == "EMC":
            assert role is not None
            yield role, id, drawn
            role = None
        elif name in ("Do", "Tj", "TJ", "S", "f", "B", "f*", "B*", "s", "b"):
            assert role is not None, "everything drawn is part of the structure, or decoration"
            drawn.append(name)


def elements(pdf: pikepdf.Pdf) -> Iterator[Any]:
    """The elements of each section, in reading order."""
    document = pdf.Root.StructTreeRoot.K
    assert document.S == "/Document"
    for section in document.K:
        assert section.S == "/Sect"
        yield list(section.K)


@pytest.mark.parametrize("id", ["player-sheet", "connnect-cards", "domino3d-pad"])
def test_every_drawing_is_in_the_structure_or_decoration(id: str) -> None:
    with pikepdf.open(io.BytesIO(printed(id))) as pdf:
        assert pdf.Root.MarkInfo.Marked is True
        numbers = pdf.Root.StructTreeRoot.ParentTree.Nums
        for number, (page, found) in enumerate(zip(pdf.pages, elements(pdf), strict=True)):
            marked = [(role, id) for role, id, _ in parts(page) if id is not None]
            assert [(str(each.S), int(each.K)) for each in found] == marked
            assert all(str(each.Alt) and each.Pg.objgen == page.objgen for each in found)
            assert page.StructParents == number == numbers[2 * number]
            parents = numbers[2 * number + 1]
            assert [each.objgen for each in parents] == [each.objgen for each in found]


def test_the_areas_of_a_player_sheet_are_told_in_their_order(exported: Exported) -> None:
    with pikepdf.open(exported("a4", 3)) as pdf:
        for found in elements(pdf):
            assert [str(each.S) for each in found] == ["/H1"] + ["/Figure"] * 9
            for each, start in zip(found, AREAS, strict=True):
                assert str(each.Alt).startswith(start)


def test_the_outline_leads_to_the_first_page_and_pages_are_labelled(exported: Exported) -> None:
    with pikepdf.open(exported("a4", 3)) as pdf:
        with pdf.open_outline() as outline:
            assert [item.title for item in outline.root] == ["Player sheets"]
        assert [page.label for page in pdf.pages] == ["Sheet 1", "Sheet 2", "Sheet 3"]


def test_the_language_of_the_file_is_that_of_its_words(exported: Exported) -> None:
    with pikepdf.open(exported(lang="ru")) as pdf:
        assert str(pdf.Root.Lang) == "ru"
        assert str(pdf.docinfo["/Title"]) == "Лист игрока Connnect"
        ((first, *_),) = elements(pdf)
        assert str(first.Alt).startswith("Лист игрока Connnect: поле для имени")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_hundred_tagged_sheets_stay_below_a_hundred_kilobytes(
    exported: Exported, lang: str
) -> None:
    assert exported("a4", 100, lang=lang).stat().st_size <= 100_000


def test_what_is_not_told_in_words_is_decoration(tmp_path: Any) -> None:
    document = Document(tmp_path / "two.pdf", PAPERS["a4"], "", "")
    document.store("line", lambda pen: None)
    document.store("words", lambda pen: None, says="A word", role="P")
    document.page("line", "words")
    document.save()
    with pikepdf.open(tmp_path / "two.pdf") as pdf:
        found = [(role, id) for role, id, _ in parts(pdf.pages[0])]
        assert found == [("/Artifact", None), ("/P", 0)]


def test_the_same_file_gets_the_same_structure_again() -> None:
    with pikepdf.new() as pdf:
        pdf.add_blank_page()
        pdf.pages[0].Contents = pdf.make_stream(b"")
        plain = io.BytesIO()
        pdf.save(plain, static_id=True)
    one, two = (with_structure(plain.getvalue(), [()]) for _ in range(2))
    assert one == two


def test_one_sheet_can_be_filled_in_on_a_screen(exported: Exported) -> None:
    file = exported(fillable=True)
    assert "No syntax or stream encoding errors" in run("qpdf", "--check", file)
    with pikepdf.open(file) as pdf:
        fields = {str(each.T): each for each in pdf.Root.AcroForm.Fields}
        (page,) = pdf.pages
        assert [each.objgen for each in page.Annots] == [each.objgen for each in fields.values()]
        assert {column + row for column in "abcdef" for row in "123456"} <= set(fields)
        assert sum(name.startswith("round-") for name in fields) == 36
        assert sum(name.endswith("-used") for name in fields) == 18
        assert sum(name.startswith(("first-", "later-")) for name in fields) == 10
        for each in fields.values():
            assert str(each.TU)
            left, bottom, right, top = map(float, each.Rect)
            assert 0 < left < right < 595
            assert 0 < bottom < top < 842
            if each.FT == "/Btn":
                assert set(each.AP.N.keys()) == {"/Yes", "/Off"}
        (font,) = pdf.Root.AcroForm.DR.Font.values()
        assert font.FontDescriptor.FontFile2.Length1 > 100_000  # the whole face, in the file
        # Read after what is drawn, and found from the field itself.
        ((*_, last),) = elements(pdf)
        assert last.S == "/Form"
        assert last.K.Obj.T == "total"
        numbers = pdf.Root.StructTreeRoot.ParentTree.Nums
        assert numbers[-1].objgen == last.objgen
        assert numbers[-2] == last.K.Obj.StructParent
