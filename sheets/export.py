"""Making a sheet into a PDF file."""

from __future__ import annotations

from pathlib import Path

from boardroom.base.files import write_whole
from boardroom.base.progress import Report, quiet
from sheets import sheet
from sheets.settings import PrintSettings


def export(
    sheet_id: str,
    path: Path,
    settings: PrintSettings | None = None,
    report: Report = quiet,
) -> None:
    """Write a sheet to ``path``, whole or not at all.

    ``report`` is called after each page. UnknownName for an unknown sheet, FileTrouble when the
    disk refuses, Cancelled when ``report`` raises it.
    """
    kind = sheet(sheet_id)
    chosen = settings if settings is not None else kind.settings()
    make = kind.maker()  # before the disk is touched: this imports ReportLab

    def write(temporary: Path) -> None:
        from sheets.page import Document

        document = Document(temporary, chosen.page, kind.title.show(), kind.about.show())
        make(document, chosen, report)
        document.save()

    write_whole(path, write)
