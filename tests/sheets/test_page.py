"""The files themselves: exact pages, embedded fonts, the same bytes every time."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from pathlib import Path

import font_source_sans_pro
import pikepdf
import pytest

from boardroom.base.words import use_language
from sheets.page import Document
from sheets.paper import PAPERS
from sheets.pen import Pen
from tests.sheets.conftest import Exported
from tests.sheets.readers import run
from tests.tools import ROOT

# 210 by 297 mm, and 8.5 by 11 inches of 72 points.
POINTS = {"a4": (595.27559, 841.88976), "letter": (612.0, 792.0)}


@pytest.mark.parametrize("paper", PAPERS)
def test_qpdf_finds_nothing_wrong(exported: Exported, paper: str) -> None:
    assert "No syntax or stream encoding errors" in run("qpdf", "--check", exported(paper, 3))


@pytest.mark.parametrize("paper", PAPERS)
def test_every_page_is_exactly_the_paper_in_all_boxes(exported: Exported, paper: str) -> None:
    with pikepdf.open(exported(paper, 3)) as pdf:
        for page in pdf.pages:
            for name in ("/MediaBox", "/TrimBox", "/BleedBox"):
                box = [float(edge) for edge in page[name]]
                assert box == pytest.approx([0, 0, *POINTS[paper]], abs=0.005), name


@pytest.mark.parametrize("copies", [1, 7, 100, 500])
def test_there_are_as_many_pages_as_copies(exported: Exported, copies: int) -> None:
    assert re.search(rf"^Pages: +{copies}$", run("pdfinfo", exported("a4", copies)), re.MULTILINE)


def test_all_fonts_are_embedded_as_subsets(exported: Exported) -> None:
    table = run("pdffonts", exported()).splitlines()
    assert table[0].split()[:1] == ["name"]
    fonts = [line.split() for line in table[2:]]
    assert sorted(font[0].partition("+")[2] for font in fonts) == [
        "SourceSansPro-Black",
        "SourceSansPro-Bold",
        "SourceSansPro-Regular",
    ]
    for font in fonts:
        assert font[3:6] == ["yes", "yes", "yes"], font  # embedded, subset, Unicode


def test_the_licence_of_the_font_comes_with_it() -> None:
    licence = (Path(font_source_sans_pro.font_directory) / "LICENSE.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert "Reserved Font Name 'Source'" in licence


def test_a_reader_is_told_to_print_at_full_size(exported: Exported) -> None:
    with pikepdf.open(exported()) as pdf:
        assert pdf.pdf_version == "1.7"
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
        assert pdf.Root.ViewerPreferences.DisplayDocTitle is True
        assert str(pdf.Root.Lang) == "en"
        assert str(pdf.docinfo["/Title"]) == "Connnect player sheet"
        assert "anonymous" not in " ".join(map(str, pdf.docinfo.values()))


def test_the_sheet_is_stored_once_however_many_pages_show_it(exported: Exported) -> None:
    with pikepdf.open(exported("a4", 100)) as pdf:
        drawings = {
            tuple(form.objgen for form in page.Resources.XObject.values()) for page in pdf.pages
        }
        assert len(drawings) == 1
        assert len({page.Contents.objgen for page in pdf.pages}) == 1
    one, hundred = (exported("a4", copies).stat().st_size for copies in (1, 100))
    assert one < 90_000
    assert hundred - one < 60_000


def test_the_same_sheet_has_the_same_bytes_in_any_process(
    exported: Exported, tmp_path: Path
) -> None:
    code = (
        "import sys; from pathlib import Path; from sheets.export import export;"
        "from sheets.player_settings import PlayerSheetSettings;"
        "export('player-sheet', Path(sys.argv[1]), PlayerSheetSettings('letter', 5))"
    )
    digests = {hashlib.sha256(exported("letter", 5).read_bytes()).hexdigest()}
    for seed in ("1", "2"):
        file = tmp_path / f"{seed}.pdf"
        subprocess.run(
            [sys.executable, "-c", code, str(file)],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed, "PATH": "", "TZ": f"UTC-{seed}"},
            check=True,
            timeout=60,
        )
        digests.add(hashlib.sha256(file.read_bytes()).hexdigest())
    assert len(digests) == 1


def test_names_in_many_alphabets_are_printed_as_text(tmp_path: Path) -> None:
    from sheets.box import Box
    from sheets.pen import REGULAR, Type

    names = ("Żółć Łukasz", "Çağrı Işık", "Šťastný", "Ёжик Юлия", "Ґанна Їжак", "Σωκράτης ά")
    file = tmp_path / "names.pdf"
    document = Document(file, PAPERS["a4"], "Names", "")

    def draw(pen: Pen) -> None:
        for row, name in zip(Box(20, 20, 100, 100).rows(len(names)), names, strict=True):
            pen.text(name, row, Type(REGULAR, 12, "#000000"))

    document.store("names", draw)
    document.page("names")
    document.save()
    read = run("pdftotext", file, "-")
    assert [name for name in names if name not in read] == []


def test_the_language_of_the_file_is_the_one_it_is_drawn_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sheets.page.language", lambda: "pt_BR")
    file = tmp_path / "empty.pdf"
    document = Document(file, PAPERS["a4"], "Empty", "")
    document.page()
    document.save()
    with pikepdf.open(file) as pdf:
        assert str(pdf.Root.Lang) == "pt-BR"
    assert use_language("en")
