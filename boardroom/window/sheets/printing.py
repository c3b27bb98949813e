"""Printing the pages of a file through the system's own dialog, in their own size."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QProgressDialog, QWidget

from boardroom.base.errors import BoardroomError
from boardroom.base.words import message, say
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


class NotPrinted(BoardroomError):
    """The printer did not take the pages."""


def print_pages(pages: Pages, duplex: QPrinter.DuplexMode, parent: QWidget) -> bool:
    """Ask which printer and pages, and print them at 100 %. False when the person would rather
    not, or no more; NotPrinted when the printer does not take them."""
    printer = printer_for(pages, duplex)
    dialog = QPrintDialog(printer, parent)
    dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange)
    accepted = dialog.exec() == QPrintDialog.DialogCode.Accepted
    dialog.deleteLater()
    if not accepted or not _may_differ(pages, printer, parent):
        return False
    first, last = printer.fromPage() or 1, printer.toPage() or pages.count
    numbers = range(first - 1, min(last, pages.count))
    progress = QProgressDialog(say("Printing…"), say("&Cancel"), 0, len(numbers), parent)
    progress.setWindowModality(Qt.WindowModality.WindowModal)

    def go_on(done: int) -> bool:
        progress.setLabelText(say("Page {number} of {count}", number=done + 1, count=len(numbers)))
        progress.setValue(done)
        return not progress.wasCanceled()

    try:
        return draw_pages(pages, printer, numbers, go_on)
    finally:
        progress.close()
        progress.deleteLater()


def draw_pages(
    pages: Pages,
    printer: QPrinter,
    numbers: range,
    go_on: Callable[[int], bool] = lambda _: True,
) -> bool:
    """Draw these pages, counted from 0, on the printer. Before each, ``go_on`` hears how many are
    drawn and says whether to; False when it did not. NotPrinted when the printer refuses."""
    painter = QPainter()
    if not painter.begin(printer):
        raise _refused(printer)
    dots = min(printer.resolution(), _MOST_DOTS)
    scale = printer.resolution() / 25.4
    for done, number in enumerate(numbers):
        if not go_on(done):
            printer.abort()
            painter.end()
            return False
        if done and not printer.newPage():
            painter.end()
            raise _refused(printer)
        size = pages.size(number)
        room = QRectF(0, 0, size.width() * scale, size.height() * scale)
        painter.drawImage(room, pages.image(number, dots))
    if not painter.end():
        raise _refused(printer)
    return True


def _refused(printer: QPrinter) -> NotPrinted:
    name = printer.outputFileName() or printer.printerName()
    if not name:
        return NotPrinted(message("Nothing was printed: there is no printer."))
    return NotPrinted(message("Nothing was printed: {printer} does not take it.", printer=name))


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
