"""``boardroom parts``: list the printable parts, and export them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from boardroom.base.errors import BoardroomError
from boardroom.base.files import is_folder
from boardroom.base.progress import Report, Step
from boardroom.base.words import message, say
from boardroom.cli.common import (
    Progress,
    one_line,
    plain_errors,
    print_json,
    progress_report,
    values_by_name,
)

if TYPE_CHECKING:
    from cad.parameters import Parameter
    from cad.part import Part

app = typer.Typer(
    help=say("Printable parts: list them, and export them for a 3D printer."),
    rich_markup_mode=None,
)

ALL = "all"


@app.command("list", help=say("List the parts and their parameters."))
def list_parts(
    as_json: Annotated[bool, typer.Option("--json", help=say("For a program to read."))] = False,
) -> None:
    """List the parts and their parameters."""
    from cad import PARTS

    if as_json:
        print_json([_part_data(part) for part in PARTS.values()])
        return
    for part in PARTS.values():
        _show_part(part)


@app.command("export", help=say("Build parts and write them as files."))
def export_parts(
    ids: Annotated[list[str], typer.Argument(metavar="ID", help=say("Which parts."))],
    formats: Annotated[
        list[str] | None,
        typer.Option(
            "--format",
            metavar="FORMAT",
            help=say("step, stl, 3mf or all; may be repeated. Else as --out ends, or 3mf."),
        ),
    ] = None,
    out: Annotated[
        Path,
        typer.Option(metavar="PLACE", help=say("A folder, or for one part in one format a file.")),
    ] = Path(),
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help=say("A parameter; may be repeated.")),
    ] = None,
    progress: Annotated[
        Progress, typer.Option(help=say("How to show it: a bar, lines of JSON, or not."))
    ] = Progress.BAR,
    as_json: Annotated[
        bool, typer.Option("--json", help=say("Name the files for a program to read."))
    ] = False,
) -> None:
    """Build parts and write them as files."""
    with plain_errors():
        from cad import part
        from cad.export import export_files

        parts = [part(id) for id in dict.fromkeys(ids)]
        values = values_by_name(settings or [])
        chosen = [each.read(values) for each in parts]
        plan = {each.id: _files(each.id, formats, out, alone=len(parts) == 1) for each in parts}
        with progress_report(progress) as report:
            for place, (id, files) in enumerate(plan.items()):
                export_files(id, files, values, _share(report, place, len(plan)))

    written = [path for files in plan.values() for path in files]
    notes = [each.printing(parameters) for each, parameters in zip(parts, chosen, strict=True)]
    if as_json or progress is Progress.JSON:
        facts = [
            {"id": each.id, "supports": note.supports, "note": note.note.show()}
            for each, note in zip(parts, notes, strict=True)
        ]
        print_json({"files": [str(path) for path in written], "parts": facts})
        return
    for path in written:
        typer.echo(say("Wrote {file}", file=one_line(str(path))))
    for each, note in zip(parts, notes, strict=True):
        typer.echo(f"{each.title.show()}: {note.note.show()}")


def _files(id: str, formats: list[str] | None, out: Path, *, alone: bool) -> dict[Path, str]:
    """Where the files of one part go: path and format of each."""
    from cad.export import FORMATS, check_format

    chosen = list(dict.fromkeys(formats or []))
    if ALL in chosen:
        chosen = list(FORMATS)
    for format in chosen:
        check_format(format)
    ending = out.suffix.lower().removeprefix(".")
    if ending not in FORMATS or is_folder(out):
        return {out / f"{id}.{format}": format for format in chosen or ["3mf"]}
    if not alone or chosen not in ([], [ending]):
        raise BoardroomError(
            message(
                "--out {file}: a file takes one part in its own format; name a folder instead.",
                file=str(out),
            )
        )
    return {out: ending}


def _share(report: Report, place: int, count: int) -> Report:
    """A report of one of ``count`` equal pieces of work, told as part of the whole."""

    def told(step: Step) -> None:
        report(Step(place * step.total + step.done, count * step.total, step.doing))

    return told


def _part_data(part: Part) -> dict[str, Any]:
    return {
        "id": part.id,
        "title": part.title.show(),
        "about": part.about.show(),
        "games": part.games,
        "parameters": [_parameter_data(each) for each in part.parameters],
    }


def _parameter_data(parameter: Parameter) -> dict[str, Any]:
    from cad.parameters import Number

    data: dict[str, Any] = {
        "name": parameter.name,
        "title": parameter.title.show(),
        "help": parameter.help.show(),
        "default": parameter.default,
        "needs": dict([parameter.needs]) if parameter.needs else {},
    }
    if isinstance(parameter, Number):
        limits = {"low": parameter.low, "high": parameter.high, "unit": parameter.unit}
        return data | {"kind": "number"} | limits
    choices = [
        {"value": each.value, "title": each.title.show(), "help": each.help.show()}
        for each in parameter.choices
    ]
    return data | {"kind": "choice", "choices": choices}


def _show_part(part: Part) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console()
    console.print(Text(f"{part.id}  ", "bold"), Text(part.title.show()), sep="", end="")
    console.print(Text(f"  ({', '.join(part.games)})"))
    console.print(Text(part.about.show()))
    table = Table(box=SIMPLE_HEAD)
    table.add_column(say("Parameter"), no_wrap=True)
    table.add_column(say("Default"), no_wrap=True)
    table.add_column(say("Range"))
    table.add_column(say("What it is"))
    for each in part.parameters:
        default = each.default if isinstance(each.default, str) else f"{each.default:g}"
        help = each.help.show()
        if each.needs:
            help += " " + say("(only with {name}={value})", name=each.needs[0], value=each.needs[1])
        table.add_row(*(Text(text) for text in (each.name, default, each.range, help)))
    console.print(table)
