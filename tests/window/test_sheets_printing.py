"""Printing the sheets, and what keeps them from being drawn or printed."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

import numpy as np
import pypdfium2
import pytest
from PIL import Image
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QLineEdit

from boardroom.window.sheets import printing
from boardroom.window.sheets.pages import NoPages, Pages
from tests.window.drawers import CTRL, Drawing, asked, box, opened
from tests.window.hands import PATIENCE, Hands


def test_pages_are_printed_in_their_own_size(tmp_path: Path) -> None:
    from sheets.export import export
    from sheets.player_settings import PlayerSheetSettings

    source, printed = tmp_path / "sheet.pdf", tmp_path / "printed.pdf"
    export("player-sheet", source, PlayerSheetSettings(per_page=2, copies=4))
    pages = Pages(source)
    printer = printing.printer_for(pages, QPrinter.DuplexMode.DuplexNone)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(printed))
    printer.setResolution(100)
    assert printing.draw_pages(pages, printer, range(1, 2))
    document = pypdfium2.PdfDocument(printed)
    assert len(document) == 1, "the second of two"
    width, height = (side / 72 * 25.4 for side in document[0].get_size())
    assert (width, height) == pytest.approx((297, 210), abs=0.5), "it lies, as the page does"
    before, after = (
        # Squares of 2.8 mm: finer, two ways of drawing differ at every edge.
        np.asarray(
            each.render(scale=1).to_pil().convert("L").resize((105, 74), Image.Resampling.BOX)
        )
        for each in (pypdfium2.PdfDocument(source)[1], document[0])
    )
    off = [np.abs(before.astype(int) - np.roll(after, by, (0, 1))).mean() for by in (0, (1, 1))]
    assert off[0] < 5, "neither moved nor scaled"
    assert off[1] > 10, "or it would be seen"
    document.close()
    pages.close()


def test_paper_of_another_size_is_told(
    hands: Hands, drawing: Drawing, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(hands, drawing, "player-sheet")
    pages = page.view.pages
    assert pages is not None
    printer = printing.printer_for(pages, QPrinter.DuplexMode.DuplexNone)
    told: list[str] = []

    def ask(_parent: object, _title: str, text: str, *_: object) -> str:
        told.append(text)
        return ""

    monkeypatch.setattr(printing, "ask", ask)
    assert printing._may_differ(pages, printer, page)
    assert told == []
    small = QPageSize(QSizeF(100, 150), QPageSize.Unit.Millimeter)
    printer.setPageSize(small)
    assert not printing._may_differ(pages, printer, page)
    assert "100 × 150 mm" in told[0]
    assert "210 × 297 mm" in told[0]


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_a_printer_that_refuses_is_told(
    hands: Hands, drawing: Drawing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(hands, drawing, "calibration")
    nowhere = tmp_path / "nowhere" / "out.pdf"

    def accept(dialog: QPrintDialog) -> QPrintDialog.DialogCode:
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(nowhere))
        dialog.printer().setResolution(72)
        return QPrintDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    page.list.setFocus()
    hands.key(Qt.Key.Key_P, CTRL)
    assert page.outcome.text() == f"Nothing was printed: {nowhere} does not take it."
    assert page.outcome.property("role") == "error"
    nowhere.parent.mkdir()
    hands.key(Qt.Key.Key_P, CTRL)
    assert page.outcome.text() == "Sent to the printer."
    assert len(pypdfium2.PdfDocument(nowhere.read_bytes())) == 2


def test_printing_stops_between_two_pages(hands: Hands, drawing: Drawing, tmp_path: Path) -> None:
    pages = opened(hands, drawing, "connnect-cards").view.pages
    assert pages is not None
    printer = printing.printer_for(pages, QPrinter.DuplexMode.DuplexNone)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "out.pdf"))
    printer.setResolution(72)
    asked: list[int] = []

    def go_on(done: int) -> bool:
        asked.append(done)
        return done < 2

    assert not printing.draw_pages(pages, printer, range(6), go_on)
    assert asked == [0, 1, 2]


def test_what_keeps_it_from_being_drawn_is_told(hands: Hands, drawing: Drawing) -> None:
    page = opened(hands, drawing, "box-labels")
    page.open_at("calibration")
    asked(hands, drawing, 3)
    drawing.refuse("/tmp: No space left on device.")
    assert page.view.words == "/tmp: No space left on device."
    assert page.at_rest
    assert not page.save.isEnabled()


def test_pages_that_could_not_be_drawn_are_tried_again(
    hands: Hands, drawing: Drawing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(hands, drawing, "box-labels")
    drawn = len(drawing.asked)
    shutil.rmtree(Path(drawing.asked[-1][-1]).parent)
    with monkeypatch.context() as full:
        full.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
        page.open_at("calibration")
        hands.bot.waitUntil(lambda: page.at_rest, timeout=PATIENCE)
    assert page.view.words == "There is no room for the pages: No such file or directory."
    assert len(drawing.asked) == drawn
    hands.click("Try again", page)
    assert asked(hands, drawing, drawn + 1)[2] == "calibration"
    assert not page.view.again.isVisible()
    drawing.finish()
    assert page.save.isEnabled()


def test_a_damaged_file_has_no_pages(tmp_path: Path) -> None:
    broken = tmp_path / "broken.pdf"
    broken.write_bytes(b"%PDF-1.7 and no more")
    with pytest.raises(NoPages):
        Pages(broken)
    with pytest.raises(NoPages):
        Pages(tmp_path / "nothing.pdf")


def test_who_comes_back_finds_the_pages_as_they_were(hands: Hands, drawing: Drawing) -> None:
    page = opened(hands, drawing, "player-sheet")
    drawn = len(drawing.asked)
    hands.key(Qt.Key.Key_Escape)
    hands.key(Qt.Key.Key_E, CTRL)
    assert page.at_rest
    assert page.save.isEnabled()
    assert len(drawing.asked) == drawn, "they need not be drawn again"
    names = box(page, "names")
    assert isinstance(names, QLineEdit)
    names.setText("Anna,,Ben")
    for key in ((Qt.Key.Key_Escape,), (Qt.Key.Key_E, CTRL)):
        hands.key(*key)
    assert page.at_rest
    assert page.view.words == "First put right what is marked."
    assert not page.save.isEnabled()
