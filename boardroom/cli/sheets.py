"""``boardroom sheets``: list the printable sheets, and export them as PDF."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from boardroom.base.errors import BoardroomError
from boardroom.base.files import is_folder
from boardroom.base.words import message, say
from boardroom.cli.common import (
    FilesOption,
    JsonOption,
    Progress,
    ProgressOption,
    one_line,
    plain_errors,
    print_json,
    progress_report,
    values_by_name,
)
from boardroom.cli.played_sheets import print_game
from boardroom.cli.sheet_options import InkSaverOption, LangOption, PaperOption, SettingsOption

if TYPE_CHECKING:
    from sheets import Sheet

app = typer.Typer(
    help=say("Printable sheets: list them, and export them for a printer."),
    rich_markup_mode=None,
)


@app.command("list", help=say("List the sheets and their settings."))
def list_sheets(
    as_json: JsonOption = False,
) -> None:
    """List the sheets and their settings."""
    with plain_errors():  # a layout may be damaged
        from sheets import SHEETS

    if as_json:
        print_json([_sheet_data(sheet) for sheet in SHEETS.values()])
        return
    for sheet in SHEETS.values():
        _show_sheet(sheet)


@app.command("export", help=say("Draw sheets and write them as PDF files."))
def export_sheets(
    ids: Annotated[
        list[str],
        typer.Argument(metavar="ID", help=say("Which sheets; or a game; or all: every sheet.")),
    ],
    # Numbers are read with the other settings, so that all are refused in the same one line.
    copies: Annotated[
        str | None,
        typer.Option(metavar="NUMBER", help=say("How many, 1 to 500. Else one, or a page.")),
    ] = None,
    paper: PaperOption = None,
    layout: Annotated[
        str | None,
        typer.Option(
            metavar="LAYOUT", help=say("For cards: plain, bleed, fold or single. Else plain.")
        ),
    ] = None,
    flip: Annotated[
        str | None,
        typer.Option(metavar="EDGE", help=say("For cards: turned on the long or short edge.")),
    ] = None,
    lang: LangOption = None,
    ink_saver: InkSaverOption = False,
    settings: SettingsOption = None,
    out: Annotated[
        Path,
        typer.Option(
            metavar="PLACE", help=say("A folder, or for one sheet a file that ends in .pdf.")
        ),
    ] = Path(),
    progress: ProgressOption = Progress.BAR,
    as_json: FilesOption = False,
) -> None:
    """Draw sheets and write them as PDF files; of several there is a manifest too."""
    with plain_errors():
        from sheets.export import export, export_all
        from sheets.order import is_single, ordered, read_order

        named = (
            *(("copies", copies), ("paper", paper), ("layout", layout), ("flip", flip)),
            *(("lang", lang), ("ink-saver", "yes" if ink_saver else None)),
        )
        given = [f"{name}={value}" for name, value in named if value is not None]
        order = read_order(ordered(ids), values_by_name([*given, *(settings or [])]))
        manifest = None
        if is_single(ids):
            kind, chosen = order[0]
            files = [_file(kind, out)]
            with progress_report(progress) as report:
                export(kind.id, files[0], chosen, report)
        else:
            _check_folder(out)
            with progress_report(progress) as report:
                files, manifest = export_all(order, out, report)
    written = {"files": [str(file) for file in files]}
    if as_json or progress is Progress.JSON:
        print_json(written if manifest is None else {**written, "manifest": str(manifest)})
        return
    for file in files if manifest is None else [*files, manifest]:
        typer.echo(say("Wrote {file}", file=one_line(str(file))))


app.command("from-game", help=say("Print the sheets of a game of Connnect as they stand."))(
    print_game
)


def _file(sheet: Sheet, out: Path) -> Path:
    return out if _is_file(out) else out / f"{sheet.id}.pdf"


def _is_file(out: Path) -> bool:
    return out.suffix.lower() == ".pdf" and not is_folder(out)


def _check_folder(out: Path) -> None:
    if _is_file(out):
        raise BoardroomError(
            message("--out {file}: a file takes one sheet; name a folder instead.", file=str(out))
        )


def _sheet_data(sheet: Sheet) -> dict[str, Any]:
    from sheets.settings import offered

    return {
        "id": sheet.id,
        "title": sheet.title.show(),
        "about": sheet.about.show(),
        "games": sheet.games,
        "settings": [
            {
                "name": each.name,
                "title": each.title.show(),
                "help": each.help.show(),
                "default": each.default,
                "choices": [
                    {"value": value, "title": title.show()} for value, title in each.choices
                ],
                "range": list(each.bounds) if each.bounds else None,
            }
            for each in offered(sheet.settings)
        ],
    }


def _show_sheet(sheet: Sheet) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from sheets.settings import offered

    console = Console()
    console.print(Text(f"{sheet.id}  ", "bold"), Text(sheet.title.show()), sep="", end="")
    console.print(Text(f"  ({', '.join(sheet.games)})"))
    console.print(Text(sheet.about.show()))
    table = Table(box=SIMPLE_HEAD)
    table.add_column(say("Setting"), no_wrap=True)
    table.add_column(say("Default"), no_wrap=True)
    table.add_column(say("Range"), no_wrap=True)
    table.add_column(say("What it is"))
    for each in offered(sheet.settings):
        cells = (each.name, each.default, each.expected(), each.help.show())
        table.add_row(*(Text(text) for text in cells))
    console.print(table)
