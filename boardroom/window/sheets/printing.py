"""Printing the pages of a file through the system's own dialog, in their own size."""

from __future__ import annotations

from collections.abc import Container, Mapping

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from boardroom.base.words import say
from boardroom.window.questions import KEEPS, ask
from boardroom.window.sheets.pages import Pages

_MOST_DOTS = 600
"""To the inch: finer than home printers show, and an A4 page is 35 million pixels then."""

_SAME = 1.0
"""mm between two sizes of paper that count as one."""


def duplex_of(values: Mapping[str, str], offered: Container[str]) -> QPrinter.DuplexMode:
    """How the printer shall turn the paper: as the sheet is laid out, if it has backs behind."""
    if "flip" not in offered or values.get("layout") in ("fold", "single"):
        return QPrinter.DuplexMode.DuplexNone
    short = values.get("flip") == "short"
    return QPrinter.DuplexMode.DuplexShortSide if short else QPrinter.DuplexMode.DuplexLongSide


def printer_for(pages: Pages, duplex: QPrinter.DuplexMode) -> QPrinter:
    """A printer that is set up for these pages: their paper, without margins, at full size."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setFullPage(True)
    printer.setDocName("Boardroom")
    printer.setDuplex(duplex)
    printer.setPageLayout(_layout(pages.size(0)))
    printer.setFromTo(1, pages.count)
    return printer


def _layout(size: QSizeF) -> QPageLayout:
    """The whole of a page, without margins."""
    lying = size.width() > size.height()
    upright = size.transposed() if lying else size
    page = QPageSize(upright, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.FuzzyMatch)
    turn = QPageLayout.Orientation.Landscape if lying else QPageLayout.Orientation.Portrait
    layout = QPageLayout(page, turn, QMarginsF())
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def print_pages(pages: Pages, duplex: QPrinter.DuplexMode, parent: QWidget) -> bool:
    """Ask which printer and pages, and print them at 100 %. False when the person would rather
    not."""
    printer = printer_for(pages, duplex)
    dialog = QPrintDialog(printer, parent)
    dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange)
    accepted = dialog.exec() == QPrintDialog.DialogCode.Accepted
    dialog.deleteLater()
    if not accepted or not _may_differ(pages, printer, parent):
        return False
    first, last = printer.fromPage() or 1, printer.toPage() or pages.count
    return draw_pages(pages, printer, range(first - 1, min(last, pages.count)))


def draw_pages(pages: Pages, printer: QPrinter, numbers: range) -> bool:
    """Draw these pages, counted from 0, on the printer; whether it took them."""
    painter = QPainter()
    if not painter.begin(printer):
        return False
    dots = min(printer.resolution(), _MOST_DOTS)
    scale = printer.resolution() / 25.4
    for place, number in enumerate(numbers):
        if place:
            printer.newPage()
        size = pages.size(number)
        room = QRectF(0, 0, size.width() * scale, size.height() * scale)
        painter.drawImage(room, pages.image(number, dots))
    return painter.end()


def _may_differ(pages: Pages, printer: QPrinter, parent: QWidget) -> bool:
    """Whether the paper in the printer is that of the pages, or the person goes on all the same."""
    paper = printer.pageLayout().fullRect(QPageLayout.Unit.Millimeter).size()
    size = pages.size(0)
    off = max(abs(paper.width() - size.width()), abs(paper.height() - size.height()))
    if off <= _SAME:
        return True
    go_on = say("&Print all the same")
    text = say(
        "The printer's paper is {paper}, the pages are {size}. They are printed in their own "
        "size, and what does not fit is cut off.",
        paper=_words(paper),
        size=_words(size),
    )
    return ask(parent, say("Another paper?"), text, {go_on: KEEPS}, say("&Cancel")) == go_on


def _words(size: QSizeF) -> str:
    return say("{width} × {height} mm", width=round(size.width()), height=round(size.height()))
