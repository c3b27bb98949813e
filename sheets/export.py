"""Making a sheet into a PDF file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from boardroom.base.files import write_whole
from boardroom.base.progress import Report, Step, quiet
from boardroom.base.words import message
from sheets import manifest, sheet
from sheets.settings import PrintSettings
from sheets.sheet import Sheet


def export(
    sheet_id: str,
    path: Path,
    settings: PrintSettings | None = None,
    report: Report = quiet,
) -> int:
    """Write a sheet to ``path``, whole or not at all; how many pages it has.

    ``report`` is called after each page. UnknownName for an unknown sheet, FileTrouble when the
    disk refuses, Cancelled when ``report`` raises it.
    """
    kind = sheet(sheet_id)
    chosen = settings if settings is not None else kind.settings()
    make = kind.maker()  # before the disk is touched: this imports ReportLab
    pages = 0

    def write(temporary: Path) -> None:
        nonlocal pages
        from sheets.page import Document

        document = Document(temporary, chosen.page, kind.title.show(), kind.about.show())
        make(document, chosen, report)
        document.save()
        pages = document.pages

    write_whole(path, write)
    return pages


def export_all(
    order: Sequence[tuple[Sheet, PrintSettings]], folder: Path, report: Report = quiet
) -> tuple[list[Path], Path]:
    """Write several sheets into ``folder``, each a file named after it, and last the manifest; the
    paths of both.

    ``report`` is called at least once for each sheet. Errors as in :func:`export`.
    """
    written, entries = [], []
    for number, (kind, settings) in enumerate(order):
        step = Step(number, len(order), kind.title)
        report(step)
        path = folder / f"{kind.id}.pdf"
        pages = export(kind.id, path, settings, _same(step, report))
        written.append(path)
        entries.append(manifest.entry(path, kind, settings, pages))
    report(Step(len(order), len(order), message("Done")))
    return written, manifest.write_manifest(folder, entries)


def _same(step: Step, report: Report) -> Report:
    """Reports one step again and again, so that its work can be cancelled."""
    return lambda _: report(step)
