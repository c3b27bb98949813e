"""``boardroom parts plates``: all that a game needs, laid out for the printer."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from boardroom.base.words import say
from boardroom.cli.common import (
    FilesOption,
    Progress,
    ProgressOption,
    one_line,
    plain_errors,
    print_json,
    progress_report,
    values_by_name,
)
from boardroom.cli.parts.printing import print_amount


def export_plates(
    id: Annotated[str, typer.Argument(metavar="ID", help=say("Which game or print set."))],
    bed: Annotated[
        str, typer.Option(metavar="WIDTHxDEPTH", help=say("The printer's bed, mm."))
    ] = "220x220",
    out: Annotated[Path, typer.Option(metavar="FOLDER", help=say("Where the files go."))] = Path(),
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help=say("A parameter; may be repeated.")),
    ] = None,
    progress: ProgressOption = Progress.BAR,
    as_json: FilesOption = False,
) -> None:
    """Lay out all that a game needs on plates, one colour a plate."""
    with plain_errors():
        from boardroom.base.manifests import NAME
        from cad.estimate import time_words
        from cad.manifest import total
        from cad.order import check_names, print_set
        from cad.plate import read_bed
        from cad.plating import export_plates as export

        chosen, size = print_set(id), read_bed(bed)
        values = values_by_name(settings or [])
        check_names([chosen], values)
        with progress_report(progress) as report:
            entries = export(chosen, size, out, values, report)
    if as_json or progress is Progress.JSON:
        amount = total(entries)
        print_json(
            {
                "files": [str(out / each.file) for each in entries],
                "manifest": str(out / NAME),
                "grams": round(amount.grams, 1),
                "minutes": round(amount.minutes),
            }
        )
        return
    for each in entries:
        if each.format == "3mf":
            name = each.file.rpartition(".")[0]
            time = time_words(each.minutes).show()
            typer.echo(f"{name}: {each.note}; {each.grams:.0f} g, {time}")
    typer.echo(
        say(
            "Wrote {count} files and {name} into {folder}",
            count=len(entries),
            name=NAME,
            folder=one_line(str(out)),
        )
    )
    print_amount(entries)
