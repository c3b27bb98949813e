"""Making a sheet into a PDF file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from boardroom.base.files import write_whole
from boardroom.base.progress import Report, Step, quiet
from boardroom.base.words import Message, language, message, speaking
from sheets import manifest, sheet
from sheets.played import Played
from sheets.player_settings import PlayerSheetSettings
from sheets.settings import PrintSettings
from sheets.sheet import Sheet

if TYPE_CHECKING:
    from sheets.page import Document


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

    def draw(document: Document) -> None:
        make(document, chosen, told)

    told = _in_the_language_now(report)
    return _write(path, chosen, (kind.title, kind.about), draw)


def export_played(
    path: Path,
    played: Sequence[Played],
    settings: PlayerSheetSettings | None = None,
    report: Report = quiet,
) -> int:
    """Write the player sheets of a game of Connnect as they are filled in, like :func:`export`."""
    from sheets.player_sheet import make_played_sheets

    chosen = settings if settings is not None else PlayerSheetSettings()
    told = _in_the_language_now(report)
    names = ", ".join(each.name for each in played)
    about = message("What {names} have written in a game of Connnect.", names=names)

    def draw(document: Document) -> None:
        make_played_sheets(document, chosen, played, told)

    return _write(path, chosen, (sheet("player-sheet").title, about), draw)


def _write(
    path: Path,
    settings: PrintSettings,
    titles: tuple[Message, Message],
    draw: Callable[[Document], None],
) -> int:
    """Make a document in the language of the settings, whole or not at all."""
    pages = 0

    def write(temporary: Path) -> None:
        nonlocal pages
        from sheets.page import Document

        title, about = titles
        document = Document(temporary, settings.page, title.show(), about.show())
        draw(document)
        document.save()
        pages = document.pages

    with speaking(settings.lang):
        write_whole(path, write)
    return pages


def _in_the_language_now(report: Report) -> Report:
    """Tells the person in their own language, whatever is drawn in meanwhile."""
    now = language()

    def told(step: Step) -> None:
        with speaking(now):
            report(step)

    return told


def export_all(
    order: Sequence[tuple[Sheet, PrintSettings]], folder: Path, report: Report = quiet
) -> tuple[list[Path], Path]:
    """Write several sheets into ``folder``, each a file named after it, and last the manifest; the
    paths of both.

    ``report`` is called at least once for each sheet. Errors as in :func:`export`.
    """
    manifest.check_folder(folder)
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
